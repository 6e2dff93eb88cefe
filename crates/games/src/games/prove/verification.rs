//! Result of the [`checker`](super::checker): whether the claim of a certificate is proved; if not, the first
//! faulty entry and the reason. The module has only data types.

use serde::Serialize;

use crate::position::Outcome;

/// Result of checking a certificate.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Checked {
    /// Outcome that the certificate claims.
    pub outcome: Outcome,
    /// Whether the entries prove the claimed outcome.
    pub verified: bool,
    /// Number of entries of the certificate.
    pub entries: u64,
    /// The first fault; null if there is none.
    pub wrong: Option<Wrong>,
    /// Number of entries marked P, then number of entries marked N.
    #[serde(skip)]
    pub marked: [u64; 2],
}

/// A fault of a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wrong {
    /// Number of the faulty entry, from 1; null if the fault is not in an entry.
    pub entry: Option<u64>,
    /// The faulty position as numbers: its piles, or the count of a race.
    pub at: Vec<u64>,
    /// Kind of fault.
    pub reason: Reason,
    /// The position after a move at which the check fails, as numbers; in a race, a winning number that is
    /// needless or illegal. Null if the entry itself is at fault.
    pub to: Option<Vec<u64>>,
}

/// Kinds of faults in a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The certificate is about rules or a position that the game does not have.
    Rules,
    /// The entry is not a position of the game in canonical form (for piles: smallest first, none empty).
    Form,
    /// The position has an earlier entry.
    Repeated,
    /// The certificate has no entry for the certified position.
    Missing,
    /// The entry of the certified position claims another outcome than the certificate.
    Outcome,
    /// The position has no legal move, and its outcome contradicts the play convention.
    End,
    /// The entry has a witness (a winning move), but it is marked P or has no legal move.
    NeedlessWitness,
    /// The entry is marked N, but it has no witness (a winning move).
    NoWitness,
    /// The witness (the winning move of the entry) is not a legal move.
    IllegalWitness,
    /// The witness (the winning move of the entry) leads to a position without an entry.
    WitnessMissing,
    /// The witness (the winning move of the entry) leads to an N-position.
    WitnessWon,
    /// The entry is marked P, but an option (a position after one move) has no entry.
    OptionMissing,
    /// The entry is marked P, but an option (a position after one move) is a P-position.
    OptionLost,
}
