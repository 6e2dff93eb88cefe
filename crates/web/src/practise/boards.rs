//! Boards of practice: the position of a question, on which a move can be pressed, the reply to a wrong move, and the
//! solution.

use serde::Serialize;

use crate::cache::Cache;
use crate::edit::{PLAY, parse_line};
use crate::play_board;
use crate::touch::{self, Chosen, Seats, Shown};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_exercises::prediction::FieldValue;
use carryless_exercises::task::Task;
use carryless_exercises::{Exercise, Expected, Reading};
use carryless_games::game::WrongAnswer;
use carryless_games::games::{AnyState, Question};
use carryless_games::position::{AnyMove, PileMove};
use carryless_play::session::{Dialogue, Pace};
use carryless_practise::{gives_answer_away, is_first_game};
use carryless_render::i18n::MessageArgs;

/// Largest number of things in a story that are drawn as a pile.
const DRAWN: u64 = 15;

/// Board after a wrong move and the reply to it, with a sentence.
#[derive(Debug, Serialize)]
pub(super) struct Reply {
    pub(super) said: String,
    board: Option<String>,
}

/// Solution on a board, with a sentence.
#[derive(Debug, Serialize)]
pub(super) struct Solved {
    board: String,
    pub(super) said: String,
}

/// Returns the position that is drawn with a question; `None` if its board is another figure or the question has none.
/// Things that are taken in a story are drawn as a pile.
pub(super) fn position(exercise: &Exercise) -> Option<AnyState> {
    match (&exercise.state, &exercise.task) {
        (AnyState::Race(_), Task::Story { story }) => {
            let is_taken = ["matches", "sweets", "counters"].iter().any(|it| story.starts_with(it));
            pile_of_story(exercise, story.contains("last-loses")).filter(|_| is_taken)
        }
        (AnyState::Race(_), Task::First | Task::Middle | Task::Reply { .. }) => {
            Some(exercise.state.clone())
        }
        (AnyState::Nim(_), Task::Plain | Task::Judge { .. }) => {
            let asks = &exercise.answer.asks;
            let is_of_columns = asks.iter().any(|ask| matches!(ask.expected, Expected::Digits(_)));
            let is_of_sums = asks.iter().any(|ask| ask.name == "nim-sum");
            (!is_of_columns && !is_of_sums).then(|| exercise.state.clone())
        }
        (AnyState::Subtraction(_) | AnyState::Wythoff(_) | AnyState::Moore(_), Task::Plain) => {
            Some(exercise.state.clone())
        }
        _ => None,
    }
}

/// Returns the pile from which 1 to K things are taken, as in the story; `None` if other numbers are taken or the pile
/// is large.
fn pile_of_story(exercise: &Exercise, last_loses: bool) -> Option<AnyState> {
    let [_, target] = exercise.state.count_and_target()?;
    let moves = exercise.state.legal_moves(DRAWN as usize);
    let says = moves.iter().map(|made| match made {
        AnyMove::Say(made) => made.say,
        _ => 0,
    });
    let is_from_one = says.eq(1..=moves.len() as u64);
    let misere = if last_loses { " --misere" } else { "" };
    let line = format!("{target} --limit {}{misere}", moves.len());
    let question = Question::parse(&CommandLine::parse(&line)).ok();
    question.filter(|_| is_from_one && target <= DRAWN).map(|question| question.state())
}

/// Returns the name of the field that is filled by pressing the board; `None` if the board cannot be pressed.
pub(super) fn pressed_field(exercise: &Exercise) -> Option<&'static str> {
    let board = position(exercise)?;
    if matches!(board, AnyState::Nim(_)) && !touch::has_play_board(&board) {
        return None;
    }
    let is_pressed = |expected: &Expected| match expected {
        Expected::Move(_) | Expected::Moves(_) => exercise.task == Task::Plain,
        Expected::Takes(_) => true,
        Expected::OneNumber(_) => !matches!(exercise.task, Task::Judge { .. }),
        _ => false,
    };
    exercise.answer.asks.iter().find(|ask| is_pressed(&ask.expected)).map(|ask| ask.name)
}

/// Returns a selected move as it is written into the field.
pub(super) fn typed(exercise: &Exercise, chosen: &Chosen) -> String {
    match (&chosen.turn, &exercise.state) {
        (AnyMove::Take(made), AnyState::Race(_)) => made.take.to_string(),
        _ => chosen.typed.clone(),
    }
}

