//! A proof in a form that can be checked independently: every option of a P-position has an entry, and one
//! winning option of an N-position; nothing more. Entries are ordered so that each rests on entries before
//! it. [`checker`](super::checker) reads this JSON.

use serde::{Deserialize, Serialize};

use crate::position::Outcome;
use crate::serialize;

/// The entries of a certificate; each rests on entries before it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Entries {
    /// Entries of a game of piles.
    Piles(#[serde(serialize_with = "serialize::long")] Vec<PileEntry>),
    /// Entries of a race.
    Race(#[serde(serialize_with = "serialize::long")] Vec<RaceEntry>),
}

/// A position of piles and its outcome class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PileEntry {
    /// Piles, smallest first, without empty ones; for stairs the stones of each step; for Fibonacci Nim the
    /// pile and the largest number that may be taken now.
    pub piles: Vec<u64>,
    /// Outcome class of the position.
    pub outcome: Outcome,
    /// Position after the winning move; left out for a P-position and at the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Vec<u64>>,
}

/// A count of a race and its outcome class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RaceEntry {
    /// Count; the target represents all counts beyond it too.
    pub at: u64,
    /// Outcome class of the count.
    pub outcome: Outcome,
    /// Winning number of an N-position; left out for a P-position and at the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<u64>,
}
