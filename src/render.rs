//! From an [`Explanation`] to what a person reads: one Markdown template a game serves every
//! language and medium. What it writes is a [`Page`]: Markdown, and figures as values. Markdown draws
//! these in letters; HTML and the terminal rewrite the events of the same Markdown and draw the
//! figures their own way. JSON is the Explanation itself. Nothing here computes a number.

mod assemble_page;
pub(crate) mod assets;
pub(crate) mod embed;
pub(crate) mod filters;
mod hotspots;
pub(crate) mod html;
mod interactive_board;
pub(crate) mod key;
mod layers;
pub(crate) mod map;
mod move_text;
mod page;
mod perspectives;
mod pile_slider;
pub(crate) mod poster;
pub(crate) mod print;
mod race_paths;
pub(crate) mod script;
#[cfg(feature = "cli")]
pub(crate) mod standalone_svg;
pub(crate) mod svg;
mod template_sections;
pub(crate) mod terminal;
pub(crate) mod text_art;
pub(crate) mod text_canvas;
mod tree_layout;
mod view;
pub(crate) mod wrap;

use rustc_hash::FxHashMap;
use serde::Serialize;
use tera::{Context, Tera, Value};

use crate::board_frames::{self, BoardFrame};
use crate::elide::{SHOWN, SHOWN_FULL};
use crate::error::Error;
use crate::figure::Figure;
use crate::game::{Hinted, Retry, SCHEMA};
use crate::games::xiangqi::notation;
use crate::games::{AnyState, Explanation, parts_of};
use crate::i18n::{Catalogue, Language, Perspective};
use crate::position::AnyMove;
use crate::serialize;

use assemble_page::{kind, steps};
pub(crate) use hotspots::styled;
pub(crate) use hotspots::{Hotspot, Touch};
pub(crate) use interactive_board::{Desk, Tries, touchable};
pub(crate) use page::Page;
pub(crate) use perspectives::Readers;
pub(crate) use svg::picture::HotspotTarget;
pub(crate) use svg::play_board;
use template_sections::Section;
pub(crate) use view::{Detail, View};

/// The columns that somebody would write by hand.
const WRITTEN: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Screen {
    /// The width in columns.
    pub width: usize,
    pub colour: bool,
}

/// The word for forward in a move of Xiangqi.
const FORWARD: &str = "xiangqi-forward-word";

/// The templates and words of one language, parsed once.
#[derive(Debug)]
pub(crate) struct Renderer {
    tera: Tera,
    words: std::sync::Arc<Catalogue>,
    /// The least detail at which each section and its picture are shown, by the section's name.
    details: FxHashMap<String, (Detail, Detail)>,
    /// The only explanation that it shows, as templates read it.
    read: Option<Value>,
    /// How moves of Xiangqi say that they go forward, where the words have other letters than the data.
    forward: Option<String>,
}

impl Renderer {
    /// Parses the templates and words for the games `games` in one language.
    pub(crate) fn new(language: Language, games: &[&str]) -> Result<Self, Error> {
        Renderer::to(Perspective::First, language, games)
    }

    /// The same with words that speak to this reader.
    pub(crate) fn to(
        reader: Perspective,
        language: Language,
        games: &[&str],
    ) -> Result<Self, Error> {
        Renderer::of_sections((language, reader), games, |_| true)
    }

    /// Parses no more than this explanation needs in this view, and shows nothing else: what a program
    /// wants that shows one page and ends. A page that folds has the board.
    pub(crate) fn only(
        language: Language,
        explanation: &Explanation,
        view: &View,
        folds: bool,
    ) -> Result<Self, Error> {
        let value = serialize::shortened_value(explanation, kept(view));
        let kinds: Vec<&str> = steps(&value).iter().filter_map(kind).collect();
        let judged = explanation.judgement().is_some();
        let wanted = |section: &Section| match section.name {
            "title" | "rules" | "verdict" | "components" => true,
            name if name.starts_with("moment-") => match view.only.is_empty() {
                true => folds && view.shows_board(),
                false => view.only.iter().any(|kind| name.strip_prefix("moment-") == Some(kind)),
            },
            "said" | "why-wrong" => judged,
            "hint" => view.hint.is_some(),
            name => kinds.contains(&name) && view.shows(name, section.detail),
        };
        let renderer =
            Renderer::of_sections((language, view.reader), &[explanation.game()], wanted)?;
        Ok(Renderer { read: Some(value), ..renderer })
    }

