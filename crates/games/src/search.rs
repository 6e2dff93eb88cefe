//! Search of the game tree from the legal moves alone, without any theorem or xor: the outcome of a position
//! follows from the outcomes after its moves. Used by `prove`, and in tests to check the closed forms in
//! `games`. [`retrograde`] handles games of piles in which a move changes one pile, fast enough for millions
//! of positions.

pub mod ranking;
pub mod retrograde;
pub mod run_length;

use std::hash::Hash;

use crate::position::Outcome;

/// A game, defined by its legal moves. The search calls these methods; an implementation uses no theorem.
pub trait Tree {
    /// A position in canonical form: positions that are equal up to symmetry have equal values.
    type Position: Clone + Eq + Hash;

    /// Returns the outcome class of a position without legal moves, for example P in normal play.
    fn terminal_outcome(&self, position: &Self::Position) -> Outcome;

    /// Iterates over the positions after each legal move; the same position may occur twice.
    fn options(&self, position: &Self::Position) -> impl Iterator<Item = Self::Position>;
}
