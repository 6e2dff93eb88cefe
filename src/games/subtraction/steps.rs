//! The kinds of steps in an argument about a set of moves. A step holds what it finds, in numbers.

use schemars::JsonSchema;
use serde::Serialize;

use crate::columns::{Columns, Powers};
use crate::game::Hint;
use crate::listing;
use crate::position::Move;

/// A step of the argument.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schemars(rename = "SubtractionStep")]
pub(crate) enum Step {
    /// The piles, and the move that the steps will find.
    Start {
        /// A winning move, if there is one.
        shown: Option<Move>,
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
        odd: Powers,
        /// How many values are 2 or more.
        big: u64,
        /// Whether the opponent cannot move any more.
        last: bool,
    },
    /// The row of values from 0 on: the smallest number that no move reaches.
    Row {
        /// The sizes, in rising order.
        #[serde(serialize_with = "listing::long")]
        rows: Vec<Cell>,
    },
    /// Where the row begins to repeat, and why it goes on.
    Period {
        /// The first number of the first period.
        preperiod: u64,
        /// Its length.
        period: u64,
        /// The largest number of the set: a value depends on so many before it.
        window: u64,
        /// The values of the first period.
        #[serde(serialize_with = "listing::long")]
        values: Vec<u64>,
    },
    /// The values of the piles.
    Values {
        /// The piles, in order.
        #[serde(serialize_with = "listing::long")]
        piles: Vec<Valued>,
    },
    /// The values are added without carry; the digits are the explanation's `columns`.
    Add {},
    /// The odd columns.
    Odd {
        /// Their weights.
        odd: Powers,
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
    /// What value each pile would need, and which moves give it that.
    Find {
        /// Whether it is an odd number of ones that is wanted, and nothing bigger: misère play with less
        /// than two values of 2 or more.
        turned: bool,
        /// The piles, in order.
        #[serde(serialize_with = "listing::long")]
        piles: Vec<Found>,
    },
    /// What the shown move leaves, added again.
    Check {
        /// The move.
        shown: Move,
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
        #[serde(serialize_with = "listing::long")]
        rows: Vec<Reply>,
        /// How many moves are not in the table.
        left_out: u64,
    },
    /// What to do in a lost position.
    Advice {
        /// The move that makes the game last.
        advised: Move,
    },
    /// The theorem behind it all.
    Theorem {},
}

/// A size in the row of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SubtractionCell")]
pub(crate) struct Cell {
    /// The number of stones.
    pub size: u64,
    /// What the moves leave, the fewest stones taken first.
    pub leaves: Vec<u64>,
    /// The values of these.
    pub reached: Vec<u64>,
    /// The smallest number that is not among them.
    pub value: u64,
}

/// A pile and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SubtractionValue")]
pub(crate) struct Valued {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// The size within the first period that has the same value.
    pub place: u64,
    /// How many whole periods lie between them.
    pub periods: u64,
    /// The value.
    pub value: u64,
}

/// A pile, and the value that it would need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SubtractionFound")]
pub(crate) struct Found {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// Its value.
    pub value: u64,
    /// The value with which the opponent would lose; null when there is none.
    pub wanted: Option<u64>,
    /// The numbers of stones that leave such a value.
    pub takes: Vec<u64>,
    /// The sizes that they leave.
    pub leaves: Vec<u64>,
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SubtractionReply")]
pub(crate) struct Reply {
    /// The move.
    #[serde(flatten)]
    pub made: Move,
    /// The value that it leaves in its pile.
    pub value: u64,
    /// The weights of the odd columns after it.
    pub odd: Powers,
    /// The winning answer; null when the game is over.
    pub repair: Option<Move>,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step. A won and a lost position look alike as
    /// long as possible.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Row { .. } => Some(Hint::new("row", 0)),
            Step::Period { period, .. } => Some(Hint::new("period", *period)),
            Step::Values { .. } => Some(Hint::new("values", 0)),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Fork { .. } => Some(Hint::new("fork", 0)),
            _ => None,
        }
    }
}
