//! Kind `limit`, Nim with a limit: the pupil writes the residues (sizes modulo limit + 1), the outcome, and
//! all winning moves, including those that raise a residue.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, Constraints};
use super::feasibility::LIMIT_CONSTRAINTS;
use super::piles::{DrawnPosition, GuessRisk, PileKind, PositionKind, QuestionParts};
use super::task::Task;
use carryless_games::games::nim::Rules;
use carryless_games::position::PlayConvention;

/// Largest number of stones in a move, one for each level from 1 to 5.
const LIMITS: [u64; 5] = [2, 3, 4, 5, 6];

/// Number of piles and largest size of a pile, one pair for each level from 1 to 5; most piles are larger
/// than the limit.
pub(super) const SIZES: [(u64, u64); 5] = [(2, 12), (3, 12), (3, 20), (4, 20), (4, 40)];

pub(super) const KIND: PileKind = PileKind {
    name: "limit",
    constraints: LIMIT_CONSTRAINTS,
    rules: |constraints| Rules { limit: Some(limit_of(constraints)), play: PlayConvention::Normal },
    sizes: SIZES,
    kinds: &[PositionKind::Won, PositionKind::Lost],
    answer_class: AnswerClass::Outcome,
    luck: GuessRisk::Moves,
    asking: |drawn, _| Some(residue_question(drawn)),
};

/// Returns the largest number of stones in a move: the constraint `Limit` if given, otherwise that of the
/// level.
pub(super) fn limit_of(constraints: &Constraints) -> u64 {
    constraints.number(Constraint::Limit).unwrap_or(LIMITS[usize::from(constraints.level() - 1)])
}

/// Returns the parts of the question of the kinds `limit` and `misere-limit`: the task, the number of the form of
/// question (always 0), and answer fields for residues (sizes modulo limit + 1), outcome and winning moves.
pub(super) fn residue_question(drawn: &DrawnPosition<'_>) -> QuestionParts {
    let facts = drawn.facts;
    let residues = facts.residues.clone().unwrap_or_default();
    let asks = vec![
        AnswerField::new("residues", Expected::List(residues)),
        AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
        AnswerField::new("moves", Expected::Moves(facts.winning_moves.clone())),
    ];
    (Task::Plain, 0, asks)
}
