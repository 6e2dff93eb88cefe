//! Trees that stand on the ground, as a picture: one after the other, as they change. In: a forest, a branch
//! that is cut, numbers. Out: data for whoever draws.

use std::borrow::Cow;
use std::ops::Range;

use crate::position::{CutMove, Forest};

/// Trees at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForestFrame<'a> {
    pub forest: Cow<'a, Forest>,
    /// The branch that is cut, counted from 0.
    pub cut: Option<usize>,
    /// Numbers at the upper ends of branches.
    pub marks: Vec<(usize, u64)>,
    /// The branches that have just come.
    pub fresh: Range<usize>,
    /// Whether the branches bear the paths that lead to them, as far as there is room.
    pub named: bool,
    /// What each tree is worth, where that is known.
    pub worth: Vec<u64>,
}

/// The widest and highest trees of which every branch is drawn: so many tips, so many branches upwards.
const TIPS: usize = 22;
const HIGH: u64 = 12;

impl<'a> ForestFrame<'a> {
    /// The trees as they are.
    pub(crate) fn bare(forest: &'a Forest) -> Self {
        ForestFrame::of(Cow::Borrowed(forest))
    }

    pub(crate) fn of(forest: Cow<'a, Forest>) -> Self {
        ForestFrame {
            forest,
            cut: None,
            marks: Vec::new(),
            fresh: 0..0,
            named: false,
            worth: Vec::new(),
        }
    }

    /// The same without a move.
    #[must_use]
    pub(crate) fn uncut(self) -> Self {
        ForestFrame { cut: None, ..self }
    }

    /// Whether every branch is drawn; of larger trees only their numbers of branches are said.
    pub(crate) fn is_small(&self) -> bool {
        let tips = (0..self.forest.len()).filter(|at| self.forest.falling(*at).len() == 1);
        tips.count() <= TIPS && self.forest.height() <= HIGH
    }

    /// The name of a branch: the path to it.
    pub(crate) fn name(&self, at: usize) -> String {
        CutMove { cut: self.forest.path(at) }.to_string()
    }

    /// The branches that fall.
    pub(crate) fn falling(&self) -> Range<usize> {
        self.cut.map_or(0..0, |cut| self.forest.falling(cut))
    }
}
