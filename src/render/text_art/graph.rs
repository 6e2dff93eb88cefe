//! Draws a [`Graph`] with characters: a line for each node with its tokens and its arrows, the arrow of the
//! move double. A graph with Grundy values is omitted, because the table beside it contains them.

use super::Pen;
use crate::error::Error;
use crate::figure::{Graph, Knot};
use crate::render::text_canvas::{TextRole, columns_of};

/// Most tokens drawn as single discs.
const DISCS: u64 = 3;

impl Pen<'_> {
    pub(super) fn graph(&mut self, graph: &Graph<'_>) -> Result<(), Error> {
        if graph.is_valued() {
            return Ok(());
        }
        let names = graph.nodes.iter().map(|node| columns_of(node.name)).max().unwrap_or(0);
        let tokens = graph.nodes.iter().map(|node| columns_of(&discs(node))).max().unwrap_or(0);
        let nothing = self.words.text("figure-no-arrow")?;
        for (at, node) in graph.nodes.iter().enumerate() {
            self.picture.pad(2).mark(TextRole::Strong, node.name);
            self.picture.pad(2 + names - columns_of(node.name)).put(&discs(node));
            self.picture.pad(tokens - columns_of(&discs(node)));
            let begin = self.picture.column();
            if node.to.is_empty() {
                self.picture.pad(2).mark(TextRole::Quiet, &nothing);
            }
            for &to in &node.to {
                let is_shown = graph.shown == Some([at, to]);
                let sign = if is_shown { "⇒ " } else { "→ " };
                let text = [sign, graph.nodes[to].name].concat();
                if self.room() < 2 + columns_of(&text) {
                    self.picture.end_line().pad(begin);
                }
                self.picture.pad(2);
                match is_shown {
                    true => self.picture.mark(TextRole::Odd, &text),
                    false => self.picture.put(&text),
                };
            }
            self.picture.end_line();
        }
        Ok(())
    }
}

/// Returns the tokens on a node as discs.
fn discs(node: &Knot<'_>) -> String {
    match node.tokens {
        count if count > DISCS => format!("●×{count}"),
        count => "●".repeat(count as usize),
    }
}
