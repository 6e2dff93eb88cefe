//! Addition without carry (nim-sum): numbers are written in binary, one below the other, and the ones of each
//! column are counted. A column is *odd* when its count is not a multiple of the modulus, which is 2 in Nim
//! (Bouton 1901) and k + 1 in Moore's game (Moore 1910).

use serde::ser::{Serialize, Serializer};

use crate::serialize;

/// Numbers in binary, one in each row, with the count of ones in every column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    numbers: Vec<u64>,
    modulus: u64,
    sums: Vec<u64>,
}

/// Rule by which the binary digits of numbers are added in columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnAddition {
    /// Modulus of the column sums: 2 in Nim, k + 1 in Moore's game.
    pub modulus: u64,
    /// Largest number K of stones in a move, if the remainders modulo K + 1 are added instead of the pile sizes;
    /// `None` if the numbers themselves are added.
    pub limit: Option<u64>,
}

/// Iterates over the numbers from 1 to `most` whose binary digit of weight `weight`, a power of two, is 1, in
/// rising order.
pub fn numbers_with_weight(weight: u64, most: u64) -> impl Iterator<Item = u64> {
    (1..=most).filter(move |number| number & weight != 0)
}

impl Columns {
    /// Creates the columns of `numbers`. A column is odd when its count of ones is not a multiple of
    /// `modulus` (2 for Nim). There are as many columns as the largest number has binary digits, and none
    /// when all are 0.
    pub fn from_numbers(numbers: &[u64], modulus: u64) -> Self {
        let all = numbers.iter().fold(0, |all, number| all | number);
        let width = u64::BITS - all.leading_zeros();
        let mut sums = vec![0; width as usize];
        for number in numbers {
            for (sum, place) in sums.iter_mut().zip((0..width).rev()) {
                *sum += number >> place & 1;
            }
        }
        Columns { numbers: numbers.to_vec(), modulus, sums }
    }

    /// Returns the number of columns.
    pub fn width(&self) -> usize {
        self.sums.len()
    }

    /// Returns the numbers that are added, in the order in which they were given.
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// Returns the count of ones in each column, leftmost column first.
    pub fn sums(&self) -> &[u64] {
        &self.sums
    }

    /// Returns the weight (a power of two) of column `index`, 0-based from the left.
    pub fn weight(&self, index: usize) -> u64 {
        1 << (self.width() - 1 - index)
    }

    /// Returns the count of ones in column `index` (0-based from the left) modulo the modulus.
    pub fn remainder(&self, index: usize) -> u64 {
        self.sums[index] % self.modulus
    }

    /// Whether column `index`, 0-based from the left, is odd.
    pub fn is_odd(&self, index: usize) -> bool {
        self.remainder(index) != 0
    }

    /// Returns the modulus (2 in Nim): a column is odd when its count of ones is not a multiple of it.
    pub fn modulus(&self) -> u64 {
        self.modulus
    }

    /// Returns the weights of the odd columns. For modulus 2 their sum is the nim-sum.
    pub fn odd_weights(&self) -> BitWeights {
        let odd = (0..self.width()).filter(|&index| self.is_odd(index));
        BitWeights(odd.map(|index| self.weight(index)).sum())
    }
}

/// A number that is serialized as a string of `width` binary digits.
struct Digits {
    number: u64,
    width: usize,
}

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut digits = [b'0'; 64];
        for (place, digit) in digits[..self.width].iter_mut().rev().enumerate() {
            *digit += (self.number >> place & 1) as u8;
        }
        serializer.serialize_str(std::str::from_utf8(&digits[..self.width]).unwrap_or_default())
    }
}

/// The numbers of [`Columns`], serialized as binary strings of equal length.
struct Rows<'a>(&'a Columns);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let width = self.0.width();
        serializer.collect_seq(self.0.numbers.iter().map(|&number| Digits { number, width }))
    }
}

/// JSON form of [`Columns`].
#[derive(serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Columns"))]
struct ColumnsJson<R: Serialize, O> {
    /// Number of columns; 0 when every number is 0.
    width: usize,
    /// Numbers in binary, padded with zeros to `width` digits.
    #[serde(serialize_with = "serialize::long_rows")]
    rows: R,
    /// Count of ones in each column, leftmost column first.
    sums: Vec<u64>,
    /// Whether each column is odd, leftmost column first.
    odd: O,
}

impl Serialize for Columns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let odd: Vec<bool> = (0..self.width()).map(|index| self.is_odd(index)).collect();
        ColumnsJson { width: self.width(), rows: Rows(self), sums: self.sums.clone(), odd }
            .serialize(serializer)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Columns {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Columns".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ColumnsJson::<Vec<String>, Vec<bool>>::json_schema(generator)
    }
}

/// A set of powers of two, stored as their sum. Serialized as the list of the powers, largest first: 6 is
/// `[4, 2]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BitWeights(pub u64);

impl BitWeights {
    /// Returns the powers of two, largest first.
    pub fn powers(self) -> impl Iterator<Item = u64> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let power = left.checked_ilog2().map(|place| 1 << place)?;
            left -= power;
            Some(power)
        })
    }

    /// Returns the largest of the powers of two; `None` for the empty set.
    pub fn largest(self) -> Option<u64> {
        self.powers().next()
    }
}

impl Serialize for BitWeights {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.powers())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for BitWeights {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Powers".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<u64>::json_schema(generator)
    }
}

/// The size or the residue of a pile, written as a sum of powers of two.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Parts {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Size of the pile, or its residue.
    pub number: u64,
    /// Powers of two whose sum is `number`, largest first.
    pub parts: BitWeights,
}
