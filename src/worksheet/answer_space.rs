//! The answer spaces of an exercise on paper: text with gaps for a move, choices for a verdict, otherwise a
//! line. They must not depend on the right answer. The templates of a sheet print each [`Field`].

use serde::Serialize;

use super::answer;
use super::renderer::SheetWriter;
use crate::error::Error;
use crate::exercises::task::Task;
use crate::exercises::{AMOUNTS, AnswerField, Exercise, Expected, ROW};
use crate::i18n::MessageArgs;

/// Marker of a gap in the text of an answer space.
const GAP: char = '\u{1}';

#[derive(Serialize)]
pub(super) struct Field {
    pub(super) label: String,
    /// Whether the answer needs a line of its own, because several moves may be written.
    pub(super) whole: bool,
    /// Texts between the gaps; empty if the answer space is a line.
    pub(super) parts: Vec<String>,
    /// Pile sizes with a box below each for the Grundy value.
    pub(super) sizes: Vec<u64>,
    /// Texts of the choices.
    pub(super) choices: Vec<String>,
}

impl Field {
    /// Whether the answer space fits half the width of a page.
    pub(super) fn is_short(&self) -> bool {
        !self.whole && self.parts.is_empty()
    }
}

impl SheetWriter {
    /// Returns the answer spaces; empty if the pupil writes into a grid or the gaps of a solution.
    pub(super) fn fields(&self, exercise: &Exercise) -> Result<Vec<Field>, Error> {
        if matches!(exercise.task, Task::Grid { .. } | Task::Walk { .. }) {
            return Ok(Vec::new());
        }
        let asks = exercise.answer.asks.iter().filter(|ask| ask.blank != Expected::Open);
        let mut fields =
            asks.map(|ask| self.field(exercise, ask)).collect::<Result<Vec<_>, _>>()?;
        // With two languages the line has no space for a label that repeats the text around the gaps.
        if let [Field { label, parts, .. }] = &mut fields[..]
            && self.languages.len() > 1
            && parts.len() > 1
        {
            label.clear();
        }
        Ok(fields)
    }

    fn field(&self, exercise: &Exercise, ask: &AnswerField) -> Result<Field, Error> {
        let languages = self.languages.iter();
        let labels = languages.map(|language| answer::label(exercise, ask, language.words()));
        let mut labels = labels.collect::<Result<Vec<_>, _>>()?;
        labels.retain(|label| !label.is_empty());
        labels.dedup();
        let label = match (&ask.blank, labels.is_empty()) {
            // The text around the gap replaces the label.
            (Expected::Say(_), _) => String::new(),
            (_, true) => self.label("worksheet-answer")?,
            (_, false) => labels.join(" / "),
        };
        let (mut parts, mut sizes, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        match ask.blank {
            Expected::Outcome(_) => choices = self.choices(["win", "lose"])?,
            Expected::Verdict(_) => choices = self.choices(["right", "wrong"])?,
            Expected::Move(_) => {
                parts = self.texts_around_gaps("worksheet-place-move", "", &[0])?
            }
            Expected::Say(_) => {
                let (id, what) = answer::first_move_message(exercise);
                parts = self.texts_around_gaps(id, what, &[0])?;
            }
            Expected::List(ref values) if ask.name == ROW => sizes.extend(0..values.len() as u64),
            Expected::Takes(_) => {
                let piles: Vec<u64> = (1..=exercise.piles().len() as u64).collect();
                parts = self.texts_around_gaps("worksheet-place-pile", "", &piles)?;
            }
            _ => {}
        }
        let is_moves = matches!(
            ask.blank,
            Expected::Moves(_) | Expected::Breaks(_) | Expected::Turns(_) | Expected::Shifts(_)
        ) || ask.name == AMOUNTS;
        let whole = is_moves || parts.len() > 4 || !sizes.is_empty();
        Ok(Field { label, whole, parts, sizes, choices })
    }

    /// Returns the texts of both choices of a verdict.
    fn choices(&self, names: [&str; 2]) -> Result<Vec<String>, Error> {
        let said = |name: &str| self.in_each_language(&format!("worksheet-answer-{name}"));
        names.iter().map(|name| said(name).map(|texts| texts.join(" "))).collect()
    }

    /// Returns the texts between the gaps of a message that is repeated for each pile.
    fn texts_around_gaps(&self, id: &str, what: &str, piles: &[u64]) -> Result<Vec<String>, Error> {
        let mut texts = Vec::new();
        for language in &self.languages {
            let said = piles.iter().map(|pile| {
                let mut values = MessageArgs::default();
                values.set_number("pile", *pile);
                values.set_text("gap", GAP.to_string());
                values.set_text("number", GAP.to_string());
                values.set_text("what", what);
                language.words().format(id, &values)
            });
            texts.push(said.collect::<Result<Vec<_>, _>>()?.join(" "));
        }
        texts.dedup();
        Ok(texts.join(" / ").split(GAP).map(|part| part.trim().to_owned()).collect())
    }
}
