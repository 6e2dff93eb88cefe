//! Misère: who wins, and how. The sizes are small, so that the moment to switch comes often.

use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::constraints::Wish;
use super::piles::{Luck, PileKind, PositionKind};
use super::task::Task;
use crate::games::nim::Rules;
use crate::position::Play;

/// Outcome and a winning move, when the last stone loses.
pub(super) const KIND: PileKind = PileKind {
    name: "misere",
    wishes: &[
        Wish::Piles,
        Wish::Max,
        Wish::Min,
        Wish::Counters,
        Wish::ThreeSizes,
        Wish::Wins,
        Wish::Trap,
    ],
    rules: |_| Rules { limit: None, play: Play::Misere },
    sizes: [(3, 5), (3, 7), (4, 7), (4, 15), (5, 15)],
    kinds: &[PositionKind::Switch, PositionKind::Won, PositionKind::Lost],
    verdicts: Verdicts::Outcome,
    luck: Luck::Moves,
    asking: |drawn, _| {
        let facts = drawn.facts;
        let asks = vec![
            Ask::new("outcome", Blank::Outcome(facts.outcome)),
            Ask::new("move", Blank::Move(facts.winning_moves.clone())),
        ];
        Some((Task::Plain, 0, asks))
    },
};
