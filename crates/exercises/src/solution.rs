//! Renders the lines of a worked solution as sentences, complete or with gaps to fill in.

use super::task::SolutionLine;
use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, MessageArgs, join};

/// Gap to fill in, as Markdown.
const EMPTY: &str = "\\_\\_\\_\\_\\_\\_\\_\\_";

/// Returns the lines as a numbered Markdown list of sentences. The first `given` lines are complete; the
/// others have gaps instead of results.
pub(super) fn list(
    lines: &[SolutionLine],
    given: usize,
    words: &Catalogue,
) -> Result<String, Error> {
    let mut list = String::new();
    for (at, line) in lines.iter().enumerate() {
        list.push_str(&(at + 1).to_string());
        list.push_str(". ");
        write_line(line, at >= given, words, &mut list)?;
        list.push('\n');
    }
    Ok(list)
}

/// Appends the line as a sentence to `list`. With `empty` its results are gaps.
fn write_line(
    line: &SolutionLine,
    empty: bool,
    words: &Catalogue,
    list: &mut String,
) -> Result<(), Error> {
    let mut values = MessageArgs::default();
    let mut number = |name, number: &u64| match empty {
        true => values.set_text(name, EMPTY),
        false => values.set_number(name, *number),
    };
    let id = match line {
        SolutionLine::Rows { numbers, written } => {
            let width = width(numbers.iter().chain(written));
            let row = |(number, shown): (&u64, &u64)| match empty {
                true => format!("{number} = {EMPTY}"),
                false => format!("{number} = {shown:0width$b}"),
            };
            values.set_text("rows", words.comma_list(numbers.iter().zip(written).map(row))?);
            "exercise-line-rows"
        }
        SolutionLine::Sums { digits } => {
            values.set_text("digits", spaced(digits, empty));
            "exercise-line-sums"
        }
        SolutionLine::Check { digits } => {
            values.set_text("digits", spaced(digits, empty));
            "exercise-line-check"
        }
        SolutionLine::Odd { weights } => {
            let weights = if empty { EMPTY.to_owned() } else { words.comma_list(weights)? };
            values.set_text("weights", weights);
            "exercise-line-odd"
        }
        SolutionLine::Becomes { pile, size, leaves } => {
            number("pile", pile);
            number("size", size);
            number("leaves", leaves);
            "exercise-line-becomes"
        }
        SolutionLine::Take { pile, take } => {
            number("pile", pile);
            number("take", take);
            "exercise-line-take"
        }
    };
    words.write(id, &values, list)
}

/// Returns the number of binary digits of the largest of the numbers.
fn width<'n>(numbers: impl Iterator<Item = &'n u64>) -> usize {
    let all = numbers.fold(0, |all, number| all | number);
    (u64::BITS - all.leading_zeros()).max(1) as usize
}

/// Returns the digits separated by spaces, or a gap if `empty` is true.
fn spaced(digits: &[u64], empty: bool) -> String {
    if empty { EMPTY.to_owned() } else { join(digits, " ") }
}
