//! Moves tokens of a graph in two steps: pressing a token picks it up, and pressing a node to which an arrow leads
//! slides it there. A node that only one token can reach needs no first step. What is held is text: the node of a
//! token that is picked up, a move `FROM:TO`, or empty.

use super::{Chosen, move_text};
use crate::cache::Cache;
use carryless_args::error::Error;
use carryless_games::figure::Figure;
use carryless_games::games::AnyState;
use carryless_render::i18n::Perspective;
use carryless_render::{Hotspot, HotspotTarget, Page, Touch, page_with_buttons};

/// Returns what is held after a control with the value `value` is pressed: `@`, a node, `;` and what was held before.
pub(super) fn held_after(board: &AnyState, value: &str) -> String {
    let (node, held) = value.split_once(';').unwrap_or((value, ""));
    let node = node.strip_prefix('@').unwrap_or(node);
    press_node(board, held, node).unwrap_or_else(|| held.to_owned())
}

/// Returns what is held after `node` is pressed while `held` is held; `None` if pressing it changes nothing.
fn press_node(board: &AnyState, held: &str, node: &str) -> Option<String> {
    let tokens = board.tokens();
    let slide = |from: &str| {
        let typed = format!("{from}:{node}");
        Chosen::parse(board, &typed).map(|_| typed)
    };
    let (from, is_moved) = (held.split(':').next().unwrap_or_default(), held.contains(':'));
    let has_token = tokens.iter().any(|token| token == node);
    let slid = slide(from).filter(|_| !is_moved || !has_token);
    match slid {
        Some(typed) if typed == held => Some(String::new()),
        Some(typed) => Some(typed),
        None if has_token && held == node => Some(String::new()),
        None if has_token => Some(node.to_owned()),
        // A token that is picked up goes to the ends of its own arrows.
        None if !held.is_empty() && !is_moved => None,
        None => {
            let mut slides: Vec<String> = tokens.iter().filter_map(|token| slide(token)).collect();
            slides.dedup();
            slides.pop().filter(|_| slides.is_empty())
        }
    }
}

/// Renders the graph as HTML, with a control named `name` over each node that can be pressed; without controls if `name`
/// is empty. `None` if the graph is too large to be drawn.
pub(crate) fn render_graph(
    board: &AnyState,
    held: &str,
    name: &str,
    shelf: &Cache,
) -> Result<Option<String>, Error> {
    let chosen = Chosen::parse(board, held);
    let figure = board.figure(chosen.as_ref().map(|chosen| &chosen.turn));
    let Some(Figure::Graph(drawn)) = figure else { return Ok(None) };
    let names: Vec<&str> = drawn.nodes.iter().map(|node| node.name).collect();
    let spot = |at: &HotspotTarget| {
        let HotspotTarget::Node(index) = at else { return None };
        let node = names.get(usize::try_from(*index).ok()?).filter(|_| !name.is_empty())?;
        let after = press_node(board, held, node)?;
        let next = Chosen::parse(board, &after);
        let label = match &next {
            Some(next) => move_text(board, &next.turn, shelf),
            None => shelf.words.format_with("web-token", [("node", (*node).to_owned())]),
        };
        Some(Hotspot {
            value: format!("@{node};{held}"),
            label: label.unwrap_or_default(),
            typed: next.map(|next| next.typed).unwrap_or_default(),
            is_chosen: held == *node,
            ..Hotspot::default()
        })
    };
    let renderer = shelf.renderer(board.game(), Perspective::First)?;
    let mut page = Page::from("");
    page.push_figure(Figure::Graph(drawn.clone()));
    let touch = Touch { name, hotspot_at: &spot, start: None, marks: None };
    page_with_buttons(&page, &touch, renderer.words()).map(Some)
}
