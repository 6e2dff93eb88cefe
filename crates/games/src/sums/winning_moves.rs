//! The winning moves of a sum, and the moves and claims that follow from a misconception.

use super::{DisjunctiveSum, State, SumTally};
use crate::position::{Claim, Outcome, PlayConvention};

/// Iterates over all winning moves, component by component. A component is searched only when the iterator
/// reaches it. `values` are the Grundy values of the components.
pub(super) fn winning_moves<G: DisjunctiveSum>(
    state: &State<G>,
    table: &G::Table,
    values: &[u64],
) -> impl Iterator<Item = G::Move> {
    let tally = SumTally::from_values(values);
    let parts = values.iter().enumerate();
    parts.flat_map(move |(part, &value)| {
        let ComponentWins { moves, apart, .. } =
            winning_moves_in::<G>(state, table, tally, part, value);
        moves.into_iter().chain(apart)
    })
}

/// The winning moves in one component.
pub(super) struct ComponentWins<G: DisjunctiveSum> {
    /// Grundy value that a winning move, other than those in `apart`, must give the component; `None` if no
    /// value wins.
    pub(super) wanted: Option<u64>,
    /// Winning moves that give the component the value `wanted`.
    pub(super) moves: Vec<G::Move>,
    /// In misère play, winning moves besides `moves`: they split the only component of value 2 or more into
    /// several components of value 2 or more.
    pub(super) apart: Vec<G::Move>,
}

/// Returns the winning moves in component `part` (0-based), whose Grundy value is `value`; `tally` summarizes
/// all components.
pub(super) fn winning_moves_in<G: DisjunctiveSum>(
    state: &State<G>,
    table: &G::Table,
    tally: SumTally,
    part: usize,
    value: u64,
) -> ComponentWins<G> {
    let play = G::play_convention(state);
    let wanted = tally.winning_value(value, play);
    let giving = |wanted| G::moves_to_value(state, table, part, wanted);
    let mut moves = wanted.map(giving).unwrap_or_default();
    let mut apart = Vec::new();
    if play == PlayConvention::Misere && tally.with_change(value, 0).big == 0 {
        let is_lost = |chosen: &G::Move| {
            let after = tally.with_replacement(value, G::replacement_tally(state, table, chosen));
            after.outcome(play) == Outcome::P
        };
        moves.retain(is_lost);
        let other = wanted.map(|wanted| wanted ^ 1).filter(|other| *other != value);
        apart = other.map(giving).unwrap_or_default();
        apart.retain(is_lost);
    }
    ComponentWins { wanted, moves, apart }
}

/// Returns the claim, whether the player to move can win, that follows from the misconception `idea`; `None` if
/// the position is too large to compute it.
pub(super) fn misconceived_claim<G: DisjunctiveSum>(
    state: &State<G>,
    idea: G::Misconception,
) -> Option<Claim> {
    match G::misconceived_state(state, idea)?.outcome() {
        Outcome::N => Some(Claim::Win),
        Outcome::P => Some(Claim::Lose),
    }
}

/// Returns a function that tells whether a player with the misconception `idea` would take a move for a
/// winning one; always `false` if the misconception does not apply or the position is too large. The values
/// under the misconception are computed once.
pub(super) fn follows_misconception<G: DisjunctiveSum>(
    state: &State<G>,
    idea: G::Misconception,
) -> impl Fn(&G::Move) -> bool {
    let believed = G::applies_to(state, idea).then(|| G::misconceived_state(state, idea)).flatten();
    let before = believed.map(|believed| (SumTally::from_values(&believed.values), believed));
    move |chosen| {
        before.as_ref().is_some_and(|(tally, believed)| {
            let changes = G::misconceived_change(state, idea, believed, chosen);
            let after = changes.fold(*tally, |tally, [from, to]| tally.with_change(from, to));
            after.outcome(believed.play) == Outcome::P
        })
    }
}

/// Returns a function that tells whether a legal move wins. The Grundy values are computed once.
pub(super) fn is_winning<G: DisjunctiveSum>(state: &State<G>) -> impl Fn(&G::Move) -> bool {
    let table = G::precompute(state);
    let values = G::grundy_values(state, &table);
    let (tally, play) = (SumTally::from_values(&values), G::play_convention(state));
    move |chosen| {
        let (part, _) = G::value_change(state, &table, chosen);
        let old = values.get(part).copied().unwrap_or(0);
        tally.with_replacement(old, G::replacement_tally(state, &table, chosen)).outcome(play)
            == Outcome::P
    }
}
