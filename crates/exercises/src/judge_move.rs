//! Kind `judge-move`: the pupil judges whether a given move is right and, if it is wrong, writes a winning
//! reply. The wrong moves are typical of misconceptions.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, Trap};
use super::feasibility::MOVE_CONSTRAINTS;
use super::piles::{DrawnPosition, GuessRisk, PileKind, PositionKind, SIZES, rules_of};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::nim::misconceptions::{MISCONCEPTIONS, MOVE_IDEAS};
use carryless_games::position::PileMove;

/// Name of the answer field for a winning reply to the judged move.
pub(super) const REPLY: &str = "reply";

/// Number of random wrong moves that are tested for a misconception. If none of these moves follows from a
/// misconception, any wrong move is used.
const LOOKS: u64 = 8;

pub(super) const KIND: PileKind = PileKind {
    name: "judge-move",
    constraints: MOVE_CONSTRAINTS,
    rules: rules_of,
    sizes: SIZES,
    kinds: &[PositionKind::Won],
    answer_class: AnswerClass::Right,
    luck: GuessRisk::Moves,
    asking: |drawn, dice| {
        let winning = &drawn.facts.winning_moves;
        let right = !drawn.constraints.has(Constraint::Trap) && dice.coin();
        let wrong = if right { None } else { wrong_move(drawn, dice) };
        let chosen = wrong.or_else(|| dice.choose(winning).copied())?;
        let mut after = drawn.piles.to_vec();
        after[chosen.pile as usize - 1] = chosen.leaves;
        let replies = match wrong {
            Some(_) => drawn.rules.winning_moves(&after).collect(),
            None => Vec::new(),
        };
        let asks = vec![
            AnswerField::new("verdict", Expected::Verdict(wrong.is_none())),
            AnswerField::new(REPLY, Expected::Move(replies)),
        ];
        Some((Task::Judge { chosen }, 0, asks))
    },
};

/// Returns a random move that loses. It follows from the misconception in the constraints, if given,
/// otherwise if possible from any misconception. `None` if there is no such move.
fn wrong_move(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<PileMove> {
    let DrawnPosition { rules, piles, facts, .. } = *drawn;
    let loses = |taken: &PileMove| !facts.winning_moves.contains(taken);
    if let Some(Trap::Nim(idea)) =
        drawn.constraints.misconception().filter(|trap| is_about_moves(*trap))
    {
        let lead = idea.aim(rules, piles)?;
        return dice.choose(&lead.moves().filter(loses).collect::<Vec<_>>()).copied();
    }
    let all: Vec<PileMove> = rules.moves(piles).filter(loses).collect();
    let made =
        |taken: &PileMove| MISCONCEPTIONS.iter().any(|idea| idea.produces(rules, piles, *taken));
    let mut looks = (0..LOOKS).filter_map(|_| dice.choose(&all).copied());
    looks.find(made).or_else(|| dice.choose(&all).copied())
}

fn is_about_moves(trap: Trap) -> bool {
    matches!(trap, Trap::Nim(idea) if MOVE_IDEAS.contains(&idea))
}
