//! The argument for a race as data: key factor, imbalance factor, the chain of key numbers
//! backwards from the target, the first move and the reply rule. In: a [`Question`]. Out: an
//! [`Explanation`]; only the chain and the tables of moves are bounded, each with its count.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use super::course::Course;
use super::steps::Step;
use super::{Explanation, Position, Question, Setting, path};
use crate::figure::{Figure, Strand};
use crate::game::{Judged, JudgedClaim, Nothing, TABLE_ROWS_FULL};
use crate::listing;
use crate::position::{Outcome, Say};

/// What follows from a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RaceFacts")]
pub(crate) struct Facts {
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The key factor a + b.
    pub period: u64,
    /// The imbalance factor: the distance to the target modulo the period.
    pub imbalance: u64,
    /// The remainders of the distance at which the mover loses.
    pub losing_remainders: Vec<u64>,
    /// The winning numbers to say, at most 100,000 of them.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Say>,
    /// How many winning numbers there are.
    pub winning_move_count: u64,
}

impl Facts {
    pub(crate) fn of(setting: &Setting) -> Self {
        let (rules, left) = (setting.rules, setting.left());
        let winning = rules.winning_numbers(left).take(TABLE_ROWS_FULL);
        let winning_moves: Vec<Say> = winning.map(|say| setting.say(say)).collect();
        Facts {
            outcome: rules.outcome_at(left),
            period: rules.period(),
            imbalance: left % rules.period(),
            losing_remainders: rules.losing_remainders(),
            winning_move_count: match winning_moves.len() {
                TABLE_ROWS_FULL => rules.winning_number_count(left),
                count => count as u64,
            },
            winning_moves,
        }
    }
}

/// Explains a race, and judges whatever the pupil said of it. Tables are bounded to `rows` rows.
pub(crate) fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { setting, said } = question;
    let Setting { rules, position: Position { target, from } } = *setting;
    let course = Course { rules, target, from, rows };
    let facts = Facts::of(setting);
    let chosen = said.chosen.map(|chosen| course.judge(chosen));
    let claim = said.claim.map(|claim| JudgedClaim::of(claim, facts.outcome, |_| None));
    let steps = course.steps(&facts.winning_moves, facts.winning_move_count, chosen.as_ref());
    Explanation::of(setting.clone(), facts, Judged { chosen, claim, more: Nothing {} }, steps)
}

/// The path stands at the head of a page, where other numbers to add can be tried; within the
/// argument it is as it is asked about.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    let Setting { rules, position } = explanation.setting;
    let path = explanation.steps.iter().find_map(|step| match step {
        Step::Chain { path, .. } => Some(path),
        _ => None,
    })?;
    let Position { target, from } = position;
    let strand = Strand { say: rules.say, from, target, path: Cow::Borrowed(path) };
    match step {
        Step::Start { .. } if explanation.judged.chosen.is_none() => {
            let (strands, asked) = path::beside(rules, position, strand);
            Some(Figure::Braid { strands, asked })
        }
        Step::Start { .. } | Step::Chain { .. } => {
            Some(Figure::Braid { strands: vec![strand], asked: 0 })
        }
        _ => None,
    }
}
