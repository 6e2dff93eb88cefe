//! A quiz for Kahoot, as the spreadsheet that it imports: a line of text and two to four alternatives. A
//! number becomes a choice among numbers; what needs a picture or sentences has no place. In:
//! questions. Out: rows, and a workbook of them.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use super::question::{Choice, Expects, Place, Question};
use crate::error::Error;

/// The longest question and answer, in letters.
const QUESTION: usize = 120;
const ANSWER: usize = 75;
const ALTERNATIVES: usize = 4;
/// Seconds to answer in: those of an easy question and of others.
const SECONDS: [u32; 2] = [60, 120];
/// The titles of the template of Kahoot, and where it has them.
const HEADS: &str = include_str!("../../templates/bank/kahoot.txt");
const TITLES: u32 = 7;

/// A question of the quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub question: String,
    pub answers: Vec<String>,
    pub seconds: u32,
    /// The numbers of the right answers, from 1.
    pub right: Vec<usize>,
}

/// The places of a question that fit, a row each, and how many do not.
pub(crate) fn rows(question: &Question) -> (Vec<Row>, usize) {
    if question.picture.is_some() {
        return (Vec::new(), question.places.len());
    }
    let rows: Vec<Row> = question.places.iter().filter_map(|place| row(question, place)).collect();
    let left = question.places.len() - rows.len();
    (rows, left)
}

fn row(question: &Question, place: &Place) -> Option<Row> {
    let said = |short: &String| [&**short, &*place.label].join(" ").trim().to_owned();
    let asked = question.short.iter().map(said).find(|asked| letters(asked) <= QUESTION)?;
    let options = alternatives(&place.expects)?;
    let fits = options.iter().all(|option| letters(&option.text) <= ANSWER)
        && (2..=ALTERNATIVES).contains(&options.len());
    let right: Vec<usize> =
        (1..).zip(&options).filter(|(_, option)| option.right).map(|(number, _)| number).collect();
    let seconds = SECONDS[usize::from(question.exercise.level > 2)];
    let answers = options.into_iter().map(|option| option.text).collect();
    (fits && !right.is_empty()).then_some(Row { question: asked, answers, seconds, right })
}

/// The letters of a text as a page in a browser counts them.
fn letters(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Up to four alternatives; of several that are right as many as leave room for a wrong one.
fn alternatives(expects: &Expects) -> Option<Vec<Choice>> {
    match expects {
        Expects::Choice { options, .. } => Some(fewer(options)),
        Expects::Text { instead, .. } => Some(fewer(instead)),
        Expects::Number { right, wrong, .. } => {
            let near = [right + 1, right.saturating_sub(1), right + 2, right + 3];
            let mut numbers = vec![*right];
            for number in wrong.iter().map(|(number, _)| *number).chain(near) {
                if numbers.len() < ALTERNATIVES && !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
            numbers.sort_unstable();
            let option = |number: u64| Choice {
                text: number.to_string(),
                right: number == *right,
                told: String::new(),
            };
            Some(numbers.into_iter().map(option).collect())
        }
        Expects::Grid(_) | Expects::Open => None,
    }
}

fn fewer(options: &[Choice]) -> Vec<Choice> {
    let right = options.iter().filter(|option| option.right).count().min(ALTERNATIVES - 1);
    let [mut rights, mut wrongs] = [right, ALTERNATIVES - right];
    let mut kept = Vec::new();
    for option in options {
        let left = if option.right { &mut rights } else { &mut wrongs };
        if *left > 0 {
            *left -= 1;
            kept.push(option.clone());
        }
    }
    kept
}

/// The workbook; its bytes are always the same for the same rows.
pub(crate) fn workbook(title: &str, rows: &[Row]) -> Result<Vec<u8>, Error> {
    let mut workbook = Workbook::new();
    let date = ExcelDateTime::from_ymd(1980, 1, 1).map_err(Error::defect)?;
    let title: String = title.chars().take(250).collect();
    let properties = DocProperties::new().set_title(title).set_creation_datetime(&date);
    workbook.set_properties(&properties);
    let sheet = workbook.add_worksheet();
    for (column, title) in (1..).zip(HEADS.lines()) {
        sheet.write_string(TITLES, column, title).map_err(Error::defect)?;
    }
    for (line, row) in (TITLES + 1..).zip(rows) {
        sheet.write_number(line, 0, f64::from(line - TITLES)).map_err(Error::defect)?;
        sheet.write_string(line, 1, &row.question).map_err(Error::defect)?;
        for (column, answer) in (2..).zip(&row.answers) {
            sheet.write_string(line, column, answer).map_err(Error::defect)?;
        }
        sheet.write_number(line, 6, row.seconds).map_err(Error::defect)?;
        let right: Vec<String> = row.right.iter().map(usize::to_string).collect();
        sheet.write_string(line, 7, right.join(",")).map_err(Error::defect)?;
    }
    workbook.save_to_buffer().map_err(Error::defect)
}
