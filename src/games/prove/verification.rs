//! What the [`checker`](super::checker) says of a certificate: whether its claim is proved, and if
//! not, where it is wrong and why. Data only.

use serde::Serialize;

use crate::position::Outcome;

/// What the entries of a certificate were found to prove.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Checked {
    /// Who wins, as the certificate says.
    pub outcome: Outcome,
    /// Whether the certificate proves that.
    pub verified: bool,
    /// How many entries it has.
    pub entries: u64,
    /// The first thing that is wrong.
    pub wrong: Option<Wrong>,
    /// How many entries are marked P, how many N.
    #[serde(skip)]
    pub marked: [u64; 2],
}

/// Where a certificate is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Wrong {
    /// The entry, counted from 1; null when the fault is not in an entry.
    pub entry: Option<u64>,
    /// The piles of the entry, or its count.
    pub at: Vec<u64>,
    /// What is wrong with it.
    pub reason: Reason,
    /// The piles or the count that it fails at: an option, or what the witness leaves.
    pub to: Option<Vec<u64>>,
}

/// What can be wrong with a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// No game has such rules, or not such a position.
    Rules,
    /// An entry that is no position of this game, or not written in its one form.
    Form,
    /// Two entries for one position.
    Repeated,
    /// The position itself has no entry.
    Missing,
    /// The position's entry is marked otherwise than the certificate says.
    Outcome,
    /// No move is possible here, and the end rule gives the other mark.
    End,
    /// A witness where there can be none.
    NeedlessWitness,
    /// Marked N without a witness.
    NoWitness,
    /// The witness is no legal move.
    IllegalWitness,
    /// The witness leads to a position without an entry.
    WitnessMissing,
    /// The witness leads to an N-position.
    WitnessWon,
    /// Marked P, and an option has no entry.
    OptionMissing,
    /// Marked P, and an option is P.
    OptionLost,
}
