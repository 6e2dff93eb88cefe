//! The kinds of steps in an argument about a sum. A step holds what it finds, in numbers.

use serde::Serialize;

use super::DisjunctiveSum;
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumStep", bound = "G: DisjunctiveSum"))]
pub(crate) enum Step<G: DisjunctiveSum> {
    /// The parts, and the move that the steps will find.
    Start {
        /// A winning move, if there is one.
        shown: Option<G::Move>,
        /// Whether nobody can move: the game is over.
        over: bool,
    },
    /// What the pupil's move leaves.
    Judge {
        /// The values after it.
        values: Vec<u64>,
        /// Their columns.
        columns: Columns,
        /// The weights of the odd columns.
        odd: BitWeights,
        /// How many values are 2 or more.
        big: u64,
        /// Whether the opponent cannot move any more.
        last: bool,
    },
    /// The values are added without carry; the digits are the explanation's `columns`.
    Add {},
    /// The odd columns.
    Odd {
        /// Their weights.
        odd: BitWeights,
        /// Their sum.
        nim_sum: u64,
    },
    /// Misère play: what to look at first.
    Fork {
        /// How many values are 2 or more.
        big: u64,
        /// How many are 1.
        ones: u64,
        /// Whether that is an odd number.
        odd: bool,
    },
    /// What value each part would need, and which moves give it that.
    Find {
        /// Whether it is an odd number of ones that is wanted, and nothing bigger: misère play with less
        /// than two values of 2 or more.
        turned: bool,
        /// The parts, in order.
        #[serde(serialize_with = "serialize::long")]
        parts: Vec<GrundyValue<G>>,
    },
    /// What the shown move leaves, added again.
    Check {
        /// The move.
        shown: G::Move,
        /// The values after it.
        values: Vec<u64>,
        /// Their columns.
        columns: Columns,
        /// How many of them are 2 or more.
        big: u64,
        /// How many are 1.
        ones: u64,
        /// Whether the opponent cannot move any more.
        last: bool,
    },
    /// The list, which is the explanation's `winning_moves`.
    Moves {
        /// How many there are.
        count: u64,
        /// How many moves there are besides.
        others: u64,
    },
    /// The position is lost: what every move leaves, and the answer.
    Spoil {
        /// The opponent's view.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply<G>>,
        /// How many moves are not in the table.
        left_out: u64,
    },
    /// What to do in a lost position.
    Advice {
        /// The move that makes the game last.
        advised: G::Move,
    },
    /// The theorem behind it all.
    Theorem {},
    /// Where the values come from.
    #[serde(untagged)]
    Origin(G::ValueStep),
}

/// A part, and the value that it would need.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumFound", bound = "G: DisjunctiveSum"))]
pub(crate) struct GrundyValue<G: DisjunctiveSum> {
    /// The part, counted from 1.
    pub part: u64,
    /// Its value.
    pub value: u64,
    /// The value with which the opponent would lose; null when there is none.
    pub wanted: Option<u64>,
    /// The moves that give it this value.
    pub moves: Vec<G::Move>,
    /// In misère play the other winning moves of the only part of 2 or more: they leave several of these, with
    /// every column even.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<G::Move>,
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumReply", bound = "G: DisjunctiveSum"))]
pub(crate) struct Reply<G: DisjunctiveSum> {
    /// The move.
    pub made: G::Move,
    /// The value that its part has then.
    pub value: u64,
    /// The weights of the odd columns after it.
    pub odd: BitWeights,
    /// The winning answer; null when the game is over.
    pub repair: Option<G::Move>,
}

impl<G: DisjunctiveSum> Step<G> {
    /// The rung of the ladder of hints that leads to this step. A won and a lost position look alike as
    /// long as possible.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Origin(origin) => G::hint(origin),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Fork { .. } => Some(Hint::new("fork", 0)),
            _ => None,
        }
    }
}
