//! Positions that a class sees one after another: the tasks of a lesson, then positions of the same kind.

use super::next_position::next_position;
use carryless_games::games::EXPLAIN;
use carryless_worksheet::lesson::Task;

/// First word of the state of the page (see `touched` of `PageState`) while tasks of a lesson are left to be
/// shown.
const TASKS: &str = "tasks ";

/// Text between two tasks.
const SEPARATOR: &str = "; ";

/// Whether the state `touched` of the page lists tasks of a lesson.
pub(super) fn has_tasks(touched: &str) -> bool {
    split_pick(touched).1.starts_with(TASKS)
}

/// First word of the state of the page while a move is selected on the board of the explanation that is not judged yet;
/// the move follows, then [`PICK_END`] and the rest of the state.
const PICK: &str = "pick ";

/// Text between the selected move and the rest of the state.
const PICK_END: &str = ";";

/// Splits the state `touched` of the page: the selected move that is not judged yet, as it is typed (empty without one),
/// and the rest.
pub(super) fn split_pick(touched: &str) -> (&str, &str) {
    let picked = touched.strip_prefix(PICK);
    picked.map_or(("", touched), |rest| rest.split_once(PICK_END).unwrap_or((rest, "")))
}

/// Returns the state of the page with the selected move `typed`; with no selected move if it is empty.
pub(super) fn with_pick(touched: &str, typed: &str) -> String {
    let (_, rest) = split_pick(touched);
    if typed.is_empty() { rest.to_owned() } else { [PICK, typed, PICK_END, rest].concat() }
}

/// Returns the command line of the first task, and the state of the page that lists the other tasks; `None` if
/// `tasks` is empty.
pub(super) fn first_task(tasks: &[Task]) -> Option<(String, String)> {
    let tasks: Vec<String> = tasks.iter().map(Task::line).collect();
    next_task(&tasks.join(SEPARATOR))
}

/// Returns the command line of the position after that of `text`, and the new state of the page. The position
/// is the next task in the state `touched`, or one of the same kind if `touched` lists no tasks. `None` if
/// there is none.
pub(super) fn next(text: &str, touched: &str) -> Option<(String, String)> {
    match touched.strip_prefix(TASKS) {
        Some(tasks) => next_task(tasks),
        None => Some((next_position(text)?, String::new())),
    }
}

/// Returns the command line of the first task in `tasks`, and the state of the page that lists the other tasks;
/// `None` if `tasks` is empty. Tasks are separated by `SEPARATOR`.
fn next_task(tasks: &str) -> Option<(String, String)> {
    let (first, rest) = tasks.split_once(SEPARATOR).unwrap_or((tasks, ""));
    let touched = if rest.is_empty() { String::new() } else { [TASKS, rest].concat() };
    (!first.is_empty()).then(|| (format!("{EXPLAIN} {first}"), touched))
}
