//! Renders the content of the files of a set in one format, sheet by sheet, also in several threads
//! ([`SheetRenderer`]). The caller writes the files.

use super::file_layout::pupil_file_names;
use super::json_csv::CSV_HEAD;
use super::pupils::Pupils;
use super::renderer::SheetWriter;
use super::sheet::Sheet;
use super::spec::Key;
use carryless_args::error::Error;
use carryless_args::output_format::Format;

/// Path and content of a text file that has not been written yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Path of the file, relative to the working directory.
    pub name: String,
    /// Content of the file.
    pub text: String,
}

/// The rendered parts of one sheet.
#[derive(Debug)]
pub struct Parts {
    /// Pages of the pupil, or for JSON and CSV the sheet with its answers; `None` if only keys are requested in
    /// another format.
    pub sheet: Option<String>,
    /// Worked solutions; `None` if no keys are requested or the format contains the answers.
    pub key: Option<String>,
}

/// Renderer of the sheets of a set in one format.
#[derive(Debug)]
pub struct SheetRenderer<'m> {
    /// Writer with the languages and the page style of the sheets.
    pub writer: &'m SheetWriter,
    /// Format of all sheets and keys.
    pub format: Format,
    /// Whether the keys of a class are together in one file without sheets, so that several keys share a page.
    has_keys: bool,
    /// Text at the beginning of each file; empty if the format needs none, and for CSV if the file continues an
    /// earlier part of the set.
    pub head: String,
    /// Text at the end of each file; empty if the format needs none.
    pub tail: String,
}

impl<'m> SheetRenderer<'m> {
    /// Creates a renderer for the sheets of `pupils` in `format`. `is_one` is `true` if all sheets are in one
    /// file, and `false` if each pupil has files.
    pub fn new(
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

    /// Returns the position of the worked solutions that the user chose.
    pub fn key(&self) -> Key {
        self.writer.look.key
    }

    /// Renders the pages of the pupil and the key of a sheet, each only if it is requested.
    pub fn parts(&self, sheet: &Sheet) -> Result<Parts, Error> {
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
            // An empty line separates the heading of the key from the last exercise.
            key.insert(0, '\n');
        }
        Ok(made)
    }

    /// Returns a complete file: the beginning of a file, `parts`, and the end of a file.
    pub fn page(&self, parts: &[String]) -> String {
        [&self.head, parts.concat().as_str(), &self.tail].concat()
    }

    /// Returns the files of one pupil: the file with the sheet first, if requested, then the file with the key.
    /// `names` are the file names that the method `names` returns for this pupil.
    pub fn files(&self, sheet: &Sheet, names: Vec<String>) -> Result<Vec<TextFile>, Error> {
        let made = self.parts(sheet)?;
        let parts: Vec<String> = made.sheet.into_iter().chain(made.key).collect();
        let pages: Vec<String> = match self.key() {
            Key::Same => vec![self.page(&parts)],
            _ => parts.iter().map(|part| self.page(std::slice::from_ref(part))).collect(),
        };
        Ok(names.into_iter().zip(pages).map(|(name, text)| TextFile { name, text }).collect())
    }

    /// Returns the file names of pupil `index`, from 0, within the folder of the set.
    pub fn names(&self, pupils: &Pupils, index: u64) -> Vec<String> {
        let [sheet, key] = pupil_file_names(pupils, index, self.format);
        match self.key() {
            Key::Separate => vec![sheet, key],
            Key::Same | Key::None => vec![sheet],
            Key::Only => vec![key],
        }
    }
}
