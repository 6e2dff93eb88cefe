//! Kind `misere`: the pupil writes the outcome and a winning move in misère play. Piles are small, so that
//! positions in which the winning strategy differs from normal play are frequent.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::piles::{GuessRisk, PileKind, PositionKind};
use super::task::Task;
use carryless_games::games::nim::Rules;
use carryless_games::position::PlayConvention;

pub(super) const KIND: PileKind = PileKind {
    name: "misere",
    constraints: &[
        Constraint::Piles,
        Constraint::Max,
        Constraint::Min,
        Constraint::Counters,
        Constraint::ThreeSizes,
        Constraint::Wins,
        Constraint::Trap,
    ],
    rules: |_| Rules { limit: None, play: PlayConvention::Misere },
    sizes: [(3, 5), (3, 7), (4, 7), (4, 15), (5, 15)],
    kinds: &[PositionKind::Switch, PositionKind::Won, PositionKind::Lost],
    answer_class: AnswerClass::Outcome,
    luck: GuessRisk::Moves,
    asking: |drawn, _| {
        let facts = drawn.facts;
        let asks = vec![
            AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
            AnswerField::new("move", Expected::Move(facts.winning_moves.clone())),
        ];
        Some((Task::Plain, 0, asks))
    },
};
