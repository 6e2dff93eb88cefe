//! Tests in a real browser and on paper: explanations, worksheets, the book, a foreign book, the web page and
//! its engine; and imports of question files and documents into other programs. They need the tools of
//! `.ci/install`, and `.ci/wasm`; `.ci/run` runs a selection, `.ci/full` all of them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod bank;
mod board;
mod book;
mod bound;
mod braid;
mod checks;
mod chromium;
mod engine;
mod explained;
mod foreign;
mod frames;
mod print;
mod program;
mod readme;
mod sheets;
mod squares;
mod web;
mod worksheet;
