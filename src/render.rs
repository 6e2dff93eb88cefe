//! From an [`Explanation`] to what a person reads: one Markdown template a game serves every
//! language and medium. Markdown keeps the pictures as Unicode drawings in code blocks; HTML and
//! the terminal rewrite the events of the same Markdown and draw the pictures their own way. JSON
//! is the Explanation itself. Nothing here computes a number.

mod filters;
pub mod html;
pub mod picture;
pub mod svg;
pub mod terminal;
pub mod unicode;

use include_dir::{Dir, include_dir};
use serde::Serialize;
use tera::{Context, Tera, Value};

use crate::error::Error;
use crate::explanation::{Figure, Hint};
use crate::games::Explanation;
use crate::wording::{Catalogue, Language};

static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/games");

/// How many items of a long list a reader sees.
pub const SHOWN: usize = 12;

/// How much of the argument is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// One line: who wins, and how.
    Verdict,
    /// The working without the talk: what a teacher's key needs.
    Key,
    /// The whole way to the moves.
    #[default]
    Standard,
    /// With pictures and reasons for beginners.
    Teach,
    /// With the proof.
    Proof,
}

impl Detail {
    /// All of them with their names, from the least to the most.
    pub const ALL: [(&'static str, Detail); 5] = [
        ("verdict", Detail::Verdict),
        ("key", Detail::Key),
        ("standard", Detail::Standard),
        ("teach", Detail::Teach),
        ("proof", Detail::Proof),
    ];
}

/// What a reader wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// How much of the argument.
    pub detail: Detail,
    /// Only so many rungs of the ladder of hints.
    pub hint: Option<usize>,
    /// Every step as a question with its answer folded.
    pub ask: bool,
    /// Long lists whole.
    pub full: bool,
}

/// How a terminal shows a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The width in columns.
    pub width: usize,
    /// Whether there is colour.
    pub colour: bool,
}

/// The templates and words of one language, parsed once.
///
/// ```
/// use carryless::{games::Question, line::Line, render::{Renderer, View}, wording::Language};
/// let renderer = Renderer::new(Language::of_code("en")?, &["nim"])?;
/// let mut answer = Question::parse(&Line::parse("3 4 5"))?.explain(false);
/// let page = renderer.markdown(&mut answer, View::default())?;
/// assert!(page.starts_with("# 3 · 4 · 5"));
/// # Ok::<(), carryless::error::Error>(())
/// ```
#[derive(Debug)]
pub struct Renderer {
    tera: Tera,
    words: std::sync::Arc<Catalogue>,
}

/// Which levels of detail the template shows.
#[derive(Serialize)]
struct Show {
    only_verdict: bool,
    hints: bool,
    key: bool,
    standard: bool,
    teach: bool,
    proof: bool,
}

impl Show {
    fn of(view: View) -> Self {
        Show {
            only_verdict: view.detail == Detail::Verdict && view.hint.is_none(),
            hints: view.hint.is_some(),
            key: view.detail >= Detail::Key,
            standard: view.detail >= Detail::Standard,
            teach: view.detail >= Detail::Teach,
            proof: view.detail >= Detail::Proof,
        }
    }
}

impl Renderer {
    /// Parses the templates and words for the games `games` in one language.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when a template or a message is broken.
    pub fn new(language: Language, games: &[&str]) -> Result<Self, Error> {
        let files: Vec<&str> = ["common", "figures"].iter().chain(games).copied().collect();
        let words = std::sync::Arc::new(Catalogue::load(language, &files)?);
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        let templates = std::iter::once("components").chain(games.iter().copied());
        let sources = templates.map(template).collect::<Result<Vec<_>, _>>()?;
        tera.add_raw_templates(sources).map_err(Error::defect)?;
        Ok(Renderer { tera, words })
    }

    /// The words this renderer uses.
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// The page as Markdown that reads well as it stands. Shortens the long lists of
    /// `explanation` unless `view.full`.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when a template or a message is broken.
    pub fn markdown(&self, explanation: &mut Explanation, view: View) -> Result<String, Error> {
        shorten(explanation, view);
        let drawings = explanation.figures().enumerate().map(|(step, figure)| match figure {
            Some(figure) => {
                let picture = unicode::draw(&figure, &self.words)?;
                Ok(format!("```text\n{}```\n", picture.text()))
            }
            None => Ok(placeholder(step)),
        });
        let drawings = drawings.collect::<Result<Vec<_>, Error>>()?;
        self.document(explanation, view, &drawings)
    }

