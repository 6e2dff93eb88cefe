//! Draws a [`Graph`]: nodes as boxes with their names, one line of nodes for each level, arrows downwards,
//! and a disc for every token. Known Grundy values are below the names, and nodes of Grundy value 0 are
//! filled. A level with many nodes makes the picture wide.

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use crate::layers::layout_graph;
use carryless_args::error::Error;
use carryless_games::figure::{FigureNode, Graph};

/// Distance between the lines of two levels without Grundy values, in units of the picture.
const LINE: f64 = 64.0;
/// Height of a node without its Grundy value, in units of the picture.
const HIGH: f64 = 26.0;
/// Height of a node with its Grundy value, in units of the picture.
const VALUED: f64 = 42.0;

/// Height of the hotspot of a node, in units of the picture.
const FINGER: f64 = 44.0;

/// Horizontal space in a node around its text, in units of the picture.
const AIR: f64 = 20.0;
/// Least distance between the ends of a node's arrows, in units of the picture.
const END: f64 = 9.0;
/// Width of the disc of a token with the space after it, in units of the picture.
const DISC: f64 = 15.0;

/// Largest number of tokens drawn as single discs.
const DISCS: u64 = 3;

/// Length of an arrowhead, and half its width, in units of the picture.
const HEAD: Point = (9.0, 4.5);

/// Draws the nodes, arrows and tokens of a graph. With `is_touched` every node has a hotspot.
pub(super) fn draw(
    graph: &Graph<'_>,
    is_touched: bool,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(title(graph, words)?);
    let plan = Plan::new(graph);
    plan.arrows(&mut picture);
    for at in 0..graph.nodes.len() {
        plan.node(&mut picture, at);
        if is_touched {
            let area = Area::around(plan.middles[at], plan.widths[at], FINGER);
            picture.add_hotspot(HotspotTarget::Node(at as u64), area);
        }
    }
    Ok(picture)
}

/// Returns the screen-reader text: all arrows and tokens, or all Grundy values.
fn title(graph: &Graph<'_>, words: &Catalogue) -> Result<String, Error> {
    if graph.is_valued() {
        let value = |node: &FigureNode<'_>| format!("{} = {}", node.name, node.value.unwrap_or(0));
        let values = words.list(&graph.nodes.iter().map(value).collect::<Vec<_>>())?;
        return words.format_with("figure-title-graph-values", [("values", values)]);
    }
    let name = |at: &usize| graph.nodes[*at].name.to_owned();
    let mut arrows = Vec::new();
    for node in graph.nodes.iter().filter(|node| !node.targets.is_empty()) {
        let to = words.list(&node.targets.iter().map(name).collect::<Vec<_>>())?;
        arrows.push(words.format_with(
            "figure-title-graph-arrows",
            [("from", node.name.to_owned()), ("to", to)],
        )?);
    }
    let tokens = graph.nodes.iter().flat_map(|node| (0..node.tokens).map(|_| node.name.to_owned()));
    let values =
        [("arrows", arrows.concat()), ("tokens", words.list(&tokens.collect::<Vec<_>>())?)];
    words.format_with("figure-title-graph", values)
}

/// Positions of the nodes and arrows of a graph, in units of the picture.
struct Plan<'g> {
    graph: &'g Graph<'g>,
    /// Height of a node, in units of the picture.
    high: f64,
    /// Width of each node, in the order of the graph's nodes.
    widths: Vec<f64>,
    /// Centre of each node, in the order of the graph's nodes.
    middles: Vec<Point>,
    /// For each arrow the indices of its start and end, and its corners in order.
    ways: Vec<([usize; 2], Vec<Point>)>,
}

impl<'g> Plan<'g> {
    fn new(graph: &'g Graph<'g>) -> Self {
        let high = if graph.is_valued() { VALUED } else { HIGH };
        let mut arriving = vec![0; graph.nodes.len()];
        graph.nodes.iter().flat_map(|node| &node.targets).for_each(|to| arriving[*to] += 1);
        let wide = |(node, arriving): (&FigureNode<'_>, &usize)| {
            let ends = node.targets.len().max(*arriving) as f64 * END;
            (AIR + tokens(node) + Face::Label.measure(node.name)).max(ends + AIR / 2.0).max(36.0)
        };
        let widths: Vec<f64> = graph.nodes.iter().zip(&arriving).map(wide).collect();
        let laid = layout_graph(graph, &widths);
        let top = graph.nodes.iter().map(|node| node.level).max().unwrap_or(0);
        let step = LINE + high - HIGH;
        let y = |level: usize| (top - level) as f64 * step;
        let middles: Vec<Point> =
            graph.nodes.iter().zip(&laid.nodes).map(|(node, x)| (*x, y(node.level))).collect();
        let passing = |([from, to], way): ([usize; 2], Vec<f64>)| {
            let mut corners = vec![middles[from]];
            for (x, level) in way.iter().zip((0..graph.nodes[from].level).rev()) {
                corners.extend([(*x, y(level) - high / 2.0), (*x, y(level) + high / 2.0)]);
            }
            corners.push(middles[to]);
            ([from, to], corners)
        };
        let ways = laid.arrows.into_iter().map(passing).collect();
        let mut plan = Plan { graph, high, widths, middles, ways };
        plan.part_ends();
        plan
    }

