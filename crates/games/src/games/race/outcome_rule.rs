//! The rule that decides a race: the closed form of a range, or the computed outcome classes of a set. Read
//! [`super::closed_form`] and [`super::number_set`] next.

use super::number_set::Set;
use super::rules::{Range, Rules};
use crate::grundy_sequence::Period;
use crate::position::Outcome;

/// The rule that gives the outcome class of a race at each distance to the target.
#[derive(Clone, Debug)]
pub enum OutcomeRule {
    /// The closed form for a race by a range of numbers.
    Range(Range),
    /// The computed outcome classes of a race by a set of numbers.
    Set(Set),
}

impl OutcomeRule {
    /// Creates the rule for a race with these rules whose distance to the target is at most `distance`.
    pub(super) fn new(rules: &Rules, distance: u64) -> Self {
        match rules.range() {
            Some(range) => OutcomeRule::Range(range),
            None => OutcomeRule::Set(Set::new(
                rules.numbers.as_deref().unwrap_or_default(),
                rules.end,
                distance,
            )),
        }
    }

    /// Whether the outcome class at the distance `distance` to the target is known; always true for a range.
    pub(super) fn is_known(&self, distance: u64) -> bool {
        match self {
            OutcomeRule::Range(_) => true,
            OutcomeRule::Set(set) => set.is_known(distance),
        }
    }

    /// Returns the preperiod and the period of the outcome classes by distance to the target; `None` if they
    /// are unknown.
    pub fn cycle(&self) -> Option<Period> {
        match self {
            OutcomeRule::Range(range) => Some(Period { preperiod: 0, period: range.period() }),
            OutcomeRule::Set(set) => set.row.period(),
        }
    }

    /// Returns the remainders of the distance to the target, modulo the period, at which the player to move
    /// loses, in rising order; empty if the period is unknown.
    pub(super) fn losing_remainders(&self) -> Vec<u64> {
        match self {
            OutcomeRule::Range(range) => range.losing_remainders(),
            OutcomeRule::Set(set) => set.losing_remainders(),
        }
    }

    /// Returns the outcome class at the distance `distance` to the target.
    pub fn outcome_at(&self, distance: u64) -> Outcome {
        match self {
            OutcomeRule::Range(range) => range.outcome_at(distance),
            OutcomeRule::Set(set) => set.outcome_at(distance),
        }
    }

    /// Whether saying the legal number `say` at the distance `distance` to the target wins.
    pub(super) fn wins_by(&self, distance: u64, say: u64) -> bool {
        match self {
            OutcomeRule::Range(range) => range.wins_by(distance, say),
            OutcomeRule::Set(set) => set.wins_by(distance, say),
        }
    }

    /// Iterates over the winning numbers at the distance `distance` to the target, rising.
    pub fn winning_numbers(&self, distance: u64) -> Box<dyn Iterator<Item = u64> + '_> {
        match self {
            OutcomeRule::Range(range) => Box::new(range.winning_numbers(distance)),
            OutcomeRule::Set(set) => Box::new(set.winning_numbers(distance)),
        }
    }

    /// Returns the number of winning numbers at the distance `distance` to the target.
    pub(super) fn winning_number_count(&self, distance: u64) -> u64 {
        match self {
            OutcomeRule::Range(range) => range.winning_number_count(distance),
            OutcomeRule::Set(set) => set.winning_numbers(distance).count() as u64,
        }
    }

    /// Whether the player to move has a legal number at the distance `distance` to the target.
    pub(super) fn can_move(&self, distance: u64) -> bool {
        match self {
            OutcomeRule::Range(range) => range.can_move(distance),
            OutcomeRule::Set(set) => !set.legal(distance).is_empty(),
        }
    }

    /// Returns the number a + b − `said` that answers `said` in a race by the range a … b; `None` for a set.
    pub(super) fn complement(&self, said: u64) -> Option<u64> {
        match self {
            OutcomeRule::Range(range) => range.period().checked_sub(said),
            OutcomeRule::Set(_) => None,
        }
    }

    /// Returns the number that a losing player says in turn `turn` (0-based): all numbers in rising order,
    /// then again from the least.
    pub(super) fn number_for_turn(&self, turn: u64) -> u64 {
        match self {
            OutcomeRule::Range(Range { bounds: [least, most], .. }) => {
                least + turn % (most - least + 1)
            }
            OutcomeRule::Set(set) => {
                let count = set.numbers.len().max(1) as u64;
                set.numbers.get((turn % count) as usize).copied().unwrap_or(0)
            }
        }
    }

    /// Returns the number of key numbers (counts from which the player to move loses) at the distances 0 …
    /// `distance` from the target.
    pub(super) fn key_count(&self, distance: u64) -> u64 {
        match self {
            OutcomeRule::Range(range) => range.key_count(distance),
            OutcomeRule::Set(set) => set.key_count(distance),
        }
    }

    /// Returns the distances from the target to the key numbers (counts from which the player to move loses)
    /// with these 0-based indices, counted backwards from the target.
    pub(super) fn key_distances(&self, indices: std::ops::Range<u64>) -> Vec<u64> {
        match self {
            OutcomeRule::Range(range) => {
                let remainders = range.losing_remainders();
                indices.map(|index| range.key_distance(&remainders, index)).collect()
            }
            OutcomeRule::Set(set) => indices.filter_map(|index| set.key_distance(index)).collect(),
        }
    }
}
