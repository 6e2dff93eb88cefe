//! Which moves of a sum win, and which ones a wrong idea makes. In: a setting with its values. Out: moves,
//! what somebody with an idea says.

use super::{Setting, Summed, Tally};
use crate::position::{Claim, Outcome};

/// All winning moves, part by part: those that give a part the value that it needs. A part is looked at when
/// its turn comes.
pub(super) fn winning_moves<G: Summed>(
    setting: &Setting<G>,
    table: &G::Table,
    values: &[u64],
) -> impl Iterator<Item = G::Move> {
    let (tally, play) = (Tally::of(values), G::play(setting));
    let parts = values.iter().enumerate();
    let moves = parts.filter_map(move |(part, &value)| {
        let wanted = tally.wanted(value, play)?;
        Some(G::giving(setting, table, part, wanted))
    });
    moves.flatten()
}

/// What somebody with this idea says of a position.
pub(super) fn verdict<G: Summed>(setting: &Setting<G>, idea: G::Idea) -> Option<Claim> {
    match G::believed(setting, idea)?.outcome() {
        Outcome::N => Some(Claim::Win),
        Outcome::P => Some(Claim::Lose),
    }
}

/// Whether somebody who holds this idea would make a move. What is believed is worked out once for all.
pub(super) fn produces<G: Summed>(
    setting: &Setting<G>,
    idea: G::Idea,
) -> impl Fn(&G::Move) -> bool {
    let believed = G::suits(setting, idea).then(|| G::believed(setting, idea)).flatten();
    let before = believed.map(|believed| (Tally::of(&believed.values), believed));
    move |chosen| {
        before.as_ref().is_some_and(|(tally, believed)| {
            let changes = G::rebelieved(setting, idea, believed, chosen);
            let after = changes.fold(*tally, |tally, [from, to]| tally.changed(from, to));
            after.outcome(believed.play) == Outcome::P
        })
    }
}

/// Whether a legal move wins.
pub(super) fn wins<G: Summed>(setting: &Setting<G>) -> impl Fn(&G::Move) -> bool {
    let table = G::table(setting);
    let values = G::values(setting, &table);
    let (tally, play) = (Tally::of(&values), G::play(setting));
    move |chosen| {
        let (part, value) = G::change(setting, &table, chosen);
        let old = values.get(part).copied().unwrap_or(0);
        tally.changed(old, value).outcome(play) == Outcome::P
    }
}
