//! The form of a question: a field for each answer that it asks for, and what the fields contain ([`Draft`]).

use serde::Serialize;

use carryless_args::error::Error;
use carryless_exercises::task::Task;
use carryless_exercises::{AnswerField, Exercise, Expected};
use carryless_games::games::AnyState;
use carryless_games::position::AnyMove;
use carryless_render::i18n::Catalogue;
use carryless_worksheet::answer;

use super::boards;

/// Value of the choice that the position can be won.
pub(super) const WIN: &str = "win";
/// Value of the choice that the position cannot be won; no move is to be given then.
const LOSE: &str = "lose";
/// Value of the choice that a statement is right; no correction is to be given then.
const RIGHT: &str = "yes";
/// Value of the choice that a statement is wrong.
const WRONG: &str = "no";
/// Word for "none" that the reader of answers accepts.
const NONE: &str = "none";
/// Name of the boxes in which a pupil works; they are not part of the answer.
const WORK: &str = "work";
/// Name of the field for the odd columns.
const ODD_COLUMNS: &str = "odd-columns";
/// Largest number of steps of a race that are buttons.
const STEPS: usize = 6;

/// Contents of the fields of a question: pairs of name and value, in the order of the fields.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft(Vec<(String, String)>);

impl Draft {
    /// Parses the JSON of the page; a text of another form is that of empty fields.
    pub(super) fn parse(text: &str) -> Self {
        Draft(serde_json::from_str(text).unwrap_or_default())
    }

    /// Returns the value of the field `name`, without spaces around it.
    pub(super) fn value(&self, name: &str) -> &str {
        self.values(name).next().unwrap_or_default()
    }

    /// Iterates over the values of all fields with this name.
    fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        let own = self.0.iter().filter(move |(own, _)| own == name);
        own.map(|(_, value)| value.trim())
    }

    /// Sets the value of the field `name`.
    pub(super) fn set(&mut self, name: &str, value: String) {
        self.0.retain(|(own, _)| own != name);
        self.0.push((name.to_owned(), value));
    }

    /// Adds a move to a list of moves, at its end.
    pub(super) fn push_move(&mut self, name: &str, made: &str) {
        let mut moves = self.moves(name);
        moves.retain(|own| own != made);
        moves.push(made.to_owned());
        self.set(name, moves.join(", "));
    }

    /// Takes the last move out of a list of moves.
    pub(super) fn pop_move(&mut self, name: &str) {
        let mut moves = self.moves(name);
        moves.pop();
        self.set(name, moves.join(", "));
    }

    /// Returns the moves of a list of moves.
    pub(super) fn moves(&self, name: &str) -> Vec<String> {
        let moves = self.value(name).split([',', '\u{ff0c}', '\u{3001}']).map(str::trim);
        moves.filter(|made| !made.is_empty()).map(str::to_owned).collect()
    }

    /// Whether the pupil says that there is no move to give.
    fn needs_no_move(&self) -> bool {
        self.value("outcome") == LOSE || self.value("verdict") == RIGHT
    }
}

/// A choice of a field, as a button that stays pressed.
#[derive(Debug, Serialize)]
pub(super) struct Choice {
    value: String,
    label: String,
    is_chosen: bool,
}

/// A box for the digit of one column.
#[derive(Debug, Serialize)]
pub(super) struct DigitBox {
    /// Weight of the column.
    weight: u64,
    value: String,
    /// Whether the digit does not fit.
    is_wrong: bool,
    is_chosen: bool,
}

/// Field of the form.
#[derive(Debug, Serialize)]
pub(super) struct Field {
    name: &'static str,
    label: String,
    /// "choice", "digits", "columns" or "text".
    kind: &'static str,
    value: String,
    options: Vec<Choice>,
    boxes: Vec<DigitBox>,
    /// End of the id of the message with an example of what to write.
    example: &'static str,
    /// Whether only digits are typed.
    is_number: bool,
    /// Whether nothing is to be given if the pupil says that there is no move.
    is_move: bool,
    /// Whether the field is filled by pressing the board.
    is_pressed: bool,
}

