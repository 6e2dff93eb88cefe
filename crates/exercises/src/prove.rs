//! Kind `prove`: the pupil proves the outcome of a small position from the definition, by all moves and
//! without a theorem.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::piles::{GuessRisk, PileKind, PositionKind, rules_of};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "prove",
    constraints: &[
        Constraint::Piles,
        Constraint::Max,
        Constraint::Counters,
        Constraint::Limit,
        Constraint::Misere,
    ],
    rules: rules_of,
    sizes: [(2, 4), (2, 6), (3, 5), (3, 6), (3, 7)],
    kinds: &[PositionKind::Won, PositionKind::Lost],
    answer_class: AnswerClass::Outcome,
    luck: GuessRisk::Verdicts,
    asking: |drawn, _| {
        let asks = vec![
            AnswerField::new("outcome", Expected::Outcome(drawn.facts.outcome)),
            AnswerField::new("proof", Expected::Open),
        ];
        Some((Task::Proof, 0, asks))
    },
};
