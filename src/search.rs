//! The game tree from the legal moves alone. There is no theorem in this file and no xor: an
//! outcome follows from the outcomes after every move, and from nothing else. `prove` shows it,
//! and the closed forms in `games` are held against it. `Search` is for any game, and asks
//! backwards; [`sieve`] is for moves in one pile alone, and goes forwards from the end, which is
//! fast enough for millions of positions.

pub(crate) mod ranking;
pub(crate) mod sieve;

#[cfg(test)]
use std::collections::HashMap;
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

/// The outcomes found so far; asks the tree only once about each position.
#[cfg(test)]
#[derive(Debug)]
pub(crate) struct Search<T: Tree> {
    tree: T,
    known: HashMap<T::Position, Outcome>,
}

#[cfg(test)]
impl<T: Tree> Search<T> {
    /// A search that knows nothing yet.
    pub(crate) fn new(tree: T) -> Self {
        Search { tree, known: HashMap::new() }
    }

    /// The outcome of `position`: P when every option is N (and for a position without options
    /// what the end rule says), else N. Takes time in proportion to the positions below it; does
    /// not recurse, so that a long game cannot overflow the stack.
    pub(crate) fn outcome(&mut self, position: &T::Position) -> Outcome {
        let mut open = vec![position.clone()];
        while let Some(top) = open.last().cloned() {
            let options: Vec<_> = self.tree.options(&top).collect();
            let unknown: Vec<_> =
                options.iter().filter(|option| !self.known.contains_key(option)).cloned().collect();
            if unknown.is_empty() {
                let outcome = if options.is_empty() {
                    self.tree.stuck(&top)
                } else {
                    Outcome::lost_if(options.iter().all(|option| self.known[option] == Outcome::N))
                };
                self.known.insert(top, outcome);
                open.pop();
            } else {
                open.extend(unknown);
            }
        }
        self.known[position]
    }
}
