//! A directed graph: nodes, and arrows along which tokens move. It is immutable, and all positions of a game
//! share it. A node is an index from 0. [`parse`](super::parse) builds the graph from text.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::serialize;

/// Largest number of nodes of a graph.
pub(super) const MOST_NODES: usize = 100_000;

/// Largest number of arrows of a graph.
pub(super) const MOST_ARROWS: usize = 1_000_000;

/// Largest number of characters in the name of a node.
const LONGEST_NAME: usize = 20;

/// A node with its arrows, as in the JSON.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "GraphNode"))]
pub(super) struct Node {
    /// Name of the node.
    pub node: String,
    /// Names of the nodes to which the arrows of this node lead, in the order in which the user gave them.
    pub to: Vec<String>,
}

/// A [`Node`] for serializing that borrows the names, because there may be a million of them.
#[derive(Serialize)]
struct WrittenNode<'a> {
    node: &'a str,
    to: Names<'a>,
}

/// A graph and some of its nodes (0-based indices), serialized as the list of their names.
struct Names<'a>(&'a Arrows, &'a [u32]);

impl Serialize for Names<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.1.iter().map(|&node| self.0.name(node)))
    }
}

/// A directed graph: all nodes with their arrows. Copies share the data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrows(Arc<Inner>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Inner {
    names: Vec<String>,
    /// For each node, the 0-based indices of the nodes to which its arrows lead.
    to: Vec<Vec<u32>>,
    /// 0-based index of each node, by its name.
    places: FxHashMap<String, u32>,
}

/// The limit that a graph exceeds: the number of nodes or of arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TooMany {
    Nodes,
    Arrows,
}

/// A graph under construction.
#[derive(Debug, Default)]
pub(super) struct GraphBuilder {
    inner: Inner,
    /// Arrows added so far, each as the 0-based indices of its start and end node.
    drawn: FxHashSet<(u32, u32)>,
}

impl GraphBuilder {
    /// Returns the 0-based index of the node with this name, and adds the node if it is new. The error says
    /// that the graph would have too many nodes.
    pub(super) fn find_or_add(&mut self, name: &str) -> Result<u32, TooMany> {
        let Inner { names, to, places } = &mut self.inner;
        if let Some(&known) = places.get(name) {
            return Ok(known);
        }
        if names.len() == MOST_NODES {
            return Err(TooMany::Nodes);
        }
        let node = names.len() as u32;
        names.push(name.to_owned());
        to.push(Vec::new());
        places.insert(name.to_owned(), node);
        Ok(node)
    }

    /// Adds an arrow between two nodes (0-based indices); ignores an arrow that exists already, because it is
    /// the same move. The error says that the graph would have too many arrows.
    pub(super) fn add_arrow(&mut self, from: u32, to: u32) -> Result<(), TooMany> {
        if !self.drawn.insert((from, to)) {
            return Ok(());
        }
        if self.drawn.len() > MOST_ARROWS {
            return Err(TooMany::Arrows);
        }
        if let Some(arrows) = self.inner.to.get_mut(from as usize) {
            arrows.push(to);
        }
        Ok(())
    }

    /// Returns the finished graph.
    pub(super) fn finish(self) -> Arrows {
        Arrows(Arc::new(self.inner))
    }
}

impl Arrows {
    /// Whether `name` is a valid name of a node. It has 1 to 20 characters: letters and digits, with `-` and
    /// `_` allowed between them.
    pub(super) fn is_name(name: &str) -> bool {
        let joins = |letter: char| matches!(letter, '-' | '_');
        name.chars().all(|letter| letter.is_alphanumeric() || joins(letter))
            && !name.starts_with(joins)
            && !name.ends_with(joins)
            && (1..=LONGEST_NAME).contains(&name.chars().count())
    }

    /// Returns the names of the nodes from which an arrow leads, in the order of the nodes.
    pub fn sources(&self) -> Vec<String> {
        let leads = |node: &u32| !self.targets(*node).is_empty();
        let nodes: Vec<u32> = (0..self.len() as u32).filter(leads).collect();
        self.names(&nodes)
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.0.names.len()
    }

    /// Returns the name of the node with the 0-based index `node`; empty if there is no such node.
    pub(super) fn name(&self, node: u32) -> &str {
        self.0.names.get(node as usize).map_or("", String::as_str)
    }

    /// Returns the nodes to which the arrows of `node` lead, in the order in which the user gave them; a node
    /// is its 0-based index. Empty if there is no such node.
    pub(super) fn targets(&self, node: u32) -> &[u32] {
        self.0.to.get(node as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns the 0-based index of the node with this name; `None` if there is none.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        self.0.places.get(name).copied()
    }

    /// Returns the names of the nodes with these 0-based indices, in the same order.
    pub(super) fn names(&self, nodes: &[u32]) -> Vec<String> {
        nodes.iter().map(|&node| self.name(node).to_owned()).collect()
    }

    /// Returns lines such as `a: b c` that parse back to this graph with the same order of nodes. Parsing
    /// numbers the nodes in the order in which the lines name them. So if a line would name a node before the
    /// nodes of smaller index, lines without arrows are inserted before it that name those nodes.
    pub(super) fn to_lines(&self) -> Vec<String> {
        let line = |node: u32, to: &[u32]| {
            [&[self.name(node).to_owned() + ":"], &self.names(to)[..]].concat().join(" ")
        };
        let (mut lines, mut next) = (Vec::new(), 0);
        for node in 0..self.len() as u32 {
            let own = || [node].into_iter().chain(self.targets(node).iter().copied());
            let known = next;
            let mut is_early = false;
            for named in own() {
                is_early |= named > next;
                next += u32::from(named == next);
            }
            if is_early {
                next = own().max().unwrap_or(node) + 1;
                lines.extend((known..next).map(|before| line(before, &[])));
            }
            lines.push(line(node, self.targets(node)));
        }
        lines
    }

    /// Creates the graph of these nodes, in this order, followed by the nodes that only arrows name. The
    /// error is the limit that the graph exceeds.
    fn from_nodes(nodes: &[Node]) -> Result<Self, TooMany> {
        let mut draft = GraphBuilder::default();
        for Node { node, .. } in nodes {
            draft.find_or_add(node)?;
        }
        for Node { node, to } in nodes {
            let from = draft.find_or_add(node)?;
            for name in to {
                let to = draft.find_or_add(name)?;
                draft.add_arrow(from, to)?;
            }
        }
        Ok(draft.finish())
    }
}

impl Serialize for Arrows {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let written =
            |node| WrittenNode { node: self.name(node), to: Names(self, self.targets(node)) };
        let nodes: Vec<WrittenNode<'_>> = (0..self.len() as u32).map(written).collect();
        serialize::long(&nodes, to)
    }
}

impl<'d> Deserialize<'d> for Arrows {
    fn deserialize<D: Deserializer<'d>>(from: D) -> Result<Self, D::Error> {
        let nodes: Vec<Node> = Vec::deserialize(from)?;
        let sound = nodes.iter().all(|node| Arrows::is_name(&node.node));
        let read = Arrows::from_nodes(&nodes).ok().filter(|_| sound);
        read.ok_or_else(|| D::Error::custom("no graph"))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Arrows {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "GraphArrows".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Node>::json_schema(generator)
    }
}
