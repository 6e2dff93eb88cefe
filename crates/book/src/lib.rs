//! The book: lessons in Markdown whose code blocks of the language `carryless` are replaced by the answers to
//! their commands. A [`LessonWriter`] returns the chapter with answers, or a [`LessonError`] for every
//! invalid line. A code host shows readers the commands; mdBook shows the answers.
//!
//! ```
//! use carryless_book::LessonWriter;
//! use carryless_render::i18n::Language;
//!
//! let writer = LessonWriter::new(Language::of_code("en")?)?;
//! let chapter = writer.render_chapter("nim.md", "# Nim\n\n```carryless\nexplain 3 4 5\n```\n");
//! assert!(chapter.is_ok_and(|chapter| chapter.contains("You can win")));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

pub mod build;
mod cover;
mod dom;
pub mod epub;
mod fence;
pub mod install;
pub mod lesson;
pub mod preprocessor;
pub mod print;
mod rendered_book;
mod request;
pub mod serve;
pub mod source;
mod static_chapter;
mod static_files;
mod xhtml;

use std::path::Path;

use carryless_args::error::{Error, Reason, faults};
use carryless_evaluate::{self as evaluate, Writer};
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::svg::picture::escape;
use carryless_render::{embed, script};
use install::InstalledAssets;

faults! {
    pub enum BookFault {
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
    /// Returns the fault `book-failed` for an error of mdBook; its reason contains all causes of the error.
    fn from_mdbook(error: &mdbook_driver::errors::Error) -> Self {
        BookFault::Failed { reason: format!("{error:#}").trim_end().to_owned() }
    }
}

/// Info string of the Markdown code blocks that contain commands.
pub const FENCE: &str = "carryless";

/// Name of the preprocessor of this program in `book.toml`: the table `[preprocessor.carryless]`.
const NAME: &str = "carryless";

/// Key in `[preprocessor.carryless]` of `book.toml` for the folder of the web engine, relative to the first
/// page of the book.
const ENGINE: &str = "engine";

/// Name of mdBook's HTML renderer, for which answers are HTML; for every other renderer they are Markdown.
const HTML: &str = "html";

/// An invalid command in a code block of a chapter, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// Path of the chapter's file as the message shows it, such as `lessons/en/race.md`.
    pub file: String,
    /// Number of the line in `file`, 1-based.
    pub line: usize,
    /// Error of the command.
    pub error: Error,
}

/// The reason why a book or a lesson cannot be rendered.
#[derive(Debug)]
pub enum BookError {
    /// All invalid commands in the code blocks of the book or lesson.
    Wrong(Vec<LessonError>),
    /// Any other error, such as that of a file.
    Error(Error),
}

impl From<Error> for BookError {
    fn from(error: Error) -> Self {
        BookError::Error(error)
    }
}

/// A renderer of the chapters of a book in one language.
#[derive(Debug)]
pub struct LessonWriter {
    /// Writer of the answers to the commands in the chapters.
    pub answers: Writer,
    /// Style and script that the book itself includes on every page; chapters then omit them.
    assets: InstalledAssets,
}

impl LessonWriter {
    /// Creates a renderer for a book that does not itself include style and script.
    pub fn new(language: Language) -> Result<Self, Error> {
        Ok(LessonWriter { answers: Writer::new(language)?, assets: InstalledAssets::default() })
    }

    /// Returns the writer for a book that itself includes the assets `included_assets` (style, script) on
    /// every page.
    fn with_assets(self, included_assets: InstalledAssets) -> Self {
        LessonWriter { assets: included_assets, ..self }
    }

    /// Returns the chapter `markdown` with every block of commands replaced by HTML answers, or all invalid
    /// lines; `file` names the chapter in errors. The first answer includes style and script, unless the book
    /// does.
    pub fn render_chapter(&self, file: &str, markdown: &str) -> Result<String, Vec<LessonError>> {
        self.render_chapter_with_engine(file, markdown, None)
    }

    /// Returns the same chapter as [`Self::render_chapter`]. `engine` is the address of the web engine
    /// relative to the chapter. With it, the answers to questions are interactive; with `None`, no answer is.
    fn render_chapter_with_engine(
        &self,
        file: &str,
        markdown: &str,
        engine: Option<&str>,
    ) -> Result<String, Vec<LessonError>> {
        let mut begun = false;
        self.replace_commands(file, markdown, |text, depth| {
            let mut answer = self.answers.html(text, depth)?;
            if let Some(engine) = engine.filter(|_| evaluate::is_explain_line(text)) {
                answer = embed::with_engine(&answer, text, engine);
            }
            if std::mem::replace(&mut begun, true) {
                return Ok(answer);
            }
            let style = match self.assets.has_style() {
                true => String::new(),
                false => ["<style>", embed::style(), "</style>\n"].concat(),
            };
            let script = match self.assets.has_script() {
                true => String::new(),
                false => script::presenter_script(&self.answers.words)?,
            };
            Ok(style + &answer + &script)
        })
    }

    /// Returns the chapter `markdown` with every block of commands replaced by Markdown answers, for
    /// renderers other than HTML, or all invalid lines; `file` names the chapter in errors.
    pub fn render_markdown_chapter(
        &self,
        file: &str,
        markdown: &str,
    ) -> Result<String, Vec<LessonError>> {
        self.replace_commands(file, markdown, |text, depth| {
            Ok(self.answers.markdown(text, depth)?.unwrap_or_default())
        })
    }

    /// Returns the chapter `markdown` with `answer(command, depth)` in place of every command, or all lines
    /// for which `answer` fails. `depth` is the level (1 to 6) of the heading above the command; `file` names
    /// the chapter in errors.
    fn replace_commands(
        &self,
        file: &str,
        markdown: &str,
        mut answer: impl FnMut(&str, u8) -> Result<String, Error>,
    ) -> Result<String, Vec<LessonError>> {
        let mut written = String::with_capacity(markdown.len() * 4);
        let mut findings = Vec::new();
        let mut rest = 0;
        for fence in fence::find_fences(markdown) {
            let mut answers = String::new();
            for (line, text) in &fence.lines {
                match answer(text, fence.depth) {
                    Ok(text) => answers.push_str(&text),
                    Err(error) => {
                        findings.push(LessonError { file: file.to_owned(), line: *line, error });
                    }
                }
            }
            written.push_str(&markdown[rest..fence.range.start]);
            written.push_str(&fence.in_container(&answers, markdown));
            rest = fence.range.end;
        }
        written.push_str(&markdown[rest..]);
        if findings.is_empty() { Ok(written) } else { Err(findings) }
    }

    /// Returns HTML with a link to the chapter `file` (a path in the folder of the lessons, such as
    /// `race.md`) in each of the languages `others`; empty if `others` is empty. The books of the languages
    /// are sibling folders.
    fn language_links(&self, file: &Path, others: &[Language]) -> Result<String, Error> {
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
