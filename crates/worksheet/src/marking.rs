//! Marks the answers of a class. Pupils are known by their sheet codes, and their answers are added one by
//! one to a [`Marking`]. It contains points of each pupil, counts of each question, misconceptions behind
//! wrong answers, and absences. A [`Marker`] marks the single answers.

mod pupil;

use std::collections::HashMap;

use serde::Serialize;

pub use pupil::Pupil;

use super::code::SheetCode;
use super::diagnose;
use super::diagnosis;
use super::set::{Origin, Set};
use super::sheet::{Item, Sheet};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_exercises::{Absence, Exercise, Mark, Marker};

faults! {
    pub enum MarkingFault {
        NoSuchQuestion { most: usize } = "no-such-question",
    }
}

/// Number of exercises of drawn classes above which all of them are removed from memory before another class is
/// drawn. It corresponds to ten thousand pupils with ten exercises each.
const KEPT: usize = 100_000;

/// A set or class of sheets that could not be drawn, so that it is not tried again: the set, the index of the
/// class in the set from 0 (`None` if the set itself failed), and the error.
type Failure = (Origin, Option<u64>, Error);

/// The pupils of a class with their marked answers.
#[derive(Debug)]
pub struct Marking {
    marker: Marker,
    /// Sets of sheets that have been drawn.
    sets: Vec<Set>,
    /// Sets and classes that could not be drawn.
    failed: Vec<Failure>,
    /// Exercises of drawn classes, sheet by sheet. The key is the index in `sets` and the number of the
    /// class, from 0.
    drawn: HashMap<(usize, u64), Vec<Vec<Exercise>>>,
    /// Whether the answers belong to a lesson; `false` if they belong to sheets.
    pub is_lesson: bool,
    /// Whether the list contains codes of practice instead of answers.
    pub is_practice: bool,
    /// Pupils in the order in which they first occur in the list.
    pub pupils: Vec<Pupil>,
    /// Indices into `pupils` by sheet code; pupils can share a sheet.
    indices_by_code: HashMap<String, Vec<usize>>,
}

/// An answer with its mark.
#[derive(Clone, Debug, Serialize)]
pub struct Answered {
    /// Text of the answer as the pupil wrote it.
    pub answer: String,
    /// Result of marking the answer.
    pub mark: Mark,
    /// Whether the answer is wrong and the second try was right; always `false` for sheets.
    pub again: bool,
}

/// Counts of one question, over the sheets of all pupils who handed in answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct QuestionCounts {
    /// Number of sheets that have the question.
    pub sheets: u64,
    /// Number of pupils who answered the question.
    pub answered: u64,
    /// Number of pupils who answered the question right.
    pub right: u64,
}

impl Marking {
    /// Creates a marking without pupils.
    pub fn new() -> Result<Self, Error> {
        Ok(Marking {
            marker: Marker::new()?,
            sets: Vec::new(),
            failed: Vec::new(),
            drawn: HashMap::new(),
            is_lesson: false,
            is_practice: false,
            pupils: Vec::new(),
            indices_by_code: HashMap::new(),
        })
    }

