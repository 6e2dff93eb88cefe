//! Where the branches of trees stand in a picture: tips side by side, each fork in the middle above what it
//! hangs on. In: a forest. Out: places, in tips from the left.

use crate::position::Forest;
use crate::position::forest::GROUND;

/// The air between two trees, in tips.
const GAP: f64 = 0.5;

/// Trees in their places.
pub(super) struct Planted {
    /// The place of each branch's upper end.
    pub(super) ends: Vec<f64>,
    /// How high each of them is, in branches.
    pub(super) heights: Vec<u64>,
    /// How wide all of it is.
    pub(super) wide: f64,
}

/// A place for every branch: tips are one apart, and `gap` more between trees.
pub(super) fn planted(forest: &Forest) -> Planted {
    let heights = forest.heights();
    let mut ends: Vec<f64> = Vec::with_capacity(forest.len());
    let mut next = 0.0;
    for at in 0..forest.len() {
        if forest.below(at) == GROUND && at > 0 {
            next += GAP;
        }
        ends.push(next);
        // A branch that carries others stands where these let it.
        if forest.falling(at).len() == 1 {
            next += 1.0;
        }
    }
    for at in (0..forest.len()).rev() {
        let (first, last) = (forest.children(at).next(), forest.children(at).last());
        if let (Some(first), Some(last)) = (first, last) {
            ends[at] = (ends[first] + ends[last]) / 2.0;
        }
    }
    Planted { ends, heights, wide: (next - 1.0).max(0.0) }
}
