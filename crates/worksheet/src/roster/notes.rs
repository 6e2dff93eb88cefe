//! Notes for the teacher about a class list: the encoding or workbook sheet that was read, and the rows that
//! are not pupils. Each kind of note becomes a sentence.

use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, MessageArg, join};

/// Maximum number of names that a note mentions.
const TOLD: usize = 5;

/// Encoding, or worksheet of a workbook, from which a list was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Encoding of a text if it was guessed; `None` for UTF-8 or an encoding that the user chose.
    pub encoding: Option<&'static str>,
    /// Name of the worksheet from which the list was read; `None` if it was not a workbook.
    pub sheet: Option<String>,
    /// Names of the worksheets of the workbook, without empty ones and the one that was read.
    pub others: Vec<String>,
}

/// Rows of a class list that need the teacher's attention.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Encoding or workbook from which the list was read.
    pub source: Source,
    /// Rows that are not pupils: the first visible cell, or the name, of each.
    pub left_out: Vec<String>,
    /// Names of pupils who occur again with equal student number and class. They get only one sheet.
    pub merged: Vec<String>,
    /// Student numbers or accounts that replace missing names.
    pub by_number: Vec<String>,
    /// Lines, from 1, of pupils without name, student number and account.
    pub unnamed: Vec<u64>,
    /// Number of rows whose cells are all empty or invisible.
    pub empty: u64,
}

impl Notes {
    /// Creates empty notes about a list that was read from `source`.
    pub(super) fn new(source: Source) -> Self {
        Notes { source, ..Notes::default() }
    }

    /// Returns the notes as sentences in the language of `words`.
    pub fn sentences(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
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
    /// Returns sentences, in the language of `words`, about a guessed encoding and about worksheets of the
    /// workbook that were not read; empty if there is neither.
    pub fn sentences(&self, words: &Catalogue) -> Result<Vec<String>, Error> {
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

/// Returns the first `most` names as a list, with an ellipsis if there are more names. The separator is a
/// semicolon if a name contains a comma.
pub fn join_first(names: &[String], most: usize, words: &Catalogue) -> Result<String, Error> {
    let first: Vec<String> =
        names.iter().take(most).map(|name| name.replace(char::is_control, "\u{fffd}")).collect();
    let parts = |name: &String| name.contains([',', '\u{ff0c}', '\u{3001}']);
    let between = if first.iter().any(parts) { "list-semicolon" } else { "list-comma" };
    let more = if names.len() > most { " …" } else { "" };
    Ok(join(first, &words.text(between)?) + more)
}
