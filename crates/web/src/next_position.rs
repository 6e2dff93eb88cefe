//! Finds the position that follows another one in a presentation: the same game and rules, and as many piles,
//! branches, parts or tokens.

use super::edit::{apply_control, board, numbers, parse_line, with_option, with_position};
use carryless_args::command_line::CommandLine;
use carryless_args::options::{FROM, QUOTA};
use carryless_games::game::MoveForm;
use carryless_games::games::{AnyState, EXPLAIN};

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

/// Returns the command line of the position after that of `text`; `None` if there is none.
pub(super) fn next_position(text: &str) -> Option<String> {
    let board = board(text);
    match board.as_ref().and_then(AnyState::move_form) {
        Some(MoveForm::InPart) => with_next_parts(text, &board?),
        Some(MoveForm::Slide) => {
            Some(with_option(text, FROM.name, &board?.next_position()?.tokens().join(",")))
        }
        Some(MoveForm::Cut) => with_position(text, &board?.next_position()?.to_args().to_line()),
        _ => with_next_piles(text),
    }
}

/// Returns the command line `text` of the sum `sum` with the next position in each component that has one.
fn with_next_parts(text: &str, sum: &AnyState) -> Option<String> {
    let part = |part: &AnyState| {
        let now = part.to_args().to_line();
        let next = next_position(&format!("{EXPLAIN} {now}"));
        let next = next.and_then(|next| Some(next.strip_prefix(EXPLAIN)?.trim_start().to_owned()));
        format!("\"{}\"", next.unwrap_or(now))
    };
    let parts: Vec<String> = sum.components().iter().map(part).collect();
    let next = board(&format!("{EXPLAIN} sum {}", parts.join(" + ")))?;
    (next != *sum).then(|| with_position(text, &next.to_args().to_line())).flatten()
}

/// Returns the command line `text` with other pile sizes. The number of piles stays; so does the number of
/// columns, but it is at least [`FEWEST_COLUMNS`]. `None` if there is no such position. The piles are the
/// digits of a number to which a fixed odd number is added, so that each position comes once before the first
/// returns.
fn with_next_piles(text: &str) -> Option<String> {
    // The count of a race and the limit of the next move are those of this position alone.
    let text = &with_option(&with_option(text, FROM.name, ""), QUOTA.name, "");
    let line = CommandLine::parse(text);
    let words = numbers(&parse_line(&line).1);
    // The first number of an octal game is its code, not a pile.
    let skipped = usize::from(text.contains(" octal "));
    let words = words.get(skipped..)?;
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
            let sized = next.iter().zip(skipped + 1..).fold(text.clone(), |text, (size, pile)| {
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
