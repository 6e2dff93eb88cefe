//! The kinds of steps in the explanation of a sum. A step holds numbers; sentences are in the templates.

use serde::Serialize;

use super::DisjunctiveSum;
use crate::columns::{BitWeights, Columns};
use crate::game::Hint;
use crate::serialize;

/// A step of the explanation of a sum.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumStep", bound = "G: DisjunctiveSum"))]
pub enum Step<G: DisjunctiveSum> {
    /// Start of the explanation: the components, and the winning move that the steps will find.
    Start {
        /// The winning move that the steps will find; null in a P-position.
        shown: Option<G::Move>,
        /// Whether the game is over: no move is left.
        over: bool,
    },
    /// The position after the pupil's move.
    Judge {
        /// Grundy values of the components after the move.
        values: Vec<u64>,
        /// Columns of `values`.
        columns: Columns,
        /// Weights of the odd columns.
        odd: BitWeights,
        /// Number of Grundy values of 2 or more after the move.
        big: u64,
        /// Whether the opponent has no move left.
        last: bool,
    },
    /// Adds the values without carry; the field `columns` of the explanation holds the columns.
    Add {},
    /// The odd columns of the Grundy values.
    Odd {
        /// Weights of the odd columns.
        odd: BitWeights,
        /// Sum of the weights in `odd`: the nim-sum.
        nim_sum: u64,
    },
    /// The case distinction of misère play, by the number of Grundy values of 2 or more.
    Fork {
        /// Number of Grundy values of 2 or more.
        big: u64,
        /// Number of Grundy values of 1.
        ones: u64,
        /// Whether `ones` is odd.
        odd: bool,
    },
    /// The value that each component needs for a win, and the moves that give a component this value.
    Find {
        /// Whether a winning move must leave an odd number of components of value 1 and none of a larger
        /// value; the moves in `apart` are an exception. True in misère play with fewer than two values of 2
        /// or more.
        turned: bool,
        /// Components, in order, each with its winning moves.
        #[serde(serialize_with = "serialize::long")]
        parts: Vec<NeededValue<G>>,
    },
    /// Check of the winning move `shown`: the Grundy values after it are added without carry.
    Check {
        /// The winning move.
        shown: G::Move,
        /// Grundy values of the components after the move.
        values: Vec<u64>,
        /// Columns of `values`.
        columns: Columns,
        /// Number of Grundy values of 2 or more after the move.
        big: u64,
        /// Number of Grundy values of 1 after the move.
        ones: u64,
        /// Whether the opponent has no move left.
        last: bool,
    },
    /// The number of winning moves; the field `winning_moves` of the explanation lists the moves.
    Moves {
        /// Number of winning moves.
        count: u64,
        /// Number of legal moves that do not win.
        others: u64,
    },
    /// Table for a P-position: each move, the value that it leaves, and the opponent's winning answer.
    Spoil {
        /// Rows of the table, one for each move.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply<G>>,
        /// Number of moves that are not in the table.
        left_out: u64,
    },
    /// Advice for a P-position.
    Advice {
        /// The move that prolongs the game.
        advised: G::Move,
    },
    /// The theorem on which the argument rests.
    Theorem {},
    /// Derivation of the Grundy values.
    #[serde(untagged)]
    Origin(G::ValueStep),
}

/// A component of the sum, and the Grundy value that a winning move must give it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumFound", bound = "G: DisjunctiveSum"))]
pub struct NeededValue<G: DisjunctiveSum> {
    /// Number of the component, 1-based.
    pub part: u64,
    /// Grundy value of the component.
    pub value: u64,
    /// Value that a winning move, other than those in `apart`, must give the component; null if no value
    /// wins.
    pub wanted: Option<u64>,
    /// Winning moves that give the component the value `wanted`; may be empty.
    pub moves: Vec<G::Move>,
    /// In misère play, winning moves besides `moves` in the only component of value 2 or more: they split it
    /// into several components of value 2 or more and make every column even.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<G::Move>,
}

/// A move in a P-position, with the opponent's winning answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}SumReply", bound = "G: DisjunctiveSum"))]
pub struct Reply<G: DisjunctiveSum> {
    /// The move.
    pub made: G::Move,
    /// Grundy value of the changed component after the move.
    pub value: u64,
    /// Weights of the odd columns after the move.
    pub odd: BitWeights,
    /// Winning answer of the opponent; null when the game is over.
    pub repair: Option<G::Move>,
}

impl<G: DisjunctiveSum> Step<G> {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none. The first hints are the
    /// same for N- and P-positions.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Origin(origin) => G::hint(origin),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Fork { .. } => Some(Hint::new("fork", 0)),
            _ => None,
        }
    }
}
