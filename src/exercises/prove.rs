//! Prove from the definition who wins a small position: every move is looked at, no theorem used.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Wish;
use super::piles::{GuessRisk, PileKind, PositionKind, rules_of};
use super::task::Task;

/// Outcome and proof.
pub(super) const KIND: PileKind = PileKind {
    name: "prove",
    wishes: &[Wish::Piles, Wish::Max, Wish::Counters, Wish::Limit, Wish::Misere],
    rules: rules_of,
    sizes: [(2, 4), (2, 6), (3, 5), (3, 6), (3, 7)],
    kinds: &[PositionKind::Won, PositionKind::Lost],
    verdicts: AnswerClass::Outcome,
    luck: GuessRisk::Verdicts,
    asking: |drawn, _| {
        let asks = vec![
            AnswerField::new("outcome", Expected::Outcome(drawn.facts.outcome)),
            AnswerField::new("proof", Expected::Open),
        ];
        Some((Task::Proof, 0, asks))
    },
};
