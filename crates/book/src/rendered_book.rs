//! The book of one language, rendered by mdBook, for EPUB and print: parts and lessons in order, as HTML
//! pages.

use std::fs;
use std::path::Path;

use mdbook_driver::book::{Book, BookItem};

use super::build;
use super::source::Source;
use super::{BookError, NAME};
use carryless_files::output_dir::write_error;
use carryless_files::temp::TempFolder;
use carryless_render::i18n::Language;

/// A part of SUMMARY.md; lessons before the first heading form a part without a title.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) title: Option<String>,
    pub(super) lessons: Vec<Lesson>,
}

/// A lesson that mdBook has rendered.
#[derive(Debug)]
pub(super) struct Lesson {
    /// Path of the page relative to the folder of the book, without extension, such as `race`.
    pub(super) name: String,
    pub(super) title: String,
    /// Complete HTML page of the lesson.
    pub(super) html: String,
}

/// Returns the parts of the book of a language, rendered by mdBook. The error holds all invalid lines of
/// lessons, or the error of mdBook.
pub(super) fn render(source: &Source, language: Language) -> Result<Vec<Part>, BookError> {
    let place = std::env::temp_dir();
    let written = |error: std::io::Error| write_error(&place, &error);
    let folder = TempFolder::create().map_err(written)?;
    let mut config =
        build::config_for_language(&build::load_config(source, &place)?, language, folder.path());
    for (key, value) in [("output.html.search.enable", false), ("output.html.print.enable", false)]
    {
        config.set(key, value).map_err(|error| build::mdbook_error(&error, &place))?;
    }
    // A single file has no sibling books in other languages.
    let none: Vec<String> = Vec::new();
    let key = format!("preprocessor.{}.languages", NAME);
    config.set(key, none).map_err(|error| build::mdbook_error(&error, &place))?;
    let made = config.build.build_dir.clone();
    let book = build::build_language(&source.root, config, &place)?;
    read_parts(&book, &made).map_err(|error| written(error).into())
}

/// Returns the parts of `book` with their lessons; `folder` contains the HTML pages that mdBook has written.
fn read_parts(book: &Book, folder: &Path) -> std::io::Result<Vec<Part>> {
    let mut parts = vec![Part { title: None, lessons: Vec::new() }];
    for item in book.iter() {
        match item {
            BookItem::PartTitle(title) => {
                parts.push(Part { title: Some(title.clone()), lessons: Vec::new() });
            }
            BookItem::Chapter(chapter) => {
                let Some(path) = &chapter.path else { continue };
                let is_first = path.file_stem().is_some_and(|name| name == "README");
                let page =
                    if is_first { path.with_file_name("index") } else { path.with_extension("") };
                let html = fs::read_to_string(folder.join(&page).with_extension("html"))?;
                let name = page.to_string_lossy().replace('\\', "/");
                let lesson = Lesson { name, title: chapter.name.clone(), html };
                if let Some(part) = parts.last_mut() {
                    part.lessons.push(lesson);
                }
            }
            BookItem::Separator => {}
        }
    }
    parts.retain(|part| !part.lessons.is_empty());
    Ok(parts)
}