/// A number of the grid in which a pupil works, with a box for each column.
#[derive(Debug, Serialize)]
pub(super) struct WorkRow {
    number: u64,
    boxes: Vec<WorkBox>,
}

/// Box of the grid for one binary digit.
#[derive(Debug, Serialize)]
pub(super) struct WorkBox {
    value: String,
    weight: u64,
    is_chosen: bool,
}

/// Whether the exercise asks whether the position can be won.
pub(super) fn asks_outcome(exercise: &Exercise) -> bool {
    exercise.answer.asks.iter().any(|ask| matches!(ask.expected, Expected::Outcome(_)))
}

/// Whether the field is a list of moves.
pub(super) fn lists_moves(exercise: &Exercise, field: &str) -> bool {
    asks(exercise).any(|ask| ask.name == field && matches!(ask.expected, Expected::Moves(_)))
}

/// Iterates over the answers that a program reads.
fn asks(exercise: &Exercise) -> impl Iterator<Item = &AnswerField> {
    exercise.answer.asks.iter().filter(|ask| ask.expected != Expected::Open)
}

/// Returns the answer in the form in which pupils write it; `None` if a field is empty.
pub(super) fn answer(exercise: &Exercise, draft: &Draft) -> Option<String> {
    let part = |ask: &AnswerField| {
        let values: Vec<String> = draft.values(ask.name).map(without_separators).collect();
        let text = match &ask.expected {
            _ if is_move(ask) && draft.needs_no_move() => NONE.to_owned(),
            Expected::Set(_) if ask.name == ODD_COLUMNS && values.is_empty() => NONE.to_owned(),
            Expected::Set(_) if ask.name == ODD_COLUMNS => values.join(", "),
            _ if values.iter().any(String::is_empty) => return None,
            _ => values.join(" "),
        };
        Some(text).filter(|text| !text.is_empty())
    };
    let parts: Vec<String> = asks(exercise).map(part).collect::<Option<_>>()?;
    Some(parts.join("; "))
}

/// Returns the text without the characters that separate answers.
fn without_separators(text: &str) -> String {
    text.replace([';', '\u{ff1b}', '\n'], ", ")
}

/// Whether the field asks for a move, a reply or a correction, which need not exist.
fn is_move(ask: &AnswerField) -> bool {
    ask.expected.is_none().is_some() && ask.name != ODD_COLUMNS
}

/// Returns the fields of the form. `wrong` is the index, from the left, of a digit that does not fit.
pub(super) fn fields(
    exercise: &Exercise,
    draft: &Draft,
    wrong: Option<usize>,
    (words, own): (&Catalogue, &Catalogue),
) -> Result<Vec<Field>, Error> {
    let pressed = boards::pressed_field(exercise);
    let field = |ask: &AnswerField| {
        let options = options(exercise, ask, draft, own)?;
        let boxes = boxes(exercise, ask, draft, wrong);
        let kind = match (options.is_empty(), boxes.is_empty()) {
            (false, _) => "choice",
            (_, true) => "text",
            _ if ask.name == ODD_COLUMNS => "columns",
            _ => "digits",
        };
        Ok(Field {
            name: ask.name,
            label: answer::label(exercise, ask, words)?,
            kind,
            value: draft.value(ask.name).to_owned(),
            options,
            boxes,
            example: example(&ask.expected),
            is_number: matches!(ask.expected, Expected::Number(_) | Expected::Binary(_)),
            is_move: is_move(ask) && (asks_outcome(exercise) || has_verdict(exercise)),
            is_pressed: pressed == Some(ask.name),
        })
    };
    asks(exercise).map(field).collect()
}

fn has_verdict(exercise: &Exercise) -> bool {
    asks(exercise).any(|ask| matches!(ask.expected, Expected::Verdict(_)))
}

/// Returns the end of the id of the message that shows how an answer is written.
pub(super) fn example(expected: &Expected) -> &'static str {
    match expected {
        Expected::Outcome(_) => "outcome",
        Expected::Verdict(_) => "verdict",
        Expected::Move(_) => "move",
        Expected::Moves(_) => "moves",
        Expected::Number(_) | Expected::OneNumber(_) => "number",
        Expected::Binary(_) | Expected::Rows(_) | Expected::Digits(_) => "digits",
        Expected::List(_) | Expected::Set(_) | Expected::Sum(_) => "list",
        _ => "other",
    }
}

