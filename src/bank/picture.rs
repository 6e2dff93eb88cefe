//! Pictures that stand for themselves: with the colours of the printed page inside, as a file of their
//! own has no page to take them from. In: a figure. Out: an `<svg>` and its title.

use crate::error::Error;
use crate::figure::Figure;
use crate::render::{still, svg};
use crate::wording::{Catalogue, Language};

/// A picture in a file of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// What a screen reader says of it.
    pub title: String,
    pub svg: String,
}

/// What draws pictures in a language.
#[derive(Debug)]
pub(crate) struct Painter {
    rules: Vec<Rule>,
}

/// A rule of the stylesheet.
#[derive(Debug)]
struct Rule {
    /// The classes that its selectors name; a picture with none of them does without it.
    classes: Vec<String>,
    text: String,
}

impl Painter {
    pub(crate) fn new(language: Language) -> Self {
        Painter { rules: still::figure_rules(language).lines().map(Rule::of).collect() }
    }

    pub(crate) fn draw(&self, figure: &Figure<'_>, words: &Catalogue) -> Result<Drawn, Error> {
        let picture = svg::picture(figure, words)?;
        let drawn = picture.finish();
        let rules = self.rules.iter().filter(|rule| rule.fits(&drawn));
        let style: String = rules.map(|rule| rule.text.as_str()).collect();
        let at = drawn.find('>').map_or(0, |at| at + 1);
        let (head, rest) = drawn.split_at(at);
        Ok(Drawn { title: picture.title, svg: format!("{head}<style>{style}</style>{rest}") })
    }
}

impl Rule {
    fn of(line: &str) -> Self {
        let selectors = line.split('{').next().unwrap_or_default();
        let last = |selector: &str| {
            let names = selector.split(['.', ':', '[', ' ']).skip(2);
            names.filter(|name| !name.is_empty()).find(|name| *name != "text").map(str::to_owned)
        };
        let classes: Vec<String> = selectors.split(',').filter_map(last).collect();
        Rule { classes, text: line.to_owned() }
    }

    fn fits(&self, svg: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|class| svg.contains(class.as_str()))
    }
}
