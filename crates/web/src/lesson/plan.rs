//! The view in which a teacher plans the tasks of a lesson and gets its link.

use serde::Serialize;

use super::state::State;
use crate::action::{PageState, Wanted};
use crate::cache::Cache;
use crate::fragments::DEPTH;
use crate::link;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_exercises::rng::SeededRng;
use carryless_games::figure::Figure;
use carryless_games::game::MoveForm;
use carryless_games::games::AnyState;
use carryless_games::position::Outcome;
use carryless_render::i18n::Perspective;
use carryless_render::{Page, embed};
use carryless_worksheet::lesson::{Lesson, MOST_TASKS, Task};
use carryless_worksheet::qr;

/// Largest number of random positions that are tried when an N-position for a task is sought.
const TRIES: usize = 500;

/// Position that is varied at random to make the task which a teacher adds to the lesson.
const ADDED: &str = "3 4 5";

/// Height of the frame that shows a lesson within another page, in pixels.
const HEIGHT: u64 = 640;

#[derive(Serialize)]
struct Planned {
    number: usize,
    line: String,
    picture: String,
}

#[derive(Serialize)]
struct Plan {
    tasks: Vec<Planned>,
    can_add: bool,
    can_leave_out: bool,
    /// Whether the link leads to a file on this device, not to a web address.
    is_local: bool,
    link: Option<String>,
    qr: Option<String>,
    embed: Option<String>,
}

/// Applies the control that was used to the tasks. Returns the HTML of the plan and the text for screen
/// readers.
pub(super) fn plan(
    state: &mut State,
    typed: &PageState,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let mut address = None;
    match &typed.wanted {
        Wanted::Link(base) => address = Some(base),
        Wanted::Used(name, value) => edit(&mut state.lesson, name, value, typed.chance)?,
        _ => {}
    }
    let planned = |(task, number): (&Task, usize)| {
        let picture = render_picture(&task.state, shelf)?;
        Ok(Planned { number, line: task.line(), picture })
    };
    let tasks = state.lesson.tasks.iter().zip(1..).map(planned);
    let tasks = tasks.collect::<Result<Vec<_>, Error>>()?;
    let line = state.fresh().line();
    let language = typed.language.code();
    let made = address.map(|base| link(base, language, &line, None));
    let qr = made.as_ref().filter(|link| link.starts_with("http"));
    let say = match &made {
        Some(link) => link.clone(),
        None => shelf.words.format_with("web-lesson-tasks", [("tasks", tasks.len() as u64)])?,
    };
    let shown = Plan {
        can_add: tasks.len() < MOST_TASKS,
        can_leave_out: tasks.len() > 1,
        is_local: made.as_ref().is_some_and(|link| link.starts_with("file:")),
        tasks,
        qr: qr.and_then(|link| qr::svg(link).ok()),
        embed: address.map(|base| embed_code(&link(&embed_address(base), language, &line, None))),
        link: made,
    };
    Ok((shelf.render("lesson-plan.html", &shown)?, say))
}

/// Applies the control `name` with this value to the tasks of a lesson. `chance` is the seed for new positions.
/// Fails if a position that the teacher typed is invalid.
fn edit(lesson: &mut Lesson, name: &str, value: &str, chance: u64) -> Result<(), Error> {
    let mut dice = SeededRng::new(chance, "lesson");
    match (name, name.strip_prefix("task-").unwrap_or(value).parse::<usize>()) {
        ("other", _) => {
            for task in &mut lesson.tasks {
                if let Some(other) = another_task(task, &mut dice) {
                    *task = other;
                }
            }
        }
        ("more", _) if lesson.tasks.len() < MOST_TASKS => {
            lesson.tasks.extend(another_task(&read(ADDED)?, &mut dice));
        }
        ("without", Ok(number)) if lesson.tasks.len() > 1 && number > 0 => {
            let without = |(at, _): &(usize, &Task)| at + 1 != number;
            let tasks = lesson.tasks.iter().enumerate().filter(without);
            lesson.tasks = tasks.map(|(_, task)| task.clone()).collect();
        }
        (name, Ok(number)) if name.starts_with("task-") && number > 0 => {
            if let Some(task) = lesson.tasks.get_mut(number - 1) {
                *task = read(value)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Parses the position that a teacher typed as a task.
fn read(text: &str) -> Result<Task, Error> {
    let line = CommandLine::from_arguments([text.trim()]);
    let word = line.tokens().next().ok_or_else(|| Error::internal("no task"))?;
    Task::read(line.text(), word)
}

/// Returns a random N-position of the game of `task` with other pile sizes, all different; `None` if none is
/// found. `dice` supplies the random numbers.
fn another_task(task: &Task, dice: &mut SeededRng) -> Option<Task> {
    let text = task.line();
    let line = CommandLine::parse(&text);
    let is_good = |other: &Task| {
        let mut numbers = other.state.numbers().to_vec();
        numbers.sort_unstable();
        let is_varied = numbers.windows(2).all(|pair| pair[0] < pair[1]);
        is_varied && other != task && other.state.outcome() == Outcome::N
    };
    (0..TRIES).find_map(|_| {
        let mut is_ruled = false;
        let words = line.tokens().map(|word| {
            is_ruled |= word.text().starts_with('-');
            match word.text().parse::<u64>() {
                Ok(size) if !is_ruled && size > 0 => near(size, dice).to_string(),
                _ => word.text().to_owned(),
            }
        });
        read(&words.collect::<Vec<_>>().join(" ")).ok().filter(is_good)
    })
}

/// Returns a random number from `size` / 2, rounded up, to `size` · 3/2, rounded down; the upper bound is at
/// least 9.
fn near(size: u64, dice: &mut SeededRng) -> u64 {
    let (least, most) = (size.div_ceil(2), (size + size / 2).max(9));
    least + dice.below(most - least + 1)
}

/// Renders the picture of a position as HTML; empty if its game has no picture.
fn render_picture(board: &AnyState, shelf: &Cache) -> Result<String, Error> {
    let piles = || match board.move_form() {
        Some(MoveForm::Take | MoveForm::Takes) => Some(Figure::from_piles(board.numbers(), None)),
        _ => None,
    };
    let Some(figure) = board.figure(None).or_else(piles) else { return Ok(String::new()) };
    let renderer = shelf.renderer(board.game(), Perspective::First)?;
    let mut page = Page::from("");
    page.push_figure(figure);
    embed::dense_html(&page, renderer.words(), DEPTH)
}

/// Returns the address of the page with the parameter `embed=1`, for frames in other pages. `base` is the
/// address without it.
fn embed_address(base: &str) -> String {
    let sign = if base.contains('?') { '&' } else { '?' };
    format!("{base}{sign}embed=1")
}

/// Returns the HTML code of a frame that shows the lesson at `link` within another page.
fn embed_code(link: &str) -> String {
    let link = link.replace('&', "&amp;").replace('"', "%22");
    format!(
        "<iframe src=\"{link}\" width=\"100%\" height=\"{HEIGHT}\" style=\"border:0\" title=\"carryless\"></iframe>"
    )
}
