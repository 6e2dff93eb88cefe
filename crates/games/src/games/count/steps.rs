//! The steps of an explanation of a count, as data; the templates write the sentences.

use num_bigint::BigUint;
use serde::Serialize;

use crate::columns::Columns;
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A whole number of any size; in JSON a string of decimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BigNumber(pub BigUint);

impl Serialize for BigNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for BigNumber {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        DecimalU128::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        DecimalU128::json_schema(generator)
    }
}

/// A step of the explanation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "CountStep"))]
pub enum Step {
    /// The question that is answered.
    Start {
        /// Number of binary digits of N.
        digits: u64,
    },
    /// The smallest n from 1 to N for which the xor of c·n over all multipliers c is 0. The step is absent if
    /// there is no such n or a multiple of it exceeds 64 bits.
    Example {
        /// The number n.
        n: u64,
        /// Multiples of n, one for each multiplier.
        #[serde(serialize_with = "serialize::long")]
        multiples: Vec<u64>,
        /// Binary columns of the multiples.
        columns: Columns,
    },
    /// The number of states of the automaton; the states themselves are `states` of the explanation.
    States {
        /// Number of combinations of carries that occur, one carry for each multiplier.
        carries: u64,
        /// Number of states. Each combination of carries counts twice, depending on whether the digits read
        /// so far exceed those of N.
        total: u64,
        /// Upper bound on `total`: 2 · (1 + the sum of c − 1 over all multipliers c).
        bound: DecimalU128,
    },
    /// The counts of n below 2^i; the step has no data, as the counts are `table` of the explanation.
    Table {},
    /// The recurrence of the counts, applied to the last line of the table; the coefficients are in
    /// `recurrence` of the explanation.
    Recurrence {
        /// Exponent i of the last line of the table, which counts the n below 2^i.
        bits: u64,
        /// Earlier counts a(i − 1), a(i − 2), … Here a(i) is the number of n below 2^i for which the xor of
        /// c·n over all multipliers c is 0.
        earlier: Vec<BigNumber>,
        /// The count a(i).
        value: BigNumber,
    },
    /// The number of n from 1 to N for which the xor of c·n over all multipliers c is 0, computed as `words`
    /// − `excess` − 1; the 1 stands for n = 0, which `words` includes.
    Limit {
        /// Number of binary digits of N.
        digits: u64,
        /// Number of n with at most as many binary digits as N, 0 included, for which the xor of c·n over all
        /// multipliers c is 0.
        words: BigNumber,
        /// Number of the n counted in `words` that exceed N.
        excess: BigNumber,
    },
    /// For the multipliers 1, 2, 3: the xor of n, 2n and 3n is 0 exactly if binary n has no neighbouring
    /// ones.
    Neighbours {
        /// An n without neighbouring ones in binary, then 2n, 3n, and the xor of the three.
        apart: [u64; 4],
        /// An n with neighbouring ones in binary, then 2n, 3n, and the xor of the three.
        together: [u64; 4],
        /// Binary columns of n, 2n and 3n in `together`.
        columns: Columns,
    },
    /// For the multipliers 1, 2, 3 and N = 2^k: the number of binary words of k digits without neighbouring
    /// ones, and a false reason that an article gives for the result.
    Words {
        /// Number of digits k.
        digits: u64,
        /// Numbers of binary words without neighbouring ones, one entry for each length 1, 2, …, k.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<WordsByLeadingDigit>,
        /// Number of binary words of k digits without neighbouring ones; the word for 0 is included.
        words: BigNumber,
        /// Whether `words` includes n = 0, which is not in the range from 1 to N.
        zero: bool,
        /// Whether n = 2^k must be added: the xor of n, 2n and 3n is 0, but `words` does not count n, which
        /// has k + 1 digits.
        last: bool,
        /// An n whose binary digits are all 1, then 2n, 3n, and the xor of the three, which would be 0 if the
        /// article were right.
        ones: [u64; 4],
    },
    /// The number of listed n for which the xor of c·n over all multipliers c is 0; the list is `list` of the
    /// explanation.
    List {
        /// Largest number of n to list, as given in the question.
        asked: u64,
        /// Number of n in the list.
        found: u64,
    },
    /// The comparison with trying every n; the step has no data, as the result is `brute` of the explanation.
    Tried {},
    /// The theorem that the automaton counts correctly and has few states.
    Theorem {
        /// Upper bound on the number of combinations of carries: 1 + the sum of c − 1 over all multipliers c.
        bound: DecimalU128,
    },
}

/// Numbers of binary words of `bits` digits without neighbouring ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WordsByLeadingDigit {
    /// Number of digits.
    pub bits: u64,
    /// Number of binary words without neighbouring ones whose leftmost digit is 0.
    pub zeros: BigNumber,
    /// Number of binary words without neighbouring ones whose leftmost digit is 1.
    pub ones: BigNumber,
    /// Number of words: the sum of `zeros` and `ones`.
    pub words: BigNumber,
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Example { n, .. } => Some(Hint::new("example", *n)),
            Step::States { carries, .. } => Some(Hint::new("states", *carries)),
            Step::Table {} => Some(Hint::new("table", 0)),
            Step::Recurrence { .. } => Some(Hint::new("recurrence", 0)),
            Step::Limit { .. } => Some(Hint::new("limit", 0)),
            _ => None,
        }
    }
}
