//! Nim with a limit: the remainders, who wins, and all winning moves, those that raise a remainder
//! among them.

use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::constraints::{Wish, Wishes};
use super::feasibility::LIMIT_WISHES;
use super::piles::{Asked, Drawn, Luck, PileKind, PositionKind};
use super::task::Task;
use crate::games::nim::Rules;
use crate::position::Play;

/// The limit of each level.
const LIMITS: [u64; 5] = [2, 3, 4, 5, 6];

/// How many piles of at most how many stones each level has: most are above the limit.
pub(super) const SIZES: [(u64, u64); 5] = [(2, 12), (3, 12), (3, 20), (4, 20), (4, 40)];

/// Remainders, outcome, moves.
pub(super) const KIND: PileKind = PileKind {
    name: "limit",
    wishes: LIMIT_WISHES,
    rules: |wishes| Rules { limit: Some(limit_of(wishes)), play: Play::Normal },
    sizes: SIZES,
    kinds: &[PositionKind::Won, PositionKind::Lost],
    verdicts: Verdicts::Outcome,
    luck: Luck::Moves,
    asking: |drawn, _| Some(asked(drawn)),
};

/// The limit that is wished, or that of the level.
pub(super) fn limit_of(wishes: &Wishes) -> u64 {
    wishes.number(Wish::Limit).unwrap_or(LIMITS[usize::from(wishes.level() - 1)])
}

/// What both kinds with a limit ask.
pub(super) fn asked(drawn: &Drawn<'_>) -> Asked {
    let facts = drawn.facts;
    let residues = facts.residues.clone().unwrap_or_default();
    let asks = vec![
        Ask::new("residues", Blank::List(residues)),
        Ask::new("outcome", Blank::Outcome(facts.outcome)),
        Ask::new("moves", Blank::Moves(facts.winning_moves.clone())),
    ];
    (Task::Plain, 0, asks)
}
