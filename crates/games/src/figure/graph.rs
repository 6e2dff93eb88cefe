//! Figure of an acyclic graph: nodes on levels, arrows from higher to lower levels, tokens on nodes.
//! `crates/render/src/layers.rs` computes the layout.

/// The nodes that the tokens can reach, with their arrows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph<'a> {
    /// Nodes, those of the highest level first.
    pub nodes: Vec<FigureNode<'a>>,
    /// Arrow of the move shown, if there is one: indices of its start and end in `nodes`.
    pub shown: Option<[usize; 2]>,
}

/// A node of a graph on which tokens move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureNode<'a> {
    /// Name of the node, as in the question.
    pub name: &'a str,
    /// Number of tokens on the node.
    pub tokens: u64,
    /// Number of arrows on the longest path from the node; every arrow leads to a lower level.
    pub level: usize,
    /// Indices, in the graph's `nodes`, of the nodes to which the arrows of this node lead.
    pub targets: Vec<usize>,
    /// Grundy value of the node, if known.
    pub value: Option<u64>,
}

impl Graph<'_> {
    /// Whether the Grundy value of at least one node is known.
    pub fn is_valued(&self) -> bool {
        self.nodes.iter().any(|node| node.value.is_some())
    }
}
