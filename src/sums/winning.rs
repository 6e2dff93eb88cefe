//! Which moves of a sum win, and which ones a wrong idea makes. In: a setting with its values. Out: moves,
//! what somebody with an idea says.

use super::{Setting, Summed, Tally};
use crate::position::{Claim, Outcome};

/// All winning moves, part by part: those that give a part the value that it needs.
pub(super) fn winning_moves<G: Summed>(
    setting: &Setting<G>,
    table: &G::Table,
    values: &[u64],
) -> Vec<G::Move> {
    let (tally, play) = (Tally::of(values), G::play(setting));
    let parts = values.iter().enumerate();
    let moves = parts.filter_map(|(part, &value)| {
        let wanted = tally.wanted(value, play)?;
        Some(G::giving(setting, table, part, wanted))
    });
    moves.flatten().collect()
}

/// What somebody with this idea says of a position.
pub(super) fn verdict<G: Summed>(setting: &Setting<G>, idea: G::Idea) -> Option<Claim> {
    let (values, play) = G::believed(setting, idea)?;
    match Tally::of(&values).outcome(play) {
        Outcome::N => Some(Claim::Win),
        Outcome::P => Some(Claim::Lose),
    }
}

/// Whether somebody who holds this idea would make this move.
pub(super) fn produces<G: Summed>(setting: &Setting<G>, idea: G::Idea, chosen: &G::Move) -> bool {
    let mut after = setting.clone();
    G::apply(&mut after, chosen);
    G::suits(setting, idea) && verdict::<G>(&after, idea) == Some(Claim::Lose)
}
