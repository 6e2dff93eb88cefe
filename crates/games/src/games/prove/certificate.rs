//! A proof as data that an independent program can check. For a P-position it has an entry of every option,
//! for an N-position the entry of one option, which a winning move leaves. The entries are ordered from the
//! end of the game upwards, so that each entry needs only earlier ones. [`checker`](super::checker) parses
//! this JSON.

use serde::{Deserialize, Serialize};

use crate::position::Outcome;
use crate::serialize;

/// Entries of a certificate, from the end of the game upwards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Entries {
    /// Entries for a game of piles.
    Piles(#[serde(serialize_with = "serialize::long")] Vec<PileEntry>),
    /// Entries for a race.
    Race(#[serde(serialize_with = "serialize::long")] Vec<RaceEntry>),
}

/// Entry of a certificate: a position of piles and its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PileEntry {
    /// The position: the piles, smallest first, without empty ones. In Staircase Nim: the stones on each
    /// step, step 1 first. In Fibonacci Nim: the pile and the largest number that may be taken now. In
    /// Hackenbush: the heights of the branches. In a sum: for each component the count of its numbers, then
    /// the numbers.
    pub piles: Vec<u64>,
    /// Outcome that the entry claims for the player to move.
    pub outcome: Outcome,
    /// In an N-position, the position after a winning move, in the form of `piles`. Absent in a P-position
    /// and at the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Vec<u64>>,
}

/// Entry of a certificate: a count of a race and its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RaceEntry {
    /// Count of the race. The entry of the target also represents all counts beyond it.
    pub at: u64,
    /// Outcome that the entry claims for the player to move.
    pub outcome: Outcome,
    /// In an N-position, a winning number to say. Absent in a P-position and at the end of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<u64>,
}
