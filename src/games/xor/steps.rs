//! The kinds of steps in an argument about xor. A step holds what it finds, in numbers.

use serde::Serialize;

use super::laws::{Law, Pair, Triple};
use super::odd_occurrences::{Case, Half, Times};
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XorStep"))]
pub(crate) enum Step {
    /// The numbers and what is asked of them.
    Start {},
    /// The table of two bits.
    Table {
        /// Its rows.
        pairs: Vec<Pair>,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers, as they were given.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<Parts>,
    },
    /// The columns are added without carry; the digits are the explanation's `columns`.
    Add {},
    /// The odd columns make up the result.
    Read {
        /// Their weights, the largest first.
        odd: BitWeights,
        /// Their sum.
        result: u64,
    },
    /// The same numbers added as usual.
    Carry {
        /// The sum with carry.
        sum: DecimalU128,
        /// Whether it is the same: nothing was carried.
        same: bool,
    },
    /// For each number, the xor of all the others.
    Others {
        /// A row for each number.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Without>,
        /// How many numbers are larger than that.
        larger: u64,
    },
    /// Properties 1 and 2: every way to choose two and three bits.
    Bits {
        /// Two bits.
        pairs: Vec<Pair>,
        /// Three bits.
        triples: Vec<Triple>,
    },
    /// Properties 3 to 11.
    Laws {
        /// The first number.
        x: u64,
        /// The second number; the first again when there is none.
        y: u64,
        /// The third number; the first again when there is none.
        z: u64,
        /// How many numbers were given.
        given: u64,
        /// The properties with these three numbers.
        laws: Vec<Law>,
    },
    /// The numbers with xor are an Abelian group in which each is its own inverse.
    Group {
        /// How many binary digits the largest number has; no result has more.
        width: u64,
        /// x ⊕ x for each number.
        #[serde(serialize_with = "serialize::long")]
        inverses: Vec<Inverse>,
        /// The first number.
        x: u64,
        /// The second number, or the first again.
        y: u64,
        /// The solution of x ⊕ ? = y.
        solution: u64,
        /// x ⊕ that solution.
        check: u64,
    },
    /// What is left when everything that occurs an even number of times has cancelled.
    Cancel {
        /// How many numbers are left.
        case: Case,
        /// The total.
        total: u64,
    },
    /// The column that tells two numbers apart.
    Split {
        /// The total.
        total: u64,
        /// The weight of its highest 1.
        bit: u64,
    },
    /// One of the two groups.
    Half {
        /// The weight of the splitting column.
        bit: u64,
        /// The group.
        #[serde(flatten)]
        half: Half,
    },
    /// Every number counted.
    Count {
        /// The numbers, the smallest first.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Times>,
    },
    /// One of the three xors of a swap.
    Assign {
        /// Which of the three, from 1.
        nth: u64,
        /// The place that gets the result: `a` or `b`.
        place: &'static str,
        /// What stood in `a` and `b` before.
        before: [u64; 2],
        /// What stands there now.
        after: [u64; 2],
        /// The two numbers added without carry.
        columns: Columns,
    },
    /// What the three xors come to.
    Swapped {
        /// The numbers before.
        before: [u64; 2],
        /// The numbers after.
        after: [u64; 2],
        /// Their xor, which stood in `a` for a while.
        total: u64,
    },
}

/// A number taken apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorParts"))]
pub(crate) struct Parts {
    /// The number.
    pub number: u64,
    /// The powers of two that make it up, the largest first.
    pub parts: BitWeights,
}

/// A number and the xor of all the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Without {
    /// The number.
    pub number: u64,
    /// The total ⊕ the number: the xor of all the others.
    pub others: u64,
    /// Whether the number is larger than that.
    pub larger: bool,
}

/// A number added to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Inverse {
    /// The number.
    pub number: u64,
    /// The number ⊕ itself.
    pub twice: u64,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step.
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
