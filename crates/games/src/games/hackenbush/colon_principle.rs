//! Trimming by the colon principle. A stalk is a chain of branches without a fork. From the top down, the
//! stalks on a fork become one stalk; its length is the nim-sum of their lengths. In the end every tree is a
//! single stalk, which is a pile of Nim. [`grundy_value`](super::grundy_value) computes the values.

use std::borrow::Cow;
use std::cmp::Reverse;

use serde::Serialize;

use super::grundy_value::{node_values, tree_values};
use crate::figure::ForestFrame;
use crate::game::Hint;
use crate::position::Forest;
use crate::serialize;

/// Largest number of forks for which the figure shows how they are trimmed, one frame for each fork.
const DRAWN: usize = 4;

/// A step that derives the Grundy values of the trees. A stalk is a chain of branches without a fork.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TreeStep {
    /// The trimming of the trees: fork by fork, from the top down, the stalks on a fork become one stalk,
    /// whose length is the nim-sum of their lengths.
    Trim {
        /// The forks, tree by tree; within a tree, the highest fork is first.
        #[serde(serialize_with = "serialize::long")]
        forks: Vec<Fork>,
    },
    /// The stalk that each tree becomes after trimming; the number of branches of the stalk is the Grundy
    /// value of the tree.
    Values {
        /// The stalks, one for each tree, in the order of the trees.
        #[serde(serialize_with = "serialize::long")]
        trees: Vec<Stalk>,
    },
}

/// A fork: a branch with several other branches on its upper end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fork {
    /// Path to the branch whose upper end is the fork: the number of the tree, then, branch by branch from
    /// the second on, the number of the branch among those that stand on the same branch. Numbers count from
    /// 1.
    pub at: Vec<u64>,
    /// Numbers of branches of the stalks on the fork, in the order of the stalks.
    #[serde(serialize_with = "serialize::long")]
    pub stalks: Vec<u64>,
    /// Nim-sum of `stalks`, which is the number of branches of the one stalk that replaces them.
    pub sum: u64,
}

/// A tree and the stalk, a chain of branches without a fork, with the same Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stalk {
    /// Number of the tree, from 1.
    pub tree: u64,
    /// Number of branches of the tree.
    pub branches: u64,
    /// Whether the tree has a fork, so that it is not a stalk itself.
    pub forked: bool,
    /// Number of branches of the stalk, which is the Grundy value of the tree.
    pub value: u64,
}

impl TreeStep {
    /// Returns the hint that leads a pupil to this step.
    pub(super) fn hint(&self) -> Hint {
        match self {
            TreeStep::Trim { .. } => Hint::new("trim", 0),
            TreeStep::Values { .. } => Hint::new("values", 0),
        }
    }

    /// Returns the frames of the step's figure; empty if a tree is too large to draw or `Trim` has more than
    /// [`DRAWN`] forks. For `Trim` they show the trees before the trimming, and again after each fork is
    /// trimmed. For `Values` there is one frame, with the Grundy values of the nodes and trees.
    pub(super) fn frames<'f>(&self, forest: &'f Forest) -> Vec<ForestFrame<'f>> {
        let groves = match self {
            TreeStep::Trim { forks } if forks.len() <= DRAWN => trim_frames(forest, forks),
            TreeStep::Trim { .. } => Vec::new(),
            TreeStep::Values { .. } => {
                let marks =
                    node_values(forest, 0..forest.branch_count()).into_iter().enumerate().collect();
                vec![ForestFrame {
                    marks,
                    grundy_values: tree_values(forest),
                    ..ForestFrame::from_forest(forest)
                }]
            }
        };
        if groves.iter().all(ForestFrame::is_small) { groves } else { Vec::new() }
    }
}

/// Returns the steps that derive the Grundy values of the trees: `Trim` if there is a fork, and `Values`.
/// `values` must be the Grundy value of each tree, in order.
pub(super) fn steps(forest: &Forest, values: &[u64]) -> Vec<TreeStep> {
    let forks = forks(forest);
    let trees = forest.roots().iter().zip(forest.sizes()).zip(values).zip(1..);
    let trees = trees.map(|(((root, &branches), &value), tree)| {
        let forked = forest.subtree(*root).any(|at| is_fork(forest, at));
        Stalk { tree, branches, forked, value }
    });
    let values = TreeStep::Values { trees: trees.collect() };
    let trim = (!forks.is_empty()).then_some(TreeStep::Trim { forks });
    trim.into_iter().chain([values]).collect()
}

/// Whether more than one branch grows from the upper end of branch `at` (0-based index).
fn is_fork(forest: &Forest, at: usize) -> bool {
    forest.children(at).nth(1).is_some()
}

/// Returns the forks, tree by tree; in a tree the highest fork is first.
fn forks(forest: &Forest) -> Vec<Fork> {
    let (ends, heights) = (node_values(forest, 0..forest.branch_count()), forest.heights());
    let mut found = Vec::new();
    for root in forest.roots() {
        let first = found.len();
        found.extend(forest.subtree(*root).filter(|at| is_fork(forest, *at)));
        found[first..].sort_by_key(|at| (Reverse(heights[*at]), *at));
    }
    let fork = |at| {
        let stalks = forest.children(at).map(|child| ends[child] + 1).collect();
        Fork { at: forest.path(at), stalks, sum: ends[at] }
    };
    found.into_iter().map(fork).collect()
}

/// Returns the frame of the trees before trimming, then one frame after each fork is trimmed.
fn trim_frames<'f>(forest: &'f Forest, forks: &[Fork]) -> Vec<ForestFrame<'f>> {
    let mut groves = vec![ForestFrame::from_forest(forest)];
    let mut now = forest.clone();
    for fork in forks {
        // Higher forks are stalks by now, which changes no path to this one.
        let Ok(at) = now.find_path(&fork.at) else { continue };
        now = now.with_stalk(at, fork.sum as usize + 1);
        let fresh = at + 1..at + 1 + fork.sum as usize;
        let marks = vec![(fresh.end - 1, fork.sum)];
        let forest = Cow::Owned(now.clone());
        groves.push(ForestFrame { new_branches: fresh, marks, ..ForestFrame::new(forest) });
    }
    groves
}
