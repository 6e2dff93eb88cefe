//! Right answers of an [`Exercise`] as short text, one for each answer field. A key begins with them. The
//! fields in which pupils write are laid out by `answer_space`.

use carryless_args::error::Error;
use carryless_exercises::task::Task;
use carryless_exercises::{AnswerField, Exercise, Expected, Shift};
use carryless_games::figure::XiangqiPiece;
use carryless_games::position::{AnyMove, Outcome, PileMove, SplitMove};
use carryless_render::i18n::Catalogue;

/// Returns a pair (label, right answer) for each answer field, in order. The answer is empty if only a person
/// can judge it. The label is empty for a sentence, for the only field that a program can judge (except in a
/// grid), and if the language has no text for the label.
pub fn right_answers(
    exercise: &Exercise,
    words: &Catalogue,
) -> Result<Vec<(String, String)>, Error> {
    // In a grid each box of a row is filled, so leading zeros belong to the answer.
    let width = match &exercise.task {
        Task::Grid { grid } => grid.width,
        _ => 0,
    };
    let asks = &exercise.answer.asks;
    let alone = asks.iter().filter(|ask| ask.expected != Expected::Open).count() == 1 && width == 0;
    let answer = |ask: &AnswerField| match sentence(exercise, ask, words)? {
        Some(said) => Ok((String::new(), said)),
        None if alone => Ok((String::new(), expected_text(&ask.expected, width, words)?)),
        None => Ok((label(exercise, ask, words)?, expected_text(&ask.expected, width, words)?)),
    };
    asks.iter().map(answer).collect()
}

/// Returns the right answer to the answer field `ask` as a sentence, which needs no label. Only these answers
/// have a sentence: who wins, whether a move or statement is right, and, if there is a right one, the first
/// number or move, or a move on a board. Returns `None` for all others.
fn sentence(
    exercise: &Exercise,
    ask: &AnswerField,
    words: &Catalogue,
) -> Result<Option<String>, Error> {
    Ok(match (&exercise.task, &ask.expected) {
        (Task::Story { .. }, Expected::Outcome(Outcome::N)) => {
            Some(words.text("worksheet-answer-first-wins")?)
        }
        (Task::Story { .. }, Expected::Outcome(Outcome::P)) => {
            Some(words.text("worksheet-answer-first-loses")?)
        }
        (_, Expected::Outcome(_) | Expected::Verdict(_)) => {
            Some(expected_text(&ask.expected, 0, words)?)
        }
        (_, Expected::OneNumber(numbers)) if !numbers.is_empty() => {
            let numbers = words.alternatives(&strings(numbers))?;
            let (id, what) = first_move_message(exercise);
            Some(words.format_with(id, [("what", what), ("number", &numbers)])?)
        }
        (Task::Board { files }, Expected::Move(moves)) if !moves.is_empty() => {
            let advance = |it: &PileMove| {
                let own = files.iter().find(|file| file.pile == it.pile);
                let file = own.map(|file| file.file).unwrap_or_default();
                let pawn = u64::from(own.is_some_and(|file| file.man == XiangqiPiece::Pawn));
                let values = [("file", file), ("pawn", pawn), ("pile", it.pile), ("take", it.take)];
                words.format_with("worksheet-answer-advance", values)
            };
            Some(words.alternatives(&moves.iter().map(advance).collect::<Result<Vec<_>, _>>()?)?)
        }
        _ => None,
    })
}

/// Returns two texts: the id of the message about the first number or move that the pupil writes, and the verb
/// of a story, like `take`. The verb is empty if the exercise is not a story.
pub(super) fn first_move_message(exercise: &Exercise) -> (&'static str, &str) {
    match &exercise.task {
        Task::Story { story } => {
            ("worksheet-place-first", story.split('-').next().unwrap_or_default())
        }
        _ => ("worksheet-place-say", ""),
    }
}

/// Returns the label of the answer field `ask`. The label is empty if there is no message for it, because the
/// question then says what to write.
pub fn label(exercise: &Exercise, ask: &AnswerField, words: &Catalogue) -> Result<String, Error> {
    let id = match (&exercise.task, &ask.expected) {
        // In a story the pupil takes, moves or climbs instead of adding a number.
        (Task::Story { .. }, Expected::OneNumber(_)) => "exercise-ask-first-move".to_owned(),
        _ => format!("exercise-ask-{}", ask.name),
    };
    match ask.expected {
        _ if !words.has(&id) => Ok(String::new()),
        Expected::Binary(number) => words.format_with(&id, [("number", number)]),
        _ => words.text(&id),
    }
}

