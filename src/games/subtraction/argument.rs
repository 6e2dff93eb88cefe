//! The argument for piles with a set of moves as data: the row of values, its period, the values added
//! without carry, and the moves that make the sum right. In: a [`Question`]. Out: an [`Explanation`]; only
//! the row of values and the table of replies are bounded.

use schemars::JsonSchema;
use serde::Serialize;

use super::closed_form::{Tally, values};
use super::course::Course;
use super::ideas::Idea;
use super::steps::Step;
use super::{Explanation, Question, Setting};
use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{Judged, JudgedClaim, JudgedMove, Nothing};
use crate::listing;
use crate::position::{Move, Outcome};
use crate::values::Row;

/// What follows from the piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SubtractionFacts")]
pub(crate) struct Facts {
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The value of each pile.
    #[serde(serialize_with = "listing::long")]
    pub values: Vec<u64>,
    /// The values added without carry.
    pub nim_sum: u64,
    /// Their digits.
    pub columns: Columns,
    /// The first number from which the values repeat; null where they are not known to.
    pub preperiod: Option<u64>,
    /// How many numbers later they do.
    pub period: Option<u64>,
    /// Every winning move, pile by pile.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Move>,
}

impl Facts {
    pub(crate) fn of(setting: &Setting, row: &Row) -> Self {
        let values = values(row, setting.piles());
        let tally = Tally::of(&values);
        Facts {
            outcome: tally.outcome(setting.rules.play),
            nim_sum: tally.sum,
            columns: Columns::add(&values, 2),
            preperiod: row.period().map(|period| period.preperiod),
            period: row.period().map(|period| period.period),
            winning_moves: setting.rules.winning_moves(row, setting.piles()),
            values,
        }
    }
}

/// Explains a position, and judges whatever the pupil said of it. Tables are bounded to `rows` rows.
pub(crate) fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { setting, said } = question;
    let row = setting.row();
    let facts = Facts::of(setting, &row);
    let course = Course { setting, row: &row, values: &facts.values, rows };
    let chosen = said.chosen.map(|chosen| {
        let winning = facts.winning_moves.contains(&chosen);
        let held = |idea: &Idea| !winning && idea.produces(setting, &chosen);
        JudgedMove {
            chosen,
            winning,
            ideas: Idea::ALL.iter().copied().filter(held).take(2).collect(),
            reply: if winning { None } else { course.answer(chosen) },
        }
    });
    let judged = chosen.as_ref().map(|judged| (judged.chosen, judged.winning));
    let steps = course.steps(&facts.winning_moves, judged);
    let says = |idea: Idea| idea.verdict(setting).filter(|_| idea.suits(&setting.rules));
    let claim = said.claim.map(|claim| JudgedClaim::of(claim, facts.outcome, says));
    Explanation::of(setting.clone(), facts, Judged { chosen, claim, more: Nothing {} }, steps)
}

pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    match step {
        Step::Start { shown, .. } => {
            let judged = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
            let taken = judged.or(*shown).into_iter().collect();
            Some(Figure::Piles { piles: explanation.setting.piles(), taken })
        }
        Step::Add {} => Some(Figure::Columns { columns: &explanation.facts.columns, boxed: true }),
        Step::Judge { columns, .. } => Some(Figure::Columns { columns, boxed: true }),
        Step::Check { columns, .. } => Some(Figure::Columns { columns, boxed: false }),
        _ => None,
    }
}
