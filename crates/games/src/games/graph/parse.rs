//! Parses a graph; each command-line token is a line, such as `a: b c` or `a -> b c`. In programming contests
//! a graph has another form: the first line has the numbers of nodes and arrows, each line after it an arrow
//! `u v` between nodes numbered from 1, and an optional last line the nodes with game tokens. The result is a
//! [`ParsedGraph`].

use super::digraph::{Arrows, GraphBuilder, MOST_ARROWS, MOST_NODES, TooMany};
use super::{GraphFault, MOST_TOKENS};
use carryless_args::command_line::{Token, narrow};
use carryless_args::error::Error;

/// The arrow `→`, which may replace `->`.
pub(super) const ARROW: &str = "\u{2192}";

/// A parsed graph, with the command-line tokens at which error messages point.
pub(super) struct ParsedGraph<'l> {
    pub(super) arrows: Arrows,
    /// For each node, the place at which it is first named as the start of arrows: `a` in `a: b c`, or `1` in
    /// `1 2` in the form of programming contests; `None` if there is none.
    pub(super) places: Vec<Option<Token<'l>>>,
    /// The line with the nodes on which the game's tokens are, if there is one.
    pub(super) tokens: Option<Token<'l>>,
}

/// Parses a graph; each command-line token is a line, such as `a: b c` or `a -> b c`. If the first line has
/// neither an arrow nor a colon, the graph has the form of programming contests: the first line has the
/// numbers of nodes and arrows, each line after it an arrow `u v`, and an optional last line the nodes of the
/// game's tokens. The error points at a token that is not a line or not a name, or at the first token beyond
/// a limit.
pub(super) fn parse_graph<'l>(lines: &[Token<'l>]) -> Result<ParsedGraph<'l>, Error> {
    let mut drawing = GraphParser::default();
    match lines.split_first() {
        Some((first, rest)) if split_sides(*first).is_none() => {
            drawing.parse_contest(*first, rest)?
        }
        _ => lines.iter().try_for_each(|line| drawing.parse_line(*line))?,
    }
    let GraphParser { draft, places, tokens } = drawing;
    Ok(ParsedGraph { arrows: draft.finish(), places, tokens })
}

/// Parses the names of the nodes on which the game's tokens are, such as `a,b`, and returns their 0-based
/// indices. The error points at a node that does not exist, at the first node beyond the limit of 64, or at
/// an empty list.
pub(super) fn parse_tokens(word: Token<'_>, arrows: &Arrows) -> Result<Vec<u32>, Error> {
    let named: Vec<Token<'_>> = split_names(word).collect();
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

/// Splits a command-line token at its first arrow, or without an arrow at its first colon, and returns the
/// two sides; `None` if it has neither.
pub(super) fn split_sides(word: Token<'_>) -> Option<(Token<'_>, Token<'_>)> {
    let text = word.text();
    let found = ["->", ARROW].iter().filter_map(|arrow| Some((text.find(arrow)?, arrow.len())));
    match found.min() {
        Some((at, length)) => Some((word.slice(0, at), word.slice(at + length, text.len()))),
        None => word.split_once(':'),
    }
}

/// Splits a command-line token at white space and commas into the names of nodes; skips empty names.
fn split_names(word: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    let separates = |letter: char| letter.is_whitespace() || narrow(letter) == ',';
    word.split_where(separates).filter(|name| !name.text().is_empty())
}

/// The graph of the lines parsed so far. `parse_graph` turns it into a [`ParsedGraph`], which explains the
/// fields.
#[derive(Debug, Default)]
struct GraphParser<'l> {
    draft: GraphBuilder,
    places: Vec<Option<Token<'l>>>,
    tokens: Option<Token<'l>>,
}

impl<'l> GraphParser<'l> {
    /// Parses a line `a: b c` and adds its nodes and arrows.
    fn parse_line(&mut self, line: Token<'l>) -> Result<(), Error> {
        let (head, tail) = split_sides(line).ok_or_else(|| line.error(GraphFault::NotALine))?;
        let mut heads = split_names(head);
        let (Some(head), None) = (heads.next(), heads.next()) else {
            return Err(line.error(GraphFault::NotALine));
        };
        let from = self.find_or_add(head)?;
        self.places[from as usize].get_or_insert(head);
        for name in split_names(tail) {
            let to = self.find_or_add(name)?;
            self.add_arrow(from, to, name)?;
        }
        Ok(())
    }

    /// Parses the form of contests. `first` has the numbers n and m of nodes and arrows; `rest` has the m
    /// arrows and may end with the nodes of the game's tokens.
    fn parse_contest(&mut self, first: Token<'l>, rest: &[Token<'l>]) -> Result<(), Error> {
        let (nodes, arrows) = split_pair(first).ok_or_else(|| first.error(GraphFault::NotALine))?;
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
            self.draft.find_or_add(&number.to_string()).map_err(|_| first.too_large(nodes))?;
        }
        for line in rest {
            let fault = || line.error(GraphFault::NotAnArrow { nodes });
            let (from, to) = split_pair(*line).ok_or_else(fault)?;
            let [place, to] = [from, to].map(|end| {
                let number = end.number().ok().filter(|number| (1..=nodes).contains(number));
                number.map(|number| number as u32 - 1).ok_or_else(fault)
            });
            let (place, to) = (place?, to?);
            self.places[place as usize].get_or_insert(from);
            self.add_arrow(place, to, *line)?;
        }
        Ok(())
    }

    /// Returns the 0-based index of the node with this name, and adds the node if it is new. The error points
    /// at a name that is invalid or that would add one node too many.
    fn find_or_add(&mut self, name: Token<'l>) -> Result<u32, Error> {
        if !Arrows::is_name(name.text()) {
            return Err(name.error(GraphFault::NotAName));
        }
        let node =
            self.draft.find_or_add(name.text()).map_err(|many| too_many_error(name, many))?;
        self.places.resize(self.places.len().max(node as usize + 1), None);
        Ok(node)
    }

    /// Adds an arrow between two nodes (0-based indices). If there are too many arrows, the error points at
    /// the command-line token `place`.
    fn add_arrow(&mut self, from: u32, to: u32, place: Token<'l>) -> Result<(), Error> {
        self.draft.add_arrow(from, to).map_err(|many| too_many_error(place, many))
    }
}

/// Splits a line such as `1 2` into the tokens of its two numbers; `None` for a line of any other form.
fn split_pair(line: Token<'_>) -> Option<(Token<'_>, Token<'_>)> {
    let mut words = split_names(line);
    let pair = words.next().zip(words.next()).filter(|_| words.next().is_none());
    pair.filter(|(one, other)| one.number().is_ok() && other.number().is_ok())
}

/// Returns the error that a graph has too many nodes or arrows; it points at the command-line token `place`.
fn too_many_error(place: Token<'_>, many: TooMany) -> Error {
    place.error(match many {
        TooMany::Nodes => GraphFault::TooManyNodes { most: MOST_NODES as u64 },
        TooMany::Arrows => GraphFault::TooManyArrows { most: MOST_ARROWS as u64 },
    })
}
