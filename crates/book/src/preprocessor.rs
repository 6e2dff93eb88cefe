//! `carryless mdbook`: the preprocessor for mdBook. mdBook first asks `supports RENDERER`, then sends the
//! book as JSON on standard input and receives it, with answers, on standard output.

use std::collections::HashMap;
use std::io::Read;
use std::path::Path;

use mdbook_preprocessor::MDBOOK_VERSION;
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::config::Config;
use rayon::prelude::*;

use super::install::InstalledAssets;
use super::{BookError, BookFault, ENGINE, HTML, LessonWriter, NAME, fence};
use carryless_args::error::Error;
use carryless_files::input::{self, LARGEST};
use carryless_render::i18n::Language;

/// A warning that does not stop the preprocessor.
#[derive(Debug)]
pub enum Warning<'b> {
    /// The book comes from mdBook `version`, but this program supports the version `ours`.
    OtherVersion {
        /// Version of the mdBook that calls this program.
        version: &'b str,
        /// Version of mdBook that this program supports.
        ours: &'static str,
    },
    /// The line at `place` (`file:line`, 1-based) includes a file whose code blocks are not answered.
    Included {
        /// Path of the chapter's file and 1-based line, as `file:line`.
        place: String,
        /// Path of the included file, as written in the chapter.
        file: &'b str,
    },
    /// The content of `file`, which `carryless mdbook install` wrote, is that of another version of this
    /// program.
    Stale {
        /// Path of the file.
        file: String,
    },
}

/// Reads a book as JSON and returns it as JSON with its commands answered, in HTML for the HTML renderer and
/// in Markdown for every other one. `input` is the input from mdBook; `tell` receives the warnings.
///
/// # Errors
/// All invalid lines; `not-a-book` when the input is no book of mdBook 0.5, `file-too-large`.
pub fn run(input: impl Read, mut tell: impl FnMut(Warning<'_>)) -> Result<String, BookError> {
    let no_book = |_| Error::from(BookFault::NotABook);
    let json = input::read_to_end(input, LARGEST)
        .map_err(|fault| Error::from(fault).with_word("<stdin>"))?;
    let (context, mut book) = mdbook_preprocessor::parse_input(json.as_slice()).map_err(no_book)?;
    if !context.mdbook_version.split('.').take(2).eq(MDBOOK_VERSION.split('.').take(2)) {
        tell(Warning::OtherVersion { version: &context.mdbook_version, ours: MDBOOK_VERSION });
    }
    let folder = context.root.join(&context.config.book.src);
    let chapters: Vec<(&Path, &str)> = book.iter().filter_map(chapter_source).collect();
    let including =
        chapters.par_iter().map(|(path, text)| (path, find_includes(&folder.join(path), text)));
    for (path, found) in including.collect::<Vec<_>>() {
        let source = context.config.book.src.join(path);
        for (line, file) in found {
            tell(Warning::Included { place: format!("{}:{line}", source.display()), file });
        }
    }
    let included_assets = InstalledAssets::from_config(&context.config);
    if context.renderer == HTML {
        for file in included_assets.outdated_files(&context.root)? {
            tell(Warning::Stale { file: file.display().to_string() });
        }
    }
    answer_book_with(included_assets, &context.config, &mut book, &context.renderer)?;
    Ok(serde_json::to_string(&book).map_err(Error::internal)?)
}

/// Returns the path and the Markdown of a chapter; `None` for a chapter without a file and for any other item
/// of the book.
fn chapter_source(item: &BookItem) -> Option<(&Path, &str)> {
    let BookItem::Chapter(chapter) = item else { return None };
    Some((chapter.source_path.as_deref()?, &chapter.content))
}

/// Returns the lines (1-based) of a chapter that include a file with commands, each with the name of that
/// file. `chapter` is the path of the chapter, `content` its Markdown. mdBook inserts the file after this
/// preprocessor has run, so its commands stay unanswered, unless the book sets `after = ["links"]`.
fn find_includes<'c>(chapter: &Path, content: &'c str) -> Vec<(usize, &'c str)> {
    let (mut found, mut known) = (Vec::new(), HashMap::new());
    for (text, line) in content.lines().zip(1..) {
        for (at, mark) in text.match_indices("{{#include ") {
            let rest = &text[at + mark.len()..];
            let Some((file, _)) = rest.split_once("}}") else { continue };
            let file = file.split(':').next().unwrap_or_default().trim();
            let there = chapter.parent().map(|folder| folder.join(file));
            let has_blocks = known.entry(file).or_insert_with(|| {
                let text = there.and_then(|there| input::read_plain_file(&there).ok());
                text.is_some_and(|text| !fence::find_fences(&text).is_empty())
            });
            if *has_blocks {
                found.push((line, file));
            }
        }
    }
    found
}

