//! Marks the answers of a class: rows of sheet code, question and answer. In: rows, one by one. Out:
//! points for each pupil, how each question went, and the wrong ideas behind wrong answers; as data
//! and as Markdown.

use std::collections::HashMap;

use serde::Serialize;

use super::code::SheetCode;
use super::set::{Origin, Set};
use super::sheet::{Item, Sheet};
use crate::error::{Error, faults};
use crate::exercises::{Exercise, Mark, Marker};
use crate::line::Word;

faults! {
    pub(crate) enum MarkingFault {
        NoSuchQuestion { most: usize } = "no-such-question",
    }
}

/// The most exercises of drawn classes that are kept: those of ten thousand pupils with ten each.
const KEPT: usize = 100_000;

/// A set, or one class of it, that cannot be drawn: nobody is to wait for it twice.
type Failure = (Origin, Option<u64>, Error);

#[derive(Debug)]
pub(crate) struct Marking {
    marker: Marker,
    sets: Vec<Set>,
    failed: Vec<Failure>,
    /// Classes, sheet by sheet, by their set and their number in it.
    drawn: HashMap<(usize, u64), Vec<Vec<Exercise>>>,
    /// The sheets in the order in which they first occur.
    pub pupils: Vec<Pupil>,
    /// The places in `pupils` of those who have a code.
    holders: HashMap<String, Vec<usize>>,
}

/// A sheet and what was written on it.
#[derive(Debug)]
pub(crate) struct Pupil {
    pub sheet: Sheet,
    /// Whose it is; empty when the list does not say.
    pub name: String,
    /// For each question what was answered, and what that is worth.
    pub answers: Vec<Option<Answered>>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Answered {
    pub answer: String,
    pub mark: Mark,
}

/// How a question went, over all sheets that have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct QuestionCounts {
    pub sheets: u64,
    pub answered: u64,
    pub right: u64,
}

impl Marking {
    /// Nobody yet.
    pub(crate) fn new() -> Result<Self, Error> {
        Ok(Marking {
            marker: Marker::new()?,
            sets: Vec::new(),
            failed: Vec::new(),
            drawn: HashMap::new(),
            pupils: Vec::new(),
            holders: HashMap::new(),
        })
    }

    /// Marks a row, and tells whether it replaces an earlier one about the same question of the same
    /// pupil. A
    /// sheet may be one pupil's or the whole class's: the rows of a code that name nobody belong to
    /// the first who has it.
    /// Errors: what [`SheetCode::read`] says of the code; `no-such-question`, or what
    /// [`Word::number`] says of the question.
    pub(crate) fn add(
        &mut self,
        code: Word<'_>,
        question: Word<'_>,
        answer: &str,
        name: &str,
    ) -> Result<bool, Error> {
        let sheet_code = SheetCode::read(code)?;
        let whose =
            |at: &usize| name.is_empty() || [name, ""].contains(&self.pupils[*at].name.as_str());
        let code = sheet_code.code();
        let holders = self.holders.get(&code).map(Vec::as_slice).unwrap_or_default();
        let at = match holders.iter().copied().find(whose) {
            Some(at) => at,
            None => {
                let sheet = self.sheet(sheet_code)?;
                let answers = vec![None; sheet.items.len()];
                self.pupils.push(Pupil { sheet, name: String::new(), answers });
                let at = self.pupils.len() - 1;
                self.holders.entry(code).or_default().push(at);
                at
            }
        };
        let Some(pupil) = self.pupils.get_mut(at) else { return Ok(false) };
        if pupil.name.is_empty() {
            name.clone_into(&mut pupil.name);
        }
        let number = question.number()?;
        let most = pupil.sheet.items.len();
        let index = usize::try_from(number).unwrap_or_default().wrapping_sub(1);
        let missing = || question.error(MarkingFault::NoSuchQuestion { most });
        let item = pupil.sheet.items.get(index).ok_or_else(missing)?;
        let mark = self.marker.mark(&item.exercise, answer);
        let answered = Answered { answer: answer.trim().to_owned(), mark };
        Ok(pupil.answers[index].replace(answered).is_some())
    }

    /// The sheet of a code; a class is drawn once, as long as few enough are kept.
    fn sheet(&mut self, sheet_code: SheetCode) -> Result<Sheet, Error> {
        let origin = Origin::of(&sheet_code);
        let at = match self.sets.iter().position(|set| set.origin == origin) {
            Some(at) => at,
            None => {
                let set = once(&mut self.failed, &origin, None, || Set::new(origin.clone()))?;
                self.sets.push(set);
                self.sets.len() - 1
            }
        };
        let (number, place) = self.sets[at].place(sheet_code.index);
        if !self.drawn.contains_key(&(at, number)) {
            if self.drawn.values().flatten().map(Vec::len).sum::<usize>() > KEPT {
                self.drawn.clear();
            }
            let draw = || self.sets[at].class(number);
            let class = once(&mut self.failed, &origin, Some(number), draw)?;
            self.drawn.insert((at, number), class);
        }
        let exercises = self.drawn[&(at, number)][place].clone();
        Ok(Sheet::with(sheet_code, exercises, String::new()))
    }

    /// How each question went, by its number.
    pub(crate) fn tallies(&self) -> Vec<QuestionCounts> {
        let most = self.pupils.iter().map(|pupil| pupil.answers.len()).max().unwrap_or_default();
        let mut tallies = vec![QuestionCounts::default(); most];
        for pupil in &self.pupils {
            for (tally, answer) in tallies.iter_mut().zip(&pupil.answers) {
                tally.sheets += 1;
                tally.answered += u64::from(answer.is_some());
                tally.right += u64::from(answer.as_ref().is_some_and(|it| it.mark.right()));
            }
        }
        tallies
    }
}

/// What is drawn of a set, unless that has failed before.
fn once<T>(
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

impl Pupil {
    /// The questions in order, with what was answered.
    pub(crate) fn questions(&self) -> impl Iterator<Item = (&Item, Option<&Answered>)> {
        self.sheet.items.iter().zip(self.answers.iter().map(Option::as_ref))
    }

    /// The wrong ideas that the answers show, each once.
    pub(crate) fn ideas(&self) -> Vec<&'static str> {
        let mut ideas = Vec::new();
        for idea in self.answers.iter().flatten().flat_map(|answered| &answered.mark.ideas) {
            if !ideas.contains(idea) {
                ideas.push(*idea);
            }
        }
        ideas
    }

    /// The name, or else the code of the sheet.
    pub(crate) fn called(&self) -> String {
        if self.name.is_empty() { self.sheet.code.clone() } else { self.name.clone() }
    }

    pub(crate) fn right(&self) -> u64 {
        self.answers.iter().flatten().filter(|answered| answered.mark.right()).count() as u64
    }

    /// The points, in hundredths, and the most that there are; a question without points is worth
    /// 1. Each place of an answer counts alike.
    pub(crate) fn points(&self) -> (u64, u64) {
        let mut sum = (0, 0);
        for (item, answered) in self.questions() {
            let worth = item.points.unwrap_or(1) * 100;
            sum.1 += worth;
            if let Some(Answered { mark, .. }) = answered
                && mark.of > 0
            {
                sum.0 += worth * u64::from(mark.earned) / u64::from(mark.of);
            }
        }
        sum
    }
}

/// Hundredths as people write them: 450 is 4.5.
pub(crate) fn hundredths(points: u64) -> String {
    let (whole, part) = (points / 100, points % 100);
    match (part, part % 10) {
        (0, _) => whole.to_string(),
        (part, 0) => format!("{whole}.{}", part / 10),
        (part, _) => format!("{whole}.{part:02}"),
    }
}
