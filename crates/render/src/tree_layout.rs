//! Layout of trees: tips (branches without children) side by side, and each branch with children centred below its
//! first and last child. The SVG and the text figures of trees use it. The unit of width is the distance between two
//! neighbouring tips.

use carryless_games::position::Forest;
use carryless_games::position::forest::GROUND;

/// Additional space between two trees, in tip distances.
const GAP: f64 = 0.5;

/// Positions of all branches of a forest.
pub(super) struct ForestLayout {
    /// Horizontal position of each branch's upper end, in tip distances from the left.
    pub(super) ends: Vec<f64>,
    /// Height of each branch's upper end above the ground, in branches.
    pub(super) heights: Vec<u64>,
    /// Width of the forest, in tip distances.
    pub(super) wide: f64,
}

/// Returns the layout of a forest: tips are 1 apart, and `GAP` more between trees.
pub(super) fn layout_forest(forest: &Forest) -> ForestLayout {
    let heights = forest.heights();
    let mut ends: Vec<f64> = Vec::with_capacity(forest.branch_count());
    let mut next = 0.0;
    for at in 0..forest.branch_count() {
        if forest.parent(at) == GROUND && at > 0 {
            next += GAP;
        }
        ends.push(next);
        // The children determine the position of a branch that has some.
        if forest.subtree(at).len() == 1 {
            next += 1.0;
        }
    }
    for at in (0..forest.branch_count()).rev() {
        let (first, last) = (forest.children(at).next(), forest.children(at).last());
        if let (Some(first), Some(last)) = (first, last) {
            ends[at] = (ends[first] + ends[last]) / 2.0;
        }
    }
    ForestLayout { ends, heights, wide: (next - 1.0).max(0.0) }
}