    /// Spreads the ends of the arrows at each node, in the order of the arrows' directions.
    fn part_ends(&mut self) {
        for node in 0..self.graph.nodes.len() {
            for end in [0, 1] {
                let next = |way: &[Point]| if end == 0 { way[1].0 } else { way[way.len() - 2].0 };
                let own = self.ways.iter().enumerate().filter(|(_, (ends, _))| ends[end] == node);
                let mut own: Vec<(usize, f64)> =
                    own.map(|(at, (_, way))| (at, next(way))).collect();
                own.sort_by(|one, other| one.1.total_cmp(&other.1));
                let room = (self.widths[node] - AIR / 2.0) / own.len().max(1) as f64;
                for (nth, (at, _)) in own.iter().enumerate() {
                    let aside = (nth as f64 - (own.len() as f64 - 1.0) / 2.0) * room.min(2.0 * END);
                    let way = &mut self.ways[*at].1;
                    let (place, down) = if end == 0 {
                        (0, self.high / 2.0)
                    } else {
                        (way.len() - 1, -self.high / 2.0)
                    };
                    way[place].0 += aside;
                    way[place].1 += down;
                }
            }
        }
    }

    /// Draws all arrows, with the arrow of the move marked.
    fn arrows(&self, picture: &mut SvgBuilder) {
        for (ends, way) in &self.ways {
            let is_shown = self.graph.shown == Some(*ends);
            let [line, head] = if is_shown { ["hop taken", "tip taken"] } else { ["hop", "tip"] };
            let (mut way, tip) = (way.clone(), way[way.len() - 1]);
            let before = way[way.len() - 2];
            let long = (tip.0 - before.0).hypot(tip.1 - before.1).max(0.1);
            let (x, y) = ((tip.0 - before.0) / long, (tip.1 - before.1) / long);
            let foot = (tip.0 - x * HEAD.0, tip.1 - y * HEAD.0);
            let last = way.len() - 1;
            way[last] = foot;
            picture.rounded_polyline(line, &way, 12.0);
            let side = (-y * HEAD.1, x * HEAD.1);
            picture.shape(
                head,
                &[tip, (foot.0 + side.0, foot.1 + side.1), (foot.0 - side.0, foot.1 - side.1)],
            );
        }
    }

    /// Draws node `at` (0-based) with its tokens and its Grundy value.
    fn node(&self, picture: &mut SvgBuilder, at: usize) {
        let (node, (x, y)) = (&self.graph.nodes[at], self.middles[at]);
        let is_lost = node.value == Some(0);
        let class = if is_lost { "knot lost" } else { "knot" };
        picture.rect(class, Area::around((x, y), self.widths[at], self.high), 7.0);
        let [ink, even] =
            if is_lost { [TextRole::Inverse; 2] } else { [TextRole::Ink, TextRole::Even] };
        let line = if node.value.is_some() { y - 9.0 } else { y };
        let wide = Face::Label.measure(node.name);
        let mut left = x - (wide + tokens(node)) / 2.0;
        let discs = if node.tokens > DISCS { 1 } else { node.tokens };
        for _ in 0..discs {
            picture.circle(if is_lost { "box" } else { "stone" }, (left + 5.5, line), 5.5);
            left += DISC;
        }
        if node.tokens > DISCS {
            picture.text((Face::Note, ink), Anchor::Start, (left, line), &times(node.tokens));
        }
        let left = x + (tokens(node) - wide) / 2.0;
        picture.text((Face::Label, ink), Anchor::Start, (left, line), node.name);
        if let Some(value) = node.value {
            let text = format!("= {value}");
            picture.text((Face::Note, even), Anchor::Middle, (x, y + 10.0), &text);
        }
    }
}

/// Returns the width of the tokens on a node, with the space after them, in units of the picture.
fn tokens(node: &FigureNode<'_>) -> f64 {
    match node.tokens {
        0 => 0.0,
        count if count > DISCS => DISC + Face::Note.measure(&times(count)) + 8.0,
        count => count as f64 * DISC,
    }
}

/// Returns the text for a number of tokens, such as ×4.
fn times(count: u64) -> String {
    format!("×{count}")
}
