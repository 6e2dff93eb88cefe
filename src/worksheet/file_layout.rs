//! Which files a set becomes, by their names: one for all sheets and some beside it, or a folder with
//! files for each pupil. In: a line, and what stands at the path that it names. Out: a [`Layout`].

use std::path::{Path, PathBuf};

use super::file_name;
use super::pupils::Pupils;
use super::request::Order;
use super::spec::Key;
use crate::args::Args;
use crate::args::output_format::Format;
use crate::command_line::Token;
use crate::error::Error;

/// How the list is called in which answers are typed, and the teacher's page.
const ANSWERS: &str = "answers";
const SUMMARY: &str = "summary";

/// What stands at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum There {
    /// A file, or nothing.
    Free,
    Folder,
    /// A device or a pipe.
    Stream,
}

/// The form of the output.
#[derive(Debug)]
pub(crate) enum Layout {
    One(Bundle),
    Many(Folder),
}

/// One file for all sheets, one for all keys, one for the teacher.
#[derive(Debug)]
pub(crate) struct Bundle {
    pub sheets: PathBuf,
    /// Whether the sheets go to standard output; then nothing stands beside them.
    pub is_printed: bool,
    /// How they are called where nothing is said of it.
    pub called: String,
    pub keys: Option<PathBuf>,
    pub summary: Option<PathBuf>,
    /// The list in which answers are typed.
    pub answers: Option<PathBuf>,
    /// The folder that is made when there is none.
    pub folder: Option<PathBuf>,
}

/// A folder with files for each pupil, and those for the teacher in it.
#[derive(Debug)]
pub(crate) struct Folder {
    pub path: PathBuf,
    pub summary: PathBuf,
    /// The list in which answers are typed.
    pub answers: PathBuf,
}

/// What decides about the names.
struct Naming<'n> {
    pupils: &'n Pupils,
    format: Format,
    /// The path that the line names.
    word: Option<Token<'n>>,
    is_bundled: bool,
    /// Whether the key is a file of its own, and whether the teacher gets one.
    key: bool,
    summary: bool,
    /// The name of one file, and of a folder of many.
    file: String,
    folder: String,
    teacher: String,
}

impl Layout {
    /// The files of the order in this format; `there` looks at a path.
    pub(crate) fn of(
        asked: &Args<'_>,
        order: &Order,
        format: Format,
        there: impl FnOnce(&Path) -> Result<There, Error>,
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
        let ending = format.ending();
        let naming = Naming {
            pupils,
            format,
            word: asked.value("output"),
            is_bundled: pupils.is_class && asked.flag("bundle").is_some(),
            key: look.key == Key::Separate && format.has_key(),
            summary: pupils.is_class && format.is_page(),
            file: format!("{stem}.{ending}"),
            folder,
            teacher: format!("summary{part}.{}", for_teacher(format)),
        };
        naming.layout(there)
    }
}

impl Naming<'_> {
    fn layout(&self, there: impl FnOnce(&Path) -> Result<There, Error>) -> Result<Layout, Error> {
        let is_many = self.pupils.is_class && !self.is_bundled && self.format.has_key();
        let Some(text) = self.word.map(Token::text) else {
            return Ok(match self.format.is_page() {
                false => self.one(None, PathBuf::from("-")),
                true if is_many => self.many(PathBuf::from(&self.folder)),
                true => self.one(None, PathBuf::from(&self.file)),
            });
        };
        let path = Path::new(text);
        let there = match text.ends_with(['/', '\\']) {
            true => There::Folder,
            false => there(path)?,
        };
        let is_file = text == "-"
            || there == There::Stream
            || path.extension().is_some()
            || !self.format.has_key();
        Ok(match () {
            () if is_file && there != There::Folder => self.one(None, path.to_owned()),
            () if is_many => self.many(path.to_owned()),
            () => self.one(Some(path), path.join(&self.file)),
        })
    }

    /// One file, and those beside it.
    fn one(&self, folder: Option<&Path>, sheets: PathBuf) -> Layout {
        let is_printed = sheets == Path::new("-");
        let stem = sheets.file_stem().unwrap_or_default().to_string_lossy();
        let ending = sheets.extension().unwrap_or_default().to_string_lossy();
        let beside = |wanted: bool, what: &str| {
            let ending = match what {
                ANSWERS => "csv",
                SUMMARY if self.format == Format::Docx => for_teacher(self.format),
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
            called: self.file.clone(),
            sheets,
        })
    }

    fn many(&self, path: PathBuf) -> Layout {
        let answers = path.join(format!("{ANSWERS}.csv"));
        let summary = path.join(&self.teacher);
        Layout::Many(Folder { path, summary, answers })
    }
}

/// The ending of the teacher's page: nobody edits it, so beside documents it is a page for a browser.
fn for_teacher(format: Format) -> &'static str {
    if format == Format::Docx { Format::Html } else { format }.ending()
}

/// The names of the files of one pupil: the sheet, the key.
pub(crate) fn pair(pupils: &Pupils, index: u64, format: Format) -> [String; 2] {
    let stem = file_name(index + 1, pupils.count(), pupils.called(index));
    let ending = format.ending();
    [format!("{stem}.{ending}"), format!("{stem}-key.{ending}")]
}
