//! Counts by trying every n: slow, simple, and independent of the automaton.

use std::ops::RangeInclusive;

/// Returns the number of n in the range for which the xor of c·n over all `multipliers` c is 0.
pub fn count(multipliers: &[u64], range: RangeInclusive<u64>) -> u64 {
    let largest = multipliers.iter().max().copied().unwrap_or(0);
    let fits = largest.checked_mul(*range.end()).is_some();
    let zero = |n: &u64| match fits {
        true => multipliers.iter().fold(0, |sum, &c| sum ^ (c * *n)) == 0,
        false => multipliers.iter().fold(0, |sum, &c| sum ^ (u128::from(c) * u128::from(*n))) == 0,
    };
    range.filter(zero).count() as u64
}
