//! What an exercise is about: a position of some game with its rules. The names of the fields are
//! those of an explanation's JSON. In: what a kind has drawn. Out: the question whose explanation
//! is the worked key, and the identity.

use std::fmt::Write;

use num_bigint::BigUint;
use serde::Serialize;

use super::task::Task;
use crate::games::count::automaton::Automaton;
use crate::games::{Question, count, nim, prove, race, xor};
use crate::position::Play;

/// A position with its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Subject {
    /// Piles.
    Nim {
        /// The rules.
        rules: nim::Rules,
        /// The piles, in the order of the paper.
        position: Piles,
    },
    /// A race.
    Race {
        /// The rules.
        rules: race::Rules,
        /// Where it stands.
        position: Stand,
    },
    /// Numbers to be added without carry.
    Xor {
        /// What is done with them.
        rules: Drill,
        /// The numbers.
        position: Numbers,
    },
    /// Lost positions to be counted.
    Count {
        /// The multipliers.
        rules: Multipliers,
        /// How far to count.
        position: UpTo,
    },
    /// Men on a Xiangqi board.
    Xiangqi {
        /// The rules of the piles that they are.
        rules: nim::Rules,
        /// The piles, from Red's left.
        position: Piles,
    },
}

/// The position of a game of piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piles {
    /// The sizes, first pile first.
    pub piles: Vec<u64>,
}

/// Where a race stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// The target.
    pub target: u64,
    /// The count so far.
    pub from: u64,
}

/// What is done with numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Drill {
    /// The task.
    pub task: xor::Task,
}

/// Numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// The numbers, in the order of the paper.
    pub numbers: Vec<u64>,
}

/// The multipliers of a count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Multipliers {
    /// The multipliers.
    pub multipliers: Vec<u64>,
}

/// How far to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UpTo {
    /// The last number.
    pub up_to: u64,
}

impl Subject {
    /// The piles or numbers; none of a race.
    pub fn piles(&self) -> &[u64] {
        match self {
            Subject::Nim { position, .. } | Subject::Xiangqi { position, .. } => &position.piles,
            Subject::Xor { position, .. } => &position.numbers,
            Subject::Count { rules, .. } => &rules.multipliers,
            Subject::Race { .. } => &[],
        }
    }

    /// The question whose explanation is the worked key.
    pub(super) fn question(&self, task: &Task) -> Question {
        match self {
            Subject::Nim { rules, position } if *task == Task::Proof => {
                let piles = position.piles.clone();
                Question::Prove(prove::Question::Piles { rules: *rules, piles, certificate: false })
            }
            Subject::Nim { rules, position } | Subject::Xiangqi { rules, position } => {
                let judged_move = match task {
                    Task::Judge { chosen } => Some(*chosen),
                    _ => None,
                };
                let question = nim::Question::of(&position.piles);
                Question::Nim(nim::Question { rules: *rules, judged_move, ..question })
            }
            Subject::Race { rules, position } => Question::Race(race::Question {
                rules: *rules,
                target: position.target,
                from: position.from,
                said: None,
                claim: None,
            }),
            Subject::Xor { rules, position } => {
                let numbers = position.numbers.clone();
                Question::Xor(xor::Question { task: rules.task, numbers })
            }
            Subject::Count { rules, position } => Question::Count(counting(rules, position.up_to)),
        }
    }

    /// Rules and position as a part of an id.
    pub(super) fn write_id(&self, id: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Subject::Nim { rules, position } => {
                write_rules(id, *rules);
                write_sorted(id, &position.piles)
            }
            Subject::Xiangqi { position, .. } => write_sorted(id, &position.piles),
            Subject::Race { rules: race::Rules { say, end, .. }, position } => {
                let Stand { target, from } = position;
                write!(id, "-{}-{}-{}-{target}-{from}", end.name(), say[0], say[1])
            }
            Subject::Xor { position, .. } => write_sorted(id, &position.numbers),
            Subject::Count { rules, position } => {
                let _ = write_sorted(id, &rules.multipliers);
                write!(id, "-to-{}", position.up_to)
            }
        };
    }
}

/// The question of a count that lists the numbers it counts.
fn counting(rules: &Multipliers, up_to: u64) -> count::Question {
    let last = BigUint::from(up_to);
    count::Question {
        automaton: Automaton::explore(&rules.multipliers, last.bits()),
        multipliers: rules.multipliers.clone(),
        up_to: last,
        list: Some(up_to.min(count::LONGEST_LIST)),
        brute: false,
    }
}

fn write_rules(id: &mut String, rules: nim::Rules) {
    if let Some(limit) = rules.limit {
        let _ = write!(id, "-k{limit}");
    }
    if rules.play == Play::Misere {
        id.push_str("-misere");
    }
}

/// The numbers in rising order, a dash before each.
fn write_sorted(id: &mut String, numbers: &[u64]) -> std::fmt::Result {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().try_for_each(|number| write!(id, "-{number}"))
}
