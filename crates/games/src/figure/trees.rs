//! Figure of Hackenbush trees on the ground in one frame: the forest, the branch being cut, and numbers on
//! branches. Drawn by `crates/render/src/svg/trees.rs` and `crates/render/src/text_art/trees.rs`.

use std::borrow::Cow;
use std::ops::Range;

use crate::position::{CutMove, Forest};

/// Hackenbush trees in one frame of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForestFrame<'a> {
    /// Forest whose branches the indices in the other fields refer to.
    pub forest: Cow<'a, Forest>,
    /// Index of the branch that is cut, 0-based; `None` without a move.
    pub cut: Option<usize>,
    /// Numbers written at upper ends of branches, as pairs: index of the branch, 0-based, and the number.
    pub marks: Vec<(usize, u64)>,
    /// Indices of the branches that are new in this frame, 0-based.
    pub new_branches: Range<usize>,
    /// Whether branches are labelled with the path that leads to them, if there is enough space.
    pub shows_names: bool,
    /// Grundy value of each tree, in the order of the trees; empty if unknown.
    pub grundy_values: Vec<u64>,
}

/// Largest number of tips (branches that carry no other branch) of a forest that is drawn branch by branch.
const TIPS: usize = 22;
/// Largest height, in branches, of a forest that is drawn branch by branch.
const HIGH: u64 = 12;

impl<'a> ForestFrame<'a> {
    /// Creates a frame of a borrowed forest, without a move, numbers or names.
    pub fn from_forest(forest: &'a Forest) -> Self {
        ForestFrame::new(Cow::Borrowed(forest))
    }

    /// Creates a frame of a forest, without a move, numbers or names.
    pub fn new(forest: Cow<'a, Forest>) -> Self {
        ForestFrame {
            forest,
            cut: None,
            marks: Vec::new(),
            new_branches: 0..0,
            shows_names: false,
            grundy_values: Vec::new(),
        }
    }

    /// Returns the frame with no branch being cut.
    #[must_use]
    pub fn without_cut(self) -> Self {
        ForestFrame { cut: None, ..self }
    }

    /// Whether the forest is small enough that every branch is drawn; otherwise each tree is shown as its number of
    /// branches.
    pub fn is_small(&self) -> bool {
        let tips = (0..self.forest.branch_count()).filter(|at| self.forest.subtree(*at).len() == 1);
        tips.count() <= TIPS && self.forest.height() <= HIGH
    }

    /// Returns the name of the branch with index `at` (0-based): the path to it as a move writes it, such as `1.2`.
    pub fn name(&self, at: usize) -> String {
        CutMove { cut: self.forest.path(at) }.to_string()
    }

    /// Returns the indices (0-based) of the branches that the cut removes; empty without a move.
    pub fn cut_branches(&self) -> Range<usize> {
        self.cut.map_or(0..0, |cut| self.forest.subtree(cut))
    }
}