/// Returns the move that stands in the field, the last one of a list, if it is a legal move of the board.
pub(super) fn chosen(exercise: &Exercise, board: &AnyState, typed: &str) -> Option<Chosen> {
    let typed = typed.rsplit(", ").next().unwrap_or(typed);
    match (&exercise.state, board) {
        (AnyState::Race(_), AnyState::Nim(_)) => Chosen::parse(board, &format!("1:{typed}")),
        _ => Chosen::parse(board, typed),
    }
}

/// Renders a position as HTML, with a control over each part that can be pressed if `is_pressed`.
pub(super) fn draw(
    board: &AnyState,
    chosen: Option<&Chosen>,
    is_pressed: bool,
    shelf: &Cache,
) -> Result<Option<String>, Error> {
    let seats = Seats::from_start(board);
    let name = if is_pressed { "at" } else { "" };
    touch::render_board(Shown::start(board, &seats), chosen, name, shelf)
}

/// Returns what a wrong move leads to; `None` if the answer has no wrong move of the board.
pub(super) fn reply(
    exercise: &Exercise,
    reading: &Reading,
    shelf: &Cache,
) -> Result<Option<Reply>, Error> {
    let Some(start) = position(exercise) else { return Ok(None) };
    let values = reading.values.iter().flatten();
    let made = values.filter_map(|value| match value {
        FieldValue::Value(WrongAnswer::Move(made)) => Some(made.clone()),
        FieldValue::Value(WrongAnswer::Number(take)) => {
            chosen(exercise, &start, &take.to_string()).map(|chosen| chosen.turn)
        }
        _ => None,
    });
    let is_wrong = |made: &AnyMove| start.is_legal(made) && !start.is_winning_move(made);
    let Some(AnyMove::Take(made)) = made.into_iter().find(is_wrong) else { return Ok(None) };
    let own = AnyMove::Take(made);
    let words = &shelf.words;
    if gives_answer_away(exercise, &turn_of_exercise(exercise, made)) {
        let said = words.text("practise-reply-hidden")?;
        return Ok(Some(Reply { said, board: None }));
    }
    let (mut after, mut seats) = (start.clone(), Seats::from_start(&start));
    let mut make = |turn: &AnyMove| {
        after.apply(turn);
        seats.apply(turn, false);
        after.clone()
    };
    let first = make(&own);
    let answered = first.recommended_move();
    let said = match &answered {
        Some(AnyMove::Take(reply)) => {
            let left: u64 = first.numbers().iter().sum();
            let both = make(&AnyMove::Take(*reply));
            let id = match start.numbers().len() {
                1 => "practise-counters-reply",
                2 if is_first_game(exercise) => "practise-piles-reply",
                _ => "web-practise-reply",
            };
            let numbers = [
                ("take", made.take),
                ("pile", made.pile),
                ("reply", reply.take),
                ("from", reply.pile),
                ("larger", reply.pile),
                ("size", both.numbers().iter().copied().min().unwrap_or(0)),
                ("left", left),
                ("rest", both.numbers().iter().sum()),
            ];
            let mut values = MessageArgs::default();
            numbers.into_iter().for_each(|(name, number)| values.set_number(name, number));
            words.format(id, &values)?
        }
        _ => words.text("web-practise-reply-none")?,
    };
    let shown = Shown { board: &after, ..Shown::start(&start, &seats) };
    let board = touch::render_board(shown, None, "", shelf)?;
    Ok(Some(Reply { said, board }))
}

/// Returns a move on the board as one of the exercise, which may be a race told as a story.
fn turn_of_exercise(exercise: &Exercise, made: PileMove) -> AnyMove {
    match &exercise.state {
        AnyState::Race(race) => AnyMove::Say(race.say(made.take)),
        _ => AnyMove::Take(made),
    }
}

/// Returns the solution of a position of Nim in blocks; `None` for any other game.
pub(super) fn solution(exercise: &Exercise, shelf: &Cache) -> Result<Option<Solved>, Error> {
    let Some(board) = position(exercise).filter(touch::has_story) else { return Ok(None) };
    if matches!(exercise.task, Task::Judge { .. }) {
        return Ok(None);
    }
    let text = format!("{PLAY} {} --first me --seed 0", board.to_args().to_line());
    let line = CommandLine::parse(&text);
    let asked = parse_line(&line).1.into_result()?;
    let dialogue = Dialogue::from_args(&asked, shelf.words.language(), 0, Pace::AtOnce)?;
    let solved = play_board::solution(dialogue, shelf)?;
    Ok(solved.map(|(board, said)| Solved { board, said }))
}
