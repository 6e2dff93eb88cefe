//! Enumerates the shapes of trees with a given number of branches. Trees that differ only in the order of
//! their branches have the same shape and are listed once.

use carryless_games::position::forest::sort_subtrees;

/// Largest number of branches that grow from one branch of a generated tree. More would only make drawings wider.
const WIDEST: usize = 3;

/// A tree as the heights of the ends of its branches, in preorder: `1 2 3 2` is a trunk with two branches, of
/// which the first carries another.
pub(super) type Tree = Vec<u64>;

/// Returns the height of a tree in branches; `None` if it has no branches.
pub(super) fn height(tree: &Tree) -> Option<u64> {
    tree.iter().copied().max()
}

/// Returns all trees with this number of branches (at least 1), at most [`WIDEST`] of them on one branch.
/// Each shape occurs once, with its branches in the lexicographically largest order.
pub(super) fn trees(branches: usize) -> Vec<Tree> {
    let mut all = vec![vec![1]];
    for _ in 1..branches {
        let longer = |tree: Tree| {
            let last = tree.last().copied().unwrap_or(0);
            (2..=last + 1).map(move |height| [&tree[..], &[height]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    // Wider forks only make the drawing larger.
    let forks = |tree: &Tree| {
        let carried = |at: usize| {
            let above = tree[at + 1..].iter().take_while(|height| **height > tree[at]);
            above.filter(|height| **height == tree[at] + 1).count()
        };
        (0..tree.len()).map(carried).max().unwrap_or(0)
    };
    all.retain(|tree| sort_subtrees(tree) == *tree && forks(tree) <= WIDEST);
    all
}
