//! Explains a [`Question`] about a sum: the Grundy values of its components, their nim-sum, the winning moves
//! and the steps (built by `step_builder`). Only the tables are bounded.

use serde::Serialize;

use super::step_builder::StepBuilder;
use super::steps::Step;
use super::winning_moves::{follows_misconception, misconceived_claim, winning_moves};
use super::{DisjunctiveSum, Question, State, SumTally};
use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{self, Explanation, Graded, GradedClaim, GradedMove, NoExtras};
use crate::position::Outcome;
use crate::serialize;

/// Facts about a position of a sum.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(bound = "G: DisjunctiveSum"))]
pub(crate) struct Facts<G: DisjunctiveSum> {
    /// Outcome class: `N` if the player to move wins, `P` if the other player wins.
    pub outcome: Outcome,
    /// Grundy value of each component, in order.
    #[serde(serialize_with = "serialize::long")]
    pub values: Vec<u64>,
    /// Nim-sum of the Grundy values.
    pub nim_sum: u64,
    /// Grundy values in binary, column by column.
    pub columns: Columns,
    /// Facts about the Grundy values that only some games have, such as the period.
    #[serde(flatten)]
    pub known: G::ExtraFacts,
    /// All winning moves, component by component.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<G::Move>,
}

impl<G: DisjunctiveSum> Facts<G> {
    /// Computes the facts about a state. `table` may be precomputed for this state or for one with larger
    /// components.
    pub(crate) fn new(state: &State<G>, table: &G::Table) -> Self {
        let values = G::grundy_values(state, table);
        let tally = SumTally::from_values(&values);
        Facts {
            outcome: tally.outcome(G::play_convention(state)),
            nim_sum: tally.sum,
            columns: Columns::from_numbers(&values, 2),
            known: G::extra_facts(table),
            winning_moves: winning_moves::<G>(state, table, &values).collect(),
            values,
        }
    }
}

/// Explains a position and grades the pupil's attempt. The table of moves of a P-position has at most `rows`
/// rows; a table of a Grundy sequence may have twice as many.
pub(super) fn explain<G: DisjunctiveSum>(question: &Question<G>, rows: usize) -> Explanation<G> {
    let game::Question { state, attempt: said } = question;
    let table = G::precompute(state);
    let facts: Facts<G> = Facts::new(state, &table);
    let course = StepBuilder::<G> { state, table: &table, values: &facts.values, rows };
    let chosen = said.chosen.clone().map(|chosen| {
        let winning = facts.winning_moves.contains(&chosen);
        let held =
            |idea: &G::Misconception| !winning && follows_misconception::<G>(state, *idea)(&chosen);
        GradedMove {
            ideas: <G::Misconception as game::Misconception>::ALL
                .iter()
                .copied()
                .filter(held)
                .take(2)
                .collect(),
            reply: if winning { None } else { course.answer(&chosen) },
            chosen,
            winning,
        }
    });
    let judged = chosen.as_ref().map(|judged| (&judged.chosen, judged.winning));
    let steps = course.steps(&facts.winning_moves, judged);
    let says = |idea: G::Misconception| {
        misconceived_claim::<G>(state, idea).filter(|_| G::applies_to(state, idea))
    };
    let claim = said.claim.map(|claim| GradedClaim::grade(claim, facts.outcome, says));
    Explanation::new(state.clone(), facts, Graded { chosen, claim, more: NoExtras {} }, steps)
}

/// Returns the figure of the step `step` of the explanation; `None` if the step has no figure.
pub(super) fn figure<'e, G: DisjunctiveSum>(
    explanation: &'e Explanation<G>,
    step: &'e Step<G>,
) -> Option<Figure<'e>> {
    match step {
        Step::Start { shown, .. } => {
            let judged = explanation.judged.chosen.as_ref().map(|judged| &judged.chosen);
            G::position_figure(&explanation.state, judged.or(shown.as_ref()))
        }
        Step::Add {} => Some(Figure::Columns { columns: &explanation.facts.columns, boxed: true }),
        Step::Judge { columns, .. } => Some(Figure::Columns { columns, boxed: true }),
        Step::Check { columns, .. } => Some(Figure::Columns { columns, boxed: false }),
        Step::Origin(origin) => G::step_figure(&explanation.state, origin),
        _ => None,
    }
}
