//! What a page has that asks: rungs of the ladder of hints, and columns to write in before the answer
//! that is folded away. In: hints, or the figure of a step. Out: Markdown, or a figure with blanks.

use std::borrow::Cow;

use tera::Value;

use super::super::page::FIGURE;
use super::Document;
use crate::error::Error;
use crate::figure::{BlankGrid, BlankLook, Figure};
use crate::game::Hint;

/// The most columns and rows of boxes to write in.
const BOXES: usize = 12;

impl Document<'_> {
    pub(super) fn hints(&mut self, hints: &[Hint], wanted: usize) -> Result<String, Error> {
        let mut text = String::new();
        for (number, hint) in hints.iter().take(wanted).enumerate() {
            self.context.insert_value("hint", Value::from_serializable(hint));
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
        let (numbers, width) = (columns.numbers(), columns.width());
        let fits = (1..=BOXES).contains(&width) && numbers.len() <= BOXES;
        if !self.view.ask || kind != "add" || !fits {
            return None;
        }
        let limit = self.rules.as_ref().and_then(Value::as_map)?.get(&"limit".into());
        let mut grid = BlankGrid::empty(numbers, width);
        if limit.is_some_and(|limit| !limit.is_none()) {
            grid.rows.iter_mut().for_each(|row| row.number = None);
        }
        Some(Figure::Blanks { grid: Cow::Owned(grid), look: BlankLook::Counts })
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
