//! Where the lessons come from: the folder of a checkout, or what the program carries in itself,
//! laid out in a folder for as long as it is needed. In both: `book.toml`, `lessons/` in every
//! language, and `theme/`.

use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::BookError;
use crate::command_line::Token;
use crate::error::{Error, Reason, faults};
use crate::files::FileFault;
use crate::files::atomic_write;
use crate::files::temp::Folder;
use crate::i18n::Language;

faults! {
    pub(crate) enum LessonFault {
        Unknown { lessons: Vec<String> } = "no-such-lesson",
    }
}

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/lessons");
static THEME: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/theme");
const BOOK: &str = include_str!("../../book.toml");

/// A folder with `book.toml`, `lessons/` and `theme/`.
#[derive(Debug)]
pub(crate) struct Source {
    pub(super) root: PathBuf,
    /// Keeps the folder while it is needed, unless it is somebody's checkout.
    laid_out: Option<Folder>,
}

impl Source {
    /// The folder `checkout` when it holds the lessons; else those that the program carries.
    /// Errors: `write-failed` when the lessons cannot be laid out.
    pub(crate) fn of(checkout: &Path) -> Result<Self, Error> {
        let wanted = [PathBuf::from("book.toml"), PathBuf::from("theme/index.hbs")];
        let summaries = languages().map(|language| folder(language).join("SUMMARY.md"));
        if wanted.into_iter().chain(summaries).all(|file| checkout.join(file).is_file()) {
            return Ok(Source { root: checkout.to_owned(), laid_out: None });
        }
        let laid_out = Folder::temporary()
            .map_err(|error| atomic_write::failed(&std::env::temp_dir(), &error))?;
        let root = laid_out.path().to_owned();
        for (name, files) in [("lessons", &LESSONS), ("theme", &THEME)] {
            let place = root.join(name);
            let written = std::fs::create_dir(&place).and_then(|()| files.extract(&place));
            written.map_err(|error| failed(name, &error))?;
        }
        let written = std::fs::write(root.join("book.toml"), BOOK);
        written.map_err(|error| failed("book.toml", &error))?;
        Ok(Source { root, laid_out: Some(laid_out) })
    }

    /// Whether it is somebody's checkout, whose files may change.
    pub(crate) fn is_checkout(&self) -> bool {
        self.laid_out.is_none()
    }
}

/// The languages that have lessons.
pub(crate) fn languages() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| LESSONS.get_dir(language.code()).is_some())
}

/// The language of the lessons for a reader: its own, or that of its nearest kin, `zh` for `zh-TW`.
pub(crate) fn language_of_lessons(reader: Language) -> Language {
    let kin = |language: &Language| reader.code().split('-').next() == Some(language.code());
    languages().find(|language| *language == reader).or(languages().find(kin)).unwrap_or(reader)
}

/// The folder of the lessons in a language.
pub(crate) fn folder(language: Language) -> PathBuf {
    Path::new("lessons").join(language.code())
}

fn failed(name: &str, error: &std::io::Error) -> Error {
    Error::from(FileFault::NotWritten { reason: Reason::from(error) }).naming(name)
}

/// The lesson of this name, or of this number in the book, as the program carries it: the path of
/// its file, and its Markdown.
/// Errors: `no-such-lesson`.
pub(crate) fn lesson(word: Token<'_>, language: Language) -> Result<(String, String), BookError> {
    let names = lessons(language)?.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    let number = word.number().ok().and_then(|number| usize::try_from(number).ok());
    let own = word.choice(names.iter().map(String::as_str));
    let at = own.or(number.and_then(|number| number.checked_sub(1)));
    let name = at.and_then(|at| names.get(at)).cloned();
    let name = name.ok_or_else(|| word.error(LessonFault::Unknown { lessons: names }))?;
    let file = folder(language).join(format!("{name}.md"));
    let inside = file.strip_prefix("lessons").unwrap_or(&file);
    let text = LESSONS.get_file(inside).and_then(|file| file.contents_utf8());
    let text = text.ok_or_else(|| Error::defect(file.display()))?;
    Ok((file.display().to_string(), text.to_owned()))
}

/// The lessons of a language in the order of the book: name and title.
pub(crate) fn lessons(language: Language) -> Result<Vec<(String, String)>, BookError> {
    let file = Path::new(language.code()).join("SUMMARY.md");
    let list = LESSONS.get_file(&file).and_then(|file| file.contents_utf8());
    let list = list.ok_or_else(|| Error::defect(file.display()))?;
    let links = list.lines().filter_map(|line| {
        let (title, rest) =
            line.trim_start_matches(['-', '*', ' ']).strip_prefix('[')?.split_once("](")?;
        let name = rest.split_once(".md)")?.0;
        (name != "README").then(|| (name.to_owned(), title.to_owned()))
    });
    Ok(links.collect())
}
