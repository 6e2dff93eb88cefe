//! A lesson as a pupil sees it: one task at a time with a board to touch, a second try, and a code at the end. In:
//! where the lesson stands, and what was pressed. Out: HTML, and where it stands then.

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

/// What the control of an answer says for those that are no moves.
const SAYS_CANNOT: &str = "cannot";
const SAYS_NOTHING: &str = "nothing";

#[derive(Serialize)]
struct Shown {
    number: usize,
    whole: usize,
    dots: Vec<&'static str>,
    /// What is played, and by which rules.
    rules: String,
    board: String,
    /// What is touched on the board, where there are words for it.
    pressed: Option<&'static str>,
    /// How a move may be written.
    example: String,
    /// Whether the board can be touched.
    is_asked: bool,
    /// What is said to the answer, if there was one, and whether that was right.
    told: Option<String>,
    is_right: bool,
    /// The move that is chosen, as it is typed and in words.
    typed: Option<String>,
    says: Option<String>,
}

#[derive(Serialize)]
struct Done {
    dots: Vec<&'static str>,
    place: Option<u64>,
    code: Option<String>,
}

/// The task that is shown, or the code, and what is read aloud of it.
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

/// The place in the list of the class that somebody typed.
fn place(value: &str) -> Result<u64, Error> {
    let line = CommandLine::parse(value);
    let missing = || line.error_at_end(PlaceFault::NoPlace { most: MOST_PLACES }).naming(value);
    let word = line.words().next().ok_or_else(missing)?;
    word.number_within(1, MOST_PLACES, || PlaceFault::NoPlace { most: MOST_PLACES })
}

/// The number of the answer that a control says.
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

/// A match from this position, which reads moves and knows the rules in words.
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
    // What was said of a move is gone once another is chosen.
    let told = last.filter(|_| phase == Phase::Told || chosen.is_none());
    let told = told.map(|answer| told_of(task, answer, phase, shelf)).transpose()?;
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

/// What is said to an answer.
fn told_of(task: &Task, answer: u64, phase: Phase, shelf: &Cache) -> Result<String, Error> {
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

/// The board to touch, or what the terminal shows of it.
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

/// How the tasks went, and which is shown.
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

/// The end: the place in the list of the class is asked for, and the code is shown.
fn done(state: &State, shelf: &Cache) -> Result<(String, String), Error> {
    let code = state.code();
    let say = match &code {
        Some(code) => code.clone(),
        None => shelf.words.text("web-lesson-done")?,
    };
    let shown = Done { dots: dots(state), place: state.place, code };
    Ok((shelf.part("lesson-done.html", &shown)?, say))
}
