//! The shapes of trees: each one once, whatever the order of its branches. In: a number of branches. Out: trees,
//! and what they are side by side.

use crate::position::Forest;
use crate::position::forest::GROUND;

/// How many stalks a fork carries at most.
const WIDEST: usize = 3;

/// How high above the ground each branch of a tree ends, each before those that it carries.
pub(super) type Tree = Vec<usize>;

/// How high it is.
pub(super) fn height(tree: &Tree) -> Option<usize> {
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

/// The same tree with what each branch carries in falling order.
pub(super) fn ordered(tree: &[usize]) -> Tree {
    let Some((root, rest)) = tree.split_first() else { return Tree::new() };
    let mut carried: Vec<Tree> = Vec::new();
    for height in rest {
        match carried.last_mut() {
            Some(last) if *height > root + 1 => last.push(*height),
            _ => carried.push(vec![*height]),
        }
    }
    let mut carried: Vec<Tree> = carried.iter().map(|tree| ordered(tree)).collect();
    carried.sort_by(|one, other| other.cmp(one));
    carried.insert(0, vec![*root]);
    carried.concat()
}

/// The trees side by side.
pub(super) fn grown(trees: &[&Tree]) -> Forest {
    let mut below = Vec::new();
    for tree in trees {
        let mut path: Vec<usize> = Vec::new();
        for height in *tree {
            path.truncate(height - 1);
            let own = below.len();
            below.push(path.last().copied().unwrap_or(GROUND));
            path.push(own);
        }
    }
    Forest::of(below)
}
