//! From an [`Explanation`] to what a person reads: one Markdown template a game serves every
//! language and medium. Markdown keeps the pictures as Unicode drawings in code blocks; HTML and
//! the terminal rewrite the events of the same Markdown and draw the pictures their own way. JSON
//! is the Explanation itself. Nothing here computes a number.

mod filters;
pub mod html;
pub mod picture;
mod sections;
pub mod svg;
pub mod terminal;
pub mod unicode;

use std::collections::HashMap;

use serde::Serialize;
use tera::{Context, Tera, Value};

use crate::error::Error;
use crate::explanation::{Figure, Hint};
use crate::games::Explanation;
use crate::wording::{Catalogue, Language, Values};

use sections::Section;

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
    /// The least detail at which each section is shown, by its name.
    details: HashMap<String, Detail>,
}

/// Which levels of detail the template shows within a section.
#[derive(Serialize)]
struct Show {
    standard: bool,
    teach: bool,
}

impl Renderer {
    /// Parses the templates and words for the games `games` in one language.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when a template or a message is broken.
    pub fn new(language: Language, games: &[&str]) -> Result<Self, Error> {
        Renderer::of_sections(language, games, |_| true)
    }

    /// Parses no more than this explanation needs in this view: what a program wants that shows
    /// one page and ends.
    ///
    /// # Errors
    /// As [`Renderer::new`].
    pub fn only(language: Language, explanation: &Explanation, view: View) -> Result<Self, Error> {
        let value = Value::from_serializable(explanation);
        let kinds: Vec<&str> = steps(&value).iter().filter_map(kind).collect();
        let judged = explanation.judgement().is_some();
        Renderer::of_sections(language, &[explanation.game()], |section| {
            match section.name {
                "title" | "verdict" => true,
                "said" | "why-wrong" => judged,
                "hint" => view.hint.is_some(),
                name => section.detail <= view.detail && kinds.contains(&name),
            }
        })
    }

    fn of_sections(
        language: Language,
        games: &[&str],
        wanted: impl Fn(&Section) -> bool,
    ) -> Result<Self, Error> {
        let files: Vec<&str> = ["common", "figures"].iter().chain(games).copied().collect();
        let words = std::sync::Arc::new(Catalogue::load(language, &files)?);
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        let mut sources = vec![("components.md".to_owned(), sections::source("components")?)];
        let mut details = HashMap::new();
        for game in games {
            for section in sections::split(sections::source(game)?) {
                let name = format!("{game}/{}.md", section.name);
                if wanted(&section) {
                    sources.push((name.clone(), section.source));
                }
                details.insert(name, section.detail);
            }
        }
        tera.add_raw_templates(sources)
            .map_err(|error| Error::defect(report(&error)))?;
        Ok(Renderer {
            tera,
            words,
            details,
        })
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
        let figures: Vec<Option<Figure<'_>>> = figures(explanation, view).collect();
        self.document(explanation, view, |step| match figures.get(step) {
            Some(Some(figure)) => {
                let picture = unicode::draw(figure, &self.words)?;
                Ok(format!("```text\n{}```\n", picture.text()))
            }
            _ => Ok(String::new()),
        })
    }

    /// The page as one self-contained HTML file.
    ///
    /// # Errors
    /// As [`Renderer::markdown`].
    pub fn html(&self, explanation: &mut Explanation, view: View) -> Result<String, Error> {
        shorten(explanation, view);
        let markdown = self.document(explanation, view, placeholder)?;
        let figures: Vec<Option<Figure<'_>>> = figures(explanation, view).collect();
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
        shorten(explanation, view);
        let markdown = self.document(explanation, view, placeholder)?;
        let figures: Vec<Option<Figure<'_>>> = figures(explanation, view).collect();
        let one_line = view.detail == Detail::Verdict && view.hint.is_none();
        let width = if one_line { usize::MAX } else { screen.width };
        terminal::page(&markdown, &figures, &self.words, Screen { width, ..screen })
    }

    /// The page in Markdown; `picture` gives the code block for the picture of a step.
    fn document(
        &self,
        explanation: &Explanation,
        view: View,
        picture: impl Fn(usize) -> Result<String, Error>,
    ) -> Result<String, Error> {
        let value = Value::from_serializable(explanation);
        let show = Show {
            standard: view.detail >= Detail::Standard,
            teach: view.detail >= Detail::Teach,
        };
        let mut context = Context::new();
        context.insert_value("e", value.clone());
        context.insert_value("show", Value::from_serializable(&show));
        context.insert_value("ask", Value::from(view.ask));
        let mut page = Document {
            renderer: self,
            game: explanation.game(),
            context,
            view,
        };
        let title = page.part("title")?;
        let judged = explanation.judgement();
        let said = if judged.is_some() {
            page.part("said")?
        } else {
            String::new()
        };
        let text = if let Some(wanted) = view.hint {
            page.hints(&title, &explanation.hints(), wanted)?
        } else if view.detail == Detail::Verdict {
            let verdict = if said.is_empty() {
                page.part("verdict")?
            } else {
                said
            };
            let verdict = verdict.lines().collect::<Vec<_>>().join(" ");
            format!("{title}{}{verdict}", self.words.text("full-stop")?)
        } else {
            page.argument(&title, &said, judged, steps(&value), picture)?
        };
        Ok(tidy(&text))
    }
}

