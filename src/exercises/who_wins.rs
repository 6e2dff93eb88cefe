//! Safe or not: can the player to move win? As many positions are lost as won.

use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::constraints::Wish;
use super::piles::{Luck, PileKind, PositionKind, SIZES, rules_of};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "who-wins",
    wishes: &[
        Wish::Piles,
        Wish::Max,
        Wish::Min,
        Wish::Counters,
        Wish::ThreeSizes,
        Wish::Limit,
        Wish::Misere,
        Wish::Trap,
    ],
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won, PositionKind::Lost],
    verdicts: Verdicts::Outcome,
    luck: Luck::Verdicts,
    asking: |drawn, _| {
        let outcome = Blank::Outcome(drawn.facts.outcome);
        Some((Task::Plain, 0, vec![Ask::new("outcome", outcome)]))
    },
};
