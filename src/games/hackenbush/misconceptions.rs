//! Misconceptions about trees. Each assigns wrong values to trees; the rest of the reasoning is right.

use crate::game::{idea, tagged};
use crate::position::Forest;

tagged! {
    /// A misconception about trees.
    #[cfg_attr(feature = "schema", schemars(rename = "TreeIdea"))]
    pub enum Misconception {
        /// Takes the number of branches of a tree for its value.
        Branches = "branches",
        /// Takes the height of a tree for its value.
        Height = "height",
        /// Takes the nim-sum of the straight pieces of a tree, from fork to fork, for its value.
        Pieces = "pieces",
        /// Applies normal play to misère play: the player who cannot move loses.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// Value of each tree according to the misconception; the Grundy value for `MisereAsNormal`.
    pub(super) fn values(self, forest: &Forest) -> Vec<u64> {
        let trees = || forest.roots().iter().map(|root| forest.falling(*root));
        match self {
            Misconception::Branches => forest.sizes().to_vec(),
            Misconception::Height => {
                let heights = forest.heights();
                trees().map(|tree| heights[tree].iter().max().copied().unwrap_or(0)).collect()
            }
            Misconception::Pieces => {
                let pieces = pieces(forest);
                trees().map(|tree| pieces[tree].iter().fold(0, |sum, long| sum ^ long)).collect()
            }
            Misconception::MisereAsNormal => super::grundy_value::values(forest),
        }
    }
}

/// Length of the straight piece that begins with each branch; 0 if the branch continues a piece.
fn pieces(forest: &Forest) -> Vec<u64> {
    let mut long: Vec<u64> = vec![0; forest.len()];
    for at in (0..forest.len()).rev() {
        let mut children = forest.children(at);
        let only = children.next().filter(|_| children.next().is_none());
        long[at] = 1 + only.map_or(0, |child| std::mem::take(&mut long[child]));
    }
    long
}