    /// The page as one self-contained HTML file.
    ///
    /// # Errors
    /// As [`Renderer::markdown`].
    pub fn html(&self, explanation: &mut Explanation, view: View) -> Result<String, Error> {
        let markdown = self.with_placeholders(explanation, view)?;
        let figures: Vec<Option<Figure<'_>>> = explanation.figures().collect();
        html::page(&markdown, &figures, &self.words)
    }

    /// The page for a terminal.
    ///
    /// # Errors
    /// As [`Renderer::markdown`].
    pub fn text(
        &self,
        explanation: &mut Explanation,
        view: View,
        screen: Screen,
    ) -> Result<String, Error> {
        let markdown = self.with_placeholders(explanation, view)?;
        let figures: Vec<Option<Figure<'_>>> = explanation.figures().collect();
        let one_line = view.detail == Detail::Verdict && view.hint.is_none();
        let width = if one_line { usize::MAX } else { screen.width };
        terminal::page(&markdown, &figures, &self.words, Screen { width, ..screen })
    }

    fn with_placeholders(
        &self,
        explanation: &mut Explanation,
        view: View,
    ) -> Result<String, Error> {
        shorten(explanation, view);
        let steps = 0..explanation.figures().count();
        self.document(explanation, view, &steps.map(placeholder).collect::<Vec<_>>())
    }

    fn document(
        &self,
        explanation: &Explanation,
        view: View,
        figures: &[String],
    ) -> Result<String, Error> {
        let mut context = Context::new();
        context.insert_value("e", Value::from_serializable(explanation));
        context.insert_value("figures", Value::from_serializable(figures));
        context.insert_value("show", Value::from_serializable(&Show::of(view)));
        context.insert_value("ask", Value::from(view.ask));
        if let Some(wanted) = view.hint {
            let hints = explanation.hints();
            let shown = &hints[..wanted.min(hints.len())];
            context.insert_value("hints", Value::from_serializable(shown));
            context.insert_value("hints_left", Value::from((hints.len() - shown.len()) as u64));
        }
        let name = format!("{}.md", explanation.game());
        let text = self.tera.render(&name, &context);
        Ok(tidy(&text.map_err(|error| Error::defect(report(&error)))?))
    }
}

/// The Explanation as JSON, whole; with `hint`, only its question and that many rungs of the
/// ladder, for whoever must not see the answer yet.
///
/// # Errors
/// A [`Defect`](crate::error::ErrorKind::Defect) when it cannot be written, which does not happen.
pub fn json(explanation: &Explanation, hint: Option<usize>) -> Result<String, Error> {
    let Some(wanted) = hint else {
        return serde_json::to_string(explanation).map_err(Error::defect);
    };
    let hints: Vec<Hint> = explanation.hints().into_iter().take(wanted).collect();
    let mut whole = serde_json::to_value(explanation).map_err(Error::defect)?;
    if let Some(object) = whole.as_object_mut() {
        object.retain(|name, _| ["schema", "game", "rules", "position"].contains(&name.as_str()));
        object.insert("hints".to_owned(), serde_json::to_value(hints).map_err(Error::defect)?);
    }
    serde_json::to_string(&whole).map_err(Error::defect)
}

fn shorten(explanation: &mut Explanation, view: View) {
    if !view.full {
        explanation.shorten(SHOWN);
    }
}

/// A template of `templates/games`, by its name without suffixes.
fn template(name: &str) -> Result<(String, &'static str), Error> {
    let path = format!("{name}.md.tera");
    let file = GAMES.get_file(&path).and_then(|file| file.contents_utf8());
    Ok((format!("{name}.md"), file.ok_or_else(|| Error::defect(format!("{path} is missing")))?))
}

/// Where the picture of a step goes: an empty code block that HTML and terminal fill.
fn placeholder(step: usize) -> String {
    format!("```text figure-{step}\n```\n")
}

/// An error with all its causes, which is where Tera says what is wrong.
fn report(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        source = cause.source();
    }
    text
}

/// At most one empty line in a row outside of code, none at the beginning, no blanks at the end
/// of a line: what a person would have typed.
fn tidy(markdown: &str) -> String {
    let mut tidied = String::with_capacity(markdown.len());
    let mut in_code = false;
    let mut empty = true;
    for line in markdown.lines() {
        in_code ^= line.starts_with("```");
        let line = line.trim_end();
        if line.is_empty() && empty && !in_code {
            continue;
        }
        empty = line.is_empty();
        tidied.push_str(line);
        tidied.push('\n');
    }
    tidied.truncate(tidied.trim_end().len());
    tidied.push('\n');
    tidied
}
