//! The kinds of steps in an argument about Wythoff's game. A step holds what it finds, in numbers.

use super::closed_form::{Pair, Way, Working};
use crate::elide::{SHOWN, ends};
use crate::game::Hint;
use crate::position::{DecimalU128, MultiPileMove};
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffStep"))]
#[allow(clippy::large_enum_variant, reason = "a page has a handful of steps")]
pub(crate) enum Step {
    /// The piles, and the move that the steps will find.
    Start {
        /// A winning move, if there is one.
        shown: Option<MultiPileMove>,
        /// Whether no stone is left: the game is over.
        over: bool,
    },
    /// What the pupil's move leaves.
    Judge {
        /// The pile sizes after it.
        piles: [u64; 2],
        /// Their difference.
        difference: u64,
        /// The cold pair with this difference; null when it has a number of more than 64 bits.
        pair: Option<Pair>,
        /// Whether the piles are that pair.
        cold: bool,
        /// Whether it takes the last stone.
        last: bool,
        /// Whether the answer to it does, if there is one.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// The cold pairs, each from those before it: the smallest number that is not used yet, and
    /// that number with the index of the pair added.
    Pairs(Pairs),
    /// The cold pair with the difference of the piles, by the golden ratio.
    Golden {
        /// The difference.
        difference: u64,
        /// How the pair is found in whole numbers; null when those exceed 128 bits.
        working: Option<Working>,
        /// The pair; null when it has a number of more than 64 bits.
        pair: Option<Pair>,
        /// Whether the piles are that pair.
        cold: bool,
    },
    /// The three ways to move, each with the one cold position in its direction.
    Ways {
        /// The difference of the piles, which a move from both leaves as it is.
        difference: u64,
        /// From the first pile, from the second, from both.
        ways: [Way; 3],
    },
    /// What the shown move leaves.
    Check {
        /// The move.
        shown: MultiPileMove,
        /// The pile sizes after it: a cold pair.
        piles: [u64; 2],
        /// Which one.
        index: u64,
        /// Whether it takes the last stone.
        last: bool,
    },
    /// The complete list, which is the explanation's `winning_moves`.
    Moves {
        /// How many there are: 1 to 3.
        count: u64,
        /// The one that was shown.
        shown: MultiPileMove,
    },
    /// The position is cold: every move leaves a hot one.
    Spoil {
        /// The index of the position, which is its difference.
        index: u64,
        /// How many moves there are.
        moves: DecimalU128,
        /// The opponent's view: some of the moves, each with its answer.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// How many moves are not among the rows.
        left_out: DecimalU128,
    },
    /// What to do in a lost position.
    Advice {
        /// One stone from the larger pile.
        advised: MultiPileMove,
    },
    /// The theorem behind it all.
    Theorem {},
}

/// A table of cold pairs, with a gap when it would be long.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ColdPairs"))]
pub(crate) struct Pairs {
    /// The first pairs.
    pub first: Vec<Pair>,
    /// How many pairs are left out here.
    pub left_out: u64,
    /// The last pairs that are not larger than the piles.
    pub last: Vec<Pair>,
    /// The table as a page shows it unless it shows everything.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub short: ShortPairs,
}

/// A table of cold pairs as long as other lists on a page.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub(crate) struct ShortPairs {
    first: Vec<Pair>,
    left_out: u64,
    last: Vec<Pair>,
}

impl Pairs {
    /// A table of the first and the last pairs, with `left_out` pairs between them.
    pub(super) fn new(first: Vec<Pair>, left_out: u64, last: Vec<Pair>) -> Self {
        let all: Vec<Pair> = first.iter().chain(&last).copied().collect();
        let (head, tail) = ends(all.len(), SHOWN).unwrap_or((first.len(), last.len()));
        let short = ShortPairs {
            first: all[..head].to_vec(),
            left_out: left_out + (all.len() - head - tail) as u64,
            last: all[all.len() - tail..].to_vec(),
        };
        Pairs { first, left_out, last, short }
    }
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffReply"))]
pub(crate) struct Reply {
    /// What the move takes.
    pub takes: Vec<u64>,
    /// What it leaves.
    pub leaves: [u64; 2],
    /// The winning answer.
    pub repair: Option<MultiPileMove>,
    /// The cold pair that the answer leaves, in the order of the piles.
    pub repaired: Option<[u64; 2]>,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Pairs(_) => Some(Hint::new("pairs", 0)),
            Step::Golden { difference, .. } => Some(Hint::new("golden", *difference)),
            Step::Ways { .. } | Step::Spoil { .. } => Some(Hint::new("ways", 0)),
            _ => None,
        }
    }
}
