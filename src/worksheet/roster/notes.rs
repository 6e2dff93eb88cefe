//! What there is to say of a class list beside the names: how it was read, and which of its rows are no
//! pupils. Out: a sentence for each.

use crate::error::Error;
use crate::i18n::{Catalogue, MessageArg, joined};

/// The names of a note that are told.
const TOLD: usize = 5;

/// What a list was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Source {
    /// The encoding of a text, where it is not UTF-8.
    pub encoding: Option<&'static str>,
    /// The sheet of a workbook, and the other sheets that have something in them.
    pub sheet: Option<String>,
    pub others: Vec<String>,
}

/// What was done with the rows that are not simply a pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notes {
    pub source: Source,
    /// What rows begin with that are no pupils.
    pub left_out: Vec<String>,
    /// The pupils who stand in the list again, with the same number and class.
    pub merged: Vec<String>,
    /// What pupils without a name are called.
    pub by_number: Vec<String>,
    /// The lines of those of whom nothing is said.
    pub unnamed: Vec<u64>,
    /// How many rows have no cell with anything in it.
    pub empty: u64,
}

impl Notes {
    pub(super) fn of(source: Source) -> Self {
        Notes { source, ..Notes::default() }
    }

    /// The sentences, in the words of worksheets.
    pub(crate) fn said(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
        let mut said = self.source.said(words)?;
        let lines: Vec<String> = self.unnamed.iter().map(u64::to_string).collect();
        let notes: [(_, &[String]); 4] = [
            ("worksheet-left-out", &self.left_out),
            ("worksheet-merged", &self.merged),
            ("worksheet-by-number", &self.by_number),
            ("worksheet-unnamed", &lines),
        ];
        for (id, names) in notes.into_iter().filter(|(_, names)| !names.is_empty()) {
            let values: [(_, MessageArg<'_>); 2] = [
                ("rows", (names.len() as u64).into()),
                ("names", told(names, TOLD, words)?.into()),
            ];
            said.push(words.say(id, values)?);
        }
        if self.empty > 0 {
            said.push(words.say("worksheet-empty-rows", [("rows", self.empty)])?);
        }
        Ok(said)
    }
}

impl Source {
    /// The sentences about the file.
    pub(crate) fn said(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
        let mut said = Vec::new();
        if let Some(encoding) = self.encoding {
            said.push(words.say("worksheet-encoding", [("encoding", encoding)])?);
        }
        if let Some(sheet) = self.sheet.as_ref().filter(|_| !self.others.is_empty()) {
            let others = told(&self.others, TOLD, words)?;
            said.push(
                words.say("worksheet-workbook", [("sheet", &**sheet), ("others", &*others)])?,
            );
        }
        Ok(said)
    }
}

/// The first of the names, parted by what stands in none of them.
pub(crate) fn told(names: &[String], most: usize, words: &Catalogue) -> Result<String, Error> {
    let first: Vec<String> =
        names.iter().take(most).map(|name| name.replace(char::is_control, "\u{fffd}")).collect();
    let parts = |name: &String| name.contains([',', '\u{ff0c}', '\u{3001}']);
    let between = if first.iter().any(parts) { "list-semicolon" } else { "list-comma" };
    let more = if names.len() > most { " …" } else { "" };
    Ok(joined(first, &words.text(between)?) + more)
}
