//! Marks as CSV, which teachers copy into their class list: a row for each pupil with the columns of the
//! class list, or a row for each answer. `marking` computes the marks.

use super::answer_list::MarkedList;
use super::json_csv::{row, without_formula};
use super::marking::{Answered, Pupil, earned, hundredths};
use super::misconceptions::MisconceptionTexts;
use super::report;
use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;

/// Returns a CSV table with a row for each pupil. It has the columns of `marked.titles`, or number, name and
/// code if there are none. Then come the points of each question, the sum of the points, the misconceptions,
/// and a note for the teacher. For codes of practice, the number of questions and the skills replace the points. Points are empty for absent pupils, and for an answer of which the teacher has
/// to read a part.
pub(super) fn pupils_csv(marked: &MarkedList, words: &Catalogue) -> Result<String, Error> {
    let said_of = MisconceptionTexts::load(words.language())?;
    let skills = report::Titles::load(words)?;
    let pupils = &marked.marking.pupils;
    let most = pupils.iter().map(|pupil| pupil.answers.len()).max().unwrap_or_default();
    let mut titles: Vec<String> =
        marked.titles.iter().map(|title| without_formula(title)).collect();
    if titles.is_empty() {
        let code = if marked.marking.is_practice { "practice-code" } else { "code" };
        titles = ["list-number", "name", code]
            .iter()
            .map(|id| words.text(&["worksheet-", id].concat()))
            .collect::<Result<_, _>>()?;
    }
    let width = titles.len();
    titles.extend((1..=most).map(|number| number.to_string()));
    let own: &[&str] = match marked.marking.is_practice {
        true => &["practice-asked", "practice-mastered", "practice-open"],
        false => &["table-all"],
    };
    for id in own.iter().chain(&["report-ideas", "report-note"]) {
        titles.push(words.text(&["worksheet-", id].concat())?);
    }
    let mut text = row(&titles)?;
    for pupil in pupils {
        let mut cells: Vec<String> = match marked.titles.is_empty() {
            false => pupil.cells.iter().map(|cell| without_formula(cell)).collect(),
            true => {
                let number = pupil.number.map(|number| number.to_string());
                vec![number.unwrap_or_default(), without_formula(&pupil.name), pupil.code.clone()]
            }
        };
        cells.resize(width, String::new());
        let mut points: Vec<String> = pupil
            .questions()
            .map(|(item, answered)| {
                let is_open = answered.is_some_and(|answered| answered.mark.open);
                let is_empty = pupil.absence.is_some() || is_open;
                if is_empty { String::new() } else { hundredths(earned(item, answered)) }
            })
            .collect();
        points.resize(most, String::new());
        cells.extend(points);
        cells.push(match (pupil.absence, &pupil.practice) {
            (Some(_), _) => String::new(),
            (None, Some(practice)) => practice.asked.to_string(),
            (None, None) => hundredths(pupil.points().0),
        });
        if marked.marking.is_practice {
            cells.extend(skills.skills(pupil)?);
        }
        let ideas = pupil.misconceptions().into_iter().map(|idea| said_of.name(idea));
        cells.push(without_formula(&ideas.collect::<Result<Vec<_>, _>>()?.join("; ")));
        cells.push(note(pupil, words)?);
        text.push_str(&row(&cells)?);
    }
    Ok(marked_as_utf8(text))
}

/// Returns a CSV table with a row for each answer: sheet code, name, question number, answer, number of right
/// answer fields, number of answer fields, misconceptions.
pub(super) fn answers_csv(marked: &MarkedList, words: &Catalogue) -> Result<String, Error> {
    let titles = ["code", "name", "number", "report-given", "score", "table-worth", "report-ideas"];
    let titles = titles.iter().map(|id| words.text(&["worksheet-", id].concat()));
    let mut text = row(&titles.collect::<Result<Vec<_>, _>>()?)?;
    let said_of = MisconceptionTexts::load(words.language())?;
    for pupil in &marked.marking.pupils {
        for (item, answered) in pupil.questions() {
            let Some(Answered { answer, mark, .. }) = answered else { continue };
            let ideas = mark.ideas.iter().map(|idea| said_of.name(idea));
            let ideas = ideas.collect::<Result<Vec<_>, _>>()?;
            text.push_str(&row(&[
                pupil.code.clone(),
                without_formula(&pupil.name),
                item.number.to_string(),
                without_formula(answer),
                mark.earned.to_string(),
                mark.of.to_string(),
                without_formula(&ideas.join("; ")),
            ])?);
        }
    }
    Ok(marked_as_utf8(text))
}

/// Returns the note for the teacher about a pupil: the reason why there are no marks, or the questions that the
/// teacher has to read. The note is empty if neither applies.
fn note(pupil: &Pupil, words: &Catalogue) -> Result<String, Error> {
    if let Some(absence) = report::absence(pupil, words)? {
        return Ok(absence);
    }
    let open = pupil
        .questions()
        .filter(|(_, answered)| answered.is_some_and(|answered| answered.mark.open));
    let open: Vec<String> = open.map(|(item, _)| item.number.to_string()).collect();
    match open.is_empty() {
        true => Ok(String::new()),
        false => {
            words.format_with("worksheet-report-to-read", [("numbers", words.comma_list(&open)?)])
        }
    }
}

/// Returns `text` with a byte order mark, so that spreadsheets read it as UTF-8. A text in ASCII stays
/// unchanged.
fn marked_as_utf8(text: String) -> String {
    if text.is_ascii() { text } else { ["\u{feff}", &text].concat() }
}
