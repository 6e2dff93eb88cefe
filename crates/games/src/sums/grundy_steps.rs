//! Steps that derive the Grundy values of piles from a [`GrundySequence`]: the table of the sequence, its
//! period, and the value of each pile.

use serde::{Serialize, Serializer};

use crate::game::{Hint, TABLE_ROWS_FULL};
use crate::grundy_sequence::{GrundySequence, Period};
use crate::serialize;

/// Largest pile size to which the table of a Grundy sequence is extended to show all values that prove the
/// period, although the piles of the position are smaller. If the proof needs a larger size, the table is not
/// extended.
const SHOWN: u64 = 40;

/// Maximum number of moves listed in one table, over all rows together. The first row with which a table
/// would exceed it is left out, and all rows after that one.
const MOST_MOVES: usize = 500_000;

/// Preperiod and period of a Grundy sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repeats {
    /// First index of the sequence from which the values repeat; null if no period is known.
    pub preperiod: Option<u64>,
    /// Length of the period; null if no period is known.
    pub period: Option<u64>,
}

impl Repeats {
    /// Creates the repetition of a sequence; both fields are `None` if its period is not known.
    pub fn from_sequence(row: &GrundySequence) -> Self {
        Repeats {
            preperiod: row.period().map(|period| period.preperiod),
            period: row.period().map(|period| period.period),
        }
    }
}

/// A step that derives Grundy values of piles from a Grundy sequence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RowStep {
    /// Table of the sequence from size 0 on; each value is the mex of the values that moves reach.
    Row {
        /// Rows of the table, one for each pile size, in rising order.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Cell>,
    },
    /// The period of the sequence, and the reason why it continues.
    Period {
        /// Index at which the first period begins.
        preperiod: u64,
        /// Length of the period.
        period: u64,
        /// Maximum number of stones that a move takes.
        window: u64,
        /// Largest pile size whose value must be checked to prove the period.
        checked: u64,
        /// Values of the first period.
        #[serde(serialize_with = "serialize::long")]
        values: Vec<u64>,
    },
    /// The Grundy value of each pile of the position.
    Values {
        /// Piles of the position, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<ValuedPile>,
    },
}

impl RowStep {
    /// Returns the rows of the table of Grundy values in the steps; empty if no step has a table.
    pub fn table_rows(steps: &[RowStep]) -> Vec<Cell> {
        let table = steps.iter().find_map(|step| match step {
            RowStep::Row { rows } => Some(rows.clone()),
            _ => None,
        });
        table.unwrap_or_default()
    }

    /// Returns, from the step `Values`, the piles whose Grundy value follows by the period from that of a
    /// smaller pile; empty if there is no such step.
    pub fn periodic_piles(steps: &[RowStep]) -> Vec<ValuedPile> {
        let piles = steps.iter().filter_map(|step| match step {
            RowStep::Values { piles } => Some(piles),
            _ => None,
        });
        piles.flatten().filter(|pile| pile.periods > 0).cloned().collect()
    }

    /// Returns the hint that leads a pupil to this step; never `None`.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            RowStep::Row { .. } => Some(Hint::new("row", 0)),
            RowStep::Period { period, .. } => Some(Hint::new("period", *period)),
            RowStep::Values { .. } => Some(Hint::new("values", 0)),
        }
    }
}

/// A row of the table of Grundy values, about piles of one size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowCell"))]
pub struct Cell {
    /// Size of the pile.
    pub size: u64,
    /// Piles that each move leaves; moves that take the fewest stones come first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<u64>>"))]
    pub leaves: Vec<Remainder>,
    /// Values reached by the moves, in the order of `leaves`.
    pub reached: Vec<u64>,
    /// Grundy value of the pile: the mex of `reached`.
    pub value: u64,
}

/// The sizes of the piles, at most two, into which a move changes one pile. Stored without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remainder {
    parts: [u64; 2],
    count: usize,
}

impl Remainder {
    /// Creates the remainder of a move that leaves one pile of this size; a pile of size 0 is kept.
    pub fn one(size: u64) -> Self {
        Remainder { parts: [size, 0], count: 1 }
    }

    /// Creates the remainder of a move that leaves piles of these two sizes; a size of 0 is left out.
    pub fn from_parts(parts: [u64; 2]) -> Self {
        match parts {
            [0, 0] => Remainder { parts, count: 0 },
            [0, other] => Remainder::one(other),
            [one, 0] => Remainder::one(one),
            _ => Remainder { parts, count: 2 },
        }
    }

    /// Returns the sizes of the piles that the move leaves: none, one or two.
    pub fn parts(&self) -> &[u64] {
        &self.parts[..self.count]
    }
}

impl Serialize for Remainder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts().serialize(serializer)
    }
}

