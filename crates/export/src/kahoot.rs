//! Writes a quiz for Kahoot as a spreadsheet. Each response field is a row: one line of text and two to four
//! options. A question with a picture has no rows; neither has a grid or an answer in sentences.

#[cfg(feature = "spreadsheet")]
mod workbook;

#[cfg(feature = "spreadsheet")]
pub(crate) use workbook::workbook;

use super::question::{Choice, Interaction, Question, ResponseField, join_sentences};

/// Largest length of a question, in UTF-16 code units.
const QUESTION: usize = 120;
/// Largest length of an option, in UTF-16 code units.
const ANSWER: usize = 75;
/// Largest number of options of a question; Kahoot allows no more.
const ALTERNATIVES: usize = 4;
/// Largest number of right options of a question. It is exceeded only if there are too few distractors.
const RIGHT: usize = 2;
/// Seconds for an answer: to an easy question (level 1 or 2), and to a question of a higher level.
const SECONDS: [u32; 2] = [60, 120];

/// A question of the quiz, which is one row of the spreadsheet and asks for one response field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub question: String,
    pub options: Vec<Choice>,
    pub seconds: u32,
    /// Indices of the right options in `options`, 1-based.
    pub right: Vec<usize>,
    /// Whether the pupil has to choose all right options; otherwise one suffices.
    pub many: bool,
}

/// Returns a row for each response field that Kahoot can represent, and the number of the other response
/// fields.
pub(crate) fn rows(question: &Question) -> (Vec<Row>, usize) {
    if question.picture.is_some() {
        return (Vec::new(), question.fields.len());
    }
    let rows: Vec<Row> = question.fields.iter().filter_map(|place| row(question, place)).collect();
    let left = question.fields.len() - rows.len();
    (rows, left)
}

/// Returns the row of a response field; `None` if one line cannot describe the position, if the line is too
/// long with the question, or if there are no suitable options.
fn row(question: &Question, place: &ResponseField) -> Option<Row> {
    let line = question.one_line.as_ref()?;
    let many = matches!(place.expects, Interaction::Choice { many: true, .. });
    let hint = if many { &*place.hint } else { "" };
    let lines =
        [join_sentences(&[line, &place.question, hint]), join_sentences(&[line, &place.question])];
    let asked = lines.into_iter().find(|asked| letters(asked) <= QUESTION)?;
    let mut options = alternatives(&place.expects)?;
    question.exercise.rng(question.seed, &place.question).shuffle(&mut options);
    // There is no space to explain a notation like `2=5+3`.
    let is_plain = |text: &str| letters(text) <= ANSWER && !text.contains('=');
    let fits = options.iter().all(|option| is_plain(&option.text))
        && (2..=ALTERNATIVES).contains(&options.len());
    let right: Vec<usize> =
        (1..).zip(&options).filter(|(_, option)| option.right).map(|(number, _)| number).collect();
    let seconds = SECONDS[usize::from(question.exercise.level > 2)];
    (fits && !right.is_empty()).then_some(Row { question: asked, options, seconds, right, many })
}

/// Returns the length of a text in UTF-16 code units, as Kahoot's page counts it.
fn letters(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Returns up to four options for a response field; `None` for a grid or an answer in sentences. Empty for a
/// number or text without options.
fn alternatives(expects: &Interaction) -> Option<Vec<Choice>> {
    match expects {
        Interaction::Choice { options, .. } => Some(fewer(options)),
        Interaction::Number { instead, .. } | Interaction::Text { instead, .. } => {
            Some(fewer(instead))
        }
        Interaction::Grid(_) | Interaction::Open => None,
    }
}

/// Returns up to four of the options, in their order: "none", up to two right ones, and distractors. If there
/// are too few distractors, more right ones fill the four.
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

/// Returns the error `not-built`, because this build cannot write workbooks.
#[cfg(not(feature = "spreadsheet"))]
pub(crate) fn workbook(_: &str, _: &[Row]) -> Result<Vec<u8>, carryless_args::error::Error> {
    Err(crate::ExportFault::NotBuilt { feature: "spreadsheet" }.into())
}
