//! Finds the pupils in the rows of a [`ClassList`] and records the rows that are not pupils ([`Names`]). The
//! titles of columns are in `titles`.

use std::collections::HashSet;

use csv::StringRecord;

use super::notes::Notes;
use super::titles::{is_name_title, is_title};
use super::{ABOVE, ClassList, ColumnRole, RosterFault, has_letters, has_role};
use crate::sheet::Details;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_render::i18n::is_wide;

/// Cells like `average`, whose rows in gradebooks and printed lists are not pupils. They are in lower case,
/// separated by `|`.
const NO_PUPILS: &str = "worksheet/no-pupils.txt";

/// Maximum length of a name or column title in characters; the rest is cut.
const NAME: usize = 100;

/// Maximum number of column titles that an error lists.
const LISTED: usize = 20;

/// The pupils of a class list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// Names of the pupils in the order of the list; empty for a pupil without a name.
    pub names: Vec<String>,
    /// Title of the column that contains the names, or titles joined by `+`; `None` in a list without titles.
    pub column: Option<String>,
    /// Class, student number and group of each pupil, in the order of the names.
    pub details: Vec<Details>,
    /// Index of each pupil's row, from 0. If one row contains all names, only the index of this row.
    pub rows: Vec<usize>,
    /// Index of the row of titles, from 0; `None` if there is none.
    pub head: Option<usize>,
    /// Indices of the columns that contain the names, from 0.
    pub columns: Vec<usize>,
    /// Notes about rows that are not pupils.
    pub notes: Notes,
}

/// Columns that contain the names, and row of titles, in a class list.
struct Columns {
    /// Indices of the columns whose cells form a name, from 0, in the order in which the name is written.
    names: Vec<usize>,
    /// Index of the row of titles, from 0; `None` if there is none.
    head: Option<usize>,
}

impl ClassList {
    /// Finds the pupils in the list. `column` is the title of the column of names, or its number from 1; if it
    /// is `None`, the titles decide. Returns `roster-column` with the existing titles if there is no such
    /// column, or `roster-empty` if there are no names.
    pub fn names(&self, column: Option<Token<'_>>) -> Result<Names, Error> {
        let columns = match column {
            Some(word) => self.column_named(word)?,
            None => self.guess_columns(),
        };
        let title = columns.head.and_then(|head| self.rows.get(head)).map(|row| {
            let titles = columns.names.iter().filter_map(|at| row.get(*at));
            titles.collect::<Vec<_>>().join(" + ")
        });
        let mut found = Names {
            names: Vec::new(),
            column: title,
            details: Vec::new(),
            rows: Vec::new(),
            head: columns.head,
            columns: columns.names.clone(),
            notes: Notes::new(self.source.clone()),
        };
        match (&self.rows[..], columns.head) {
            // A single line holds the whole class.
            ([row], None) if column.is_none() && row.len() > 2 && row.iter().all(has_letters) => {
                found.names = (0..row.len()).map(|at| join_cells(row, &[at])).collect();
                found.details = vec![Details::default(); found.names.len()];
                found.rows.push(0);
            }
            _ => self.read_rows(&columns, &mut found),
        }
        if found.names.iter().all(String::is_empty) {
            return Err(RosterFault::NoName.into());
        }
        Ok(found)
    }

