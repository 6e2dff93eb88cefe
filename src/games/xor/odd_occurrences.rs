//! The numbers that occur an odd number of times. Pairs cancel in the total, so that one such number is the
//! total itself; a column in which the total has a 1 separates two of them. Only counting shows whether there
//! are none, one, two or more: the total alone cannot.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::columns::Columns;
use crate::serialize;

/// A number with the number of its occurrences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Times {
    /// The counted number.
    pub number: u64,
    /// Number of occurrences.
    pub times: u64,
    /// Whether `times` is odd.
    pub odd: bool,
}

/// The cases by how many numbers occur an odd number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "OddOnes"))]
pub(crate) enum Case {
    /// No number does.
    None,
    /// One number does: the total is that number.
    One,
    /// Two numbers do: they must be split.
    Two,
    /// More numbers do: xor does not find them.
    Many,
}

impl Case {
    /// Returns the case of `count` numbers.
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
    /// Digit of its numbers in the splitting column.
    pub digit: u64,
    /// Numbers of the group, in the order of the input.
    #[serde(serialize_with = "serialize::long")]
    pub numbers: Vec<u64>,
    /// Numbers of the group, added without carry.
    pub columns: Columns,
    /// Xor of the group: its number that occurs an odd number of times.
    pub result: u64,
}

/// Counts the occurrences of each number, the smallest number first.
pub(crate) fn times(numbers: &[u64]) -> Vec<Times> {
    let mut counted: BTreeMap<u64, u64> = BTreeMap::new();
    for number in numbers {
        *counted.entry(*number).or_default() += 1;
    }
    let row = |(number, times): (u64, u64)| Times { number, times, odd: !times.is_multiple_of(2) };
    counted.into_iter().map(row).collect()
}

/// Returns the numbers with a 1 in the column `bit`, and those with a 0; `bit` is a power of two.
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
