//! A game on a directed graph: a move slides one of several tokens along an arrow. The player who cannot move
//! loses. Every impartial game is such a game with its positions as nodes. The Grundy value of a node is the
//! mex of the values to which its arrows lead; the values of several tokens are added without carry (R.
//! Sprague 1935/36, P. M. Grundy 1939). A graph with a cycle that tokens can reach has no such values and is
//! refused.
//!
//! This file implements [`DisjunctiveSum`]. [`digraph`] holds the graph, [`parse`] its text forms,
//! [`grundy_values`] the values, [`tokens`] the moves of the tokens, [`drawing`] the figure. Read [`digraph`] next.

mod digraph;
mod drawing;
mod grundy_values;
mod parse;
mod tokens;

use std::cmp::Reverse;
use std::iter;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{self, Attempt, Hint, MoveForm, NoExtras, Profile, idea, tagged};
use crate::position::{Claim, PlayConvention, TokenMove};
use crate::serialize;
use crate::sums::{DisjunctiveSum, MisconceivedState, MisereFault};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use digraph::Arrows;
use grundy_values::Table;
use parse::ParsedGraph;

faults! {
    pub enum GraphFault {
        Empty = "graph-empty",
        NotALine = "graph-line",
        NotAName = "graph-name",
        OtherCount { arrows: u64, lines: u64 } = "graph-count",
        NotAnArrow { nodes: u64 } = "graph-arrow",
        TooManyNodes { most: u64 } = "graph-nodes",
        TooManyArrows { most: u64 } = "graph-arrows",
        TooManyTokens { most: u64 } = "graph-tokens",
        NoSuchNode { nodes: Vec<String> } = "graph-no-node",
        Cycle { cycle: String } = "graph-cycle",
        NotASlide = "graph-move-form",
        NoTokenThere { nodes: Vec<String> } = "graph-no-token",
        NoSuchArrow { from: String } = "graph-no-arrow",
    }
}

const MOST_TOKENS: usize = 64;

/// Largest number of node names that an error message lists.
const MOST_NAMES: usize = 12;

/// The graph of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "GraphRules"))]
pub struct Rules {
    /// Nodes of the graph, each with the nodes to which its arrows lead.
    pub arrows: Arrows,
}

/// The position: the node on which each token is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "GraphTokens"))]
pub struct Tokens {
    /// For each token, the name of the node on which it is.
    pub tokens: Vec<String>,
}

/// A state of the game on a graph: the graph, and the nodes on which the tokens are.
pub type State = game::GameState<Rules, Tokens>;

/// A question about a position of tokens on a graph.
pub type Question = game::Question<Graph>;

tagged! {
    /// A misconception about tokens on a graph.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "GraphIdea"))]
    pub enum Misconception {
        /// Counts only the moves on the longest path from each token, and claims that the player to move wins
        /// if the total is odd.
        LongestWay = "longest-way",
        /// Counts the tokens on nodes with a Grundy value other than 0, and claims that the player to move
        /// wins if their number is odd.
        OddNonzeroTokens = "odd-many-tokens",
    }
}
idea!(Misconception);

/// A step of the explanation that derives the Grundy values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "GraphOrigin"))]
pub enum ValueStep {
    /// The nodes that tokens can reach, with their Grundy values; nodes without arrows are first.
    Nodes {
        /// Rows of the table, one for each node. A node comes after all nodes to which its arrows lead.
        #[serde(serialize_with = "serialize::times::<2, _, _>")]
        rows: Vec<Cell>,
    },
    /// The Grundy value of each token, which is that of its node.
    Tokens {
        /// The tokens, in the order of the position.
        #[serde(serialize_with = "serialize::long")]
        tokens: Vec<TokenValue>,
    },
}

/// A node with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GraphCell"))]
pub struct Cell {
    /// Name of the node.
    pub node: String,
    /// Names of the nodes to which the arrows of this node lead.
    pub to: Vec<String>,
    /// Grundy values of the nodes in `to`, in the same order.
    pub reached: Vec<u64>,
    /// Grundy value of the node: the mex of `reached`.
    pub value: u64,
}

/// A token with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GraphWorth"))]
pub struct TokenValue {
    /// Number of the token, 1-based.
    pub token: u64,
    /// Name of the node on which the token is.
    pub node: String,
    /// Grundy value of the node.
    pub value: u64,
}

/// Marker type of the game on a graph in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Graph;

