//! Positions that a class sees one after another: the tasks of a lesson, then positions of the same kind.

use super::next_position::next_position;
use crate::games::EXPLAIN;
use crate::worksheet::lesson::Task;

/// First word of the state of the page (see `touched` of `PageState`) while tasks of a lesson are left to be
/// shown.
const TASKS: &str = "tasks ";

/// Text between two tasks.
const SEPARATOR: &str = "; ";

/// Whether the state `touched` of the page lists tasks of a lesson.
pub(super) fn has_tasks(touched: &str) -> bool {
    touched.starts_with(TASKS)
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
