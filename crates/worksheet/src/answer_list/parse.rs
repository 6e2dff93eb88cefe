//! Parses the list of answers of a class, which has one of two forms. With a row for each answer
//! ([`Columns`]), each row has a sheet code. With a row for each pupil ([`ClassTable`]), the first row has
//! the code of the set, and each question has a column.

use csv::StringRecord;

use super::MarkedFault;
use super::names::{KnownClass, KnownPupil};
use crate::code::{SheetCode, SheetFault};
use crate::roster::{ClassList, ColumnRole, has_role};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;

/// A row of the list, with all answers of a pupil or a single answer.
#[derive(Default)]
pub(super) struct AnswerRow {
    /// Line of the file in which the row begins, from 1.
    pub(super) line: u64,
    pub(super) name: String,
    /// Student number; empty if the list has none.
    pub(super) id: String,
    /// Cells of the row that are not answers, in the order of the columns.
    pub(super) cells: Vec<String>,
    /// Names of pupils whom the row may be about, if it is uncertain which pupil is meant; otherwise empty.
    pub(super) near: Vec<String>,
    /// Pairs of question number and answer, as written in the list.
    pub(super) answers: Vec<(String, String)>,
}

/// A row with the code of its sheet, or with the error that explains why no code was found.
pub(super) type CodedRow = (AnswerRow, Result<String, Error>);

/// Indices of the columns, from 0, of a list with a row for each answer; `name` is `None` if there is no column
/// of names.
pub(super) struct Columns {
    code: usize,
    question: usize,
    answer: usize,
    name: Option<usize>,
    /// Whether the first row of the list contains titles.
    headed: bool,
}

impl Columns {
    /// Finds the columns of a list with a row for each answer. The titles of code, question and answer must all
    /// be known. In a list without them whose first row has at least three cells and begins with a sheet code,
    /// the first three columns are code, question and answer. Returns `None` for any other list.
    pub(super) fn from_list(table: &ClassList) -> Option<Self> {
        let [code, question, answer] = [ColumnRole::Code, ColumnRole::Question, ColumnRole::Answer]
            .map(|role| table.column(role));
        let name = table.column(ColumnRole::Name);
        if let (Some(code), Some(question), Some(answer)) = (code, question, answer) {
            return Some(Columns { code, question, answer, name, headed: true });
        }
        let (_, first) = table.rows().next()?;
        let bare = sheet_code(first.get(0).unwrap_or_default()).is_some() && first.len() >= 3;
        bare.then_some(Columns { code: 0, question: 1, answer: 2, name: None, headed: false })
    }

    /// Returns the titles of the column of codes and, if there is one, the column of names. Empty for a list
    /// without titles.
    pub(super) fn titles(&self, table: &ClassList) -> Vec<String> {
        let head = table.rows().next().filter(|_| self.headed);
        head.map_or(Vec::new(), |(_, titles)| self.pupil_cells(titles))
    }

    /// Returns the rows that are not empty, without the titles, each with the code of its sheet as written.
    pub(super) fn rows(&self, table: &ClassList) -> Vec<CodedRow> {
        let rows = table.rows().skip(usize::from(self.headed));
        let rows = rows.filter(|(_, row)| !row.iter().all(str::is_empty));
        let row = |(line, row): (u64, &StringRecord)| {
            let own = AnswerRow {
                line,
                name: self.name.map(|at| cell(row, at)).unwrap_or_default(),
                cells: if self.headed { self.pupil_cells(row) } else { Vec::new() },
                answers: non_empty_answers([(cell(row, self.question), cell(row, self.answer))]),
                ..AnswerRow::default()
            };
            (own, Ok(cell(row, self.code)))
        };
        rows.map(row).collect()
    }

    /// Returns the cell with the code and, if the list has a column of names, the cell with the name.
    fn pupil_cells(&self, row: &StringRecord) -> Vec<String> {
        [Some(self.code), self.name].into_iter().flatten().map(|at| cell(row, at)).collect()
    }
}

