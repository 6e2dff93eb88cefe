//! The tokens of a position on a graph: their nodes, their moves, and the next list of nodes.

use super::{Graph, State, Tokens};
use crate::position::TokenMove;
use crate::sums::DisjunctiveSum;

/// Largest number of lists of nodes that are tried to find the next one.
const TRIES: usize = 1000;

impl State {
    /// Returns, for each token, the 0-based index of its node; a token on an unknown node is left out.
    pub(super) fn starts(&self) -> Vec<u32> {
        let arrows = &self.rules.arrows;
        self.position.tokens.iter().filter_map(|token| arrows.find(token)).collect()
    }

    /// Iterates over the legal moves of the token with the 0-based index `at`.
    pub(super) fn slides(&self, at: usize) -> impl Iterator<Item = TokenMove> {
        let (arrows, from) = (&self.rules.arrows, self.position.tokens.get(at));
        let node = from.and_then(|from| arrows.find(from));
        let to = node.map_or(&[][..], |node| arrows.targets(node));
        to.iter().map(move |&to| TokenMove {
            token: at as u64 + 1,
            from: from.cloned().unwrap_or_default(),
            to: arrows.name(to).to_owned(),
        })
    }

    /// Returns the state with as many tokens on other nodes from which an arrow leads: the next list of nodes in the
    /// order of the graph. `None` if there is no other valid one among the next [`TRIES`] lists.
    pub(super) fn next_tokens(&self) -> Option<State> {
        let sources = self.rules.arrows.sources();
        let place = |token: &String| sources.iter().position(|own| own == token).unwrap_or(0);
        let mut places: Vec<usize> = self.position.tokens.iter().map(place).collect();
        places.sort_unstable();
        for _ in 0..TRIES {
            // The last token that can go on does, and those after it stand beside it.
            let last = places.iter().rposition(|at| at + 1 < sources.len());
            let (from, to) = last.map_or((0, 0), |last| (last, places[last] + 1));
            places[from..].fill(to);
            let tokens = places.iter().filter_map(|at| sources.get(*at)).cloned().collect();
            let next = State { rules: self.rules.clone(), position: Tokens { tokens } };
            if next != *self && Graph::validate(&next).is_ok() {
                return Some(next);
            }
        }
        None
    }
}
