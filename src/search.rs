//! The game tree from the legal moves alone. There is no theorem in this file and no xor: an
//! outcome follows from the outcomes after every move, and from nothing else. `prove` shows it,
//! and the closed forms in `games` are held against it. [`retrograde`] is for moves in one pile alone, and
//! goes forwards from the end, which is fast enough for millions of positions.

pub(crate) mod ranking;
pub(crate) mod retrograde;
pub(crate) mod run_length;

use std::hash::Hash;

use crate::position::Outcome;

/// A game as its legal moves.
pub(crate) trait Tree {
    /// A position, in one canonical form for all that are the same up to symmetry.
    type Position: Clone + Eq + Hash;

    /// The outcome of a position without moves, for the player who should move there.
    fn stuck(&self, position: &Self::Position) -> Outcome;

    /// Every position that one move leads to; the same one may come several times.
    fn options(&self, position: &Self::Position) -> impl Iterator<Item = Self::Position>;
}