    fn of_sections(
        (language, reader): (Language, Perspective),
        games: &[&str],
        wanted: impl Fn(&Section) -> bool,
    ) -> Result<Self, Error> {
        let bases =
            games.iter().map(|game| template_sections::source(game).map(template_sections::base));
        let base = bases.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().next();
        let parts = games.iter().flat_map(|game| parts_of(game)).copied();
        let mut files = vec!["common", "figures", "games"];
        files.extend(base);
        for game in games.iter().copied().chain(parts) {
            if !files.contains(&game) {
                files.push(game);
            }
        }
        let words = std::sync::Arc::new(Catalogue::load(language, &files)?.to(reader));
        let mut tera = Tera::default();
        filters::register(&mut tera, &words);
        move_text::register(&mut tera, &words);
        let mut sources = Vec::new();
        let mut details = FxHashMap::default();
        for game in games {
            for section in template_sections::of_game(game)? {
                let name = template_sections::name(game, section.name);
                if wanted(&section) {
                    sources.push((name.clone(), section.source));
                }
                details.insert(name, (section.detail, section.picture));
            }
        }
        tera.add_raw_templates(sources).map_err(|error| Error::caused_by(&error))?;
        let forward = words.text(FORWARD).ok().filter(|word| !word.contains(notation::forward()));
        Ok(Renderer { tera, words, details, read: None, forward })
    }

    /// An explanation as templates read it.
    fn read(&self, explanation: &Explanation, view: &View) -> Value {
        let value = || serialize::shortened_value(explanation, kept(view));
        self.read.clone().unwrap_or_else(value)
    }

    /// Renders a template at the end of `text`.
    fn render(&self, template: &str, context: &Context, text: &mut Vec<u8>) -> Result<(), Error> {
        let rendered = self.tera.render(template, context);
        let mut own = rendered.map_err(|error| Error::caused_by(&error))?;
        if let Some(word) = &self.forward {
            own = own.replace(notation::forward(), word);
        }
        text.extend_from_slice(own.as_bytes());
        Ok(())
    }

    pub(crate) fn words(&self) -> &Catalogue {
        &self.words
    }

    /// The page as Markdown that reads well as it stands. Long lists are shortened
    /// unless `view.full`; who wants the explanation whole after this clones it before.
    pub(crate) fn markdown(&self, explanation: Explanation, view: View) -> Result<String, Error> {
        self.shown(&explanation, &view, |page| page.markdown(&self.words))
    }

