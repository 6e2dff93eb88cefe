//! Where the values of piles come from that are played by themselves: the row of values from 0 on, each the
//! smallest number that no move reaches; its period; and the value of each pile. In: a row, piles, and what
//! one move makes of a pile. Out: steps.

use serde::{Serialize, Serializer};

use crate::game::{Hint, TABLE_ROWS_FULL};
use crate::grundy_sequence::{GrundySequence, Period};
use crate::serialize;

/// Up to how many sizes beyond what the piles need the row is written out, for its period to be seen.
const SHOWN: u64 = 40;

/// The moves in all rows of a table together.
const MOST_MOVES: usize = 500_000;

/// How a row of values repeats, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Repeats {
    /// The first number from which the values repeat; null where they are not known to.
    pub preperiod: Option<u64>,
    /// How many numbers later they do.
    pub period: Option<u64>,
}

impl Repeats {
    pub(crate) fn of(row: &GrundySequence) -> Self {
        Repeats {
            preperiod: row.period().map(|period| period.preperiod),
            period: row.period().map(|period| period.period),
        }
    }
}

/// A step about a row of values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum RowStep {
    /// The row of values from 0 on: the smallest number that no move reaches.
    Row {
        /// The sizes, in rising order.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Cell>,
    },
    /// Where the row begins to repeat, and why it goes on.
    Period {
        /// The first number of the first period.
        preperiod: u64,
        /// Its length.
        period: u64,
        /// The most that a move takes.
        window: u64,
        /// The last size that had to be worked out to be sure.
        checked: u64,
        /// The values of the first period.
        #[serde(serialize_with = "serialize::long")]
        values: Vec<u64>,
    },
    /// The values of the piles.
    Values {
        /// The piles, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<ValuedMove>,
    },
}

impl RowStep {
    /// The rows of the table of values among some steps.
    pub(crate) fn cells(steps: &[RowStep]) -> Vec<Cell> {
        let table = steps.iter().find_map(|step| match step {
            RowStep::Row { rows } => Some(rows.clone()),
            _ => None,
        });
        table.unwrap_or_default()
    }

    /// The piles among some steps whose values are those of smaller ones, by the period.
    pub(crate) fn repeated(steps: &[RowStep]) -> Vec<ValuedMove> {
        let piles = steps.iter().filter_map(|step| match step {
            RowStep::Values { piles } => Some(piles),
            _ => None,
        });
        piles.flatten().filter(|pile| pile.periods > 0).cloned().collect()
    }

    /// The rung of the ladder of hints that leads to this step.
    pub(crate) fn hint(&self) -> Option<Hint> {
        match self {
            RowStep::Row { .. } => Some(Hint::new("row", 0)),
            RowStep::Period { period, .. } => Some(Hint::new("period", *period)),
            RowStep::Values { .. } => Some(Hint::new("values", 0)),
        }
    }
}

/// A size in the row of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowCell"))]
pub(crate) struct Cell {
    /// The size.
    pub size: u64,
    /// What each move leaves: the parts, the fewest stones taken first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<u64>>"))]
    pub leaves: Vec<Remainder>,
    /// The values of these.
    pub reached: Vec<u64>,
    /// The smallest number that is not among them.
    pub value: u64,
}

/// What one move leaves of a pile: two parts at most, so that no list has to be made for each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Remainder {
    parts: [u64; 2],
    count: usize,
}

impl Remainder {
    /// One part, which may be empty.
    pub(crate) fn one(size: u64) -> Self {
        Remainder { parts: [size, 0], count: 1 }
    }

    /// Those of two parts that are not empty.
    pub(crate) fn of(parts: [u64; 2]) -> Self {
        match parts {
            [0, 0] => Remainder { parts, count: 0 },
            [0, other] => Remainder::one(other),
            [one, 0] => Remainder::one(one),
            _ => Remainder { parts, count: 2 },
        }
    }

    pub(crate) fn parts(&self) -> &[u64] {
        &self.parts[..self.count]
    }
}

impl Serialize for Remainder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts().serialize(serializer)
    }
}

/// A pile and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RowValue"))]
pub(crate) struct ValuedMove {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// The size within the first period that has the same value.
    pub place: u64,
    /// How many whole periods lie between them.
    pub periods: u64,
    /// The value.
    pub value: u64,
}

/// Piles with the row that their values come from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rowed<'a> {
    pub row: &'a GrundySequence,
    pub piles: &'a [u64],
    pub values: &'a [u64],
    /// The most that a move takes.
    pub window: u64,
    /// The last size that had to be worked out for the period to be sure.
    pub checked: u64,
    /// The rows of a bounded table; a row of values is short, and this one has twice as many, but no more
    /// than any.
    pub rows: usize,
}

impl Rowed<'_> {
    /// The steps; `leaves` says what each move makes of a pile of a size.
    pub(crate) fn steps(self, leaves: impl Fn(u64) -> Vec<Remainder>) -> Vec<RowStep> {
        let mut steps = vec![self.table(leaves)];
        steps.extend(
            self.row.period().filter(|period| self.is_seen(*period)).map(|p| self.period(p)),
        );
        steps.push(self.valued());
        steps
    }

    fn largest(self) -> u64 {
        self.piles.iter().max().copied().unwrap_or(0)
    }

    /// Whether the period is near enough to be seen, or a pile needs it.
    fn is_seen(self, Period { preperiod, period }: Period) -> bool {
        self.checked <= SHOWN || self.largest() >= preperiod + period
    }

    /// The row as far as the piles need it, and as far as its period is seen, where that is not far.
    fn table(self, leaves: impl Fn(u64) -> Vec<Remainder>) -> RowStep {
        let largest = self.piles.iter().map(|&size| self.row.place(size)).max().unwrap_or(0);
        let seen = self.row.period().map(|_| self.checked).filter(|seen| *seen <= SHOWN);
        // The row of 0 is one of them.
        let most = (2 * self.rows.max(1)).min(TABLE_ROWS_FULL - 1) as u64;
        let last = seen.unwrap_or(0).max(largest).min(most);
        let cell = |size: u64| {
            let leaves = leaves(size);
            let reached = leaves.iter().map(|left| self.row.sum(left.parts())).collect();
            Cell { size, leaves, reached, value: self.row.value(size).unwrap_or(0) }
        };
        let mut moves = 0;
        let rows = (0..=last).map(cell).take_while(|cell| {
            moves += cell.leaves.len();
            moves <= MOST_MOVES
        });
        RowStep::Row { rows: rows.collect() }
    }

    fn period(self, Period { preperiod, period }: Period) -> RowStep {
        let range = preperiod as usize..(preperiod + period) as usize;
        let values = self.row.values().get(range).unwrap_or_default().to_vec();
        let Rowed { window, checked, .. } = self;
        RowStep::Period { preperiod, period, window, checked, values }
    }

    fn valued(self) -> RowStep {
        let length = self.row.period().map_or(1, |period| period.period);
        let piles = self.piles.iter().zip(self.values).zip(1..);
        let valued = piles.map(|((&size, &value), pile)| {
            let place = self.row.place(size);
            ValuedMove { pile, size, place, periods: (size - place) / length, value }
        });
        RowStep::Values { piles: valued.collect() }
    }
}

/// The values of piles. All of them are known: whoever makes a setting sees to that.
pub(crate) fn values(row: &GrundySequence, piles: &[u64]) -> Vec<u64> {
    piles.iter().map(|&size| row.value(size).unwrap_or(0)).collect()
}
