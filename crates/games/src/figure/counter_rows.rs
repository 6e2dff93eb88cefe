//! Figure of counters on rows of squares: two facing counters in each row, or coins on a single strip. The
//! empty squares between counters are the piles.

use std::borrow::Cow;

use serde::Serialize;

/// Rows of squares with counters on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CounterRows<'a> {
    /// Kind of the counters in all rows.
    pub counters: Counters,
    /// Number of squares in each row.
    pub squares: u64,
    /// Squares with counters in each row, 1-based from the left, ascending.
    pub rows: Cow<'a, [Vec<u64>]>,
}

/// Kind of the counters on the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Counters {
    /// A white counter and, to its right, a black counter in every row.
    Facing,
    /// Coins; they move to the left.
    Coins,
}

impl CounterRows<'_> {
    /// Returns a copy of the figure that borrows its rows.
    pub fn as_borrowed(&self) -> CounterRows<'_> {
        CounterRows { rows: Cow::Borrowed(&self.rows), ..*self }
    }

    /// Returns the squares with counters in the first row, 1-based; coins have only this row. Empty without rows.
    pub fn first_row(&self) -> &[u64] {
        self.rows.first().map_or(&[], Vec::as_slice)
    }
}
