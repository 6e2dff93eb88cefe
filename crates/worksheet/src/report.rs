//! Report about a marked class ([`Marking`]). The Markdown for teachers contains absences, pupils, questions,
//! wrong answers with misconceptions, and unreadable rows; the JSON for programs contains all marks.
//! `gradebook` writes CSV.

mod json;
mod practice;

use serde::Serialize;

pub use json::json;
use practice::PracticeText;
pub(super) use practice::Titles;

use super::answer;
use super::diagnosis;
use super::marking::{Answered, Marking, Pupil, QuestionCounts, hundredths};
use super::misconceptions::MisconceptionTexts;
use super::renderer::escape_markdown;
use super::sheet::Item;
use super::topics;
use carryless_args::error::Error;
use carryless_exercises::pupil_model::PupilModel;
use carryless_exercises::{Absence, Constraint, Constraints};
use carryless_render::Renderer;
use carryless_render::i18n::{Catalogue, Language};

/// A row of a list that could not be read.
#[derive(Clone, Debug, Serialize)]
pub struct BadRow {
    /// Line of the row in the list, from 1.
    pub line: u64,
    /// Error message that says why the row could not be read.
    pub message: String,
}

/// Creates the renderer of reports in `language`.
pub fn writer(language: Language) -> Result<Renderer, Error> {
    Renderer::new(language, &["worksheet", "exercises"])
}

/// Variables of the Markdown template of the report.
#[derive(Serialize)]
struct ReportText {
    /// Number of pupils who handed in answers.
    sheets: usize,
    /// Positions of the tasks of a lesson, as command lines; empty for sheets.
    tasks: Vec<String>,
    /// Names of pupils whose answers say that they were absent, as a list in one text; `None` if there are none.
    absent: Option<String>,
    /// Names of all other pupils without answers and without an unreadable row, as one text; `None` if there
    /// are none.
    missing: Option<String>,
    /// Misconceptions, the most frequent first.
    ideas: Vec<MisconceptionText>,
    /// Whether at least one sheet has a number.
    numbers: bool,
    /// Whether the sheet of at least one pupil is for a diagnosis.
    diagnosed: bool,
    /// Whether at least one pupil has a student number.
    ids: bool,
    pupils: Vec<PupilText>,
    questions: Vec<QuestionText>,
    wrong: Vec<WrongAnswersText>,
    unread: Vec<BadRow>,
    /// Results of practice; `None` unless the list has codes of practice.
    practice: Option<PracticeText>,
}

/// A misconception with the pupils whose answers show it.
#[derive(Serialize)]
struct MisconceptionText {
    name: String,
    pupils: usize,
    names: String,
    /// Command line for a second sheet about the misconception; `None` if no sheet can be about it.
    sheet: Option<String>,
}

/// A pupil in the Markdown report.
#[derive(Serialize)]
struct PupilText {
    number: Option<u64>,
    id: String,
    name: String,
    /// Reason why the pupil has no marks, as a sentence; `None` for a pupil with marks.
    absence: Option<String>,
    code: String,
    /// Number of questions answered right.
    right: u64,
    /// Number of questions on the pupil's sheet, answered or not.
    answers: usize,
    points: String,
    of: String,
    /// Result of all answers to a sheet for a diagnosis together; `None` for other sheets and without answers.
    finding: Option<String>,
    /// Sign for the result of each question: `✓`, `2`, `✗` or `–`.
    signs: Vec<&'static str>,
}

/// A question in the Markdown report.
#[derive(Serialize)]
struct QuestionText {
    /// Number of the question, from 1.
    number: usize,
    /// Topic of the question; `None` if it is not equal on all sheets.
    topic: Option<&'static str>,
    #[serde(flatten)]
    tally: QuestionCounts,
}

/// A pupil with the answers that are wrong or that a teacher has to read.
#[derive(Serialize)]
struct WrongAnswersText {
    name: String,
    answers: Vec<AnswerText>,
}

/// An answer that is wrong or that a teacher has to read.
#[derive(Serialize)]
struct AnswerText {
    number: u64,
    answer: String,
    /// Right answers to the question as text.
    right: String,
    earned: u32,
    of: u32,
    wrong: bool,
    open: bool,
    /// 1 if the second try was right, else 0.
    again: u64,
    /// Sentences, in Markdown, about the misconceptions that the answer shows.
    ideas: Vec<String>,
}

