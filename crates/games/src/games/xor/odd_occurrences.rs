//! The numbers that occur an odd number of times. Equal numbers cancel in pairs in the total, the xor of all
//! numbers. So if only one number occurs an odd number of times, it is the total. If there are two such
//! numbers, their digits differ in each column in which the total has a 1; such a column separates them. The
//! total alone does not show how many such numbers there are, so the occurrences are counted.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::columns::Columns;
use crate::serialize;

/// A number and how often it occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Times {
    /// The number.
    pub number: u64,
    /// Number of occurrences of `number` among the given numbers.
    pub times: u64,
    /// Whether the number of occurrences is odd.
    pub odd: bool,
}

/// The case of the task: how many different numbers occur an odd number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "OddOnes"))]
pub enum Case {
    /// No number occurs an odd number of times.
    None,
    /// One number occurs an odd number of times: it is the xor of all numbers.
    One,
    /// Two numbers occur an odd number of times: the numbers must be split into two groups.
    Two,
    /// More than two numbers occur an odd number of times: xor does not find them.
    Many,
}

impl Case {
    /// Returns the case in which `count` numbers occur an odd number of times.
    pub fn from_count(count: usize) -> Self {
        match count {
            0 => Case::None,
            1 => Case::One,
            2 => Case::Two,
            _ => Case::Many,
        }
    }
}

/// One of the two groups into which the digit in one binary column splits the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Half {
    /// Digit of the group's numbers in the splitting column: 0 or 1.
    pub digit: u64,
    /// Numbers of the group, in the given order.
    #[serde(serialize_with = "serialize::long")]
    pub numbers: Vec<u64>,
    /// Binary columns of the group's numbers.
    pub columns: Columns,
    /// The xor of the group, which is the only number of the group that occurs an odd number of times.
    pub result: u64,
}

/// Returns each different number with its number of occurrences, smallest number first.
pub fn count_occurrences(numbers: &[u64]) -> Vec<Times> {
    let mut counted: BTreeMap<u64, u64> = BTreeMap::new();
    for number in numbers {
        *counted.entry(*number).or_default() += 1;
    }
    let row = |(number, times): (u64, u64)| Times { number, times, odd: !times.is_multiple_of(2) };
    counted.into_iter().map(row).collect()
}

/// Splits the numbers into two groups: first the numbers with a 1 in the column of the weight `bit`, a power
/// of two, then the numbers with a 0 there.
pub fn split(numbers: &[u64], bit: u64) -> [Half; 2] {
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
