//! A class list: a table with a column of names, or just names, one a line; with commas, semicolons or
//! tabs. In: the text of the file. Out: the names, in its order.

use csv::{Position, ReaderBuilder, StringRecord, Trim};

use super::sheet::Details;
use crate::error::{Error, faults};
use crate::line::Word;
use crate::wording::is_wide;

faults! {
    pub(crate) enum RosterFault {
        NoName = "roster-empty",
        NotText = "roster-encoding",
        Quotation { line: u64 } = "roster-quotation",
        TooLong { most: usize } = "roster-long",
        TooWide { most: usize } = "roster-wide",
        NoColumn { columns: Vec<String> } = "roster-column",
    }
}

/// Titles of columns, in lower case: a line a role (whole names, family names, given names, sheet
/// codes, questions, answers; classes, numbers of pupils, groups).
const TITLES: &str = include_str!("../../templates/worksheet/column-titles.txt");

/// The letters of a name that are kept.
const NAME: usize = 100;

/// The most rows of a list.
const MOST_ROWS: usize = 50_000;

/// The most cells of a row.
const MOST_CELLS: usize = 1000;

/// The columns that an error lists.
const LISTED: usize = 20;

/// Names, and the title of the column that they are from, where it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Names {
    /// The names in the order of the list.
    pub names: Vec<String>,
    pub column: Option<String>,
    /// What else the list says of each, in the same order.
    pub details: Vec<Details>,
    /// The row of each, where each has one.
    pub rows: Vec<usize>,
    /// The row of the titles.
    pub head: Option<usize>,
    /// The columns of the names.
    pub columns: Vec<usize>,
}

#[derive(Debug)]
pub(crate) struct ClassList {
    rows: Vec<StringRecord>,
    /// For each row the line of the file that it begins in, from 1.
    lines: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnRole {
    /// Whole names.
    Name,
    Family,
    Given,
    Code,
    Question,
    Answer,
    /// The class of a pupil, the number there, the group.
    Class,
    Student,
    Group,
}

const ROLES: [ColumnRole; 9] = [
    ColumnRole::Name,
    ColumnRole::Family,
    ColumnRole::Given,
    ColumnRole::Code,
    ColumnRole::Question,
    ColumnRole::Answer,
    ColumnRole::Class,
    ColumnRole::Student,
    ColumnRole::Group,
];

impl ClassList {
    /// Reads a table.
    /// Errors: `roster-encoding` where letters stand that nobody has in a name: it was read in another
    /// encoding than it was written in; `roster-quotation`; `roster-long`, `roster-wide`.
    pub(crate) fn of_text(text: &str) -> Result<Self, Error> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.contains(is_strange) {
            return Err(RosterFault::NotText.into());
        }
        if let Some(line) = open_quotation(text) {
            return Err(RosterFault::Quotation { line }.into());
        }
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let count = |separator: u8| first.bytes().filter(|byte| *byte == separator).count();
        let separator =
            [b',', b'\t', b';'].into_iter().max_by_key(|each| (count(*each), *each == b','));
        // "Lee, Ann" on every line: each line is one name.
        let separator = if is_reversed(text) { Some(b'\t') } else { separator };
        let is_wide = |line: &str| {
            let separators = line.bytes().filter(|byte| Some(*byte) == separator);
            separators.count() >= MOST_CELLS
        };
        if text.lines().any(is_wide) {
            return Err(RosterFault::TooWide { most: MOST_CELLS }.into());
        }
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .delimiter(separator.unwrap_or(b','))
            .from_reader(text.as_bytes());
        let rows = reader.records().take(MOST_ROWS + 1).collect::<Result<Vec<_>, _>>();
        let rows = rows.map_err(|_| Error::from(RosterFault::NotText))?;
        if rows.len() > MOST_ROWS {
            return Err(RosterFault::TooLong { most: MOST_ROWS }.into());
        }
        let lines = rows.iter().filter_map(StringRecord::position).map(|at| first_line(text, at));
        Ok(ClassList { lines: lines.collect(), rows })
    }

    /// The column whose title in the first row has this role.
    pub(crate) fn column(&self, role: ColumnRole) -> Option<usize> {
        self.rows.first()?.iter().position(|title| has_role(title, role))
    }

