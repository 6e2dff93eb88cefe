//! Tries of a question: answers that count, and the hints between them.

use carryless_exercises::answer_field::Expected;
use carryless_exercises::{Exercise, Reading};
use carryless_games::game::WrongAnswer;
use carryless_games::position::AnyMove;

use crate::first_games::FirstGame;

/// Hints that are the same whether the position is won or lost.
const WITHOUT_VERDICT: [&str; 12] = [
    "fork",
    "residues",
    "binary",
    "add",
    "odd",
    "balance",
    "row",
    "period",
    "values",
    "chain",
    "imbalance",
    "small",
];

/// Topics that ask for no odd column, with the hints that are of use there.
const WITHOUT_ODD_COLUMNS: [(&str, &[&str]); 3] =
    [("binary", &["binary"]), ("grid", &["binary", "add"]), ("columns", &["binary", "add"])];

/// Whether each field was read, and each move that was read is possible in the position.
pub(crate) fn is_complete(exercise: &Exercise, reading: &Reading) -> bool {
    let is_move = |expected: &Expected| {
        matches!(expected, Expected::Move(_) | Expected::OneNumber(_) | Expected::Takes(_))
    };
    let mut fields = exercise.telling_fields().zip(&reading.values);
    reading.is_readable() && fields.all(|(ask, value)| value.is_some() || !is_move(&ask.expected))
}

/// Returns the number of hints of an exercise that do not give the answer away.
pub fn hint_count(exercise: &Exercise) -> usize {
    if let Some(game) = FirstGame::new(exercise) {
        return game.hint_count();
    }
    let useful = WITHOUT_ODD_COLUMNS.iter().find(|(topic, _)| *topic == exercise.topic);
    let asks = &exercise.answer.asks;
    let asks_move = asks.iter().any(|ask| {
        matches!(ask.expected, Expected::Move(_) | Expected::Moves(_) | Expected::Takes(_))
    });
    let asks_outcome = asks.iter().any(|ask| matches!(ask.expected, Expected::Outcome(_)));
    let Ok(explanation) = exercise.explanation() else { return 0 };
    let tells = |rung: &str| match rung {
        "answer" => true,
        rung if useful.is_some_and(|(_, useful)| !useful.contains(&rung)) => true,
        _ if WITHOUT_VERDICT.contains(&rung) => false,
        // The others name a column or pile of the winning move, so that they tell that there is one.
        _ => !asks_move || asks_outcome,
    };
    explanation.hints().iter().take_while(|hint| !tells(hint.rung)).count()
}

/// Largest number of moves among which one is sought.
const MOVES: usize = 1000;

/// Returns the wrong move as one of the game; `None` if the value is no losing move of the position.
pub(crate) fn wrong_move(exercise: &Exercise, value: &WrongAnswer) -> Option<AnyMove> {
    let made = match value {
        WrongAnswer::Move(made) => made.clone(),
        WrongAnswer::Number(number) => step(exercise, *number)?,
        _ => return None,
    };
    let is_losing = exercise.state.is_legal(&made) && !exercise.state.is_winning_move(&made);
    is_losing.then_some(made)
}

/// Whether no move of the position has this number.
pub(crate) fn is_forbidden(exercise: &Exercise, number: u64) -> bool {
    step(exercise, number).is_none()
}

/// Returns the move of a race with this number; `None` if the rules do not allow it.
fn step(exercise: &Exercise, number: u64) -> Option<AnyMove> {
    let mut moves = exercise.state.legal_moves(MOVES).into_iter();
    moves.find(|made| matches!(made, AnyMove::Say(made) if made.say == number))
}
