//! Who wins a pile with a quota, and by which moves (Whinihan 1963). Every number is a sum of Fibonacci
//! numbers without neighbours in exactly one way (Lekkerkerker 1952, Zeckendorf 1972). A pile is lost exactly
//! when its smallest part is more than may be taken. To take t wins exactly when nothing stays, or the
//! smallest part of what stays is more than 2t. Then the parts of t are smaller than half that part, so no
//! neighbours of it: they and the parts that stay are the parts of the pile. So a winning move takes the last
//! few parts, and there are never more of these than parts: 46 of a number of 64 bits.

use serde::Serialize;

use super::State;
use crate::position::{Outcome, TakeMove};

/// 1, 2, 3, 5, 8, … as far as 64 bits go.
pub(crate) fn fibonacci() -> impl Iterator<Item = u64> {
    let next = |&(one, two): &(u64, Option<u64>)| two.map(|two| (two, one.checked_add(two)));
    std::iter::successors(Some((1, Some(2))), next).map(|(one, _)| one)
}

/// Those that are not larger than a number.
pub(crate) fn up_to(most: u64) -> Vec<u64> {
    fibonacci().take_while(|number| *number <= most).collect()
}

pub(crate) fn is_fibonacci(number: u64) -> bool {
    fibonacci().take_while(|one| *one <= number).last() == Some(number)
}

/// A number as a sum of Fibonacci numbers without neighbours, the largest first; none of 0. What the largest
/// one leaves is less than the one before it, so two neighbours never come.
pub(crate) fn parts(number: u64) -> Vec<u64> {
    let mut left = number;
    let mut parts = Vec::new();
    for part in up_to(number).into_iter().rev() {
        if part <= left {
            parts.push(part);
            left -= part;
        }
    }
    parts
}

/// The last few parts of a pile, taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciCut"))]
pub(crate) struct Cut {
    /// How many stones they are.
    pub take: u64,
    /// The smallest part that stays; null when nothing does.
    pub next: Option<u64>,
    /// How many the opponent could take then.
    pub twice: u64,
    /// Whether so many may be taken.
    pub allowed: bool,
    /// Whether that wins.
    pub wins: bool,
}

/// All cuts of a pile with these parts, the fewest stones first, when at most so many may be taken.
pub(crate) fn cuts(parts: &[u64], most: u64) -> Vec<Cut> {
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
    pub(crate) fn parts(&self) -> Vec<u64> {
        parts(self.pile())
    }

    /// Who wins. An empty pile is lost.
    pub(crate) fn outcome(&self) -> Outcome {
        let smallest = self.parts().last().copied();
        Outcome::lost_if(smallest.is_none_or(|smallest| smallest > self.most()))
    }

    /// All winning moves, the fewest stones first.
    pub(crate) fn winning_moves(&self) -> Vec<TakeMove> {
        let cuts = cuts(&self.parts(), self.most()).into_iter();
        cuts.filter(|cut| cut.wins).map(|cut| TakeMove { take: cut.take }).collect()
    }
}
