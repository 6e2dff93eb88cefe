//! Who wins, and by which moves. A position counts by the values of its piles: in normal play it is lost
//! when they add to 0 without carry; in misère play too while some value is 2 or more, and when all are 0 or
//! 1 exactly if the number of ones is odd (Ferguson 1974: in these games every value 0 has a move to 1 or
//! is stuck). In: values. Out: outcome and winning moves.

use super::Rules;
use crate::position::{Move, Outcome, Play};
use crate::values::Row;

/// What counts of the values of some piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The values added without carry.
    pub sum: u64,
    /// How many values are 2 or more.
    pub big: u64,
}

impl Tally {
    pub(crate) fn of(values: &[u64]) -> Self {
        values.iter().fold(Tally::default(), |tally, &value| tally.with(value))
    }

    fn with(self, value: u64) -> Self {
        Tally { sum: self.sum ^ value, big: self.big + u64::from(value > 1) }
    }

    /// The same when one value is another.
    pub(crate) fn changed(self, from: u64, to: u64) -> Self {
        let without = Tally { sum: self.sum ^ from, big: self.big - u64::from(from > 1) };
        without.with(to)
    }

    /// The value that a pile of this value must get so that the opponent loses, if there is one.
    pub(crate) fn wanted(self, value: u64, play: Play) -> Option<u64> {
        let even = self.sum ^ value;
        let lost = |wanted: &u64| {
            *wanted != value && self.changed(value, *wanted).outcome(play) == Outcome::P
        };
        [even, even ^ 1].into_iter().find(lost)
    }

    /// Who wins. With values of 0 and 1 alone the sum says whether the ones are odd in number.
    pub(crate) fn outcome(self, play: Play) -> Outcome {
        let turned = play == Play::Misere && self.big == 0;
        Outcome::lost_if((self.sum == 0) != turned)
    }
}

impl Rules {
    /// The moves of a pile of this size: how many stones.
    pub(crate) fn takes(&self, size: u64) -> &[u64] {
        &self.take[..self.take.partition_point(|&take| take <= size)]
    }

    /// All winning moves, pile by pile, each with rising numbers.
    pub(crate) fn winning_moves(&self, row: &Row, piles: &[u64]) -> Vec<Move> {
        let values = values(row, piles);
        let tally = Tally::of(&values);
        let mut winning = Vec::new();
        for ((&size, &value), pile) in piles.iter().zip(&values).zip(1..) {
            winning.extend(self.takes(size).iter().filter_map(|&take| {
                let leaves = size - take;
                let after = tally.changed(value, row.value(leaves).unwrap_or(0));
                (after.outcome(self.play) == Outcome::P).then_some(Move { pile, take, leaves })
            }));
        }
        winning
    }
}

/// The values of piles. All of them are known: whoever makes a setting sees to that.
pub(crate) fn values(row: &Row, piles: &[u64]) -> Vec<u64> {
    piles.iter().map(|&size| row.value(size).unwrap_or(0)).collect()
}
