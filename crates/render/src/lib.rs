//! Renders an [`Explanation`] as Markdown, HTML or terminal text. One Markdown template per game serves every
//! language and medium. It yields a [`Page`]: Markdown text, and figures as data that each medium draws in
//! its own way. JSON is the serialized explanation. Rendering must not compute a number of the game. Read
//! next: `assemble_page.rs`.
//!
//! * [`Renderer`]: renders explanations in one language; [`View`] says how much, [`Screen`] how wide;
//! * [`i18n`]: languages and their messages; [`i18n::Catalogue`] formats a message;
//! * [`svg`], [`text_art`]: figures for pages and for terminals.
//!
//! ```
//! use carryless_args::command_line::CommandLine;
//! use carryless_games::games::Question;
//! use carryless_render::i18n::Language;
//! use carryless_render::{Renderer, View};
//!
//! let answer = Question::parse(&CommandLine::parse("3 4 5"))?.explain(false);
//! let page = Renderer::new(Language::of_code("en")?, &["nim"])?.markdown(answer, View::default())?;
//! assert!(page.contains("**You can win**: take 2 from pile 1"));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

mod assemble_page;
pub mod assets;
pub mod embed;
pub mod filters;
mod hotspots;
pub mod html;
pub mod i18n;
pub mod interactive_board;
pub mod key;
mod layers;
pub mod map;
mod move_text;
mod page;
mod perspectives;
mod pile_slider;
pub mod poster;
pub mod print;
mod race_paths;
pub mod script;
pub mod standalone_svg;
pub mod svg;
mod template_sections;
pub mod terminal;
pub mod text_art;
pub mod text_canvas;
mod tree_layout;
mod view;
mod visible_steps;
pub mod wrap;

use rustc_hash::FxHashMap;
use serde::Serialize;
use tera::{Context, Tera, Value};

use crate::i18n::{Catalogue, Language, Perspective};
use carryless_args::error::Error;
use carryless_games::board_frames::{self, BoardFrame};
use carryless_games::elide::{SHOWN, SHOWN_FULL};
use carryless_games::figure::Figure;
use carryless_games::game::{Hinted, SCHEMA};
use carryless_games::games::xiangqi::notation;
use carryless_games::games::{AnyState, Explanation, parts_of};
use carryless_games::position::AnyMove;
use carryless_games::serialize;

use assemble_page::{step_kind, steps};
pub use hotspots::css_position;
pub use hotspots::{Hotspot, Touch};
pub use interactive_board::page_with_buttons;
pub use page::Page;
pub use perspectives::PerspectiveRenderers;
pub use svg::picture::HotspotTarget;
pub use svg::play_board;
use template_sections::Section;
pub use view::{Detail, View};
use visible_steps::visible_frames;

/// Width of a terminal, and whether it shows colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Width in character columns.
    pub width: usize,
    /// Whether text is coloured.
    pub colour: bool,
}

/// Message id of the word for "forward" in a Xiangqi move.
const FORWARD: &str = "xiangqi-forward-word";

/// Renders explanations in one language: parsed templates and the message catalogue.
#[derive(Debug)]
pub struct Renderer {
    tera: Tera,
    /// Message catalogue of the language.
    words: std::sync::Arc<Catalogue>,
    /// Least detail that shows a section, and least detail that shows its figure, by template name.
    details: FxHashMap<String, (Detail, Detail)>,
    /// Template value of the explanation, in a renderer for a single explanation; otherwise `None`.
    read: Option<Value>,
    /// Word that replaces the letter for "forward" in Xiangqi moves; `None` if the letter stays.
    forward: Option<String>,
}

impl Renderer {
    /// Creates a renderer for the games `games` in one language. Its messages address the first player.
    pub fn new(language: Language, games: &[&str]) -> Result<Self, Error> {
        Renderer::for_perspective(Perspective::First, language, games)
    }

    /// Creates a renderer whose messages address the player `reader`.
    pub fn for_perspective(
        reader: Perspective,
        language: Language,
        games: &[&str],
    ) -> Result<Self, Error> {
        Renderer::with_sections((language, reader), games, |_| true)
    }

    /// Creates a renderer with the sections that `view` needs of this explanation; with `folds` also its frames.
    pub fn for_explanation(
        language: Language,
        explanation: &Explanation,
        view: &View,
        folds: bool,
    ) -> Result<Self, Error> {
        let value = serialize::shortened_value(explanation, list_limit(view));
        let kinds: Vec<&str> = steps(&value).iter().filter_map(step_kind).collect();
        let judged = explanation.is_right().is_some();
        let wanted = |section: &Section| match section.name {
            "title" | "rules" | "verdict" | "components" => true,
            name if name.starts_with("moment-") => match view.only.is_empty() {
                true => folds && view.shows_board(),
                false => view.only.iter().any(|kind| name.strip_prefix("moment-") == Some(kind)),
            },
            "said" | "why-wrong" => judged,
            "hint" => view.hint.is_some(),
            "caption" => !view.only.is_empty(),
            name => kinds.contains(&name) && view.shows(name, section.detail),
        };
        let renderer =
            Renderer::with_sections((language, view.reader), &[explanation.game()], wanted)?;
        Ok(Renderer { read: Some(value), ..renderer })
    }

