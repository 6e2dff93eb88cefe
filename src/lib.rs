//! `carryless` explains Nim, step by step: the binary columns are added **without carry**, the odd
//! columns show what is wrong, one pile puts it right, and the check proves it.
//!
//! The way of the data goes in one direction:
//!
//! 1. words with their places — [`line::Line`];
//! 2. the grammar makes a question of them — [`games::Question::parse`];
//! 3. the game answers with an argument: typed steps, numbers and roles, no words —
//!    [`games::Question::explain`], [`games::Explanation`];
//! 4. a template and the words of one language make a page in Markdown of it —
//!    [`render::Renderer::markdown`];
//! 5. whose events become a page in HTML or in a terminal — [`render::Renderer::html`],
//!    [`render::Renderer::text`]; JSON is the argument itself — [`render::json`].
//!
//! Mathematics knows no words, words know no mathematics, and nothing after the argument computes
//! a number again. What is right or wrong with the input is an [`error::Error`] with its place.
//!
//! Without its default features the crate touches no file, no clock and no thread, and builds for
//! `wasm32-unknown-unknown`; the feature `cli` adds the command line.
//!
//! ```
//! use carryless::{games::Question, line::Line, render::{Renderer, View}, wording::Language};
//!
//! let answer = Question::parse(&Line::parse("3 4 5"))?.explain(false);
//! let renderer = Renderer::new(Language::of_code("zh")?, &["nim"])?;
//! let page = renderer.markdown(answer, View::default())?;
//! assert!(page.contains("**你能赢**：从第 1 堆取 2 颗"));
//! # Ok::<(), carryless::error::Error>(())
//! ```

pub mod asked;
#[cfg(feature = "book")]
pub mod book;
#[cfg(feature = "cli")]
pub mod cli;
pub mod columns;
pub mod error;
pub mod exercises;
pub mod figure;
#[cfg(feature = "cli")]
pub(crate) mod files;
pub mod game;
pub mod games;
pub mod line;
pub mod listing;
pub mod options;
pub mod play;
pub mod position;
pub mod render;
pub mod search;
pub mod similar;
pub mod wording;
pub mod worksheet;
