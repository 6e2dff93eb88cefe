//! Who wins a race, whichever numbers may be said: of a range by its closed form, of a set by the row that
//! is worked out from the target backwards.

use super::number_set::Set;
use super::rules::{Range, Rules};
use crate::grundy_sequence::Period;
use crate::position::Outcome;

/// What decides a race.
#[derive(Clone, Debug)]
pub(crate) enum Law {
    Range(Range),
    Set(Set),
}

impl Law {
    /// What decides a race by these rules with at most `left` to go.
    pub(super) fn of(rules: &Rules, left: u64) -> Self {
        match rules.range() {
            Some(range) => Law::Range(range),
            None => {
                Law::Set(Set::new(rules.numbers.as_deref().unwrap_or_default(), rules.end, left))
            }
        }
    }

    /// Whether it is known who wins with `left` to go.
    pub(super) fn is_known(&self, left: u64) -> bool {
        match self {
            Law::Range(_) => true,
            Law::Set(set) => set.is_known(left),
        }
    }

    /// From where on, and after how many numbers, it is the same again; none where that is not known.
    pub(crate) fn cycle(&self) -> Option<Period> {
        match self {
            Law::Range(range) => Some(Period { preperiod: 0, period: range.period() }),
            Law::Set(set) => set.row.period(),
        }
    }

    /// The remainders, modulo the period, of the distances at which the mover loses.
    pub(super) fn losing_remainders(&self) -> Vec<u64> {
        match self {
            Law::Range(range) => range.losing_remainders(),
            Law::Set(set) => set.losing_remainders(),
        }
    }

    /// Whether the mover wins with `left` to go.
    pub(crate) fn outcome_at(&self, left: u64) -> Outcome {
        match self {
            Law::Range(range) => range.outcome_at(left),
            Law::Set(set) => set.outcome_at(left),
        }
    }

    /// Whether saying the legal number `say` with `left` to go wins.
    pub(super) fn wins_by(&self, left: u64, say: u64) -> bool {
        match self {
            Law::Range(range) => range.wins_by(left, say),
            Law::Set(set) => set.wins_by(left, say),
        }
    }

    /// The winning numbers to say with `left` to go, in order.
    pub(crate) fn winning_numbers(&self, left: u64) -> Box<dyn Iterator<Item = u64> + '_> {
        match self {
            Law::Range(range) => Box::new(range.winning_numbers(left)),
            Law::Set(set) => Box::new(set.winning_numbers(left)),
        }
    }

    pub(super) fn winning_number_count(&self, left: u64) -> u64 {
        match self {
            Law::Range(range) => range.winning_number_count(left),
            Law::Set(set) => set.winning_numbers(left).count() as u64,
        }
    }

    /// Whether there is any number to say with `left` to go.
    pub(super) fn can_move(&self, left: u64) -> bool {
        match self {
            Law::Range(range) => range.can_move(left),
            Law::Set(set) => !set.legal(left).is_empty(),
        }
    }

    /// The number that completes a + b after `said`.
    pub(super) fn mirror(&self, said: u64) -> Option<u64> {
        match self {
            Law::Range(range) => range.period().checked_sub(said),
            Law::Set(_) => None,
        }
    }

    /// The numbers by turns, from the least on.
    pub(super) fn number(&self, turn: u64) -> u64 {
        match self {
            Law::Range(Range { say: [least, most], .. }) => least + turn % (most - least + 1),
            Law::Set(set) => {
                let count = set.numbers.len().max(1) as u64;
                set.numbers.get((turn % count) as usize).copied().unwrap_or(0)
            }
        }
    }

    /// How many key numbers there are with distances 0 … `left`.
    pub(super) fn key_count(&self, left: u64) -> u64 {
        match self {
            Law::Range(range) => range.key_count(left),
            Law::Set(set) => set.key_count(left),
        }
    }

    /// The distances of the key numbers with these indices, counted from the target backwards.
    pub(super) fn key_distances(&self, indices: std::ops::Range<u64>) -> Vec<u64> {
        match self {
            Law::Range(range) => {
                let remainders = range.losing_remainders();
                indices.map(|index| range.key_distance(&remainders, index)).collect()
            }
            Law::Set(set) => indices.filter_map(|index| set.key_distance(index)).collect(),
        }
    }
}
