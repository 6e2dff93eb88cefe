//! Builds the book in every language with mdBook inside the program. In: a [`Source`] and the
//! folder to be made. Out: `DIR/zh`, `DIR/en`, and `DIR/index.html` to choose between them. The
//! book is made beside its place and put there when it is whole, so that a run that fails or is
//! killed leaves the old one as it was. A folder with anything else in it is refused.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use mdbook_driver::MDBook;
use mdbook_driver::book::Book;
use mdbook_driver::config::Config;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use serde::Serialize;
use tempfile::TempDir;
use tera::{Context, Tera};

use super::preprocessor::{self, Stopped};
use super::source::{Source, folder};
use crate::error::{Error, Reason, faults};
use crate::files::FileFault;
use crate::render::html;
use crate::wording::{Catalogue, Language};

faults! {
    /// Why there is no book.
    pub(crate) enum BookFault {
        /// Input that is no book of mdBook.
        NotABook { reason: String } = "not-a-book",
        /// A book that mdBook cannot build.
        Failed { reason: String } = "book-failed",
        /// A folder with something in it that we did not put there.
        FolderNotOurs = "folder-not-ours",
        /// An address that cannot be listened at.
        CannotListen { reason: Reason } = "cannot-listen" => Outside,
    }
}

const CHOOSE: &str = include_str!("../../templates/book/choose.html");

/// The file that says that a folder is our book and may be replaced.
pub const MARKER: &str = ".carryless-book";

/// How the folder begins in which a book is made.
const WORKSHOP: &str = ".carryless-new-";

/// The longest that a build can be at work.
const IN_USE: Duration = Duration::from_secs(600);

/// Builds both books into `dest`.
///
/// # Errors
/// The lines of lessons that are wrong, `folder-not-ours`, `book-failed`,
/// `write-failed`.
pub fn build(source: &Source, dest: &Path) -> Result<(), Stopped> {
    refuse_foreign(dest)?;
    let written = |error: io::Error| failed(dest, &error);
    let dest = std::path::absolute(dest).map_err(written)?;
    let beside = dest.parent().unwrap_or(&dest).to_owned();
    fs::create_dir_all(&beside).map_err(written)?;
    sweep(&beside);
    let workshop = TempDir::with_prefix_in(WORKSHOP, &beside).map_err(written)?;
    let new = workshop.path().join("new");
    fs::create_dir(&new).map_err(written)?;
    languages(source, &new)?;
    fs::write(new.join("index.html"), choose()?).map_err(written)?;
    fs::write(new.join(MARKER), env!("CARGO_PKG_VERSION")).map_err(written)?;
    put(&new, &dest, &workshop.path().join("old")).map_err(written)?;
    Ok(())
}

/// Removes what runs that were killed have left here, but nothing that may still be in use.
fn sweep(beside: &Path) {
    for entry in fs::read_dir(beside).into_iter().flatten().flatten() {
        let is_workshop = entry.file_name().to_string_lossy().starts_with(WORKSHOP);
        let age = entry.metadata().and_then(|data| data.modified()).map(|time| time.elapsed());
        if is_workshop && matches!(age, Ok(Ok(age)) if age > IN_USE) {
            // Whoever cannot remove it can still build.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Refuses a folder that holds anything but a book of ours.
fn refuse_foreign(dest: &Path) -> Result<(), Error> {
    let is_empty = match fs::read_dir(dest) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => true,
        Err(_) => false,
    };
    match is_empty || dest.join(MARKER).is_file() {
        true => Ok(()),
        false => Err(Error::from(BookFault::FolderNotOurs).naming(dest.display())),
    }
}

fn failed(dest: &Path, error: &io::Error) -> Error {
    // Some errors name the folder beside the target, which is nobody's business.
    let plain = io::Error::from(error.kind());
    let error = if error.get_ref().is_some() { &plain } else { error };
    Error::from(FileFault::NotWritten { reason: Reason::from(error) }).naming(dest.display())
}

/// Puts the new folder in place of the old one, in one step where the system can do that.
fn put(new: &Path, dest: &Path, old: &Path) -> io::Result<()> {
    if !dest.exists() {
        return fs::rename(new, dest);
    }
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, dest, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    fs::rename(dest, old)?;
    fs::rename(new, dest).or_else(|error| fs::rename(old, dest).and(Err(error)))
}

/// Each language on a thread of its own. The lines that are wrong are gathered from all.
fn languages(source: &Source, new: &Path) -> Result<(), Stopped> {
    let path = source.root().join("book.toml");
    let config = Config::from_disk(path).map_err(|error| book_failed(&error))?;
    let ended: Vec<Result<(), Stopped>> = std::thread::scope(|scope| {
        let threads: Vec<_> = Language::all()
            .map(|language| {
                let config = in_language(&config, language, new);
                scope.spawn(move || one_book(source.root(), config))
            })
            .collect();
        let ended = threads.into_iter().map(|thread| thread.join());
        ended.map(|ended| ended.unwrap_or_else(|_| Err(Error::defect("thread").into()))).collect()
    });
    let mut findings = Vec::new();
    for result in ended {
        match result {
            Err(Stopped::Wrong(wrong)) => findings.extend(wrong),
            other => other?,
        }
    }
    if findings.is_empty() { Ok(()) } else { Err(Stopped::Wrong(findings)) }
}

/// The configuration of one language's book.
fn in_language(config: &Config, language: Language, new: &Path) -> Config {
    let mut config = config.clone();
    config.book.src = folder(language);
    config.book.language = Some(language.code().to_owned());
    config.build.build_dir = new.join(language.code());
    config
}

fn one_book(root: &Path, config: Config) -> Result<(), Stopped> {
    let loaded = MDBook::load_with_config(root, config);
    let mut book = loaded.map_err(|error| book_failed(&error))?;
    preprocessor::answer(&book.config, &mut book.book)?;
    book.with_preprocessor(Answered);
    book.build().map_err(|error| book_failed(&error))?;
    Ok(())
}

fn book_failed(error: &mdbook_driver::errors::Error) -> Stopped {
    Error::from(BookFault::Failed { reason: format!("{error:#}") }).into()
}

/// Stands for the command that `book.toml` names: the lessons are answered already.
struct Answered;

impl Preprocessor for Answered {
    fn name(&self) -> &str {
        preprocessor::NAME
    }

    fn run(&self, _: &PreprocessorContext, book: Book) -> mdbook_driver::errors::Result<Book> {
        Ok(book)
    }
}

/// What the page to choose a language says of each.
#[derive(Serialize)]
struct Choice {
    code: &'static str,
    title: String,
    about: String,
    open: String,
}

/// The page to choose a language.
fn choose() -> Result<String, Error> {
    let choices = Language::all().map(|language| {
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
    tera.add_raw_template("choose.html", CHOOSE).map_err(Error::defect)?;
    let mut context = Context::new();
    context.insert("languages", &choices);
    context.insert("style", html::figure_style());
    tera.render("choose.html", &context).map_err(Error::defect)
}

/// Where the book goes when nothing else is said.
pub fn default_folder() -> PathBuf {
    PathBuf::from("book")
}
