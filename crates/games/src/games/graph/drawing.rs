//! The figure of a graph. It shows the nodes that tokens can reach, if they are few. [`Table`] has the Grundy
//! values of the nodes.

use std::cmp::Reverse;

use super::State;
use super::grundy_values::Table;
use crate::figure::{FigureNode, Graph};
use crate::position::TokenMove;

/// Largest number of nodes in a figure.
const MOST_NODES: usize = 30;

/// Largest number of arrows in a figure.
const MOST_ARROWS: usize = 90;

/// Returns the figure of the nodes that tokens can reach; `None` if they contain a cycle or have more than 30
/// nodes or 90 arrows. The arrow of the move `shown`, if it is given, is marked. If `valued` is true, the
/// figure shows the Grundy values.
pub(super) fn draw<'e>(
    state: &'e State,
    shown: Option<&TokenMove>,
    valued: bool,
) -> Option<Graph<'e>> {
    let (arrows, starts) = (&state.rules.arrows, state.starts());
    let table = Table::try_new(arrows, &starts).ok()?;
    let count: usize = table.order.iter().map(|node| arrows.targets(*node).len()).sum();
    if table.order.len() > MOST_NODES || count > MOST_ARROWS {
        return None;
    }
    let mut order = table.order.clone();
    order.sort_by_key(|node| (Reverse(table.longest(*node)), *node));
    let place = |node: u32| order.iter().position(|own| *own == node);
    let knot = |&node: &u32| FigureNode {
        name: arrows.name(node),
        tokens: starts.iter().filter(|start| **start == node).count() as u64,
        level: table.longest(node) as usize,
        targets: arrows.targets(node).iter().filter_map(|to| place(*to)).collect(),
        value: valued.then(|| table.value(node)),
    };
    let end = |name: &str| arrows.find(name).and_then(place);
    let shown = shown.and_then(|slide| Some([end(&slide.from)?, end(&slide.to)?]));
    Some(Graph { nodes: order.iter().map(knot).collect(), shown })
}
