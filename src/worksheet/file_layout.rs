//! Names of the files of a set: one file for all sheets with others next to it, or a folder with files for
//! each pupil. [`Layout`] follows from the command line and from the kind of path given with `--output`.

use std::path::{Path, PathBuf};

use super::file_name;
use super::pupils::Pupils;
use super::request::Order;
use super::spec::Key;
use crate::args::Args;
use crate::args::output_format::Format;
use crate::command_line::Token;
use crate::error::Error;

/// File names of the list for typing answers and of the teacher's page.
const ANSWERS: &str = "answers";
const SUMMARY: &str = "summary";

/// Kind of file at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathKind {
    /// A file, or nothing.
    Free,
    Folder,
    /// A device or a pipe.
    Stream,
}

/// Files of the output.
#[derive(Debug)]
pub(crate) enum Layout {
    One(Bundle),
    Many(Folder),
}

/// One file for all sheets, one for all keys, one for the teacher.
#[derive(Debug)]
pub(crate) struct Bundle {
    pub sheets: PathBuf,
    /// Whether the sheets go to standard output; then there are no other files.
    pub is_printed: bool,
    /// Default file name of the sheets.
    pub default_name: String,
    pub keys: Option<PathBuf>,
    pub summary: Option<PathBuf>,
    /// List for typing answers.
    pub answers: Option<PathBuf>,
    /// Folder to create if it is missing.
    pub folder: Option<PathBuf>,
}

/// A folder with files for each pupil and the teacher.
#[derive(Debug)]
pub(crate) struct Folder {
    pub path: PathBuf,
    pub summary: PathBuf,
    /// List for typing answers.
    pub answers: PathBuf,
}

/// Settings that decide the names.
struct Naming<'n> {
    pupils: &'n Pupils,
    format: Format,
    /// Path given with `--output`.
    word: Option<Token<'n>>,
    is_bundled: bool,
    /// Whether the key is a file of its own. `summary` says whether the teacher gets a page.
    key: bool,
    summary: bool,
    /// Name of a single file. `folder` is the name of a folder of files.
    file: String,
    folder: String,
    teacher: String,
}

impl Layout {
    /// Returns the files of an order in `format`; `there` returns the kind of a path.
    pub(crate) fn from_args(
        args: &Args<'_>,
        order: &Order,
        format: Format,
        there: impl FnOnce(&Path) -> Result<PathKind, Error>,
    ) -> Result<Self, Error> {
        let Order { class, pupils, look } = order;
        let part = match pupils.is_slice {
            true => format!("-{}-{}", pupils.from + 1, pupils.to),
            false => String::new(),
        };
        let folder = format!("worksheets-{}", class.sheet_code.seed);
        let stem = match pupils.is_class {
            true => format!("{folder}{part}"),
            false => format!("worksheet-{}", class.sheet_code.code()),
        };
        let ending = format.extension();
        let naming = Naming {
            pupils,
            format,
            word: args.parse_value("output"),
            is_bundled: pupils.is_class && args.flag("bundle").is_some(),
            key: look.key == Key::Separate && format.has_key(),
            summary: pupils.is_class && format.is_page(),
            file: format!("{stem}.{ending}"),
            folder,
            teacher: format!("summary{part}.{}", teacher_extension(format)),
        };
        naming.layout(there)
    }
}

impl Naming<'_> {
    fn layout(
        &self,
        there: impl FnOnce(&Path) -> Result<PathKind, Error>,
    ) -> Result<Layout, Error> {
        let is_many = self.pupils.is_class && !self.is_bundled && self.format.has_key();
        let Some(text) = self.word.map(Token::text) else {
            return Ok(match self.format.is_page() {
                false => self.bundle(None, PathBuf::from("-")),
                true if is_many => self.folder_layout(PathBuf::from(&self.folder)),
                true => self.bundle(None, PathBuf::from(&self.file)),
            });
        };
        let path = Path::new(text);
        let there = match text.ends_with(['/', '\\']) {
            true => PathKind::Folder,
            false => there(path)?,
        };
        let is_file = text == "-"
            || there == PathKind::Stream
            || path.extension().is_some()
            || !self.format.has_key();
        Ok(match () {
            () if is_file && there != PathKind::Folder => self.bundle(None, path.to_owned()),
            () if is_many => self.folder_layout(path.to_owned()),
            () => self.bundle(Some(path), path.join(&self.file)),
        })
    }

    /// Returns the layout of one file and those next to it.
    fn bundle(&self, folder: Option<&Path>, sheets: PathBuf) -> Layout {
        let is_printed = sheets == Path::new("-");
        let stem = sheets.file_stem().unwrap_or_default().to_string_lossy();
        let ending = sheets.extension().unwrap_or_default().to_string_lossy();
        let beside = |wanted: bool, what: &str| {
            let ending = match what {
                ANSWERS => "csv",
                SUMMARY if self.format == Format::Docx => teacher_extension(self.format),
                _ => &*ending,
            };
            let path = sheets.with_file_name(format!("{stem}-{what}.{ending}"));
            (wanted && !is_printed).then_some(path)
        };
        Layout::One(Bundle {
            keys: beside(self.key, "key"),
            summary: beside(self.summary, SUMMARY),
            answers: beside(self.summary, ANSWERS),
            folder: folder.map(Path::to_owned),
            is_printed,
            default_name: self.file.clone(),
            sheets,
        })
    }

    fn folder_layout(&self, path: PathBuf) -> Layout {
        let answers = path.join(format!("{ANSWERS}.csv"));
        let summary = path.join(&self.teacher);
        Layout::Many(Folder { path, summary, answers })
    }
}

/// Returns the file extension of the teacher's page. It is not edited, so for Word documents it is HTML.
fn teacher_extension(format: Format) -> &'static str {
    if format == Format::Docx { Format::Html } else { format }.extension()
}

/// Returns the file names of one pupil: sheet, key.
pub(crate) fn pupil_file_names(pupils: &Pupils, index: u64, format: Format) -> [String; 2] {
    let stem = file_name(index + 1, pupils.count(), pupils.file_label(index));
    let ending = format.extension();
    [format!("{stem}.{ending}"), format!("{stem}-key.{ending}")]
}
