//! Kind `who-wins`: the pupil says whether the player to move can win. N-positions and P-positions are
//! equally frequent.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, rules_of};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "who-wins",
    constraints: &[
        Constraint::Piles,
        Constraint::Max,
        Constraint::Min,
        Constraint::Counters,
        Constraint::ThreeSizes,
        Constraint::Limit,
        Constraint::Misere,
        Constraint::Trap,
    ],
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won, PositionKind::Lost],
    answer_class: AnswerClass::Outcome,
    luck: GuessRisk::Verdicts,
    asking: |drawn, _| {
        let outcome = Expected::Outcome(drawn.facts.outcome);
        Some((Task::Plain, 0, vec![AnswerField::new("outcome", outcome)]))
    },
};