    /// Adds the pupils in all rows to `found`, with notes about rows that are not pupils. `columns` has the
    /// columns of names and the row of titles.
    fn read_rows(&self, columns: &Columns, found: &mut Names) {
        let head = columns.head.and_then(|head| self.rows.get(head));
        let titled = |role: ColumnRole| {
            let titles = head.into_iter().flat_map(StringRecord::iter).enumerate();
            let titles = titles.filter(move |(_, title)| has_role(title, role));
            titles.map(|(at, _)| at).filter(|at| !columns.names.contains(at)).collect::<Vec<_>>()
        };
        let [class, student, group, account] =
            [ColumnRole::Class, ColumnRole::Student, ColumnRole::Group, ColumnRole::Account]
                .map(titled);
        let mut seen = HashSet::new();
        for (index, (line, row)) in self.rows().enumerate() {
            let says = |columns: &[usize]| {
                columns.iter().map(|at| join_cells(row, &[*at])).find(|cell| !cell.is_empty())
            };
            let cell = |columns: &[usize]| join_cells(row, columns.get(..1).unwrap_or_default());
            if row.iter().all(|cell| visible_text(cell).is_empty()) {
                found.notes.empty += u64::from(row.len() > 1);
                continue;
            }
            if columns.head.is_some_and(|head| index <= head) || Some(row) == head {
                if columns.head != Some(index) {
                    found.notes.left_out.push(first_cell(row));
                }
                continue;
            }
            let name = join_cells(row, &columns.names);
            if is_no_pupil(&name) || name.is_empty() && row.iter().any(is_no_pupil) {
                found.notes.left_out.push(if name.is_empty() { first_cell(row) } else { name });
                continue;
            }
            let details =
                Details { class: cell(&class), student: cell(&student), group: cell(&group) };
            let is_again = !details.student.is_empty()
                && !seen.insert((name.clone(), details.student.clone(), details.class.clone()));
            if is_again {
                found.notes.merged.push(name);
                continue;
            }
            let name = match (name.is_empty(), says(&student).or_else(|| says(&account))) {
                (false, _) => name,
                (true, Some(known)) => {
                    found.notes.by_number.push(known.clone());
                    known
                }
                // If the list has a column of numbers or accounts, a row without either is a remark.
                (true, None) if !student.is_empty() || !account.is_empty() => {
                    found.notes.left_out.push(first_cell(row));
                    continue;
                }
                (true, None) => {
                    found.notes.unnamed.push(line);
                    name
                }
            };
            found.names.push(name);
            found.details.push(details);
            found.rows.push(index);
        }
    }

    /// Returns the column of names that the user has chosen: `word` is its title, or its number from 1. Returns
    /// `roster-column` with the existing titles if there is no such column.
    fn column_named(&self, word: Token<'_>) -> Result<Columns, Error> {
        let head = self.title_row();
        let titles = self.rows.get(head.unwrap_or_default()).cloned().unwrap_or_default();
        let wanted = word.text().trim().to_lowercase();
        if let Some(at) = titles.iter().position(|title| title.to_lowercase() == wanted) {
            return Ok(Columns { names: vec![at], head: Some(head.unwrap_or_default()) });
        }
        let number = word.text().parse::<usize>().ok();
        if let Some(number) = number.filter(|number| (1..=titles.len()).contains(number)) {
            let head = head.or_else(|| titles.iter().any(is_title).then_some(0));
            return Ok(Columns { names: vec![number - 1], head });
        }
        let columns = titles.iter().take(LISTED).map(|title| title.chars().take(NAME).collect());
        Err(word.error(RosterFault::NoColumn { columns: columns.collect() }))
    }

    /// Returns the index of the row of titles, from 0: the first of the top `ABOVE` rows that contains a known
    /// title of a column of names. A row below the first must contain a second known title. If there is no such
    /// row, it is the first row, if that contains a known title and another cell, or words above a column of
    /// numbers. Returns `None` if there is no row of titles.
    fn title_row(&self) -> Option<usize> {
        let known = |row: &StringRecord| row.iter().filter(|cell| is_title(cell)).count();
        let is_head = |(at, row): (usize, &StringRecord)| {
            let wanted = if at == 0 { 1 } else { 2 };
            row.iter().any(is_name_title) && known(row) >= wanted
        };
        let first = self.rows.first()?;
        self.rows.iter().take(ABOVE).enumerate().position(is_head).or_else(|| {
            let is_known = first.len() > 1 && known(first) > 0;
            (is_known || self.is_above_numbers(first)).then_some(0)
        })
    }

    /// Whether the cells of the row `first` contain letters and neither digits nor `@`, and each cell of one
    /// column below it contains a digit or `@`. Always `false` for a list of two rows or fewer.
    fn is_above_numbers(&self, first: &StringRecord) -> bool {
        let is_number =
            |cell: &str| cell.contains(|letter: char| letter.is_numeric() || letter == '@');
        let below = |at: usize| {
            let mut cells = self.rows.iter().skip(1).filter_map(|row| row.get(at));
            cells.all(is_number)
        };
        self.rows.len() > 2
            && first.iter().all(|cell| has_letters(cell) && !is_number(cell))
            && (0..first.len()).any(below)
    }

