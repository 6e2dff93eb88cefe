//! Misconceptions about trees. Each takes another number for the Grundy value of a tree. A pupil with the
//! misconception plays as if that number were right.

use crate::game::{idea, tagged};
use crate::position::Forest;

tagged! {
    /// A misconception about Hackenbush on trees.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "TreeIdea"))]
    pub enum Misconception {
        /// Takes the number of branches of a tree for its Grundy value.
        Branches = "branches",
        /// Takes the height of a tree for its Grundy value.
        Height = "height",
        /// Takes the nim-sum of the lengths of the straight pieces of a tree, from fork to fork, for its
        /// Grundy value.
        Pieces = "pieces",
        /// Plays misère play as if the player who cannot move lost, as in normal play.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// Returns the number that the misconception takes for the Grundy value of each tree, in the order of the
    /// trees; for `MisereAsNormal`, the Grundy value itself.
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

/// Returns, for each branch, the number of branches of the straight piece, from fork to fork, that begins
/// with it; 0 for a branch that is not the lowest of a piece.
fn piece_lengths(forest: &Forest) -> Vec<u64> {
    let mut long: Vec<u64> = vec![0; forest.branch_count()];
    for at in (0..forest.branch_count()).rev() {
        let mut children = forest.children(at);
        let only = children.next().filter(|_| children.next().is_none());
        long[at] = 1 + only.map_or(0, |child| std::mem::take(&mut long[child]));
    }
    long
}
