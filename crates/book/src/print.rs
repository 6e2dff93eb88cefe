//! The printed book: HTML for a browser to print. It is first printed in pieces, to count their pages, then
//! as a whole with page numbers in the table of contents.

use serde::Serialize;
use tera::{Context, Tera};

use super::source::Source;
use super::static_chapter::{Binding, StaticConverter};
use super::{BookError, cover, rendered_book};
use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{embed, html};

/// Template of the HTML document.
const PAGE: &str = "book/paper.html";
/// Stylesheet of the printed book.
const STYLE: &str = "book/paper.css";

/// The texts of the book of one language, to be printed.
#[derive(Debug)]
pub struct PrintedBook {
    /// BCP 47 language tag, such as `zh-Hans`.
    tag: String,
    title: String,
    /// Title of the table of contents.
    contents: String,
    /// Content of the cover as XHTML.
    cover: String,
    /// Text of all stylesheets, joined.
    style: String,
    parts: Vec<Part>,
}

/// A part of the book; lessons before the first part title form a part without a title.
#[derive(Clone, Debug, Serialize)]
struct Part {
    title: Option<String>,
    lessons: Vec<Lesson>,
}

/// A lesson of the printed book.
#[derive(Clone, Debug, Serialize)]
struct Lesson {
    /// Id of the lesson, also the prefix of all ids in it.
    id: String,
    title: String,
    /// Title escaped for a CSS string, printed at the top of each page of the lesson.
    running: String,
    /// Number of the page on which the lesson begins, 1-based; 0 before the pages are counted.
    page: usize,
    /// Content as XHTML.
    body: String,
}

impl PrintedBook {
    /// Creates the printed book of a language from its lessons.
    ///
    /// # Errors
    /// All invalid lines of lessons, `book-failed`, `book-empty`, `book-runs-programs`.
    pub fn load(source: &Source, language: Language) -> Result<Self, BookError> {
        let read = rendered_book::render(source, language)?;
        let words = Catalogue::load(language, &["common", "book"])?;
        let converter = StaticConverter::new(Binding::Paper, &read, &words);
        let mut parts = Vec::new();
        for part in &read {
            let lessons = part.lessons.iter().map(|lesson| {
                Ok::<_, Error>(Lesson {
                    id: converter.file_stem(&lesson.name).to_owned(),
                    title: lesson.title.clone(),
                    running: escape_css_string(&lesson.title),
                    page: 0,
                    body: converter.convert(&lesson.name, &lesson.html)?,
                })
            });
            let lessons = lessons.collect::<Result<_, _>>()?;
            parts.push(Part { title: part.title.clone(), lessons });
        }
        Ok(PrintedBook {
            tag: words.text("book-tag")?,
            title: words.text("book-title")?,
            contents: words.text("book-contents")?,
            cover: cover::render_cover(language, &words)?,
            style: [
                html::figure_style(),
                embed::style(),
                source.files.theme_text("css/general.css"),
                source.files.theme_text("css/print.css"),
                carryless_templates::text(STYLE),
            ]
            .join("\n"),
            parts,
        })
    }

    /// Returns HTML documents to be printed separately, so that their pages can be counted: first the cover
    /// with the table of contents, then each lesson.
    pub fn render_pieces(&self) -> Result<Vec<String>, Error> {
        let mut pieces = vec![self.render(&self.parts, true, false)?];
        for lesson in self.parts.iter().flat_map(|part| &part.lessons) {
            let alone = Part { title: None, lessons: vec![lesson.clone()] };
            pieces.push(self.render(&[alone], false, true)?);
        }
        Ok(pieces)
    }

    /// Returns the whole book as one HTML document with page numbers. `counts` holds the number of pages of
    /// each document of [`Self::render_pieces`], in the same order.
    pub fn render_whole(&self, counts: &[usize]) -> Result<String, Error> {
        let mut parts = self.parts.clone();
        let lessons = parts.iter_mut().flat_map(|part| &mut part.lessons);
        let mut before = counts.first().copied().unwrap_or_default();
        for (lesson, pages) in lessons.zip(counts.iter().skip(1)) {
            lesson.page = before + 1;
            before += pages;
        }
        self.render(&parts, true, true)
    }

    /// Returns an HTML document about `parts`: with `front` the cover and the table of contents, with
    /// `bodies` the lessons.
    fn render(&self, parts: &[Part], front: bool, bodies: bool) -> Result<String, Error> {
        let mut tera = Tera::new();
        tera.add_raw_template("paper.html", carryless_templates::text(PAGE))
            .map_err(Error::internal)?;
        let mut context = Context::new();
        context.insert("tag", &self.tag);
        context.insert("title", &self.title);
        context.insert("contents", &self.contents);
        context.insert("style", &self.style);
        context.insert("cover", if front { self.cover.as_str() } else { "" });
        context.insert("bodies", &bodies);
        context.insert("parts", parts);
        tera.render("paper.html", &context).map_err(|error| Error::from_causes(&error))
    }
}

/// Escapes a text for a CSS string in double quotation marks, and also `<`, because the style stands in HTML.
fn escape_css_string(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' | '\\' | '<' | '\n' => said += &format!("\\{:x} ", u32::from(letter)),
            letter => said.push(letter),
        }
    }
    said
}
