//! The lines of a solution as a page shows them: written out, or with the places left empty.

use serde::{Serialize, Serializer};

use super::task::SolutionLine;

const EMPTY: &str = "\\_\\_\\_\\_\\_\\_\\_\\_";

/// A number, or a place to write it.
pub(super) struct Place<T>(Option<T>);

impl<T: Serialize> Serialize for Place<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str(EMPTY),
        }
    }
}

/// What the message of a line says; it is named after `line`.
#[derive(Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub(super) enum LineSaid {
    Rows { rows: Vec<String> },
    Sums { digits: Place<String> },
    Odd { weights: Vec<Place<u64>> },
    Becomes { pile: Place<u64>, size: Place<u64>, leaves: Place<u64> },
    Take { pile: Place<u64>, take: Place<u64> },
    Check { digits: Place<String> },
}

impl LineSaid {
    /// The line; `empty` leaves out what has to be found.
    pub(super) fn of(line: &SolutionLine, empty: bool) -> Self {
        let number = |number: &u64| Place((!empty).then_some(*number));
        let digits = |digits: &[u64]| Place((!empty).then(|| spaced(digits)));
        match line {
            SolutionLine::Rows { numbers, written } => {
                let width = width(numbers.iter().chain(written));
                let row = |(number, shown): (&u64, &u64)| match empty {
                    true => format!("{number} = {EMPTY}"),
                    false => format!("{number} = {shown:0width$b}"),
                };
                LineSaid::Rows { rows: numbers.iter().zip(written).map(row).collect() }
            }
            SolutionLine::Sums { digits: sums } => LineSaid::Sums { digits: digits(sums) },
            SolutionLine::Check { digits: sums } => LineSaid::Check { digits: digits(sums) },
            SolutionLine::Odd { .. } if empty => LineSaid::Odd { weights: vec![Place(None)] },
            SolutionLine::Odd { weights } => {
                LineSaid::Odd { weights: weights.iter().map(number).collect() }
            }
            SolutionLine::Becomes { pile, size, leaves } => {
                LineSaid::Becomes { pile: number(pile), size: number(size), leaves: number(leaves) }
            }
            SolutionLine::Take { pile, take } => {
                LineSaid::Take { pile: number(pile), take: number(take) }
            }
        }
    }
}

/// The binary digits of the largest number.
fn width<'n>(numbers: impl Iterator<Item = &'n u64>) -> usize {
    let all = numbers.fold(0, |all, number| all | number);
    (u64::BITS - all.leading_zeros()).max(1) as usize
}

/// The digits with blanks between them.
fn spaced(digits: &[u64]) -> String {
    digits.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}
