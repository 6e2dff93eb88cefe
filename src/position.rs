//! Piles, moves and outcomes as data. Nothing here knows a rule: the rules stand in `games`.
//! Piles are numbered from 1, as people number them; empty piles keep their number.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who wins by taking the last stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Play {
    /// Whoever takes the last stone wins.
    #[default]
    Normal,
    /// Whoever takes the last stone loses.
    Misere,
}

/// Whether the player to move can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub enum Outcome {
    /// The **n**ext player, the one to move, wins.
    N,
    /// The **p**revious player wins; the one to move has lost.
    P,
}

impl Outcome {
    /// [`Outcome::P`] when `lost`, else [`Outcome::N`].
    pub fn lost_if(lost: bool) -> Self {
        if lost { Outcome::P } else { Outcome::N }
    }
}

/// A move in piles: take `take` stones from pile `pile`, so that `leaves` stay there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Move {
    /// The pile, counted from 1.
    pub pile: u64,
    /// How many stones are taken, at least 1.
    pub take: u64,
    /// How many stones stay in that pile.
    pub leaves: u64,
}

/// What a pupil says about a position: the player to move wins, or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// The player to move can win.
    Win,
    /// The player to move has lost.
    Lose,
}

impl Claim {
    /// Whether the claim is true of a position with this outcome.
    pub fn holds(self, outcome: Outcome) -> bool {
        (self == Claim::Win) == (outcome == Outcome::N)
    }
}