/// Answers the commands in every chapter of a book in the configured language, for the renderer `renderer`.
///
/// # Errors
/// All invalid lines; `book-failed` or `unknown-language` when the list of languages in `book.toml` is
/// invalid.
pub fn answer_book(config: &Config, book: &mut Book, renderer: &str) -> Result<(), BookError> {
    answer_book_with(InstalledAssets::from_config(config), config, book, renderer)
}

/// Answers the commands like [`answer_book`], in a book that itself includes the assets `included_assets`
/// (style, script).
fn answer_book_with(
    included_assets: InstalledAssets,
    config: &Config,
    book: &mut Book,
    renderer: &str,
) -> Result<(), BookError> {
    let language = Language::of_locale(config.book.language.as_deref().unwrap_or_default());
    let writer = LessonWriter::new(language)?.with_assets(included_assets);
    let folder = config.book.src.display().to_string();
    let html = renderer == HTML;
    // Only HTML books link to books in other languages.
    let others = if html { other_languages(config, language)? } else { Vec::new() };
    let engine: Option<String> = config
        .get(&format!("preprocessor.{NAME}.{ENGINE}"))
        .map_err(|error| BookFault::from_mdbook(&error))
        .map_err(Error::from)?;
    let mut chapters = Vec::new();
    book.for_each_mut(|item| {
        chapters.extend(chapter_source(item).map(|(path, text)| (path.to_owned(), text.to_owned())))
    });
    let answered = chapters.par_iter().map(|(path, text)| {
        let file = format!("{folder}/{}", path.display());
        let content = match html {
            true => {
                let up = "../".repeat(path.components().count().saturating_sub(1));
                let engine = engine.as_ref().map(|engine| format!("{up}{engine}/"));
                writer.render_chapter_with_engine(&file, text, engine.as_deref())
            }
            false => writer.render_markdown_chapter(&file, text),
        };
        Ok(writer.language_links(path, &others)? + &content.map_err(BookError::Wrong)?)
    });
    let mut answers = Vec::with_capacity(chapters.len());
    let mut findings = Vec::new();
    for answer in answered.collect::<Vec<_>>() {
        match answer {
            Ok(content) => answers.push(content),
            Err(BookError::Wrong(wrong)) => findings.extend(wrong),
            Err(stopped) => return Err(stopped),
        }
    }
    if !findings.is_empty() {
        return Err(BookError::Wrong(findings));
    }
    let mut answers = answers.into_iter();
    book.for_each_mut(|item| {
        if let BookItem::Chapter(chapter) = item
            && chapter.source_path.is_some()
            && let Some(answer) = answers.next()
        {
            chapter.content = answer;
        }
    });
    Ok(())
}

/// Returns the languages that `book.toml` lists, without `own`, the language of this book.
fn other_languages(config: &Config, own: Language) -> Result<Vec<Language>, Error> {
    let all = config.get::<Vec<String>>(&format!("preprocessor.{NAME}.languages"));
    let all = all.map_err(|error| BookFault::from_mdbook(&error))?;
    let known = all.iter().flatten().map(|code| Language::of_code(code));
    let known = known.collect::<Result<Vec<_>, _>>()?;
    Ok(known.into_iter().filter(|language| *language != own).collect())
}