    /// Creates a renderer that addresses `reader`, with the sections of the games' templates that `wanted` accepts.
    fn with_sections(
        (language, reader): (Language, Perspective),
        games: &[&str],
        wanted: impl Fn(&Section) -> bool,
    ) -> Result<Self, Error> {
        let bases = games
            .iter()
            .map(|game| template_sections::source(game).map(template_sections::extended_file));
        let base = bases.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().next();
        let parts = games.iter().flat_map(|game| parts_of(game)).copied();
        let mut files = vec!["common", "figures", "games"];
        files.extend(base);
        for game in games.iter().copied().chain(parts) {
            if !files.contains(&game) {
                files.push(game);
            }
        }
        let words = std::sync::Arc::new(Catalogue::load(language, &files)?.for_perspective(reader));
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        move_text::register(&mut tera, &words);
        let mut sources = Vec::new();
        let mut details = FxHashMap::default();
        for game in games {
            for section in template_sections::sections_of_game(game)? {
                let name = template_sections::template_name(game, section.name);
                if wanted(&section) {
                    sources.push((name.clone(), section.source));
                }
                details.insert(name, (section.detail, section.picture));
            }
        }
        tera.add_raw_templates(sources).map_err(|error| Error::from_causes(&error))?;
        let forward =
            words.text(FORWARD).ok().filter(|word| !word.contains(notation::forward_letter()));
        Ok(Renderer { tera, words, details, read: None, forward })
    }

    /// Returns the explanation as a template value, with long lists elided.
    fn template_value(&self, explanation: &Explanation, view: &View) -> Value {
        let value = || serialize::shortened_value(explanation, list_limit(view));
        self.read.clone().unwrap_or_else(value)
    }

    /// Renders a template and appends the result to `text`.
    fn render(&self, template: &str, context: &Context, text: &mut Vec<u8>) -> Result<(), Error> {
        let rendered = self.tera.render(template, context);
        let mut own = rendered.map_err(|error| Error::from_causes(&error))?;
        if let Some(word) = &self.forward {
            own = own.replace(notation::forward_letter(), word);
        }
        text.extend_from_slice(own.as_bytes());
        Ok(())
    }

    /// Returns the message catalogue, in the language of the renderer.
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// Returns the page as Markdown. Lists longer than the limit of the view are elided.
    pub fn markdown(&self, explanation: Explanation, view: View) -> Result<String, Error> {
        self.render_page(&explanation, &view, |page| page.markdown(&self.words))
    }

