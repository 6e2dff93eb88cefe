//! The list of answers of a class, in either of its forms: a row an answer, with the code of its sheet;
//! or a row a pupil, with the code of the set once at the top and a column a question. In: the table. Out:
//! the answers, one by one.

use csv::StringRecord;

use crate::line::Line;
use crate::worksheet::code::SheetCode;
use crate::worksheet::roster::{ClassList, ColumnRole, has_role};

/// An answer to a question, as it stands in the list.
pub(super) struct AnswerRow {
    /// The line of the file.
    pub(super) line: u64,
    pub(super) code: String,
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
            code: cell(row, self.code),
            question: cell(row, self.question),
            answer: cell(row, self.answer),
            name: self.name.map(|at| cell(row, at)).unwrap_or_default(),
        };
        rows.map(row).collect()
    }
}

/// A list with a row a pupil.
pub(super) struct ClassTable {
    set: SheetCode,
    /// How many rows stand above the pupils.
    above: usize,
    number: usize,
    name: Option<usize>,
    /// The columns of the questions, each with its number.
    questions: Vec<(usize, String)>,
}

impl ClassTable {
    /// The code of the set stands in the first row, the titles below it: a number, perhaps a name,
    /// and the numbers of the questions.
    pub(super) fn of(table: &ClassList) -> Option<Self> {
        let mut rows = table.rows().map(|(_, row)| row).enumerate();
        let (_, first) = rows.next()?;
        let set = first.iter().take(3).find_map(sheet_code)?;
        let (at, titles) = rows.find(|(_, row)| !row.iter().all(str::is_empty))?;
        let question = |(column, title): (usize, &str)| {
            let digits = title.trim_matches(|letter: char| !letter.is_ascii_digit());
            let known = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            (known && title.chars().count() < 8).then(|| (column, digits.to_owned()))
        };
        let questions: Vec<_> = titles.iter().enumerate().filter_map(question).collect();
        let free = |column: &usize| questions.iter().all(|(own, _)| own != column);
        let name = titles.iter().position(|title| has_role(title, ColumnRole::Name));
        let number = (0..titles.len()).filter(free).find(|column| Some(*column) != name)?;
        (!questions.is_empty()).then_some(ClassTable {
            set,
            above: at + 1,
            number,
            name,
            questions,
        })
    }

    pub(super) fn rows(&self, table: &ClassList) -> Vec<AnswerRow> {
        let mut found = Vec::new();
        for (line, row) in table.rows().skip(self.above) {
            let number = cell(row, self.number).parse::<u64>().ok();
            let index = number.and_then(|number| number.checked_sub(1));
            for (column, question) in &self.questions {
                let answer = cell(row, *column);
                if answer.is_empty() {
                    continue;
                }
                // A pupil without a number has no code: the row is told as one that cannot be read.
                let code = index.map(|index| SheetCode { index, ..self.set.clone() }.code());
                found.push(AnswerRow {
                    line,
                    code: code.unwrap_or_else(|| format!("?{}", cell(row, self.number))),
                    question: question.clone(),
                    answer,
                    name: self.name.map(|at| cell(row, at)).unwrap_or_default(),
                });
            }
        }
        found
    }
}

fn sheet_code(text: &str) -> Option<SheetCode> {
    let typed = Line::from_arguments([text]);
    typed.words().next().and_then(|word| SheetCode::read(word).ok())
}

fn cell(row: &StringRecord, at: usize) -> String {
    row.get(at).unwrap_or_default().to_owned()
}
