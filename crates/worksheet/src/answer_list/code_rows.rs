//! Rows of a list of codes, one for each pupil: a number or a name, and the code of a lesson or of practice.

use csv::StringRecord;

use crate::roster::{ClassList, ColumnRole, has_role};
use carryless_args::command_line::narrow;
use carryless_args::error::{Error, faults};
use carryless_render::i18n::Catalogue;

/// The comma of enumerations in Chinese.
const ENUMERATION_COMMA: char = '\u{3001}';

faults! {
    pub(crate) enum CodeRowFault {
        NoCode = "result-code-missing",
    }
}

/// Cells of a row in a list of codes; a missing cell is empty.
pub(crate) struct CodeRow<'t> {
    /// Line of the row in the list, from 1.
    pub(crate) line: u64,
    /// Number of the pupil in the class list, from 1, or student number.
    pub(crate) number: &'t str,
    pub(crate) name: &'t str,
    pub(crate) code: &'t str,
}

impl<'t> CodeRow<'t> {
    /// Returns the rows of a list that are not empty, without the titles. `is_code` tells whether a text is a valid
    /// code.
    pub(crate) fn all(table: &'t ClassList, is_code: &dyn Fn(&str) -> bool) -> Vec<Self> {
        let rows = table.rows().skip(usize::from(is_headed(table, is_code)));
        let rows = rows.filter(|(_, row)| !row.iter().all(str::is_empty));
        rows.map(|(line, row)| CodeRow::from_record(line, row, is_code)).collect()
    }

    /// Finds number, name and code in the cells of a row. The code is the last cell that is not empty. In a row
    /// with a single such cell, the code is the end of the cell, after the name.
    fn from_record(line: u64, row: &'t StringRecord, is_code: &dyn Fn(&str) -> bool) -> Self {
        let mut cells: Vec<&str> = row.iter().filter(|cell| !cell.is_empty()).collect();
        let last = cells.pop().unwrap_or_default();
        let (before, code) = match cells.is_empty() {
            true => split_name_and_code(last, is_code),
            false => ("", last),
        };
        cells.push(before);
        let is_number =
            |cell: &&&str| cell.trim_end_matches(['.', ')', ':']).parse::<u64>().is_ok();
        let number = cells.iter().find(is_number).copied().unwrap_or_default();
        let mut others = cells.into_iter().filter(|cell| !cell.is_empty() && *cell != number);
        let name = others.next().unwrap_or_default();
        CodeRow { line, number: number.trim_end_matches(['.', ')', ':']), name, code }
    }
}

/// Whether the first row of the table contains titles.
fn is_headed(table: &ClassList, is_code: &dyn Fn(&str) -> bool) -> bool {
    let Some((line, first)) = table.rows().next() else { return false };
    let is_title = |cell: &str| {
        let roles = [ColumnRole::Code, ColumnRole::Name, ColumnRole::Student, ColumnRole::Question];
        roles.into_iter().any(|role| has_role(cell, role))
    };
    first.iter().any(is_title) && !is_code(CodeRow::from_record(line, first, is_code).code)
}

/// Splits a cell at spaces, or at punctuation of Chinese, into the pair (name, code). The code is the longest suffix
/// that is a valid code; if there is none, it is the last word.
fn split_name_and_code<'t>(text: &'t str, is_code: &dyn Fn(&str) -> bool) -> (&'t str, &'t str) {
    let is_gap = |letter: char| {
        letter.is_whitespace() || letter == ENUMERATION_COMMA || ",:;".contains(narrow(letter))
    };
    let gaps = text.match_indices(is_gap).map(|(at, _)| at);
    let places: Vec<usize> = std::iter::once(0).chain(gaps).collect();
    let code = |at: usize| text[at..].trim_matches(is_gap);
    let found = places.iter().find(|at| is_code(code(**at)));
    let at = found.or(places.last()).copied().unwrap_or_default();
    (text[..at].trim_matches(is_gap), code(at))
}

/// Returns the message about an error and its hint as one text.
pub(crate) fn message(error: &Error, words: &Catalogue) -> String {
    let told = words.diagnostic(error);
    let gap = if told.sentence.ends_with('.') { " " } else { "" };
    told.sentence + gap + &told.hint.unwrap_or_default()
}
