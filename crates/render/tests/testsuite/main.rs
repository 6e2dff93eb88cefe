//! Compares pages, pictures and messages with stored snapshots and with what other programs read in them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod explanations;
mod graph_pictures;
mod html;
mod i18n;
mod perspectives;
mod text_board;
mod two_pile_board;
