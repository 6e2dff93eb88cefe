//! A class list: a table with a column of names, or just names, one a line; UTF-8 or GB18030, with
//! commas, semicolons or tabs. In: the bytes of the file. Out: the names, in its order.

use csv::{Position, ReaderBuilder, StringRecord, Trim};
use encoding_rs::{GB18030, UTF_16BE, UTF_16LE};

use crate::error::{Error, faults};
use crate::line::Word;

faults! {
    /// What can be wrong with a class list.
    pub(crate) enum RosterFault {
        /// A list without a name.
        NoName = "roster-empty",
        /// A list in an unknown encoding.
        NotText = "roster-encoding",
        /// A column that the list does not have.
        NoColumn { columns: Vec<String> } = "roster-column",
    }
}

/// Titles of columns, in lower case: a line a role (whole names, family names, given names, sheet
/// codes, questions, answers).
const TITLES: &str = include_str!("../../templates/worksheet/column-titles.txt");

/// The letters of a name that are kept.
const NAME: usize = 100;

/// A table as it was read.
#[derive(Debug)]
pub struct Table {
    rows: Vec<StringRecord>,
    /// For each row the line of the file that it begins in, from 1.
    lines: Vec<u64>,
}

/// What a column is, by its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Whole names.
    Name,
    /// Family names.
    Family,
    /// Given names.
    Given,
    /// Codes of sheets.
    Code,
    /// Numbers of questions.
    Question,
    /// Answers.
    Answer,
}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    /// `roster-encoding`.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        let text = decoded(bytes)?;
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let count = |separator: u8| first.bytes().filter(|byte| *byte == separator).count();
        let separator =
            [b',', b'\t', b';'].into_iter().max_by_key(|each| (count(*each), *each == b','));
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .delimiter(separator.unwrap_or(b','))
            .from_reader(text.as_bytes());
        let rows = reader.records().collect::<Result<Vec<_>, _>>();
        let rows = rows.map_err(|_| Error::from(RosterFault::NotText))?;
        let lines = rows.iter().filter_map(StringRecord::position).map(|at| first_line(&text, at));
        Ok(Table { lines: lines.collect(), rows })
    }

    /// The column whose title in the first row has this role.
    pub fn column(&self, role: Role) -> Option<usize> {
        self.rows.first()?.iter().position(|title| has_role(title, role))
    }

    /// The rows, each with the line of the file that it begins in, from 1.
    pub fn rows(&self) -> impl Iterator<Item = (u64, &StringRecord)> {
        self.lines.iter().copied().zip(&self.rows)
    }

    /// The names: those of `column` (a title or a number), else those that the titles of the
    /// columns tell.
    ///
    /// # Errors
    /// `roster-column` with the columns that there are, `roster-empty`.
    pub fn names(&self, column: Option<Word<'_>>) -> Result<Vec<String>, Error> {
        let (columns, headed) = match column {
            Some(word) => self.named(word)?,
            None => self.guessed(),
        };
        let rows = self.rows.iter().skip(usize::from(headed));
        let names = rows.filter(|row| row.iter().any(|cell| !cell.is_empty()));
        let names: Vec<String> = names.map(|row| joined(row, &columns)).collect();
        match names.iter().all(String::is_empty) {
            true => Err(Error::from(RosterFault::NoName)),
            false => Ok(names),
        }
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
        Err(word.error(RosterFault::NoColumn {
            columns: titles.iter().map(ToString::to_string).collect(),
        }))
    }

    /// The columns of the names, and whether the first row is a head.
    fn guessed(&self) -> (Vec<usize>, bool) {
        if let Some(at) = self.column(Role::Name) {
            return (vec![at], true);
        }
        match (self.column(Role::Family), self.column(Role::Given)) {
            (Some(family), Some(given)) => {
                // Chinese names begin with the family, English ones end with it.
                let english = self.rows.first().is_some_and(|titles| titles[family].is_ascii());
                (if english { vec![given, family] } else { vec![family, given] }, true)
            }
            (Some(at), None) | (None, Some(at)) => (vec![at], true),
            (None, None) => (vec![self.wordiest()], false),
        }
    }

    /// The first column that is mostly words and not numbers.
    fn wordiest(&self) -> usize {
        let width = self.rows.iter().map(StringRecord::len).max().unwrap_or_default();
        let is_words = |cell: &&str| cell.chars().any(char::is_alphabetic);
        let words =
            |at: usize| self.rows.iter().filter_map(|row| row.get(at)).filter(is_words).count();
        (0..width).find(|at| 2 * words(*at) > self.rows.len()).unwrap_or_default()
    }
}

/// The line that a row begins in; for the reader, the empty lines before it belong to it.
fn first_line(text: &str, at: &Position) -> u64 {
    let rest = text.bytes().skip(usize::try_from(at.byte()).unwrap_or(usize::MAX));
    let empty = rest.take_while(|byte| [b'\r', b'\n'].contains(byte));
    at.line() + empty.filter(|byte| *byte == b'\n').count() as u64
}

fn has_role(title: &str, role: Role) -> bool {
    let known = TITLES.lines().nth(role as usize).unwrap_or_default();
    let title = title.trim().to_lowercase();
    known.split('|').any(|known| known == title)
}

fn is_head(titles: &StringRecord) -> bool {
    let roles = [Role::Name, Role::Family, Role::Given, Role::Code, Role::Question, Role::Answer];
    titles.iter().any(|title| roles.iter().any(|role| has_role(title, *role)))
}

/// The cells as one name, on one line.
fn joined(row: &StringRecord, columns: &[usize]) -> String {
    let mut name = String::new();
    for cell in columns.iter().filter_map(|at| row.get(*at)) {
        let latin = name.chars().next_back().is_some_and(|letter| letter.is_ascii());
        if latin && !cell.is_empty() {
            name.push(' ');
        }
        name.extend(cell.chars().map(|letter| if letter.is_control() { ' ' } else { letter }));
    }
    name.chars().take(NAME).collect::<String>().trim().to_owned()
}

/// The text, whatever its encoding.
fn decoded(bytes: &[u8]) -> Result<String, Error> {
    let bad = || Error::from(RosterFault::NotText);
    for (mark, encoding) in [(&[0xff, 0xfe][..], UTF_16LE), (&[0xfe, 0xff][..], UTF_16BE)] {
        if let Some(rest) = bytes.strip_prefix(mark) {
            let text = encoding.decode_without_bom_handling_and_without_replacement(rest);
            return text.map(|text| text.into_owned()).ok_or_else(bad);
        }
    }
    let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok(text.to_owned());
    }
    let text = GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    text.map(|text| text.into_owned()).ok_or_else(bad)
}
