//! The facts of a position that an answer is made of, under the names that an explanation's JSON
//! has for them: they come from the same closed forms.

use serde::Serialize;

use crate::columns::Columns;
use crate::games::race::argument::Say;
use crate::games::{nim, race};
use crate::position::{Move, Outcome};

/// The facts of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Facts {
    /// Of piles.
    Nim(NimFacts),
    /// Of a race.
    Race(RaceFacts),
    /// Of numbers.
    Xor(XorFacts),
    /// Of a count.
    Count(CountFacts),
}

/// The facts of piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NimFacts {
    /// Who wins.
    pub outcome: Outcome,
    /// The xor of the residues.
    pub nim_sum: u64,
    /// The sizes modulo K + 1; null without a limit.
    pub residues: Option<Vec<u64>>,
    /// The residues in binary, added without carry.
    pub columns: Columns,
    /// Every winning move, in pile order.
    pub winning_moves: Vec<Move>,
}

impl NimFacts {
    /// The facts of these piles.
    pub fn of(rules: nim::Rules, piles: &[u64]) -> Self {
        let residue = |&size: &u64| rules.residue(size);
        let residues: Option<Vec<u64>> = rules.limit.map(|_| piles.iter().map(residue).collect());
        let columns = Columns::add(residues.as_deref().unwrap_or(piles), 2);
        NimFacts {
            outcome: rules.outcome(piles),
            nim_sum: columns.odd_weights().0,
            columns,
            residues,
            winning_moves: rules.winning_moves(piles).collect(),
        }
    }
}

/// The facts of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RaceFacts {
    /// Who wins.
    pub outcome: Outcome,
    /// The key factor.
    pub period: u64,
    /// The imbalance factor.
    pub imbalance: u64,
    /// The remainders of the distance at which the mover loses.
    pub losing_remainders: Vec<u64>,
    /// Every winning number.
    pub winning_moves: Vec<Say>,
}

impl RaceFacts {
    /// The facts of a race with `left` to go from `from`.
    pub fn of(rules: race::Rules, from: u64, left: u64) -> Self {
        let numbers = rules.winning_numbers(left);
        RaceFacts {
            outcome: rules.outcome_at(left),
            period: rules.period(),
            imbalance: left % rules.period(),
            losing_remainders: rules.losing_remainders(),
            winning_moves: numbers.map(|say| Say { say, reaches: from + say }).collect(),
        }
    }
}

/// The facts of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct XorFacts {
    /// The xor of all numbers.
    pub result: u64,
    /// The numbers in binary, added without carry.
    pub columns: Columns,
    /// The numbers that occur an odd number of times, where that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odd: Option<Vec<u64>>,
}

impl XorFacts {
    /// The facts of these numbers.
    pub fn of(numbers: &[u64]) -> Self {
        let columns = Columns::add(numbers, 2);
        XorFacts { result: columns.odd_weights().0, columns, odd: None }
    }
}

/// The facts of a count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CountFacts {
    /// How many there are.
    pub count: u64,
}
