//! Tests that use items of the crates and the built program, and tests of several crates together. Each module's
//! header says what it tests; `cargo test count::` runs one module. Tests of one crate are in `crates/*/tests`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// Shared by several modules.
#[allow(dead_code, reason = "shared with what is proved from outside")]
mod program;
#[cfg(unix)]
mod shell;

mod args_roundtrip;
mod board_lanes;
#[cfg(unix)]
mod book;
mod class_lists;
mod conventions;
mod count;
mod examples;
#[cfg(unix)]
mod files;
mod fuzz_corpus;
mod hints;
#[cfg(unix)]
mod lesson;
mod moore;
mod playable;
mod positions;
mod poster;
mod print;
mod prove;
#[cfg(feature = "schema")]
mod schema;
mod spoilers;
mod styles;
mod web;
#[cfg(unix)]
mod worksheet;
mod wythoff;
mod xiangqi;
mod xor;
#[cfg(unix)]
mod zh_tw;
