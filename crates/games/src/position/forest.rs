//! Rooted trees on the ground (Hackenbush) as data. In text a branch is a pair of brackets: `(`, the branches
//! on its upper end, `)`. Branches are stored in the order of their opening brackets (preorder), so that each
//! branch comes before its descendants and these follow it directly.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Parent index that stands for the ground, for a branch without another branch below it.
pub const GROUND: usize = usize::MAX;

/// Rooted trees side by side. A branch has a 0-based index in preorder. Paths number trees and children from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
pub struct Forest {
    /// Index of the parent of each branch, or [`GROUND`].
    parents: Vec<usize>,
    /// Number of each branch among the children of its parent, 1-based; for a branch on the ground, number of
    /// its tree.
    nth: Vec<u64>,
    /// Number of branches in the subtree of each branch, itself included.
    subtree_sizes: Vec<usize>,
    /// Indices of the branches on the ground, one for each tree.
    roots: Vec<usize>,
    /// Number of branches of each tree.
    sizes: Vec<u64>,
}

/// A cut, given by the path to the branch: number of the tree, then of the child, and so on, each 1-based.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CutMove {
    /// Path to the branch that is cut.
    pub cut: Vec<u64>,
}

/// Formats the cut as `--move` takes it: `1.2`.
impl fmt::Display for CutMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, child) in self.cut.iter().enumerate() {
            let dot = if at == 0 { "" } else { "." };
            write!(f, "{dot}{child}")?;
        }
        Ok(())
    }
}

impl Forest {
    /// Creates the forest whose branch of index i has the parent `parents[i]`, or is on the ground for
    /// [`GROUND`]. The branches must be in preorder.
    pub fn from_parents(parents: Vec<usize>) -> Self {
        let count = parents.len();
        let (mut subtree_sizes, mut children) = (vec![1; count], vec![0; count]);
        let (mut nth, mut roots) = (Vec::with_capacity(count), Vec::new());
        for (at, &under) in parents.iter().enumerate() {
            match children.get_mut(under) {
                Some(children) => {
                    *children += 1;
                    nth.push(*children);
                }
                None => {
                    roots.push(at);
                    nth.push(roots.len() as u64);
                }
            }
        }
        for at in (0..count).rev() {
            let own = subtree_sizes[at];
            if let Some(subtree_sizes) = subtree_sizes.get_mut(parents[at]) {
                *subtree_sizes += own;
            }
        }
        let sizes = roots.iter().map(|root| subtree_sizes[*root] as u64).collect();
        Forest { parents, nth, subtree_sizes, roots, sizes }
    }

    /// Creates a forest from other indices of its branches: `ground` lists those on the ground, and
    /// `children[i]` the children of branch i. Every branch must descend from one in `ground`; the branches get
    /// new indices in preorder.
    pub fn from_children(ground: &[usize], children: &[Vec<usize>]) -> Self {
        let mut parents = Vec::with_capacity(children.len());
        let mut left: Vec<(usize, usize)> = ground.iter().rev().map(|at| (*at, GROUND)).collect();
        while let Some((at, under)) = left.pop() {
            let own = parents.len();
            parents.push(under);
            left.extend(children[at].iter().rev().map(|child| (*child, own)));
        }
        Forest::from_parents(parents)
    }

    /// Returns the number of branches.
    pub fn branch_count(&self) -> usize {
        self.parents.len()
    }

    /// Returns the number of branches of each tree.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// Returns the indices of the branches on the ground, one for each tree.
    pub fn roots(&self) -> &[usize] {
        &self.roots
    }

    /// Returns the index of the parent of branch `at`, or [`GROUND`].
    pub fn parent(&self, at: usize) -> usize {
        self.parents[at]
    }

    /// Returns the indices of the branches that fall when branch `at` is cut: `at` and its descendants.
    pub fn subtree(&self, at: usize) -> Range<usize> {
        at..at + self.subtree_sizes[at]
    }