    /// The rows, each with the line of the file that it begins in, from 1.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (u64, &StringRecord)> {
        self.lines.iter().copied().zip(&self.rows)
    }

    /// The names: those of `column` (a title or a number), else those that the titles of the
    /// columns tell.
    /// Errors: `roster-column` with the columns that there are, `roster-empty`.
    pub(crate) fn names(&self, column: Option<Word<'_>>) -> Result<Names, Error> {
        let (columns, headed) = match column {
            Some(word) => self.named(word)?,
            None => self.guessed(),
        };
        let rows = self.rows.iter().enumerate().skip(usize::from(headed));
        let rows = rows.filter(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
        let places = rows.clone().map(|(at, _)| at).collect();
        let rows = rows.map(|(_, row)| row);
        let names: Vec<String> = match (&self.rows[..], headed) {
            // A single line holds the whole class.
            ([row], false) if column.is_none() && row.len() > 2 && row.iter().all(is_words) => {
                (0..row.len()).map(|at| joined(row, &[at])).collect()
            }
            _ => rows.clone().map(|row| joined(row, &columns)).collect(),
        };
        if names.iter().all(String::is_empty) {
            return Err(RosterFault::NoName.into());
        }
        let titles = self.rows.first().filter(|_| headed);
        let titles = titles.map(|row| columns.iter().filter_map(|at| row.get(*at)));
        let column = titles.map(|titles| titles.collect::<Vec<_>>().join(" + "));
        let known = |role| self.column(role).filter(|at| headed && !columns.contains(at));
        let [class, student, group] =
            [ColumnRole::Class, ColumnRole::Student, ColumnRole::Group].map(known);
        let cell = |row: &StringRecord, at: Option<usize>| {
            at.map(|at| joined(row, &[at])).unwrap_or_default()
        };
        let details = rows.map(|row| Details {
            class: cell(row, class),
            student: cell(row, student),
            group: cell(row, group),
        });
        let details = details.take(names.len()).collect();
        let head = headed.then_some(0);
        Ok(Names { details, names, column, rows: places, head, columns })
    }

    fn named(&self, word: Word<'_>) -> Result<(Vec<usize>, bool), Error> {
        let titles = self.rows.first().cloned().unwrap_or_default();
        let wanted = word.text().trim().to_lowercase();
        if let Some(at) = titles.iter().position(|title| title.to_lowercase() == wanted) {
            return Ok((vec![at], true));
        }
        let number = word.text().parse::<usize>().ok();
        if let Some(number) = number.filter(|number| (1..=titles.len()).contains(number)) {
            return Ok((vec![number - 1], is_head(&titles)));
        }
        let columns = titles.iter().take(LISTED).map(|title| title.chars().take(NAME).collect());
        Err(word.error(RosterFault::NoColumn { columns: columns.collect() }))
    }

    /// The columns of the names, and whether the first row is a head.
    fn guessed(&self) -> (Vec<usize>, bool) {
        if let Some(at) = self.column(ColumnRole::Name) {
            return (vec![at], true);
        }
        match (self.column(ColumnRole::Family), self.column(ColumnRole::Given)) {
            (Some(family), Some(given)) => {
                // Chinese names begin with the family, those in letters end with it.
                let titles = [self.rows.first(), self.rows.get(1)].into_iter().flatten();
                let mut cells = titles.filter_map(|row| row.get(family));
                let latin = cells.all(|cell| !cell.chars().any(is_wide));
                (if latin { vec![given, family] } else { vec![family, given] }, true)
            }
            (Some(at), None) | (None, Some(at)) => (vec![at], true),
            (None, None) => (vec![self.wordiest()], false),
        }
    }

    /// The first column that is mostly words and not numbers.
    fn wordiest(&self) -> usize {
        let width = self.rows.iter().map(StringRecord::len).max().unwrap_or_default();
        let words = |at: usize| {
            self.rows.iter().filter_map(|row| row.get(at)).filter(|cell| is_words(cell)).count()
        };
        (0..width).find(|at| 2 * words(*at) > self.rows.len()).unwrap_or_default()
    }
}

/// Whether a cell is a word and no number.
fn is_words(cell: &str) -> bool {
    cell.chars().any(char::is_alphabetic)
}

/// Whether every line is a family name, a comma, a space and a given name.
fn is_reversed(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
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
                if letters.peek().is_some_and(|next| !",;\t\r\n".contains(*next)) {
                    return Some(from);
                }
            }
            _ => {}
        }
        line += u64::from(letter == '\n');
        begins = ",;\t\r\n".contains(letter) || begins && letter == ' ';
    }
    opened
}

/// The line that a row begins in; for the reader, the empty lines before it belong to it.
fn first_line(text: &str, at: &Position) -> u64 {
    let rest = text.bytes().skip(usize::try_from(at.byte()).unwrap_or(usize::MAX));
    let empty = rest.take_while(|byte| [b'\r', b'\n'].contains(byte));
    at.line() + empty.filter(|byte| *byte == b'\n').count() as u64
}

pub(crate) fn has_role(title: &str, role: ColumnRole) -> bool {
    let known = TITLES.lines().nth(role as usize).unwrap_or_default();
    let title = title.trim().to_lowercase();
    known.split('|').any(|known| known == title)
}

/// The right one of two readings of a list, in GB18030 and in Big5: most bytes are letters in both, and
/// the titles of Taiwan tell.
pub(crate) fn of_readings<T: AsRef<str>>(gb18030: Option<T>, big5: Option<T>) -> Option<T> {
    let is_big5 = big5.as_ref().is_some_and(|text| is_titled(text.as_ref()))
        && !gb18030.as_ref().is_some_and(|text| is_titled(text.as_ref()));
    if is_big5 { big5 } else { gb18030 }
}

/// Whether a known title stands in the first line.
fn is_titled(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let mut titles = first.split([',', ';', '\t']).map(|title| title.trim_matches('"'));
    titles.any(is_title)
}

/// Whether a cell is the title of a column that we know.
fn is_title(cell: &str) -> bool {
    ROLES.iter().any(|role| has_role(cell, *role))
}

fn is_head(titles: &StringRecord) -> bool {
    titles.iter().any(is_title)
}

/// Whether a letter shows that a text was read in a wrong encoding.
fn is_strange(letter: char) -> bool {
    letter == '\0' || letter == '\u{fffd}' || ('\u{e000}'..='\u{f8ff}').contains(&letter)
}

/// The cells as one name, on one line.
fn joined(row: &StringRecord, columns: &[usize]) -> String {
    let mut name = String::new();
    for cell in columns.iter().filter_map(|at| row.get(*at)) {
        let latin = name.chars().next_back().is_some_and(|letter| !is_wide(letter));
        if latin && !cell.is_empty() {
            name.push(' ');
        }
        name.extend(cell.chars().map(|letter| if letter.is_control() { ' ' } else { letter }));
    }
    name.chars().take(NAME).collect::<String>().trim().to_owned()
}
