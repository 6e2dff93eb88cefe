//! Kind `misere-limit`, misère play with a limit: the pupil writes the residues (sizes modulo limit + 1), the
//! outcome, and all winning moves.

use super::answer_balance::AnswerClass;
use super::feasibility::LIMIT_CONSTRAINTS;
use super::limit::{SIZES, limit_of, residue_question};
use super::piles::{GuessRisk, PileKind, PositionKind};
use carryless_games::games::nim::Rules;
use carryless_games::position::PlayConvention;

pub(super) const KIND: PileKind = PileKind {
    name: "misere-limit",
    constraints: LIMIT_CONSTRAINTS,
    rules: |constraints| Rules { limit: Some(limit_of(constraints)), play: PlayConvention::Misere },
    sizes: SIZES,
    kinds: &[PositionKind::Won, PositionKind::Lost],
    answer_class: AnswerClass::Outcome,
    luck: GuessRisk::Moves,
    asking: |drawn, _| Some(residue_question(drawn)),
};
