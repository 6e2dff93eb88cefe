//! The lists of a class as files: text in any encoding, or a workbook. In: the word of a line that names
//! one. Out: its table.

use encoding_rs::Encoding;

use super::diagnostics::remark;
use super::workbook;
use crate::args::Args;
use crate::command_line::Token;
use crate::error::Error;
use crate::files::input;
use crate::i18n::{Catalogue, Language};
use crate::worksheet::encoding::{self, Decoded};
use crate::worksheet::list_source::Lists;
use crate::worksheet::roster::{ClassList, WORKBOOKS};

/// Lists are files.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ListFiles {
    /// The encoding that the line names.
    encoding: Option<&'static str>,
    /// In which language it is said how a list was read, if it is.
    told: Option<Language>,
}

impl ListFiles {
    /// Returns lists that are read in the `--encoding` of a line, if it has one.
    pub(super) fn of(asked: &Args<'_>) -> Result<Self, Error> {
        Ok(ListFiles { encoding: encoding::asked(asked)?, told: None })
    }

    /// Returns lists that say in this language how they were read.
    pub(super) fn telling(self, language: Language) -> Self {
        ListFiles { told: Some(language), ..self }
    }
}

impl Lists for ListFiles {
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error> {
        word.map(|word| self.answers(word)).transpose()
    }

    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error> {
        let bytes = input::bytes(word)?;
        let list = read(&bytes, self.encoding).map_err(|error| word.about_file(error))?;
        if let Some(language) = self.told {
            let words = Catalogue::load(language, &["common", "worksheet"])?;
            list.source().said(&words)?.iter().for_each(|said| remark(said));
        }
        Ok(list)
    }
}

/// The table of a file with these bytes.
pub(crate) fn read(bytes: &[u8], wanted: Option<&'static str>) -> Result<ClassList, Error> {
    if WORKBOOKS.iter().any(|begin| bytes.starts_with(begin)) {
        return workbook::read(bytes);
    }
    let Decoded { text, encoding } = listed(bytes, wanted)?;
    Ok(ClassList::of_text(&text)?.in_encoding(encoding))
}

/// The text of a file with these bytes.
pub(crate) fn listed(bytes: &[u8], wanted: Option<&'static str>) -> Result<Decoded, Error> {
    Decoded::of_bytes(bytes, wanted, decoded)
}

/// The text in an encoding that is called so on the web, if it is one.
fn decoded(name: &'static str, bytes: &[u8]) -> Option<String> {
    let encoding = Encoding::for_label(name.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    Some(text.into_owned())
}
