//! Counters on squares in a row: two that face each other in every row of a board, or coins on a single strip.
//! In: squares and places. Out: data for whoever draws; the empty squares between counters are piles.

use std::borrow::Cow;

use serde::Serialize;

/// Rows of squares with counters on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Strips<'a> {
    pub counters: Counters,
    /// How many squares each row has.
    pub squares: u64,
    /// The squares with counters in each row, counted from 1 at the left, in rising order.
    pub rows: Cow<'a, [Vec<u64>]>,
}

/// What lies on the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Counters {
    /// A white one and, to its right, a black one in every row.
    Facing,
    /// Coins; they move to the left.
    Coins,
}

impl Strips<'_> {
    /// The same, only lent.
    pub(crate) fn lent(&self) -> Strips<'_> {
        Strips { rows: Cow::Borrowed(&self.rows), ..*self }
    }

    /// The coins of the only row; the first counter of every row where they face each other.
    pub(crate) fn first_row(&self) -> &[u64] {
        self.rows.first().map_or(&[], Vec::as_slice)
    }
}
