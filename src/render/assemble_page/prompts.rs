//! The steps of a page, and what it has when it asks: questions with their answers folded away, rungs
//! of the ladder of hints, and columns to write in. In: steps and hints as template values, the figure
//! of a step. Out: Markdown, or a figure with blanks.

use std::borrow::Cow;

use tera::Value;

use super::super::filters;
use super::super::page::FIGURE;
use super::Document;
use crate::error::Error;
use crate::figure::{BlankGrid, BlankLook, Figure};
use crate::game::Hint;
use crate::i18n::Values;
use crate::serialize;

/// The most columns and rows of boxes to write in.
const BOXES: usize = 12;

impl Document<'_> {
    /// A step: its title, and its body, folded behind a question where pages ask. Their words are
    /// `<game>-<kind>-title` and `<game>-<kind>-ask`; a step without a title is its body alone. Where a
    /// page asks, the steps without a question, which depend on who wins, are one fold with one title
    /// and one question, `<game>-decide-…`: neither the titles nor their number tell who wins.
    pub(super) fn step(
        &mut self,
        kind: &str,
        step: &Value,
        template: &str,
        text: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let words = &self.renderer.words;
        let mut values = Values::default();
        filters::set_fields(&mut values, step);
        if let Some(rules) = &self.rules {
            filters::set_fields(&mut values, rules);
        }
        let noun = words.format_if_any(&[self.game, "-noun"].concat(), &Values::default())?;
        let units = words.format_if_any(&[self.game, "-units"].concat(), &Values::default())?;
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
        if !(gathers && self.gathering) {
            end_fold(&mut self.gathering, text);
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
                let unfolding = unfolding(&words.text("ask-answer")?, "");
                text.extend_from_slice([&question, "\n\n", &unfolding].concat().as_bytes());
            }
        }
        if gathers {
            self.gathering = true;
            text.extend_from_slice(["**", &title, "**\n\n"].concat().as_bytes());
        }
        self.section(template, text)?;
        let folded = self.view.ask && !gathers;
        text.extend_from_slice(if folded { FOLDED.as_bytes() } else { b"\n\n" });
        Ok(())
    }

    pub(super) fn hints(&mut self, hints: &[Hint], wanted: usize) -> Result<String, Error> {
        let mut text = String::new();
        for (number, hint) in hints.iter().take(wanted).enumerate() {
            self.context.insert_value("hint", serialize::value(hint));
            text.push_str(&format!("{}. {}\n", number + 1, self.part("hint")?));
        }
        // Not how many: a won position has one more than a lost one.
        if hints.len() > wanted {
            text.push_str(&format!("\n{}\n", self.renderer.words.text("more-hints")?));
        }
        Ok(text)
    }

    /// What a page that asks for counts below the line gives to write in. Remainders are not told
    /// beforehand.
    pub(super) fn blanks<'f>(&self, kind: &str, figure: &Figure<'_>) -> Option<Figure<'f>> {
        let Figure::Columns { columns, .. } = figure else { return None };
        let limit = self.rules.as_ref().and_then(Value::as_map)?.get(&"limit".into());
        let limit = limit.and_then(Value::as_i64);
        // As many columns as the largest remainder could need: how many this one needs is not told.
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

/// What folds something away under a summary, before it; `open` is the attribute that shows it.
pub(super) fn unfolding(summary: &str, open: &str) -> String {
    format!("<details{open}><summary>{summary}</summary>\n\n")
}

/// And after it.
pub(super) const FOLDED: &str = "\n\n</details>\n\n";

/// Closes the fold of the steps that depend on who wins, if it is open.
pub(super) fn end_fold(open: &mut bool, text: &mut Vec<u8>) {
    if std::mem::take(open) {
        text.extend_from_slice(FOLDED.as_bytes());
    }
}

/// Places a figure between a question, which begins at `begin`, and its answer that is folded away.
pub(super) fn place(text: &mut Vec<u8>, begin: usize) -> bool {
    let at = memchr::memmem::find(&text[begin..], b"<details").map(|at| begin + at);
    if let Some(at) = at {
        text.splice(at..at, [FIGURE, "\n\n"].concat().into_bytes());
    }
    at.is_some()
}

/// Whether a text holds the sign of a figure.
pub(super) fn has(text: &[u8], sign: &str) -> bool {
    memchr::memmem::find(text, sign.as_bytes()).is_some()
}
