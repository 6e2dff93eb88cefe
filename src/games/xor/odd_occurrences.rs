//! The numbers that occur an odd number of times. Pairs of equal numbers cancel in the total, the xor of all
//! numbers. So if there is one such number, it is the total; two of them are separated by a column in which
//! the total has a 1. Whether there are none, one, two or more follows only from counting: the total alone
//! cannot decide it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::columns::Columns;
use crate::serialize;

/// A number with its number of occurrences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Times {
    /// The number.
    pub number: u64,
    /// Number of occurrences.
    pub times: u64,
    /// Whether the number of occurrences is odd.
    pub odd: bool,
}

/// Case of the task, by how many numbers occur an odd number of times: none, one, two or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "OddOnes"))]
pub(crate) enum Case {
    /// No number occurs an odd number of times.
    None,
    /// One number occurs an odd number of times: the total is that number.
    One,
    /// Two numbers occur an odd number of times: the numbers must be split into two groups.
    Two,
    /// More than two numbers occur an odd number of times: xor does not find them.
    Many,
}

impl Case {
    /// Returns the case for `count` numbers that occur an odd number of times.
    pub(crate) fn from_count(count: usize) -> Self {
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
    /// Digit of the group's numbers in the splitting column: 0 or 1.
    pub digit: u64,
    /// Numbers of the group, in the given order.
    #[serde(serialize_with = "serialize::long")]
    pub numbers: Vec<u64>,
    /// Binary columns of the group's numbers.
    pub columns: Columns,
    /// The xor of the group: its number that occurs an odd number of times.
    pub result: u64,
}

/// Returns the number of occurrences of each number, the smallest number first.
pub(crate) fn count_occurrences(numbers: &[u64]) -> Vec<Times> {
    let mut counted: BTreeMap<u64, u64> = BTreeMap::new();
    for number in numbers {
        *counted.entry(*number).or_default() += 1;
    }
    let row = |(number, times): (u64, u64)| Times { number, times, odd: !times.is_multiple_of(2) };
    counted.into_iter().map(row).collect()
}

/// Splits the numbers into those with a 1 in a column, the first group, and those with a 0. `bit` is the
/// weight of the column, a power of two.
pub(crate) fn split(numbers: &[u64], bit: u64) -> [Half; 2] {
    [1, 0].map(|digit| {
        let own: Vec<u64> = numbers
            .iter()
            .copied()
            .filter(|number| u64::from(number & bit != 0) == digit)
            .collect();
        Half {
            digit,
            columns: Columns::from_numbers(&own, 2),
            result: own.iter().fold(0, |sum, number| sum ^ number),
            numbers: own,
        }
    })
}
