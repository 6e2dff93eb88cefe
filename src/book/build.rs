//! Builds the book in every language with mdBook inside the program. In: a [`Source`] and the
//! folder to be made. Out: `DIR/zh`, `DIR/en`, and `DIR/index.html` to choose between them. The
//! book is made beside its place and put there when it is whole, so that a run that fails or is
//! killed leaves the old one as it was. What else stands there is left as it is.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use mdbook_driver::MDBook;
use mdbook_driver::book::Book;
use mdbook_driver::config::Config;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use serde::Serialize;
use tera::{Context, Tera};

use super::preprocessor;
use super::source::{self, Source, folder};
use super::{BookError, BookFault, HTML, NAME};
use crate::error::Error;
use crate::files::FileFault;
use crate::files::scratch::Folder;
use crate::render::html;
use crate::wording::{Catalogue, Language};

const CHOOSE: &str = include_str!("../../templates/book/choose.html");

/// The file that lists the files of our book, which may be replaced.
pub(crate) const MARKER: &str = ".carryless-book";

/// Builds both books into `dest`.
/// Errors: the lines of lessons that are wrong, `folder-not-ours`, `book-failed`,
/// `book-runs-programs`, `write-failed`.
pub(crate) fn build(source: &Source, dest: &Path) -> Result<(), BookError> {
    let written = |error: io::Error| failed(dest, &error);
    // A link is followed to the folder that it means.
    let real = fs::canonicalize(dest).or_else(|_| std::path::absolute(dest)).map_err(written)?;
    let ours = ours(dest)?;
    let beside = real.parent().unwrap_or(&real).to_owned();
    fs::create_dir_all(&beside).map_err(written)?;
    let workshop = Folder::inside(&beside).or_else(|_| Folder::temporary()).map_err(written)?;
    let new = workshop.path().join("new");
    fs::create_dir(&new).map_err(written)?;
    languages(source, &new, dest)?;
    fs::write(new.join("index.html"), choose()?).map_err(written)?;
    let made = files(&new).map_err(written)?;
    fs::write(new.join(MARKER), made.join("\n") + "\n").map_err(written)?;
    put(&new, &real, &ours, &made).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Error::from(BookFault::FolderNotOurs).naming(error),
        _ => written(error),
    })?;
    Ok(())
}

/// The files of the book that stands in a folder; a folder that holds something and no book of ours
/// is refused.
fn ours(dest: &Path) -> Result<Vec<String>, Error> {
    let listed = fs::read_to_string(dest.join(MARKER));
    let is_empty = match fs::read_dir(dest) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    match listed {
        Ok(list) => {
            let names: BTreeSet<&str> = list.lines().filter(|name| is_inside(name)).collect();
            Ok(names.into_iter().map(str::to_owned).collect())
        }
        Err(_) if is_empty => Ok(Vec::new()),
        Err(_) => Err(Error::from(BookFault::FolderNotOurs).naming(dest.display())),
    }
}

/// Whether a name in a list, which somebody may have changed, stays in its folder.
fn is_inside(name: &str) -> bool {
    Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

/// The names of all files below a folder.
fn files(folder: &Path) -> io::Result<Vec<String>> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next)? {
            let entry = entry?;
            match entry.file_type()?.is_dir() {
                true => open.push(entry.path()),
                false => {
                    let path = entry.path();
                    let name = path.strip_prefix(folder).unwrap_or(&path);
                    found.push(name.to_string_lossy().replace('\\', "/"));
                }
            }
        }
    }
    found.sort();
    Ok(found)
}

pub(super) fn failed(dest: &Path, error: &io::Error) -> Error {
    // Some errors name the folder beside the target, which is nobody's business.
    let plain = io::Error::from(error.kind());
    let error = if error.get_ref().is_some() { &plain } else { error };
    Error::from(FileFault::writing(error)).naming(dest.display())
}

