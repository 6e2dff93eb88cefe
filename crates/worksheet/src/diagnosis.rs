//! The meaning of answers to a sheet for a diagnosis: on the teacher's page the answers to which each misconception
//! leads, and for a pupil the misconceptions that explain all answers together.

use serde::Serialize;

use super::answer;
use super::diagnose;
use super::misconceptions::MisconceptionTexts;
use super::renderer::{SheetLanguage, SheetWriter};
use super::sheet::{Item, Sheet};
use carryless_args::error::Error;
use carryless_exercises::prediction::{FieldValue, FieldValues};
use carryless_exercises::pupil_model::{self, Group, NAMED, PupilModel};
use carryless_exercises::{Exercise, Expected, Marker};
use carryless_games::game::WrongAnswer;
use carryless_games::position::AnyMove;
use carryless_render::i18n::Catalogue;

/// Largest number of moves in one pile that a cell of the table lists.
const LISTED: usize = 3;

/// Probability from which a misconception that is not certain enough to be named is a guess worth a question.
const SUSPECTED: f64 = 0.5;

/// Result of all answers of a pupil together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding<'m> {
    /// A misconception, or several that the answers do not distinguish, with a probability of at least [`NAMED`].
    Named(&'m Group),
    /// A misconception, or several, with a probability of at least [`SUSPECTED`] but less than [`NAMED`].
    Suspected(&'m Group),
    /// Probably no misconception.
    Nothing,
    /// No explanation is probable.
    Unclear,
}

/// Returns the model of a pupil after these answers to the exercises of a sheet; an answer is empty if there is none.
/// An answer that cannot be read changes nothing.
pub(super) fn model<'a>(
    marker: &Marker,
    items: &[Item],
    answers: impl Iterator<Item = &'a str>,
) -> PupilModel {
    let mut model = PupilModel::default();
    model.open(&groups(items));
    for (item, answer) in items.iter().zip(answers) {
        let reading = marker.read(&item.exercise, answer);
        if let Some(reading) = reading.filter(|reading| reading.is_readable()) {
            model.update(&item.exercise, &reading.values);
        }
    }
    model
}

/// Returns what the model of a pupil says after all answers.
pub(super) fn finding(model: &PupilModel) -> Finding<'_> {
    match model.groups().first() {
        Some((group, held)) if *held >= NAMED => Finding::Named(group),
        Some((group, held)) if *held >= SUSPECTED => Finding::Suspected(group),
        _ if model.without_misconception() >= SUSPECTED => Finding::Nothing,
        _ => Finding::Unclear,
    }
}

/// Returns the misconceptions that answers to these exercises can show. Those that they do not distinguish are one
/// group.
fn groups(items: &[Item]) -> Vec<Group> {
    let exercises: Vec<Exercise> = items.iter().map(|item| item.exercise.clone()).collect();
    pupil_model::groups(&[exercises]).concat()
}

/// Table of the teacher's page in one language: the answers to which each misconception leads.
#[derive(Debug, Serialize)]
pub struct MeaningTable {
    /// Language tag, like `zh-TW`.
    pub lang: &'static str,
    /// Heading of the table.
    pub title: String,
    /// Sentences above the table.
    pub about: String,
    /// Titles of the first column and of the first row, which has the right answers.
    pub head: [String; 2],
    /// Numbers of the questions.
    pub numbers: Vec<u64>,
    /// Right answer to each question.
    pub right: Vec<String>,
    /// Rows of the misconceptions.
    pub rows: Vec<MeaningRow>,
    /// Sentences about signs, and about misconceptions that are not distinguished or not shown.
    pub notes: Vec<String>,
}

/// A row of a [`MeaningTable`].
#[derive(Debug, Serialize)]
pub struct MeaningRow {
    /// Name of a misconception, or of several that are not distinguished.
    pub idea: String,
    /// Answers to each question; empty where the misconception leads to a right answer.
    pub cells: Vec<String>,
}

impl SheetWriter {
    /// Returns the meanings of wrong answers in each language; empty unless the sheet is for a diagnosis.
    pub fn meanings(&self, sheet: &Sheet) -> Result<Vec<MeaningTable>, Error> {
        if !diagnose::is_asked(&sheet.sheet_code.content) {
            return Ok(Vec::new());
        }
        let groups = groups(&sheet.items);
        self.languages.iter().map(|language| table(sheet, &groups, language)).collect()
    }
}

/// Returns the table in one language.
fn table(sheet: &Sheet, groups: &[Group], language: &SheetLanguage) -> Result<MeaningTable, Error> {
    let words = language.words();
    let ideas = MisconceptionTexts::load(words.language())?;
    let row = |group: &Group| {
        let cell = |item: &Item| wrong_answers(&item.exercise, group);
        let cells = sheet.items.iter().map(cell).collect();
        Ok(MeaningRow { idea: names(group, &ideas, words)?, cells })
    };
    let text = |id: &str| words.text(&["worksheet-", id].concat());
    let signs = text("answers-signs")?;
    let mut notes = vec![words.format_with("worksheet-meaning-signs", [("signs", signs)])?];
    let mut note = |id: &str, tags: &[&str]| {
        let names = tags.iter().map(|tag| ideas.name(tag));
        let said = words.list(&names.collect::<Result<Vec<_>, Error>>()?)?;
        notes.push(words.format_with(id, [("ideas", said)])?);
        Ok::<_, Error>(())
    };
    for group in groups.iter().filter(|group| group.ideas.len() > 1) {
        let tags: Vec<&str> = group.ideas.iter().map(|idea| idea.tag()).collect();
        note("worksheet-meaning-same", &tags)?;
    }
    let hidden = hidden(sheet, groups);
    if !hidden.is_empty() {
        note("worksheet-meaning-hidden", &hidden)?;
    }
    Ok(MeaningTable {
        lang: language.code(),
        title: text("meaning-title")?,
        about: text("meaning-about")?,
        head: [text("report-ideas")?, text("meaning-right")?],
        numbers: sheet.items.iter().map(|item| item.number).collect(),
        right: sheet.items.iter().map(|item| answer::compact(&item.exercise)).collect(),
        rows: groups.iter().map(row).collect::<Result<_, Error>>()?,
        notes,
    })
}