impl DisjunctiveSum for Graph {
    const NAME: &'static str = "graph";
    const EXAMPLE: &'static str = "explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"";
    const PROFILE: Profile = Profile {
        match_start: "graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"",
        move_form: MoveForm::Slide,
        pressed: "token",
    };
    const OPTIONS: &'static [OptionSpec] = &[options::FROM, options::MOVE, options::CLAIM];
    type Rules = Rules;
    type Position = Tokens;
    type Move = TokenMove;
    type Misconception = Misconception;
    type MisconceivedValues = Table;
    type Table = Table;
    type ExtraFacts = NoExtras;
    type ValueStep = ValueStep;

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        arguments.reject(options::MISERE.name, MisereFault::ByValues { game: Self::NAME })?;
        let lines: Vec<Token<'_>> = std::iter::from_fn(|| arguments.next_word()).collect();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let ParsedGraph { arrows, places, tokens } = parse::parse_graph(&lines)?;
        if arrows.len() == 0 {
            return Err(arguments.line().error_at_end(GraphFault::Empty));
        }
        let starts = match arguments.value_of(options::FROM.name).or(tokens) {
            Some(word) => parse::parse_tokens(word, &arrows)?,
            None => vec![0],
        };
        if let Err(cycle) = Table::try_new(&arrows, &starts) {
            let place = cycle.first().and_then(|&node| places.get(node as usize).copied()?);
            let fault = GraphFault::Cycle { cycle: join_path(&arrows.names(&cycle)) };
            return Err(carryless_args::command_line::error_at(place, fault));
        }
        let position = Tokens { tokens: arrows.names(&starts) };
        let state = State { rules: Rules { arrows }, position };
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, ..Attempt::default() };
        Ok(Question { state, attempt: said })
    }

    /// Parses a move `FROM:TO` between two named nodes; if several tokens are on `FROM`, the first of them
    /// moves. Returns an error `graph-move-form`, `graph-no-token` or `graph-no-arrow`.
    fn parse_move(word: Token<'_>, state: &State) -> Result<TokenMove, Error> {
        let State { rules: Rules { arrows }, position } = state;
        let (from, to) =
            parse::split_sides(word).ok_or_else(|| word.error(GraphFault::NotASlide))?;
        let stands = |token: &String| token == from.text();
        let nodes = || position.tokens.iter().take(MOST_NAMES).cloned().collect();
        let token = position.tokens.iter().position(stands);
        let token = token.ok_or_else(|| from.error(GraphFault::NoTokenThere { nodes: nodes() }))?;
        let slide = TokenMove {
            token: token as u64 + 1,
            from: from.text().to_owned(),
            to: to.text().to_owned(),
        };
        let missing = || to.error(GraphFault::NoSuchArrow { from: from.text().to_owned() });
        let leads = arrows.find(to.text()).is_some_and(|_| Self::is_legal(state, &slide));
        leads.then_some(slide).ok_or_else(missing)
    }

    fn to_args(state: &State) -> ArgsBuilder {
        let phrase = ArgsBuilder::default().words(state.rules.arrows.to_lines());
        phrase.option(&options::FROM, Some(state.position.tokens.join(",")))
    }

    fn validate(state: &State) -> Result<(), &'static str> {
        let starts = state.starts();
        let known = starts.len() == state.position.tokens.len();
        if !known || !(1..=MOST_TOKENS).contains(&starts.len()) {
            return Err("position");
        }
        Table::try_new(&state.rules.arrows, &starts).map(drop).map_err(|_| "rules")
    }

    /// Returns an empty list, because tokens have no sizes.
    fn numbers(_: &State) -> &[u64] {
        &[]
    }

    /// Returns the table of Grundy values. It always exists, because the parser and `validate` refuse cycles.
    fn precompute(state: &State) -> Table {
        Table::try_new(&state.rules.arrows, &state.starts()).unwrap_or_default()
    }

    fn extra_facts(_: &Table) -> NoExtras {
        NoExtras {}
    }

    fn grundy_values(state: &State, table: &Table) -> Vec<u64> {
        state.starts().into_iter().map(|node| table.value(node)).collect()
    }

    fn moves(state: &State) -> impl Iterator<Item = TokenMove> {
        (0..state.position.tokens.len()).flat_map(|at| state.slides(at))
    }

    fn move_count(state: &State) -> u128 {
        let arrows = &state.rules.arrows;
        state.starts().into_iter().map(|node| arrows.targets(node).len() as u128).sum()
    }

    fn is_legal(state: &State, chosen: &TokenMove) -> bool {
        let at = usize::try_from(chosen.token).ok().and_then(|token| token.checked_sub(1));
        let stands = at.and_then(|at| state.position.tokens.get(at)) == Some(&chosen.from);
        let arrows = &state.rules.arrows;
        let ends = arrows.find(&chosen.from).zip(arrows.find(&chosen.to));
        stands && ends.is_some_and(|(from, to)| arrows.targets(from).contains(&to))
    }

    fn apply(state: &mut State, chosen: &TokenMove) {
        if let Some(token) = state.position.tokens.get_mut(chosen.token as usize - 1) {
            token.clone_from(&chosen.to);
        }
    }

    fn value_change(state: &State, table: &Table, chosen: &TokenMove) -> (usize, u64) {
        let to = state.rules.arrows.find(&chosen.to);
        (chosen.token as usize - 1, to.map_or(0, |node| table.value(node)))
    }

    fn moves_to_value(state: &State, table: &Table, part: usize, wanted: u64) -> Vec<TokenMove> {
        let gives = |slide: &TokenMove| Self::value_change(state, table, slide).1 == wanted;
        state.slides(part).filter(gives).collect()
    }

    fn value_steps(state: &State, table: &Table, values: &[u64], _: usize) -> Vec<ValueStep> {
        let arrows = &state.rules.arrows;
        let cell = |&node: &u32| Cell {
            node: arrows.name(node).to_owned(),
            to: arrows.names(arrows.targets(node)),
            reached: arrows.targets(node).iter().map(|&to| table.value(to)).collect(),
            value: table.value(node),
        };
        let tokens = (1..).zip(state.position.tokens.iter().zip(values));
        let worth = |(token, (node, &value)): (_, (&String, _))| TokenValue {
            token,
            node: node.clone(),
            value,
        };
        vec![
            ValueStep::Nodes { rows: table.order.iter().map(cell).collect() },
            ValueStep::Tokens { tokens: tokens.map(worth).collect() },
        ]
    }

    fn position_figure<'e>(state: &'e State, shown: Option<&TokenMove>) -> Option<Figure<'e>> {
        drawing::draw(state, shown, false).map(Figure::Graph)
    }

    fn step_figure<'e>(state: &'e State, origin: &'e ValueStep) -> Option<Figure<'e>> {
        let valued = matches!(origin, ValueStep::Nodes { .. });
        valued.then(|| drawing::draw(state, None, true)).flatten().map(Figure::Graph)
    }

    /// Returns the move after which the longest path from the new node of the moved token has the most moves;
    /// of several such moves, the first.
    fn longest_defence(state: &State) -> Option<TokenMove> {
        let (table, arrows) = (Self::precompute(state), &state.rules.arrows);
        let follow = |slide: &TokenMove| arrows.find(&slide.to).map(|node| table.longest(node));
        Self::moves(state).min_by_key(|slide| Reverse(follow(slide)))
    }

    fn hint(origin: &ValueStep) -> Option<Hint> {
        Some(match origin {
            ValueStep::Nodes { .. } => Hint::new("nodes", 0),
            ValueStep::Tokens { .. } => Hint::new("tokens", 0),
        })
    }

    fn applies_to(state: &State, idea: Misconception) -> bool {
        idea == Misconception::LongestWay || state.position.tokens.len() > 1
    }

    fn misconceived_state(state: &State, idea: Misconception) -> Option<MisconceivedState<Table>> {
        let table = Self::precompute(state);
        let values = state.starts().into_iter().map(|node| idea.value(&table, node)).collect();
        Some(MisconceivedState { values, play: PlayConvention::Normal, table })
    }

    fn misconceived_change(
        state: &State,
        idea: Misconception,
        MisconceivedState { values, table: belief, .. }: &MisconceivedState<Table>,
        chosen: &TokenMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let to = state.rules.arrows.find(&chosen.to);
        let to = to.map_or(0, |node| idea.value(belief, node));
        iter::once([values[chosen.token as usize - 1], to])
    }

    fn tokens(state: &State) -> &[String] {
        &state.position.tokens
    }

    fn next_position(state: &State) -> Option<State> {
        state.next_tokens()
    }
}

impl Misconception {
    /// Returns the value that the misconception gives to a token on `node` (0-based index), 0 or 1; `table`
    /// holds the Grundy values.
    fn value(self, table: &Table, node: u32) -> u64 {
        match self {
            Misconception::LongestWay => table.longest(node) % 2,
            Misconception::OddNonzeroTokens => u64::from(table.value(node) > 0),
        }
    }
}

impl Arrows {
    /// Returns the names of the first [`MOST_NAMES`] nodes, for an error message.
    fn some_names(&self) -> Vec<String> {
        self.names(&(0..self.len().min(MOST_NAMES) as u32).collect::<Vec<_>>())
    }
}

/// Joins node names with arrows for an error message: `a → b → a`. Of more than [`MOST_NAMES`] names, only
/// the first six and the last two are kept.
fn join_path(names: &[String]) -> String {
    let between = [" ", parse::ARROW, " "].concat();
    match names {
        [head @ .., before, last] if names.len() > MOST_NAMES => {
            let head = head.iter().take(MOST_NAMES / 2).map(String::as_str);
            head.chain(["…", before, last]).collect::<Vec<_>>().join(&between)
        }
        _ => names.join(&between),
    }
}