    /// A page that is one section of the file `file`: the section says the value, under `name`.
    pub(crate) fn section<'f>(
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
        let section = template_sections::name(file, section);
        let text =
            self.tera.render(&section, &context).map_err(|error| Error::caused_by(&error))?;
        Ok(Page::written(None, &text, figure.into_iter().collect()))
    }

    pub(crate) fn has_section(&self, file: &str, section: &str) -> bool {
        self.details.contains_key(&template_sections::name(file, section))
    }

    /// The page of an explanation, with long lists shortened, as `show` shows it.
    pub(crate) fn shown(
        &self,
        explanation: &Explanation,
        view: &View,
        show: impl FnOnce(&Page<'_>) -> Result<String, Error>,
    ) -> Result<String, Error> {
        self.written(explanation, view, None, show)
    }

    /// The same, folded where it has moments of the board.
    fn written(
        &self,
        explanation: &Explanation,
        view: &View,
        moments: Option<&[BoardFrame]>,
        show: impl FnOnce(&Page<'_>) -> Result<String, Error>,
    ) -> Result<String, Error> {
        show(&assemble_page::write(self, explanation, view, moments)?)
    }

    /// A move on a board in words, as a clause.
    pub(crate) fn made(&self, board: &AnyState, turn: &AnyMove) -> Result<String, Error> {
        move_text::made(
            &self.words,
            &move_text::Names::of(board),
            &serialize::shortened_value(turn, SHOWN),
        )
    }

    /// One rung of the ladder of hints alone, as Markdown; the last one when there are fewer.
    pub(crate) fn rung(&self, explanation: &Explanation, index: usize) -> Result<String, Error> {
        let rungs = explanation.hints();
        match rungs.get(index).or(rungs.last()) {
            Some(rung) => assemble_page::rung(self, explanation, rung),
            None => Ok(String::new()),
        }
    }

    /// The page as one self-contained HTML file.
    pub(crate) fn html(&self, mut explanation: Explanation, view: View) -> Result<String, Error> {
        if view.shows_board() {
            explanation.draw_up();
        }
        let moments = moments(&explanation, &view);
        self.written(&explanation, &view, Some(moments), |page| html::page(page, &self.words))
    }

    /// The page as HTML for a place in somebody else's page, under a heading of level `depth`: no
    /// ids, no style, and no empty line, so that it can stand in Markdown.
    pub(crate) fn inset(
        &self,
        explanation: Explanation,
        view: View,
        depth: u8,
    ) -> Result<String, Error> {
        // Single steps have no title above them.
        let depth = if view.only.is_empty() { depth } else { depth.saturating_sub(1) };
        self.shown(&explanation, &view, |page| embed::dense(page, &self.words, depth))
    }

    /// The page for a terminal.
    pub(crate) fn text(
        &self,
        explanation: Explanation,
        view: View,
        screen: Screen,
    ) -> Result<String, Error> {
        let one_line = view.detail == Detail::Verdict && view.hint.is_none();
        let width = if one_line { usize::MAX } else { screen.width };
        let screen = Screen { width, ..screen };
        self.shown(&explanation, &view, |page| terminal::page(page, &self.words, screen))
    }
}

/// The Explanation as JSON, whole; with `view.hint`, a [`Hinted`] with that many rungs of the ladder. The
/// board and the path of a race are in it, and are drawn up, only with `view.frames`.
pub(crate) fn json(mut explanation: Explanation, view: &View) -> Result<String, Error> {
    let Some(wanted) = view.hint else {
        if view.frames {
            explanation.draw_up();
        }
        return serialize::json(&explanation);
    };
    // Through its text: a third way to serialise every game would cost more than reading it back.
    let whole = serialize::json(&explanation)?;
    let mut whole: serde_json::Value = serde_json::from_str(&whole).map_err(Error::defect)?;
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

/// How many items of a long list a reader sees.
fn kept(view: &View) -> usize {
    if view.full { SHOWN_FULL } else { SHOWN }
}

/// The moments of the board, where it is drawn up, that a view shows: to a pupil who is to try again those
/// before a move, and the pupil's own move with what answers it.
fn moments<'e>(explanation: &'e Explanation, view: &View) -> &'e [BoardFrame] {
    let moments = explanation.moments();
    let before = |moment: &&BoardFrame| {
        [board_frames::FrameKind::Look, board_frames::FrameKind::Split].contains(&moment.kind)
    };
    match view.retry(explanation) {
        Some(Retry::Claim | Retry::Digits) => &moments[..moments.iter().take_while(before).count()],
        Some(Retry::Move) | None => moments,
    }
}

/// The picture of a step. A page that asks must not show the move in its first picture, nor may one for a
/// pupil who is to try again, unless the move is the pupil's own.
fn figure<'e>(explanation: &'e Explanation, view: &View, step: usize) -> Option<Figure<'e>> {
    let retry = view.retry(explanation);
    match explanation.figure(step) {
        // Which numbers are key numbers, and how the path goes on from them, is the answer.
        Some(Figure::Braid { .. }) if retry.is_some() => None,
        Some(
            Figure::Piles { .. }
            | Figure::Parts { .. }
            | Figure::Several { .. }
            | Figure::Stairs(_),
        ) if view.no_stones => None,
        Some(figure) if view.ask || retry.is_some_and(|retry| retry != Retry::Move) => {
            Some(figure.bare())
        }
        figure => figure,
    }
}

/// Whether the board shows the same already: below it a column grid stands once, as a pupil writes it.
fn is_on_board(figure: &Figure<'_>) -> bool {
    match figure {
        Figure::Columns { columns, boxed } => !boxed || columns.width() > WRITTEN,
        Figure::Flip { width, .. } => *width > WRITTEN,
        Figure::Piles { .. }
        | Figure::Parts { .. }
        | Figure::Several { .. }
        | Figure::Moment { .. } => true,
        _ => false,
    }
}

/// The kinds of steps of an explanation, each once, in order, and the moments of the board that no step
/// is named after: what [`View::only`] can name.
pub(crate) fn kinds(explanation: &Explanation) -> Vec<String> {
    let value = serialize::value(explanation);
    let mut kinds: Vec<String> = Vec::new();
    for kind in steps(&value).iter().filter_map(kind) {
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    let scenes = board_frames::FrameKind::ALL.into_iter();
    for kind in
        scenes.filter(|kind| explanation.scene(*kind).is_some()).map(board_frames::FrameKind::tag)
    {
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    kinds
}