/// A page being written.
struct Document<'r> {
    renderer: &'r Renderer,
    game: &'static str,
    context: Context,
    view: View,
}

impl Document<'_> {
    /// Renders a section of the game's template.
    fn section(&self, name: &str) -> Result<String, Error> {
        let text = self
            .renderer
            .tera
            .render(&format!("{}/{name}.md", self.game), &self.context);
        text.map_err(|error| Error::defect(report(&error)))
    }

    /// A section without the empty lines around it.
    fn part(&self, name: &str) -> Result<String, Error> {
        self.section(name).map(|text| text.trim().to_owned())
    }

    /// The title and the first `wanted` rungs of the ladder.
    fn hints(&mut self, title: &str, hints: &[Hint], wanted: usize) -> Result<String, Error> {
        let words = &self.renderer.words;
        let mut text = format!("# {title}\n\n## {}\n\n", words.text("hints-title")?);
        for (number, hint) in hints.iter().take(wanted).enumerate() {
            self.context
                .insert_value("hint", Value::from_serializable(hint));
            text.push_str(&format!("{}. {}\n", number + 1, self.part("hint")?));
        }
        if let more @ 1.. = hints.len().saturating_sub(wanted) {
            let mut values = Values::default();
            values.set_number("count", more as u64);
            text.push_str(&format!("\n{}\n", words.format("more-hints", &values)?));
        }
        Ok(text)
    }

    /// The whole page: the verdict follows the first step, then come the others.
    fn argument(
        &mut self,
        title: &str,
        said: &str,
        judged: Option<bool>,
        steps: &[Value],
        picture: impl Fn(usize) -> Result<String, Error>,
    ) -> Result<String, Error> {
        let mut text = format!("# {title}\n\n");
        for (index, step) in steps.iter().enumerate() {
            let kind = kind(step).unwrap_or_default();
            let name = format!("{}/{kind}.md", self.game);
            let least = self.renderer.details.get(&name);
            let least = least.ok_or_else(|| Error::defect(format!("no section for {name}")))?;
            if *least <= self.view.detail {
                self.context.insert_value("step", step.clone());
                self.context
                    .insert_value("figure", Value::from(picture(index)?));
                text.push_str(&self.section(kind)?);
                text.push_str("\n\n");
            }
            if index == 0 {
                self.verdict(said, judged, &mut text)?;
            }
        }
        Ok(text)
    }

    /// What is said of the pupil's answer, and unless that was right, the verdict.
    fn verdict(&self, said: &str, judged: Option<bool>, text: &mut String) -> Result<(), Error> {
        for line in said.lines() {
            text.push_str(&format!("> {line}\n\n"));
        }
        if judged == Some(true) {
            return Ok(());
        }
        let verdict = self.part("verdict")?;
        if self.view.ask {
            let words = &self.renderer.words;
            let (question, answer) = (words.text("ask-verdict")?, words.text("ask-answer")?);
            text.push_str(&format!("{question}\n\n{}", folded(&answer, &verdict)));
        } else {
            text.push_str(&format!("> {verdict}\n\n"));
        }
        if judged == Some(false) {
            text.push_str(&self.section("why-wrong")?);
            text.push_str("\n\n");
        }
        Ok(())
    }
}

/// A verdict behind a question.
fn folded(summary: &str, verdict: &str) -> String {
    format!("<details><summary>{summary}</summary>\n\n> {verdict}\n\n</details>\n\n")
}

fn steps(explanation: &Value) -> &[Value] {
    let steps = explanation
        .as_map()
        .and_then(|map| map.get(&"steps".into()));
    steps.and_then(Value::as_array).unwrap_or_default()
}

fn kind(step: &Value) -> Option<&str> {
    step.as_map()?.get(&"kind".into())?.as_str()
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
        object.insert(
            "hints".to_owned(),
            serde_json::to_value(hints).map_err(Error::defect)?,
        );
    }
    serde_json::to_string(&whole).map_err(Error::defect)
}

fn shorten(explanation: &mut Explanation, view: View) {
    if !view.full {
        explanation.shorten(SHOWN);
    }
}

/// The pictures of the steps. A page that asks must not show the move in its first picture.
fn figures(explanation: &Explanation, view: View) -> impl Iterator<Item = Option<Figure<'_>>> {
    explanation.figures().map(move |figure| match figure {
        Some(Figure::Piles { piles, .. }) if view.ask => Some(Figure::Piles { piles, taken: None }),
        figure => figure,
    })
}

/// Where the picture of a step goes: an empty code block that HTML and terminal fill.
fn placeholder(step: usize) -> Result<String, Error> {
    Ok(format!("```text figure-{step}\n```\n"))
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