/// Code of the set and indices of the columns, from 0, of a list with a row for each pupil. At least one of
/// `number`, `name` and `id` is present.
pub(super) struct ClassTable {
    /// Code of the set of sheets.
    pub(super) set: SheetCode,
    /// Number of rows above the row of the first pupil.
    rows_before_pupils: usize,
    /// Index of the column of sheet numbers.
    number: Option<usize>,
    /// Index of the column of names.
    name: Option<usize>,
    /// Index of the column of student numbers.
    id: Option<usize>,
    /// Index of the column of sheet codes; `None` if the list does not contain the code of each pupil.
    codes: Option<usize>,
    /// Column index and question number of each question; the number is text.
    questions: Vec<(usize, String)>,
}

impl ClassTable {
    /// Finds the columns of a list. The first row has the code of the set, the row after it the titles: sheet
    /// number, perhaps name, and question numbers. `known` has the pupils of the class list, `None` without
    /// one. If it is given, the code may be in the class list only, and names or student numbers may replace
    /// sheet numbers. Returns `None` for a list of another form.
    pub(super) fn from_list(table: &ClassList, known: Option<&KnownClass>) -> Option<Self> {
        let mut rows = table.rows().map(|(_, row)| row).enumerate().peekable();
        let (_, first) = rows.peek()?;
        let own = first.iter().take(3).find_map(sheet_code);
        if own.is_some() {
            rows.next();
        }
        let set = own.clone().or_else(|| known?.set.clone())?;
        let (at, titles) = rows.find(|(_, row)| !row.iter().all(str::is_empty))?;
        let questions = questions(titles);
        let role = |role| titles.iter().position(|title| has_role(title, role));
        // Schools also use the title "code" for other columns.
        let has_codes = |column: &usize| {
            table.rows().skip(at + 1).any(|(_, row)| sheet_code(&cell(row, *column)).is_some())
        };
        let codes = role(ColumnRole::Code).filter(has_codes);
        // Student numbers serve as sheet numbers only if the table has no column of sheet numbers.
        let beside = [ColumnRole::Class, ColumnRole::Group, ColumnRole::Student];
        let is_beside = |column: usize| {
            let title = titles.get(column).unwrap_or_default();
            beside.iter().any(|role| has_role(title, *role))
        };
        let free = |column: &usize| {
            questions.iter().all(|(own, _)| own != column)
                && codes != Some(*column)
                && !is_beside(*column)
        };
        // In a list written with the sheets, names are the second column, whatever its title.
        let second = Some(1).filter(|at| own.is_some() && titles.len() > 2 && free(at));
        let name = second.or_else(|| role(ColumnRole::Name));
        let id = role(ColumnRole::Student).filter(|at| name != Some(*at));
        let own = (0..titles.len()).find(|at| free(at) && name != Some(*at));
        let number = own.or_else(|| if known.is_none() { id } else { None });
        let found = number.is_some() || known.is_some() && (name.is_some() || id.is_some());
        let rows_before_pupils = at + 1;
        let class = ClassTable { set, rows_before_pupils, number, name, id, codes, questions };
        (found && !class.questions.is_empty()).then_some(class)
    }

    /// Returns the titles of all columns but those of the questions.
    pub(super) fn titles(&self, table: &ClassList) -> Vec<String> {
        let titles = self.rows_before_pupils.checked_sub(1).and_then(|at| table.rows().nth(at));
        titles.map_or(Vec::new(), |(_, titles)| self.pupil_cells(titles))
    }

    /// Returns the pupils in the rows that have a sheet number.
    pub(super) fn pupils(&self, table: &ClassList) -> Vec<KnownPupil> {
        let rows = table.rows().skip(self.rows_before_pupils);
        let pupil = |(_, row): (u64, &StringRecord)| {
            Some(KnownPupil {
                number: self.number(row)?,
                name: self.text(row, self.name),
                id: self.text(row, self.id),
                code: self.code_in_row(row),
                cells: self.pupil_cells(row),
            })
        };
        rows.filter_map(pupil).collect()
    }

