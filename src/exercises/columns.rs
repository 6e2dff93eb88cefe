//! Kind `columns`: the column sums of the binary digits.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::COLUMN_WISHES;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, unlimited};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "columns",
    wishes: COLUMN_WISHES,
    rules: unlimited,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    verdicts: AnswerClass::Many,
    luck: GuessRisk::Sums,
    asking: |drawn, _| {
        let sums = drawn.facts.columns.sums().to_vec();
        Some((Task::Plain, 0, vec![AnswerField::new("sums", Expected::Digits(sums))]))
    },
};
