//! The kinds of steps in an argument about counting. A step holds what it finds, in numbers.

use num_bigint::BigUint;
use serde::Serialize;

use crate::columns::Columns;
use crate::game::Hint;
use crate::position::DecimalU128;
use crate::serialize;

/// A whole number of any size; as JSON a string of decimal digits.
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

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "CountStep"))]
pub(crate) enum Step {
    /// The question.
    Start {
        /// How many binary digits N has.
        digits: u64,
    },
    /// The smallest n that counts, if its multiples are 64-bit numbers.
    Example {
        /// n.
        n: u64,
        /// Its multiples.
        #[serde(serialize_with = "serialize::long")]
        multiples: Vec<u64>,
        /// Their columns.
        columns: Columns,
    },
    /// The states, which are the explanation's `states`.
    States {
        /// How many states there are, carries alone.
        carries: u64,
        /// How many with and without "exceeds N".
        total: u64,
        /// The bound on that: twice 1 + the sum of all c − 1.
        bound: DecimalU128,
    },
    /// The table for the first digits, which is the explanation's `table`.
    Table {},
    /// The recurrence, which is the explanation's `recurrence`, at its last line in the table.
    Recurrence {
        /// An i.
        bits: u64,
        /// a(i − 1), a(i − 2), …
        earlier: Vec<BigNumber>,
        /// a(i).
        value: BigNumber,
    },
    /// What is cut off at N.
    Limit {
        /// How many binary digits N has.
        digits: u64,
        /// How many words of so many digits count, 0 included.
        words: BigNumber,
        /// How many of them exceed N.
        excess: BigNumber,
    },
    /// For the multipliers 1, 2, 3: no two neighbouring ones.
    Neighbours {
        /// An n without neighbouring ones, 2n, 3n, and their xor.
        apart: [u64; 4],
        /// An n with neighbouring ones, 2n, 3n, and their xor.
        together: [u64; 4],
        /// The columns of the latter.
        columns: Columns,
    },
    /// For the multipliers 1, 2, 3 and N = 2^k: the words of k digits, and the source's mistake.
    Words {
        /// k.
        digits: u64,
        /// Words by their leftmost digit, from 1 digit on.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Ends>,
        /// Words of k digits without neighbouring ones, 0 included.
        words: BigNumber,
        /// Whether n = 0 is among them, which does not count.
        zero: bool,
        /// Whether n = 2^k counts, which is not among them.
        last: bool,
        /// An n of ones only, 2n, 3n, and their xor: 0 if the source were right.
        ones: [u64; 4],
    },
    /// The first n, which are the explanation's `list`.
    List {
        /// How many were asked for.
        asked: u64,
        /// How many there are.
        found: u64,
    },
    /// Every n was tried; the result is the explanation's `brute`.
    Tried {},
    /// Why the automaton is right, and small.
    Theorem {
        /// The bound on the states, without "exceeds N": 1 + the sum of all c − 1.
        bound: DecimalU128,
    },
}

/// Words of `bits` digits without neighbouring ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Ends {
    /// How many digits.
    pub bits: u64,
    /// Those whose leftmost digit is 0.
    pub zeros: BigNumber,
    /// Those whose leftmost digit is 1.
    pub ones: BigNumber,
    /// Together.
    pub words: BigNumber,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step.
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