    /// Returns the rows that have a name, a student number or an answer, each with the code of its sheet.
    /// `known` has the pupils of the class list, `None` without one. If it is given, name, student number and
    /// cells of a row come from the class list.
    pub(super) fn rows(&self, table: &ClassList, known: Option<&KnownClass>) -> Vec<CodedRow> {
        let mut found = Vec::new();
        for (line, row) in table.rows().skip(self.rows_before_pupils) {
            let answers = self.questions.iter();
            let answers =
                non_empty_answers(answers.map(|(at, question)| (question.clone(), cell(row, *at))));
            let [name, id] = [self.name, self.id].map(|at| self.text(row, at));
            if answers.is_empty() && name.is_empty() && id.is_empty() {
                continue;
            }
            let cells = self.pupil_cells(row);
            let mut own = AnswerRow { line, name, id, cells, answers, near: Vec::new() };
            let code = match known {
                Some(known) => self.code_in_class(row, &mut own, known),
                None => self.code_in_row(row).map_or_else(|| self.code(self.number(row), &own), Ok),
            };
            found.push((own, code));
        }
        found
    }

    /// Returns the sheet code of the pupil whom `row` is about, and sets the name, student number and cells of
    /// `own` from the class list `known`. The pupil is found by student number, else by a unique name, else by
    /// sheet number. If the code is not found, sets `near` of `own` to the names that the row may mean.
    fn code_in_class(
        &self,
        row: &StringRecord,
        own: &mut AnswerRow,
        known: &KnownClass,
    ) -> Result<String, Error> {
        let named = known.pupils_named(&own.name);
        let only = if let [only] = named[..] { Some(only) } else { None };
        let number = self.number(row);
        let numbered = number.and_then(|number| known.pupil_numbered(number));
        let pupil = known.with_id(&own.id).or(only).or(numbered);
        own.cells = Vec::new();
        let code = match pupil {
            Some(pupil) => {
                if known.could_be_named(&own.name, pupil) {
                    own.name.clone_from(&pupil.name);
                }
                own.id.clone_from(&pupil.id);
                own.cells.clone_from(&pupil.cells);
                let code = pupil.code.clone().or_else(|| self.code_in_row(row));
                code.map_or_else(|| self.code(Some(pupil.number), own), Ok)
            }
            None if named.len() > 1 => {
                own.near = vec![named[0].name.clone()];
                return Err(MarkedFault::Namesakes { name: own.name.clone() }.into());
            }
            None => self.code_in_row(row).map_or_else(|| self.code(number, own), Ok),
        };
        code.map_err(|error| {
            own.near = known.similar_names(&own.name);
            let (name, near) = (own.name.clone(), own.near.clone());
            if near.is_empty() { error } else { MarkedFault::NearPupil { name, near }.into() }
        })
    }

    /// Returns the sheet code of a pupil; `None` if the set has no sheet with the pupil's number.
    pub(super) fn code_of(&self, pupil: &KnownPupil) -> Option<String> {
        let nobody = AnswerRow::default();
        pupil.code.clone().or_else(|| self.code(Some(pupil.number), &nobody).ok())
    }

    /// Returns the code of sheet `number`, from 1. If `number` is `None` or the set has no such sheet, returns
    /// the error `answers-no-pupil`. It contains the name in `own`; if that is empty, `number`; without a
    /// number, the student number in `own`.
    fn code(&self, number: Option<u64>, own: &AnswerRow) -> Result<String, Error> {
        let is_whole = self.set.class_sheets >= self.set.content.class_size();
        let sheets = if is_whole { u64::MAX } else { self.set.class_sheets };
        if let Some(number) = number.filter(|number| (1..=sheets).contains(number)) {
            return Ok(SheetCode { index: number - 1, ..self.set.clone() }.code());
        }
        let number = number.map(|number| number.to_string());
        let names = [own.name.clone(), number.unwrap_or_default(), own.id.clone()];
        let name = names.into_iter().find(|name| !name.is_empty()).unwrap_or_default();
        Err(MarkedFault::NoPupil { name }.into())
    }