/// A pile with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowValue"))]
pub struct ValuedPile {
    /// Number of the pile in the position, 1-based.
    pub pile: u64,
    /// Size of the pile.
    pub size: u64,
    /// Size, within the preperiod and the first period, of a pile with the same value; equal to `size` if the
    /// pile is that small.
    pub place: u64,
    /// Number of whole periods between the sizes `place` and `size`.
    pub periods: u64,
    /// Grundy value of the pile.
    pub value: u64,
}

/// Piles of a position, with the Grundy sequence that contains their values. A game creates it to call
/// `steps`.
#[derive(Clone, Copy, Debug)]
pub struct PilesWithSequence<'a> {
    /// Grundy sequence of the game.
    pub sequence: &'a GrundySequence,
    /// Sizes of the piles.
    pub piles: &'a [u64],
    /// Grundy values of the piles, in the same order.
    pub values: &'a [u64],
    /// Maximum number of stones that a move takes.
    pub window: u64,
    /// Largest pile size whose value must be checked to prove the period.
    pub checked: u64,
    /// Maximum number of rows of a table. The table of the sequence may have twice as many, because each of
    /// its rows takes little space, and one more for size 0.
    pub rows: usize,
}

impl PilesWithSequence<'_> {
    /// Returns the steps that derive the values. `leaves(size)` lists the piles that each move leaves of a
    /// pile of `size`.
    pub fn steps(self, leaves: impl Fn(u64) -> Vec<Remainder>) -> Vec<RowStep> {
        let mut steps = vec![self.table_step(leaves)];
        steps.extend(
            self.sequence
                .period()
                .filter(|period| self.shows_period(*period))
                .map(|p| self.period_step(p)),
        );
        steps.push(self.values_step());
        steps
    }

    fn largest(self) -> u64 {
        self.piles.iter().max().copied().unwrap_or(0)
    }

    /// Whether the period is shown: the sizes whose values prove it are at most [`SHOWN`], or the value of a
    /// pile of the position follows from the period.
    fn shows_period(self, Period { preperiod, period }: Period) -> bool {
        self.checked <= SHOWN || self.largest() >= preperiod + period
    }

    /// Returns the step with the table of values from size 0 on. Its last size is that of the largest pile,
    /// where a pile beyond the first period is replaced by the smaller one of the same value that the period
    /// gives. If `checked` is larger, but at most [`SHOWN`], it is the last size. `rows` and [`MOST_MOVES`]
    /// may end the table earlier. `leaves(size)` lists the piles that each move leaves of a pile of `size`.
    fn table_step(self, leaves: impl Fn(u64) -> Vec<Remainder>) -> RowStep {
        let largest =
            self.piles.iter().map(|&size| self.sequence.equivalent_size(size)).max().unwrap_or(0);
        let seen = self.sequence.period().map(|_| self.checked).filter(|seen| *seen <= SHOWN);
        // One more row is that of size 0.
        let most = (2 * self.rows.max(1)).min(TABLE_ROWS_FULL - 1) as u64;
        let last = seen.unwrap_or(0).max(largest).min(most);
        let cell = |size: u64| {
            let leaves = leaves(size);
            let reached = leaves.iter().map(|left| self.sequence.nim_sum(left.parts())).collect();
            Cell { size, leaves, reached, value: self.sequence.value(size).unwrap_or(0) }
        };
        let mut moves = 0;
        let rows = (0..=last).map(cell).take_while(|cell| {
            moves += cell.leaves.len();
            moves <= MOST_MOVES
        });
        RowStep::Row { rows: rows.collect() }
    }

    fn period_step(self, Period { preperiod, period }: Period) -> RowStep {
        let range = preperiod as usize..(preperiod + period) as usize;
        let values = self.sequence.values().get(range).unwrap_or_default().to_vec();
        let PilesWithSequence { window, checked, .. } = self;
        RowStep::Period { preperiod, period, window, checked, values }
    }

    fn values_step(self) -> RowStep {
        let length = self.sequence.period().map_or(1, |period| period.period);
        let piles = self.piles.iter().zip(self.values).zip(1..);
        let valued = piles.map(|((&size, &value), pile)| {
            let place = self.sequence.equivalent_size(size);
            ValuedPile { pile, size, place, periods: (size - place) / length, value }
        });
        RowStep::Values { piles: valued.collect() }
    }
}

/// Returns the Grundy value of each pile, in order. The sequence `row` must cover all pile sizes, which every
/// parser of a state checks; a size that it does not cover gives 0.
pub fn pile_values(row: &GrundySequence, piles: &[u64]) -> Vec<u64> {
    piles.iter().map(|&size| row.value(size).unwrap_or(0)).collect()
}
