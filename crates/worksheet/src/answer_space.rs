//! Answer spaces of an exercise on paper: a text with gaps for a move, choices for a verdict, boxes for Grundy
//! values, and otherwise a line to write on. They must not depend on the right answer. The templates of a sheet
//! print each [`Field`].

use serde::Serialize;

use super::answer;
use super::renderer::SheetWriter;
use carryless_args::error::Error;
use carryless_exercises::task::Task;
use carryless_exercises::{AMOUNTS, AnswerField, Exercise, Expected, ROW};
use carryless_render::i18n::MessageArgs;

/// Marker that stands for a gap to write in while a message is formatted. The formatted text is then split at
/// the markers.
const GAP: char = '\u{1}';

/// The space for the answer to one answer field.
#[derive(Serialize)]
pub struct Field {
    /// Text before the answer space; empty if the texts around the gaps make it unnecessary.
    pub label: String,
    /// Whether the space takes the whole width of the page, because the answer can be long.
    pub whole: bool,
    /// Texts before, between and after the gaps; empty if the space has no gaps.
    pub parts: Vec<String>,
    /// Pile sizes printed above the boxes for their Grundy values; empty if the answer is not a list of Grundy
    /// values.
    pub sizes: Vec<u64>,
    /// Texts of the choices to tick; empty if there are none.
    pub choices: Vec<String>,
}

impl Field {
    /// Whether half the width of a page is enough for the answer space: it is not `whole` and has no gaps.
    pub fn is_short(&self) -> bool {
        !self.whole && self.parts.is_empty()
    }
}

impl SheetWriter {
    /// Returns the answer spaces of an exercise, without those for open answers. Empty if the pupil writes
    /// into a grid or into the gaps of a solution.
    pub fn fields(&self, exercise: &Exercise) -> Result<Vec<Field>, Error> {
        if matches!(exercise.task, Task::Grid { .. } | Task::Walk { .. }) {
            return Ok(Vec::new());
        }
        let asks = exercise.answer.asks.iter().filter(|ask| ask.expected != Expected::Open);
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

    /// Returns the space for the answer field `ask`.
    fn field(&self, exercise: &Exercise, ask: &AnswerField) -> Result<Field, Error> {
        let languages = self.languages.iter();
        let labels = languages.map(|language| answer::label(exercise, ask, language.words()));
        let mut labels = labels.collect::<Result<Vec<_>, _>>()?;
        labels.retain(|label| !label.is_empty());
        labels.dedup();
        let label = match (&ask.expected, labels.is_empty()) {
            // The text around the gap replaces the label.
            (Expected::OneNumber(_), _) => String::new(),
            (_, true) => self.label("worksheet-answer")?,
            (_, false) => labels.join(" / "),
        };
        let (mut parts, mut sizes, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        match ask.expected {
            Expected::Outcome(_) => choices = self.choices(["win", "lose"])?,
            Expected::Verdict(_) => choices = self.choices(["right", "wrong"])?,
            Expected::Move(_) => {
                parts = self.texts_around_gaps("worksheet-place-move", "", &[0])?
            }
            Expected::OneNumber(_) => {
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
            ask.expected,
            Expected::Moves(_) | Expected::Breaks(_) | Expected::Turns(_) | Expected::Shifts(_)
        ) || ask.name == AMOUNTS;
        let whole = is_moves || parts.len() > 4 || !sizes.is_empty();
        Ok(Field { label, whole, parts, sizes, choices })
    }

    /// Returns the texts of two choices, each in all languages of the sheet. `names` are the ends of their
    /// message ids: `worksheet-answer-NAME`.
    fn choices(&self, names: [&str; 2]) -> Result<Vec<String>, Error> {
        let said = |name: &str| self.in_each_language(&format!("worksheet-answer-{name}"));
        names.iter().map(|name| said(name).map(|texts| texts.join(" "))).collect()
    }

    /// Formats message `id` in each language of the sheet, once for each pile number in `piles`, and returns
    /// the texts before, between and after the gaps of the result. For a message without a pile number, `piles`
    /// must have one element. `what` is the verb of a story, like `take`, or empty.
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
