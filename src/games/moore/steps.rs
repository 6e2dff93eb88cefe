//! The kinds of steps in an argument about Moore's game. A step holds what it finds, in numbers.

use serde::Serialize;

use super::closed_form::ColumnChoice;
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::Flip;
use crate::game::Hint;
use crate::position::MultiPileMove;
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MooreStep"))]
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
        piles: Vec<u64>,
        /// The columns after it.
        columns: Columns,
        /// The weights of the columns that are not divisible by k + 1.
        uneven: BitWeights,
        /// Whether it takes the last stone.
        last: bool,
        /// Whether the answer to it does, if there is one.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// A move may touch every pile that has stones: take everything.
    Everything {
        /// How many piles have stones.
        piles: u64,
    },
    /// Each number as a sum of powers of two.
    Binary {
        /// The numbers, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Parts>,
    },
    /// The columns are added without carry; the digits are the explanation's `columns`.
    Add {},
    /// Each column's count is divided by k + 1.
    Divide {
        /// k + 1.
        modulus: u64,
        /// The weights of the columns that are not divisible, the largest first.
        uneven: BitWeights,
        /// The largest of them.
        leftmost: Option<u64>,
    },
    /// One winning move, built column by column from the leftmost that is not divisible.
    Build {
        /// The columns, from the left.
        #[serde(serialize_with = "serialize::long")]
        columns: Vec<ColumnChoice>,
        /// The piles that become smaller, in order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Flip>,
    },
    /// What the shown move leaves, added again.
    Check {
        /// The move.
        shown: MultiPileMove,
        /// The pile sizes after it.
        piles: Vec<u64>,
        /// The columns after it.
        columns: Columns,
        /// Whether it takes the last stone.
        last: bool,
    },
    /// The list, which is the explanation's `winning_moves`.
    Moves {
        /// The one that was shown.
        shown: MultiPileMove,
        /// Whether all of them are in the list.
        complete: bool,
    },
    /// The position is lost: every move makes some column indivisible.
    Spoil {
        /// k + 1.
        modulus: u64,
        /// The opponent's view: some of the moves, each with what it breaks and its repair.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Whether these are all moves.
        complete: bool,
    },
    /// What to do in a lost position.
    Advice {
        /// One stone from the largest pile.
        advised: MultiPileMove,
    },
    /// The theorem behind it all.
    Theorem {},
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MooreReply"))]
pub(crate) struct Reply {
    /// What the move takes.
    pub takes: Vec<u64>,
    /// The weights of the columns that are not divisible after it.
    pub broken: BitWeights,
    /// The winning answer.
    pub repair: Option<MultiPileMove>,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step. A won and a lost position look
    /// alike as long as possible.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Everything { .. } => Some(Hint::new("everything", 0)),
            Step::Binary { .. } => Some(Hint::new("binary", 0)),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Divide { modulus, .. } => Some(Hint::new("divide", *modulus)),
            Step::Build { columns, .. } => {
                let first = columns.first();
                Some(Hint::new("build", first.map_or(0, |deed| deed.weight)))
            }
            _ => None,
        }
    }
}
