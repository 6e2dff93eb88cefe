//! Everything that a person meets in a real browser and on paper: explanations, worksheets, the
//! book. The tests need Chromium, poppler's tools, and `npm ci` in `tests/browser`; `.ci/run` runs
//! them all.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod board;
mod book;
mod braid;
mod checks;
mod chromium;
mod explained;
mod frames;
mod print;
mod program;
mod readme;
mod squares;
mod worksheet;
