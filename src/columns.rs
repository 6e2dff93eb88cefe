//! Addition without carry: numbers stand one under the other in binary, and every column counts
//! its ones. A column is *odd* when its count leaves a remainder modulo the modulus, which is 2
//! in Nim (Bouton 1901) and k + 1 in Moore's game (Moore 1910).

use serde::ser::{Serialize, Serializer};

use crate::serialize;

/// Numbers in binary, one a row, with the count of ones in every column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    numbers: Vec<u64>,
    modulus: u64,
    sums: Vec<u64>,
}

/// The numbers up to `most` that have a one in the column of this weight, rising.
pub(crate) fn having(weight: u64, most: u64) -> impl Iterator<Item = u64> {
    (1..=most).filter(move |number| number & weight != 0)
}

impl Columns {
    /// Adds `numbers` without carry; a column is odd when its count is not a multiple of
    /// `modulus` (2 for Nim). The width is that of the largest number: 0 when all are 0.
    pub(crate) fn add(numbers: &[u64], modulus: u64) -> Self {
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

    /// The number of columns.
    pub(crate) fn width(&self) -> usize {
        self.sums.len()
    }

    pub(crate) fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// The count of ones in every column, from the left.
    pub(crate) fn sums(&self) -> &[u64] {
        &self.sums
    }

    /// The weight of column `index` from the left: a power of two.
    pub(crate) fn weight(&self, index: usize) -> u64 {
        1 << (self.width() - 1 - index)
    }

    /// What the count of column `index` from the left leaves when divided by the modulus.
    pub(crate) fn remainder(&self, index: usize) -> u64 {
        self.sums[index] % self.modulus
    }

    /// Whether column `index` from the left is odd.
    pub(crate) fn is_odd(&self, index: usize) -> bool {
        self.remainder(index) != 0
    }

    /// The modulus of the columns: 2 in Nim.
    pub(crate) fn modulus(&self) -> u64 {
        self.modulus
    }

    /// The weights of the odd columns. For modulus 2 their sum is the nim-sum.
    pub(crate) fn odd_weights(&self) -> BitWeights {
        let odd = (0..self.width()).filter(|&index| self.is_odd(index));
        BitWeights(odd.map(|index| self.weight(index)).sum())
    }
}

/// One row as digits, `width` of them.
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

/// The numbers in binary, padded to the width.
struct Rows<'a>(&'a Columns);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let width = self.0.width();
        serializer.collect_seq(self.0.numbers.iter().map(|&number| Digits { number, width }))
    }
}

/// The JSON of [`Columns`].
#[derive(serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Columns"))]
struct ColumnsJson<R: Serialize, O> {
    /// The number of columns; 0 when every number is 0.
    width: usize,
    /// Every number in binary, padded to the width.
    #[serde(serialize_with = "serialize::long_rows")]
    rows: R,
    /// How many ones each column has, from the left.
    sums: Vec<u64>,
    /// Whether each column is odd, from the left.
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

/// A set of powers of two, kept as their sum. As JSON the powers themselves, the largest first:
/// 6 is `[4, 2]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BitWeights(pub u64);

impl BitWeights {
    /// The powers, the largest first.
    pub(crate) fn powers(self) -> impl Iterator<Item = u64> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let power = left.checked_ilog2().map(|place| 1 << place)?;
            left -= power;
            Some(power)
        })
    }

    pub(crate) fn largest(self) -> Option<u64> {
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

/// A number taken apart.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Parts {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size or residue.
    pub number: u64,
    /// The powers of two that make it up, the largest first.
    pub parts: BitWeights,
}