    /// Returns the columns whose titles are those of names, with the row of titles. If there are none, returns
    /// the first column in which most cells contain letters.
    fn guess_columns(&self) -> Columns {
        let head = self.title_row();
        let titles = head.and_then(|head| self.rows.get(head));
        let titled = |role| titles?.iter().position(|title| has_role(title, role));
        let (name, given) = (titled(ColumnRole::Name), titled(ColumnRole::Given));
        let family = titled(ColumnRole::Family).or_else(|| titled(ColumnRole::FirstFamily));
        let names = match (name, family, given) {
            // "Name;Vorname": the name is the family name, unless it contains the given name.
            (Some(name), None, Some(given)) if !self.contains_given(name, given) => {
                self.in_order(name, given)
            }
            (Some(name), ..) => vec![name],
            (None, Some(family), Some(given)) => self.in_order(family, given),
            (None, Some(at), None) | (None, None, Some(at)) => vec![at],
            (None, None, None) => vec![self.wordiest(head)],
        };
        Columns { names, head }
    }

    /// Returns the column indices `family` and `given` in the order in which a name is written. The family name
    /// comes first in Chinese characters, or if its column is first and its title is in a language that writes
    /// the family name first; otherwise it comes last.
    fn in_order(&self, family: usize, given: usize) -> Vec<usize> {
        let head = self.title_row().unwrap_or_default();
        let rows = self.rows.iter().skip(head);
        let wide =
            |row: &StringRecord| row.get(family).is_some_and(|cell| cell.chars().any(is_wide));
        let is_wide = rows.clone().take(2).any(wide);
        let mut titles = rows.take(1).filter_map(|row| row.get(family));
        let is_first = titles.any(|title| has_role(title, ColumnRole::FirstFamily));
        let family_first = is_wide || is_first && family < given;
        if family_first { vec![family, given] } else { vec![given, family] }
    }

    /// Whether most names in column `name` contain the given name of the same row, from column `given`.
    fn contains_given(&self, name: usize, given: usize) -> bool {
        let pairs = self.rows.iter().filter_map(|row| Some((row.get(name)?, row.get(given)?)));
        let pairs = pairs.filter(|(_, given)| !given.is_empty());
        let (all, held) = pairs.fold((0, 0), |(all, held), (name, given)| {
            (all + 1, held + usize::from(name.contains(given)))
        });
        2 * held > all
    }

    /// Returns the index, from 0, of the first column in which most cells contain letters; 0 if there is none.
    /// `head` is the index of the row of titles; only rows below it are counted, or all rows for `None`.
    fn wordiest(&self, head: Option<usize>) -> usize {
        let rows = self.rows.iter().skip(head.map_or(0, |head| head + 1));
        let width = rows.clone().map(StringRecord::len).max().unwrap_or_default();
        let words = |at: usize| {
            rows.clone().filter_map(|row| row.get(at)).filter(|cell| has_letters(cell)).count()
        };
        (0..width).find(|at| 2 * words(*at) > rows.clone().count()).unwrap_or_default()
    }
}

/// Whether a cell shows that its row is not a pupil, like "Points Possible" or "合计：30 人".
fn is_no_pupil(name: &str) -> bool {
    let name = name.split([':', '\u{ff1a}']).next().unwrap_or_default().trim().to_lowercase();
    carryless_templates::text(NO_PUPILS)
        .lines()
        .flat_map(|line| line.split('|'))
        .any(|known| known == name)
}

/// Returns the first cell of a row that contains visible text; empty if there is none.
fn first_cell(row: &StringRecord) -> String {
    let mut cells = (0..row.len()).map(|at| join_cells(row, &[at]));
    cells.find(|cell| !cell.is_empty()).unwrap_or_default()
}

/// Returns the visible text of the cells in `columns` as one name of at most `NAME` characters. Between two
/// cells is a space, unless the first of them ends in a Chinese character.
fn join_cells(row: &StringRecord, columns: &[usize]) -> String {
    let mut name = String::new();
    for cell in columns.iter().filter_map(|at| row.get(*at)).map(visible_text) {
        let latin = name.chars().next_back().is_some_and(|letter| !is_wide(letter));
        if latin && !cell.is_empty() {
            name.push(' ');
        }
        name += &cell;
    }
    name.chars().take(NAME).collect::<String>().trim().to_owned()
}

/// Returns the visible text of a cell as one line; empty if nothing is visible.
fn visible_text(cell: &str) -> String {
    let letters = cell.chars().filter(|letter| !is_invisible(*letter));
    let text: String =
        letters.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    // These characters only join or change neighbours, so a cell of nothing else is invisible.
    let joins = |letter: char| {
        matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
            || letter.is_whitespace()
    };
    if text.chars().all(joins) { String::new() } else { text.trim().to_owned() }
}

/// Whether a character is invisible or changes the writing direction.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    )
}
