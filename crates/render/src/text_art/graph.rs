//! Draws a [`Graph`] with characters: a line for each node with its tokens and its arrows, the arrow of the
//! move double. A graph with Grundy values is omitted, because a table next to it contains them.

use super::Pen;
use crate::text_canvas::{TextRole, column_width};
use carryless_args::error::Error;
use carryless_games::figure::{FigureNode, Graph};

/// Largest number of tokens drawn as single discs.
const DISCS: u64 = 3;

impl Pen<'_> {
    /// Draws the graph; nothing if it has Grundy values.
    pub(super) fn graph(&mut self, graph: &Graph<'_>) -> Result<(), Error> {
        if graph.is_valued() {
            return Ok(());
        }
        let names = graph.nodes.iter().map(|node| column_width(node.name)).max().unwrap_or(0);
        let tokens = graph.nodes.iter().map(|node| column_width(&discs(node))).max().unwrap_or(0);
        let nothing = self.words.text("figure-no-arrow")?;
        for (at, node) in graph.nodes.iter().enumerate() {
            self.picture.pad(2).mark(TextRole::Strong, node.name);
            self.picture.pad(2 + names - column_width(node.name)).put(&discs(node));
            self.picture.pad(tokens - column_width(&discs(node)));
            let begin = self.picture.column();
            if node.targets.is_empty() {
                self.picture.pad(2).mark(TextRole::Quiet, &nothing);
            }
            for &to in &node.targets {
                let is_shown = graph.shown == Some([at, to]);
                let sign = if is_shown { "⇒ " } else { "→ " };
                let text = [sign, graph.nodes[to].name].concat();
                if self.columns_left() < 2 + column_width(&text) {
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

/// Returns the tokens on a node as discs, many as a number, such as `●×4`.
fn discs(node: &FigureNode<'_>) -> String {
    match node.tokens {
        count if count > DISCS => format!("●×{count}"),
        count => "●".repeat(count as usize),
    }
}
