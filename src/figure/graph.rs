//! A graph without cycles as a picture: nodes in levels, arrows from higher ones to lower ones, tokens on
//! nodes. In: names, levels and arrows. Out: data for whoever draws.

/// The nodes that tokens can reach, with their arrows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Graph<'a> {
    /// The nodes, those on the highest level first.
    pub nodes: Vec<Knot<'a>>,
    /// The arrow of the move that is shown: the places of its ends among the nodes.
    pub shown: Option<[usize; 2]>,
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Knot<'a> {
    pub name: &'a str,
    /// The number of tokens on it.
    pub tokens: u64,
    /// The most moves that can follow from it: every arrow leads to a lower level.
    pub level: usize,
    /// The places of the nodes to which its arrows lead.
    pub to: Vec<usize>,
    /// Its value, where that is known.
    pub value: Option<u64>,
}

impl Graph<'_> {
    /// Whether the values of the nodes are known.
    pub(crate) fn is_valued(&self) -> bool {
        self.nodes.iter().any(|node| node.value.is_some())
    }
}
