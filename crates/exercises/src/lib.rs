//! Exercises. One value gives the question, the answer and the worked key of an exercise. An [`ExerciseKind`]
//! covers one topic; a [`Space`] contains its exercises under some [`Constraints`]. Next:
//! `pool.rs`.
//!
//! ```
//! use carryless_exercises::{Constraints, kind, question_text};
//! use carryless_render::i18n::Language;
//!
//! let writer = question_text::writer(Language::of_code("en")?)?;
//! let space = kind("winning-move").expect("a topic").space(&Constraints::default())?;
//! let exercise = space.draw(7).next().expect("an exercise");
//! assert!(exercise.question(&writer)?.contains("Give a winning move"));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

mod all_moves;
pub mod answer_balance;
pub mod answer_field;
pub mod assign;
mod binary;
mod columns;
pub mod constraints;
mod count;
mod diagnosis;
pub mod difficulty;
mod distractors;
pub mod exercise;
mod feasibility;
mod fibonacci;
mod fill_in_figure;
mod find_mistake;
mod game_sums;
mod grid;
mod grundy_games;
mod hackenbush;
mod judge_move;
mod limit;
pub mod mark;
mod misere;
mod misere_limit;
pub mod multi_pile;
pub mod multisets;
mod nim_sum;
mod northcott;
mod numbers;
mod odd_one_out;
pub mod parse_answer;
pub mod permutation;
mod piles;
pub mod pool;
pub mod prediction;
mod prove;
pub mod pupil_model;
pub mod question_text;
mod race;
mod race_story;
pub mod rng;
pub mod sample;
mod solution;
mod staircase;
pub mod task;
mod tree_shapes;
mod walkthrough;
mod who_wins;
mod winning_move;
mod xiangqi;
mod xor;

use carryless_args::error::Error;

pub use answer_balance::AnswerClass;
pub use answer_field::{AnswerField, Expected, Shift};
use constraints::ConstraintFault;
pub use constraints::{Constraint, Constraints};
pub use difficulty::Difficulty;
pub use exercise::Exercise;
pub use fibonacci::AMOUNTS;
pub use grundy_games::ROW;
pub use mark::{Mark, Marker, Reading};
pub use parse_answer::Absence;
use pool::Sources;
pub use pool::Space;
use rng::SeededRng;

/// Version of the generator of exercises; raised whenever the same constraints and seed give other exercises than
/// before. A sheet code contains it, so that a code of another version is recognized.
pub const GENERATOR: u32 = 4;

/// Number of sizes of a question (small, middle, large) under [`Constraint::ThreeSizes`].
pub const SIZES: u64 = 3;

/// A kind of exercise, which generates all exercises of one topic.
pub trait ExerciseKind: Sync {
    /// Returns the topic of all exercises of this kind, such as `nim-sum`. It is also the name of the kind.
    fn name(&self) -> &'static str;

    /// Returns the constraints that this kind takes into account. The level is left out: every kind uses it.
    fn constraints(&self) -> &'static [Constraint];

    /// Returns the reason why no exercise of this kind can meet the constraints, or `None` if some may.
    /// Called before exercises are drawn; a kind that can meet all constraints keeps the default `None`.
    fn refusal(&self, _: &Constraints) -> Option<ConstraintFault> {
        None
    }

    /// Returns the constraints, changed so that questions are small (`size` 0), middle (1) or large (2). A
    /// kind that understands [`Constraint::ThreeSizes`] overrides it; the default changes nothing.
    fn with_size(&self, constraints: &Constraints, _size: usize) -> Constraints {
        constraints.clone()
    }

    /// Returns the [`Sources`] of all exercises under the constraints. An implementation ignores constraints
    /// that are not in its list `constraints()`.
    fn sources(&self, constraints: &Constraints) -> Sources;

    /// Returns the space of all exercises of this kind under the constraints; exercises are drawn from it.
    ///
    /// # Errors
    ///
    /// `out-of-range`, or the reason why the constraints cannot be met.
    fn space(&self, constraints: &Constraints) -> Result<Space, Error> {
        constraints.check()?;
        let understood = constraints.restrict_to(self.constraints());
        understood.contradiction().or_else(|| self.refusal(constraints)).map_or(Ok(()), Err)?;
        Ok(Space::new(self.name(), constraints.level(), self.sources(constraints)))
    }

    /// Returns the kind of the right answers, such as [`AnswerClass::Outcome`]. Answers of other kinds than
    /// [`AnswerClass::Many`], the default, are balanced over the versions of a sheet.
    fn answer_class(&self) -> AnswerClass {
        AnswerClass::Many
    }

    /// Whether the next exercise of a sheet asks for a verdict, an answer with few possible values such as yes or
    /// no. By default always, unless `answer_class()` is `Many`. A kind that asks different questions about the
    /// same topic decides at random, with the given generator.
    fn next_asks_verdict(&self, _: &mut SeededRng) -> bool {
        self.answer_class() != AnswerClass::Many
    }

    /// Whether the sentences of this kind contain all working of the key, so that no explanation is appended
    /// to it.
    fn has_full_working(&self) -> bool {
        false
    }
}

/// A kind of exercise that needs no code of its own: the methods of [`ExerciseKind`] return these fields.
struct SourceKind {
    name: &'static str,
    constraints: &'static [Constraint],
    answer_class: AnswerClass,
    has_full_working: bool,
    sources: fn(&Constraints) -> Sources,
}

impl ExerciseKind for SourceKind {
    fn name(&self) -> &'static str {
        self.name
    }

    fn constraints(&self) -> &'static [Constraint] {
        self.constraints
    }

    fn answer_class(&self) -> AnswerClass {
        self.answer_class
    }

    fn has_full_working(&self) -> bool {
        self.has_full_working
    }

    fn sources(&self, constraints: &Constraints) -> Sources {
        (self.sources)(constraints)
    }
}

/// All kinds, in the order in which they are taught.
pub const KINDS: &[&dyn ExerciseKind] = &[
    &binary::KIND,
    &grid::KIND,
    &columns::KIND,
    &nim_sum::KIND,
    &who_wins::KIND,
    &winning_move::KIND,
    &all_moves::KIND,
    &judge_move::KIND,
    &walkthrough::KIND,
    &find_mistake::KIND,
    &limit::KIND,
    &misere::KIND,
    &misere_limit::KIND,
    &race::Race,
    &race_story::RaceStory,
    &xor::KIND,
    &odd_one_out::KIND,
    &count::KIND,
    &prove::KIND,
    &xiangqi::KIND,
    &multi_pile::WYTHOFF,
    &multi_pile::MOORE,
    &grundy_games::SET,
    &grundy_games::ROWS,
    &grundy_games::LASKER,
    &grundy_games::GRUNDY,
    &fibonacci::KIND,
    &staircase::STONES,
    &northcott::KIND,
    &staircase::SILVER_DOLLAR,
    &hackenbush::KIND,
    &game_sums::KIND,
];

/// Returns the kind with this name, such as `nim-sum`; `None` if no kind has this name.
pub fn kind(name: &str) -> Option<&'static dyn ExerciseKind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}