    /// Returns the index in `pupils` of the pupil with the typed sheet code `code` and the name `name`; adds
    /// the pupil if missing. Pupils may share a sheet: an empty `name` means the first pupil with the code, and
    /// a pupil with the code and without a name gets `name`. Returns the errors of [`SheetCode`], or an error
    /// if the set of the sheet cannot be drawn.
    pub fn pupil(&mut self, code: Token<'_>, name: &str) -> Result<usize, Error> {
        let sheet_code = SheetCode::read(code)?;
        let key = name_key(name);
        let is_same = |own: &str| own == name || !key.is_empty() && name_key(own) == key;
        let whose = |at: &usize| {
            let own = &self.pupils[*at].name;
            name.is_empty() || own.is_empty() || is_same(own)
        };
        let code = sheet_code.code();
        let holders = self.indices_by_code.get(&code).map(Vec::as_slice).unwrap_or_default();
        let at = match holders.iter().copied().find(whose) {
            Some(at) => at,
            None => {
                let number = (sheet_code.class_sheets > 1).then_some(sheet_code.index + 1);
                let place = sheet_code.index;
                let is_diagnosed = diagnose::is_asked(&sheet_code.content);
                let sheet = self.sheet(sheet_code)?;
                let pupil = Pupil::new(sheet.code, sheet.items);
                self.pupils.push(Pupil { place, number, is_diagnosed, ..pupil });
                let at = self.pupils.len() - 1;
                self.indices_by_code.entry(code).or_default().push(at);
                at
            }
        };
        if let Some(pupil) = self.pupils.get_mut(at).filter(|pupil| pupil.name.is_empty()) {
            name.clone_into(&mut pupil.name);
        }
        Ok(at)
    }

    /// Whether a pupil has the sheet with this code.
    pub fn has_code(&self, code: &str) -> bool {
        self.indices_by_code.contains_key(code)
    }

    /// Sets student number and cells of pupil `at`, an index in `pupils`, unless they are already set. Does
    /// nothing if there is no such pupil.
    pub fn describe(&mut self, at: usize, id: &str, cells: Vec<String>) {
        let Some(pupil) = self.pupils.get_mut(at) else { return };
        if pupil.id.is_empty() {
            id.clone_into(&mut pupil.id);
        }
        if pupil.cells.is_empty() {
            pupil.cells = cells;
        }
    }

    /// Marks the answer of pupil `at` to a question, and returns `true` if it replaces an earlier answer. `at`
    /// is an index in `pupils`, `question` a number from 1. Does nothing and returns `false` if there is no
    /// such pupil. Returns `no-such-question` if the sheet has no question with this number, or an error if
    /// `question` is not a number.
    pub fn add(&mut self, at: usize, question: Token<'_>, answer: &str) -> Result<bool, Error> {
        let Some(pupil) = self.pupils.get_mut(at) else { return Ok(false) };
        let number = question.number()?;
        let most = pupil.items.len();
        let index = usize::try_from(number).unwrap_or_default().wrapping_sub(1);
        let missing = || question.error(MarkingFault::NoSuchQuestion { most });
        let item = pupil.items.get(index).ok_or_else(missing)?;
        let mark = self.marker.mark(&item.exercise, answer);
        let answered = Answered { answer: answer.trim().to_owned(), mark, again: false };
        Ok(pupil.answers[index].replace(answered).is_some())
    }

    /// Sets the absence of each pupil who has no answers or only answers that report an absence, deletes such
    /// answers, models pupils who are to be diagnosed, and detects shared names. In a lesson and in practice, a pupil with a code is present. Must be called after all answers are added. If `in_order`, sorts the
    /// pupils by `place`, after which indices in `pupils` are no longer valid and `has_code` finds no pupil.
    pub fn finish(&mut self, in_order: bool) {
        let mut called: HashMap<String, usize> = HashMap::new();
        for pupil in &mut self.pupils {
            *called.entry(name_key(&pupil.name)).or_default() += 1;
            // A result code is handed in even if its pupil knew no answer.
            if (self.is_lesson || self.is_practice) && !pupil.code.is_empty() {
                continue;
            }
            let answers = pupil.answers.iter().flatten();
            let said: Option<Vec<Absence>> =
                answers.map(|answered| self.marker.absence(&answered.answer)).collect();
            if let Some(said) = said {
                let is_absent = said.contains(&Absence::Absent);
                pupil.absence = Some(if is_absent { Absence::Absent } else { Absence::Missing });
                pupil.answers.fill(None);
            } else if pupil.is_diagnosed {
                let answers = pupil.answers.iter();
                let answers = answers.map(|own| own.as_ref().map_or("", |own| &own.answer));
                pupil.model = Some(diagnosis::model(&self.marker, &pupil.items, answers));
            }
        }
        for pupil in &mut self.pupils {
            let key = name_key(&pupil.name);
            pupil.has_namesake =
                !key.is_empty() && called.get(&key).is_some_and(|count| *count > 1);
        }
        if in_order {
            self.pupils.sort_by_key(|pupil| pupil.place);
            self.indices_by_code.clear();
        }
    }

