//! What is proved from inside the crate, where everything has a name: compiled into the library when
//! it is tested. Each module says at its head what it proves; `cargo test count::` runs one of them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// What several of them use.
mod answers;
#[path = "trees/boxes.rs"]
mod boxes;
mod by_hand;
mod dice;
#[allow(dead_code, reason = "shared with what is proved from outside")]
mod program;
#[cfg(unix)]
mod shell;
mod trees;

mod boards;
#[cfg(unix)]
mod book;
mod braid;
mod breaking;
mod class_lists;
mod count;
mod dialogues;
mod examples;
mod exercises;
mod explanations;
mod fibonacci;
#[cfg(unix)]
mod files;
mod fuzzed;
mod graph;
mod hackenbush;
mod hints;
mod house;
mod html;
mod ideas;
mod lanes;
#[cfg(unix)]
mod lesson;
mod letters;
mod lines;
mod moments;
mod moore;
mod northcott;
mod numbers;
mod pictures;
mod play;
mod positions;
mod poster;
mod print;
mod prove;
mod race_sets;
mod readers;
mod row;
#[cfg(feature = "schema")]
mod schema;
mod search;
mod serial;
mod several;
mod squares;
mod staircase;
mod steps;
mod strangers;
mod styles;
mod subtraction;
mod sum;
mod sum_pairs;
#[cfg(unix)]
mod traditional;
mod tries;
mod web;
mod wording;
#[cfg(unix)]
mod worksheet;
mod wythoff;
mod xiangqi;
mod xor;
