//! `carryless` explains Nim and related games, step by step, in Chinese and in English: the binary columns
//! are added **without carry**, the odd columns show the imbalance, one pile corrects it, and the check
//! proves it.
//!
//! # An answer
//!
//! [`explain`] takes the arguments of `carryless explain` and returns an [`Explanation`]: who wins, with
//! which moves, and why.
//!
//! ```
//! let answer = carryless::explain("3 4 5")?;
//! assert_eq!(answer.is_won(), Some(true));
//! assert_eq!(answer.winning_moves(), ["1:2"]); // from pile 1, take 2
//! # Ok::<(), carryless::Error>(())
//! ```
//!
//! Options select the rules: `3 4 5 --misere`, `7 9 --limit 3`, `race 30 --say 1-2`, `wythoff 3 5`, `moore 3
//! 4 5 --at-most 2`. A pupil's move or claim is graded:
//!
//! ```
//! let answer = carryless::explain("3 4 5 --move 3:1")?;
//! assert_eq!(answer.is_right(), Some(false));
//! # Ok::<(), carryless::Error>(())
//! ```
//!
//! # Rendering
//!
//! A [`Renderer`] loads the messages and templates of one [`Language`] and returns Markdown, HTML or text for
//! a terminal. The JSON of an answer is the same in all languages; [`schema()`] describes it.
//!
//! ```
//! use carryless::{Language, Renderer};
//!
//! let answer = carryless::explain("3 4 5")?;
//! let chinese = Renderer::new(Language::of_code("zh")?)?.markdown(&answer)?;
//! assert!(chinese.contains("**你能赢**：从第 1 堆取 2 颗"));
//! let english = Renderer::new(Language::of_code("en")?)?.markdown(&answer)?;
//! assert!(english.contains("**You can win**: take 2 from pile 1"));
//! assert!(answer.json()?.contains(r#""outcome":"N""#));
//! # Ok::<(), carryless::Error>(())
//! ```
//!
//! Invalid input is an [`Error`] with its span; a renderer returns its message.
//!
//! # Exercises and sheets
//!
//! ```
//! let language = carryless::Language::of_code("en")?;
//! let drawn = carryless::exercises("winning-move", 1, 2026, 5, language)?;
//! assert_eq!(drawn.len(), 5);
//! println!("{}", drawn[0].question());
//! println!("{}", carryless::worksheet("--topic winning-move:3 --seed 7", language)?);
//! # Ok::<(), carryless::Error>(())
//! ```
//!
//! # A match
//!
//! ```
//! let mut game = carryless::play(&"3 4 5".parse()?).ok_or("not played")?;
//! while let Some(chosen) = game.computer(2026)? {
//!     println!("{chosen}");
//! }
//! assert!(game.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Without its default features the crate uses no file, no clock and no thread, and builds for
//! `wasm32-unknown-unknown`; the feature `cli` adds the command line.

mod api;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
mod schema;

#[cfg(feature = "book")]
pub use api::lesson;
pub use api::{
    Exercise, Explanation, Match, Question, Renderer, exercises, explain, play, schema, topics,
    verify, worksheet,
};
pub use carryless_args::error::Error;
pub use carryless_render::i18n::Language;

/// The protocol of the interactive page: a request as JSON, and the reply to it.
pub mod web {
    pub use carryless_web::{File, Reply, Request, answer, reply};
}
