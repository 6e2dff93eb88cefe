//! How hard an exercise is, measured: the numbers that decide how much work it is and whether a
//! wrong idea would do. Two exercises with the same vector are equally hard; in a class every
//! pupil gets the same vector in the same place.

use serde::{Deserialize, Serialize};

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub(crate) struct Difficulty {
    /// Which form of the kind it is: another question about the same position.
    pub form: u8,
    pub piles: u8,
    /// The binary digits of the largest number that has to be worked with.
    pub bits: u8,
    pub odd_columns: u8,
    pub winning_moves: u8,
    /// Whether some winning move raises a remainder.
    pub raising: bool,
    /// Whether some wrong idea would find a right answer by luck.
    pub luck: bool,
    /// Whether equal piles leave one or two others alone, so that a mirror shows a winning move and no
    /// column is needed.
    pub mirror: bool,
}
