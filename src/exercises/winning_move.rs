//! Find a winning move: any of them is right.

use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::feasibility::MOVE_WISHES;
use super::piles::{Luck, PileKind, PositionKind, SIZES, rules_of};
use super::task::Task;

/// The player to move can win: how?
pub(super) const KIND: PileKind = PileKind {
    name: "winning-move",
    wishes: MOVE_WISHES,
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won],
    verdicts: Verdicts::Many,
    luck: Luck::Moves,
    asking: |drawn, _| {
        let moves = drawn.facts.winning_moves.clone();
        Some((Task::Plain, 0, vec![Ask::new("move", Blank::Move(moves))]))
    },
};
