//! A proof, written down so that somebody else can check it: of a P-position every option has its
//! entry, of an N-position one winning option; nothing more. Entries are ordered from the end
//! upwards, so that each rests on entries before it. [`checker`](super::checker) reads this JSON.

use serde::{Deserialize, Serialize};

use crate::position::Outcome;
use crate::serialize;

/// The entries of a certificate, from the end upwards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Entries {
    /// Of piles.
    Piles(#[serde(serialize_with = "serialize::long")] Vec<PileEntry>),
    /// Of a race.
    Race(#[serde(serialize_with = "serialize::long")] Vec<RaceEntry>),
}

/// A position of piles and its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PileEntry {
    /// The piles, smallest first, none empty; of stairs the stones of each step; of Fibonacci Nim the pile and
    /// the most that may be taken now.
    pub piles: Vec<u64>,
    /// Its mark.
    pub outcome: Outcome,
    /// In an N-position what the winning move leaves; not there otherwise, and not at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Vec<u64>>,
}

/// A count of a race and its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RaceEntry {
    /// The count; the target stands for all counts beyond it too.
    pub at: u64,
    /// Its mark.
    pub outcome: Outcome,
    /// In an N-position the number that wins; not there otherwise, and not at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<u64>,
}