/// Returns the report as Markdown. `unread` has the rows that could not be read. `lists` has the options, as
/// text, that name the lists of this report; the command for a second sheet repeats them.
pub fn markdown(
    marking: &Marking,
    unread: &[BadRow],
    lists: &str,
    writer: &Renderer,
) -> Result<String, Error> {
    let words = writer.words();
    let said_of = &MisconceptionTexts::load(words.language())?;
    let wrong = marking.pupils.iter().map(|pupil| wrong_answers(pupil, said_of, words));
    let wrong = wrong.filter(|said| said.as_ref().map_or(true, |said| !said.answers.is_empty()));
    let unread =
        unread.iter().map(|row| BadRow { line: row.line, message: escape_markdown(&row.message) });
    let absent = |absence| {
        let is_it = |pupil: &&Pupil| pupil.absence == Some(absence) && pupil.unread_line.is_none();
        names_of(marking.pupils.iter().filter(is_it), words)
    };
    let said = ReportText {
        sheets: marking.present().count(),
        tasks: tasks(marking),
        absent: absent(Absence::Absent)?,
        missing: absent(Absence::Missing)?,
        diagnosed: marking.pupils.iter().any(|pupil| pupil.model.is_some()),
        numbers: marking.pupils.iter().any(|pupil| pupil.number.is_some()),
        ids: marking.pupils.iter().any(|pupil| !pupil.id.is_empty()),
        ideas: ideas(marking, lists, said_of, words)?,
        pupils: marking
            .pupils
            .iter()
            .map(|it| pupil(it, said_of, words))
            .collect::<Result<_, _>>()?,
        questions: questions(marking),
        wrong: wrong.collect::<Result<_, _>>()?,
        unread: unread.collect(),
        practice: practice::text(marking, words)?,
    };
    writer.section("worksheet", "report", "x", &said, None)?.markdown(words)
}

/// Returns the title of the report, with the number of pupils who handed in answers.
pub(super) fn title(marking: &Marking, words: &Catalogue) -> Result<String, Error> {
    let id = match (marking.is_lesson, marking.is_practice) {
        (true, _) => "worksheet-lesson-title",
        (false, true) => "worksheet-practice-title",
        (false, false) => "worksheet-report-title",
    };
    words.format_with(id, [("pupils", marking.present().count() as u64)])
}

/// Returns the positions of the tasks of a lesson as command lines; empty for sheets.
fn tasks(marking: &Marking) -> Vec<String> {
    let pupil = marking.pupils.first().filter(|_| marking.is_lesson);
    let items = pupil.map_or(&[][..], |pupil| &pupil.items);
    items.iter().map(|item| item.exercise.state.to_args().to_line()).collect()
}

/// Returns the sign for the result of a question: `✓` right, `2` right at the second try, `✗` wrong, `–` not
/// answered.
fn sign(answered: Option<&Answered>) -> &'static str {
    match answered {
        None => "\u{2013}",
        Some(answered) if answered.mark.is_right() => "\u{2713}",
        Some(answered) if answered.again => "2",
        Some(_) => "\u{2717}",
    }
}

/// Returns the names of the pupils as one text, a list escaped for Markdown; `None` if there are no pupils.
fn names_of<'p>(
    pupils: impl Iterator<Item = &'p Pupil>,
    words: &Catalogue,
) -> Result<Option<String>, Error> {
    let names = pupils.map(|pupil| Ok(escape_markdown(&pupil.display_name(words)?)));
    let names = names.collect::<Result<Vec<String>, Error>>()?;
    if names.is_empty() { Ok(None) } else { words.comma_list(&names).map(Some) }
}

/// Returns the reason why a pupil has no marks, as a sentence; `None` for a pupil with marks.
pub(super) fn absence(pupil: &Pupil, words: &Catalogue) -> Result<Option<String>, Error> {
    let said = match (pupil.absence, pupil.unread_line) {
        (None, _) => return Ok(None),
        (_, Some(line)) => words.format_with("worksheet-doubt", [("line", line)]),
        (Some(absence), None) => words.text(&["worksheet-", absence.tag()].concat()),
    };
    said.map(Some)
}

