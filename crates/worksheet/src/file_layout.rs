//! Names of the files of a set. A [`Layout`] is either one file for all sheets with the teacher's files next to
//! it, or a folder with files for each pupil. It depends on the options and on the kind of file at the path of
//! `--output`.

use std::path::{Path, PathBuf};

use super::file_name;
use super::pupils::Pupils;
use super::request::Order;
use super::spec::Key;
use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::output_format::Format;

/// File name, or its end, of the list in which the teacher types answers; the extension follows.
const ANSWERS: &str = "answers";
/// End of the file name of the teacher's page next to one file with all sheets; the extension follows.
const SUMMARY: &str = "summary";

/// Kind of file that exists at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathKind {
    /// A regular file, which may be overwritten, or nothing.
    Free,
    /// A folder.
    Folder,
    /// A device or a pipe.
    Stream,
}

/// Paths of all files that an order writes.
#[derive(Debug)]
pub enum Layout {
    /// All sheets in one file.
    One(Bundle),
    /// Files for each pupil in a folder.
    Many(Folder),
}

/// Paths of a file with all sheets and of the files next to it: keys, teacher's page, list of answers.
#[derive(Debug)]
pub struct Bundle {
    /// File with the sheets; `-` is standard output.
    pub sheets: PathBuf,
    /// Whether the sheets are written to standard output. No file is written then.
    pub is_printed: bool,
    /// File name of the sheets if `--output` is not given.
    pub default_name: String,
    /// File with the keys; `None` if the keys have no file of their own, or if the sheets are written to
    /// standard output.
    pub keys: Option<PathBuf>,
    /// Teacher's page; `None` if the sheets are not for a class or are written to standard output, or if their
    /// format is not laid out in pages.
    pub summary: Option<PathBuf>,
    /// List in which the teacher types the pupils' answers; `None` if `summary` is `None`.
    pub answers: Option<PathBuf>,
    /// Folder that contains the files and is created if it is missing; `None` if no folder has to be created.
    pub folder: Option<PathBuf>,
}

/// Paths of a folder with files for each pupil, and of the teacher's files in it. The caller writes the
/// teacher's files only if the format is laid out in pages.
#[derive(Debug)]
pub struct Folder {
    /// Path of the folder that contains the other files.
    pub path: PathBuf,
    /// Teacher's page.
    pub summary: PathBuf,
    /// List in which the teacher types the pupils' answers.
    pub answers: PathBuf,
}

/// Settings that decide the layout and the names of the files.
struct Naming<'n> {
    pupils: &'n Pupils,
    format: Format,
    /// Path given with `--output`; `None` without the option.
    word: Option<Token<'n>>,
    /// Whether the user asked for one file with all sheets (`--bundle`).
    is_bundled: bool,
    /// Whether the keys get files of their own, apart from the sheets.
    key: bool,
    /// Whether the teacher gets a page and a list of answers.
    summary: bool,
    /// File name for all sheets, if they are in one file.
    file: String,
    /// Name of the folder, if there are files for each pupil.
    folder: String,
    /// Name of the teacher's page, if there is a folder.
    teacher: String,
}

impl Layout {
    /// Creates the layout of an order in `format`. `there` must return the kind of file that exists at a path.
    pub fn from_args(
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
            word: args.value_of("output"),
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
    /// Returns the layout for the path given with `--output`, or for the default names without the option.
    /// `there` must return the kind of file that exists at a path.
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

    /// Returns the layout of the file `sheets` with all sheets, and of the files next to it. `folder` is the
    /// folder to create if it is missing; for `None` no folder is created.
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

    /// Returns the layout of the folder `path` with files for each pupil.
    fn folder_layout(&self, path: PathBuf) -> Layout {
        let answers = path.join(format!("{ANSWERS}.csv"));
        let summary = path.join(&self.teacher);
        Layout::Many(Folder { path, summary, answers })
    }
}

/// Returns the file extension of the teacher's page for sheets in `format`. It is HTML for Word documents,
/// because teachers do not edit this page.
fn teacher_extension(format: Format) -> &'static str {
    if format == Format::Docx { Format::Html } else { format }.extension()
}

/// Returns two file names for pupil `index`, from 0: of the sheet and of its key.
pub fn pupil_file_names(pupils: &Pupils, index: u64, format: Format) -> [String; 2] {
    let stem = file_name(index + 1, pupils.count(), pupils.file_label(index));
    let ending = format.extension();
    [format!("{stem}.{ending}"), format!("{stem}-key.{ending}")]
}
