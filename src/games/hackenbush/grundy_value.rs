//! Grundy values of trees. The value of a node is the nim-sum over its branches of the value of the upper end
//! plus 1 (the colon principle: E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways for your
//! Mathematical Plays* (1982), chapter 7). The value of a tree is the value of the upper end of its lowest
//! branch plus 1. [`super::colon_principle`] turns the numbers into steps.

use crate::position::{CutMove, Forest};

/// Grundy value of the upper end of each branch, for the branches of one tree or of all trees.
pub(super) fn ends(forest: &Forest, of: std::ops::Range<usize>) -> Vec<u64> {
    let mut ends = vec![0; of.len()];
    for at in of.clone().rev() {
        let counts = ends[at - of.start] + 1;
        let below = forest.below(at).checked_sub(of.start);
        if let Some(end) = below.and_then(|below| ends.get_mut(below)) {
            *end ^= counts;
        }
    }
    ends
}

/// Grundy value of the tree whose lowest branch is `root`.
fn worth(forest: &Forest, root: usize) -> u64 {
    ends(forest, forest.falling(root))[0] + 1
}

/// Grundy value of each tree.
pub(super) fn values(forest: &Forest) -> Vec<u64> {
    forest.roots().iter().map(|root| worth(forest, *root)).collect()
}

/// Grundy value of a tree (0-based index) after its branch `cut` is cut.
pub(super) fn after(forest: &Forest, tree: usize, cut: usize) -> u64 {
    let root = forest.roots()[tree];
    if cut == root {
        return 0;
    }
    let ends = ends(forest, forest.falling(root));
    let (mut at, mut gone, mut comes) = (cut, ends[cut - root] + 1, 0);
    while at != root {
        at = forest.below(at);
        let end = ends[at - root];
        (gone, comes) = (end + 1, (end ^ gone ^ comes) + 1);
    }
    comes
}

/// Returns the cuts that change the value of a tree (0-based index) to `wanted`, which it does not have. The
/// wanted value of a node determines the wanted contribution of each branch on it if only that one changed;
/// each branch is examined once.
pub(super) fn giving(forest: &Forest, tree: usize, wanted: u64) -> Vec<CutMove> {
    let root = forest.roots()[tree];
    let ends = ends(forest, forest.falling(root));
    let (mut left, mut cuts) = (vec![(root, wanted)], Vec::new());
    while let Some((at, wanted)) = left.pop() {
        let Some(end) = wanted.checked_sub(1) else {
            cuts.push(CutMove { cut: forest.path(at) });
            continue;
        };
        let others = ends[at - root] ^ end;
        let first = left.len();
        left.extend(forest.children(at).map(|child| (child, others ^ (ends[child - root] + 1))));
        left[first..].reverse();
    }
    cuts
}