    /// Renders one section of the template file `file` as a page, with `figure` at the section's placeholder.
    /// The template reads `value` under the name `name`.
    pub fn section<'f>(
        &self,
        file: &str,
        section: &str,
        name: &'static str,
        value: &impl Serialize,
        figure: Option<Figure<'f>>,
    ) -> Result<Page<'f>, Error> {
        let mut context = Context::new();
        context.insert_value(name, serialize::value(value));
        if figure.is_some() {
            context.insert_value("figure", Value::from(page::FIGURE));
        }
        let section = template_sections::template_name(file, section);
        let text =
            self.tera.render(&section, &context).map_err(|error| Error::from_causes(&error))?;
        Ok(Page::from_template(None, &text, figure.into_iter().collect()))
    }

    /// Whether the template `file` has the section `section`.
    pub fn has_section(&self, file: &str, section: &str) -> bool {
        self.details.contains_key(&template_sections::template_name(file, section))
    }

    /// Assembles the page of an explanation, without board frames, and returns the result of `show` for it.
    pub fn render_page(
        &self,
        explanation: &Explanation,
        view: &View,
        show: impl FnOnce(&Page<'_>) -> Result<String, Error>,
    ) -> Result<String, Error> {
        self.render_foldable_page(explanation, view, None, show)
    }

    /// Assembles the page of an explanation and returns the result of `show` for it. With `frames` the page shows these
    /// board frames and folds its steps below them; if `frames` is empty, a lead figure may replace the board.
    fn render_foldable_page(
        &self,
        explanation: &Explanation,
        view: &View,
        frames: Option<&[BoardFrame]>,
        show: impl FnOnce(&Page<'_>) -> Result<String, Error>,
    ) -> Result<String, Error> {
        show(&assemble_page::assemble(self, explanation, view, frames)?)
    }

    /// Returns the move `turn` on `board` as a clause of a sentence, such as "3 from pile 1".
    pub fn move_clause(&self, board: &AnyState, turn: &AnyMove) -> Result<String, Error> {
        move_text::move_clause(
            &self.words,
            &move_text::Names::from_board(board),
            &serialize::shortened_value(turn, SHOWN),
        )
    }

    /// Returns hint `index` (0-based) as Markdown, the last hint if there are fewer; empty without hints.
    pub fn render_hint(&self, explanation: &Explanation, index: usize) -> Result<String, Error> {
        let rungs = explanation.hints();
        match rungs.get(index).or(rungs.last()) {
            Some(rung) => assemble_page::render_hint(self, explanation, rung),
            None => Ok(String::new()),
        }
    }

    /// Returns the page as one self-contained HTML file.
    pub fn html(&self, mut explanation: Explanation, view: View) -> Result<String, Error> {
        if view.shows_board() {
            explanation.build_frames();
        }
        let frames = visible_frames(&explanation, &view);
        self.render_foldable_page(&explanation, &view, Some(frames), |page| {
            html::page(page, &self.words)
        })
    }

    /// Returns the page as HTML to embed under a heading of level `depth` of another page. It has no ids,
    /// styles and empty lines, so that it is valid inside Markdown.
    pub fn embedded_html(
        &self,
        explanation: Explanation,
        view: View,
        depth: u8,
    ) -> Result<String, Error> {
        let depth = if view.only.is_empty() { depth } else { depth.saturating_sub(1) };
        self.render_page(&explanation, &view, |page| embed::dense_html(page, &self.words, depth))
    }

    /// Returns the figures of the page, without its text, as HTML to embed in another page.
    pub fn figures_html(&self, explanation: &Explanation, view: &View) -> Result<String, Error> {
        self.render_page(explanation, view, |page| {
            embed::dense_html(&page.only_figures(), &self.words, 0)
        })
    }

    /// Returns the figures of the page, without its text, as Markdown.
    pub fn figures_markdown(
        &self,
        explanation: &Explanation,
        view: &View,
    ) -> Result<String, Error> {
        self.render_page(explanation, view, |page| page.only_figures().markdown(&self.words))
    }

    /// Returns the page as text for a terminal.
    pub fn text(
        &self,
        explanation: Explanation,
        view: View,
        screen: Screen,
    ) -> Result<String, Error> {
        let one_line = view.detail == Detail::Verdict && view.hint.is_none();
        let width = if one_line { usize::MAX } else { screen.width };
        let screen = Screen { width, ..screen };
        self.render_page(&explanation, &view, |page| terminal::page(page, &self.words, screen))
    }
}

/// Returns the explanation as JSON with complete lists, and with board frames or the path of a race if `view.frames`.
/// With `view.hint` it is a [`Hinted`] with that many hints; only all hints bring the outcome and winning moves.
pub fn json(mut explanation: Explanation, view: &View) -> Result<String, Error> {
    let Some(wanted) = view.hint else {
        if view.frames {
            explanation.build_frames();
        }
        return serialize::json(&explanation);
    };
    // Through its text, because a third instantiation of every game's serializer would cost more.
    let whole = serialize::json(&explanation)?;
    let mut whole: serde_json::Value = serde_json::from_str(&whole).map_err(Error::internal)?;
    let mut field = |name: &str| whole.get_mut(name).map(serde_json::Value::take);
    let mut hints = explanation.hints();
    let answered = wanted >= hints.len();
    hints.truncate(wanted);
    let hinted = Hinted {
        schema: SCHEMA,
        game: explanation.game(),
        rules: field("rules"),
        position: field("position"),
        hints,
        outcome: field("outcome").filter(|_| answered),
        winning_moves: field("winning_moves").filter(|_| answered),
    };
    serialize::json(&hinted)
}

/// Returns the largest number of items of a list that this view shows in full; longer lists are elided.
fn list_limit(view: &View) -> usize {
    if view.full { SHOWN_FULL } else { SHOWN }
}

/// Returns the names that [`View`]'s `only` accepts, each once: the kinds of the explanation's steps in
/// order, then the kinds of its board frames.
pub fn selectable_kinds(explanation: &Explanation) -> Vec<String> {
    let value = serialize::value(explanation);
    let mut kinds: Vec<String> = Vec::new();
    for kind in steps(&value).iter().filter_map(step_kind) {
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    let scenes = board_frames::FrameKind::ALL.into_iter();
    for kind in scenes
        .filter(|kind| explanation.frame_figure(*kind).is_some())
        .map(board_frames::FrameKind::tag)
    {
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    kinds
}
