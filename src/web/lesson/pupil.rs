//! The view in which a pupil solves tasks on a board, each with a second try, and finally gets a result code.

use serde::Serialize;

use super::state::{Phase, State};
use crate::command_line::CommandLine;
use crate::error::{Error, faults};
use crate::play::event::Event;
use crate::play::parse_input::Input as Meant;
use crate::play::session::{Dialogue, Pace};
use crate::render::embed;
use crate::web::action::{PageState, Wanted};
use crate::web::cache::Cache;
use crate::web::edit::{PLAY, read};
use crate::web::fragments::DEPTH;
use crate::web::touch::{self, Chosen};
use crate::worksheet::lesson::Task;
use crate::worksheet::lesson::code::MOST_PLACES;
use crate::worksheet::lesson::task::{CANNOT, NOTHING};

faults! {
    pub(crate) enum PlaceFault {
        NoPlace { most: u64 } = "lesson-place",
    }
}

/// Values of the answer control for answers that are not moves.
const SAYS_CANNOT: &str = "cannot";
const SAYS_NOTHING: &str = "nothing";

#[derive(Serialize)]
struct Shown {
    number: usize,
    whole: usize,
    dots: Vec<&'static str>,
    /// Game and its rules.
    rules: String,
    board: String,
    /// Kind of the hotspots on the board, if there is a hint text for it.
    pressed: Option<&'static str>,
    /// Example of how to write a move.
    example: String,
    /// Whether the task still expects an answer, so that the board accepts input.
    is_asked: bool,
    /// Feedback on the answer, if any, and whether the answer was right.
    told: Option<String>,
    is_right: bool,
    /// Selected move as it is typed, and as a sentence.
    typed: Option<String>,
    says: Option<String>,
}

#[derive(Serialize)]
struct Done {
    dots: Vec<&'static str>,
    place: Option<u64>,
    code: Option<String>,
}

/// Applies the control that was used. Returns the HTML of the task or code, and the text for screen readers.
pub(super) fn pupil(
    state: &mut State,
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let mut chosen = None;
    if let Wanted::Used(name, value) = &typed.wish {
        match (name.as_str(), state.lesson.tasks.get(state.at)) {
            ("again", _) => *state = state.begun(),
            ("place", None) => state.place = Some(place(value)?),
            ("next", Some(_)) if state.phase(state.at) == Phase::Told => state.at += 1,
            ("at", Some(task)) => chosen = touch::pressed(&task.setting, value),
            ("answer", Some(task)) => {
                let answer = answer(task, value, typed)?;
                state.answer(answer);
            }
            _ => {}
        }
    }
    match state.lesson.tasks.get(state.at) {
        Some(task) => asked(state, (task, chosen), typed, shelf),
        None => done(state, shelf),
    }
}

/// Parses the pupil's number in the class list, from 1.
fn place(value: &str) -> Result<u64, Error> {
    let line = CommandLine::parse(value);
    let missing = || line.error_at_end(PlaceFault::NoPlace { most: MOST_PLACES }).naming(value);
    let word = line.words().next().ok_or_else(missing)?;
    word.number_within(1, MOST_PLACES, || PlaceFault::NoPlace { most: MOST_PLACES })
}

/// Returns the number of the answer in the value of a control.
fn answer(task: &Task, value: &str, typed: &PageState) -> Result<u64, Error> {
    match value {
        SAYS_CANNOT => Ok(CANNOT),
        SAYS_NOTHING => Ok(NOTHING),
        value => match dialogue(task, typed)?.read(value)? {
            Meant::Turn(turn) => Ok(task.answer_of(&turn).unwrap_or(NOTHING)),
            Meant::Command(_) => Ok(NOTHING),
        },
    }
}

/// Returns a match from the position of a task, for parsing moves and describing the rules.
fn dialogue(task: &Task, typed: &PageState) -> Result<Dialogue, Error> {
    let text = format!("{PLAY} {} --first me --seed 0", task.line());
    let line = CommandLine::parse(&text);
    let asked = read(&line).1.sound()?;
    Dialogue::of(&asked, typed.language, 0, Pace::AtOnce)
}

