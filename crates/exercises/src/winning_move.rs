//! Kind `winning-move`: the pupil writes a winning move of Nim; any is right.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::MOVE_CONSTRAINTS;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, rules_of};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "winning-move",
    constraints: MOVE_CONSTRAINTS,
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Moves,
    asking: |drawn, _| {
        let moves = drawn.facts.winning_moves.clone();
        Some((Task::Plain, 0, vec![AnswerField::new("move", Expected::Move(moves))]))
    },
};