    /// Returns tree `tree` (0-based) as a forest of its own, without the branch `at` (an index in the whole
    /// forest) and its descendants.
    pub fn tree_without(&self, tree: usize, at: usize) -> Self {
        let (whole, gone) = (self.subtree(self.roots[tree]), self.subtree(at));
        let moved = |under: usize| match under {
            GROUND => GROUND,
            under if under >= gone.end => under - gone.len() - whole.start,
            under => under - whole.start,
        };
        let left = whole.clone().filter(|at| !gone.contains(at));
        Forest::from_parents(left.map(|at| moved(self.parents[at])).collect())
    }

    /// Iterates over the indices of the children of branch `at`, in order.
    pub fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let Range { end, .. } = self.subtree(at);
        let next = move |child: usize| (child < end).then_some(child);
        std::iter::successors(next(at + 1), move |child| next(child + self.subtree_sizes[*child]))
    }

    /// Returns the height of the upper end of each branch, in branches: 1 for a branch on the ground.
    pub fn heights(&self) -> Vec<u64> {
        let mut heights: Vec<u64> = Vec::with_capacity(self.branch_count());
        for &under in &self.parents {
            heights.push(heights.get(under).copied().unwrap_or(0) + 1);
        }
        heights
    }

    /// Returns the height of the highest tree, in branches; 0 for an empty forest.
    pub fn height(&self) -> u64 {
        self.heights().into_iter().max().unwrap_or(0)
    }

    /// Returns the path to branch `at`: number of the tree, then of the child, and so on, each 1-based.
    pub fn path(&self, at: usize) -> Vec<u64> {
        let way =
            std::iter::successors(Some(at), |at| Some(self.parents[*at]).filter(|b| *b != GROUND));
        let mut path: Vec<u64> = way.map(|at| self.nth[at]).collect();
        path.reverse();
        path
    }

    /// Returns the canonical shape: the heights of all branches in preorder, after trees and subtrees are
    /// sorted. Forests that differ only in the order of branches or trees have equal shapes.
    pub fn canonical_shape(&self) -> Vec<u64> {
        let heights = self.heights();
        let trees = self.roots.iter().map(|root| sort_subtrees(&heights[self.subtree(*root)]));
        let mut trees: Vec<Vec<u64>> = trees.collect();
        trees.sort_unstable();
        trees.concat()
    }

    /// Creates the forest from the heights of the upper ends of its branches, in preorder; `None` if no
    /// forest has these heights.
    pub fn from_heights(heights: &[u64]) -> Option<Self> {
        let (mut parents, mut path) = (Vec::with_capacity(heights.len()), Vec::new());
        for height in heights {
            let under = usize::try_from(height.checked_sub(1)?).ok()?;
            if under > path.len() {
                return None;
            }
            path.truncate(under);
            let own = parents.len();
            parents.push(path.last().copied().unwrap_or(GROUND));
            path.push(own);
        }
        Some(Forest::from_parents(parents))
    }

    /// Iterates over the legal cuts, in preorder of the branches.
    pub fn cuts(&self) -> impl Iterator<Item = CutMove> {
        (0..self.branch_count()).map(|at| CutMove { cut: self.path(at) })
    }

    /// Returns the index of the branch at the end of a path: number of the tree, then of the child, and so on,
    /// each 1-based. If the path is wrong, the error holds the 0-based position of the first wrong number and
    /// the number of trees or children to choose from there. An empty path is wrong at position 0.
    pub fn find_path(&self, path: &[u64]) -> Result<usize, (usize, u64)> {
        let mut at = GROUND;
        for (step, &child) in path.iter().enumerate() {
            let place = usize::try_from(child).ok().and_then(|child| child.checked_sub(1));
            let found = match at {
                GROUND => place.and_then(|place| self.roots.get(place).copied()),
                at => place.and_then(|place| self.children(at).nth(place)),
            };
            let count = || if at == GROUND { self.roots.len() } else { self.children(at).count() };
            at = found.ok_or_else(|| (step, count() as u64))?;
        }
        if at == GROUND { Err((0, self.roots.len() as u64)) } else { Ok(at) }
    }

    /// Returns the forest without branch `at` and its descendants.
    #[must_use]
    pub fn without_branch(&self, at: usize) -> Self {
        self.with_stalk(at, 0)
    }

    /// Returns the forest with a stalk in place of branch `at` and its descendants. A stalk is a chain of
    /// branches without forks, here of `long` branches.
    #[must_use]
    pub fn with_stalk(&self, at: usize, long: usize) -> Self {
        let Range { start, end } = self.subtree(at);
        let stalk =
            (start..start + long).map(|own| if own == at { self.parents[at] } else { own - 1 });
        let moved = |under: usize| {
            if under != GROUND && under >= end { under + long - (end - start) } else { under }
        };
        let after = self.parents[end..].iter().map(|under| moved(*under));
        Forest::from_parents(
            self.parents[..start].iter().copied().chain(stalk).chain(after).collect(),
        )
    }
}

