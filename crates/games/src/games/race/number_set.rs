//! The outcome classes of a race by a set of numbers, computed from the target backwards. A *P-distance* is a
//! distance to the target at which the player to move loses. The outcome classes are periodic. Checked
//! against the game tree in `tests/testsuite/race_sets.rs`.

use super::EndRule;
use crate::grundy_sequence::{Ending, GrundySequence, Period};
use crate::position::{Outcome, PlayConvention};

/// A race by a set of numbers, with the outcome class at each distance to the target.
#[derive(Clone, Debug)]
pub struct Set {
    /// Set of the numbers that may be said, rising.
    pub(super) numbers: Vec<u64>,
    /// End rule of the race.
    pub(super) end: EndRule,
    /// Outcome classes at the distances 0, 1, 2, … to the target; 0 stands for a P-position.
    pub(super) row: GrundySequence,
    /// P-distances (at which the player to move loses) below the first period, rising.
    before: Vec<u64>,
    /// P-distances (at which the player to move loses) in the first period, rising.
    within: Vec<u64>,
}

impl Set {
    /// Creates the race by the set `numbers`, which is rising. Outcome classes are computed until their
    /// period is found, or up to the distance `distance`.
    pub(super) fn new(numbers: &[u64], end: EndRule, distance: u64) -> Self {
        let stuck_wins = end.play() == PlayConvention::Misere;
        let row = GrundySequence::from_ending(
            numbers,
            Ending { may_pass: end.may_pass(), stuck_wins },
            distance,
        );
        let known = row.values().len() as u64;
        let ends = row
            .period()
            .map_or([known, known], |Period { preperiod, period }| [preperiod, preperiod + period]);
        let lost = |from: u64, to: u64| {
            let values = row.values().iter().zip(0..to).skip(from as usize);
            values.filter(|(value, _)| **value == 0).map(|(_, distance)| distance).collect()
        };
        let (before, within) = (lost(0, ends[0]), lost(ends[0], ends[1]));
        Set { numbers: numbers.to_vec(), end, row, before, within }
    }

    /// Whether the outcome class at the distance `distance` to the target is known: it was computed or
    /// follows from the period.
    pub(super) fn is_known(&self, distance: u64) -> bool {
        self.row.value(distance).is_some()
    }

    /// Returns the outcome class at the distance `distance` to the target, which must be known; the parser
    /// and `validate` reject other races.
    pub(super) fn outcome_at(&self, distance: u64) -> Outcome {
        Outcome::p_if(self.row.value(distance) == Some(0))
    }

    /// Returns the legal numbers at the distance `distance` to the target, rising.
    pub(super) fn legal(&self, distance: u64) -> &[u64] {
        match self.end.may_pass() {
            true if distance == 0 => &[],
            true => &self.numbers,
            false => &self.numbers[..self.numbers.partition_point(|&number| number <= distance)],
        }
    }

    /// Whether saying `say` at the distance `distance` to the target is legal and wins.
    pub(super) fn wins_by(&self, distance: u64, say: u64) -> bool {
        let is_legal = self.legal(distance).binary_search(&say).is_ok();
        is_legal && self.outcome_at(distance.saturating_sub(say)) == Outcome::P
    }

    /// Iterates over the winning numbers at the distance `distance` to the target, rising.
    pub(super) fn winning_numbers(&self, distance: u64) -> impl Iterator<Item = u64> {
        let legal = self.legal(distance).iter().copied();
        legal.filter(move |&say| self.outcome_at(distance.saturating_sub(say)) == Outcome::P)
    }

    /// Returns the remainders of the distance, modulo the period, at which the player to move loses, rising;
    /// empty if no period is known.
    pub(super) fn losing_remainders(&self) -> Vec<u64> {
        let period = self.row.period().map_or(1, |period| period.period);
        let mut remainders: Vec<u64> =
            self.within.iter().map(|distance| distance % period).collect();
        remainders.sort_unstable();
        remainders
    }

    /// Returns the number of distances from 0 to `distance` at which the player to move loses.
    pub(super) fn key_count(&self, distance: u64) -> u64 {
        let up_to =
            |lost: &[u64], distance: u64| lost.partition_point(|&key| key <= distance) as u64;
        match self.row.period() {
            Some(Period { preperiod, period }) if distance >= preperiod => {
                let times = (distance - preperiod) / period;
                let last = distance - times * period;
                let each = self.within.len() as u64;
                self.before.len() as u64 + times * each + up_to(&self.within, last)
            }
            _ => up_to(&self.before, distance),
        }
    }

    /// Returns the distance with the 0-based index `index` among the distances at which the player to move
    /// loses, in rising order; `None` if it is unknown.
    pub(super) fn key_distance(&self, index: u64) -> Option<u64> {
        let before = self.before.len() as u64;
        let Some(later) = index.checked_sub(before) else {
            return self.before.get(index as usize).copied();
        };
        let Period { period, .. } = self.row.period()?;
        let each = self.within.len() as u64;
        let place = self.within.get(later.checked_rem(each)? as usize)?;
        Some(place + later / each * period)
    }
}
