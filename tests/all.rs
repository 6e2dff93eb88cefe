//! Everything that is proved without a browser, in one executable. Each module says at its head what
//! it proves; `cargo test --test all count::` runs one of them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// What several of them use.
#[path = "trees/boxes.rs"]
mod boxes;
mod by_hand;
mod dice;
mod program;
#[cfg(unix)]
mod shell;
mod trees;

#[cfg(unix)]
mod book;
#[cfg(unix)]
mod cmd;
mod count;
#[cfg(unix)]
mod errors;
mod exercises;
mod explanations;
#[cfg(unix)]
mod files;
mod hints;
mod house;
mod html;
mod ideas;
mod json;
mod moore;
mod numbers;
mod play;
#[cfg(unix)]
mod play_dialogue;
mod positions;
mod prove;
#[cfg(unix)]
mod readme;
mod search;
mod several;
mod steps;
mod wording;
#[cfg(unix)]
mod worksheet;
mod wythoff;
mod xiangqi;
mod xor;
