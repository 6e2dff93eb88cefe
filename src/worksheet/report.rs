//! The report about a class that was marked: Markdown for people (pupils, questions, wrong answers
//! with the ideas behind them, rows that could not be read), JSON and CSV for programs.

use serde::Serialize;

use super::answer;
use super::data::{harmless, row};
use super::marking::{Answered, Marking, Pupil, Tally, hundredths};
use super::sheet::Item;
use crate::error::Error;
use crate::explanation::SCHEMA;
use crate::wording::{Catalogue, Language, Values};

/// A row that could not be read.
#[derive(Clone, Debug, Serialize)]
pub struct BadRow {
    /// Its line in the list, from 1.
    pub line: u64,
    /// What is wrong with it, in words.
    pub message: String,
}

/// The JSON of a report.
#[derive(Serialize)]
struct Report<'r> {
    schema: u32,
    pupils: Vec<PupilJson<'r>>,
    questions: Vec<Tally>,
    unread: &'r [BadRow],
}

#[derive(Serialize)]
struct PupilJson<'r> {
    code: &'r str,
    name: &'r str,
    points: f64,
    of: f64,
    answers: Vec<AnswerJson<'r>>,
}

#[derive(Serialize)]
struct AnswerJson<'r> {
    question: u64,
    topic: &'r str,
    answer: Option<&'r str>,
    earned: u32,
    of: u32,
    ideas: &'r [&'static str],
    open: bool,
}

/// The words of reports.
///
/// # Errors
/// A [`Defect`](crate::error::Error::defect) when they are broken.
pub fn words(language: Language) -> Result<Catalogue, Error> {
    Catalogue::load(language, &["common", "exercises", "worksheet", "nim", "race"])
}