/// Puts the new book in place of the old one: in one step where nothing else stands in the folder
/// and the system can do that, else file by file. What is not ours stays.
fn put(new: &Path, dest: &Path, ours: &[String], made: &[String]) -> io::Result<()> {
    if !dest.exists() && fs::rename(new, dest).is_ok() {
        return Ok(());
    }
    fs::create_dir_all(dest)?;
    let is_ours = |name: &String| name == MARKER || ours.binary_search(name).is_ok();
    let all_ours = files(dest)?.iter().all(is_ours);
    if let Some(foreign) = made.iter().find(|name| !is_ours(name) && dest.join(name).exists()) {
        let path = dest.join(foreign).display().to_string();
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, path));
    }
    // Whoever stands in the folder would stand in the old one.
    let stood_in = std::env::current_dir().is_ok_and(|own| own.starts_with(dest));
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    if all_ours && !stood_in {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, dest, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    #[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
    let _ = (all_ours, stood_in);
    // The list first: what it names may be replaced, should this be cut short.
    let all: BTreeSet<&String> = ours.iter().chain(made).collect();
    let list: String = all.iter().map(|name| format!("{name}\n")).collect();
    fs::write(dest.join(MARKER), list)?;
    for name in made.iter().map(String::as_str).chain([MARKER]) {
        let (from, to) = (new.join(name), dest.join(name));
        fs::create_dir_all(to.parent().unwrap_or(dest))?;
        fs::rename(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop))?;
    }
    for old in ours.iter().filter(|name| made.binary_search(name).is_err()) {
        let _ = fs::remove_file(dest.join(old));
    }
    Ok(())
}

/// Each language on a thread of its own. The lines that are wrong are gathered from all.
fn languages(source: &Source, new: &Path, dest: &Path) -> Result<(), BookError> {
    let config = config(source, dest)?;
    let ended: Vec<Result<(), BookError>> = std::thread::scope(|scope| {
        let threads: Vec<_> = source::languages()
            .map(|language| {
                let config = in_language(&config, language, new);
                let own = config.clone();
                let work = move || one_book(&source.root, own, dest).map(drop);
                // Where no more threads are to be had, this one does it.
                let thread = std::thread::Builder::new().spawn_scoped(scope, work);
                thread.map_err(|_| one_book(&source.root, config, dest).map(drop))
            })
            .collect();
        let ended = threads.into_iter().map(|thread| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|_| Err(Error::defect("thread").into())),
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

/// What `book.toml` says.
pub(super) fn config(source: &Source, dest: &Path) -> Result<Config, BookError> {
    let path = source.root.join("book.toml");
    runs_nothing(&fs::read_to_string(&path).unwrap_or_default())?;
    Config::from_disk(path).map_err(|error| book_failed(&error, dest))
}

pub(super) fn in_language(config: &Config, language: Language, new: &Path) -> Config {
    let mut config = config.clone();
    config.book.src = folder(language);
    config.book.language = Some(language.code().to_owned());
    config.build.build_dir = new.join(language.code());
    config
}

/// Refuses a configuration that would have programs run.
fn runs_nothing(config: &str) -> Result<(), Error> {
    let table: toml::Table = toml::from_str(config).unwrap_or_default();
    for (kind, own) in [("preprocessor", NAME), ("output", "html")] {
        let names = table.get(kind).and_then(toml::Value::as_table).into_iter().flatten();
        if let Some((name, _)) = names.into_iter().find(|(name, _)| *name != own) {
            return Err(Error::from(BookFault::Runs).naming(format!("[{kind}.{name}]")));
        }
    }
    Ok(())
}

/// Builds the book of one language, and says what is in it.
pub(super) fn one_book(root: &Path, config: Config, dest: &Path) -> Result<Book, BookError> {
    let loaded = MDBook::load_with_config(root, config);
    let mut book = loaded.map_err(|error| book_failed(&error, dest))?;
    if book.book.iter().next().is_none() {
        return Err(Error::from(BookFault::Empty).into());
    }
    preprocessor::answer(&book.config, &mut book.book, HTML)?;
    book.with_preprocessor(Answered);
    book.build().map_err(|error| book_failed(&error, dest))?;
    Ok(book.book)
}

/// What mdBook refuses; a full disk is no fault of the book.
pub(super) fn book_failed(error: &mdbook_driver::errors::Error, dest: &Path) -> BookError {
    let outside = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    let outside = outside.filter(|cause| {
        let input = [io::ErrorKind::NotFound, io::ErrorKind::InvalidData];
        !input.contains(&cause.kind())
    });
    match outside {
        Some(cause) => failed(dest, cause).into(),
        None => Error::from(BookFault::Failed { reason: format!("{error:#}") }).into(),
    }
}

/// Stands for the command that `book.toml` names: the lessons are answered already.
struct Answered;

impl Preprocessor for Answered {
    fn name(&self) -> &str {
        NAME
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

fn choose() -> Result<String, Error> {
    let choices = source::languages().map(|language| {
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
pub(crate) fn default_folder() -> PathBuf {
    PathBuf::from("book")
}
