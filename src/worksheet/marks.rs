//! A list of answers marked, as it is read: what is written of it, and what is said beside it.

use super::lists::Lists;
use super::marked::{self, Marked};
use super::report;
use crate::asked::format::Format;
use crate::error::Error;
use crate::line::{self, Word};
use crate::render::{Page, Screen, terminal};
use crate::wording::{Language, Values};

/// As what marks are written.
pub(crate) const CHECKED_FORMATS: &[&str] = &["text", "markdown", "json", "csv"];

/// A list of answers, marked.
#[derive(Debug)]
pub(crate) struct Marks {
    pub text: String,
    /// What is said of rows that answer a question again.
    pub again: Option<String>,
    /// Whether all rows could be read.
    pub is_read: bool,
}

impl Marks {
    /// Those of the answers that `file` names, perhaps with the list of the class.
    pub(crate) fn read(
        (file, roster): (Word<'_>, Option<Word<'_>>),
        format: Format,
        screen: Screen,
        language: Language,
        lists: &dyn Lists,
    ) -> Result<Self, Error> {
        let Marked { marking, unread, again } = marked::read(file, roster, language, lists)?;
        // As the command for a second sheet is to name them.
        let mut named = format!("--after {}", line::in_shell(file.text()));
        if let Some(roster) = roster {
            named += &format!(" --roster {}", line::in_shell(roster.text()));
        }
        let writer = report::writer(language)?;
        let again = again.first().map(|first| {
            let mut values = Values::default();
            values.set_number("rows", again.len() as u64);
            values.set_number("line", *first);
            writer.words().format("worksheet-again", &values)
        });
        let report = || report::markdown(&marking, &unread, &named, &writer);
        let text = match format {
            Format::Json => report::json(&marking, &unread)?,
            Format::Csv => report::csv(&marking)?,
            Format::Markdown => report()?,
            _ => terminal::page(&Page::from(&*report()?), writer.words(), screen)?,
        };
        Ok(Marks { text, again: again.transpose()?, is_read: unread.is_empty() })
    }
}
