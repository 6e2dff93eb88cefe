//! The kinds of steps in the explanation of Moore's game. A step holds numbers, no sentences.

use serde::Serialize;

use super::closed_form::ColumnChoice;
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::Flip;
use crate::game::Hint;
use crate::position::MultiPileMove;
use crate::serialize;

/// A step of the explanation of Moore's game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "MooreStep"))]
pub enum Step {
    /// The piles, and the winning move that the explanation derives.
    Start {
        /// Winning move that the explanation shows; null in a P-position.
        shown: Option<MultiPileMove>,
        /// Whether no stone is left, so that the game is over.
        over: bool,
    },
    /// The position after the pupil's move.
    Judge {
        /// Pile sizes after the move.
        piles: Vec<u64>,
        /// Sizes after the move in binary, added without carry modulo k + 1; k is the largest number of piles
        /// from which a move may take.
        columns: Columns,
        /// Weights of the columns whose number of ones is not divisible by k + 1; k is the largest number of
        /// piles from which a move may take.
        uneven: BitWeights,
        /// Whether the move takes the last stone.
        last: bool,
        /// Whether the opponent can take all remaining stones.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// The case that a move may take from every nonempty pile: taking all stones wins.
    Everything {
        /// Number of piles that are not empty.
        piles: u64,
    },
    /// Each pile size as a sum of powers of two.
    Binary {
        /// The pile sizes with their powers of two, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Parts>,
    },
    /// The addition of the pile sizes without carry modulo k + 1, where k is the largest number of piles from
    /// which a move may take; the step has no data, as the columns are `columns` of the explanation.
    Add {},
    /// The division of the number of ones in each column by `modulus`; the remainders are `remainders` of the
    /// explanation.
    Divide {
        /// Modulus k + 1; k is the largest number of piles from which a move may take.
        modulus: u64,
        /// Weights of the columns whose number of ones is not divisible by `modulus`, the largest first.
        uneven: BitWeights,
        /// Largest of `uneven`; null if there are none.
        leftmost: Option<u64>,
    },
    /// One winning move, built column by column. The construction starts at the leftmost column whose number
    /// of ones is not divisible by `modulus` of the explanation.
    Build {
        /// The changes in each column, in the order of the columns from left to right.
        #[serde(serialize_with = "serialize::long")]
        columns: Vec<ColumnChoice>,
        /// The piles that become smaller, each with its change, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Flip>,
    },
    /// The check of the winning move: the pile sizes after it, added without carry modulo `modulus` of the
    /// explanation.
    Check {
        /// Winning move that the explanation shows.
        shown: MultiPileMove,
        /// Pile sizes after the move.
        piles: Vec<u64>,
        /// Sizes after the move in binary, added without carry modulo k + 1; k is the largest number of piles
        /// from which a move may take.
        columns: Columns,
        /// Whether the move takes the last stone.
        last: bool,
    },
    /// States whether the list of winning moves is complete; the moves themselves are `winning_moves` of the
    /// explanation.
    Moves {
        /// Winning move that the explanation shows.
        shown: MultiPileMove,
        /// Whether `winning_moves` contains all winning moves.
        complete: bool,
    },
    /// A P-position: after every move, the number of ones in some column is not divisible by `modulus`.
    #[serde(rename = "spoil")]
    Replies {
        /// Modulus k + 1; k is the largest number of piles from which a move may take.
        modulus: u64,
        /// Moves, each with the columns whose number of ones is not divisible by `modulus` after it, and with
        /// the opponent's winning reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Whether `rows` contains all legal moves.
        complete: bool,
    },
    /// The move advised in a P-position.
    Advice {
        /// Advised move: one stone from the largest pile.
        advised: MultiPileMove,
    },
    /// Moore's theorem on the P-positions, on which the explanation rests; the step has no data.
    Theorem {},
}

/// A move in a P-position with the opponent's winning reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MooreReply"))]
pub struct Reply {
    /// Number of stones that the move takes from each pile.
    pub takes: Vec<u64>,
    /// Weights of the columns whose number of ones is not divisible by k + 1 after the move; k is the largest
    /// number of piles from which a move may take.
    pub broken: BitWeights,
    /// Winning reply of the opponent, which exists after every move from a P-position.
    pub repair: Option<MultiPileMove>,
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none.
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
