//! The eleven properties of xor, numbered like those of 李学武: 1 and 2 are about bits, 3 to 11 about numbers.
//! Each is computed with given numbers: both sides of the equation, and whether its condition is true.
//! Nothing is assumed; `holds` compares the two sides.

use serde::Serialize;

use crate::columns::Columns;
use crate::position::DecimalU128;

/// A property of xor, computed with given numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Law {
    /// Number of the property, from 3 to 11, as in the list of 李学武.
    pub law: u64,
    /// Whether the numbers fulfil the condition of the property; if not, the property does not apply.
    pub applies: bool,
    /// Whether both sides of the equation have the same value; for property 4, whether x ⊕ y = 0 exactly when
    /// x = y.
    pub holds: bool,
    /// Exponent t of the power 2^t in the property; null in a property without a power of two.
    pub t: Option<u64>,
    /// Value of the power 2^t; null in a property without a power of two.
    pub power: Option<DecimalU128>,
    /// Intermediate results, in the order of the formula; empty if the property has none.
    pub parts: Vec<DecimalU128>,
    /// Value of the left side of the equation.
    pub left: DecimalU128,
    /// Value of the right side of the equation.
    pub right: DecimalU128,
}

/// Two bits and their xor in both orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pair {
    /// The bits a and b.
    pub bits: [u8; 2],
    /// Value of a ⊕ b.
    pub xor: u8,
    /// Value of b ⊕ a.
    pub reversed: u8,
}

/// Three bits and their xor in both groupings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Triple {
    /// The bits a, b and c.
    pub bits: [u8; 3],
    /// Value of (a ⊕ b) ⊕ c.
    pub left_first: u8,
    /// Value of a ⊕ (b ⊕ c).
    pub right_first: u8,
}

/// Returns the four pairs of bits, from 0 0 to 1 1, with their xors.
pub fn pairs() -> Vec<Pair> {
    let bits = (0..4u8).map(|row| [row >> 1, row & 1]);
    bits.map(|bits @ [a, b]| Pair { bits, xor: a ^ b, reversed: b ^ a }).collect()
}

/// Returns the eight triples of bits, from 0 0 0 to 1 1 1, with their xors.
pub fn triples() -> Vec<Triple> {
    let bits = (0..8u8).map(|row| [row >> 2, row >> 1 & 1, row & 1]);
    bits.map(|bits @ [a, b, c]| Triple { bits, left_first: (a ^ b) ^ c, right_first: a ^ (b ^ c) })
        .collect()
}

/// Returns properties 3 to 11, computed with x, y and z. In a property with a power 2^t, t is the least
/// exponent that fulfils its condition.
pub fn compute(x: u64, y: u64, z: u64) -> Vec<Law> {
    let mut laws = without_powers(x, y, z);
    laws.extend(with_powers(x, y));
    laws.push(law(11, &[x ^ y], x ^ y ^ y, x));
    laws
}

/// Returns properties 3 to 7, computed with x, y and z.
fn without_powers(x: u64, y: u64, z: u64) -> Vec<Law> {
    let zero = Law { holds: (x ^ y == 0) == (x == y), ..law(4, &[], x ^ y, 0) };
    let equal = Law { applies: x == y, ..law(7, &[], x ^ z, y ^ z) };
    vec![
        law(3, &[], Columns::from_numbers(&[x, 0], 2).odd_weights().0, x),
        zero,
        law(5, &[], x ^ y, y ^ x),
        law(6, &[x ^ y, y ^ z], (x ^ y) ^ z, x ^ (y ^ z)),
        equal,
    ]
}

/// Returns properties 8 to 10, which contain a power of two, computed with x and y.
fn with_powers(x: u64, y: u64) -> [Law; 3] {
    let above = |number: u64| u64::from(u64::BITS - number.leading_zeros());
    let (wide_x, wide_y) = (u128::from(x), u128::from(y));
    let t = above(x);
    let power = 1u128 << t;
    let beyond = power_law(8, t, &[], wide_x ^ power, wide_x + power);
    let highest = match x.checked_ilog2() {
        Some(t) => {
            let power = 1u128 << t;
            power_law(9, u64::from(t), &[], wide_x ^ power, wide_x - power)
        }
        None => Law { applies: false, ..law(9, &[], 0, 0) },
    };
    let t = above(x.max(y));
    let power = 1u128 << t;
    let (sum, added) = (wide_x ^ wide_y, wide_y + power);
    let moved = power_law(10, t, &[sum, added], sum + power, wide_x ^ added);
    [beyond, highest, moved]
}

/// Returns property `number`, which has no power of two; `parts` are its intermediate results, `left` and
/// `right` the values of the two sides.
fn law(number: u64, parts: &[u64], left: u64, right: u64) -> Law {
    Law {
        law: number,
        applies: true,
        holds: left == right,
        t: None,
        power: None,
        parts: parts.iter().map(|&part| DecimalU128(part.into())).collect(),
        left: DecimalU128(left.into()),
        right: DecimalU128(right.into()),
    }
}

/// Returns property `number`, which has the power 2^`t`; `parts` are its intermediate results, `left` and
/// `right` the values of the two sides.
fn power_law(number: u64, t: u64, parts: &[u128], left: u128, right: u128) -> Law {
    Law {
        law: number,
        applies: true,
        holds: left == right,
        t: Some(t),
        power: Some(DecimalU128(1 << t)),
        parts: parts.iter().copied().map(DecimalU128).collect(),
        left: DecimalU128(left),
        right: DecimalU128(right),
    }
}