    /// Returns the pupils who handed in answers.
    pub fn present(&self) -> impl Iterator<Item = &Pupil> {
        self.pupils.iter().filter(|pupil| pupil.absence.is_none())
    }

    /// Returns the sheet with this code. Exercises of drawn classes stay in memory; see [`KEPT`]. Returns the
    /// error of the set or class if it cannot be drawn.
    fn sheet(&mut self, sheet_code: SheetCode) -> Result<Sheet, Error> {
        let origin = Origin::from_code(&sheet_code);
        let at = match self.sets.iter().position(|set| set.origin == origin) {
            Some(at) => at,
            None => {
                let set = draw_once(&mut self.failed, &origin, None, || Set::new(origin.clone()))?;
                self.sets.push(set);
                self.sets.len() - 1
            }
        };
        let (number, place) = self.sets[at].class_and_index(sheet_code.index);
        if !self.drawn.contains_key(&(at, number)) {
            if self.drawn.values().flatten().map(Vec::len).sum::<usize>() > KEPT {
                self.drawn.clear();
            }
            let draw = || self.sets[at].class(number);
            let class = draw_once(&mut self.failed, &origin, Some(number), draw)?;
            self.drawn.insert((at, number), class);
        }
        let exercises = self.drawn[&(at, number)][place].clone();
        Ok(Sheet::new(sheet_code, exercises, String::new()))
    }

    /// Returns the counts of all questions, in the order of the questions.
    pub fn tallies(&self) -> Vec<QuestionCounts> {
        let most = self.pupils.iter().map(|pupil| pupil.answers.len()).max().unwrap_or_default();
        let mut tallies = vec![QuestionCounts::default(); most];
        for pupil in self.present() {
            for (tally, answer) in tallies.iter_mut().zip(&pupil.answers) {
                tally.sheets += 1;
                tally.answered += u64::from(answer.is_some());
                tally.right += u64::from(answer.as_ref().is_some_and(|it| it.mark.is_right()));
            }
        }
        tallies
    }
}

/// Runs `draw`, which must draw class `class` of the set `origin`, or for `None` the set itself. If this class
/// or set is in `failed`, returns its earlier error instead. Adds an error of `draw` to `failed`.
fn draw_once<T>(
    failed: &mut Vec<Failure>,
    origin: &Origin,
    class: Option<u64>,
    draw: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    let known = failed.iter().find(|(set, part, _)| set == origin && *part == class);
    if let Some((.., error)) = known {
        return Err(error.clone());
    }
    draw().inspect_err(|error| failed.push((origin.clone(), class, error.clone())))
}

/// Returns the maximum points of a question, in hundredths of a point.
fn max_points(item: &Item) -> u64 {
    item.points.unwrap_or(1) * 100
}

/// Returns the points reached with the answer to a question, in hundredths of a point, rounded down; 0 without
/// an answer.
pub fn earned(item: &Item, answered: Option<&Answered>) -> u64 {
    match answered {
        Some(Answered { mark, .. }) if mark.of > 0 => {
            max_points(item) * u64::from(mark.earned) / u64::from(mark.of)
        }
        _ => 0,
    }
}

/// Returns the normalized form of a name, for comparison: only its letters and digits, in lower case.
pub(super) fn name_key(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns hundredths of a point as a decimal number of points: `4.5` for 450.
pub fn hundredths(points: u64) -> String {
    let (whole, part) = (points / 100, points % 100);
    match (part, part % 10) {
        (0, _) => whole.to_string(),
        (part, 0) => format!("{whole}.{}", part / 10),
        (part, _) => format!("{whole}.{part:02}"),
    }
}
