//! Renders the content of the files of a set in one format, sheet by sheet, on any thread
//! ([`SheetRenderer`]). Writing the files is left to the caller.

use super::file_layout::pupil_file_names;
use super::json_csv::CSV_HEAD;
use super::pupils::Pupils;
use super::renderer::SheetWriter;
use super::sheet::Sheet;
use super::spec::Key;
use crate::args::output_format::Format;
use crate::error::Error;

/// A file before it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextFile {
    /// Path of the file, relative to the working directory.
    pub name: String,
    pub text: String,
}

/// The pupil's part and the key of one sheet, each if requested.
#[derive(Debug)]
pub(crate) struct Parts {
    pub sheet: Option<String>,
    pub key: Option<String>,
}

/// Renderer of sheets in one format.
#[derive(Debug)]
pub(crate) struct SheetRenderer<'m> {
    pub writer: &'m SheetWriter,
    pub format: Format,
    /// Whether the keys of a class are in a file of their own.
    has_keys: bool,
    /// Beginning of a file. `tail` is its end.
    pub head: String,
    pub tail: String,
}

impl<'m> SheetRenderer<'m> {
    /// Returns the renderer of the sheets of `pupils`, all in one file or each in its own.
    pub(crate) fn new(
        writer: &'m SheetWriter,
        pupils: &Pupils,
        (format, is_one): (Format, bool),
    ) -> Result<Self, Error> {
        let duplex = writer.look.duplex.unwrap_or(pupils.is_class);
        let has_keys = pupils.is_class && is_one && writer.look.key != Key::Same;
        let (head, tail) = match format {
            // Word documents are accompanied by a teacher's page in HTML.
            Format::Html | Format::Pdf | Format::Docx => {
                (writer.head(&writer.titles()?.join(" · "), duplex)?, writer.tail()?)
            }
            Format::Csv if pupils.from == 0 || !pupils.is_slice => {
                (CSV_HEAD.to_owned(), String::new())
            }
            _ => (String::new(), String::new()),
        };
        Ok(SheetRenderer { writer, format, has_keys, head, tail })
    }

    pub(crate) fn key(&self) -> Key {
        self.writer.look.key
    }

    pub(crate) fn parts(&self, sheet: &Sheet) -> Result<Parts, Error> {
        let data = |text| Ok(Parts { sheet: Some(text), key: None });
        let (pupil, key) = match self.format {
            Format::Json => return data(self.writer.sheet_json(sheet)?),
            Format::Csv => return data(self.writer.sheet_csv(sheet)?),
            _ => (self.key() != Key::Only, self.key() != Key::None),
        };
        let (sheet_part, key_part) = match self.format {
            Format::Markdown => (
                pupil.then(|| self.writer.sheet_markdown(sheet)),
                key.then(|| self.writer.key_markdown(sheet, true)),
            ),
            _ => (
                pupil.then(|| self.writer.sheet(sheet)),
                key.then(|| self.writer.key(sheet, self.has_keys)),
            ),
        };
        let mut made = Parts { sheet: sheet_part.transpose()?, key: key_part.transpose()? };
        if let (Format::Markdown, Key::Same, Some(key)) = (self.format, self.key(), &mut made.key) {
            // The heading of the key comes right after the last exercise.
            key.insert(0, '\n');
        }
        Ok(made)
    }

    /// Returns parts as a complete file.
    pub(crate) fn page(&self, parts: &[String]) -> String {
        [&self.head, parts.concat().as_str(), &self.tail].concat()
    }

    /// Returns the files of one pupil.
    pub(crate) fn files(&self, sheet: &Sheet, names: Vec<String>) -> Result<Vec<TextFile>, Error> {
        let made = self.parts(sheet)?;
        let parts: Vec<String> = made.sheet.into_iter().chain(made.key).collect();
        let pages: Vec<String> = match self.key() {
            Key::Same => vec![self.page(&parts)],
            _ => parts.iter().map(|part| self.page(std::slice::from_ref(part))).collect(),
        };
        Ok(names.into_iter().zip(pages).map(|(name, text)| TextFile { name, text }).collect())
    }

    /// Returns the names of the files of one pupil, within their folder.
    pub(crate) fn names(&self, pupils: &Pupils, index: u64) -> Vec<String> {
        let [sheet, key] = pupil_file_names(pupils, index, self.format);
        match self.key() {
            Key::Separate => vec![sheet, key],
            Key::Same | Key::None => vec![sheet],
            Key::Only => vec![key],
        }
    }
}
