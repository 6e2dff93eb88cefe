//! The explanation of a position of Nim as data without sentences: facts, graded attempt, steps, and the
//! figures of the steps. It turns a [`Question`] into an [`Explanation`] in a few passes over the piles.

use serde::Serialize;

use super::closed_form::{Aim, NimTally};
use super::grading::{self, JudgedDigits};
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::two_pile_board;
use super::{Explanation, Question, Rules, State};
use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{Graded, GradedClaim, TABLE_ROWS};
use crate::position::{Outcome, PileMove};
use crate::serialize;

/// Largest product of the number of piles and the number of rows in a table of moves, because each row
/// examines every pile. A table of `TABLE_ROWS` rows is always allowed.
const TABLE_EFFORT: usize = 10_000_000;

/// Facts about a position of Nim that follow from its rules and piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "NimFacts"))]
pub struct Facts {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// Xor of the residues; without a limit, of the pile sizes.
    pub nim_sum: u64,
    /// Residues: pile sizes modulo K + 1, in pile order; null without a limit.
    #[serde(serialize_with = "serialize::long_if_some")]
    pub residues: Option<Vec<u64>>,
    /// Binary columns of the residues (without a limit, of the pile sizes), added without carry.
    pub columns: Columns,
    /// All winning moves, in pile order.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<PileMove>,
}

impl Facts {
    /// Creates the facts about piles of these sizes, first pile first.
    pub fn new(rules: Rules, piles: &[u64]) -> Self {
        let tally = NimTally::new(piles, rules.modulus());
        let residue = |&size: &u64| rules.residue(size);
        let residues: Option<Vec<u64>> = rules.limit.map(|_| piles.iter().map(residue).collect());
        Facts {
            outcome: tally.outcome(rules.play),
            nim_sum: tally.nim_sum,
            columns: Columns::from_numbers(residues.as_deref().unwrap_or(piles), 2),
            residues,
            winning_moves: rules.winning_moves(piles).collect(),
        }
    }
}

/// Explains a position and grades the pupil's attempt. Tables of moves have at most `rows` rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let &Question { state: State { rules, ref position }, attempt: ref said } = question;
    let piles = position.piles.as_slice();
    let facts = Facts::new(rules, piles);
    // A row examines every pile for its reply, so many piles allow few rows.
    let rows = rows.min(TABLE_ROWS.max(TABLE_EFFORT / piles.len().max(1)));
    let tally = NimTally::new(piles, rules.modulus());
    let course = StepBuilder { rules, position, tally, columns: &facts.columns, rows };
    let winning = &facts.winning_moves;
    let chosen = said.chosen.map(|chosen| grading::grade_move(&course, chosen, winning));
    let steps = course.steps(winning, chosen.as_ref());
    let says = |idea: super::Misconception| idea.verdict(rules, piles);
    let claim = said.claim.map(|claim| GradedClaim::grade(claim, facts.outcome, says));
    let sums = said.more.sums.as_deref().map(|said| grading::grade_sums(&course, said));
    let nim_sum_said = said.more.nim_sum.map(|said| grading::grade_nim_sum(&course, said));
    let moved = chosen.as_ref();
    let told = grading::misconceptions_to_report(
        &course,
        moved,
        claim.as_ref(),
        sums.as_ref(),
        nim_sum_said.as_ref(),
    );
    let judged = Graded { chosen, claim, more: JudgedDigits { sums, nim_sum_said, told } };
    Explanation::new(question.state.clone(), facts, judged, steps)
}

/// Returns the figure of the step `step`; `None` if the step has none.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    let (piles, columns) = (explanation.state.piles(), &explanation.facts.columns);
    match step {
        Step::Start { shown, .. } => {
            let judged = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
            Some(Figure::Piles { piles, taken: judged.or(*shown).into_iter().collect() })
        }
        Step::Residues { modulus, piles } => Some(Figure::Bands { modulus: *modulus, rows: piles }),
        Step::MisereCases { big, .. } => Some(Figure::MisereCases { large_piles: *big }),
        Step::Add {} => Some(Figure::Columns { columns, boxed: true }),
        Step::Flip { piles, .. } => Some(Figure::Flip { rows: piles, width: columns.width() }),
        Step::Judge { columns, aim: Aim::Balance, .. } => {
            Some(Figure::Columns { columns, boxed: true })
        }
        Step::Check { columns, aim: Aim::Balance, .. } => {
            Some(Figure::Columns { columns, boxed: false })
        }
        Step::Square { largest, third, lost, .. } => {
            two_pile_board::figure(explanation, *largest, *third, lost)
        }
        Step::Judge { .. }
        | Step::Check { .. }
        | Step::Binary { .. }
        | Step::Odd { .. }
        | Step::Parity { .. }
        | Step::Switch { .. }
        | Step::Lower { .. }
        | Step::Raise { .. }
        | Step::Others { .. }
        | Step::Moves { .. }
        | Step::ReplyRule { .. }
        | Step::PPositionMoves { .. }
        | Step::Advice { .. }
        | Step::Theorem {} => None,
    }
}
