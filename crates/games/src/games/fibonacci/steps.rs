//! The kinds of steps in the explanation of Fibonacci Nim. A step holds numbers, no sentences.

use serde::Serialize;

use super::closed_form::Cut;
use crate::game::Hint;
use crate::position::{DecimalU128, TakeMove};
use crate::serialize;

/// A step of the explanation of Fibonacci Nim.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciStep"))]
pub enum Step {
    /// The pile, and the winning move that the steps derive.
    Start {
        /// Winning move that the explanation shows; null in a P-position.
        shown: Option<TakeMove>,
        /// Whether the game is over because no move is legal.
        over: bool,
    },
    /// The pile and the new quota after the pupil's move.
    Judge {
        /// Number of stones that the move leaves.
        leaves: u64,
        /// Zeckendorf representation of `leaves`, the largest part first.
        parts: Vec<u64>,
        /// Smallest of `parts`; null if no stones stay.
        smallest: Option<u64>,
        /// Largest number of stones that the quota allows the opponent: twice the number taken.
        twice: DecimalU128,
        /// Whether the move takes the last stone.
        last: bool,
        /// Whether the opponent's winning reply takes the last stone.
        answered: bool,
    },
    /// The Zeckendorf representation of the pile: a sum of Fibonacci numbers, no two neighbouring.
    Parts {
        /// Fibonacci numbers up to the size of the pile, in rising order.
        #[serde(serialize_with = "serialize::long")]
        numbers: Vec<u64>,
        /// Lines of the greedy algorithm, which always subtracts the largest Fibonacci number that fits.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<ZeckendorfRow>,
    },
    /// The comparison of the smallest part with the largest number of stones that may be taken.
    Compare {
        /// Smallest part of the Zeckendorf representation of the pile.
        smallest: u64,
        /// Largest number of stones that may be taken.
        most: u64,
        /// Whether the whole pile may be taken.
        all: bool,
        /// Whether `smallest` stones may be taken: `smallest` is at most `most`.
        fits: bool,
    },
    /// The moves that take the smallest part of the Zeckendorf representation, the two smallest together, and
    /// so on.
    Cuts {
        /// Moves that take the smallest parts together, the move of the fewest stones first.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Cut>,
    },
    /// The check of the shown move: the pile and the new quota after it.
    Check {
        /// Winning move that the explanation shows.
        shown: TakeMove,
        /// Number of stones that the move leaves.
        leaves: u64,
        /// Zeckendorf representation of `leaves`, the largest part first.
        parts: Vec<u64>,
        /// Smallest of `parts`; null if no stones stay.
        smallest: Option<u64>,
        /// Largest number of stones that the opponent may take: twice the number taken, but at most 2^64 − 1.
        twice: u64,
        /// Whether the move takes the last stone.
        last: bool,
    },
    /// States the number of winning moves; the moves themselves are `winning_moves` of the explanation.
    Moves {
        /// Number of winning moves.
        count: u64,
        /// Number of legal moves that do not win.
        others: u64,
    },
    /// The reason why a P-position is lost: the opponent has a winning reply to every move.
    #[serde(rename = "spoil")]
    Replies {
        /// Smallest part of the Zeckendorf representation of the pile; no legal move takes all of it.
        smallest: u64,
        /// Moves, that of the fewest stones first, each with the opponent's winning reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Number of legal moves that `rows` omits.
        left_out: u64,
    },
    /// The move advised in a P-position.
    Advice {
        /// Advised move, which prolongs the game.
        advised: TakeMove,
    },
    /// Whinihan's theorem on the winning moves, on which the explanation rests; the step has no data.
    Theorem {},
}

/// One line of the greedy algorithm for the Zeckendorf representation: the largest Fibonacci number that fits
/// is subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciPeeled"))]
pub struct ZeckendorfRow {
    /// Number before the subtraction.
    pub number: u64,
    /// Largest Fibonacci number that is at most `number`.
    pub part: u64,
    /// Number after the subtraction.
    pub left: u64,
}

/// A move in a P-position with the opponent's winning reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciReply"))]
pub struct Reply {
    /// Number of stones that the move takes.
    pub take: u64,
    /// Number of stones that the move leaves.
    pub leaves: u64,
    /// Zeckendorf representation of `leaves`, the largest part first.
    pub parts: Vec<u64>,
    /// Smallest of `parts`.
    pub smallest: u64,
    /// Largest number of stones that the opponent may take: twice the number taken, but at most 2^64 − 1.
    pub twice: u64,
    /// Winning reply of the opponent.
    pub repair: TakeMove,
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Parts { rows, .. } => rows.first().map(|row| Hint::new("parts", row.number)),
            Step::Compare { most, .. } => Some(Hint::new("compare", *most)),
            Step::Cuts { .. } | Step::Replies { .. } => Some(Hint::new("cuts", 0)),
            _ => None,
        }
    }
}
