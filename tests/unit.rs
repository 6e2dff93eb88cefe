//! Unit tests, compiled into the library: they use items of the crate. Each module's header says what it
//! tests; `cargo test count::` runs one module.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// Shared by several modules.
mod answers;
#[path = "oracle/boxes.rs"]
mod boxes;
mod oracle;
mod pencil_and_paper;
#[allow(dead_code, reason = "shared with what is proved from outside")]
mod program;
mod rng;
#[cfg(unix)]
mod shell;

mod args_roundtrip;
mod board_frames;
mod board_lanes;
#[cfg(unix)]
mod book;
mod class_lists;
mod conventions;
mod count;
mod examples;
mod exercises;
mod explanations;
mod fibonacci;
#[cfg(unix)]
mod files;
mod fuzz_corpus;
mod graph;
mod graph_pictures;
mod grundy_table;
mod hackenbush;
mod hints;
mod html;
mod i18n;
mod large_numbers;
#[cfg(unix)]
mod lesson;
mod misconceptions;
mod moore;
mod multi_pile;
mod nim_oracle;
mod northcott;
mod perspectives;
mod play;
mod playable;
mod positions;
mod poster;
mod print;
mod prove;
mod race_path;
mod race_sets;
#[cfg(feature = "schema")]
mod schema;
mod serialize;
mod session_resume;
mod spoilers;
mod staircase;
mod steps;
mod styles;
mod subtraction;
mod sum;
mod sum_pairs;
mod taking_and_breaking;
mod text_board;
mod two_pile_board;
mod untrusted_records;
mod web;
#[cfg(unix)]
mod worksheet;
mod wythoff;
mod xiangqi;
mod xor;
#[cfg(unix)]
mod zh_tw;