    /// Returns the sheet code in `row`; `None` if the list has no column of sheet codes or the cell is empty.
    fn code_in_row(&self, row: &StringRecord) -> Option<String> {
        self.codes.map(|at| cell(row, at)).filter(|code| !code.is_empty())
    }

    /// Returns the sheet number in `row`, from 1; `None` if there is no column of sheet numbers or the cell is
    /// not a number.
    fn number(&self, row: &StringRecord) -> Option<u64> {
        self.number.and_then(|at| cell(row, at).parse().ok())
    }

    /// Returns the cell of `row` in `column`; an empty text if `column` is `None`.
    fn text(&self, row: &StringRecord, column: Option<usize>) -> String {
        column.map(|at| cell(row, at)).unwrap_or_default()
    }

    /// Returns the cells of the row in all columns but those of the questions.
    fn pupil_cells(&self, row: &StringRecord) -> Vec<String> {
        let is_question = |at: &usize| self.questions.iter().any(|(own, _)| own == at);
        (0..row.len()).filter(|at| !is_question(at)).map(|at| cell(row, at)).collect()
    }
}

/// Returns a pair (column index from 0, question number) for each question. The title of a question is a
/// number; in a list without such titles, it is a text of fewer than 8 characters with a number, like `Q3`. If
/// a number occurs twice, its last column is the question, because columns of the class list may come first.
fn questions(titles: &StringRecord) -> Vec<(usize, String)> {
    let number = |title: &str| {
        let digits = title.trim_matches(|letter: char| !letter.is_ascii_digit());
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        (is_number && title.chars().count() < 8).then(|| digits.to_owned())
    };
    let has_bare = titles.iter().any(|title| number(title).is_some_and(|digits| digits == title));
    let mut found: Vec<(usize, String)> = Vec::new();
    for (column, title) in titles.iter().enumerate() {
        let Some(digits) = number(title).filter(|digits| !has_bare || digits == title) else {
            continue;
        };
        found.retain(|(_, known)| *known != digits);
        found.push((column, digits));
    }
    found
}

/// Returns the pairs (question number, answer) whose answer is not empty.
fn non_empty_answers(answers: impl IntoIterator<Item = (String, String)>) -> Vec<(String, String)> {
    answers.into_iter().filter(|(_, answer)| !answer.is_empty()).collect()
}

/// Returns the sheet code in a cell, or `None` if the cell contains no valid code.
fn sheet_code(text: &str) -> Option<SheetCode> {
    read_code(text)?.ok()
}

/// Parses a cell as a sheet code. Returns `None` for an empty cell, and an error for any other text that is no
/// valid sheet code.
fn read_code(text: &str) -> Option<Result<SheetCode, Error>> {
    let typed = CommandLine::from_arguments([text]);
    typed.tokens().next().map(SheetCode::read)
}

/// Returns the error for a list whose first row has, in one of its first three cells, a sheet code of another
/// version of the program or the result code of a lesson. Returns `None` if the row has neither.
pub(super) fn other_version(table: &ClassList) -> Option<Error> {
    let (_, first) = table.rows().next()?;
    let mut errors = first.iter().take(3).filter_map(|text| read_code(text)?.err());
    errors.find(|error| error.fault::<SheetFault>().is_some())
}

/// Returns the cell in column `at`, from 0; empty if the row is shorter.
fn cell(row: &StringRecord, at: usize) -> String {
    row.get(at).unwrap_or_default().to_owned()
}
