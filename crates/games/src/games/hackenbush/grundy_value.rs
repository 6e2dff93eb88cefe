//! Grundy values of trees. A branch counts for the Grundy value of its upper end plus 1, and the Grundy value
//! of a node is the nim-sum of the numbers for which the branches on it count. This is the colon principle
//! (E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways for your Mathematical Plays* (1982), chapter
//! 7). The Grundy value of a tree is the number for which its lowest branch counts.
//! [`colon_principle`](super::colon_principle) explains it.

use crate::position::{CutMove, Forest};

/// Returns, for each branch in the range `of` (0-based indices), the Grundy value of its upper end. The range
/// must be one tree or the whole forest.
pub(super) fn node_values(forest: &Forest, of: std::ops::Range<usize>) -> Vec<u64> {
    let mut ends = vec![0; of.len()];
    for at in of.clone().rev() {
        let counts = ends[at - of.start] + 1;
        let below = forest.parent(at).checked_sub(of.start);
        if let Some(end) = below.and_then(|below| ends.get_mut(below)) {
            *end ^= counts;
        }
    }
    ends
}

/// Returns the Grundy value of the tree whose lowest branch has the 0-based index `root`.
fn tree_value(forest: &Forest, root: usize) -> u64 {
    node_values(forest, forest.subtree(root))[0] + 1
}

/// Returns the Grundy value of each tree, in the order of the trees.
pub(super) fn tree_values(forest: &Forest) -> Vec<u64> {
    forest.roots().iter().map(|root| tree_value(forest, *root)).collect()
}

/// Returns the Grundy value of tree `tree` (0-based index) after its branch `cut` is cut; `cut` is a 0-based
/// index among all branches of the forest.
pub(super) fn value_after_cut(forest: &Forest, tree: usize, cut: usize) -> u64 {
    let root = forest.roots()[tree];
    if cut == root {
        return 0;
    }
    let ends = node_values(forest, forest.subtree(root));
    let (mut at, mut gone, mut comes) = (cut, ends[cut - root] + 1, 0);
    while at != root {
        at = forest.parent(at);
        let end = ends[at - root];
        (gone, comes) = (end + 1, (end ^ gone ^ comes) + 1);
    }
    comes
}

/// Returns the cuts after which tree `tree` (0-based index) has the Grundy value `wanted`, which must differ
/// from its present Grundy value. The search goes up from the ground: the value wanted at a node determines
/// the number for which each branch on the node must count while the other branches stay. Each branch is
/// visited once.
pub(super) fn cuts_to_value(forest: &Forest, tree: usize, wanted: u64) -> Vec<CutMove> {
    let root = forest.roots()[tree];
    let ends = node_values(forest, forest.subtree(root));
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
