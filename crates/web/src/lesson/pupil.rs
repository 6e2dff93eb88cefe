//! The view in which a pupil solves tasks, each with a second try, and finally gets a result code.

use serde::Serialize;

use super::state::{Phase, State};
use crate::action::{PageState, TRIAL, Wanted};
use crate::cache::Cache;
use crate::edit::{PLAY, parse_line};
use crate::fragments::DEPTH;
use crate::play_board;
use crate::touch::{self, Chosen, Seats};
use carryless_args::command_line::CommandLine;
use carryless_args::error::{Error, faults};
use carryless_play::event::Event;
use carryless_play::parse_input::Input as Meant;
use carryless_play::session::{Dialogue, Pace};
use carryless_render::embed;
use carryless_worksheet::lesson::Task;
use carryless_worksheet::lesson::code::MOST_PLACES;
use carryless_worksheet::lesson::task::{CANNOT, NOTHING};

faults! {
    pub enum PlaceFault {
        NoPlace { most: u64 } = "lesson-place",
    }
}

/// Value of the answer control when the pupil says that no move wins.
const SAYS_CANNOT: &str = "cannot";
/// Value of the answer control when the pupil gives no answer.
const SAYS_NOTHING: &str = "nothing";

#[derive(Serialize)]
struct Shown {
    /// Number of the task, 1-based.
    number: usize,
    /// Number of tasks of the lesson.
    whole: usize,
    /// State of each task: "now", "later", "right", "second" (right in the second try) or "wrong".
    dots: Vec<&'static str>,
    /// Title that names the game and its rules.
    rules: String,
    board: String,
    /// End of the id of the message that says which part of the board to press, if there is one.
    pressed: Option<&'static str>,
    /// Example of how to write a move.
    example: String,
    /// Whether the task still expects an answer; otherwise the board cannot be pressed.
    is_asked: bool,
    /// Feedback on the last answer, if there is one.
    told: Option<String>,
    /// Whether the last answer is right.
    is_right: bool,
    /// Sentences about the solution, after the last wrong answer.
    solution: Vec<String>,
    /// Selected move as a player types it.
    typed: Option<String>,
    /// Sentence that describes the selected move; `None` if no move is selected.
    says: Option<String>,
    /// Whether a teacher tries the lesson as a pupil.
    is_trial: bool,
}

#[derive(Serialize)]
struct Done {
    dots: Vec<&'static str>,
    /// Pupil's number in the class list, 1-based, once it is known.
    place: Option<u64>,
    /// Result code, once the pupil's number is known.
    code: Option<String>,
    /// Whether a teacher tries the lesson as a pupil.
    is_trial: bool,
}

/// Applies the control that was used. Returns the HTML of the current task (after the last task, of the page
/// with the result code) and the text for screen readers.
pub(super) fn pupil(
    state: &mut State,
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let mut chosen = None;
    if let Wanted::Used(name, value) = &typed.wanted {
        match (name.as_str(), state.lesson.tasks.get(state.at)) {
            ("again", _) => *state = state.fresh(),
            ("place", None) => state.place = Some(place(value)?),
            ("next", Some(_)) if state.phase(state.at) == Phase::Told => state.at += 1,
            ("at", Some(task)) => chosen = touch::select(&task.state, value),
            ("answer", Some(task)) => {
                let answer = answer(task, value, typed)?;
                state.answer(answer);
            }
            _ => {}
        }
    }
    match state.lesson.tasks.get(state.at) {
        Some(task) => task_page(state, (task, chosen), typed, shelf),
        None => end_page(state, typed, shelf),
    }
}

/// Parses the pupil's number in the class list, from 1 to [`MOST_PLACES`].
fn place(value: &str) -> Result<u64, Error> {
    let line = CommandLine::parse(value);
    let missing = || line.error_at_end(PlaceFault::NoPlace { most: MOST_PLACES }).with_word(value);
    let word = line.tokens().next().ok_or_else(missing)?;
    word.number_within(1, MOST_PLACES, || PlaceFault::NoPlace { most: MOST_PLACES })
}

/// Returns the answer that a control with this value gives to the task, as its number among all possible
/// answers to the task. A command of a match, such as `hint`, counts as no answer. Fails if the value is no
/// move.
fn answer(task: &Task, value: &str, typed: &PageState) -> Result<u64, Error> {
    match value {
        SAYS_CANNOT => Ok(CANNOT),
        SAYS_NOTHING => Ok(NOTHING),
        value => match dialogue(task, typed)?.parse_input(value)? {
            Meant::Turn(turn) => Ok(task.answer_of(&turn).unwrap_or(NOTHING)),
            Meant::Command(_) | Meant::Guess(_) => Ok(NOTHING),
        },
    }
}

/// Creates a match that begins with the position of a task; it parses moves and has the text of the rules.
fn dialogue(task: &Task, typed: &PageState) -> Result<Dialogue, Error> {
    let text = format!("{PLAY} {} --first me --seed 0", task.line());
    let line = CommandLine::parse(&text);
    let asked = parse_line(&line).1.into_result()?;
    Dialogue::from_args(&asked, typed.language, 0, Pace::AtOnce)
}

