//! Notes for the teacher about a class list: how it was read, and which of its rows are not pupils. Each note
//! becomes a sentence.

use crate::error::Error;
use crate::i18n::{Catalogue, MessageArg, join};

/// Maximum number of names in a note.
const TOLD: usize = 5;

/// Source of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Source {
    /// Encoding of a text, if it is not UTF-8.
    pub encoding: Option<&'static str>,
    /// Sheet of a workbook. `others` are its other sheets that are not empty.
    pub sheet: Option<String>,
    pub others: Vec<String>,
}

/// Rows that are not simply a pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notes {
    pub source: Source,
    /// First cells of rows that are not pupils.
    pub left_out: Vec<String>,
    /// Pupils who occur again with the same number and class.
    pub merged: Vec<String>,
    /// Numbers or accounts that replace missing names.
    pub by_number: Vec<String>,
    /// Lines of pupils without name, number and account.
    pub unnamed: Vec<u64>,
    /// Number of rows without a visible cell.
    pub empty: u64,
}

impl Notes {
    pub(super) fn new(source: Source) -> Self {
        Notes { source, ..Notes::default() }
    }

    /// Returns the notes as sentences.
    pub(crate) fn sentences(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
        let mut said = self.source.sentences(words)?;
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
                ("names", join_first(names, TOLD, words)?.into()),
            ];
            said.push(words.format_with(id, values)?);
        }
        if self.empty > 0 {
            said.push(words.format_with("worksheet-empty-rows", [("rows", self.empty)])?);
        }
        Ok(said)
    }
}

impl Source {
    /// Returns the sentences about the file.
    pub(crate) fn sentences(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
        let mut said = Vec::new();
        if let Some(encoding) = self.encoding {
            said.push(words.format_with("worksheet-encoding", [("encoding", encoding)])?);
        }
        if let Some(sheet) = self.sheet.as_ref().filter(|_| !self.others.is_empty()) {
            let others = join_first(&self.others, TOLD, words)?;
            said.push(
                words.format_with(
                    "worksheet-workbook",
                    [("sheet", &**sheet), ("others", &*others)],
                )?,
            );
        }
        Ok(said)
    }
}

/// Returns the first names, joined by a separator that occurs in none of them.
pub(crate) fn join_first(
    names: &[String],
    most: usize,
    words: &Catalogue,
) -> Result<String, Error> {
    let first: Vec<String> =
        names.iter().take(most).map(|name| name.replace(char::is_control, "\u{fffd}")).collect();
    let parts = |name: &String| name.contains([',', '\u{ff0c}', '\u{3001}']);
    let between = if first.iter().any(parts) { "list-semicolon" } else { "list-comma" };
    let more = if names.len() > most { " …" } else { "" };
    Ok(join(first, &words.text(between)?) + more)
}
