//! Kind `all-moves`: the pupil lists all winning moves of Nim; a pile has at most one.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::MOVE_CONSTRAINTS;
use super::piles::{GuessRisk, PileKind, PositionKind, SIZES, rules_of};
use super::task::Task;

pub(super) const KIND: PileKind = PileKind {
    name: "all-moves",
    constraints: MOVE_CONSTRAINTS,
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Moves,
    asking: |drawn, _| {
        let moves = drawn.facts.winning_moves.clone();
        Some((Task::Plain, 0, vec![AnswerField::new("moves", Expected::Moves(moves))]))
    },
};
