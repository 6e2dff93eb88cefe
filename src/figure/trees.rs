//! Figure of trees on the ground in one frame: the forest, the branch being cut, and numbers on branches.
//! Drawn by `render/svg/trees.rs` and `render/text_art/trees.rs`.

use std::borrow::Cow;
use std::ops::Range;

use crate::position::{CutMove, Forest};

/// The trees in one frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForestFrame<'a> {
    pub forest: Cow<'a, Forest>,
    /// Index of the branch that is cut, 0-based.
    pub cut: Option<usize>,
    /// Indices of branches with the number at the upper end of each.
    pub marks: Vec<(usize, u64)>,
    /// Indices of the branches that are new in this frame.
    pub new_branches: Range<usize>,
    /// Whether branches are labelled with the path that leads to them, if there is enough space.
    pub shows_names: bool,
    /// Grundy value of each tree; empty if unknown.
    pub grundy_values: Vec<u64>,
}

/// Most tips and most branches on a path from the ground for which every branch is drawn.
const TIPS: usize = 22;
const HIGH: u64 = 12;

impl<'a> ForestFrame<'a> {
    /// Returns a frame with the trees alone.
    pub(crate) fn from_forest(forest: &'a Forest) -> Self {
        ForestFrame::new(Cow::Borrowed(forest))
    }

    pub(crate) fn new(forest: Cow<'a, Forest>) -> Self {
        ForestFrame {
            forest,
            cut: None,
            marks: Vec::new(),
            new_branches: 0..0,
            shows_names: false,
            grundy_values: Vec::new(),
        }
    }

    /// Returns the frame without its move.
    #[must_use]
    pub(crate) fn without_cut(self) -> Self {
        ForestFrame { cut: None, ..self }
    }

    /// Whether every branch is drawn; larger trees are shown as their number of branches.
    pub(crate) fn is_small(&self) -> bool {
        let tips = (0..self.forest.len()).filter(|at| self.forest.subtree(*at).len() == 1);
        tips.count() <= TIPS && self.forest.height() <= HIGH
    }

    /// Returns the name of a branch: the path to it.
    pub(crate) fn name(&self, at: usize) -> String {
        CutMove { cut: self.forest.path(at) }.to_string()
    }

    /// Returns the range of branches that the cut removes.
    pub(crate) fn cut_branches(&self) -> Range<usize> {
        self.cut.map_or(0..0, |cut| self.forest.subtree(cut))
    }
}
