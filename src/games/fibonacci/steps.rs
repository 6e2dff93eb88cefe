//! The kinds of steps in an argument about Fibonacci Nim. A step holds what it finds, in numbers.

use serde::Serialize;

use super::closed_form::Cut;
use crate::game::Hint;
use crate::position::{DecimalU128, TakeMove};
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciStep"))]
pub(crate) enum Step {
    /// The pile, and the move that the steps will find.
    Start {
        /// A winning move, if there is one.
        shown: Option<TakeMove>,
        /// Whether nobody can move: the game is over.
        over: bool,
    },
    /// What the pupil's move leaves.
    Judge {
        /// How many stones stay.
        leaves: u64,
        /// Their parts, the largest first.
        parts: Vec<u64>,
        /// The smallest of them; null when nothing stays.
        smallest: Option<u64>,
        /// How many the opponent can take at most by the rule: twice what was taken.
        twice: DecimalU128,
        /// Whether it takes the last stone.
        last: bool,
        /// Whether the answer to it does.
        answered: bool,
    },
    /// The pile as a sum of Fibonacci numbers without neighbours.
    Parts {
        /// The Fibonacci numbers that are not larger than the pile.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<u64>,
        /// How the parts are found: always the largest one that fits.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Peeled>,
    },
    /// The smallest part against what may be taken; the parts are the explanation's `parts`.
    Compare {
        /// The smallest part.
        smallest: u64,
        /// The most that may be taken.
        most: u64,
        /// Whether that is the whole pile.
        all: bool,
        /// Whether the smallest part can be taken.
        fits: bool,
    },
    /// The last few parts taken together, for each number of them.
    Cuts {
        /// The fewest stones first.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Cut>,
    },
    /// What the shown move leaves.
    Check {
        /// The move.
        shown: TakeMove,
        /// How many stones stay.
        leaves: u64,
        /// Their parts, the largest first.
        parts: Vec<u64>,
        /// The smallest of them; null when nothing stays.
        smallest: Option<u64>,
        /// How many the opponent can take at most.
        twice: u64,
        /// Whether it takes the last stone.
        last: bool,
    },
    /// The complete list, which is the explanation's `winning_moves`.
    Moves {
        /// How many there are.
        count: u64,
        /// How many moves there are besides.
        others: u64,
    },
    /// The position is lost: what every move leaves, and the answer.
    Spoil {
        /// The smallest part of the pile, which nobody can take whole.
        smallest: u64,
        /// The opponent's view.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// How many moves are not in the table.
        left_out: u64,
    },
    /// What to do in a lost position.
    Advice {
        /// The move that makes the game last.
        advised: TakeMove,
    },
    /// The theorem behind it all.
    Theorem {},
}

/// The largest Fibonacci number that fits, taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciPeeled"))]
pub(crate) struct Peeled {
    /// The number.
    pub number: u64,
    /// The largest Fibonacci number that is not larger.
    pub part: u64,
    /// What is left.
    pub left: u64,
}

/// A move in a lost position, seen by the opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciReply"))]
pub(crate) struct Reply {
    /// How many stones it takes.
    pub take: u64,
    /// How many it leaves.
    pub leaves: u64,
    /// The parts of these, the largest first.
    pub parts: Vec<u64>,
    /// The smallest of them.
    pub smallest: u64,
    /// How many the opponent can take at most.
    pub twice: u64,
    /// The winning answer.
    pub repair: TakeMove,
}

impl Step {
    /// The rung of the ladder of hints that leads to this step. A won and a lost position look alike.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Parts { rows, .. } => rows.first().map(|row| Hint::new("parts", row.number)),
            Step::Compare { most, .. } => Some(Hint::new("compare", *most)),
            Step::Cuts { .. } | Step::Spoil { .. } => Some(Hint::new("cuts", 0)),
            _ => None,
        }
    }
}
