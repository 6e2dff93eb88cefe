//! Layout of an acyclic graph: the nodes of a level are on one line, arrows lead downwards, and the order on
//! each line causes few crossings. An arrow has a position on each line that it passes (K. Sugiyama, S.
//! Tagawa and M. Toda, *Methods for visual understanding of hierarchical system structures*, 1981).

use carryless_games::figure::Graph;

/// Horizontal space between two neighbouring nodes, in units of the picture.
const BETWEEN: f64 = 18.0;
/// Horizontal space between an arrow that passes the line of a level and its neighbour on that line, in units of the
/// picture.
const PASSING: f64 = 11.0;

/// Number of sweeps over all lines in each direction, down and up, first to order the items on their lines and again to
/// position them.
const ROUNDS: usize = 12;

/// Horizontal layout of a graph, in units of the picture.
pub(super) struct GraphLayout {
    /// Horizontal centre of each node, in the order of the graph's nodes.
    pub(super) nodes: Vec<f64>,
    /// For each arrow the indices of its start and end, and its x coordinates on the lines that it passes,
    /// from the top.
    pub(super) arrows: Vec<([usize; 2], Vec<f64>)>,
}

/// An item on the line of a level: a node, or the point where an arrow passes the line. In the list of all items the
/// nodes precede the points.
struct LayerItem {
    wide: f64,
    /// Indices of the items on the line above whose arrows lead to this item.
    above: Vec<usize>,
    /// Indices of the items on the line below to which this item's arrows lead.
    below: Vec<usize>,
    /// X coordinate of the centre of the item.
    x: f64,
}

impl LayerItem {
    fn new(wide: f64) -> Self {
        LayerItem { wide, above: Vec::new(), below: Vec::new(), x: 0.0 }
    }

    /// Returns the least distance between the centres of this item and its neighbour `other` on a line.
    fn distance_to(&self, other: &LayerItem) -> f64 {
        let air = if self.wide.min(other.wide) > 0.0 { BETWEEN } else { PASSING };
        (self.wide + other.wide) / 2.0 + air
    }
}

/// Returns the layout of a graph; `widths` has the width of each node, in the order of the graph's nodes.
pub(super) fn layout_graph(graph: &Graph<'_>, widths: &[f64]) -> GraphLayout {
    let mut items: Vec<LayerItem> = widths.iter().map(|wide| LayerItem::new(*wide)).collect();
    let levels = graph.nodes.iter().map(|node| node.level + 1).max().unwrap_or(0);
    let mut lines: Vec<Vec<usize>> = vec![Vec::new(); levels];
    for (at, node) in graph.nodes.iter().enumerate() {
        lines[node.level].push(at);
    }
    let mut ways = Vec::new();
    for (from, node) in graph.nodes.iter().enumerate() {
        for &to in &node.targets {
            let (mut last, mut way) = (from, Vec::new());
            for line in lines[graph.nodes[to].level + 1..node.level].iter_mut().rev() {
                line.push(items.len());
                way.push(items.len());
                connect(&mut items, last, way[way.len() - 1]);
                last = way[way.len() - 1];
            }
            connect(&mut items, last, to);
            ways.push(([from, to], way));
        }
    }
    order(&mut lines, &mut items);
    place(&lines, &mut items);
    let at = |item: &usize| items[*item].x;
    GraphLayout {
        nodes: (0..graph.nodes.len()).map(|node| items[node].x).collect(),
        arrows: ways.into_iter().map(|(ends, way)| (ends, way.iter().map(at).collect())).collect(),
    }
}

/// Adds an arrow from item `from` to item `to` on the line below. If `to` equals the number of items, an item without
/// width is created first.
fn connect(items: &mut Vec<LayerItem>, from: usize, to: usize) {
    if to == items.len() {
        items.push(LayerItem::new(0.0));
    }
    items[from].below.push(to);
    items[to].above.push(from);
}

