//! Kind `nim-sum`: the pupil writes the odd columns of the piles in binary, and the nim-sum.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::COLUMN_CONSTRAINTS;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, normal_rules};
use super::task::Task;
use carryless_games::columns::BitWeights;

pub(super) const KIND: PileKind = PileKind {
    name: "nim-sum",
    constraints: COLUMN_CONSTRAINTS,
    rules: normal_rules,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Sums,
    asking: |drawn, _| {
        let sum = drawn.facts.nim_sum;
        let odd = BitWeights(sum).powers().collect();
        let asks = vec![
            AnswerField::new("odd-columns", Expected::Set(odd)),
            AnswerField::new("nim-sum", Expected::Number(sum)),
        ];
        Some((Task::Plain, 0, asks))
    },
};
