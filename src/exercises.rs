//! Exercises: one value each, from which question, answer and worked key come. A [`Kind`] knows
//! one topic; under some [`Wishes`] it has a [`Space`] of exercises that can be counted, and drawn
//! without a repeat.
//!
//! ```
//! use carryless::{exercises::{self, page, wishes::Wishes}, wording::Language};
//! let kind = exercises::kind("winning-move").ok_or("no such kind")?;
//! let words = page::words(Language::of_code("zh")?)?;
//! for exercise in kind.space(&Wishes { level: Some(1), ..Wishes::default() })?.take(2026, 5)? {
//!     println!("{}", exercise.json(&exercise.question(&words)?)?);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ask;
mod columns;
pub mod dice;
pub mod difficulty;
pub mod exercise;
pub mod mark;
pub mod multisets;
pub mod page;
pub mod permutation;
mod piles;
mod reading;
pub mod space;
pub mod subject;
pub mod task;
mod winning_move;
pub mod wishes;

use crate::error::Error;

pub use ask::{Ask, Blank};
pub use difficulty::Difficulty;
pub use exercise::{Answer, Exercise};
pub use mark::{Mark, Marker};
use page::Page;
pub use space::Space;
pub use wishes::{Trap, Wish, Wishes};

/// The version of the generator: it changes when the same wishes and seed give other exercises.
pub const GENERATOR: u32 = 1;

/// A kind of exercise.
pub trait Kind: Sync {
    /// Its name: the topic.
    fn name(&self) -> &'static str;

    /// The wishes that it understands beside the level.
    fn wishes(&self) -> &'static [Wish];

    /// Its exercises under these wishes; what it does not understand it ignores.
    ///
    /// # Errors
    /// [`WishOutOfRange`](crate::error::ErrorKind::WishOutOfRange).
    fn space(&self, wishes: &Wishes) -> Result<Space, Error>;

    /// Writes the question of one of its exercises.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when a message is missing.
    fn write<'e>(&self, exercise: &'e Exercise, page: &mut Page<'_, 'e>) -> Result<(), Error>;
}

/// All kinds, in the order in which they are taught.
pub const KINDS: &[&dyn Kind] = &[&columns::Columns, &winning_move::WinningMove];

/// The kind of this name.
pub fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}
