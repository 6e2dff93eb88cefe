//! What trees are worth. A node is worth what stands on it: each branch there counts for what its upper end is
//! worth and one more, and these are added without carry (the colon principle: E. R. Berlekamp, J. H. Conway
//! and R. K. Guy, *Winning Ways for your Mathematical Plays* (1982), chapter 7). A tree is worth what its lowest
//! branch counts for. In: a forest. Out: numbers, and the cuts that give a tree another worth.

use crate::position::{CutMove, Forest};

/// What the upper end of each branch is worth, for the branches of one tree or of all.
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

/// What a tree is worth, by the branch on the ground.
fn worth(forest: &Forest, root: usize) -> u64 {
    ends(forest, forest.falling(root))[0] + 1
}

/// What each tree is worth.
pub(super) fn values(forest: &Forest) -> Vec<u64> {
    forest.roots().iter().map(|root| worth(forest, *root)).collect()
}

/// What a tree (counted from 0) is worth after the branch `cut` of it is cut.
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

/// The cuts that make a tree (counted from 0) worth `wanted`, which it is not. What a node must be worth says
/// what each branch on it would have to count for if only that one changed; each branch is looked at once.
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
