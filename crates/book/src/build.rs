//! Builds the book in every language with mdBook as a library, from a [`Source`]: `DIR/zh`, `DIR/en`, and
//! `DIR/index.html` with the choice of language. The folder appears complete or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use mdbook_driver::MDBook;
use mdbook_driver::book::Book;
use mdbook_driver::config::Config;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use serde::Serialize;
use tera::{Context, Tera};

use super::preprocessor;
use super::source::{self, BookFiles, Source};
use super::{BookError, BookFault, ENGINE, HTML, NAME};
use carryless_args::error::Error;
use carryless_files::output_dir::{self, write_error};
use carryless_render::html;
use carryless_render::i18n::{Catalogue, Language};

/// Template of the page with the choice of language.
const CHOOSE: &str = "book/choose.html";

/// Name of the file in the output folder that lists the files of the book; a later build may replace these.
pub const MARKER: &str = ".carryless-book";

/// Name of the folder of the web engine, a sibling of the folders of the languages.
const PAGE: &str = "page";

/// Names and contents of the files of the web engine; empty if answers are not interactive.
pub type EngineFiles = [(&'static str, Vec<u8>)];

/// Builds the books of all languages into the folder `dest`; `live` holds the files of the web engine, empty
/// for answers that are not interactive.
///
/// # Errors
/// All invalid lines of lessons, `folder-not-ours`, `book-failed`, `book-runs-programs`, `write-failed`.
pub fn build(source: &Source, dest: &Path, live: &EngineFiles) -> Result<(), BookError> {
    output_dir::create(dest, MARKER, |new| {
        build_languages(source, (new, dest), !live.is_empty())?;
        output_dir::write_files(&new.join(PAGE), live)
            .map_err(|error| write_error(dest, &error))?;
        Ok(fs::write(new.join("index.html"), render_choice_page(source.files)?)
            .map_err(|error| write_error(dest, &error))?)
    })
}

/// Builds each language in its own thread and returns the invalid lines of all as one error. `places` holds
/// the folder to build in and the final folder, for error messages. `lives` makes the answers interactive.
fn build_languages(source: &Source, places: (&Path, &Path), lives: bool) -> Result<(), BookError> {
    let (new, dest) = places;
    let mut config = load_config(source, dest)?;
    if lives {
        let set = config.set(format!("preprocessor.{NAME}.{ENGINE}"), format!("../{PAGE}"));
        set.map_err(|error| mdbook_error(&error, dest))?;
    }
    let ended: Vec<Result<(), BookError>> = std::thread::scope(|scope| {
        let threads: Vec<_> = source
            .files
            .languages()
            .map(|language| {
                let config = config_for_language(&config, language, new);
                let own = config.clone();
                let work = move || build_language(&source.root, own, dest).map(drop);
                // If no more threads are available, this thread does the work.
                let thread = std::thread::Builder::new().spawn_scoped(scope, work);
                thread.map_err(|_| build_language(&source.root, config, dest).map(drop))
            })
            .collect();
        let ended = threads.into_iter().map(|thread| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|_| Err(Error::internal("thread").into())),
            Err(ended) => ended,
        });
        ended.collect()
    });
    let mut findings = Vec::new();
    for result in ended {
        match result {
            Err(BookError::Wrong(wrong)) => findings.extend(wrong),
            other => other?,
        }
    }
    if findings.is_empty() { Ok(()) } else { Err(BookError::Wrong(findings)) }
}

/// Loads the configuration from `book.toml`; `book-runs-programs` if it would run another program. An error
/// of the file system names the output folder `dest`.
pub(super) fn load_config(source: &Source, dest: &Path) -> Result<Config, BookError> {
    let path = source.root.join("book.toml");
    reject_programs(&fs::read_to_string(&path).unwrap_or_default())?;
    Config::from_disk(path).map_err(|error| mdbook_error(&error, dest))
}

/// Returns `config` for the book of one language, to be built in the subfolder of `new` with the language
/// code as name.
pub(super) fn config_for_language(config: &Config, language: Language, new: &Path) -> Config {
    let mut config = config.clone();
    config.book.src = source::lessons_folder(language);
    config.book.language = Some(language.code().to_owned());
    config.build.build_dir = new.join(language.code());
    config
}

/// Returns `book-runs-programs` if `config`, the text of `book.toml`, contains a preprocessor or renderer
/// that would run another program.
fn reject_programs(config: &str) -> Result<(), Error> {
    let table: toml::Table = toml::from_str(config).unwrap_or_default();
    for (kind, own) in [("preprocessor", NAME), ("output", "html")] {
        let names = table.get(kind).and_then(toml::Value::as_table).into_iter().flatten();
        if let Some((name, _)) = names.into_iter().find(|(name, _)| *name != own) {
            return Err(Error::from(BookFault::Runs).with_word(format!("[{kind}.{name}]")));
        }
    }
    Ok(())
}

/// Builds the book of one language from the folder `root` and returns its chapters. `config` names the folder
/// of its lessons and the folder to build in. An error of the file system names the output folder `dest`.
pub(super) fn build_language(root: &Path, config: Config, dest: &Path) -> Result<Book, BookError> {
    let loaded = MDBook::load_with_config(root, config);
    let mut book = loaded.map_err(|error| mdbook_error(&error, dest))?;
    if book.book.iter().next().is_none() {
        return Err(Error::from(BookFault::Empty).into());
    }
    preprocessor::answer_book(&book.config, &mut book.book, HTML)?;
    book.with_preprocessor(NoopPreprocessor);
    book.build().map_err(|error| mdbook_error(&error, dest))?;
    Ok(book.book)
}

/// Converts an error of mdBook. A failure of the file system becomes `write-failed` for `dest`, except for a
/// missing or invalid file; any other error becomes `book-failed`.
pub(super) fn mdbook_error(error: &mdbook_driver::errors::Error, dest: &Path) -> BookError {
    let outside = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    let outside = outside.filter(|cause| {
        let input = [io::ErrorKind::NotFound, io::ErrorKind::InvalidData];
        !input.contains(&cause.kind())
    });
    match outside {
        Some(cause) => write_error(dest, cause).into(),
        None => Error::from(BookFault::from_mdbook(error)).into(),
    }
}

/// Placeholder for the preprocessor in `book.toml`; it changes nothing, because the commands are answered
/// before mdBook runs.
struct NoopPreprocessor;

impl Preprocessor for NoopPreprocessor {
    fn name(&self) -> &str {
        NAME
    }

    fn run(&self, _: &PreprocessorContext, book: Book) -> mdbook_driver::errors::Result<Book> {
        Ok(book)
    }
}

/// Code and texts of one language on the page with the choice of language.
#[derive(Serialize)]
struct Choice {
    code: &'static str,
    title: String,
    about: String,
    open: String,
}

fn render_choice_page(files: BookFiles) -> Result<String, Error> {
    let choices = files.languages().map(|language| {
        let words = Catalogue::load(language, &["book"])?;
        Ok(Choice {
            code: language.code(),
            title: words.text("book-title")?,
            about: words.text("book-about")?,
            open: words.text("book-open")?,
        })
    });
    let choices = choices.collect::<Result<Vec<_>, Error>>()?;
    let mut tera = Tera::new();
    tera.add_raw_template("choose.html", carryless_templates::text(CHOOSE))
        .map_err(Error::internal)?;
    let mut context = Context::new();
    context.insert("languages", &choices);
    context.insert("style", html::figure_style());
    tera.render("choose.html", &context).map_err(Error::internal)
}

/// Returns the folder into which the book is built unless the user names another: `book`.
pub fn default_folder() -> PathBuf {
    PathBuf::from("book")
}
