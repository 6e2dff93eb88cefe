//! Measured difficulty of an exercise: how much work it is, and whether a misconception leads to a right
//! answer. In one slot (place on a sheet) all pupils of a class get exercises of equal difficulty.

use serde::{Deserialize, Serialize};

/// Measures of the difficulty of an exercise. Exercises with equal measures are equally hard.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Difficulty {
    /// Number that identifies the form of the question among those of its kind. A kind may ask different questions
    /// about the same position.
    pub form: u8,
    /// Number of piles or components.
    pub piles: u8,
    /// Number of binary digits of the largest number involved.
    pub bits: u8,
    /// Number of columns of binary digits with an odd number of ones.
    pub odd_columns: u8,
    /// Number of winning moves, or of the solutions of a count; 255 also stands for more.
    pub winning_moves: u8,
    /// Whether some winning move raises the residue of a pile, its size modulo limit + 1.
    pub raising: bool,
    /// Whether some misconception leads to a right answer by luck.
    pub luck: bool,
    /// Whether equal piles can be removed in pairs so that only one or two piles remain. Symmetry then shows a
    /// winning move without columns.
    pub mirror: bool,
}
