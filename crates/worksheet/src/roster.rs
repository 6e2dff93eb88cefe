//! A class list: a table with a column of names, or names alone, one on each line. Cells are separated by
//! commas, semicolons or tabs, or come from a workbook. The rows are a [`ClassList`], in which `names` finds
//! the pupils.

mod names;
mod notes;
mod titles;

use csv::{Position, ReaderBuilder, StringRecord, Trim};

pub use names::Names;
pub use notes::{Notes, Source, join_first as names_told};
pub use titles::{ColumnRole, has_role, has_title};

use carryless_args::error::{Error, faults};
use titles::is_title;

faults! {
    pub enum RosterFault {
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

/// Maximum number of rows of a class list.
pub const MOST_ROWS: usize = 50_000;

/// Maximum number of cells in a row.
pub const MOST_CELLS: usize = 1000;

/// Number of rows at the top of a list among which the row of titles is searched.
const ABOVE: usize = 10;

/// First bytes of a workbook, either a ZIP archive or a file of Excel before 2007.
pub const WORKBOOKS: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

/// The rows of a class list or of a list of answers.
#[derive(Debug)]
pub struct ClassList {
    rows: Vec<StringRecord>,
    /// Line of the file in which each row begins, from 1.
    lines: Vec<u64>,
    /// Encoding or workbook from which the rows come.
    source: Source,
}

impl ClassList {
    /// Parses a text as a table.
    ///
    /// # Errors
    ///
    /// `roster-encoding` if the text contains characters that show a wrong encoding, `roster-workbook` if it
    /// is a workbook, `roster-quotation` if a quotation mark is not closed, `roster-long` for too many rows,
    /// `roster-wide` for too many cells in a row.
    pub fn parse(text: &str) -> Result<Self, Error> {
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

    /// Returns the list with the encoding that was guessed for it, which a note mentions. `encoding` is `None`
    /// if the encoding was not guessed.
    pub fn with_encoding(self, encoding: Option<&'static str>) -> Self {
        ClassList { source: Source { encoding, ..self.source }, ..self }
    }

    /// Creates the list from the rows of a worksheet in a workbook, as pairs (row number from 1, row). `source`
    /// names the worksheet.
    pub fn from_rows(rows: Vec<(u64, StringRecord)>, source: Source) -> Self {
        let (lines, rows) = rows.into_iter().unzip();
        ClassList { rows, lines, source }
    }

    /// Returns the index, from 0, of the first column whose title in the first row has the role `role`; `None`
    /// if there is no such column.
    pub fn column(&self, role: ColumnRole) -> Option<usize> {
        self.rows.first()?.iter().position(|title| has_role(title, role))
    }

    /// Returns the rows in order, each with the line of the file in which it begins, from 1.
    pub fn rows(&self) -> impl Iterator<Item = (u64, &StringRecord)> {
        self.lines.iter().copied().zip(&self.rows)
    }

    /// Returns the encoding or workbook from which the rows come.
    pub fn source(&self) -> &Source {
        &self.source
    }
}

fn has_letters(cell: &str) -> bool {
    cell.chars().any(char::is_alphabetic)
}

/// Returns three parts of a text whose first line may be like `sep=;`: the separator that this line names, the
/// text after the line, and the number of lines removed (0 or 1).
fn after_separator(text: &str) -> (Option<u8>, &str, u64) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let first = first.trim_end_matches('\r').trim_matches('"');
    let said = first.get(..4).filter(|word| word.eq_ignore_ascii_case("sep="));
    match (said, first.as_bytes().get(4..)) {
        (Some(_), Some([separator @ (b',' | b';' | b'\t' | b'|')])) => (Some(*separator), rest, 1),
        _ => (None, text, 0),
    }
}

/// Guesses the separator of a table: the most frequent of comma, tab and semicolon in the first line that
/// contains one of them. A comma is returned if none of the first `ABOVE` lines with text contains one. If
/// each line is a name like `Lee, Ann`, the separator is a tab.
fn separator(text: &str) -> u8 {
    // If each line is a name like "Lee, Ann", commas do not separate cells.
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

/// Whether each line consists of a family name, a comma, a space and a given name. The first line may be a
/// title instead.
fn is_reversed(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    lines.next_if(|line| is_title(line.trim()));
    let is_name = |line: &str| {
        let parts = line.trim().split_once(", ");
        let is_part = |part: &str| has_letters(part) && !part.contains([',', ';', '\t', '"']);
        parts.is_some_and(|(family, given)| !is_title(family) && is_part(family) && is_part(given))
    };
    lines.peek().is_some() && lines.all(is_name)
}

/// Returns the line, from 1, of the first quotation mark that opens a cell and is not closed at the end of a
/// cell; `None` if all such marks are closed.
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

/// Returns the line of `text` in which a row begins, from 1. `at` is the position that the CSV reader reports;
/// if empty lines precede the row, it is before them.
fn first_line(text: &str, at: &Position) -> u64 {
    let rest = text.bytes().skip(usize::try_from(at.byte()).unwrap_or(usize::MAX));
    let empty = rest.take_while(|byte| [b'\r', b'\n'].contains(byte));
    at.line() + empty.filter(|byte| *byte == b'\n').count() as u64
}

/// Whether a character shows that a text was decoded with a wrong encoding: U+0000, U+FFFD and characters for
/// private use.
pub(super) fn is_strange(letter: char) -> bool {
    letter == '\0' || letter == '\u{fffd}' || ('\u{e000}'..='\u{f8ff}').contains(&letter)
}
