//! What an exercise is about: a position of some game with its rules; and the facts of it that an
//! answer is made of. The names of the fields are those of an explanation's JSON.

use std::fmt::Write;

use serde::Serialize;

use super::task::Task;
use crate::columns::Columns;
use crate::games::nim::Rules;
use crate::games::{Question, nim};
use crate::position::{Move, Outcome};

/// A position with its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Subject {
    /// Piles.
    Nim {
        /// The rules.
        rules: Rules,
        /// The piles, in the order of the paper.
        position: Piles,
    },
}

/// The position of a game of piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piles {
    /// The sizes, first pile first.
    pub piles: Vec<u64>,
}

/// The facts of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Facts {
    /// Of piles.
    Nim(NimFacts),
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
    pub fn of(rules: Rules, piles: &[u64]) -> Self {
        let residues: Option<Vec<u64>> =
            rules.limit.map(|_| piles.iter().map(|&size| rules.residue(size)).collect());
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

impl Subject {
    /// The name of the game.
    pub fn game(&self) -> &'static str {
        match self {
            Subject::Nim { .. } => "nim",
        }
    }

    /// The piles or numbers.
    pub fn piles(&self) -> &[u64] {
        match self {
            Subject::Nim { position, .. } => &position.piles,
        }
    }

    /// The question whose explanation is the worked key.
    pub(super) fn question(&self, task: &Task) -> Question {
        match self {
            Subject::Nim { rules, position } => {
                let judged_move = match task {
                    Task::Judge { chosen } => Some(*chosen),
                    _ => None,
                };
                let question = nim::Question::of(&position.piles);
                Question::Nim(nim::Question { rules: *rules, judged_move, ..question })
            }
        }
    }

    /// Rules and position as a part of an id.
    pub(super) fn write_id(&self, id: &mut String) {
        match self {
            Subject::Nim { rules, position } => {
                if let Some(limit) = rules.limit {
                    let _ = write!(id, "-k{limit}");
                }
                if rules.play == crate::position::Play::Misere {
                    id.push_str("-misere");
                }
                write_sorted(id, &position.piles);
            }
        }
    }
}

/// The numbers in rising order, a dash before each.
fn write_sorted(id: &mut String, numbers: &[u64]) {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    for number in sorted {
        let _ = write!(id, "-{number}");
    }
}
