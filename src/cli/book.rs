//! `carryless book build|serve` and `carryless mdbook`: build the lessons as books with `carryless_book`.

mod export;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use export::Files;

use super::book_files::FILES;
use super::command::{ExitStatus, Request};
use super::{diagnostics, threads, web};
use carryless_args::error::Error;
use carryless_args::options;
use carryless_args::{Args, ArgsError};
use carryless_book::build;
use carryless_book::install::{self, Installed};
use carryless_book::preprocessor::{self, Warning};
use carryless_book::serve::{self, ServerEvent};
use carryless_book::source::Source;
use carryless_book::{BookError, BookFault};
use carryless_files::FileFault;
use carryless_files::atomic_write::Target;
use carryless_render::i18n::{Catalogue, Language};

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    let language = *language;
    let mut words = args.clone();
    let action = words.next_word().ok_or_else(|| request.incomplete())?;
    let known = ["build", "serve"];
    let unknown = || action.error(ArgsError::not_one_of(known));
    let serves = action.index_in(known.into_iter()).ok_or_else(unknown)? == 1;
    // The folder may also be the positional argument after the action.
    let folder = args.value_of("output").or(words.next_word());
    if let Some(extra) = words.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    let dest = folder.map_or_else(build::default_folder, |word| PathBuf::from(word.text()));
    let port = if serves { args.value_of("port") } else { None };
    let port = port.map(|word| word.number_up_to(u16::MAX.into())).transpose()?;
    let default = || options::PORT.value.and_then(|value| value.default?.parse().ok());
    let port = port.and_then(|port| u16::try_from(port).ok()).or_else(default).unwrap_or_default();
    let files = if serves { None } else { Files::from_args(args, folder, language)? };
    let is_static = files.is_none() && args.flag("static").is_some();
    args.reject_unused()?;
    threads::start_pool();
    let source = Source::open(Path::new("."), FILES)?;
    if let Some(files) = files {
        let done = files.write(&source).and_then(|paths| report_built(&source, &paths, language));
        return diagnostics::report_findings(done, language);
    }
    let live = if is_static { Vec::new() } else { web::book_files()? };
    let done = match serves {
        false => build::build(&source, &dest, &live).and_then(|()| {
            report_built(&source, &format!("{}\n", dest.join("").display()), language)
        }),
        true => serve::serve(source, dest, (port, live), move |news| announce(news, language)),
    };
    diagnostics::report_findings(done.map_err(|stopped| point_at_folder(stopped, args)), language)
}

/// Prints `paths`, the paths of the built book, one a line; reports on standard error whether the lessons
/// came from a checkout or from the program.
fn report_built(source: &Source, paths: &str, language: Language) -> Result<(), BookError> {
    let words = Catalogue::load(language, &["book"])?;
    let source = if source.is_checkout() { "book-from-folder" } else { "book-from-program" };
    diagnostics::remark(&words.text(source)?);
    Ok(Target::Standard.write(paths)?)
}

/// Reports an event of the book server on standard error: its address, or the result of a build.
fn announce(news: ServerEvent, language: Language) {
    let words = Catalogue::load(language, &["book"]);
    let said = words.and_then(|words| match news {
        ServerEvent::At(address) => {
            let address = format!("http://{address}/");
            words
                .format_with("book-serving", [("address", address)])
                .map(|text| diagnostics::remark(&text))
        }
        ServerEvent::Built(Ok(())) => {
            words.text("book-built").map(|text| diagnostics::remark(&text))
        }
        ServerEvent::Built(stopped) => diagnostics::report_findings(stopped, language).map(drop),
    });
    if let Err(error) = said {
        diagnostics::report(&error, language);
    }
}

/// Runs `carryless mdbook`, a preprocessor for an unmodified mdBook.
pub(super) fn mdbook(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let mut words = request.args.clone();
    let Some(word) = words.next_word() else {
        if io::stdin().is_terminal() {
            return Err(BookFault::NotABook.into());
        }
        threads::start_pool();
        let tell = |notice: Warning<'_>| warn(&notice, request.language);
        let book = preprocessor::run(io::stdin().lock(), tell);
        let written = book.and_then(|book| Ok(Target::Standard.write(&book)?));
        return diagnostics::report_findings(written, request.language);
    };
    // Answers are HTML for the HTML renderer and Markdown for others, so every renderer is supported.
    let renderer = words.next_word();
    match (word.text(), renderer.and(words.peek())) {
        (_, Some(extra)) => Err(extra.error(ArgsError::ExtraWord { game: "".into() })),
        ("supports", None) => Ok(ExitStatus::Success),
        ("install", None) => {
            let folder = renderer.map_or(Path::new("."), |word| Path::new(word.text()));
            let named = |error: Error| match renderer {
                Some(word) => error.with_span(request.args.line().text(), word.span()),
                None => error,
            };
            let installed = install::install(folder, FILES).map_err(named)?;
            report_installed(&installed, request.language).map(|()| ExitStatus::Success)
        }
        _ => Err(word.error(ArgsError::not_one_of(["install", "supports"]))),
    }
}

/// Prints the paths of the installed files, one a line; reports the next step on standard error.
fn report_installed(installed: &Installed, language: Language) -> Result<(), Error> {
    let words = Catalogue::load(language, &["book"])?;
    let names = installed.written.iter().map(|path| format!("{}\n", path.display()));
    Target::Standard.write(&names.collect::<String>())?;
    if let Some([written, tag]) = &installed.misspelt_language {
        let values = [("written", written.as_str()), ("tag", tag)];
        diagnostics::remark(&words.format_with("book-language-misspelt", values)?);
    }
    let further = match installed.written.is_empty() {
        true => words.text("book-has-everything")?,
        false => words.text("book-ready")?,
    };
    diagnostics::remark(&further);
    Ok(())
}

/// Reports a warning of the preprocessor on standard error; it does not stop the build.
fn warn(notice: &Warning<'_>, language: Language) {
    let words = Catalogue::load(language, &["book"]);
    let said = words.and_then(|words| match notice {
        Warning::OtherVersion { version, ours } => {
            words.format_with("book-other-mdbook", [("version", *version), ("ours", *ours)])
        }
        Warning::Included { place, file } => {
            words.format_with("book-included", [("place", place.as_str()), ("file", *file)])
        }
        Warning::Stale { file } => words.format_with("book-stale", [("file", file.as_str())]),
    });
    if let Ok(text) = said {
        diagnostics::remark(&text);
    }
}

/// Returns the error `stopped`. If it is `folder-not-ours`, it now has the span of the value of `--output`.
fn point_at_folder(stopped: BookError, args: &Args<'_>) -> BookError {
    match (stopped, args.value_of("output")) {
        (BookError::Error(error), Some(word))
            if matches!(error.fault(), Some(FileFault::FolderNotOurs)) =>
        {
            BookError::Error(error.with_span(args.line().text(), word.span()))
        }
        (stopped, _) => stopped,
    }
}