/// Renders the current task with the selected move `chosen` on its board. Returns the HTML and the text for
/// screen readers.
fn task_page(
    state: &State,
    (task, chosen): (&Task, Option<Chosen>),
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let phase = state.phase(state.at);
    let said = state.said.get(state.at);
    let last = said.map(|said| said.second.unwrap_or(said.first));
    let is_right = said.is_some_and(|said| said.is_right(task));
    let shows_solution = phase == Phase::Told && !is_right;
    let turn = match phase {
        _ if shows_solution => task.state.recommended_move(),
        Phase::Told => last.and_then(|answer| task.move_of_answer(answer)),
        _ => None,
    };
    let chosen = match turn {
        Some(turn) => Chosen::parse(&task.state, &turn.to_string()),
        None => chosen.filter(|_| phase != Phase::Told),
    };
    // Choosing another move hides the feedback on the first.
    let told = last.filter(|_| phase == Phase::Told || chosen.is_none());
    let told = told.map(|answer| feedback(task, answer, phase, shelf)).transpose()?;
    let says = chosen.as_ref().map(|chosen| touch::move_text(&task.state, &chosen.turn, shelf));
    let says = says.transpose()?;
    let dialogue = dialogue(task, typed)?;
    let rules = dialogue.title()?;
    let (board, solution) = match shows_solution {
        true => solved_board((task, chosen.as_ref()), dialogue, says.as_deref(), shelf)?,
        false => (board(task, chosen.as_ref(), &dialogue, shelf)?, Vec::new()),
    };
    let shown = Shown {
        number: state.at + 1,
        whole: state.lesson.tasks.len(),
        dots: dots(state),
        rules,
        board,
        pressed: task.state.pressed().filter(|pressed| *pressed != "number"),
        example: touch::example(&task.state, shelf)?,
        is_asked: phase != Phase::Told,
        told: told.clone(),
        is_right,
        says,
        solution,
        typed: chosen.as_ref().map(|chosen| chosen.typed.clone()),
        is_trial: typed.touched == TRIAL,
    };
    let say = match (&told, &shown.says) {
        (_, Some(says)) if shown.is_asked => says.clone(),
        (Some(told), _) => [std::slice::from_ref(told), &shown.solution].concat().join(" "),
        (None, _) => shelf.words.text("web-lesson-ask")?,
    };
    Ok((shelf.render("lesson-pupil.html", &shown)?, say))
}

/// Returns the feedback on an answer. `answer` is its number among all possible answers to the task, and
/// `phase` the stage that the task has after this answer.
fn feedback(task: &Task, answer: u64, phase: Phase, shelf: &Cache) -> Result<String, Error> {
    let kind = match (task.move_of_answer(answer), phase) {
        (Some(_), _) if task.is_right(answer) => "right-move",
        (None, _) if task.is_right(answer) => "right-cannot",
        _ if answer == NOTHING => "nothing",
        (_, Phase::Told) => "wrong",
        (Some(_), _) => "again-move",
        (None, _) => "again-cannot",
    };
    shelf.words.text(&["web-lesson-", kind].concat())
}

/// Renders the board of a task with its solution. Returns the HTML and the sentences about the solution.
/// `chosen` is the winning move and `says` its text; both are `None` if no move wins.
fn solved_board(
    (task, chosen): (&Task, Option<&Chosen>),
    dialogue: Dialogue,
    says: Option<&str>,
    shelf: &Cache,
) -> Result<(String, Vec<String>), Error> {
    let mut told = vec![match says {
        Some(says) => shelf.words.format_with("web-lesson-solution", [("move", says)])?,
        None => shelf.words.text("web-lesson-solution-none")?,
    }];
    let plain = board(task, chosen, &dialogue, shelf)?;
    let Some((drawn, blocks)) = play_board::solution(dialogue, shelf)? else {
        return Ok((plain, told));
    };
    told.push(blocks);
    Ok((drawn, told))
}

/// Renders the board of a task as HTML with hotspots and the selected move `chosen`. If the game has no
/// hotspots, the board is as in the terminal.
fn board(
    task: &Task,
    chosen: Option<&Chosen>,
    dialogue: &Dialogue,
    shelf: &Cache,
) -> Result<String, Error> {
    let seats = Seats::from_start(&task.state);
    let shown = touch::Shown::start(&task.state, &seats);
    if let Some(drawn) = touch::render_board(shown, chosen, "at", shelf)? {
        return Ok(drawn);
    }
    let board = Event::Board { lead: String::new(), board: task.state.clone() };
    dialogue.messages().show(&board, |page, words| embed::dense_html(page, words, DEPTH))
}

/// Returns the state of each task, for the field `dots` of [`Shown`].
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

/// Renders the page after the last task: it asks for the pupil's number in the class list, then shows the
/// result code. Returns the HTML and the text for screen readers.
fn end_page(state: &State, typed: &PageState, shelf: &Cache) -> Result<(String, String), Error> {
    let code = state.code();
    let say = match &code {
        Some(code) => code.clone(),
        None => shelf.words.text("web-lesson-done")?,
    };
    let shown =
        Done { dots: dots(state), place: state.place, code, is_trial: typed.touched == TRIAL };
    Ok((shelf.render("lesson-done.html", &shown)?, say))
}
