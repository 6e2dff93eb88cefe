//! The kinds of steps in the explanation of a count. A step holds numbers, no sentences.

use num_bigint::BigUint;
use serde::Serialize;

use crate::columns::Columns;
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A natural number of any size; a string of decimal digits in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BigNumber(pub BigUint);

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

/// A step of the explanation of a count. An n is valid if the xor of all c·n is 0.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "CountStep"))]
pub(crate) enum Step {
    /// The question.
    Start {
        /// Number of binary digits of N.
        digits: u64,
    },
    /// The smallest valid n; left out unless its multiples are 64-bit numbers.
    Example {
        /// The smallest valid n.
        n: u64,
        /// Multiples c₁·n, c₂·n, …
        #[serde(serialize_with = "serialize::long")]
        multiples: Vec<u64>,
        /// Columns of the binary digits of `multiples`.
        columns: Columns,
    },
    /// The states of the automaton; they are listed in `states` of the explanation.
    States {
        /// Number of states, carries alone.
        carries: u64,
        /// Number of states, each with and without "exceeds N".
        total: u64,
        /// Upper bound on `total`: 2 · (1 + the sum of all c − 1).
        bound: DecimalU128,
    },
    /// The table of counts below 2^i; it is `table` of the explanation.
    Table {},
    /// The recurrence, which is `recurrence` of the explanation, applied to the last line of the table.
    Recurrence {
        /// Index i of the computed term.
        bits: u64,
        /// Earlier terms a(i − 1), a(i − 2), …
        earlier: Vec<BigNumber>,
        /// Computed term a(i).
        value: BigNumber,
    },
    /// The valid words of N's length that exceed N and are subtracted.
    Limit {
        /// Number of binary digits of N.
        digits: u64,
        /// Number of valid binary words of `digits` digits, the word for 0 included.
        words: BigNumber,
        /// Number of these words that exceed N.
        excess: BigNumber,
    },
    /// For the multipliers 1, 2, 3: n is valid if it has no two neighbouring ones.
    Neighbours {
        /// An n without neighbouring ones, then 2n, 3n and the xor of the three.
        apart: [u64; 4],
        /// An n with neighbouring ones, then 2n, 3n and the xor of the three.
        together: [u64; 4],
        /// Columns of n, 2n and 3n of `together`.
        columns: Columns,
    },
    /// For the multipliers 1, 2, 3 and N = 2^k: the number of words of k digits, and the mistake of the
    /// published solution.
    Words {
        /// Exponent k.
        digits: u64,
        /// Number of words by leftmost digit, for each length from 1 to k.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Ends>,
        /// Number of words of k digits without neighbouring ones, the word for 0 included.
        words: BigNumber,
        /// Whether the words include n = 0, which is outside the range.
        zero: bool,
        /// Whether n = 2^k is valid, which no word of k digits represents.
        last: bool,
        /// An n whose digits are all 1, then 2n, 3n and their xor: 0 if the published solution were right.
        ones: [u64; 4],
    },
    /// The first valid n; they are `list` of the explanation.
    List {
        /// Requested number of n.
        asked: u64,
        /// Number of n in the list.
        found: u64,
    },
    /// The check by trying every n; its result is `brute` of the explanation.
    Tried {},
    /// The proof that the automaton is correct, and the bound on its size.
    Theorem {
        /// Upper bound on the states, without "exceeds N": 1 + the sum of all c − 1.
        bound: DecimalU128,
    },
}

/// Numbers of words of `bits` digits without neighbouring ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Ends {
    /// Length of the words in digits.
    pub bits: u64,
    /// Number of words whose leftmost digit is 0.
    pub zeros: BigNumber,
    /// Number of words whose leftmost digit is 1.
    pub ones: BigNumber,
    /// Number of all such words: `zeros` + `ones`.
    pub words: BigNumber,
}

impl Step {
    /// Returns the hint that leads to this step, if it has one.
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
