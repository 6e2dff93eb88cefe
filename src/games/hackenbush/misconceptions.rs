//! Wrong ideas about trees. Each gives a tree another worth; who holds it plays as if that were right.
//! In: a forest. Out: the worth of each tree as somebody with the idea sees it.

use crate::game::{idea, tagged};
use crate::position::Forest;

tagged! {
    /// A wrong idea about trees.
    #[cfg_attr(feature = "schema", schemars(rename = "TreeIdea"))]
    pub enum Misconception {
        /// A tree is worth as much as it has branches.
        Branches = "branches",
        /// A tree is worth as much as it is high.
        Height = "height",
        /// A tree is worth its straight pieces, from fork to fork, added without carry.
        Pieces = "pieces",
        /// Misère play: whoever cannot move loses all the same.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// What each tree is worth to somebody who holds this; of an idea about the end what it is.
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

/// How long the straight piece is that begins with each branch; 0 where one goes on.
fn pieces(forest: &Forest) -> Vec<u64> {
    let mut long: Vec<u64> = vec![0; forest.len()];
    for at in (0..forest.len()).rev() {
        let mut children = forest.children(at);
        let only = children.next().filter(|_| children.next().is_none());
        long[at] = 1 + only.map_or(0, |child| std::mem::take(&mut long[child]));
    }
    long
}
