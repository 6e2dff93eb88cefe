//! A quiz for Kahoot, as the spreadsheet that it imports: a line of text and two to four alternatives. What
//! needs a picture or sentences has no place. In: questions. Out: rows, and a workbook of them.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use super::question::{Choice, Interaction, Question, ResponseField, run_on};
use crate::error::Error;

/// The longest question and answer, in letters.
const QUESTION: usize = 120;
const ANSWER: usize = 75;
const ALTERNATIVES: usize = 4;
/// The most right alternatives where several can be right.
const RIGHT: usize = 2;
/// Seconds to answer in: those of an easy question and of others.
const SECONDS: [u32; 2] = [60, 120];
/// The titles of the template of Kahoot, and where it has them.
const HEADS: &str = include_str!("../../templates/bank/kahoot.txt");
const TITLES: u32 = 7;

/// A question of the quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub question: String,
    pub options: Vec<Choice>,
    pub seconds: u32,
    /// The numbers of the right answers, from 1.
    pub right: Vec<usize>,
    /// Whether all that is right is asked for.
    pub many: bool,
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

fn row(question: &Question, place: &ResponseField) -> Option<Row> {
    let line = question.line.as_ref()?;
    let many = matches!(place.expects, Interaction::Choice { many: true, .. });
    let hint = if many { &*place.hint } else { "" };
    let lines = [run_on(&[line, &place.asks, hint]), run_on(&[line, &place.asks])];
    let asked = lines.into_iter().find(|asked| letters(asked) <= QUESTION)?;
    let mut options = alternatives(&place.expects)?;
    question.exercise.dice(question.seed, &place.asks).shuffle(&mut options);
    // What `2=5+3` means would take more than the line has room for.
    let is_plain = |text: &str| letters(text) <= ANSWER && !text.contains('=');
    let fits = options.iter().all(|option| is_plain(&option.text))
        && (2..=ALTERNATIVES).contains(&options.len());
    let right: Vec<usize> =
        (1..).zip(&options).filter(|(_, option)| option.right).map(|(number, _)| number).collect();
    let seconds = SECONDS[usize::from(question.exercise.level > 2)];
    (fits && !right.is_empty()).then_some(Row { question: asked, options, seconds, right, many })
}

/// The letters of a text as a page in a browser counts them.
fn letters(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Up to four alternatives.
fn alternatives(expects: &Interaction) -> Option<Vec<Choice>> {
    match expects {
        Interaction::Choice { options, .. } => Some(fewer(options)),
        Interaction::Number { instead, .. } | Interaction::Text { instead, .. } => {
            Some(fewer(instead))
        }
        Interaction::Grid(_) | Interaction::Open => None,
    }
}

/// That there is none, where it can be said, whether it is right or not; of what is right two at most, and more
/// only where too little is wrong.
fn fewer(options: &[Choice]) -> Vec<Choice> {
    let count = |fits: fn(&Choice) -> bool| options.iter().filter(|option| fits(option)).count();
    let others = ALTERNATIVES - count(|option| option.is_none);
    let rights = count(|option| option.right && !option.is_none);
    let wrongs = count(|option| !option.right && !option.is_none);
    let mut right = rights.min(RIGHT.max(others.saturating_sub(wrongs)));
    let mut wrong = others - right;
    let mut fits = |option: &&Choice| {
        if option.is_none {
            return true;
        }
        let left = if option.right { &mut right } else { &mut wrong };
        let fits = *left > 0;
        *left = left.saturating_sub(1);
        fits
    };
    options.iter().filter(|option| fits(option)).cloned().collect()
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
        for (column, option) in (2..).zip(&row.options) {
            sheet.write_string(line, column, &option.text).map_err(Error::defect)?;
        }
        sheet.write_number(line, 6, row.seconds).map_err(Error::defect)?;
        let right: Vec<String> = row.right.iter().map(usize::to_string).collect();
        sheet.write_string(line, 7, right.join(",")).map_err(Error::defect)?;
    }
    workbook.save_to_buffer().map_err(Error::defect)
}