/// Returns the misconceptions of a class with their pupils, the most frequent first. `lists` has the options,
/// as text, that name the lists of the report; the command for a second sheet repeats them.
fn ideas(
    marking: &Marking,
    lists: &str,
    said_of: &MisconceptionTexts,
    words: &Catalogue,
) -> Result<Vec<MisconceptionText>, Error> {
    let mut found: Vec<(Vec<&'static str>, Vec<&Pupil>)> = Vec::new();
    for pupil in &marking.pupils {
        for ideas in pupil.misconception_groups() {
            match found.iter_mut().find(|(known, _)| *known == ideas) {
                Some((_, pupils)) => pupils.push(pupil),
                None => found.push((ideas, vec![pupil])),
            }
        }
    }
    found.sort_by_key(|(_, pupils)| std::cmp::Reverse(pupils.len()));
    let said = found.into_iter().map(|(ideas, pupils)| {
        Ok(MisconceptionText {
            name: said_of.alternatives(&ideas, words)?,
            pupils: pupils.len(),
            names: names_of(pupils.iter().copied(), words)?.unwrap_or_default(),
            sheet: ideas.iter().find_map(|idea| second_sheet(idea, &pupils, lists)),
        })
    });
    said.collect()
}

/// Returns the command line for a second sheet about misconception `idea`. `lists` is added as options. The
/// topics are those in which `pupils` showed the misconception and which have exercises about it. Returns
/// `None` if no sheet can be about the misconception.
fn second_sheet(idea: &'static str, pupils: &[&Pupil], lists: &str) -> Option<String> {
    let trap = topics::all_misconceptions().find(|trap| trap.tag() == idea)?;
    let constraints = Constraints::default().with(Constraint::Trap, trap);
    let shows = |answered: &Answered| answered.mark.ideas.contains(&idea);
    let shown = pupils.iter().flat_map(|pupil| pupil.questions());
    let shown = shown.filter(|(_, answered)| answered.is_some_and(shows));
    let mut topics: Vec<&str> = shown.map(|(item, _)| item.exercise.topic).collect();
    topics.sort_unstable();
    topics.dedup();
    topics.retain(|topic| topics::understands(topic, Constraint::Trap));
    topics.retain(|topic| topics::refusal(topic, &constraints).is_none());
    let topics = topics.join(",");
    let topic = if topics.is_empty() { String::new() } else { format!(" --topic {topics}") };
    Some(format!("carryless worksheet {lists} --trap {idea}{topic}"))
}

/// Returns the template variables about a pupil.
fn pupil(
    pupil: &Pupil,
    said_of: &MisconceptionTexts,
    words: &Catalogue,
) -> Result<PupilText, Error> {
    let (points, of) = pupil.points();
    let finding = |model: &PupilModel| diagnosis::finding_text(model, said_of, words);
    Ok(PupilText {
        number: pupil.number,
        id: escape_markdown(&pupil.id),
        name: escape_markdown(&pupil.name),
        absence: absence(pupil, words)?,
        code: pupil.code.clone(),
        right: pupil.right_count(),
        answers: pupil.answers.len(),
        points: hundredths(points),
        of: hundredths(of),
        finding: pupil.model.as_ref().map(finding).transpose()?,
        signs: pupil.questions().map(|(_, answered)| sign(answered)).collect(),
    })
}

/// Returns the template variables about the questions, in order.
fn questions(marking: &Marking) -> Vec<QuestionText> {
    let question = |(index, tally): (usize, QuestionCounts)| {
        let items = marking.pupils.iter().filter_map(|pupil| pupil.items.get(index));
        let mut topics: Vec<&str> = items.map(|item| item.exercise.topic).collect();
        topics.dedup();
        let topic = if let [topic] = topics[..] { Some(topic) } else { None };
        QuestionText { number: index + 1, topic, tally }
    };
    marking.tallies().into_iter().enumerate().map(question).collect()
}

/// Returns the answers of a pupil that are wrong or that a teacher has to read, each with the right answer
/// and the misconceptions.
fn wrong_answers(
    pupil: &Pupil,
    said_of: &MisconceptionTexts,
    words: &Catalogue,
) -> Result<WrongAnswersText, Error> {
    let name = escape_markdown(&pupil.display_name(words)?);
    let wrong = |answered: &&Answered| !answered.mark.is_right() || answered.mark.open;
    let found = pupil.questions().filter_map(|(item, it)| Some((item, it.filter(wrong)?)));
    let answers = found.map(|(item, answered)| answer_text(item, answered, said_of, words));
    Ok(WrongAnswersText { name, answers: answers.collect::<Result<_, _>>()? })
}

/// Returns the template variables about the answer `answered` to the question `item`.
fn answer_text(
    item: &Item,
    answered: &Answered,
    said_of: &MisconceptionTexts,
    words: &Catalogue,
) -> Result<AnswerText, Error> {
    let right = answer::right_answers(&item.exercise, words)?.into_iter().map(|(_, text)| text);
    let right: Vec<String> = right.filter(|text| !text.is_empty()).collect();
    let mark = &answered.mark;
    Ok(AnswerText {
        number: item.number,
        answer: escape_markdown(&answered.answer),
        right: right.join(&words.text("worksheet-answer-gap")?),
        earned: mark.earned,
        of: mark.of,
        wrong: mark.is_wrong(),
        open: mark.open,
        again: u64::from(answered.again),
        ideas: mark
            .ideas
            .iter()
            .filter_map(|idea| said_of.sentence(idea, &item.exercise))
            .collect(),
    })
}
