//! The explanation of a race as data: key factor, imbalance factor, the chain of key numbers backwards from
//! the target, the first move and the reply rule; for a set, the table of outcome classes and its period. The
//! chain, the tables and the list of winning moves are bounded; each comes with its full count.

use std::borrow::Cow;

use serde::Serialize;

use super::outcome_rule::OutcomeRule;
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, Position, Question, State, path};
use crate::figure::{Figure, Path, PathVariant};
use crate::game::{Graded, GradedClaim, NoExtras, TABLE_ROWS_FULL};
use crate::position::{Outcome, RaceMove};
use crate::serialize;

/// Facts that follow from the rules and the position of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceFacts"))]
pub struct Facts {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// Key factor a + b of a range. For a set, the period of the outcome classes; null if it is unknown.
    pub period: Option<u64>,
    /// For a set, the smallest distance to the target from which the outcome classes are periodic; left out
    /// if it is unknown, and for a range, where it is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preperiod: Option<u64>,
    /// Imbalance factor: the distance to the target modulo the period; null if the period is unknown.
    pub imbalance: Option<u64>,
    /// Remainders of the distance to the target, modulo the period, at which the player to move loses; for a
    /// set they hold for distances of at least the preperiod.
    pub losing_remainders: Vec<u64>,
    /// Winning numbers in rising order, at most 30,000.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<RaceMove>,
    /// Number of all winning numbers, listed or not.
    pub winning_move_count: u64,
}

impl Facts {
    /// Creates the facts about the race `state`.
    pub fn new(state: &State) -> Self {
        Facts::with_rule(state, &state.outcome_rule())
    }

    /// Creates the facts about the race `state`, whose outcome classes the rule `rule` gives.
    fn with_rule(state: &State, rule: &OutcomeRule) -> Self {
        let (distance, cycle) = (state.left(), rule.cycle());
        let winning = rule.winning_numbers(distance).take(TABLE_ROWS_FULL);
        let winning_moves: Vec<RaceMove> = winning.map(|say| state.say(say)).collect();
        Facts {
            outcome: rule.outcome_at(distance),
            period: cycle.map(|cycle| cycle.period),
            preperiod: cycle.map(|cycle| cycle.preperiod).filter(|_| state.rules.range().is_none()),
            imbalance: cycle.map(|cycle| distance % cycle.period),
            losing_remainders: rule.losing_remainders(),
            winning_move_count: match winning_moves.len() {
                TABLE_ROWS_FULL => rule.winning_number_count(distance),
                count => count as u64,
            },
            winning_moves,
        }
    }
}

/// Explains a race and grades the pupil's attempt. Tables have at most `rows` rows; the table of outcome
/// classes of a race by a set may have 2 · `rows` + 1.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { state, attempt: said } = question;
    let rule = state.outcome_rule();
    let Position { target, from } = state.position;
    let course = StepBuilder { rule: &rule, target, from, rows };
    let facts = Facts::with_rule(state, &rule);
    let chosen = said.chosen.map(|chosen| course.grade(chosen));
    let claim = said.claim.map(|claim| GradedClaim::grade(claim, facts.outcome, |_| None));
    let steps = course.steps(&facts.winning_moves, facts.winning_move_count, chosen.as_ref());
    Explanation::new(state.clone(), facts, Graded { chosen, claim, more: NoExtras {} }, steps)
}

/// Returns the path of the race for a figure: a match from the current count. It begins with the pupil's
/// number if there is one.
fn path(explanation: &Explanation) -> Path {
    let Position { target, from } = explanation.state.position;
    let rule = explanation.state.outcome_rule();
    let first = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
    StepBuilder { rule: &rule, target, from, rows: 0 }.path(first)
}

/// Inserts the path of the race, for a figure, into [`Step::Chain`], the step of the key numbers.
pub(super) fn insert_path(explanation: &mut Explanation) {
    let drawn = path(explanation);
    let chain = explanation.steps.iter_mut().find_map(|step| match step {
        Step::Chain { path, .. } => Some(path),
        _ => None,
    });
    if let Some(path) = chain {
        *path = Some(drawn);
    }
}

/// Returns the figure of the step `step`; `None` if it has none. The figure of the first step also shows
/// paths of other ranges for comparison, unless a pupil's number is graded.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    if !matches!(step, Step::Start { .. } | Step::Chain { .. }) {
        return None;
    }
    let State { rules, position } = &explanation.state;
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
    let strand =
        PathVariant { addable: range.map(|range| range.bounds), count: from, target, path };
    match step {
        Step::Start { .. } if explanation.judged.chosen.is_none() => {
            let (strands, asked) = match range {
                Some(range) => path::paths_beside(range, *position, strand),
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
