//! The outcome class of a pile with a quota, and its winning moves (Whinihan 1963). Every number is in
//! exactly one way a sum of Fibonacci numbers without neighbouring ones (Lekkerkerker 1952, Zeckendorf 1972);
//! these are its *parts*. A pile is a P-position exactly when its smallest part is more than the next move
//! may take. Taking t wins exactly when nothing stays, or the smallest part of the rest is more than 2t. In
//! this case the parts of t are smaller than half of that part, so they are not its neighbours; the parts of
//! t and of the rest together are the parts of the pile. So a winning move takes the last few parts, and
//! there are at most as many winning moves as parts: 46 for a number of 64 bits.

use serde::Serialize;

use super::State;
use crate::position::{Outcome, TakeMove};

/// Iterates over the Fibonacci numbers 1, 2, 3, 5, 8, … of at most 64 bits.
pub fn fibonacci() -> impl Iterator<Item = u64> {
    let next = |&(one, two): &(u64, Option<u64>)| two.map(|two| (two, one.checked_add(two)));
    std::iter::successors(Some((1, Some(2))), next).map(|(one, _)| one)
}

/// Returns the Fibonacci numbers 1, 2, 3, 5, 8, … up to `most`, in rising order.
pub fn fibonacci_up_to(most: u64) -> Vec<u64> {
    fibonacci().take_while(|number| *number <= most).collect()
}

/// Whether the number is one of the Fibonacci numbers 1, 2, 3, 5, 8, …; 0 is not.
pub fn is_fibonacci(number: u64) -> bool {
    fibonacci().take_while(|one| *one <= number).last() == Some(number)
}

/// Returns the Zeckendorf representation of a number, the largest part first: 8, 3, 1 for 12; empty for 0.
pub fn zeckendorf(number: u64) -> Vec<u64> {
    let mut left = number;
    let mut parts = Vec::new();
    for part in fibonacci_up_to(number).into_iter().rev() {
        if part <= left {
            parts.push(part);
            left -= part;
        }
    }
    parts
}

/// A move that takes one or more of the smallest parts of a pile together. The parts are the numbers of its
/// Zeckendorf representation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciCut"))]
pub struct Cut {
    /// Number of stones that the move takes.
    pub take: u64,
    /// Smallest part of the Zeckendorf representation that stays; null if the move takes all stones.
    pub next: Option<u64>,
    /// Largest number of stones that the opponent may take next: 2 · `take`, but at most 2^64 − 1.
    pub twice: u64,
    /// Whether the quota allows the move.
    pub allowed: bool,
    /// Whether the move wins.
    pub wins: bool,
}

/// Returns the moves that take the smallest of `parts`, the two smallest together, and so on up to all parts,
/// which are the whole pile; those of more than `most` stones are not `allowed`. `parts` is the Zeckendorf
/// representation of the pile, the largest part first; `most` is the largest number of stones that may be
/// taken.
pub fn cuts(parts: &[u64], most: u64) -> Vec<Cut> {
    let mut take = 0_u64;
    let ends = (0..parts.len()).rev().map(|from| {
        take += parts[from];
        let next = from.checked_sub(1).map(|before| parts[before]);
        let (twice, allowed) = (take.saturating_mul(2), take <= most);
        Cut { take, next, twice, allowed, wins: allowed && next.is_none_or(|next| next > twice) }
    });
    ends.collect()
}

impl State {
    /// Returns the Zeckendorf representation of the pile, the largest part first.
    pub fn parts(&self) -> Vec<u64> {
        zeckendorf(self.pile())
    }

    /// Returns the outcome class of the position. An empty pile is a P-position.
    pub fn outcome(&self) -> Outcome {
        let smallest = self.parts().last().copied();
        Outcome::p_if(smallest.is_none_or(|smallest| smallest > self.most()))
    }

    /// Returns all winning moves, the fewest stones first.
    pub fn winning_moves(&self) -> Vec<TakeMove> {
        let cuts = cuts(&self.parts(), self.most()).into_iter();
        cuts.filter(|cut| cut.wins).map(|cut| TakeMove { take: cut.take }).collect()
    }
}
