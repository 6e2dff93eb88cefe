//! Marks the answers of a class. In: pupils by the codes of their sheets, and their answers, one by one. Out:
//! points for each pupil, how each question went, the wrong ideas behind wrong answers, and who has handed
//! nothing in.

use std::collections::HashMap;

use serde::Serialize;

use super::code::SheetCode;
use super::set::{Origin, Set};
use super::sheet::{Item, Sheet};
use crate::command_line::Token;
use crate::error::{Error, faults};
use crate::exercises::{Absence, Exercise, Mark, Marker};
use crate::i18n::{Catalogue, Values};

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
    /// Whether the answers are those to a lesson, and not on sheets.
    pub is_lesson: bool,
    /// The sheets in the order in which they first occur.
    pub pupils: Vec<Pupil>,
    /// The places in `pupils` of those who have a code.
    holders: HashMap<String, Vec<usize>>,
}

/// A sheet, or a lesson, and what was answered.
#[derive(Debug)]
pub(crate) struct Pupil {
    /// The code of the sheet, or that of the answers to a lesson.
    pub code: String,
    pub items: Vec<Item>,
    /// Where the pupil stands among the others, from 0.
    pub place: u64,
    /// Whose it is; empty when the list does not say.
    pub name: String,
    /// The number of the sheet, from 1, where the set has several.
    pub number: Option<u64>,
    /// The number that the school gives; empty where no list says it.
    pub id: String,
    /// What the list of the class says, column by column.
    pub cells: Vec<String>,
    /// Why there is nothing to mark, if there is nothing.
    pub absence: Option<Absence>,
    /// The line that may be about the pupil and could not be read.
    pub doubt: Option<u64>,
    /// Whether another pupil has the same name.
    has_namesake: bool,
    /// For each question what was answered, and what that is worth.
    pub answers: Vec<Option<Answered>>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Answered {
    pub answer: String,
    pub mark: Mark,
    /// Whether this is wrong and the second try was right.
    pub again: bool,
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
            is_lesson: false,
            pupils: Vec::new(),
            holders: HashMap::new(),
        })
    }

    /// The place of a pupil among the others, who is added if need be. A sheet may be one pupil's or the
    /// whole class's: the rows of a code that name nobody belong to the first who has it.
    /// Errors: what [`SheetCode::read`] says of the code.
    pub(crate) fn pupil(&mut self, code: Token<'_>, name: &str) -> Result<usize, Error> {
        let sheet_code = SheetCode::read(code)?;
        let key = name_key(name);
        let is_same = |own: &str| own == name || !key.is_empty() && name_key(own) == key;
        let whose = |at: &usize| {
            let own = &self.pupils[*at].name;
            name.is_empty() || own.is_empty() || is_same(own)
        };
        let code = sheet_code.code();
        let holders = self.holders.get(&code).map(Vec::as_slice).unwrap_or_default();
        let at = match holders.iter().copied().find(whose) {
            Some(at) => at,
            None => {
                let number = (sheet_code.copies > 1).then_some(sheet_code.index + 1);
                let place = sheet_code.index;
                let sheet = self.sheet(sheet_code)?;
                let pupil = Pupil::new(sheet.code, sheet.items);
                self.pupils.push(Pupil { place, number, ..pupil });
                let at = self.pupils.len() - 1;
                self.holders.entry(code).or_default().push(at);
                at
            }
        };
        if let Some(pupil) = self.pupils.get_mut(at).filter(|pupil| pupil.name.is_empty()) {
            name.clone_into(&mut pupil.name);
        }
        Ok(at)
    }

    /// Whether somebody has the sheet with this code.
    pub(crate) fn has(&self, code: &str) -> bool {
        self.holders.contains_key(code)
    }

    /// Says more of a pupil, unless it was said before.
    pub(crate) fn describe(&mut self, at: usize, id: &str, cells: Vec<String>) {
        let Some(pupil) = self.pupils.get_mut(at) else { return };
        if pupil.id.is_empty() {
            id.clone_into(&mut pupil.id);
        }
        if pupil.cells.is_empty() {
            pupil.cells = cells;
        }
    }

    /// Marks an answer of a pupil, and tells whether it replaces an earlier one to the same question.
    /// Errors: `no-such-question`, or what [`Word::number`] says of the question.
    pub(crate) fn add(
        &mut self,
        at: usize,
        question: Token<'_>,
        answer: &str,
    ) -> Result<bool, Error> {
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

    /// Finds out, once all answers are there, who has handed nothing in and who shares a name; `in_order`
    /// puts the pupils in the order of their sheets.
    pub(crate) fn settle(&mut self, in_order: bool) {
        let mut called: HashMap<String, usize> = HashMap::new();
        for pupil in &mut self.pupils {
            *called.entry(name_key(&pupil.name)).or_default() += 1;
            let answers = pupil.answers.iter().flatten();
            let said: Option<Vec<Absence>> =
                answers.map(|answered| self.marker.absence(&answered.answer)).collect();
            if let Some(said) = said {
                let is_absent = said.contains(&Absence::Absent);
                pupil.absence = Some(if is_absent { Absence::Absent } else { Absence::Missing });
                pupil.answers.fill(None);
            }
        }
        for pupil in &mut self.pupils {
            let key = name_key(&pupil.name);
            pupil.has_namesake =
                !key.is_empty() && called.get(&key).is_some_and(|count| *count > 1);
        }
        if in_order {
            self.pupils.sort_by_key(|pupil| pupil.place);
            self.holders.clear();
        }
    }

    /// Those who have handed something in.
    pub(crate) fn present(&self) -> impl Iterator<Item = &Pupil> {
        self.pupils.iter().filter(|pupil| pupil.absence.is_none())
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
        for pupil in self.present() {
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
    /// Somebody who has answered nothing yet.
    pub(super) fn new(code: String, items: Vec<Item>) -> Self {
        let answers = vec![None; items.len()];
        Pupil {
            code,
            items,
            place: 0,
            name: String::new(),
            number: None,
            id: String::new(),
            cells: Vec::new(),
            absence: None,
            doubt: None,
            has_namesake: false,
            answers,
        }
    }

    /// The questions in order, with what was answered.
    pub(crate) fn questions(&self) -> impl Iterator<Item = (&Item, Option<&Answered>)> {
        self.items.iter().zip(self.answers.iter().map(Option::as_ref))
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

    /// The name, or else the code of the sheet; of two with one name, with the number of the sheet and that
    /// of the school.
    pub(crate) fn called(&self, words: &Catalogue) -> Result<String, Error> {
        match (self.name.is_empty(), self.has_namesake) {
            (true, _) => Ok(self.code.clone()),
            (false, false) => Ok(self.name.clone()),
            (false, true) => {
                let mut values = Values::default();
                values.set_text("name", self.name.clone());
                let number = self.number.map(|number| number.to_string());
                values.set_text("number", number.unwrap_or_else(|| self.code.clone()));
                values.set_text("id", if self.id.is_empty() { "none" } else { &self.id });
                words.format("worksheet-namesake", &values)
            }
        }
    }

    pub(crate) fn right(&self) -> u64 {
        self.answers.iter().flatten().filter(|answered| answered.mark.right()).count() as u64
    }

    /// The points, in hundredths, and the most that there are; a question without points is worth
    /// 1. Each place of an answer counts alike.
    pub(crate) fn points(&self) -> (u64, u64) {
        let mut sum = (0, 0);
        for (item, answered) in self.questions() {
            sum.0 += earned(item, answered);
            sum.1 += worth(item);
        }
        sum
    }
}

/// What a question is worth, in hundredths.
fn worth(item: &Item) -> u64 {
    item.points.unwrap_or(1) * 100
}

/// The points for an answer, in hundredths.
pub(crate) fn earned(item: &Item, answered: Option<&Answered>) -> u64 {
    match answered {
        Some(Answered { mark, .. }) if mark.of > 0 => {
            worth(item) * u64::from(mark.earned) / u64::from(mark.of)
        }
        _ => 0,
    }
}

/// A name as it is compared: letters alone, small.
pub(super) fn name_key(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
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
