//! Who occurs an odd number of times? Pairs cancel in the total, so that one such number is the
//! total itself; two of them are told apart by a column in which the total has a 1. Counting says
//! whether there are one or two of them, or none, or more: the total alone cannot.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::columns::Columns;
use crate::serialize;

/// How often a number occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Times {
    /// The number.
    pub number: u64,
    /// How often it occurs.
    pub times: u64,
    /// Whether that is odd.
    pub odd: bool,
}

/// How many numbers occur an odd number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "OddOnes"))]
pub(crate) enum Case {
    /// None does.
    None,
    /// One does: the total is that number.
    One,
    /// Two do: they must be split.
    Two,
    /// More do: xor does not find them.
    Many,
}

impl Case {
    /// The case of so many numbers.
    pub(crate) fn of(count: usize) -> Self {
        match count {
            0 => Case::None,
            1 => Case::One,
            2 => Case::Two,
            _ => Case::Many,
        }
    }
}

/// One of the two groups into which a column splits the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Half {
    /// The digit that its numbers have in the splitting column.
    pub digit: u64,
    /// Its numbers, in the order in which they were given.
    #[serde(serialize_with = "serialize::long")]
    pub numbers: Vec<u64>,
    /// Its numbers added without carry.
    pub columns: Columns,
    /// The result: the number of this group that occurs an odd number of times.
    pub result: u64,
}

/// How often each number occurs, the smallest first.
pub(crate) fn times(numbers: &[u64]) -> Vec<Times> {
    let mut counted: BTreeMap<u64, u64> = BTreeMap::new();
    for number in numbers {
        *counted.entry(*number).or_default() += 1;
    }
    let row = |(number, times): (u64, u64)| Times { number, times, odd: !times.is_multiple_of(2) };
    counted.into_iter().map(row).collect()
}

/// The numbers with a 1 in the column `bit`, and those with a 0; `bit` is a power of two.
pub(crate) fn split(numbers: &[u64], bit: u64) -> [Half; 2] {
    [1, 0].map(|digit| {
        let own: Vec<u64> = numbers
            .iter()
            .copied()
            .filter(|number| u64::from(number & bit != 0) == digit)
            .collect();
        Half {
            digit,
            columns: Columns::add(&own, 2),
            result: own.iter().fold(0, |sum, number| sum ^ number),
            numbers: own,
        }
    })
}
