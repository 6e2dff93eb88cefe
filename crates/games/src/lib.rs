//! Nim and related games: positions, winning moves and explanations as typed steps, without words.
//!
//! * [`games`]: the registry, with [`games::Question`], [`games::Explanation`] and [`games::AnyState`], and below it one
//!   file or folder for each game;
//! * [`game`]: the traits [`game::Game`] and [`game::Playable`] that every game implements; [`sums`]: disjunctive sums;
//! * [`position`], [`columns`], [`search`], [`grundy_sequence`]: piles and moves, sums without carry, search of the
//!   game tree, Grundy sequences;
//! * [`figure`], [`board_frames`]: pictures and the step-through board as data; [`serialize`]: JSON and template values.
//!
//! ```
//! use carryless_args::command_line::CommandLine;
//! use carryless_games::games::Question;
//! use carryless_games::position::Outcome;
//!
//! let question = Question::parse(&CommandLine::parse("3 4 5"))?;
//! assert_eq!(question.explain(false).outcome(), Some(Outcome::N));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

pub mod board_frames;
pub mod columns;
pub mod elide;
pub mod figure;
pub mod game;
pub mod games;
pub mod grundy_sequence;
pub mod position;
pub mod schema;
pub mod search;
pub mod serialize;
pub mod sums;
