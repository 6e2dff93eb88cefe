//! The shapes of trees: each one once, whatever the order of its branches. In: a number of branches. Out: trees.

use crate::position::forest::ordered;

/// How many stalks a fork carries at most.
const WIDEST: usize = 3;

/// How high above the ground each branch of a tree ends, each before those that it carries.
pub(super) type Tree = Vec<u64>;

/// How high it is.
pub(super) fn height(tree: &Tree) -> Option<u64> {
    tree.iter().copied().max()
}

/// All trees of so many branches, one for each shape: of those that differ only in the order of their
/// branches, the one that comes last.
pub(super) fn trees(branches: usize) -> Vec<Tree> {
    let mut all = vec![vec![1]];
    for _ in 1..branches {
        let longer = |tree: Tree| {
            let last = tree.last().copied().unwrap_or(0);
            (2..=last + 1).map(move |height| [&tree[..], &[height]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    // A fork of many stalks is only more to draw.
    let forks = |tree: &Tree| {
        let carried = |at: usize| {
            let above = tree[at + 1..].iter().take_while(|height| **height > tree[at]);
            above.filter(|height| **height == tree[at] + 1).count()
        };
        (0..tree.len()).map(carried).max().unwrap_or(0)
    };
    all.retain(|tree| ordered(tree) == *tree && forks(tree) <= WIDEST);
    all
}