/// Orders the items of each line by the mean position of their neighbours, in sweeps down and up, and keeps the order
/// with the fewest crossings. Afterwards the x coordinate of an item is its index in its line.
fn order(lines: &mut Vec<Vec<usize>>, items: &mut [LayerItem]) {
    number(lines, items);
    let mut best = (crossings(lines, items), lines.clone());
    for round in 0..2 * ROUNDS {
        let downwards = round % 2 == 0;
        let count = lines.len();
        for nth in 0..count {
            let line = &mut lines[if downwards { count - 1 - nth } else { nth }];
            let middle = |item: &usize| {
                let item = &items[*item];
                mean(if downwards { &item.above } else { &item.below }, items).unwrap_or(item.x)
            };
            line.sort_by(|one, other| middle(one).total_cmp(&middle(other)));
            for (at, item) in line.iter().enumerate() {
                items[*item].x = at as f64;
            }
        }
        let crossed = crossings(lines, items);
        if crossed < best.0 {
            best = (crossed, lines.clone());
        }
    }
    *lines = best.1;
    number(lines, items);
}

/// Sets the x coordinate of each item to its index in its line.
fn number(lines: &[Vec<usize>], items: &mut [LayerItem]) {
    for (at, item) in lines.iter().flat_map(|line| line.iter().enumerate()) {
        items[*item].x = at as f64;
    }
}

/// Returns the mean x coordinate of the items with the indices `of`; `None` if `of` is empty.
fn mean(of: &[usize], items: &[LayerItem]) -> Option<f64> {
    let sum: f64 = of.iter().map(|item| items[*item].x).sum();
    (!of.is_empty()).then(|| sum / of.len() as f64)
}

/// Returns the number of pairs of arrows that cross between neighbouring lines.
fn crossings(lines: &[Vec<usize>], items: &[LayerItem]) -> usize {
    let crossed = |line: &Vec<usize>| {
        let ends = line.iter().flat_map(|from| {
            items[*from].below.iter().map(move |to| (items[*from].x, items[*to].x))
        });
        let ends: Vec<(f64, f64)> = ends.collect();
        let pairs = ends.iter().enumerate().flat_map(|(at, one)| {
            ends[at + 1..].iter().filter(move |other| (one.0 - other.0) * (one.1 - other.1) < 0.0)
        });
        pairs.count()
    };
    lines.iter().map(crossed).sum()
}

/// Positions the items of each line as near as possible to the mean of their neighbours, without changing
/// their order.
fn place(lines: &[Vec<usize>], items: &mut [LayerItem]) {
    for line in lines {
        let wanted = vec![0.0; line.len()];
        settle(line, &wanted, items);
    }
    for round in 0..2 * ROUNDS {
        let downwards = round % 2 == 0;
        for nth in 0..lines.len() {
            let line = &lines[if downwards { lines.len() - 1 - nth } else { nth }];
            let middle = |item: &usize| {
                let item = &items[*item];
                mean(if downwards { &item.above } else { &item.below }, items).unwrap_or(item.x)
            };
            let wanted: Vec<f64> = line.iter().map(middle).collect();
            settle(line, &wanted, items);
        }
    }
}

/// Positions the items of a line near `wanted`, far enough apart. Each item is midway between two positions:
/// pushed right by the items before it, and pushed left by the items after it.
fn settle(line: &[usize], wanted: &[f64], items: &mut [LayerItem]) {
    let (mut right, mut left) = (wanted.to_vec(), wanted.to_vec());
    for at in 1..line.len() {
        let air = items[line[at - 1]].distance_to(&items[line[at]]);
        right[at] = right[at].max(right[at - 1] + air);
        let (back, next) = (line.len() - 1 - at, line.len() - at);
        let air = items[line[back]].distance_to(&items[line[next]]);
        left[back] = left[back].min(left[next] - air);
    }
    for (at, item) in line.iter().enumerate() {
        items[*item].x = (right[at] + left[at]) / 2.0;
    }
}
