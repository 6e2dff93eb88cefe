//! The argument for a race as data: key factor, imbalance factor, the chain of key numbers
//! backwards from the target, the first move and the reply rule; of a set the row of who wins, and its period. In: a [`Question`]. Out: an
//! [`Explanation`]; only the chain and the tables of moves are bounded, each with its count.

use std::borrow::Cow;

use serde::Serialize;

use super::outcome_rule::Law;
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, Position, Question, State, path};
use crate::figure::{Figure, Path, PathVariant};
use crate::game::{Graded, GradedClaim, NoExtras, TABLE_ROWS_FULL};
use crate::position::{Outcome, RaceMove};
use crate::serialize;

/// What follows from a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceFacts"))]
pub(crate) struct Facts {
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The key factor a + b; of a set after how many numbers it is the same again, null where that is not
    /// known.
    pub period: Option<u64>,
    /// Of a set: the distance from which on it repeats; left out for a range, where that is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preperiod: Option<u64>,
    /// The imbalance factor: the distance to the target modulo the period.
    pub imbalance: Option<u64>,
    /// The remainders of the distance, modulo the period, at which the mover loses: from the pre-period on.
    pub losing_remainders: Vec<u64>,
    /// The winning numbers to say, at most 100,000 of them.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<RaceMove>,
    /// How many winning numbers there are.
    pub winning_move_count: u64,
}

impl Facts {
    /// What follows from a race.
    pub(crate) fn of(setting: &State) -> Self {
        Facts::by(setting, &setting.law())
    }

    fn by(setting: &State, law: &Law) -> Self {
        let (left, cycle) = (setting.left(), law.cycle());
        let winning = law.winning_numbers(left).take(TABLE_ROWS_FULL);
        let winning_moves: Vec<RaceMove> = winning.map(|say| setting.say(say)).collect();
        Facts {
            outcome: law.outcome_at(left),
            period: cycle.map(|cycle| cycle.period),
            preperiod: cycle
                .map(|cycle| cycle.preperiod)
                .filter(|_| setting.rules.range().is_none()),
            imbalance: cycle.map(|cycle| left % cycle.period),
            losing_remainders: law.losing_remainders(),
            winning_move_count: match winning_moves.len() {
                TABLE_ROWS_FULL => law.winning_number_count(left),
                count => count as u64,
            },
            winning_moves,
        }
    }
}

/// Explains a race, and judges whatever the pupil said of it. Tables are bounded to `rows` rows.
pub(crate) fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { setting, said } = question;
    let law = setting.law();
    let Position { target, from } = setting.position;
    let course = StepBuilder { law: &law, target, from, rows };
    let facts = Facts::by(setting, &law);
    let chosen = said.chosen.map(|chosen| course.judge(chosen));
    let claim = said.claim.map(|claim| GradedClaim::of(claim, facts.outcome, |_| None));
    let steps = course.steps(&facts.winning_moves, facts.winning_move_count, chosen.as_ref());
    Explanation::of(setting.clone(), facts, Graded { chosen, claim, more: NoExtras {} }, steps)
}

/// The path of the race; its first number is the one that was judged, if there is one.
fn path(explanation: &Explanation) -> Path {
    let Position { target, from } = explanation.setting.position;
    let law = explanation.setting.law();
    let first = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
    StepBuilder { law: &law, target, from, rows: 0 }.path(first)
}

/// Puts the path into the step that holds it.
pub(super) fn draw_up(explanation: &mut Explanation) {
    let drawn = path(explanation);
    let chain = explanation.steps.iter_mut().find_map(|step| match step {
        Step::Chain { path, .. } => Some(path),
        _ => None,
    });
    if let Some(path) = chain {
        *path = Some(drawn);
    }
}

/// The path stands at the head of a page, where other numbers to add can be tried; within the
/// argument it is as it is asked about.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    if !matches!(step, Step::Start { .. } | Step::Chain { .. }) {
        return None;
    }
    let State { rules, position } = &explanation.setting;
    let drawn = explanation.steps.iter().find_map(|step| match step {
        Step::Chain { path, .. } => Some(path.as_ref()),
        _ => None,
    })?;
    let path = drawn.map_or_else(|| Cow::Owned(path(explanation)), Cow::Borrowed);
    let Position { target, from } = *position;
    if path.numbers.is_empty() {
        return None;
    }
    let range = rules.range();
    let strand = PathVariant { say: range.map(|range| range.say), from, target, path };
    match step {
        Step::Start { .. } if explanation.judged.chosen.is_none() => {
            let (strands, asked) = match range {
                Some(range) => path::beside(range, *position, strand),
                None => (vec![strand], 0),
            };
            Some(Figure::Braid { strands, asked })
        }
        Step::Start { .. } | Step::Chain { .. } => {
            Some(Figure::Braid { strands: vec![strand], asked: 0 })
        }
        _ => None,
    }
}
