//! The reason why a right answer is right.

use carryless_exercises::Exercise;
use carryless_exercises::answer_field::Expected;
use carryless_games::games::AnyState;
use carryless_games::position::{Outcome, PlayConvention};

/// Whether the exercise asks who wins, or whether something is right.
pub(crate) fn asks_outcome(exercise: &Exercise) -> bool {
    let mut asks = exercise.answer.asks.iter();
    asks.any(|ask| matches!(ask.expected, Expected::Outcome(_) | Expected::Verdict(_)))
}

/// Returns the end of the id of the message that says why the right answer is right, and whether the position is
/// lost; `None` for a kind of exercise without such a sentence.
pub(crate) fn reason(exercise: &Exercise) -> Option<(&'static str, bool)> {
    let asks = &exercise.answer.asks;
    let outcome = asks.iter().find_map(|ask| match ask.expected {
        Expected::Outcome(outcome) => Some(outcome),
        _ => None,
    });
    let is_lost = outcome == Some(Outcome::P);
    let reason = match (&exercise.state, exercise.topic) {
        (_, "columns") => "columns",
        (_, "nim-sum" | "xor") => "nim-sum",
        (AnyState::Nim(state), _) => match (state.rules.play, state.rules.limit) {
            (PlayConvention::Misere, _) => "misere",
            (_, Some(_)) => "limit",
            (_, None) if outcome.is_some() => "outcome",
            (_, None) => "move",
        },
        (AnyState::Race(_), _) => "race",
        (AnyState::Subtraction(_), _) => "sets",
        _ => return None,
    };
    Some((reason, is_lost))
}
