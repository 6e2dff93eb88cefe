//! Grundy values of the nodes that tokens can reach. Every node is computed after its successors; with a
//! cycle there is no such order. Nothing here is recursive, because a path may be too long for the call
//! stack.

use super::digraph::Arrows;

/// Grundy values of the nodes of a graph that tokens can reach. A node is its 0-based index.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Reachable nodes, ordered by the number of moves of the longest game from them, shortest first.
    pub(super) order: Vec<u32>,
    /// Grundy value of each node; 0 for a node that cannot be reached.
    values: Vec<u32>,
    /// Number of moves of the longest game from each node; 0 for a node that cannot be reached.
    longest: Vec<u32>,
}

/// State of a node in the depth-first search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// The search has not reached the node.
    New,
    /// The node is on the current path.
    Open,
    /// The search has finished the node and all nodes after it.
    Done,
}

impl Table {
    /// Creates the table of the nodes that can be reached from `starts` (0-based indices). The error is a
    /// cycle: its nodes in order, with the first node again at the end.
    pub(super) fn try_new(arrows: &Arrows, starts: &[u32]) -> Result<Self, Vec<u32>> {
        let count = arrows.len();
        let mut marks = vec![Mark::New; count];
        let mut table =
            Table { order: Vec::new(), values: vec![0; count], longest: vec![0; count] };
        for &start in starts {
            // The path from the start to here, with the next arrow of each node on it.
            let mut path: Vec<(u32, usize)> = vec![(start, 0)];
            if marks[start as usize] == Mark::Done {
                continue;
            }
            marks[start as usize] = Mark::Open;
            while let Some((node, next)) = path.last_mut() {
                let Some(&to) = arrows.targets(*node).get(*next) else {
                    marks[*node as usize] = Mark::Done;
                    table.compute_value(arrows, *node);
                    path.pop();
                    continue;
                };
                *next += 1;
                match marks[to as usize] {
                    Mark::Done => {}
                    Mark::New => {
                        marks[to as usize] = Mark::Open;
                        path.push((to, 0));
                    }
                    Mark::Open => {
                        let round = path.iter().map(|(node, _)| *node);
                        let round = round.skip_while(|node| *node != to);
                        return Err(round.chain([to]).collect());
                    }
                }
            }
        }
        let Table { order, longest, .. } = &mut table;
        order.sort_unstable_by_key(|&node| (longest[node as usize], node));
        Ok(table)
    }

    /// Computes the Grundy value of a node and the number of moves of the longest game from it, and appends
    /// the node to `order`. The values of the nodes to which its arrows lead must be known.
    fn compute_value(&mut self, arrows: &Arrows, node: u32) {
        let to = arrows.targets(node);
        let longest = to.iter().map(|&to| self.longest[to as usize] + 1).max();
        self.longest[node as usize] = longest.unwrap_or(0);
        let mut reached: Vec<u32> = to.iter().map(|&to| self.values[to as usize]).collect();
        reached.sort_unstable();
        reached.dedup();
        let missing = (0..).zip(&reached).find(|(number, value)| number != *value);
        let value = missing.map_or(reached.len() as u32, |(number, _)| number);
        self.values[node as usize] = value;
        self.order.push(node);
    }

    /// Returns the Grundy value of a node; 0 for a node that cannot be reached.
    pub(super) fn value(&self, node: u32) -> u64 {
        self.values.get(node as usize).map_or(0, |&value| u64::from(value))
    }

    /// Returns the number of moves of the longest game from a node; 0 for a node that cannot be reached.
    pub(super) fn longest(&self, node: u32) -> u64 {
        self.longest.get(node as usize).map_or(0, |&longest| u64::from(longest))
    }
}
