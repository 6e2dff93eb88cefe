//! Figure of the path of a race: its numbers, and the hops of both players. Drawn by
//! `crates/render/src/svg/race_paths.rs` and `crates/render/src/text_art/race_paths.rs`.

use std::borrow::Cow;

use serde::Serialize;

/// The path of a race, in which players in turn add a number to a common count, for one range of addable numbers.
#[derive(Clone, Debug)]
pub struct PathVariant<'a> {
    /// Smallest and largest number that may be added; `None` if the addable numbers are a set.
    pub addable: Option<[u64; 2]>,
    /// Current count of the race.
    pub count: u64,
    /// Number that ends the race.
    pub target: u64,
    /// Numbers and hops of the path.
    pub path: Cow<'a, Path>,
}

/// The path of a race: its numbers, and one course of the game as hops. The player to move is `you`. A player
/// who can win always replies so that both hops together add a + b, the smallest plus the largest addable
/// number; the other player adds each possible number in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RacePath"))]
pub struct Path {
    /// Numbers from 0 to the target, ascending, and beyond the target up to the last number reached. If the target is
    /// above 40, they start at the current count, and numbers far from both ends may be omitted. If more than 44
    /// numbers would remain, only the first number, the target, the ends of hops and single numbers between two of
    /// these are listed.
    pub numbers: Vec<PathNumber>,
    /// Hops of both players, in the order of play. Whole turns between two hops may be omitted.
    pub hops: Vec<Hop>,
}

impl Path {
    /// Whether a key number of the path is marked; key numbers are unmarked while a pupil has to find them.
    pub fn shows_keys(&self) -> bool {
        self.numbers.iter().any(|spot| spot.key)
    }
}

/// A number on the path of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceNumber"))]
pub struct PathNumber {
    /// Value of the number, 0 or more.
    pub number: u64,
    /// Whether the number is a key number: the player who reaches it can win.
    pub key: bool,
    /// Number of omitted numbers directly before this one.
    pub left_out: u64,
}

/// A hop along the path: one turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceHop"))]
pub struct Hop {
    /// The player who hops.
    pub by: Player,
    /// Number at the start of the hop.
    pub from: u64,
    /// Number that the player adds.
    pub say: u64,
    /// Number at the end of the hop; above the target only if the rules allow it.
    pub reaches: u64,
    /// Whether the hop is a winning move of the player who hops.
    pub winning: bool,
}

/// A player of the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "RaceHopper"))]
pub enum Player {
    /// The player to move.
    You,
    /// The opponent of the player to move.
    #[serde(rename = "they")]
    Opponent,
}
