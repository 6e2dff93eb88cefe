//! A pupil of a marked class, and what the answers show.

use super::{Answered, earned, max_points};
use crate::answer_list::names::KnownPupil;
use crate::code::practise::PractiseCode;
use crate::diagnosis::{self, Finding};
use crate::sheet::Item;
use carryless_args::error::Error;
use carryless_exercises::Absence;
use carryless_exercises::pupil_model::PupilModel;
use carryless_render::i18n::{Catalogue, MessageArgs};

/// A pupil with the questions of a sheet or lesson, and the answers to them.
#[derive(Debug)]
pub struct Pupil {
    /// Code of the sheet, or result code of a lesson.
    pub code: String,
    /// Questions of the sheet or lesson.
    pub items: Vec<Item>,
    /// Index of the sheet in its set, from 0; in a lesson, number of the pupil in the class list, from 1.
    /// Pupils are sorted by this number.
    pub place: u64,
    /// Name of the pupil; empty if the list has none.
    pub name: String,
    /// Number of the sheet, or of the pupil in a lesson, from 1. `None` if the set has only one sheet.
    pub number: Option<u64>,
    /// Student number; empty if no list has it.
    pub id: String,
    /// Cells of the pupil's row in the class list, in the order of the columns.
    pub cells: Vec<String>,
    /// Reason why the pupil has no marks; `None` if there are answers to mark.
    pub absence: Option<Absence>,
    /// Line, from 1, of an unreadable row that may be about the pupil; `None` if there is no such row.
    pub unread_line: Option<u64>,
    /// Whether another pupil has the same name.
    pub(super) has_namesake: bool,
    /// Whether the sheet is for a diagnosis.
    pub(super) is_diagnosed: bool,
    /// Result of the pupil's practice; `None` for answers to a sheet or lesson.
    pub practice: Option<PractiseCode>,
    /// Model of the pupil after all answers to a sheet for a diagnosis; `None` for other sheets.
    pub model: Option<PupilModel>,
    /// Marked answer to each question; `None` for a question without an answer.
    pub answers: Vec<Option<Answered>>,
}

impl Pupil {
    /// Creates a pupil with the sheet code or result code `code`, the questions `items`, and no answers.
    pub(crate) fn new(code: String, items: Vec<Item>) -> Self {
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
            unread_line: None,
            has_namesake: false,
            is_diagnosed: false,
            practice: None,
            model: None,
            answers,
        }
    }

    /// Creates the entry of the pupil `own` of a class list with this code and these questions, without answers.
    pub(crate) fn of_class(own: &KnownPupil, code: String, items: Vec<Item>) -> Self {
        Pupil {
            place: own.number,
            number: Some(own.number),
            name: own.name.clone(),
            id: own.id.clone(),
            cells: own.cells.clone(),
            ..Pupil::new(code, items)
        }
    }

    /// Returns each question with the pupil's answer, in order; `None` for a question without an answer.
    pub fn questions(&self) -> impl Iterator<Item = (&Item, Option<&Answered>)> {
        self.items.iter().zip(self.answers.iter().map(Option::as_ref))
    }

    /// Returns the tags of the misconceptions that the pupil's answers show, each once.
    pub fn misconceptions(&self) -> Vec<&'static str> {
        self.misconception_groups().concat()
    }

    /// Returns the tags of the misconceptions that the pupil's answers show, each once; those that are not distinguished
    /// are together. On a sheet for a diagnosis they explain all answers, otherwise single answers, in the order of
    /// the questions.
    pub(crate) fn misconception_groups(&self) -> Vec<Vec<&'static str>> {
        let mut groups = Vec::new();
        if let Some(practice) = &self.practice {
            return practice.misconceptions.iter().map(|idea| vec![*idea]).collect();
        }
        if let Some(model) = &self.model {
            if let Finding::Named(group) = diagnosis::finding(model) {
                groups.push(group.ideas.iter().map(|idea| idea.tag()).collect());
            }
            return groups;
        }
        for idea in self.answers.iter().flatten().flat_map(|answered| &answered.mark.ideas) {
            if !groups.contains(&vec![*idea]) {
                groups.push(vec![*idea]);
            }
        }
        groups
    }

    /// Returns the pupil's name, or the sheet code if the name is unknown. If another pupil has the same name,
    /// the sheet number (or the sheet code without a number) and the student number are added.
    pub fn display_name(&self, words: &Catalogue) -> Result<String, Error> {
        match (self.name.is_empty(), self.has_namesake) {
            (true, _) => Ok(self.code.clone()),
            (false, false) => Ok(self.name.clone()),
            (false, true) => {
                let mut values = MessageArgs::default();
                values.set_text("name", self.name.clone());
                let number = self.number.map(|number| number.to_string());
                values.set_text("number", number.unwrap_or_else(|| self.code.clone()));
                values.set_text("id", if self.id.is_empty() { "none" } else { &self.id });
                words.format("worksheet-namesake", &values)
            }
        }
    }

    /// Returns the number of questions answered right.
    pub fn right_count(&self) -> u64 {
        self.answers.iter().flatten().filter(|answered| answered.mark.is_right()).count() as u64
    }

    /// Returns the pair (points reached, maximum points), in hundredths of a point. A question without points
    /// counts 1 point. The answer fields of a question count equally.
    pub fn points(&self) -> (u64, u64) {
        let mut sum = (0, 0);
        for (item, answered) in self.questions() {
            sum.0 += earned(item, answered);
            sum.1 += max_points(item);
        }
        sum
    }
}