/// Returns the expected value `blank` as text in the language of `words`; empty for `Expected::Open`. `width`
/// is the minimum number of binary digits for `Expected::Binary`, or 0 for no minimum.
pub fn expected_text(blank: &Expected, width: usize, words: &Catalogue) -> Result<String, Error> {
    let spaced = |numbers: &[u64]| strings(numbers).join(" ");
    Ok(match blank {
        Expected::Number(number) => number.to_string(),
        Expected::Binary(number) => format!("{number:0width$b}"),
        Expected::Rows(numbers) => {
            // Binary numbers on a sheet are all as long as the longest.
            let width = numbers.iter().map(|number| u64::BITS - number.leading_zeros()).max();
            let width = width.unwrap_or(1) as usize;
            let rows = numbers.iter().map(|number| format!("{number:0width$b}"));
            rows.collect::<Vec<_>>().join(&words.text("list-comma")?)
        }
        Expected::Digits(digits) => spaced(digits),
        Expected::List(numbers) => strings(numbers).join(&words.text("list-comma")?),
        Expected::Set(numbers) if numbers.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Set(numbers) => words.list(&strings(numbers))?,
        Expected::Sum(parts) => strings(parts).join(" + "),
        Expected::Outcome(Outcome::N) => words.text("worksheet-answer-win")?,
        Expected::Outcome(Outcome::P) => words.text("worksheet-answer-lose")?,
        Expected::Verdict(true) => words.text("worksheet-answer-right")?,
        Expected::Verdict(false) => words.text("worksheet-answer-wrong")?,
        Expected::Move(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Move(moves) => words.alternatives(&pile_move_texts(moves, words)?)?,
        Expected::Moves(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Moves(moves) => words.list(&pile_move_texts(moves, words)?)?,
        Expected::Breaks(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Breaks(moves) => words.list(&split_move_texts(moves))?,
        Expected::Turns(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Turns(moves) => words.list(&move_texts(moves))?,
        Expected::Shifts(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Shifts(moves) => words.list(&shift_texts(moves))?,
        Expected::Takes(moves) if moves.is_empty() => words.text("worksheet-answer-none")?,
        Expected::Takes(moves) => {
            let shown: Vec<String> =
                moves.iter().map(|chosen| strings(&chosen.takes).join(",")).collect();
            words.alternatives(&shown)?
        }
        Expected::OneNumber(numbers) if numbers.is_empty() => {
            words.text("worksheet-answer-none")?
        }
        Expected::OneNumber(numbers) => words.alternatives(&strings(numbers))?,
        Expected::Correction(right) => expected_text(right, width, words)?,
        Expected::Open => String::new(),
    })
}

/// Returns the right answers as signs and numbers, for the table of a class. `✓; 3:11` means that the first
/// player wins, by taking 11 stones from pile 3.
pub(super) fn compact(exercise: &Exercise) -> String {
    let parts: Vec<String> = exercise.answer.asks.iter().map(|ask| signs(&ask.expected)).collect();
    parts.join("; ")
}

/// Returns the expected value `blank` as signs and numbers, like `3:11` for taking 11 stones from pile 3. An
/// answer that only a person can judge is an ellipsis.
pub(super) fn signs(blank: &Expected) -> String {
    const NONE: &str = "\u{2013}";
    let yes = |yes: bool| if yes { "\u{2713}" } else { "\u{2717}" }.to_owned();
    let listed = |texts: Vec<String>, between: &str| match texts.is_empty() {
        true => NONE.to_owned(),
        false => texts.join(between),
    };
    let pairs =
        |moves: &[PileMove]| moves.iter().map(|it| format!("{}:{}", it.pile, it.take)).collect();
    match blank {
        Expected::Number(number) => number.to_string(),
        Expected::Binary(number) => format!("{number:b}"),
        Expected::Rows(numbers) => {
            numbers.iter().map(|it| format!("{it:b}")).collect::<Vec<_>>().join(" ")
        }
        Expected::Digits(digits) => strings(digits).join(" "),
        Expected::List(numbers) | Expected::Set(numbers) => listed(strings(numbers), ","),
        Expected::Sum(parts) => strings(parts).join("+"),
        Expected::Outcome(outcome) => yes(*outcome == Outcome::N),
        Expected::Verdict(right) => yes(*right),
        Expected::Move(moves) => listed(pairs(moves), " / "),
        Expected::Moves(moves) => listed(pairs(moves), ", "),
        Expected::Breaks(moves) => listed(split_move_texts(moves), ", "),
        Expected::Turns(moves) => listed(move_texts(moves), ", "),
        Expected::Shifts(moves) => listed(shift_texts(moves), ", "),
        Expected::Takes(moves) => {
            listed(moves.iter().map(|it| strings(&it.takes).join(",")).collect(), " / ")
        }
        Expected::OneNumber(numbers) => listed(strings(numbers), " / "),
        Expected::Correction(right) => signs(right),
        Expected::Open => "\u{2026}".to_owned(),
    }
}

fn strings(numbers: &[u64]) -> Vec<String> {
    numbers.iter().map(u64::to_string).collect()
}

/// Returns moves that split a pile in the notation of `--move`, which pupils also use on paper.
fn split_move_texts(moves: &[SplitMove]) -> Vec<String> {
    moves.iter().map(|made| AnyMove::from(made.clone()).to_string()).collect()
}

/// Returns moves in the notation of `--move`.
fn move_texts(moves: &[AnyMove]) -> Vec<String> {
    moves.iter().map(AnyMove::to_string).collect()
}

/// Returns moves of coins as `from→to`, each with the numbers of two squares.
fn shift_texts(moves: &[Shift]) -> Vec<String> {
    moves.iter().map(|Shift { from, to }| format!("{from}\u{2192}{to}")).collect()
}

/// Returns moves as text in the language of `words`: pile, number taken, number left.
fn pile_move_texts(moves: &[PileMove], words: &Catalogue) -> Result<Vec<String>, Error> {
    let text = |&PileMove { pile, take, leaves }: &PileMove| {
        words.format_with(
            "worksheet-answer-move",
            [("pile", pile), ("take", take), ("leaves", leaves)],
        )
    };
    moves.iter().map(text).collect()
}
