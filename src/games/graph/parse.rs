//! The text forms of a graph. Each token is a line: `a: b c`, or `a -> b c`; or, as in programming contests,
//! the first line holds the numbers of nodes and arrows, and each other line is an arrow `u v` between
//! 1-based nodes; an extra line lists the nodes of the tokens. The result is a [`Drawn`].

use super::digraph::{Arrows, Draft, MOST_ARROWS, MOST_NODES, TooMany};
use super::{GraphFault, MOST_TOKENS};
use crate::command_line::{Token, narrow};
use crate::error::Error;

/// The arrow as pages print it.
pub(super) const ARROW: &str = "\u{2192}";

/// A parsed graph with the spans of its nodes.
pub(super) struct Drawn<'l> {
    pub(super) arrows: Arrows,
    /// For each node, the first input token that lists its arrows.
    pub(super) places: Vec<Option<Token<'l>>>,
    /// The line with the nodes of the tokens, if there is one.
    pub(super) tokens: Option<Token<'l>>,
}

/// Parses a graph in either form. The span of an error is the token that is no line, no valid name, or one
/// too many.
pub(super) fn graph<'l>(lines: &[Token<'l>]) -> Result<Drawn<'l>, Error> {
    let mut drawing = Drawing::default();
    match lines.split_first() {
        Some((first, rest)) if sides(*first).is_none() => drawing.contest(*first, rest)?,
        _ => lines.iter().try_for_each(|line| drawing.line(*line))?,
    }
    let Drawing { draft, places, tokens } = drawing;
    Ok(Drawn { arrows: draft.finish(), places, tokens })
}

/// Parses the nodes in the argument of `--from`, or in the line with the nodes of the tokens. Unknown nodes
/// and too many tokens are errors at their spans.
pub(super) fn tokens(word: Token<'_>, arrows: &Arrows) -> Result<Vec<u32>, Error> {
    let named: Vec<Token<'_>> = names(word).collect();
    if let Some(extra) = named.get(MOST_TOKENS) {
        return Err(extra.error(GraphFault::TooManyTokens { most: MOST_TOKENS as u64 }));
    }
    if named.is_empty() {
        return Err(word.error(GraphFault::NoSuchNode { nodes: arrows.some_names() }));
    }
    let unknown =
        |name: Token<'_>| name.error(GraphFault::NoSuchNode { nodes: arrows.some_names() });
    named.into_iter().map(|name| arrows.find(name.text()).ok_or_else(|| unknown(name))).collect()
}

/// Splits a line at its arrow or colon.
pub(super) fn sides(word: Token<'_>) -> Option<(Token<'_>, Token<'_>)> {
    let text = word.text();
    let found = ["->", ARROW].iter().filter_map(|arrow| Some((text.find(arrow)?, arrow.len())));
    match found.min() {
        Some((at, length)) => Some((word.part(0, at), word.part(at + length, text.len()))),
        None => word.split_once(':'),
    }
}

/// Splits a line at white space and commas.
fn names(word: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    let separates = |letter: char| letter.is_whitespace() || narrow(letter) == ',';
    word.split_where(separates).filter(|name| !name.text().is_empty())
}

#[derive(Debug, Default)]
struct Drawing<'l> {
    draft: Draft,
    places: Vec<Option<Token<'l>>>,
    tokens: Option<Token<'l>>,
}

impl<'l> Drawing<'l> {
    /// Parses a line `a: b c`.
    fn line(&mut self, line: Token<'l>) -> Result<(), Error> {
        let (head, tail) = sides(line).ok_or_else(|| line.error(GraphFault::NotALine))?;
        let mut heads = names(head);
        let (Some(head), None) = (heads.next(), heads.next()) else {
            return Err(line.error(GraphFault::NotALine));
        };
        let from = self.node(head)?;
        self.places[from as usize].get_or_insert(head);
        for name in names(tail) {
            let to = self.node(name)?;
            self.arrow(from, to, name)?;
        }
        Ok(())
    }

    /// Parses the contest form: `n m`, then m arrows, and optionally a line with the nodes of the tokens.
    fn contest(&mut self, first: Token<'l>, rest: &[Token<'l>]) -> Result<(), Error> {
        let (nodes, arrows) = pair(first).ok_or_else(|| first.error(GraphFault::NotALine))?;
        let nodes = nodes.number_up_to(MOST_NODES as u64)?;
        let arrows = arrows.number_up_to(MOST_ARROWS as u64)?;
        let lines = rest.len() as u64;
        if lines != arrows && lines != arrows + 1 {
            return Err(first.error(GraphFault::OtherCount { arrows, lines }));
        }
        let (rest, tokens) = rest.split_at(arrows as usize);
        self.tokens = tokens.first().copied();
        for number in 1..=nodes {
            self.places.push(None);
            self.draft.node(&number.to_string()).map_err(|_| first.too_large(nodes))?;
        }
        for line in rest {
            let fault = || line.error(GraphFault::NotAnArrow { nodes });
            let (from, to) = pair(*line).ok_or_else(fault)?;
            let [place, to] = [from, to].map(|end| {
                let number = end.number().ok().filter(|number| (1..=nodes).contains(number));
                number.map(|number| number as u32 - 1).ok_or_else(fault)
            });
            let (place, to) = (place?, to?);
            self.places[place as usize].get_or_insert(from);
            self.arrow(place, to, *line)?;
        }
        Ok(())
    }

    fn node(&mut self, name: Token<'l>) -> Result<u32, Error> {
        if !Arrows::is_name(name.text()) {
            return Err(name.error(GraphFault::NotAName));
        }
        let node = self.draft.node(name.text()).map_err(|many| too_many(name, many))?;
        self.places.resize(self.places.len().max(node as usize + 1), None);
        Ok(node)
    }

    fn arrow(&mut self, from: u32, to: u32, place: Token<'l>) -> Result<(), Error> {
        self.draft.arrow(from, to).map_err(|many| too_many(place, many))
    }
}

/// Splits a line into two numbers; `None` if it has another form.
fn pair(line: Token<'_>) -> Option<(Token<'_>, Token<'_>)> {
    let mut words = names(line);
    let pair = words.next().zip(words.next()).filter(|_| words.next().is_none());
    pair.filter(|(one, other)| one.number().is_ok() && other.number().is_ok())
}

fn too_many(place: Token<'_>, many: TooMany) -> Error {
    place.error(match many {
        TooMany::Nodes => GraphFault::TooManyNodes { most: MOST_NODES as u64 },
        TooMany::Arrows => GraphFault::TooManyArrows { most: MOST_ARROWS as u64 },
    })
}
