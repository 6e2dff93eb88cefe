//! The result of the [`checker`](super::checker) for a certificate: whether its claim is proved, and if not,
//! the entry and the reason. Data only.

use serde::Serialize;

use crate::position::Outcome;

/// The verification of a certificate.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Checked {
    /// Outcome class that the certificate claims.
    pub outcome: Outcome,
    /// Whether the certificate proves its claim.
    pub verified: bool,
    /// Number of entries.
    pub entries: u64,
    /// First error; null if there is none.
    pub wrong: Option<Wrong>,
    /// Numbers of entries marked P and N.
    #[serde(skip)]
    pub marked: [u64; 2],
}

/// An error in a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Wrong {
    /// Number of the entry, 1-based; null if the error is not in an entry.
    pub entry: Option<u64>,
    /// Piles or count of the entry.
    pub at: Vec<u64>,
    /// Kind of the error.
    pub reason: Reason,
    /// Piles or count that shows the error: an option, or the position after the witness.
    pub to: Option<Vec<u64>>,
}

/// The kinds of errors in a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// The rules or the position are invalid.
    Rules,
    /// An entry is no position of this game, or not in canonical form.
    Form,
    /// Two entries have the same position.
    Repeated,
    /// The position itself has no entry.
    Missing,
    /// The outcome class of the position's entry differs from the claim of the certificate.
    Outcome,
    /// An entry without moves contradicts the end rule.
    End,
    /// An entry marked P, or without moves, has a witness.
    NeedlessWitness,
    /// An entry marked N has no witness.
    NoWitness,
    /// The witness is no legal move.
    IllegalWitness,
    /// The witness leads to a position without an entry.
    WitnessMissing,
    /// The witness leads to an N-position.
    WitnessWon,
    /// An option of an entry marked P has no entry.
    OptionMissing,
    /// An option of an entry marked P is a P-position.
    OptionLost,
}
