//! The steps of an explanation of xor, as data; the templates write the sentences.

use serde::Serialize;

use super::laws::{Law, Pair, Triple};
use super::odd_occurrences::{Case, Half, Times};
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A step of the explanation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XorStep"))]
pub(crate) enum Step {
    /// The numbers and the task.
    Start {},
    /// The table of the xor of two bits.
    Table {
        /// Rows of the table, one for each pair of bits.
        pairs: Vec<Pair>,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers, in the given order.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<Parts>,
    },
    /// The addition of the columns without carry; the digits are the explanation's `columns`.
    Add {},
    /// The result, read from the odd columns.
    Read {
        /// Weights of the odd columns, the largest first.
        odd: BitWeights,
        /// Sum of these weights: the xor.
        result: u64,
    },
    /// The comparison with the usual sum.
    Carry {
        /// The sum with carry.
        sum: DecimalU128,
        /// Whether the sum equals the xor, so that nothing was carried.
        same: bool,
    },
    /// The xor of all the other numbers, for each number.
    Others {
        /// Rows, one for each number, in the given order.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Without>,
        /// Number of given numbers that are larger than the xor of all the others.
        larger: u64,
    },
    /// Properties 1 and 2 of xor: all pairs and all triples of bits.
    Bits {
        /// All pairs of bits.
        pairs: Vec<Pair>,
        /// All triples of bits.
        triples: Vec<Triple>,
    },
    /// Properties 3 to 11 of xor, computed with the given numbers.
    Laws {
        /// The first number.
        x: u64,
        /// The second number; the first again if there is none.
        y: u64,
        /// The third number; the first again if there is none.
        z: u64,
        /// Number of given numbers.
        given: u64,
        /// The properties, computed with x, y and z.
        laws: Vec<Law>,
    },
    /// The numbers with xor are an Abelian group in which each number is its own inverse.
    Group {
        /// Number of binary digits of the largest number; no result has more.
        width: u64,
        /// x ⊕ x for each number.
        #[serde(serialize_with = "serialize::long")]
        inverses: Vec<Inverse>,
        /// The first number.
        x: u64,
        /// The second number; the first again if there is none.
        y: u64,
        /// The number z for which x ⊕ z = y.
        solution: u64,
        /// Value of x ⊕ `solution`.
        check: u64,
    },
    /// The numbers that remain after all that occur an even number of times have cancelled.
    Cancel {
        /// The case: no, one, two or more numbers remain.
        case: Case,
        /// The xor of all numbers.
        total: u64,
    },
    /// The column that separates the two numbers that occur an odd number of times.
    Split {
        /// The xor of all numbers.
        total: u64,
        /// Weight of the highest 1 of the total.
        bit: u64,
    },
    /// One of the two groups into which the column splits the numbers.
    Half {
        /// Weight of the splitting column, a power of two.
        bit: u64,
        /// The group with its xor.
        #[serde(flatten)]
        half: Half,
    },
    /// The number of occurrences of every number.
    Count {
        /// The numbers, the smallest first.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Times>,
    },
    /// One of the three xors of a swap.
    Assign {
        /// Number of the xor, from 1 to 3.
        nth: u64,
        /// Variable that gets the result: `a` or `b`.
        place: &'static str,
        /// Values of `a` and `b` before the xor.
        before: [u64; 2],
        /// Values of `a` and `b` after the xor.
        after: [u64; 2],
        /// Binary columns of the values of `a` and `b` before the xor.
        columns: Columns,
    },
    /// The result of the three xors of a swap.
    Swapped {
        /// Values of `a` and `b` before the swap.
        before: [u64; 2],
        /// Values of `a` and `b` after the swap.
        after: [u64; 2],
        /// The xor of both numbers, which `a` has between the first and the third xor.
        total: u64,
    },
}

/// A number as a sum of powers of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorParts"))]
pub(crate) struct Parts {
    /// The number.
    pub number: u64,
    /// The powers of two, the largest first.
    pub parts: BitWeights,
}

/// A number and the xor of all the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Without {
    /// The number.
    pub number: u64,
    /// The xor of all the others: the total ⊕ the number.
    pub others: u64,
    /// Whether the number is larger than the xor of all the others.
    pub larger: bool,
}

/// A number added to itself without carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Inverse {
    /// The number.
    pub number: u64,
    /// The number ⊕ itself.
    pub twice: u64,
}

impl Step {
    /// Returns the hint that leads to this step; `None` if there is none.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Binary { .. } => Some(Hint::new("binary", 0)),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Read { .. } => Some(Hint::new("read", 0)),
            Step::Laws { .. } => Some(Hint::new("laws", 0)),
            Step::Cancel { .. } => Some(Hint::new("cancel", 0)),
            Step::Split { bit, .. } => Some(Hint::new("split", *bit)),
            Step::Assign { nth: 1, .. } => Some(Hint::new("assign", 0)),
            Step::Swapped { .. } => Some(Hint::new("swapped", 0)),
            _ => None,
        }
    }
}
