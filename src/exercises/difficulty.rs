//! Measured difficulty of an exercise: the numbers that decide how much work it is and whether a
//! misconception would succeed. Exercises with equal numbers are equally hard; in one slot all pupils of a
//! class get exercises with equal numbers.

use serde::{Deserialize, Serialize};

/// Measured difficulty of an exercise.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub(crate) struct Difficulty {
    /// Number of the question's form, 0-based; a kind may ask several questions about a position.
    pub form: u8,
    /// Number of piles or components.
    pub piles: u8,
    /// Number of binary digits of the largest number involved.
    pub bits: u8,
    /// Number of columns of binary digits with an odd sum.
    pub odd_columns: u8,
    pub winning_moves: u8,
    /// Whether some winning move raises a residue.
    pub raising: bool,
    /// Whether some misconception leads to a right answer by luck.
    pub luck: bool,
    /// Whether removing equal piles in pairs leaves one or two piles, so that symmetry shows a winning move
    /// without columns.
    pub mirror: bool,
}