/// Returns the choices of a field; none if something is typed there. They do not depend on what is right.
fn options(
    exercise: &Exercise,
    ask: &AnswerField,
    draft: &Draft,
    own: &Catalogue,
) -> Result<Vec<Choice>, Error> {
    let values: Vec<(String, Option<&str>)> = match &ask.expected {
        Expected::Outcome(_) => [WIN, LOSE].map(|value| (value.to_owned(), Some(value))).into(),
        Expected::Verdict(_) => [RIGHT, WRONG].map(|value| (value.to_owned(), Some(value))).into(),
        Expected::OneNumber(_) => {
            let moves = exercise.state.legal_moves(STEPS + 1);
            let says: Vec<u64> = moves.iter().filter_map(step).collect();
            let is_short = says.len() == moves.len() && says.len() <= STEPS;
            let says = says.into_iter().filter(|_| is_short);
            says.map(|say| (say.to_string(), None)).collect()
        }
        _ => Vec::new(),
    };
    let chosen = draft.value(ask.name);
    let option = |(value, id): (String, Option<&str>)| {
        let label = match id {
            Some(id) => own.text(&format!("web-practise-{id}"))?,
            None => value.clone(),
        };
        Ok(Choice { is_chosen: value == chosen, value, label })
    };
    values.into_iter().map(option).collect()
}

/// Returns the number that a step of a race adds.
fn step(made: &AnyMove) -> Option<u64> {
    match made {
        AnyMove::Say(made) => Some(made.say),
        _ => None,
    }
}

/// Returns a box for each column of the numbers, if the field asks for something about each column.
fn boxes(
    exercise: &Exercise,
    ask: &AnswerField,
    draft: &Draft,
    wrong: Option<usize>,
) -> Vec<DigitBox> {
    let is_of_columns = matches!(ask.expected, Expected::Digits(_)) || ask.name == ODD_COLUMNS;
    if !is_of_columns {
        return Vec::new();
    }
    let values: Vec<&str> = draft.values(ask.name).collect();
    let digit = |(at, weight): (usize, u64)| DigitBox {
        weight,
        value: values.get(at).copied().unwrap_or_default().to_owned(),
        is_wrong: wrong == Some(at) && ask.name != ODD_COLUMNS,
        is_chosen: ask.name == ODD_COLUMNS && values.contains(&&*weight.to_string()),
    };
    weights(exercise).into_iter().enumerate().map(digit).collect()
}

/// Returns the weights of the columns of the numbers, the largest first.
fn weights(exercise: &Exercise) -> Vec<u64> {
    let width = match &exercise.task {
        Task::Grid { grid } => grid.width as u32,
        _ => {
            let largest = exercise.piles().iter().max().copied().unwrap_or(0);
            u64::BITS - largest.leading_zeros()
        }
    };
    (0..width).rev().map(|column| 1 << column).collect()
}

/// Returns the grid in which a pupil works: the numbers with a box for each binary digit. It is empty if the exercise
/// prints its own grid or is not about columns.
pub(super) fn grid(exercise: &Exercise, draft: &Draft) -> Vec<WorkRow> {
    let is_worked = matches!(exercise.state, AnyState::Nim(_))
        && exercise.task == Task::Plain
        && asks(exercise).any(|ask| ["sums", ODD_COLUMNS].contains(&ask.name));
    if !is_worked {
        return Vec::new();
    }
    let chosen: Vec<&str> = draft.values(WORK).collect();
    let row = |(at, number): (usize, &u64)| WorkRow {
        number: *number,
        boxes: weights(exercise)
            .into_iter()
            .map(|weight| {
                let value = format!("{at}.{weight}");
                WorkBox { is_chosen: chosen.contains(&&*value), value, weight }
            })
            .collect(),
    };
    exercise.piles().iter().enumerate().map(row).collect()
}
