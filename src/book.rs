//! The book: lessons in Markdown whose code blocks of the language `carryless` are replaced by what
//! the program answers. In: a chapter's Markdown and the tools of one language. Out: the same
//! Markdown with the answers in it, or every line of every block that is wrong ([`Finding`]).
//! A code host shows such a block as the command that it is; mdBook shows the answer.

pub(crate) mod build;
mod cover;
mod dom;
pub(crate) mod epub;
mod fence;
pub(crate) mod install;
pub(crate) mod lesson;
pub(crate) mod preprocessor;
pub(crate) mod print;
mod rendered_book;
mod request;
pub(crate) mod serve;
pub(crate) mod source;
mod static_chapter;
mod static_files;
mod xhtml;

use std::path::Path;

use crate::error::{Error, Reason, faults};
use crate::evaluate::{self, Writer};
use crate::i18n::{Catalogue, Language};
use crate::render::svg::picture::escape;
use crate::render::{embed, script};
use install::InstalledAssets;

faults! {
    pub(crate) enum BookFault {
        NotABook = "not-a-book",
        Failed { reason: String } = "book-failed",
        Empty = "book-empty",
        Runs = "book-runs-programs",
        FileNotOurs = "file-not-ours",
        NoBookToml = "no-book-toml",
        TomlBroken { reason: String } = "book-toml-broken",
        TomlShape = "book-toml-shape",
        CannotListen { reason: Reason } = "cannot-listen" => Outside,
    }
}

impl BookFault {
    /// What mdBook refuses, with all its reasons.
    fn failed(error: &mdbook_driver::errors::Error) -> Self {
        BookFault::Failed { reason: format!("{error:#}").trim_end().to_owned() }
    }
}

/// The language of the code blocks that are commands.
pub(crate) const FENCE: &str = "carryless";

/// The table of `book.toml` that calls us.
const NAME: &str = "carryless";

/// What a book says there of the engine of pages: the folder where it stands, seen from its first page.
const ENGINE: &str = "engine";

/// The renderer that takes HTML; every other one gets Markdown.
const HTML: &str = "html";

/// A line of a block that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LessonError {
    /// The chapter's file, as its book names it.
    pub file: String,
    /// The line in that file, from 1.
    pub line: usize,
    pub error: Error,
}

#[derive(Debug)]
pub(crate) enum BookError {
    /// Lines of blocks that are wrong, all of them.
    Wrong(Vec<LessonError>),
    Error(Error),
}

impl From<Error> for BookError {
    fn from(error: Error) -> Self {
        BookError::Error(error)
    }
}

/// What the lessons of one language are written with.
#[derive(Debug)]
pub(crate) struct LessonWriter {
    pub(crate) answers: Writer,
    /// What the chapters of its book need not bring.
    sent: InstalledAssets,
}

impl LessonWriter {
    pub(crate) fn new(language: Language) -> Result<Self, Error> {
        Ok(LessonWriter { answers: Writer::new(language)?, sent: InstalledAssets::default() })
    }

    /// The same for a book that sends this once.
    fn of_book(self, sent: InstalledAssets) -> Self {
        LessonWriter { sent, ..self }
    }

    /// The chapter with every block answered; `file` is its name in findings. The first answer
    /// brings the style and the script of all, unless the book sends them.
    /// Errors: all lines that are wrong.
    pub(crate) fn chapter(&self, file: &str, markdown: &str) -> Result<String, Vec<LessonError>> {
        self.chapter_beside(file, markdown, None)
    }

    /// The same in a book beside which the engine of pages stands, there: its answers can be made live.
    fn chapter_beside(
        &self,
        file: &str,
        markdown: &str,
        engine: Option<&str>,
    ) -> Result<String, Vec<LessonError>> {
        let mut begun = false;
        self.with_answers(file, markdown, |text, depth| {
            let mut answer = self.answers.html(text, depth)?;
            if let Some(engine) = engine.filter(|_| evaluate::is_explained(text)) {
                answer = embed::live(&answer, text, engine);
            }
            if std::mem::replace(&mut begun, true) {
                return Ok(answer);
            }
            let style = match self.sent.has_style() {
                true => String::new(),
                false => ["<style>", embed::SHEET, "</style>\n"].concat(),
            };
            let script = match self.sent.has_script() {
                true => String::new(),
                false => script::presenter(&self.answers.words)?,
            };
            Ok(style + &answer + &script)
        })
    }

    /// The chapter with every block answered in Markdown, for what makes no web page of it.
    /// Errors: all lines that are wrong.
    pub(crate) fn plain_chapter(
        &self,
        file: &str,
        markdown: &str,
    ) -> Result<String, Vec<LessonError>> {
        self.with_answers(file, markdown, |text, depth| {
            Ok(self.answers.markdown(text, depth)?.unwrap_or_default())
        })
    }

    /// The chapter with `answer` in place of every command: it gets the command, and the level of
    /// the heading above it.
    fn with_answers(
        &self,
        file: &str,
        markdown: &str,
        mut answer: impl FnMut(&str, u8) -> Result<String, Error>,
    ) -> Result<String, Vec<LessonError>> {
        let mut written = String::with_capacity(markdown.len() * 4);
        let mut findings = Vec::new();
        let mut rest = 0;
        for fence in fence::find(markdown) {
            let mut answers = String::new();
            for (line, text) in &fence.lines {
                match answer(text, fence.depth) {
                    Ok(text) => answers.push_str(&text),
                    Err(error) => {
                        findings.push(LessonError { file: file.to_owned(), line: *line, error });
                    }
                }
            }
            written.push_str(&markdown[rest..fence.place.start]);
            written.push_str(&fence.in_its_container(&answers, markdown));
            rest = fence.place.end;
        }
        written.push_str(&markdown[rest..]);
        if findings.is_empty() { Ok(written) } else { Err(findings) }
    }

    /// Links to the chapter of this file in other languages, whose books stand beside this one.
    fn other_languages(&self, file: &Path, others: &[Language]) -> Result<String, Error> {
        if others.is_empty() {
            return Ok(String::new());
        }
        let up = "../".repeat(file.components().count());
        let page = match file.file_stem().is_some_and(|name| name == "README") {
            true => file.with_file_name("index.html"),
            false => file.with_extension("html"),
        };
        let label = self.answers.words.text("book-languages")?;
        let mut links = format!("<nav class=\"languages\" aria-label=\"{label}\">");
        for other in others {
            let code = other.code();
            let name = Catalogue::load(*other, &["common"])?.text("language-name")?;
            let page = escape(&page.display().to_string());
            links += &format!(
                "<a href=\"{up}{code}/{page}\" hreflang=\"{code}\" lang=\"{code}\">{name}</a>"
            );
        }
        Ok(links + "</nav>\n\n")
    }
}
