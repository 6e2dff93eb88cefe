//! Explains a [`Question`] about a sum: the Grundy values of its components, their nim-sum, the winning moves
//! and the steps (built by `step_builder`). Only the tables are bounded.

use serde::Serialize;

use super::step_builder::StepBuilder;
use super::steps::Step;
use super::winning_moves::{follows_misconception, misconceived_claim, winning_moves};
use super::{DisjunctiveSum, Question, State, SumTally};
use crate::columns::{BitWeights, Columns};
use crate::figure::Figure;
use crate::game::{
    self, Binary, Explanation, Graded, GradedClaim, GradedMove, Hint, Marks, NoExtras,
};
use crate::position::{AnyMove, Outcome, PlayConvention};
use crate::serialize;

/// Facts about a position of a sum.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(bound = "G: DisjunctiveSum"))]
pub struct Facts<G: DisjunctiveSum> {
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
    pub fn new(state: &State<G>, table: &G::Table) -> Self {
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

/// Returns what the picture of the position shows at the step `step`: the values, from the addition on in binary, and
/// the winning or advised move. After the move the value of a component that it splits is the nim-sum of its parts.
/// `None` for a step about other things.
pub(super) fn marks<G: DisjunctiveSum>(
    explanation: &Explanation<G>,
    step: &Step<G>,
) -> Option<Marks> {
    let facts = &explanation.facts;
    let width = facts.columns.width();
    let binary = |odd| (width > 1).then_some(Binary { width, odd });
    let shown = explanation.steps.first().and_then(|start| match start {
        Step::Start { shown, .. } => shown.clone(),
        _ => None,
    });
    let now = Marks { values: facts.values.clone(), ..Marks::default() };
    let added = Marks { binary: binary(BitWeights(facts.nim_sum)), ..now.clone() };
    match step {
        Step::Origin(_) | Step::Fork { .. } => Some(now),
        Step::Odd { .. } | Step::Spoil { .. } => Some(added),
        Step::Find { .. } => Some(Marks { shown: shown.map(Into::into), ..added }),
        Step::Advice { advised } => Some(Marks { shown: Some(advised.clone().into()), ..added }),
        Step::Check { shown, .. } => {
            let state = &explanation.state;
            let (part, value) = G::value_change(state, &G::precompute(state), shown);
            let mut values = now.values;
            values.get_mut(part).into_iter().for_each(|own| *own = value);
            let odd = Columns::from_numbers(&values, 2).odd_weights();
            let shown = Some(shown.clone().into());
            Some(Marks { values, binary: binary(odd), shown, is_made: true, ..Marks::default() })
        }
        _ => None,
    }
}

/// Returns the first hint, which says what to try and needs no term: to leave two equal halves of a single component, to
/// find components that balance each other, or to begin with small positions. `None` when the game is over, or for a
/// game with hints of its own for a beginning.
pub(super) fn first_hint<G: DisjunctiveSum>(explanation: &Explanation<G>) -> Option<Hint> {
    let state = &explanation.state;
    if !G::BALANCES || G::moves(state).next().is_none() {
        return None;
    }
    let is_alone = G::numbers(state).iter().filter(|size| **size > 0).count() == 1;
    let halves = |chosen: G::Move| match chosen.into() {
        AnyMove::Break(made) => matches!(made.leaves[..], [one, other] if one == other),
        _ => false,
    };
    Some(match G::play_convention(state) {
        PlayConvention::Normal if !is_alone => Hint::new("balance", 0),
        PlayConvention::Normal if G::moves(state).any(halves) => Hint::new("halves", 0),
        _ => Hint::new("small", 0),
    })
}
