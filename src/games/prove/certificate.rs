//! A proof as data that an independent program can check: for a P-position an entry of every option, for an
//! N-position the entry of one winning option, its witness. Entries are ordered from the end of the game
//! upwards, so that the proof of each needs only earlier ones. [`checker`](super::checker) parses this JSON.

use serde::{Deserialize, Serialize};

use crate::position::Outcome;
use crate::serialize;

/// Entries of a certificate, from the end of the game upwards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Entries {
    /// Entries for a game of piles.
    Piles(#[serde(serialize_with = "serialize::long")] Vec<PileEntry>),
    /// Entries for a race.
    Race(#[serde(serialize_with = "serialize::long")] Vec<RaceEntry>),
}

/// Entry of a certificate: a position of piles and its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PileEntry {
    /// The piles, smallest first, without empty ones; for Staircase Nim the stones on each step; for
    /// Fibonacci Nim the pile and the largest number that may be taken now.
    pub piles: Vec<u64>,
    /// Outcome of the position.
    pub outcome: Outcome,
    /// In an N-position the position after the winning move; absent in a P-position and at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Vec<u64>>,
}

/// Entry of a certificate: a count of a race and its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RaceEntry {
    /// The count; the target also represents all counts beyond it.
    pub at: u64,
    /// Outcome at the count.
    pub outcome: Outcome,
    /// In an N-position a number that wins; absent in a P-position and at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<u64>,
}