/// The report as JSON.
///
/// # Errors
/// A [`Defect`](crate::error::Error::defect) when it cannot be written, which does not happen.
pub fn json(marking: &Marking, unread: &[BadRow]) -> Result<String, Error> {
    let answer = |(item, answered): (&Item, Option<&'_ Answered>)| (item.number, answered.cloned());
    let kept: Vec<Vec<_>> =
        marking.pupils.iter().map(|pupil| pupil.questions().map(answer).collect()).collect();
    let pupils = marking.pupils.iter().zip(&kept).map(|(pupil, answers)| {
        let (points, of) = pupil.points();
        let answers = answers.iter().zip(&pupil.sheet.items).map(|((question, answered), item)| {
            let mark = answered.as_ref().map(|answered| &answered.mark);
            AnswerJson {
                question: *question,
                topic: item.exercise.topic,
                answer: answered.as_ref().map(|answered| answered.answer.as_str()),
                earned: mark.map_or(0, |mark| mark.earned),
                of: mark.map_or(0, |mark| mark.of),
                ideas: mark.map_or(&[], |mark| &mark.ideas),
                open: mark.is_some_and(|mark| mark.open),
            }
        });
        PupilJson {
            code: &pupil.sheet.code,
            name: &pupil.name,
            points: points as f64 / 100.0,
            of: of as f64 / 100.0,
            answers: answers.collect(),
        }
    });
    let pupils = pupils.collect();
    let report = Report { schema: SCHEMA, pupils, questions: marking.tallies(), unread };
    serde_json::to_string(&report).map(|text| text + "\n").map_err(Error::defect)
}

/// The report as CSV: a line a question of a pupil.
pub fn csv(marking: &Marking) -> String {
    let mut text = "code,name,question,answer,earned,of,ideas\n".to_owned();
    for pupil in &marking.pupils {
        for (item, answered) in pupil.questions() {
            let Some(Answered { answer, mark }) = answered else { continue };
            text.push_str(&row(&[
                pupil.sheet.code.clone(),
                harmless(&pupil.name),
                item.number.to_string(),
                harmless(answer),
                mark.earned.to_string(),
                mark.of.to_string(),
                mark.ideas.join(" "),
            ]));
        }
    }
    text
}

/// The report in words.
///
/// # Errors
/// A [`Defect`](crate::error::Error::defect) when a message is missing.
pub fn markdown(marking: &Marking, unread: &[BadRow], words: &Catalogue) -> Result<String, Error> {
    let mut values = Values::default();
    values.set_number("pupils", marking.pupils.len() as u64);
    let mut text = format!("# {}\n", words.format("worksheet-report-title", &values)?);
    if !marking.pupils.is_empty() {
        text.push_str(&pupils(marking, words)?);
        text.push_str(&questions(marking, words)?);
    }
    text.push_str(&wrong(marking, words)?);
    if !unread.is_empty() {
        text.push_str(&format!("\n## {}\n\n", words.text("worksheet-report-unread")?));
        for BadRow { line, message } in unread {
            let mut values = Values::default();
            values.set_number("line", *line);
            values.set_text("message", cell(message));
            text.push_str(&format!("- {}\n", words.format("worksheet-report-line", &values)?));
        }
    }
    Ok(text)
}

/// A table with a row for each pupil.
fn pupils(marking: &Marking, words: &Catalogue) -> Result<String, Error> {
    let titles = ["name", "code", "report-right", "score"];
    let mut text = format!("\n## {}\n\n", words.text("worksheet-report-pupils")?);
    text.push_str(&head(&titles, words)?);
    for pupil in &marking.pupils {
        let (points, of) = pupil.points();
        let (points, of) = (hundredths(points), hundredths(of));
        let (right, all) = (pupil.right(), pupil.answers.len());
        let (name, code) = (cell(&pupil.name), &pupil.sheet.code);
        text.push_str(&format!("| {name} | {code} | {right} / {all} | {points} / {of} |\n"));
    }
    Ok(text)
}

/// A table with a row for each question; topics only where all sheets agree.
fn questions(marking: &Marking, words: &Catalogue) -> Result<String, Error> {
    let mut text = format!("\n## {}\n\n", words.text("worksheet-report-questions")?);
    text.push_str(&head(&["number", "topic", "report-answered", "report-right"], words)?);
    for (index, tally) in marking.tallies().into_iter().enumerate() {
        let topics = marking.pupils.iter().filter_map(|pupil| pupil.sheet.items.get(index));
        let mut topics: Vec<&str> = topics.map(|item| item.exercise.topic).collect();
        topics.dedup();
        let topic =
            if let [topic] = topics[..] { topic_name(topic, words)? } else { String::new() };
        let Tally { sheets, answered, right } = tally;
        let number = index + 1;
        text.push_str(&format!("| {number} | {topic} | {answered} / {sheets} | {right} |\n"));
    }
    Ok(text)
}

/// The name of a topic for people.
pub(super) fn topic_name(topic: &str, words: &Catalogue) -> Result<String, Error> {
    words.text(&format!("exercise-topic-{topic}"))
}

/// Wrong answers, what is right, and the ideas behind them.
fn wrong(marking: &Marking, words: &Catalogue) -> Result<String, Error> {
    let mut text = String::new();
    for pupil in &marking.pupils {
        let mut lines = String::new();
        for (item, answered) in pupil.questions() {
            if let Some(answered) = answered.filter(|it| !it.mark.right() || it.mark.open) {
                lines.push_str(&wrong_answer(item, answered, words)?);
            }
        }
        if !lines.is_empty() {
            text.push_str(&format!("\n### {}\n\n{lines}", title(pupil)));
        }
    }
    if text.is_empty() {
        return Ok(text);
    }
    Ok(format!("\n## {}\n{text}", words.text("worksheet-report-wrong")?))
}

fn title(pupil: &Pupil) -> String {
    match pupil.name.is_empty() {
        true => pupil.sheet.code.clone(),
        false => cell(&pupil.name),
    }
}

fn wrong_answer(item: &Item, answered: &Answered, words: &Catalogue) -> Result<String, Error> {
    let mut right = Vec::new();
    for (_, text) in answer::answers(&item.exercise, words)? {
        right.extend(Some(text).filter(|text| !text.is_empty()));
    }
    let mut values = Values::default();
    values.set_number("number", item.number);
    values.set_text("answer", cell(&answered.answer));
    values.set_text("right", right.join(&words.text("worksheet-answer-gap")?));
    values.set_number("earned", answered.mark.earned.into());
    values.set_number("of", answered.mark.of.into());
    let mut line = String::new();
    if !answered.mark.right() {
        line.push_str(&format!("- {}\n", words.format("worksheet-report-answer", &values)?));
        for idea in &answered.mark.ideas {
            line.push_str(&format!("  - {}\n", idea_text(idea, words)));
        }
    }
    if answered.mark.open {
        line.push_str(&format!("- {}\n", words.format("worksheet-report-open", &values)?));
    }
    Ok(line)
}

/// What is said to somebody who holds an idea; its tag when its sentence needs the position.
fn idea_text(idea: &str, words: &Catalogue) -> String {
    let ids = ["nim", "race"].map(|game| format!("{game}-idea-{idea}"));
    let said = ids.iter().filter(|id| words.has(id)).find_map(|id| words.text(id).ok());
    said.unwrap_or_else(|| format!("`{idea}`"))
}

fn head(titles: &[&str], words: &Catalogue) -> Result<String, Error> {
    let titles = titles.iter().map(|title| words.text(&format!("worksheet-{title}")));
    let titles = titles.collect::<Result<Vec<_>, _>>()?;
    Ok(format!("| {} |\n|{}\n", titles.join(" | "), " --- |".repeat(titles.len())))
}

/// What people wrote, as a cell of a table shows it.
fn cell(text: &str) -> String {
    let mut cell = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            letter if letter.is_control() => cell.push(' '),
            letter if "\\`*_{}[]<>#|&~".contains(letter) => {
                cell.push('\\');
                cell.push(letter);
            }
            letter => cell.push(letter),
        }
    }
    cell
}
