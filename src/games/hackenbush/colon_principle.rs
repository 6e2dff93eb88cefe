//! Trimming: from the top down, what stands on a fork becomes one stalk, with as many branches as the stalks
//! there added without carry. In the end every tree is a stalk, which is a pile. In: a forest. Out: the forks,
//! what stands on each, and how the trees look meanwhile.

use std::borrow::Cow;
use std::cmp::Reverse;

use serde::Serialize;

use super::grundy_value::{ends, values};
use crate::figure::ForestFrame;
use crate::game::Hint;
use crate::position::Forest;
use crate::serialize;

/// The most forks of which each has a picture.
const DRAWN: usize = 4;

/// A step about what the trees are worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum TreeStep {
    /// The forks, from the top down.
    Trim {
        #[serde(serialize_with = "serialize::long")]
        forks: Vec<Fork>,
    },
    /// The stalks that the trees are in the end.
    Values {
        #[serde(serialize_with = "serialize::long")]
        trees: Vec<Stalk>,
    },
}

/// A fork: a branch that several others hang on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Fork {
    /// The path to the branch that forks at its upper end.
    pub at: Vec<u64>,
    /// How long the stalks on it are, in order.
    #[serde(serialize_with = "serialize::long")]
    pub stalks: Vec<u64>,
    /// Their lengths added without carry.
    pub sum: u64,
}

/// A tree as the stalk that it counts for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Stalk {
    /// The tree, counted from 1.
    pub tree: u64,
    /// How many branches it has.
    pub branches: u64,
    /// Whether it has a fork.
    pub forked: bool,
    /// How many branches the stalk has: its value.
    pub value: u64,
}

impl TreeStep {
    /// The rung of the ladder of hints that leads to this step.
    pub(super) fn hint(&self) -> Hint {
        match self {
            TreeStep::Trim { .. } => Hint::new("trim", 0),
            TreeStep::Values { .. } => Hint::new("values", 0),
        }
    }

    /// The pictures of a step: the trees before and after each fork, if these are few; what each node and
    /// each tree is worth. None of trees that are too large.
    pub(super) fn groves<'f>(&self, forest: &'f Forest) -> Vec<ForestFrame<'f>> {
        let groves = match self {
            TreeStep::Trim { forks } if forks.len() <= DRAWN => trimmed(forest, forks),
            TreeStep::Trim { .. } => Vec::new(),
            TreeStep::Values { .. } => {
                let marks = ends(forest, 0..forest.len()).into_iter().enumerate().collect();
                vec![ForestFrame { marks, worth: values(forest), ..ForestFrame::bare(forest) }]
            }
        };
        if groves.iter().all(ForestFrame::is_small) { groves } else { Vec::new() }
    }
}

/// The steps: without a fork there is nothing to trim.
pub(super) fn steps(forest: &Forest, values: &[u64]) -> Vec<TreeStep> {
    let forks = forks(forest);
    let trees = forest.roots().iter().zip(forest.sizes()).zip(values).zip(1..);
    let trees = trees.map(|(((root, &branches), &value), tree)| {
        let forked = forest.falling(*root).any(|at| is_fork(forest, at));
        Stalk { tree, branches, forked, value }
    });
    let values = TreeStep::Values { trees: trees.collect() };
    let trim = (!forks.is_empty()).then_some(TreeStep::Trim { forks });
    trim.into_iter().chain([values]).collect()
}

fn is_fork(forest: &Forest, at: usize) -> bool {
    forest.children(at).nth(1).is_some()
}

/// The forks, tree by tree, the highest first.
fn forks(forest: &Forest) -> Vec<Fork> {
    let (ends, heights) = (ends(forest, 0..forest.len()), forest.heights());
    let mut found = Vec::new();
    for root in forest.roots() {
        let first = found.len();
        found.extend(forest.falling(*root).filter(|at| is_fork(forest, *at)));
        found[first..].sort_by_key(|at| (Reverse(heights[*at]), *at));
    }
    let fork = |at| {
        let stalks = forest.children(at).map(|child| ends[child] + 1).collect();
        Fork { at: forest.path(at), stalks, sum: ends[at] }
    };
    found.into_iter().map(fork).collect()
}

/// The trees at first and after each fork.
fn trimmed<'f>(forest: &'f Forest, forks: &[Fork]) -> Vec<ForestFrame<'f>> {
    let mut groves = vec![ForestFrame::bare(forest)];
    let mut now = forest.clone();
    for fork in forks {
        // Higher forks are stalks by now, which changes no path to this one.
        let Ok(at) = now.find(&fork.at) else { continue };
        now = now.with_stalk(at, fork.sum as usize + 1);
        let fresh = at + 1..at + 1 + fork.sum as usize;
        let marks = vec![(fresh.end - 1, fork.sum)];
        let forest = Cow::Owned(now.clone());
        groves.push(ForestFrame { fresh, marks, ..ForestFrame::of(forest) });
    }
    groves
}