fn asked(
    state: &State,
    (task, chosen): (&Task, Option<Chosen>),
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let phase = state.phase(state.at);
    let said = state.said.get(state.at);
    let last = said.map(|said| said.second.unwrap_or(said.first));
    let chosen = match phase {
        Phase::Told => last
            .and_then(|answer| task.turn(answer))
            .and_then(|turn| Chosen::read(&task.setting, &turn.to_string())),
        _ => chosen,
    };
    let dialogue = dialogue(task, typed)?;
    let told = last.map(|answer| told(task, answer, phase, shelf)).transpose()?;
    let turn = chosen.as_ref().map(|chosen| &chosen.turn);
    let shown = Shown {
        number: state.at + 1,
        whole: state.lesson.tasks.len(),
        dots: dots(state),
        rules: dialogue.title()?,
        board: board(task, chosen.as_ref(), &dialogue, shelf)?,
        pressed: touch::pressed_at(&task.setting).filter(|pressed| *pressed != "number"),
        example: touch::example(&task.setting, shelf)?,
        is_asked: phase != Phase::Told,
        told: told.clone(),
        is_right: said.is_some_and(|said| said.is_right(task)),
        says: turn.map(|turn| touch::said(&task.setting, turn, shelf)).transpose()?,
        typed: chosen.as_ref().map(|chosen| chosen.typed.clone()),
    };
    let say = match (&told, &shown.says) {
        (_, Some(says)) if shown.is_asked => says.clone(),
        (Some(told), _) => told.clone(),
        (None, _) => shelf.words.text("web-lesson-ask")?,
    };
    Ok((shelf.part("lesson-pupil.html", &shown)?, say))
}

/// Returns the feedback on an answer.
fn told(task: &Task, answer: u64, phase: Phase, shelf: &Cache) -> Result<String, Error> {
    let kind = match (task.turn(answer), phase) {
        (Some(_), _) if task.is_right(answer) => "right-move",
        (None, _) if task.is_right(answer) => "right-cannot",
        _ if answer == NOTHING => "nothing",
        (_, Phase::Told) => "wrong",
        (Some(_), _) => "again-move",
        (None, _) => "again-cannot",
    };
    shelf.words.text(&["web-lesson-", kind].concat())
}

/// Renders the board with hotspots, or, if the game has none, the board of a match.
fn board(
    task: &Task,
    chosen: Option<&Chosen>,
    dialogue: &Dialogue,
    shelf: &Cache,
) -> Result<String, Error> {
    if let Some(drawn) = touch::drawn((&task.setting, None), chosen, "at", shelf)? {
        return Ok(drawn);
    }
    let board = Event::Board { lead: String::new(), board: task.setting.clone() };
    dialogue.voice().show(&board, |page, words| embed::dense(page, words, DEPTH))
}

/// Returns the state of each task for the row of dots.
fn dots(state: &State) -> Vec<&'static str> {
    let dot = |(at, task): (usize, &Task)| match state.said.get(at) {
        _ if at == state.at && state.phase(at) != Phase::Told => "now",
        None => "later",
        Some(said) if said.second.is_some() && said.is_right(task) => "second",
        Some(said) if said.is_right(task) => "right",
        Some(_) => "wrong",
    };
    state.lesson.tasks.iter().enumerate().map(dot).collect()
}

/// Renders the last page: asks for the pupil's number in the class list, then shows the code.
fn done(state: &State, shelf: &Cache) -> Result<(String, String), Error> {
    let code = state.code();
    let say = match &code {
        Some(code) => code.clone(),
        None => shelf.words.text("web-lesson-done")?,
    };
    let shown = Done { dots: dots(state), place: state.place, code };
    Ok((shelf.part("lesson-done.html", &shown)?, say))
}
