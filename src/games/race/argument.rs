//! The argument for a race as data: key factor, imbalance factor, the chain of key numbers
//! backwards from the target, the first move and the reply rule. In: a [`Question`]. Out: an
//! [`Explanation`]; only the chain and the tables of moves are bounded, each with its count.

use schemars::JsonSchema;
use serde::Serialize;

use super::course::Course;
use super::steps::Step;
use super::{Explanation, Position, Question, Setting};
use crate::figure::{Figure, Stone, StoneRole};
use crate::game::{Judged, JudgedClaim, Nothing, TABLE_ROWS_FULL};
use crate::listing::{self, Entry};
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

pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    match step {
        Step::Chain { near_target, left_out, near_start } => {
            let stones = stones(explanation, near_target, *left_out, near_start);
            Some(Figure::Stones { stones })
        }
        _ => None,
    }
}

/// The stones from the start to the target: the key numbers, and the one that is reached.
fn stones(
    explanation: &Explanation,
    near_target: &[u64],
    left_out: u64,
    near_start: &[u64],
) -> Vec<Entry<Stone>> {
    let Position { target, from } = explanation.setting.position;
    let reached = explanation.steps.iter().find_map(|step| match step {
        Step::Moves { shown, .. } => Some(shown.reaches),
        _ => None,
    });
    let stone = |&number: &u64| {
        let role = if Some(number) == reached { StoneRole::Reached } else { StoneRole::Key };
        Stone { number, role }
    };
    let start = Stone { number: from, role: StoneRole::Start };
    let low = near_start.iter().rev().map(stone).filter(|stone| stone.number != from);
    let high = near_target.iter().rev().map(stone).filter(|stone| stone.number != from);
    let end = (near_target.first() != Some(&target))
        .then_some(Stone { number: target, role: StoneRole::Target });
    let gap = (left_out > 0).then_some(Entry::Gap { left_out });
    let head = std::iter::once(start).chain(low).map(Entry::Item);
    head.chain(gap).chain(high.chain(end).map(Entry::Item)).collect()
}
