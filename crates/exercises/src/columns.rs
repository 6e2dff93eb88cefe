//! Kind `columns`: the pupil writes the column sums of the piles in binary.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::COLUMN_CONSTRAINTS;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, normal_rules};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "columns",
    constraints: COLUMN_CONSTRAINTS,
    rules: normal_rules,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Sums,
    asking: |drawn, _| {
        let sums = drawn.facts.columns.sums().to_vec();
        Some((Task::Plain, 0, vec![AnswerField::new("sums", Expected::Digits(sums))]))
    },
};
