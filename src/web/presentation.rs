//! Positions that a class sees one after another: the tasks of a lesson, then positions of the same kind.

use super::edit::{apply_control, board, numbers, parse_line, with_option};
use crate::command_line::CommandLine;
use crate::games::EXPLAIN;
use crate::options::{FROM, QUOTA};
use crate::worksheet::lesson::Task;

/// First word of the state of the page (see `touched` of `PageState`) while tasks of a lesson are left to be
/// shown.
const TASKS: &str = "tasks ";

/// Text between two tasks.
const SEPARATOR: &str = "; ";

/// Smallest number of binary columns of the next position. With fewer columns there are too few positions.
const FEWEST_COLUMNS: u32 = 3;

/// Numbers that one step of the search for the next position adds to the piles, in eighths of the range of pile
/// sizes and then made odd: the first number to the first pile, and so on; after the third number the list
/// begins again.
const EIGHTHS: [u128; 3] = [5, 3, 7];

/// Largest number of steps in the search for the next position.
const TRIES: usize = 1000;

/// Largest number of piles for which all sizes must be different; one or two piles may be equal.
const DISTINCT: usize = 4;

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

/// Returns the command line `text` with other pile sizes. The number of piles stays; so does the number of
/// columns, but it is at least [`FEWEST_COLUMNS`]. `None` if there is no such position. The piles are the
/// digits of a number to which a fixed odd number is added, so that each position comes once before the first
/// returns.
fn next_position(text: &str) -> Option<String> {
    // The count of a race and the limit of the next move are those of this position alone.
    let text = &with_option(&with_option(text, FROM.name, ""), QUOTA.name, "");
    let line = CommandLine::parse(text);
    let words = numbers(&parse_line(&line).1);
    let sizes: Vec<u64> = words.iter().map(|word| word.number().ok()).collect::<Option<_>>()?;
    let columns = u64::BITS - sizes.iter().max()?.leading_zeros();
    let range = 1_u128 << columns.max(FEWEST_COLUMNS);
    let mut next = sizes.clone();
    for _ in 0..TRIES {
        let mut carry = 0;
        for (size, eighths) in next.iter_mut().zip(EIGHTHS.iter().cycle()) {
            let sum = u128::from(*size) + ((range * eighths / 8) | 1) + carry;
            (*size, carry) = ((sum % range) as u64, sum / range);
        }
        if is_varied(&next, &sizes) && next.iter().any(|size| u128::from(*size) >= range / 2) {
            let sized = next.iter().zip(1..).fold(text.clone(), |text, (size, pile)| {
                apply_control(&text, &format!("pile-{pile}"), &size.to_string())
            });
            return board(&sized).map(|_| sized);
        }
    }
    None
}

/// Whether the position `next` may follow the position `before`: no pile is empty, the sizes are not those of
/// `before` in another order, and three or four piles are all of different sizes.
fn is_varied(next: &[u64], before: &[u64]) -> bool {
    let [mut next, mut before] = [next.to_vec(), before.to_vec()];
    next.sort_unstable();
    before.sort_unstable();
    let is_small = next.len() <= 2 || next.len() > DISTINCT;
    next != before
        && next.first().is_some_and(|least| *least > 0)
        && (is_small || next.windows(2).all(|pair| pair[0] < pair[1]))
}
