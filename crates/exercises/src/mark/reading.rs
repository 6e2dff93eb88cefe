//! Reads an answer as values that a misconception can predict (see `prediction.rs`), right or wrong.

use super::{Mark, Marker, markable_fields};
use crate::answer_field::AnswerField;
use crate::exercise::Exercise;
use crate::parse_answer::{AcceptedWords, spreadsheet};
use crate::prediction::{FieldValue, is_telling};
use carryless_args::command_line::narrow_text;

/// A pupil's answer with its mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Result of marking the answer.
    pub mark: Mark,
    /// Value of each telling field, in the order of the fields; `None` if no misconception can give it.
    pub values: Vec<Option<FieldValue>>,
}

impl Reading {
    /// Whether each field that a program can mark was read.
    pub fn is_readable(&self) -> bool {
        self.mark.unread == 0
    }
}

impl Marker {
    /// Reads an answer of a pupil and marks it. `None` if the answer is empty.
    pub fn read(&self, exercise: &Exercise, answer: &str) -> Option<Reading> {
        let text = narrow_text(answer).to_lowercase();
        if text.trim().is_empty() {
            return None;
        }
        let mark = self.mark(exercise, answer);
        let typed = spreadsheet::undo_formatting(&text).unwrap_or_default();
        // The text with the same mark is the one that was marked.
        let marked = typed.iter().find(|text| self.mark_text(exercise, text) == mark);
        let asks = markable_fields(exercise);
        let parts = self.split_fields(exercise, &asks, marked.unwrap_or(&text));
        let telling = asks.into_iter().zip(parts).filter(|(ask, _)| is_telling(ask));
        let values = telling.map(|(ask, part)| self.field_value(exercise, ask, &part));
        Some(Reading { values: values.collect(), mark })
    }

    /// Returns the value of a telling field; `None` if it is none that a misconception can give.
    fn field_value(
        &self,
        exercise: &Exercise,
        ask: &AnswerField,
        text: &str,
    ) -> Option<FieldValue> {
        if ask.expected.is_none().is_some() && AcceptedWords::is_one_of(text, &self.0.none) {
            return Some(FieldValue::None);
        }
        self.parse_wrong_answer(exercise, ask, text).map(FieldValue::from)
    }
}
