//! Pictures that stand for themselves: with the colours of the printed page inside, as a file of their
//! own has no page to take them from. In: a figure, or a picture of one. Out: an `<svg>` and its title.

use include_dir::{Dir, File, include_dir};

use super::key::Shown;
use super::svg;
use super::svg::picture::SvgBuilder;
use crate::elide::SHOWN;
use crate::error::Error;
use crate::figure::Figure;
use crate::i18n::{Catalogue, Language};

/// Styles without variables, for readers that know none; made from those of pages by `tests/styles.rs`.
static STYLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/theme/static");

/// The style of this name in a language.
pub(crate) fn style(name: &str, language: Language) -> &'static str {
    let file = STYLES.get_file(format!("{name}.{}.css", language.code()));
    file.and_then(File::contents_utf8).unwrap_or_default()
}

/// A picture in a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// The text of the picture for a screen reader.
    pub title: String,
    pub svg: String,
}

/// What draws pictures in a language.
#[derive(Debug)]
pub(crate) struct Painter {
    figures: Vec<Known>,
    moments: Vec<Known>,
    shown: Vec<Known>,
}

/// A rule of the stylesheet.
#[derive(Debug)]
struct Known {
    /// The classes that its selectors name; a picture with none of them does without it.
    classes: Vec<String>,
    text: &'static str,
}

impl Painter {
    pub(crate) fn new(language: Language) -> Self {
        let mut groups = style("pictures", language).split("\n\n");
        let mut next = || groups.next().unwrap_or_default().lines().map(Known::of).collect();
        Painter { figures: next(), moments: next(), shown: next() }
    }

    pub(crate) fn draw(&self, figure: &Figure<'_>, words: &Catalogue) -> Result<Drawn, Error> {
        Ok(dressed(&svg::picture(figure, words, SHOWN)?, &[&self.figures]))
    }

    /// What is shown on paper.
    pub(crate) fn dress(&self, shown: &Shown) -> Drawn {
        let moments = if shown.is_moment() { &*self.moments } else { &[] };
        dressed(&shown.picture, &[&self.figures, moments, &self.shown])
    }
}

/// A picture with those of the rules that it needs.
fn dressed(picture: &SvgBuilder, rules: &[&[Known]]) -> Drawn {
    let drawn = settled(&picture.finish());
    let rules = rules.iter().copied().flatten().filter(|rule| rule.fits(&drawn));
    let style: String = rules.map(|rule| rule.text).collect();
    let at = drawn.find('>').map_or(0, |at| at + 1);
    let (head, rest) = drawn.split_at(at);
    let svg = format!("{head}<style>{style}</style>{rest}");
    Drawn { title: picture.title.clone(), svg }
}

/// The letters with what the theme says of those that say nothing of themselves: not every reader knows
/// rules for what an element does not have.
fn settled(svg: &str) -> String {
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

impl Known {
    fn of(text: &'static str) -> Self {
        let selectors = text.split('{').next().unwrap_or_default();
        let last = |selector: &str| {
            let names = selector.split(['.', ' ']).skip(2);
            names.filter(|name| !name.is_empty()).find(|name| *name != "text").map(str::to_owned)
        };
        let classes: Vec<String> = selectors.split(',').filter_map(last).collect();
        Known { classes, text }
    }

    fn fits(&self, svg: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|class| svg.contains(class.as_str()))
    }
}
