//! A file of the Xiangqi board with its two facing pieces.

use serde::Serialize;

/// A file of a Xiangqi board with the two pieces that face each other on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardFile {
    /// Number of the file, counted from Red's right, 1–9; Black counts it as 10 minus this number.
    pub file: u64,
    /// Kind of the two facing pieces, which is the same for both.
    pub man: XiangqiPiece,
    /// Rank of Red's piece, counted from Red's side, 1–10; null after the piece has left the file.
    pub red: Option<u64>,
    /// Rank of Black's piece, counted from Red's side, 1–10; null after the piece has left the file.
    pub black: Option<u64>,
    /// Number of the pile that the two pieces form, 1-based.
    pub pile: u64,
    /// Number of free steps between the pieces, for pawns one less than the free points; null if the pieces
    /// no longer face each other.
    pub size: Option<u64>,
}

/// A kind of piece of Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum XiangqiPiece {
    /// Cannon: 炮.
    Cannon,
    /// Pawn: 兵 or 卒.
    Pawn,
}
