//! The lines of a solution, and how a page shows them: written out, or with the places left empty.

use super::page::Page;
use super::task::Line;
use crate::error::Error;
use crate::wording::Values;

/// What a pupil writes on.
const EMPTY: &str = "\\_\\_\\_\\_\\_\\_\\_\\_";

impl Line {
    /// The name of its message.
    fn id(&self) -> &'static str {
        match self {
            Line::Rows { .. } => "exercise-line-rows",
            Line::Sums { .. } => "exercise-line-sums",
            Line::Odd { .. } => "exercise-line-odd",
            Line::NimSum { .. } => "exercise-line-nim-sum",
            Line::Becomes { .. } => "exercise-line-becomes",
            Line::Take { .. } => "exercise-line-take",
            Line::Check { .. } => "exercise-line-check",
        }
    }

    /// The line as a sentence; `empty` leaves out what has to be found.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::Error::defect) when a message is missing.
    pub(super) fn sentence(&self, page: &Page<'_, '_>, empty: bool) -> Result<String, Error> {
        let words = page.words();
        let mut values = Values::default();
        let mut set = |name: &'static str, text: String| {
            values.set_text(name, if empty { EMPTY.to_owned() } else { text });
        };
        match self {
            Line::Rows { numbers, written } => {
                let width = width(numbers.iter().chain(written));
                let row = |(number, shown): (&u64, &u64)| match empty {
                    true => format!("{number} = {EMPTY}"),
                    false => format!("{number} = {shown:0width$b}"),
                };
                let rows = numbers.iter().zip(written).map(row).collect::<Vec<_>>();
                values.set_text("rows", rows.join(&words.text("list-comma")?));
            }
            Line::Sums { digits } | Line::Check { digits } => set("digits", spaced(digits)),
            Line::Odd { weights } => {
                let weights = match weights.is_empty() {
                    true => words.text("exercise-line-none")?,
                    false => page.row(weights)?,
                };
                set("weights", weights);
            }
            Line::NimSum { sum } => set("sum", sum.to_string()),
            Line::Becomes { pile, size, leaves } => {
                set("pile", pile.to_string());
                set("size", size.to_string());
                set("leaves", leaves.to_string());
            }
            Line::Take { pile, take } => {
                set("pile", pile.to_string());
                set("take", take.to_string());
            }
        }
        words.format(self.id(), &values)
    }
}

/// The binary digits of the largest number.
fn width<'n>(numbers: impl Iterator<Item = &'n u64>) -> usize {
    let all = numbers.fold(0, |all, number| all | number);
    (u64::BITS - all.leading_zeros()).max(1) as usize
}

/// The digits with blanks between them.
pub(super) fn spaced(digits: &[u64]) -> String {
    digits.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}
