//! Tests of the built program, run as a person or a script runs it. Each module's header says what it tests;
//! `cargo test cmd::` runs one module. Tests that use items of the crate are in `tests/unit.rs`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// Shared by several modules.
mod program;
#[cfg(unix)]
mod shell;
#[cfg(unix)]
#[path = "shell/transcript.rs"]
mod transcript;

#[cfg(unix)]
mod cmd;
#[cfg(unix)]
mod code;
#[cfg(unix)]
mod contests;
#[cfg(unix)]
mod docx;
#[cfg(unix)]
mod errors;
#[cfg(unix)]
mod export;
#[cfg(unix)]
mod help;
#[cfg(unix)]
mod input_aliases;
mod json;
#[cfg(unix)]
mod key_audit;
#[cfg(unix)]
mod line_width;
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod packaging;
#[cfg(unix)]
mod play_dialogue;
#[cfg(unix)]
mod readme;
#[cfg(unix)]
mod templates;
