//! Proves what the book promises: its words come from the catalogue, its commands are answered
//! wherever they stand, both languages are mirrored, every link leads somewhere, nothing that is
//! wrong is built and nothing that is not ours is touched.

#![cfg(all(unix, feature = "book"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

#[path = "book/fences.rs"]
mod fences;
#[path = "book/folders.rs"]
mod folders;
mod shell;
#[path = "book/theme.rs"]
mod theme;
