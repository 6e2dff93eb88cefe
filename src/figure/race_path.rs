//! The path of a race as a picture: numbers, and the hops of both players. In: nothing. Out: types.

use std::borrow::Cow;

use serde::Serialize;

/// The path of a race as a picture.
#[derive(Clone, Debug)]
pub(crate) struct PathVariant<'a> {
    /// The least and the largest number that may be added; none where they are a set.
    pub say: Option<[u64; 2]>,
    /// Where the count stands.
    pub from: u64,
    /// The target.
    pub target: u64,
    /// The path.
    pub path: Cow<'a, Path>,
}

/// The path of a race: numbers, and one course of the game in hops. The player to move is `you`. Who
/// can win does so and completes a + b at every turn; the other one adds every possible number by
/// turns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RacePath"))]
pub(crate) struct Path {
    /// The numbers from 0 to the target, and on to the last one that is reached, upwards. When the target is
    /// above 40, they begin where the count stands, and those far from both ends are left out. Of more
    /// than 44 only those stand here on which somebody lands, and single ones between two of them.
    pub numbers: Vec<PathNumber>,
    /// The hops, in order. Between two of them whole turns may be left out.
    pub hops: Vec<Hop>,
}

impl Path {
    /// Whether key numbers are shown: not while somebody is to find them.
    pub(crate) fn shows_keys(&self) -> bool {
        self.numbers.iter().any(|spot| spot.key)
    }
}

/// A number of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceNumber"))]
pub(crate) struct PathNumber {
    /// The number.
    pub number: u64,
    /// Whether it is a key number: who reaches it can win.
    pub key: bool,
    /// How many numbers before it are left out.
    pub left_out: u64,
}

/// A hop along the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceHop"))]
pub(crate) struct Hop {
    /// Who hops.
    pub by: Player,
    /// From which number.
    pub from: u64,
    /// How far: the number added.
    pub say: u64,
    /// To which number; above the target only where that is allowed.
    pub reaches: u64,
    /// Whether it wins.
    pub winning: bool,
}

/// Who hops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "RaceHopper"))]
pub(crate) enum Player {
    /// The player to move.
    You,
    /// The other one.
    They,
}
