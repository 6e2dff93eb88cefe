//! Parses a subtraction set, and a set of numbers to add in a race.

use super::{LARGEST_TAKE, MOST_TAKES, SubtractionFault};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

/// Parses a set such as `1,3,4` or `1,3-5`, in any order, and returns its numbers rising. `of` is the name of
/// the option, for error messages.
///
/// # Errors
///
/// Returns an error at the number or range at fault if the set is empty or too long, contains 0, a repeated
/// number or a number that is too large, or has a falling range.
pub fn parse_set(word: Token<'_>, of: &'static str) -> Result<Vec<u64>, Error> {
    let items: Vec<Token<'_>> = word.items();
    let items: Vec<Token<'_>> = items.into_iter().filter(|item| !item.text().is_empty()).collect();
    if items.is_empty() {
        return Err(word.error(SubtractionFault::EmptySet { of }));
    }
    let mut takes = Vec::new();
    for item in items {
        let [least, most] = parse_range(item)?;
        let fault = match (least, takes.iter().find(|take| (least..=most).contains(*take))) {
            (0, _) => SubtractionFault::SetZero { of },
            _ if most > LARGEST_TAKE => SubtractionFault::SetTooLarge { most: LARGEST_TAKE, of },
            (_, Some(&take)) => SubtractionFault::SetTwice { take },
            _ if most - least >= (MOST_TAKES - takes.len()) as u64 => {
                SubtractionFault::SetTooLong { most: MOST_TAKES as u64, of }
            }
            _ => {
                takes.extend(least..=most);
                continue;
            }
        };
        return Err(item.error(fault));
    }
    takes.sort_unstable();
    Ok(takes)
}

/// Parses a range such as `3-14`, or a single number, and returns the least and the largest number, which are
/// equal for a single number. Returns `set-order` for a falling range.
fn parse_range(item: Token<'_>) -> Result<[u64; 2], Error> {
    let is_written =
        |(least, most): &(Token<'_>, Token<'_>)| least.number().is_ok() && most.number().is_ok();
    match item.split_range().filter(is_written) {
        None => item.number().map(|take| [take; 2]),
        Some((least, most)) => match [least.number()?, most.number()?] {
            [least, most] if least > most => Err(item.error(SubtractionFault::SetOrder)),
            ends => Ok(ends),
        },
    }
}

/// Whether the set is one that the parser can return: rising, not empty and within the limits.
pub fn is_valid_set(takes: &[u64]) -> bool {
    takes.windows(2).all(|pair| pair[0] < pair[1])
        && (1..=MOST_TAKES).contains(&takes.len())
        && takes.iter().all(|take| (1..=LARGEST_TAKE).contains(take))
}
