//! Reads class lists and answer lists from files: text in any encoding, or Excel workbooks. The [`Token`]
//! that names a file becomes a [`ClassList`].

use encoding_rs::Encoding;

use super::diagnostics::remark;
use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_files::input;
use carryless_render::i18n::{Catalogue, Language};
use carryless_worksheet::encoding::{self, Decoded};
use carryless_worksheet::list_source::Lists;
use carryless_worksheet::roster::{ClassList, WORKBOOKS};

/// Reader of class lists and answer lists from files.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ListFiles {
    /// Encoding given by `--encoding`; `None` if the encoding is to be detected.
    encoding: Option<&'static str>,
    /// Language of the remark on standard error about the encoding of each list; `None` for no remark.
    report_language: Option<Language>,
}

impl ListFiles {
    /// Creates a reader that uses the `--encoding` of the command line, if given.
    pub(super) fn from_args(args: &Args<'_>) -> Result<Self, Error> {
        Ok(ListFiles { encoding: encoding::from_args(args)?, report_language: None })
    }

    /// Returns the reader, which now prints a remark in `language` for each list, about how the list was
    /// read.
    pub(super) fn with_report_language(self, language: Language) -> Self {
        ListFiles { report_language: Some(language), ..self }
    }
}

impl Lists for ListFiles {
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error> {
        word.map(|word| self.answers(word)).transpose()
    }

    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error> {
        let bytes = input::read_bytes(word)?;
        let list = read(&bytes, self.encoding).map_err(|error| word.error_in_file(error))?;
        if let Some(language) = self.report_language {
            let words = Catalogue::load(language, &["common", "worksheet"])?;
            list.source().sentences(&words)?.iter().for_each(|said| remark(said));
        }
        Ok(list)
    }
}

/// Parses the bytes of a text file or Excel workbook as a list. `wanted` is the encoding given by
/// `--encoding`; `None` to detect the encoding.
pub fn read(bytes: &[u8], wanted: Option<&'static str>) -> Result<ClassList, Error> {
    if WORKBOOKS.iter().any(|begin| bytes.starts_with(begin)) {
        return read_workbook(bytes);
    }
    let Decoded { text, encoding } = decode(bytes, wanted)?;
    Ok(ClassList::parse(&text)?.with_encoding(encoding))
}

/// Parses the bytes of an Excel workbook as a list.
#[cfg(feature = "spreadsheet")]
fn read_workbook(bytes: &[u8]) -> Result<ClassList, Error> {
    super::workbook::read(bytes)
}

/// Returns the error `not-built`, because this build cannot read workbooks.
#[cfg(not(feature = "spreadsheet"))]
fn read_workbook(_: &[u8]) -> Result<ClassList, Error> {
    Err(carryless_export::ExportFault::NotBuilt { feature: "spreadsheet" }.into())
}

/// Decodes the bytes of a text file. `wanted` is the encoding given by `--encoding`; `None` to detect it.
pub fn decode(bytes: &[u8], wanted: Option<&'static str>) -> Result<Decoded, Error> {
    Decoded::from_bytes(bytes, wanted, decode_as)
}

/// Decodes `bytes` in the encoding with the WHATWG label `name`, such as `gb18030`; `None` if the label is
/// unknown or the bytes are invalid.
fn decode_as(name: &'static str, bytes: &[u8]) -> Option<String> {
    let encoding = Encoding::for_label(name.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    Some(text.into_owned())
}