/// Returns what the model of a pupil says, as text.
pub(super) fn finding_text(
    model: &PupilModel,
    ideas: &MisconceptionTexts,
    words: &Catalogue,
) -> Result<String, Error> {
    match finding(model) {
        Finding::Named(group) => names(group, ideas, words),
        Finding::Suspected(group) => {
            let names = names(group, ideas, words)?;
            words.format_with("worksheet-finding-suspected", [("ideas", names)])
        }
        Finding::Nothing => words.text("worksheet-finding-nothing"),
        Finding::Unclear => words.text("worksheet-finding-unclear"),
    }
}

/// Returns the names of the misconceptions of a group, as alternatives.
fn names(group: &Group, ideas: &MisconceptionTexts, words: &Catalogue) -> Result<String, Error> {
    let tags: Vec<&str> = group.ideas.iter().map(|idea| idea.tag()).collect();
    ideas.alternatives(&tags, words)
}

/// Returns the tags of the misconceptions about the games of the sheet that its answers cannot show.
fn hidden(sheet: &Sheet, groups: &[Group]) -> Vec<&'static str> {
    let mut hidden = Vec::new();
    for idea in sheet.items.iter().flat_map(|item| item.exercise.misconceptions()) {
        let is_shown = groups.iter().any(|group| group.ideas.contains(&idea));
        if !is_shown && !hidden.contains(&idea.tag()) {
            hidden.push(idea.tag());
        }
    }
    hidden
}

/// Returns the answers to which a group leads, as signs and numbers; empty if all are right.
fn wrong_answers(exercise: &Exercise, group: &Group) -> String {
    let (answers, right) = (group.answers(exercise), exercise.right_answers());
    if answers.iter().all(|answer| right.contains(answer)) {
        return String::new();
    }
    // The sheet has a box for each column of the right answer.
    let digits = right.iter().flatten().map(|value| match value {
        FieldValue::Value(WrongAnswer::ColumnSums(digits)) => digits.len(),
        _ => 0,
    });
    let width = digits.max().unwrap_or(0);
    let mut texts: Vec<Vec<String>> = Vec::new();
    for answer in answers.iter().filter(|answer| !right.contains(answer)) {
        let fields = answer.iter().map(|value| match is_one_of_many(value, &answers) {
            Some(pile) => format!("{pile}:\u{2026}"),
            None => value_signs(value, width),
        });
        let text = fields.collect();
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    // What all answers begin with is written once: `✓; 1:5 / 2:4`.
    let (first, others) = texts.split_first().unwrap_or((const { &Vec::new() }, &[]));
    let same = |at: &usize| others.iter().all(|text| text.get(*at) == first.get(*at));
    let shared = (0..first.len().saturating_sub(1)).take_while(same).count();
    let rest = |text: &Vec<String>| text[shared..].join("; ");
    let rests = texts.iter().map(rest).collect::<Vec<_>>().join(" / ");
    [&first[..shared], &[rests]].concat().join("; ")
}

/// Returns the pile of a move if more than [`LISTED`] of the answers move in it.
fn is_one_of_many(value: &FieldValue, answers: &[FieldValues]) -> Option<u64> {
    let pile = |value: &FieldValue| match value {
        FieldValue::Value(WrongAnswer::Move(AnyMove::Take(made))) => Some(made.pile),
        _ => None,
    };
    let own = pile(value)?;
    let same = answers.iter().flatten().filter(|other| pile(other) == Some(own));
    (same.count() > LISTED).then_some(own)
}

/// Returns the content of an answer field as signs and numbers. Column sums have zeros at the front up to `width`.
fn value_signs(value: &FieldValue, width: usize) -> String {
    answer::signs(&match value.clone() {
        FieldValue::None => Expected::Set(Vec::new()),
        FieldValue::Value(said) => match said {
            WrongAnswer::Move(AnyMove::Take(made)) => Expected::Move(vec![made]),
            WrongAnswer::Move(other) => return other.to_string(),
            WrongAnswer::Outcome(outcome) => Expected::Outcome(outcome),
            WrongAnswer::ColumnSums(digits) => {
                let zeros = vec![0; width.saturating_sub(digits.len())];
                Expected::Digits([zeros, digits].concat())
            }
            WrongAnswer::NimSum(number) | WrongAnswer::Number(number) => Expected::Number(number),
            WrongAnswer::Remainders(all) | WrongAnswer::Values(all) => Expected::List(all),
        },
    })
}
