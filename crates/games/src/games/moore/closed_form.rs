//! The outcome class of a position of Moore's game, and one winning move. A position is a P-position exactly
//! when the number of ones in every binary column is divisible by k + 1, where k is the largest number of
//! piles from which a move may take (Moore 1910).
//!
//! One winning move is built column by column from the left. A pile becomes *free* when a one of it becomes
//! 0: after that, any digits further right leave it smaller than before the move. In a column, let f piles be
//! free, and let r be the remainder modulo k + 1 of the number of ones in the other piles. If r = 0, all free
//! piles get 0. If 0 < r ≤ k − f, r of these ones become 0; then their piles are free too, at most k in all.
//! Otherwise k + 1 − r ≤ f, and k + 1 − r free piles get a one.

use serde::Serialize;

use super::Rules;
use crate::columns::Columns;
use crate::position::{MultiPileMove, Outcome};

/// The digits that change in one column while a winning move is built.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MooreDeed"))]
pub struct ColumnChoice {
    /// Weight of the column, a power of two.
    pub weight: u64,
    /// Number of piles that are free in this column, because a one of the pile became 0 in a column further
    /// left.
    pub free: u64,
    /// Number of ones in this column in the piles that are not free.
    pub ones: u64,
    /// Remainder of `ones` modulo k + 1, where k is the largest number of piles from which a move may take.
    pub remainder: u64,
    /// Piles (1-based) that are not free and whose one becomes 0 in this column; they are free in the columns
    /// to the right.
    pub lowered: Vec<u64>,
    /// Free piles (1-based) that get a one in this column; the other free piles get 0.
    pub filled: Vec<u64>,
}

impl Rules {
    /// Returns the outcome class of the position with these pile sizes.
    pub fn outcome(self, piles: &[u64]) -> Outcome {
        let uneven = Columns::from_numbers(piles, self.modulus()).odd_weights();
        Outcome::p_if(uneven.0 == 0)
    }

    /// Returns the pile sizes after the winning move that Moore's proof constructs, and the changes in each
    /// column, starting at the leftmost column whose number of ones is not divisible by `modulus()`. In a
    /// P-position, returns the piles unchanged and no columns.
    pub fn build_winning_move(self, piles: &[u64]) -> (Vec<u64>, Vec<ColumnChoice>) {
        let all = piles.iter().fold(0, |all, size| all | size);
        let mut builder =
            Builder { rules: self, leaves: piles.to_vec(), free: vec![false; piles.len()] };
        let places = (0..u64::BITS - all.leading_zeros()).rev();
        let deeds = places.map(|place| builder.balance_column(1 << place));
        let deeds = deeds.skip_while(|deed| deed.free == 0 && deed.lowered.is_empty());
        let deeds = deeds.collect();
        (builder.leaves, deeds)
    }

    /// Returns the winning move that Moore's proof constructs; `None` in a P-position. `piles` has the pile
    /// sizes.
    pub fn winning_move(self, piles: &[u64]) -> Option<MultiPileMove> {
        let (leaves, deeds) = self.build_winning_move(piles);
        (!deeds.is_empty()).then(|| MultiPileMove::between(piles, &leaves))
    }

    /// Whether the legal move `chosen` in the position with these pile sizes wins.
    pub fn wins_by(self, piles: &[u64], chosen: &MultiPileMove) -> bool {
        self.outcome(&chosen.apply_to(piles)) == Outcome::P
    }
}

/// A winning move under construction: the pile sizes so far, and whether each pile is free (a one of it has
/// become 0, so that any digits further right leave it smaller than before the move).
struct Builder {
    rules: Rules,
    leaves: Vec<u64>,
    free: Vec<bool>,
}

impl Builder {
    /// Makes the number of ones in the column of this weight (a power of two) divisible by `rules.modulus()`,
    /// and returns the changes, which it also makes in `leaves` and `free`. Call it for the columns from left
    /// to right.
    fn balance_column(&mut self, weight: u64) -> ColumnChoice {
        let indices = 0..self.leaves.len();
        let (free, others): (Vec<usize>, Vec<usize>) = indices.partition(|&at| self.free[at]);
        let has_one = |index: &usize| self.leaves[*index] & weight != 0;
        let ones: Vec<usize> = others.into_iter().filter(has_one).collect();
        let remainder = ones.len() as u64 % self.rules.modulus();
        let room = self.rules.at_most - free.len() as u64;
        let (lower, fill) = if remainder <= room {
            (remainder as usize, 0)
        } else {
            (0, (self.rules.modulus() - remainder) as usize)
        };
        let (lowered, filled) = (&ones[..lower], &free[..fill]);
        for &index in free.iter().chain(lowered) {
            self.leaves[index] &= !weight;
        }
        for &index in filled {
            self.leaves[index] |= weight;
        }
        for &index in lowered {
            self.free[index] = true;
        }
        let names = |piles: &[usize]| piles.iter().map(|&index| index as u64 + 1).collect();
        ColumnChoice {
            weight,
            free: free.len() as u64,
            ones: ones.len() as u64,
            remainder,
            lowered: names(lowered),
            filled: names(filled),
        }
    }
}
