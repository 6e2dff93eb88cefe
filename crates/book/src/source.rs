//! Source of the lessons: the folder of a checkout, or a temporary folder with the embedded lessons. Either
//! contains `book.toml`, `lessons/` in every language, and `theme/`.

use std::path::{Path, PathBuf};

use include_dir::Dir;

use super::BookError;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, Reason, faults};
use carryless_files::FileFault;
use carryless_files::atomic_write;
use carryless_files::temp::TempFolder;
use carryless_render::i18n::Language;

faults! {
    pub enum LessonFault {
        Unknown { lessons: Vec<String> } = "no-such-lesson",
    }
}

/// The lessons, the theme and `book.toml` that the program embeds and hands over.
#[derive(Clone, Copy, Debug)]
pub struct BookFiles {
    /// Lessons, in a folder for each language.
    pub lessons: &'static Dir<'static>,
    /// Theme of the book: styles and scripts.
    pub theme: &'static Dir<'static>,
    /// Text of `book.toml`.
    pub book_toml: &'static str,
}

impl BookFiles {
    /// Iterates over the languages that have lessons.
    pub fn languages(self) -> impl Iterator<Item = Language> {
        Language::all().filter(move |language| self.lessons.get_dir(language.code()).is_some())
    }

    /// Returns the language of the lessons for a reader of the language `reader`: `reader` itself, or a related
    /// one (`zh` for `zh-TW`) that has lessons; `reader` if neither has lessons.
    pub fn language_of_lessons(self, reader: Language) -> Language {
        let kin = |language: &Language| reader.code().split('-').next() == Some(language.code());
        self.languages()
            .find(|language| *language == reader)
            .or(self.languages().find(kin))
            .unwrap_or(reader)
    }

    /// Returns the path (`lessons/en/race.md`) and the Markdown of an embedded lesson. `word` is its file name
    /// without extension, or its number in the book (1-based); any other token is the error `no-such-lesson`.
    pub fn find_lesson(
        self,
        word: Token<'_>,
        language: Language,
    ) -> Result<(String, String), BookError> {
        let names =
            self.list_lessons(language)?.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        let number = word.number().ok().and_then(|number| usize::try_from(number).ok());
        let own = word.index_in(names.iter().map(String::as_str));
        let at = own.or(number.and_then(|number| number.checked_sub(1)));
        let name = at.and_then(|at| names.get(at)).cloned();
        let name = name.ok_or_else(|| word.error(LessonFault::Unknown { lessons: names }))?;
        let file = lessons_folder(language).join(format!("{name}.md"));
        let inside = file.strip_prefix("lessons").unwrap_or(&file);
        let text = self.lessons.get_file(inside).and_then(|file| file.contents_utf8());
        let text = text.ok_or_else(|| Error::internal(file.display()))?;
        Ok((file.display().to_string(), text.to_owned()))
    }

    /// Returns the lessons of a language in the order of the book, each as its name (file name without extension)
    /// and its title.
    pub fn list_lessons(self, language: Language) -> Result<Vec<(String, String)>, BookError> {
        let file = Path::new(language.code()).join("SUMMARY.md");
        let list = self.lessons.get_file(&file).and_then(|file| file.contents_utf8());
        let list = list.ok_or_else(|| Error::internal(file.display()))?;
        let links = list.lines().filter_map(|line| {
            let (title, rest) =
                line.trim_start_matches(['-', '*', ' ']).strip_prefix('[')?.split_once("](")?;
            let name = rest.split_once(".md)")?.0;
            (name != "README").then(|| (name.to_owned(), title.to_owned()))
        });
        Ok(links.collect())
    }

    /// Returns the text of a file of the theme, such as `css/general.css`.
    pub(super) fn theme_text(self, path: &str) -> &'static str {
        self.theme.get_file(path).and_then(|file| file.contents_utf8()).unwrap_or_default()
    }
}

/// A folder with `book.toml`, `lessons/` and `theme/`: a checkout or a temporary folder.
#[derive(Debug)]
pub struct Source {
    pub(super) root: PathBuf,
    /// Temporary folder of the extracted lessons; `None` for a checkout.
    extracted: Option<TempFolder>,
    /// The embedded files.
    pub(super) files: BookFiles,
}

impl Source {
    /// Returns the folder `checkout` if it contains the lessons, otherwise a temporary folder with the
    /// embedded lessons of `files`.
    pub fn open(checkout: &Path, files: BookFiles) -> Result<Self, Error> {
        let wanted = [PathBuf::from("book.toml"), PathBuf::from("theme/index.hbs")];
        let summaries =
            files.languages().map(|language| lessons_folder(language).join("SUMMARY.md"));
        if wanted.into_iter().chain(summaries).all(|file| checkout.join(file).is_file()) {
            return Ok(Source { root: checkout.to_owned(), extracted: None, files });
        }
        let laid_out = TempFolder::create()
            .map_err(|error| atomic_write::write_error(&std::env::temp_dir(), &error))?;
        let root = laid_out.path().to_owned();
        for (name, folder) in [("lessons", files.lessons), ("theme", files.theme)] {
            let place = root.join(name);
            let written = std::fs::create_dir(&place).and_then(|()| folder.extract(&place));
            written.map_err(|error| write_error(name, &error))?;
        }
        let written = std::fs::write(root.join("book.toml"), files.book_toml);
        written.map_err(|error| write_error("book.toml", &error))?;
        Ok(Source { root, extracted: Some(laid_out), files })
    }

    /// Whether the source is a checkout, whose files the user may change, and not the embedded lessons.
    pub fn is_checkout(&self) -> bool {
        self.extracted.is_none()
    }
}

/// Returns the folder of the lessons in a language, relative to the root of a [`Source`].
pub fn lessons_folder(language: Language) -> PathBuf {
    Path::new("lessons").join(language.code())
}

/// Returns the error `write-failed` for the file `name` of the lessons, with the reason `error`.
fn write_error(name: &str, error: &std::io::Error) -> Error {
    Error::from(FileFault::NotWritten { reason: Reason::from(error) }).with_word(name)
}
