//! The right answer of an exercise in short, as it stands first in the key: one text for each place
//! that the pupil writes in.

use crate::error::Error;
use crate::exercises::task::Task;
use crate::exercises::{Ask, Blank, Exercise};
use crate::position::{Move, Outcome};
use crate::wording::Catalogue;

/// The right answer of each place: what is asked for (empty when there are no words for it), and
/// what belongs there (empty when a person has to judge).
pub(crate) fn answers(
    exercise: &Exercise,
    words: &Catalogue,
) -> Result<Vec<(String, String)>, Error> {
    // Where every box of a row has to be filled, the zeros before a number are part of it.
    let width = match &exercise.task {
        Task::Grid { grid } => grid.width,
        _ => 0,
    };
    let asks = exercise.answer.asks.iter();
    asks.map(|ask| Ok((label(exercise, ask, words)?, text(&ask.blank, width, words)?))).collect()
}

/// What a place asks for, in words; empty when the question itself says it.
pub(crate) fn label(exercise: &Exercise, ask: &Ask, words: &Catalogue) -> Result<String, Error> {
    let id = match (&exercise.task, &ask.blank) {
        // In a story nobody adds: somebody takes, moves or climbs.
        (Task::Story { .. }, Blank::Say(_)) => "exercise-ask-first-move".to_owned(),
        _ => format!("exercise-ask-{}", ask.name),
    };
    match ask.blank {
        _ if !words.has(&id) => Ok(String::new()),
        Blank::Binary(number) => words.say(&id, [("number", number)]),
        _ => words.text(&id),
    }
}

/// What belongs in a place; numbers in binary have at least `width` digits.
fn text(blank: &Blank, width: usize, words: &Catalogue) -> Result<String, Error> {
    let spaced = |numbers: &[u64]| strings(numbers).join(" ");
    Ok(match blank {
        Blank::Number(number) => number.to_string(),
        Blank::Binary(number) => format!("{number:0width$b}"),
        Blank::Rows(numbers) => {
            let rows = numbers.iter().map(|number| format!("{number:b}"));
            rows.collect::<Vec<_>>().join(&words.text("list-comma")?)
        }
        Blank::Digits(digits) => spaced(digits),
        Blank::List(numbers) => strings(numbers).join(&words.text("list-comma")?),
        Blank::Set(numbers) if numbers.is_empty() => words.text("worksheet-answer-none")?,
        Blank::Set(numbers) => words.list(&strings(numbers))?,
        Blank::Outcome(Outcome::N) => words.text("worksheet-answer-win")?,
        Blank::Outcome(Outcome::P) => words.text("worksheet-answer-lose")?,
        Blank::Verdict(true) => words.text("worksheet-answer-right")?,
        Blank::Verdict(false) => words.text("worksheet-answer-wrong")?,
        Blank::Move(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Blank::Move(moves) => words.choice(&moved(moves, words)?)?,
        Blank::Moves(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Blank::Moves(moves) => words.list(&moved(moves, words)?)?,
        Blank::Takes(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Blank::Takes(moves) => {
            let shown: Vec<String> =
                moves.iter().map(|chosen| strings(&chosen.takes).join(",")).collect();
            words.choice(&shown)?
        }
        Blank::Say(numbers) if numbers.is_empty() => words.text("worksheet-answer-none")?,
        Blank::Say(numbers) => words.choice(&strings(numbers))?,
        Blank::Open => String::new(),
    })
}

fn strings(numbers: &[u64]) -> Vec<String> {
    numbers.iter().map(u64::to_string).collect()
}

fn moved(moves: &[Move], words: &Catalogue) -> Result<Vec<String>, Error> {
    let text = |&Move { pile, take, leaves }: &Move| {
        words.say("worksheet-answer-move", [("pile", pile), ("take", take), ("leaves", leaves)])
    };
    moves.iter().map(text).collect()
}
