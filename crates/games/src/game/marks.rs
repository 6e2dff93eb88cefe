//! Marks that a step of an explanation leaves on the picture of the position, as data. The picture itself stays the
//! same.

use crate::columns::BitWeights;
use crate::position::AnyMove;

/// Marks on the picture of a position at one step of its explanation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Value of each component, in order; empty if the step names no values.
    pub values: Vec<u64>,
    /// Format of the values in binary; `None` for decimal numbers.
    pub binary: Option<Binary>,
    /// Move that the step is about.
    pub shown: Option<AnyMove>,
    /// Whether the picture shows the position after the move `shown`.
    pub is_made: bool,
    /// Parts of a pile that is drawn as a bar, the largest first; empty if the bar is whole.
    pub parts: Vec<u64>,
    /// Squares of a board of two piles that are P-positions.
    pub squares: Vec<[u64; 2]>,
}

/// Number of binary digits, and the columns that are highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binary {
    /// Number of digits with which each value is written.
    pub width: usize,
    /// Weights of the odd columns.
    pub odd: BitWeights,
}
