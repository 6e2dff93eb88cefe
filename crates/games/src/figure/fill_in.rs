//! Figures to fill in on paper: empty columns and an empty board. Drawn by `crates/render/src/svg/fill_in.rs`
//! and `crates/render/src/text_art/grid.rs`.

use serde::Serialize;

/// Variant of a figure to fill in, by its empty parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankLook {
    /// A row of boxes for each number.
    Rows,
    /// A row of boxes for each number and, below a line, a row of boxes for the counts of the columns.
    Counts,
    /// Boxes for each number, for the counts of the columns, and below them to mark the odd columns.
    Marks,
    /// The boxes of `Marks`, but the rows are for the remainders or Grundy values of the piles, not for the
    /// piles themselves.
    Remainders,
    /// The boxes of `Counts`, and below them another row of boxes, without a label.
    Spare,
    /// An empty board instead of columns; its lanes are as wide as their weight.
    Board,
}

/// A grid of binary columns to fill in on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlankGrid {
    /// Number of columns.
    pub width: usize,
    /// Rows, from the top.
    pub rows: Vec<BlankRow>,
}

impl BlankGrid {
    /// Creates a grid with a row of `width` empty boxes for each number.
    pub fn empty(numbers: &[u64], width: usize) -> Self {
        let row = |&number: &u64| BlankRow { number: Some(number), digits: vec![None; width] };
        BlankGrid { width, rows: numbers.iter().map(row).collect() }
    }
}

/// A row of a grid to fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlankRow {
    /// Number printed before the row; null if the pupil has to find it.
    pub number: Option<u64>,
    /// Digits, from the left; null for an empty box.
    pub digits: Vec<Option<u64>>,
}
