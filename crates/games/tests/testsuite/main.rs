//! Compares the games with searches that know only the rules, with published values and with worked examples.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod board_frames;
mod fibonacci;
mod graph;
mod grundy_table;
mod hackenbush;
mod large_numbers;
mod misconceptions;
mod nim_oracle;
mod northcott;
mod race_path;
mod race_sets;
mod serialize;
mod staircase;
mod steps;
mod subtraction;
mod sum;
mod sum_pairs;
mod taking_and_breaking;