/// Formats the forest as brackets.
impl fmt::Display for Forest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut open = 0;
        for height in self.heights() {
            let text = [&")".repeat((open + 1 - height) as usize), "("].concat();
            f.write_str(&text)?;
            open = height;
        }
        f.write_str(&")".repeat(open as usize))
    }
}

impl From<Forest> for String {
    fn from(forest: Forest) -> Self {
        forest.to_string()
    }
}

/// Returns the heights of the branches of one tree in preorder, with the subtrees of each branch in falling
/// lexicographic order of their heights. `tree` holds the heights before sorting.
pub fn sort_subtrees(tree: &[u64]) -> Vec<u64> {
    // Subtrees of branches to come, each in reverse: adding a parent to a single subtree copies nothing.
    let mut grown: Vec<Vec<u64>> = Vec::new();
    for height in tree.iter().rev() {
        let is_carried = |tree: &&Vec<u64>| tree.last() == Some(&(height + 1));
        let carried = grown.iter().rev().take_while(is_carried).count();
        let mut carried = grown.drain(grown.len() - carried..).collect::<SmallVec<[_; 1]>>();
        carried.sort_by(|one, other| one.iter().rev().cmp(other.iter().rev()));
        let mut carried = carried.into_iter();
        let mut whole = carried.next().unwrap_or_default();
        carried.for_each(|tree| whole.extend(tree));
        whole.push(*height);
        grown.push(whole);
    }
    grown.iter().rev().flat_map(|tree| tree.iter().rev()).copied().collect()
}

/// Parser of a forest that receives one bracket after the other.
#[derive(Debug, Default)]
pub struct TreeParser {
    /// Parent index of each branch begun so far, or [`GROUND`].
    parents: Vec<usize>,
    /// Indices of the branches whose closing bracket is still to come, outermost first.
    open: Vec<usize>,
}

impl TreeParser {
    /// Begins a branch on top of the innermost open one, for an opening bracket. Returns the height of its
    /// upper end, in branches.
    pub fn open(&mut self) -> usize {
        let own = self.parents.len();
        self.parents.push(self.open.last().copied().unwrap_or(GROUND));
        self.open.push(own);
        self.open.len()
    }

    /// Ends the innermost open branch, for a closing bracket. Returns `false` when no branch is open.
    pub fn close(&mut self) -> bool {
        self.open.pop().is_some()
    }

    /// Returns the index of the innermost open branch; `None` when no branch is open.
    pub fn innermost_open(&self) -> Option<usize> {
        self.open.last().copied()
    }

    /// Returns the number of branches begun so far.
    pub fn branch_count(&self) -> usize {
        self.parents.len()
    }

    /// Returns the forest of the branches begun so far, as if all were closed.
    pub fn into_forest(self) -> Forest {
        Forest::from_parents(self.parents)
    }
}

impl TryFrom<String> for Forest {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        let mut sprout = TreeParser::default();
        for letter in text.chars() {
            let sound = match letter {
                '(' => sprout.open() > 0,
                ')' => sprout.close(),
                _ => false,
            };
            if !sound {
                return Err("brackets");
            }
        }
        if sprout.innermost_open().is_some() { Err("brackets") } else { Ok(sprout.into_forest()) }
    }
}
