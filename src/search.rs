//! Search of the game tree from the legal moves alone, without any theorem or xor: an outcome follows only
//! from the outcomes after every move. Used by `prove`, and in tests to check the closed forms in `games`.
//! [`retrograde`] handles moves in a single pile, fast enough for millions of positions.

pub(crate) mod ranking;
pub(crate) mod retrograde;
pub(crate) mod run_length;

use std::hash::Hash;

use crate::position::Outcome;

/// A game as its legal moves.
pub(crate) trait Tree {
    /// A position in canonical form: one for all positions that are equal up to symmetry.
    type Position: Clone + Eq + Hash;

    /// Returns the outcome class of a position without legal moves.
    fn terminal_outcome(&self, position: &Self::Position) -> Outcome;

    /// Iterates over the positions after each legal move; may contain duplicates.
    fn options(&self, position: &Self::Position) -> impl Iterator<Item = Self::Position>;
}
