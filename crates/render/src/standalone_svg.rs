//! SVG pictures as files of their own, with the colours of the printed page embedded, because such a file has
//! no page to take them from. Renders a [`Figure`] or a printed picture as an `<svg>` with its title.

use super::key::PaperFigure;
use super::svg;
use super::svg::picture::SvgBuilder;
use crate::i18n::{Catalogue, Language};
use carryless_args::error::Error;
use carryless_games::elide::SHOWN;
use carryless_games::figure::Figure;

/// Returns the stylesheet named `name` in a language; empty if there is none. It has no CSS variables, for e-readers;
/// `tests/styles.rs` generates it from the stylesheets of pages.
pub fn style(name: &str, language: Language) -> &'static str {
    carryless_templates::text(&format!("theme/generated/static/{name}.{}.css", language.code()))
}

/// A picture in a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandaloneSvg {
    /// Text of the picture for a screen reader.
    pub title: String,
    /// The picture as an `<svg>` element that contains its stylesheet.
    pub svg: String,
}

/// Renders standalone pictures in one language.
#[derive(Debug)]
pub struct Painter {
    /// Stylesheet rules for all figures.
    figures: Vec<StyleRule>,
    /// Stylesheet rules for board frames.
    frames: Vec<StyleRule>,
    /// Stylesheet rules for pictures of worked solutions.
    shown: Vec<StyleRule>,
}

/// One rule of a stylesheet.
#[derive(Debug)]
struct StyleRule {
    /// Classes in the rule's selectors; the rule is omitted from a picture that has none of them.
    classes: Vec<String>,
    text: &'static str,
}

impl Painter {
    /// Creates a painter with the stylesheets of a language.
    pub fn new(language: Language) -> Self {
        let mut groups = style("pictures", language).split("\n\n");
        let mut next = || groups.next().unwrap_or_default().lines().map(StyleRule::parse).collect();
        Painter { figures: next(), frames: next(), shown: next() }
    }

    /// Returns a figure as a standalone picture.
    pub fn draw(&self, figure: &Figure<'_>, words: &Catalogue) -> Result<StandaloneSvg, Error> {
        Ok(with_styles(&svg::picture(figure, words, SHOWN)?, &[&self.figures]))
    }

    /// Returns a picture of a worked solution as a standalone picture.
    pub fn draw_paper_figure(&self, shown: &PaperFigure) -> StandaloneSvg {
        let frames = if shown.is_board_frame() { &*self.frames } else { &[] };
        with_styles(&shown.picture, &[&self.figures, frames, &self.shown])
    }
}

/// Returns the picture with those of the stylesheet `rules` embedded that apply to its elements.
fn with_styles(picture: &SvgBuilder, rules: &[&[StyleRule]]) -> StandaloneSvg {
    let drawn = with_text_attributes(&picture.finish());
    let rules = rules.iter().copied().flatten().filter(|rule| rule.fits(&drawn));
    let style: String = rules.map(|rule| rule.text).collect();
    let at = drawn.find('>').map_or(0, |at| at + 1);
    let (head, rest) = drawn.split_at(at);
    let svg = format!("{head}<style>{style}</style>{rest}");
    StandaloneSvg { title: picture.title.clone(), svg }
}

/// Adds the theme's text attributes to text elements that have none, because some e-readers do not support
/// CSS `:not`.
fn with_text_attributes(svg: &str) -> String {
    let mut settled = String::with_capacity(svg.len() + svg.len() / 8);
    for (number, part) in svg.split("<text").enumerate() {
        if number == 0 {
            settled.push_str(part);
            continue;
        }
        let (tag, rest) = part.split_at(part.find('>').unwrap_or(0));
        settled.push_str("<text");
        settled.push_str(tag);
        if !tag.contains("text-anchor=") {
            let anchor = if tag.contains(" before\"") { "end" } else { "middle" };
            settled.push_str(&format!(" text-anchor=\"{anchor}\" dominant-baseline=\"central\""));
        }
        if !tag.contains("font-size=") && tag.contains("fine") {
            settled.push_str(" font-size=\"11\"");
        }
        settled.push_str(rest);
    }
    settled
}

impl StyleRule {
    /// Parses one line of the stylesheet: a rule with its selectors.
    fn parse(text: &'static str) -> Self {
        let selectors = text.split('{').next().unwrap_or_default();
        let last = |selector: &str| {
            let names = selector.split(['.', ' ']).skip(2);
            names.filter(|name| !name.is_empty()).find(|name| *name != "text").map(str::to_owned)
        };
        let classes: Vec<String> = selectors.split(',').filter_map(last).collect();
        StyleRule { classes, text }
    }

    /// Whether the rule may apply to an element of the picture `svg`.
    fn fits(&self, svg: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|class| svg.contains(class.as_str()))
    }
}
