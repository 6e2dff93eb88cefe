//! `carryless mdbook`: what stock mdBook calls. It asks `supports RENDERER` first, and then gives
//! the book as JSON on standard input and takes it back, answered, from standard output.

use std::io::Read;

use mdbook_preprocessor::MDBOOK_VERSION;
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::config::Config;

use super::{BookError, BookFault, LessonWriter};
use crate::error::Error;
use crate::wording::Language;

/// The table of `book.toml` that calls us.
pub(crate) const NAME: &str = "carryless";

/// The book on `input` with its commands answered, as JSON; when it comes from an mdBook of another
/// version than ours, `tell` hears both. Errors: the lines that are wrong; `not-a-book` when the
/// input is no book of mdBook 0.5.
pub(crate) fn run(input: impl Read, tell: impl FnOnce(&str, &str)) -> Result<String, BookError> {
    let no_book = |_| Error::from(BookFault::NotABook);
    let (context, mut book) = mdbook_preprocessor::parse_input(input).map_err(no_book)?;
    if !context.mdbook_version.split('.').take(2).eq(MDBOOK_VERSION.split('.').take(2)) {
        tell(&context.mdbook_version, MDBOOK_VERSION);
    }
    answer(&context.config, &mut book)?;
    Ok(serde_json::to_string(&book).map_err(Error::defect)?)
}

/// Answers the commands in every chapter of a book, in the language of its configuration.
/// Errors: the lines that are wrong; `book-failed` or `unknown-language` when the languages of the
/// book are no list of those that there are.
pub(crate) fn answer(config: &Config, book: &mut Book) -> Result<(), BookError> {
    let language = Language::of_locale(config.book.language.as_deref().unwrap_or_default());
    let writer = LessonWriter::new(language)?;
    let folder = config.book.src.display().to_string();
    let others = others(config, language)?;
    let mut findings = Vec::new();
    let mut stopped = None;
    book.for_each_mut(|item| {
        if let BookItem::Chapter(chapter) = item
            && let Some(path) = &chapter.source_path
        {
            let file = format!("{folder}/{}", path.display());
            match writer.chapter(&file, &chapter.content) {
                Ok(content) => match writer.other_languages(path, &others) {
                    Ok(links) => chapter.content = links + &content,
                    Err(error) => stopped = Some(error),
                },
                Err(wrong) => findings.extend(wrong),
            }
        }
    });
    match stopped {
        _ if !findings.is_empty() => Err(BookError::Wrong(findings)),
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// The other languages that `book.toml` says this book is also in.
fn others(config: &Config, own: Language) -> Result<Vec<Language>, Error> {
    let all = config.get::<Vec<String>>(&format!("preprocessor.{NAME}.languages"));
    let all =
        all.map_err(|error| Error::from(BookFault::Failed { reason: format!("{error:#}") }))?;
    let known = all.iter().flatten().map(|code| Language::of_code(code));
    let known = known.collect::<Result<Vec<_>, _>>()?;
    Ok(known.into_iter().filter(|language| *language != own).collect())
}
