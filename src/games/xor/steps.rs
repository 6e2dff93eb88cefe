//! The kinds of steps in the explanation of a xor. A step holds numbers, no sentences.

use serde::Serialize;

use super::laws::{Law, Pair, Triple};
use super::odd_occurrences::{Case, Half, Times};
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A step of the explanation of a xor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XorStep"))]
pub(crate) enum Step {
    /// The numbers and the task.
    Start {},
    /// The table of two bits.
    Table {
        /// Rows of the table.
        pairs: Vec<Pair>,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers, in the order of the input.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<Parts>,
    },
    /// The addition without carry; its digits are `columns` of the explanation.
    Add {},
    /// The result, which is the sum of the weights of the odd columns.
    Read {
        /// Weights of the odd columns, the largest first.
        odd: BitWeights,
        /// Sum of the weights.
        result: u64,
    },
    /// The usual sum of the numbers, for comparison.
    Carry {
        /// Sum with carry.
        sum: DecimalU128,
        /// Whether the sum equals the xor, so that nothing was carried.
        same: bool,
    },
    /// For each number, the xor of all the others.
    Others {
        /// Rows, one for each number.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Without>,
        /// Number of numbers that are larger than the xor of the others.
        larger: u64,
    },
    /// Properties 1 and 2: all pairs and triples of bits.
    Bits {
        /// Pairs of bits.
        pairs: Vec<Pair>,
        /// Triples of bits.
        triples: Vec<Triple>,
    },
    /// Properties 3 to 11.
    Laws {
        /// First number.
        x: u64,
        /// Second number; the first again if there is none.
        y: u64,
        /// Third number; the first again if there is none.
        z: u64,
        /// Number of numbers in the question.
        given: u64,
        /// The properties, computed with these three numbers.
        laws: Vec<Law>,
    },
    /// The numbers with xor form an Abelian group in which each is its own inverse.
    Group {
        /// Number of binary digits of the largest number; no result has more.
        width: u64,
        /// Xor x ⊕ x for each number.
        #[serde(serialize_with = "serialize::long")]
        inverses: Vec<Inverse>,
        /// First number.
        x: u64,
        /// Second number; the first again if there is none.
        y: u64,
        /// Solution of x ⊕ ? = y.
        solution: u64,
        /// Xor of x and the solution.
        check: u64,
    },
    /// The rest after every number with an even number of occurrences has cancelled.
    Cancel {
        /// Case by how many numbers are left.
        case: Case,
        /// Xor of all numbers.
        total: u64,
    },
    /// The column that separates two numbers.
    Split {
        /// Xor of all numbers.
        total: u64,
        /// Weight of the highest 1 of the total.
        bit: u64,
    },
    /// One of the two groups.
    Half {
        /// Weight of the splitting column.
        bit: u64,
        /// The group.
        #[serde(flatten)]
        half: Half,
    },
    /// The occurrences of every number.
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
        /// Values of `a` and `b` before.
        before: [u64; 2],
        /// Values of `a` and `b` after.
        after: [u64; 2],
        /// The two numbers, added without carry.
        columns: Columns,
    },
    /// The result of the three xors.
    Swapped {
        /// Numbers before the swap.
        before: [u64; 2],
        /// Numbers after the swap.
        after: [u64; 2],
        /// Xor of both numbers, the intermediate value of `a`.
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
    /// Powers of two whose sum is the number, the largest first.
    pub parts: BitWeights,
}

/// A number and the xor of all the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Without {
    /// The number.
    pub number: u64,
    /// Xor of all the others: the total ⊕ the number.
    pub others: u64,
    /// Whether the number is larger than `others`.
    pub larger: bool,
}

/// A number and its xor with itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Inverse {
    /// The number.
    pub number: u64,
    /// Xor of the number with itself.
    pub twice: u64,
}

impl Step {
    /// Returns the hint that leads to this step, if it has one.
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
