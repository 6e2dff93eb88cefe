//! Columns to write in, and an empty board, as a picture. In: numbers. Out: data for whoever draws.

use serde::Serialize;

/// What is empty in a figure with blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlankLook {
    /// Boxes in a row for each number.
    Rows,
    /// The same, and below a line boxes for the counts.
    Counts,
    /// The same, and below these boxes to mark what is odd.
    Marks,
    /// The same, and the rows are for what a pile leaves when it is divided, or for its value: not the pile
    /// itself.
    Remainders,
    /// Below the counts a row to spare.
    Spare,
    /// The board: lanes as wide as their weight.
    Board,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct BlankGrid {
    pub width: usize,
    pub rows: Vec<BlankRow>,
}

impl BlankGrid {
    /// A row of empty boxes for each number.
    pub(crate) fn empty(numbers: &[u64], width: usize) -> Self {
        let row = |&number: &u64| BlankRow { number: Some(number), digits: vec![None; width] };
        BlankGrid { width, rows: numbers.iter().map(row).collect() }
    }
}

/// A row of a column grid on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct BlankRow {
    /// The number before it; null when it is to be found.
    pub number: Option<u64>,
    /// Its digits, from the left; null for an empty box.
    pub digits: Vec<Option<u64>>,
}
