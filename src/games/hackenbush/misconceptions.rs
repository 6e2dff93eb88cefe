//! Misconceptions about trees. Each takes another number for the Grundy value of a tree. A pupil with the
//! misconception plays as if that number were right.

use crate::game::{idea, tagged};
use crate::position::Forest;

tagged! {
    /// A misconception about trees.
    #[cfg_attr(feature = "schema", schemars(rename = "TreeIdea"))]
    pub enum Misconception {
        /// The value of a tree is its number of branches.
        Branches = "branches",
        /// The value of a tree is its height.
        Height = "height",
        /// The value of a tree is the nim-sum of its straight pieces, from fork to fork.
        Pieces = "pieces",
        /// In misère play, too, the player who cannot move loses.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// Returns the value of each tree according to the misconception, in the order of the trees. For
    /// `MisereAsNormal` it is the Grundy value.
    pub(super) fn misconceived_values(self, forest: &Forest) -> Vec<u64> {
        let trees = || forest.roots().iter().map(|root| forest.subtree(*root));
        match self {
            Misconception::Branches => forest.sizes().to_vec(),
            Misconception::Height => {
                let heights = forest.heights();
                trees().map(|tree| heights[tree].iter().max().copied().unwrap_or(0)).collect()
            }
            Misconception::Pieces => {
                let pieces = piece_lengths(forest);
                trees().map(|tree| pieces[tree].iter().fold(0, |sum, long| sum ^ long)).collect()
            }
            Misconception::MisereAsNormal => super::grundy_value::tree_values(forest),
        }
    }
}

/// Returns, for each branch, the length of the straight piece that begins with it; 0 for a branch in the
/// middle or at the end of a piece.
fn piece_lengths(forest: &Forest) -> Vec<u64> {
    let mut long: Vec<u64> = vec![0; forest.len()];
    for at in (0..forest.len()).rev() {
        let mut children = forest.children(at);
        let only = children.next().filter(|_| children.next().is_none());
        long[at] = 1 + only.map_or(0, |child| std::mem::take(&mut long[child]));
    }
    long
}
