//! A class list: a table with a column of names, or just names, one a line; with commas, semicolons or
//! tabs. In: the text of the file, or the rows of a workbook. Out: the rows; [`ClassList::names`] finds
//! the pupils in them.

mod names;
mod notes;
mod titles;

use csv::{Position, ReaderBuilder, StringRecord, Trim};

pub(crate) use names::Names;
pub(crate) use notes::{Notes, Source, told as names_told};
pub(crate) use titles::{ColumnRole, has_role, is_titled};

use crate::error::{Error, faults};
use titles::is_title;

faults! {
    pub(crate) enum RosterFault {
        NoName = "roster-empty",
        NotText = "roster-encoding",
        NotIn { encoding: String } = "roster-other-encoding",
        Workbook = "roster-workbook",
        Quotation { line: u64 } = "roster-quotation",
        TooLong { most: usize } = "roster-long",
        TooWide { most: usize } = "roster-wide",
        NoColumn { columns: Vec<String> } = "roster-column",
    }
}

/// The most rows of a list.
pub(crate) const MOST_ROWS: usize = 50_000;

/// The most cells of a row.
pub(crate) const MOST_CELLS: usize = 1000;

/// How many lines can stand above the titles.
const ABOVE: usize = 10;

/// How a workbook in a ZIP archive begins, and one of Excel before 2007.
pub(crate) const WORKBOOKS: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

#[derive(Debug)]
pub(crate) struct ClassList {
    rows: Vec<StringRecord>,
    /// For each row the line of the file that it begins in, from 1.
    lines: Vec<u64>,
    source: Source,
}

impl ClassList {
    /// Reads a table.
    /// Errors: `roster-encoding` where letters stand that nobody has in a name: it was read in another
    /// encoding than it was written in; `roster-workbook`, `roster-quotation`, `roster-long`,
    /// `roster-wide`.
    pub(crate) fn of_text(text: &str) -> Result<Self, Error> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if WORKBOOKS.iter().any(|begin| text.as_bytes().starts_with(begin)) {
            return Err(RosterFault::Workbook.into());
        }
        if text.contains(is_strange) {
            return Err(RosterFault::NotText.into());
        }
        let (said, text, above) = after_separator(text);
        if let Some(line) = open_quotation(text) {
            return Err(RosterFault::Quotation { line: line + above }.into());
        }
        let separator = said.unwrap_or_else(|| separator(text));
        let is_wide =
            |line: &str| line.bytes().filter(|byte| *byte == separator).count() >= MOST_CELLS;
        if text.lines().any(is_wide) {
            return Err(RosterFault::TooWide { most: MOST_CELLS }.into());
        }
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .delimiter(separator)
            .from_reader(text.as_bytes());
        let rows = reader.records().take(MOST_ROWS + 1).collect::<Result<Vec<_>, _>>();
        let rows = rows.map_err(|_| Error::from(RosterFault::NotText))?;
        if rows.len() > MOST_ROWS {
            return Err(RosterFault::TooLong { most: MOST_ROWS }.into());
        }
        let lines = rows.iter().filter_map(StringRecord::position);
        let lines = lines.map(|at| first_line(text, at) + above).collect();
        Ok(ClassList { lines, rows, source: Source::default() })
    }

    /// The list, whose text was found to be in an encoding.
    pub(crate) fn in_encoding(self, encoding: Option<&'static str>) -> Self {
        ClassList { source: Source { encoding, ..self.source }, ..self }
    }

    /// The rows of a sheet of a workbook, each with its number, from 1.
    pub(crate) fn of_rows(rows: Vec<(u64, StringRecord)>, source: Source) -> Self {
        let (lines, rows) = rows.into_iter().unzip();
        ClassList { rows, lines, source }
    }

    /// The column whose title in the first row has this role.
    pub(crate) fn column(&self, role: ColumnRole) -> Option<usize> {
        self.rows.first()?.iter().position(|title| has_role(title, role))
    }

    /// The rows, each with the line of the file that it begins in, from 1.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (u64, &StringRecord)> {
        self.lines.iter().copied().zip(&self.rows)
    }

    /// What the rows were read from.
    pub(crate) fn source(&self) -> &Source {
        &self.source
    }
}

/// Whether a cell is a word and no number.
fn is_words(cell: &str) -> bool {
    cell.chars().any(char::is_alphabetic)
}

/// What parts the cells, where a first line `sep=;` says it, the text after that line, and how many
/// lines it was.
fn after_separator(text: &str) -> (Option<u8>, &str, u64) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let first = first.trim_end_matches('\r').trim_matches('"');
    let said = first.get(..4).filter(|word| word.eq_ignore_ascii_case("sep="));
    match (said, first.as_bytes().get(4..)) {
        (Some(_), Some([separator @ (b',' | b';' | b'\t' | b'|')])) => (Some(*separator), rest, 1),
        _ => (None, text, 0),
    }
}

/// What parts the cells: of comma, tab and semicolon the one that the first line with any has most.
fn separator(text: &str) -> u8 {
    // "Lee, Ann" on every line: each line is one name.
    if is_reversed(text) {
        return b'\t';
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(ABOVE);
    let mut parted = lines.filter(|line| line.contains([',', '\t', ';']));
    let first = parted.next().unwrap_or_default();
    let count = |separator: u8| first.bytes().filter(|byte| *byte == separator).count();
    let all = [b',', b'\t', b';'].into_iter();
    all.max_by_key(|each| (count(*each), *each == b',')).unwrap_or(b',')
}

/// Whether every line is a family name, a comma, a space and a given name; a title may stand above them.
fn is_reversed(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    lines.next_if(|line| is_title(line.trim()));
    let is_name = |line: &str| {
        let parts = line.trim().split_once(", ");
        let is_part = |part: &str| is_words(part) && !part.contains([',', ';', '\t', '"']);
        parts.is_some_and(|(family, given)| !is_title(family) && is_part(family) && is_part(given))
    };
    lines.peek().is_some() && lines.all(is_name)
}

/// The line of the first quotation mark that opens a cell and does not close it.
fn open_quotation(text: &str) -> Option<u64> {
    let (mut line, mut opened, mut begins) = (1, None, true);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, opened) {
            ('"', None) if begins => opened = Some(line),
            ('"', Some(_)) if letters.peek() == Some(&'"') => {
                letters.next();
            }
            ('"', Some(from)) => {
                opened = None;
                while letters.next_if(|letter| *letter == ' ').is_some() {}
                if letters.peek().is_some_and(|next| !",;\t|\r\n".contains(*next)) {
                    return Some(from);
                }
            }
            _ => {}
        }
        line += u64::from(letter == '\n');
        begins = ",;\t|\r\n".contains(letter) || begins && letter == ' ';
    }
    opened
}

/// The line that a row begins in; for the reader, the empty lines before it belong to it.
fn first_line(text: &str, at: &Position) -> u64 {
    let rest = text.bytes().skip(usize::try_from(at.byte()).unwrap_or(usize::MAX));
    let empty = rest.take_while(|byte| [b'\r', b'\n'].contains(byte));
    at.line() + empty.filter(|byte| *byte == b'\n').count() as u64
}

/// Whether a letter shows that a text was read in a wrong encoding.
pub(super) fn is_strange(letter: char) -> bool {
    letter == '\0' || letter == '\u{fffd}' || ('\u{e000}'..='\u{f8ff}').contains(&letter)
}
