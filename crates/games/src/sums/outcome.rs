//! Outcome classes from the Grundy values alone. In normal play a sum is a P-position when its values add to
//! 0 without carry. In misère play of subtraction games the same holds while some value is 2 or more; when
//! all are 0 or 1, the sum is a P-position exactly if the number of ones is odd (T. S. Ferguson, *On sums of
//! graph games with last player losing*, International Journal of Game Theory 3 (1974), 159–167: in these
//! games every value 0 has a move to 1 or is terminal). The same holds for trees and for Lasker's Nim. In the
//! latter, only the empty pile has the value 0 and only a single stone the value 1, and a move can turn every
//! other pile into either of these. Games for which the rule holds are called tame (E. R. Berlekamp, J. H.
//! Conway and R. K. Guy, *Winning Ways for your Mathematical Plays* (1982), chapter 13; Y. Yamasaki, *On
//! misère Nim-type games*, Journal of the Mathematical Society of Japan 32 (1980), 461–475).

use crate::position::{Outcome, PlayConvention};

/// Summary of the Grundy values of the components of a sum; it is sufficient for the outcome class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SumTally {
    /// Nim-sum of the Grundy values.
    pub sum: u64,
    /// Number of Grundy values of 2 or more.
    pub big: u64,
}

impl SumTally {
    /// Creates the tally of the Grundy values of all components.
    pub fn from_values(values: &[u64]) -> Self {
        values.iter().fold(SumTally::default(), |tally, &value| tally.with(value))
    }

    /// Returns the tally after a component of Grundy value `value` is added.
    fn with(self, value: u64) -> Self {
        SumTally { sum: self.sum ^ value, big: self.big + u64::from(value > 1) }
    }

    /// Returns the tally after the Grundy value of one component changes from `from` to `to`.
    pub fn with_change(self, from: u64, to: u64) -> Self {
        self.with_replacement(from, SumTally::default().with(to))
    }

    /// Returns the tally after a component of Grundy value `from` is replaced by the components that the tally
    /// `by` summarizes.
    pub(super) fn with_replacement(self, from: u64, by: Self) -> Self {
        SumTally { sum: self.sum ^ from ^ by.sum, big: self.big - u64::from(from > 1) + by.big }
    }

    /// Returns the Grundy value that a move must give to a component of Grundy value `value`, leaving the
    /// others unchanged, in order to win under the convention `play`; `None` if there is no such value.
    pub fn winning_value(self, value: u64, play: PlayConvention) -> Option<u64> {
        let even = self.sum ^ value;
        let lost = |wanted: &u64| {
            *wanted != value && self.with_change(value, *wanted).outcome(play) == Outcome::P
        };
        [even, even ^ 1].into_iter().find(lost)
    }

    /// Returns the outcome class of the sum under the convention `play`; the result for misère play holds
    /// only for tame games. When all values are 0 or 1, `sum` is the parity of the number of ones.
    pub fn outcome(self, play: PlayConvention) -> Outcome {
        let turned = play == PlayConvention::Misere && self.big == 0;
        Outcome::p_if((self.sum == 0) != turned)
    }
}
