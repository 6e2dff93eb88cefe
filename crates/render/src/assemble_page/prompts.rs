//! Steps of a page, and the prompts of a page that asks: questions with folded answers, hints, and empty
//! columns to write in. Appends Markdown to the [`Document`] that `assemble_page.rs` builds.

use std::borrow::Cow;

use tera::Value;

use super::super::filters;
use super::super::page::FIGURE;
use super::{Document, step_kind, steps};
use crate::i18n::MessageArgs;
use crate::{Renderer, View};
use carryless_args::error::Error;
use carryless_games::elide::SHOWN;
use carryless_games::figure::{BlankGrid, BlankLook, Figure};
use carryless_games::game::Hint;
use carryless_games::games::Explanation;
use carryless_games::serialize;

/// Largest number of columns, and of rows, of boxes to write in that a page shows.
const BOXES: usize = 12;

impl Document<'_> {
    /// Appends the step `step` of kind `kind` to `text`: its title, then its body, rendered from `template`. If the
    /// page asks, the body is folded behind a question. Title and question are the messages `<game>-<kind>-title` and
    /// `<game>-<kind>-ask`; a step without a title is its body alone. Steps without a question depend on the winner. If
    /// the page asks, they share one fold whose title and question are `<game>-decide-…`, so that neither titles nor
    /// their number reveal the winner.
    pub(super) fn step(
        &mut self,
        kind: &str,
        step: &Value,
        template: &str,
        text: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let words = &self.renderer.words;
        let mut values = MessageArgs::default();
        filters::set_fields(&mut values, step);
        if let Some(rules) = &self.rules {
            filters::set_fields(&mut values, rules);
        }
        let noun = words.format_if_any(&[self.game, "-noun"].concat(), &MessageArgs::default())?;
        let units =
            words.format_if_any(&[self.game, "-units"].concat(), &MessageArgs::default())?;
        for (name, word) in [("noun", &noun), ("units", &units)] {
            if let Some(word) = word {
                values.set_text(name, word.as_str());
            }
        }
        let title = words.format_if_any(&[self.game, "-", kind, "-title"].concat(), &values)?;
        let Some(title) = title else {
            self.section(template, text)?;
            text.extend_from_slice(b"\n\n");
            return Ok(());
        };
        let own = match self.view.ask {
            true => words.format_if_any(&[self.game, "-", kind, "-ask"].concat(), &values)?,
            false => None,
        };
        let gathers = self.view.ask && own.is_none();
        if !(gathers && self.is_fold_open) {
            end_fold(&mut self.is_fold_open, text);
            let (title, question) = match gathers {
                true => {
                    let question = [self.game, "-decide-ask"].concat();
                    let question = words.format(&question, &values)?;
                    (Cow::from(words.text("game-decide-title")?), Some(question))
                }
                false => (Cow::from(&title), own),
            };
            text.extend_from_slice(["\n## ", &title, "\n\n"].concat().as_bytes());
            if let Some(question) = question {
                let unfolding = fold_start(&words.text("ask-answer")?, "");
                text.extend_from_slice([&question, "\n\n", &unfolding].concat().as_bytes());
            }
        }
        if gathers {
            self.is_fold_open = true;
            text.extend_from_slice(["**", &title, "**\n\n"].concat().as_bytes());
        }
        self.section(template, text)?;
        let folded = self.view.ask && !gathers;
        text.extend_from_slice(if folded { FOLDED.as_bytes() } else { b"\n\n" });
        Ok(())
    }

    /// Renders the first `wanted` hints as a numbered list, with a note if there are more.
    pub(super) fn hints(&mut self, hints: &[Hint], wanted: usize) -> Result<String, Error> {
        let mut text = String::new();
        for (number, hint) in hints.iter().take(wanted).enumerate() {
            self.context.insert_value("hint", serialize::value(hint));
            text.push_str(&format!("{}. {}\n", number + 1, self.render_trimmed("hint")?));
        }
        // The total is not shown: an N-position has one hint more than a P-position.
        if hints.len() > wanted {
            text.push_str(&format!("\n{}\n", self.renderer.words.text("more-hints")?));
        }
        Ok(text)
    }

    /// Returns columns of empty boxes if the page asks, the step counts the columns and at most `BOXES` rows and
    /// columns are needed; otherwise `None`. If the rules limit a move, the pupil also has to find the remainders of
    /// the piles.
    pub(super) fn blank_figure<'f>(&self, kind: &str, figure: &Figure<'_>) -> Option<Figure<'f>> {
        let Figure::Columns { columns, .. } = figure else { return None };
        let limit = self.rules.as_ref().and_then(Value::as_map)?.get(&"limit".into());
        let limit = limit.and_then(Value::as_i64);
        // Wide enough for any remainder, so that the width does not reveal this one.
        let width = match limit {
            Some(limit) => limit.checked_ilog2().map_or(0, |place| place as usize + 1),
            None => columns.width(),
        };
        let numbers = columns.numbers();
        let fits = (1..=BOXES).contains(&width) && numbers.len() <= BOXES;
        if !self.view.ask || kind != "add" || !fits {
            return None;
        }
        let mut grid = BlankGrid::empty(numbers, width);
        if limit.is_some() {
            grid.rows.iter_mut().for_each(|row| row.number = None);
        }
        Some(Figure::Blanks { grid: Cow::Owned(grid), look: BlankLook::Counts })
    }
}

/// Returns the sentence with which step `step` (0-based) is told on the picture of the position, in Markdown.
pub(crate) fn step_sentence(
    renderer: &Renderer,
    explanation: &Explanation,
    step: usize,
) -> Result<String, Error> {
    let (value, view) = (serialize::shortened_value(explanation, SHOWN), View::default());
    let mut page = Document::new(renderer, explanation, &value, &view);
    let step = steps(&value).get(step).cloned().unwrap_or(Value::none());
    let name = ["moment-", step_kind(&step).unwrap_or_default()].concat();
    page.context.insert_value("step", step);
    page.render_trimmed(&name)
}

/// Returns the start of a `<details>` element with `summary`, which is inserted as HTML. `open` is empty, or ` open` if
/// the element starts unfolded.
pub(super) fn fold_start(summary: &str, open: &str) -> String {
    format!("<details{open}><summary>{summary}</summary>\n\n")
}

/// End of a `<details>` element, between empty lines.
pub(super) const FOLDED: &str = "\n\n</details>\n\n";

/// If `open` is true, appends the end of the fold around the steps that depend on the winner to `text`, and sets `open`
/// to false.
pub(super) fn end_fold(open: &mut bool, text: &mut Vec<u8>) {
    if std::mem::take(open) {
        text.extend_from_slice(FOLDED.as_bytes());
    }
}

/// Inserts a figure placeholder before the first folded answer in `text` at or after byte `begin`, the start of the
/// step with the question. Returns whether there is a folded answer; without one `text` is unchanged.
pub(super) fn insert_placeholder(text: &mut Vec<u8>, begin: usize) -> bool {
    let at = memchr::memmem::find(&text[begin..], b"<details").map(|at| begin + at);
    if let Some(at) = at {
        text.splice(at..at, [FIGURE, "\n\n"].concat().into_bytes());
    }
    at.is_some()
}

/// Whether a text contains the placeholder `sign`.
pub(super) fn contains(text: &[u8], sign: &str) -> bool {
    memchr::memmem::find(text, sign.as_bytes()).is_some()
}
