//! The steps of an explanation of xor, as data; the templates write the sentences.

use serde::Serialize;

use super::laws::{Law, Pair, Triple};
use super::odd_occurrences::{Case, Half, Times};
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A step of the explanation of xor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XorStep"))]
pub enum Step {
    /// The numbers and the task.
    Start {},
    /// The xor of two bits, as a table.
    Table {
        /// Rows of the table, one for each pair of bits.
        pairs: Vec<Pair>,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers with their powers of two, in the given order.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<Parts>,
    },
    /// The addition of the columns without carry; the columns themselves are `columns` of the explanation.
    Add {},
    /// The result, read from the odd columns.
    Read {
        /// Weights of the odd columns, the largest first.
        odd: BitWeights,
        /// Sum of the weights in `odd`, which is the xor of the numbers.
        result: u64,
    },
    /// The comparison of the xor with the usual sum.
    Carry {
        /// The usual sum, with carry.
        sum: DecimalU128,
        /// Whether the usual sum equals the xor, which is so if nothing is carried.
        same: bool,
    },
    /// For each number, the xor of the other numbers.
    Others {
        /// Rows, one for each number, in the given order.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Without>,
        /// Number of given numbers that are larger than the xor of the other numbers.
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
        /// The second number; if there is none, the first number again.
        y: u64,
        /// The third number; if there is none, the first number again.
        z: u64,
        /// Number of given numbers.
        given: u64,
        /// The properties, computed with x, y and z.
        laws: Vec<Law>,
    },
    /// The numbers with xor are an Abelian group in which each number is its own inverse.
    Group {
        /// Number of binary digits of the largest number; no xor of the numbers has more.
        width: u64,
        /// For each given number x, the value x ⊕ x, which is 0.
        #[serde(serialize_with = "serialize::long")]
        inverses: Vec<Inverse>,
        /// The first number.
        x: u64,
        /// The second number; if there is none, the first number again.
        y: u64,
        /// The number z for which x ⊕ z = y.
        solution: u64,
        /// Value of x ⊕ `solution`.
        check: u64,
    },
    /// The numbers that remain after pairs of equal numbers have cancelled.
    Cancel {
        /// The case: no number, one, two or more numbers remain.
        case: Case,
        /// The xor of all numbers.
        total: u64,
    },
    /// The column that separates the only two numbers that each occur an odd number of times: one of them has a
    /// 1 there, the other a 0.
    Split {
        /// The xor of all numbers.
        total: u64,
        /// Weight of the separating column, a power of two: the highest 1 of `total`.
        bit: u64,
    },
    /// One of the two groups into which the separating column splits the numbers.
    Half {
        /// Weight of the separating column, a power of two.
        bit: u64,
        /// The group with its xor.
        #[serde(flatten)]
        half: Half,
    },
    /// The number of occurrences of each given number.
    Count {
        /// The numbers with their occurrences, smallest number first.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Times>,
    },
    /// One of the three xors of a swap.
    Assign {
        /// Number of this xor among the three, from 1.
        nth: u64,
        /// Variable that gets the result: `a` or `b`.
        place: &'static str,
        /// Values of `a` and `b` before the xor.
        before: [u64; 2],
        /// Values of `a` and `b` after the xor.
        after: [u64; 2],
        /// Binary columns of `a` and `b` before the xor.
        columns: Columns,
    },
    /// The result of the three xors of a swap.
    Swapped {
        /// Values of `a` and `b` before the swap.
        before: [u64; 2],
        /// Values of `a` and `b` after the swap.
        after: [u64; 2],
        /// The xor of both numbers, which is the value of `a` between the first and the third xor.
        total: u64,
    },
}

/// A number as a sum of powers of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorParts"))]
pub struct Parts {
    /// The number.
    pub number: u64,
    /// Powers of two whose sum is the number, the largest first.
    pub parts: BitWeights,
}

/// A number and the xor of the other numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Without {
    /// The number.
    pub number: u64,
    /// The xor of the other numbers: the xor of all numbers ⊕ `number`.
    pub others: u64,
    /// Whether `number` is larger than `others`.
    pub larger: bool,
}

/// A number added to itself without carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inverse {
    /// The number.
    pub number: u64,
    /// Value of `number` ⊕ `number`.
    pub twice: u64,
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if there is none.
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
