//! The explanation of a pile with a quota as data: the parts of the pile (its Zeckendorf representation), the
//! comparison of the smallest part with the quota, and the moves that take the last few parts. Only the table
//! of replies is bounded, because no pile has more than 46 parts.

use serde::Serialize;

use super::misconceptions::Misconception;
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, Question, State};
use crate::figure::{Figure, Ruler};
use crate::game::{Graded, GradedClaim, GradedMove, Marks, NoExtras};
use crate::position::{AnyMove, Outcome, TakeMove};
use crate::serialize;

/// Facts that follow from the pile and the quota.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciFacts"))]
pub struct Facts {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// Largest number of stones that the next move can take: the quota, or all but one on the first move;
    /// never more than the pile.
    pub most: u64,
    /// Zeckendorf representation of the pile, the largest part first.
    pub parts: Vec<u64>,
    /// All winning moves, the fewest stones first.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<TakeMove>,
}

impl Facts {
    /// Creates the facts about the pile and the quota of `state`.
    pub fn new(state: &State) -> Self {
        Facts {
            outcome: state.outcome(),
            most: state.most(),
            parts: state.parts(),
            winning_moves: state.winning_moves(),
        }
    }
}

/// Returns the explanation of a position with the graded attempt of the pupil. Tables have at most `rows`
/// rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { state, attempt: said } = question;
    let facts = Facts::new(state);
    let course = StepBuilder { state, parts: &facts.parts, rows };
    let chosen = said.chosen.map(|chosen| {
        let winning = facts.winning_moves.contains(&chosen);
        let held = |idea: &Misconception| !winning && idea.produces(state, chosen);
        GradedMove {
            chosen,
            winning,
            ideas: Misconception::ALL.iter().copied().filter(held).take(2).collect(),
            reply: if winning { None } else { course.winning_reply(chosen) },
        }
    });
    let judged = chosen.as_ref().map(|judged| (judged.chosen, judged.winning));
    let steps = course.steps(&facts.winning_moves, judged);
    let claim = said.claim.map(|claim| {
        GradedClaim::grade(claim, facts.outcome, |idea: Misconception| idea.verdict(state))
    });
    Explanation::new(state.clone(), facts, Graded { chosen, claim, more: NoExtras {} }, steps)
}

/// Returns what the bar shows at the step `step`: the parts of the pile, and the winning or advised move; `None` for a step
/// about other things.
pub(super) fn marks(explanation: &Explanation, step: &Step) -> Option<Marks> {
    let shown = match explanation.steps.first() {
        Some(Step::Start { shown, .. }) => *shown,
        _ => None,
    };
    let apart = Marks { parts: explanation.facts.parts.clone(), ..Marks::default() };
    match step {
        Step::Compare { .. } | Step::Replies { .. } => Some(apart),
        Step::Cuts { .. } => Some(Marks { shown: shown.map(AnyMove::Stones), ..apart }),
        Step::Advice { advised } => Some(Marks { shown: Some(AnyMove::Stones(*advised)), ..apart }),
        Step::Check { shown, parts, .. } => Some(Marks {
            parts: parts.clone(),
            shown: Some(AnyMove::Stones(*shown)),
            is_made: true,
            ..apart
        }),
        _ => None,
    }
}

/// Returns the figure of a step: a ruler that shows a pile, the number of stones that the next move may take,
/// and in some steps the parts of the pile. `None` if the step has no figure.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    let Facts { most, parts, .. } = &explanation.facts;
    let ruler = match step {
        Step::Start { shown, over: false } => {
            let judged = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
            let taken = judged.or(*shown).map_or(0, |shown| shown.take);
            Ruler { taken, ..Ruler::whole(explanation.state.pile(), *most) }
        }
        Step::Compare { .. } => Ruler::from_parts(parts, *most),
        Step::Judge { parts, twice, last: false, .. } => {
            Ruler::from_parts(parts, u64::try_from(twice.0).unwrap_or(u64::MAX))
        }
        Step::Check { parts, twice, last: false, .. } => Ruler::from_parts(parts, *twice),
        _ => return None,
    };
    Some(Figure::Ruler(ruler))
}
