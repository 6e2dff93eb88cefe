//! The list of answers of a class, in either of its forms: a row an answer, with the code of its sheet;
//! or a row a pupil, by number or name, with the code of the set once at the top and a column a question.
//! In: the table, and the class where names are to be enough. Out: the answers, one by one.

use csv::StringRecord;

use super::MarkedFault;
use super::known::Known;
use crate::error::Error;
use crate::line::Line;
use crate::worksheet::code::SheetCode;
use crate::worksheet::roster::{ClassList, ColumnRole, has_role};

/// An answer to a question, as it stands in the list.
pub(super) struct AnswerRow {
    /// The line of the file.
    pub(super) line: u64,
    /// The code of the sheet, or why it is not known.
    pub(super) code: Result<String, Error>,
    pub(super) question: String,
    pub(super) answer: String,
    pub(super) name: String,
}

/// Where the columns of a list with a row an answer stand.
pub(super) struct Columns {
    code: usize,
    question: usize,
    answer: usize,
    name: Option<usize>,
    headed: bool,
}

impl Columns {
    /// By their titles; without titles, code, question and answer in this order.
    pub(super) fn of(table: &ClassList) -> Option<Self> {
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

    pub(super) fn rows(&self, table: &ClassList) -> Vec<AnswerRow> {
        let rows = table.rows().skip(usize::from(self.headed));
        let rows = rows.filter(|(_, row)| !row.iter().all(str::is_empty));
        let row = |(line, row): (u64, &StringRecord)| AnswerRow {
            line,
            code: Ok(cell(row, self.code)),
            question: cell(row, self.question),
            answer: cell(row, self.answer),
            name: self.name.map(|at| cell(row, at)).unwrap_or_default(),
        };
        rows.map(row).collect()
    }
}

/// A list with a row a pupil.
pub(super) struct ClassTable {
    pub(super) set: SheetCode,
    /// How many rows stand above the pupils.
    above: usize,
    /// The columns of the number of the sheet and of the name; there is one of them at least.
    number: Option<usize>,
    name: Option<usize>,
    /// The column of the codes, where the pupils have different ones.
    codes: Option<usize>,
    /// The columns of the questions, each with its number.
    questions: Vec<(usize, String)>,
}

impl ClassTable {
    /// The code of the set stands in the first row, the titles below it: a number, perhaps a name,
    /// and the numbers of the questions. Where the class is known, names are enough, and the code may
    /// stand in its list.
    pub(super) fn of(table: &ClassList, known: Option<&Known>) -> Option<Self> {
        let mut rows = table.rows().map(|(_, row)| row).enumerate().peekable();
        let (_, first) = rows.peek()?;
        let own = first.iter().take(3).find_map(sheet_code);
        if own.is_some() {
            rows.next();
        }
        let set = own.or_else(|| known?.set.clone())?;
        let (at, titles) = rows.find(|(_, row)| !row.iter().all(str::is_empty))?;
        let question = |(column, title): (usize, &str)| {
            let digits = title.trim_matches(|letter: char| !letter.is_ascii_digit());
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            (is_number && title.chars().count() < 8).then(|| (column, digits.to_owned()))
        };
        let questions: Vec<_> = titles.iter().enumerate().filter_map(question).collect();
        let name = titles.iter().position(|title| has_role(title, ColumnRole::Name));
        let codes = titles.iter().position(|title| has_role(title, ColumnRole::Code));
        let free = |column: &usize| {
            questions.iter().all(|(own, _)| own != column)
                && ![name, codes].contains(&Some(*column))
        };
        // What a school counts by is not the number of a sheet, unless nothing else is there.
        let is = |column: usize, roles: &[ColumnRole]| {
            titles.get(column).is_some_and(|title| roles.iter().any(|role| has_role(title, *role)))
        };
        let beside = [ColumnRole::Class, ColumnRole::Group, ColumnRole::Student];
        let own = (0..titles.len()).filter(free).find(|column| !is(*column, &beside));
        let school = || (0..titles.len()).find(|column| is(*column, &beside[2..]));
        let number = own.or_else(|| if known.is_none() { school() } else { None });
        let found = number.is_some() || known.is_some() && name.is_some();
        let above = at + 1;
        let class = ClassTable { set, above, number, name, codes, questions };
        (found && !class.questions.is_empty()).then_some(class)
    }

    /// The pupils, each with the line, and with the number where it is one.
    pub(super) fn pupils<'t>(
        &'t self,
        table: &'t ClassList,
    ) -> impl Iterator<Item = (u64, &'t StringRecord, Option<u64>)> {
        table.rows().skip(self.above).map(|(line, row)| {
            let number = self.number.and_then(|at| cell(row, at).parse::<u64>().ok());
            (line, row, number)
        })
    }

    pub(super) fn name(&self, row: &StringRecord) -> String {
        self.name.map(|at| cell(row, at)).unwrap_or_default()
    }

    pub(super) fn rows(&self, table: &ClassList, known: Option<&Known>) -> Vec<AnswerRow> {
        let mut found = Vec::new();
        for (line, row, number) in self.pupils(table) {
            let name = self.name(row);
            let own = self.codes.map(|at| cell(row, at)).filter(|code| !code.is_empty());
            let code = own.map_or_else(|| self.code(&name, number, known), Ok);
            for (column, question) in &self.questions {
                let answer = cell(row, *column);
                if answer.is_empty() {
                    continue;
                }
                let (question, name, code) = (question.clone(), name.clone(), code.clone());
                let nobody = code.is_err();
                found.push(AnswerRow { line, code, question, answer, name });
                // It is said once.
                if nobody {
                    break;
                }
            }
        }
        found
    }

    /// The code of a pupil: by the name, if the class has it once, or else by the number.
    fn code(
        &self,
        name: &str,
        number: Option<u64>,
        known: Option<&Known>,
    ) -> Result<String, Error> {
        let named = known.map(|known| known.numbers(name)).unwrap_or_default();
        let is_whole = self.set.copies >= self.set.content.class();
        let sheets = if is_whole { u64::MAX } else { self.set.copies };
        let number = match named {
            [number] => Some(*number),
            _ => number,
        };
        match number.filter(|number| (1..=sheets).contains(number)) {
            Some(number) => Ok(SheetCode { index: number - 1, ..self.set.clone() }.code()),
            None if named.len() > 1 => Err(MarkedFault::Namesakes { name: name.to_owned() }.into()),
            None => {
                let number = number.map(|number| number.to_string()).unwrap_or_default();
                let name = if name.is_empty() { number } else { name.to_owned() };
                Err(MarkedFault::NoPupil { name }.into())
            }
        }
    }
}

fn sheet_code(text: &str) -> Option<SheetCode> {
    let typed = Line::from_arguments([text]);
    typed.words().next().and_then(|word| SheetCode::read(word).ok())
}

fn cell(row: &StringRecord, at: usize) -> String {
    row.get(at).unwrap_or_default().to_owned()
}
