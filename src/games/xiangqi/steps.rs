//! The kinds of steps in the explanation of 双炮禁双炮. A step holds numbers and Chinese notation, no sentences.

use serde::Serialize;

use super::notation::Side;
use super::records::{DrawTrap, Record};
use super::replay::{Advance, End};
use super::rules_of_thumb::{Count, Mnemonic};
use crate::columns::{BitWeights, Columns};
use crate::figure::{BoardFile, Flip, XiangqiPiece};
use crate::serialize;

/// A step of the explanation of 双炮禁双炮.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiStep"))]
pub(crate) enum Step {
    /// The board at the start.
    Start {
        /// Files with their facing men.
        files: Vec<BoardFile>,
        /// The winning move that the figure shows; null without one.
        shown: Option<Advance>,
    },
    /// The notation of moves: an example of each side, from the start.
    Notation {
        /// An advance of Red.
        red: Example,
        /// An advance of Black on the same file.
        black: Example,
    },
    /// The distances as piles.
    Piles {
        /// The pairs, in the order of the piles.
        rows: Vec<Row>,
    },
    /// The match in the question, which is `plies` of the explanation.
    Replay {
        /// Board after the match.
        files: Vec<BoardFile>,
    },
    /// The retreats in the match.
    Retreats {
        /// The retreats, each with the advance that undoes it.
        rows: Vec<Retreat>,
    },
    /// The addition without carry of the piles at the start, or after the match in the question.
    Add {
        /// Columns of the piles.
        columns: Columns,
        /// Weights of the odd columns.
        odd: BitWeights,
        /// Sum of the weights in `odd`.
        nim_sum: u64,
        /// Whether all piles are 0.
        empty: bool,
    },
    /// The advances that make every column even.
    Moves {
        /// Side to move.
        by: Side,
        /// The piles with their digits before and after.
        #[serde(serialize_with = "serialize::long")]
        flips: Vec<Flip>,
        /// The advances, in pile order.
        advances: Vec<Advance>,
    },
    /// The addition after the first of these advances, as a check.
    Check {
        /// The advance.
        shown: Advance,
        /// Piles after the advance.
        piles: Vec<u64>,
        /// Columns of these piles.
        columns: Columns,
    },
    /// Variant 甲: equal pairs cancel, so only the cannons' distances must be kept equal.
    Equal {
        /// Piles of the pawns.
        pawns: Vec<u64>,
        /// Distance of each pair of cannons after the first move.
        distance: u64,
    },
    /// The reason why the last step wins: a side without a legal move loses.
    Stalemate {},
    /// The rule for retreats: a retreat adds stones, and the next advance takes them away.
    Reversible {
        /// First retreat with an answer in the printed games; null if there is none.
        example: Option<Retreat>,
    },
    /// The end of the model: from here on the piles do not decide the outcome.
    ModelEnds {
        /// Number of the ply, 0 for the start.
        at: u64,
        /// Reason of the end.
        reason: End,
        /// Ply at which the model ends; null at the start.
        last: Option<String>,
        /// Answer in the printed game.
        answer: Option<String>,
    },
    /// A tempting move that loses.
    Trap {
        /// The tempting move with its answer.
        trap: DrawTrap,
        /// Reason why the piles do not decide the outcome there; null if they do.
        reason: Option<End>,
    },
    /// The variant that is a draw, with the printed game.
    Draw {
        /// The printed game.
        record: Record,
    },
    /// A printed game from this start.
    Record {
        /// Number of the game among those of this start, 1-based.
        number: u64,
        /// Number of printed games from this start.
        count: u64,
        /// The printed game.
        record: Record,
    },
    /// The mnemonic of 瞿问秋.
    Mnemonic {
        /// The mnemonic as pairs of distances.
        #[serde(flatten)]
        pairs: Mnemonic,
    },
    /// The mnemonic as an equation, checked by counting.
    Equation {
        /// Count of x = y + a with its condition.
        equation: Count,
        /// Count of x = y + z for any three piles.
        generalised: Count,
    },
    /// The proof that retreats change nothing and that Red makes the last step.
    Theorem {},
}

/// A move as an example of the notation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiExample"))]
pub(crate) struct Example {
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Number of the file in the notation of this side.
    pub file: String,
    /// Number of steps.
    pub steps: u64,
}

/// Two facing men as a pile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPair"))]
pub(crate) struct Row {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Kind of the men.
    pub man: XiangqiPiece,
    /// Number of the file in Red's notation.
    pub red: String,
    /// Number of the file in Black's notation.
    pub black: String,
    /// Size of the pile.
    pub size: u64,
}

/// A retreat, which adds stones to a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRetreat"))]
pub(crate) struct Retreat {
    /// Number of the ply, 1-based.
    pub number: u64,
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Side that moved.
    pub by: Side,
    /// Number of stones added.
    pub added: u64,
    /// Advance that takes these stones away; null unless the retreat broke the balance.
    pub answer: Option<String>,
}
