//! The kinds of steps in an argument about Nim. A step holds what it finds, in numbers; what it
//! starts from stands in the explanation's own fields or in the steps before it.

use serde::Serialize;

use super::closed_form::{Aim, NimTally, Obstacle, PileVerdict, Way};
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::{Division, Flip};
use crate::game::Hint;
use crate::position::{DecimalU128, PileMove};
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "NimStep"))]
pub(crate) enum Step {
    /// The piles, and the move that the steps will find.
    Start {
        /// A winning move, if there is one.
        shown: Option<PileMove>,
        /// Whether no stone is left: the game is over.
        over: bool,
    },
    /// What the pupil's move leaves.
    Judge {
        /// The pile sizes after it.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<u64>,
        /// The columns after it.
        columns: Columns,
        /// What decides there.
        aim: Aim,
        /// The counts after it.
        tally: Counts,
        /// Whether it takes the last stone.
        last: bool,
        /// Whether the answer to it does.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// Every pile modulo K + 1.
    Residues {
        /// K + 1.
        modulus: u64,
        /// The divisions, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Division>,
    },
    /// Misère: which of the three cases holds.
    Fork {
        /// How many residues are 2 or more.
        big: u64,
        /// How many residues are 1.
        ones: u64,
        /// The case.
        case: Case,
        /// Whether it is time to switch from balance to counting ones.
        switch: bool,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Parts>,
    },
    /// Two or three piles as a square of a board: the first to the right, the second upwards.
    Square {
        /// The largest size on the board, 7 or 15.
        largest: u64,
        /// The third pile, which stays as it is.
        third: Option<u64>,
        /// Its parts, each of which swaps columns of the board; only in normal play without a limit.
        mirrors: BitWeights,
        /// The squares, first and second pile, from which the player to move cannot win.
        lost: Vec<[u64; 2]>,
    },
    /// The columns are added without carry; the digits are the explanation's `columns`.
    Add {},
    /// The odd columns.
    Odd {
        /// Their weights, the largest first.
        odd: BitWeights,
        /// The weight of the leftmost odd column.
        leftmost: Option<u64>,
    },
    /// Misère, nothing above 1: the number of ones decides.
    Parity {
        /// How many residues are 1.
        ones: u64,
        /// Whether that is odd: then the player to move has lost.
        odd: bool,
    },
    /// Misère, one residue of 2 or more: that pile is made 1 or 0, so that an odd number of ones
    /// stays.
    Switch {
        /// The pile, counted from 1.
        pile: u64,
        /// Its size.
        size: u64,
        /// What it counts for.
        residue: u64,
        /// How many other residues are 1.
        ones: u64,
        /// What it must count for: 1 or 0.
        target: u64,
        /// How many stones to take.
        take: u64,
        /// How many stay.
        leaves: u64,
    },
    /// The piles with a one in the leftmost odd column: all their odd columns flip.
    Flip {
        /// The weight of that column.
        column: u64,
        /// The piles, in order, each with its winning move.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Flip>,
    },
    /// Winning moves that change the number of ones (misère).
    Lower {
        /// The piles, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// Winning moves that raise a residue across a band's edge.
    Raise {
        /// The piles, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// The piles without a winning move, with the reason.
    Others {
        /// The piles, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// What the shown move leaves, added again.
    Check {
        /// The move.
        shown: PileMove,
        /// What must hold.
        aim: Aim,
        /// The pile sizes after it.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<u64>,
        /// The columns after it.
        columns: Columns,
        /// How many residues are 1 after it.
        ones: u64,
        /// Whether it takes the last stone.
        last: bool,
    },
    /// The complete list, which is the explanation's `winning_moves`.
    Moves {
        /// How many there are.
        count: u64,
        /// The one that was shown.
        shown: PileMove,
    },
    /// With a limit: they take x from a pile above K, you take K + 1 − x from the same.
    ReplyRule {
        /// K + 1.
        modulus: u64,
    },
    /// The position is lost: every move spoils it for the one who makes it.
    Spoil {
        /// How many moves there are.
        moves: DecimalU128,
        /// What every move breaks.
        aim: Aim,
        /// The opponent's view: some of the moves, each with what it breaks and its repair.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// How many moves are not among the rows.
        left_out: DecimalU128,
    },
    /// What to do in a lost position.
    Advice {
        /// One stone from the largest pile.
        advised: PileMove,
        /// Whether there is nothing to choose.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        forced: bool,
    },
    /// The theorem behind it all.
    Theorem {},
}

/// The three cases of misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "MisereCase"))]
pub(crate) enum Case {
    /// No residue is 2 or more.
    None,
    /// Exactly one is.
    One,
    /// Two or more are.
    Many,
}

/// What a pile would have to count for, and whether a move gets it there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Target {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// What it counts for.
    pub residue: u64,
    /// What it would have to count for.
    pub target: u64,
    /// What decides.
    pub aim: Aim,
    /// How many stones the winning move takes.
    pub take: Option<u64>,
    /// How many stay after it.
    pub leaves: Option<u64>,
    /// Why there is no winning move.
    pub obstacle: Option<Obstacle>,
}

impl Target {
    /// The target of pile `pile`, which has `size` stones.
    pub(super) fn of(pile: u64, size: u64, verdict: PileVerdict) -> Self {
        let take = verdict.take();
        Target {
            pile,
            size,
            residue: verdict.residue,
            target: verdict.target,
            aim: verdict.aim,
            take,
            leaves: take.map(|take| size - take),
            obstacle: match verdict.way {
                Way::No(obstacle) => Some(obstacle),
                _ => None,
            },
        }
    }
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "NimReply"))]
pub(crate) struct Reply {
    /// The move.
    #[serde(flatten)]
    pub chosen: PileMove,
    /// The weights of the columns that it makes odd; empty where ones are counted.
    pub broken: BitWeights,
    /// How many residues are 1 after it.
    pub ones: u64,
    /// The winning answer; null when the game ends with the move.
    pub repair: Option<PileMove>,
}

/// What a move leaves, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Counts {
    /// The nim-sum.
    pub nim_sum: u64,
    /// The weights of the odd columns.
    pub odd: BitWeights,
    /// How many residues are 1.
    pub ones: u64,
    /// How many residues are 2 or more.
    pub big: u64,
}

impl From<NimTally> for Counts {
    fn from(NimTally { nim_sum, ones, big }: NimTally) -> Self {
        Counts { nim_sum, odd: BitWeights(nim_sum), ones, big }
    }
}

impl Step {
    /// The rung of the ladder of hints that leads to this step. Up to the last rung a won and a
    /// lost position look alike as long as possible.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Residues { modulus, .. } => Some(Hint::new("residues", *modulus)),
            Step::Fork { .. } => Some(Hint::new("fork", 0)),
            Step::Binary { .. } => Some(Hint::new("binary", 0)),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Odd { .. } => Some(Hint::new("odd", 0)),
            Step::Parity { .. } => Some(Hint::new("parity", 0)),
            Step::Switch { .. } => Some(Hint::new("switch", 0)),
            Step::Flip { column, .. } => Some(Hint::new("flip", *column)),
            Step::Start { .. }
            | Step::Judge { .. }
            | Step::Lower { .. }
            | Step::Raise { .. }
            | Step::Others { .. }
            | Step::Check { .. }
            | Step::Moves { .. }
            | Step::Square { .. }
            | Step::ReplyRule { .. }
            | Step::Spoil { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }
}
