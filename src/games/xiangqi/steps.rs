//! The steps of an explanation of 双炮禁双炮, as data; the templates write the sentences.

use serde::Serialize;

use super::notation::Side;
use super::records::{DrawTrap, Record};
use super::replay::{Advance, End};
use super::rules_of_thumb::{Count, Mnemonic};
use crate::columns::{BitWeights, Columns};
use crate::figure::{BoardFile, Flip, XiangqiPiece};
use crate::serialize;

/// A step of the explanation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiStep"))]
pub(crate) enum Step {
    /// The board at the start.
    Start {
        /// Files with the pieces that face each other, from Red's left to Red's right.
        files: Vec<BoardFile>,
        /// The winning move in the figure; null if the figure shows none.
        shown: Option<Advance>,
    },
    /// The notation of moves, with an example of each side from the start.
    Notation {
        /// A forward move of Red.
        red: Example,
        /// A forward move of Black on the same file.
        black: Example,
    },
    /// The distances as piles.
    Piles {
        /// Pairs of pieces, in the order of the piles.
        rows: Vec<Row>,
    },
    /// The game in the question, whose moves are the explanation's `plies`.
    Replay {
        /// Files of the board after the game, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
    /// The retreats in the game of the question.
    Retreats {
        /// The retreats, each with the advance that takes the added stones away again.
        rows: Vec<Retreat>,
    },
    /// Addition without carry of the current piles: those at the start, or those after the question's game.
    Add {
        /// Binary columns of the piles.
        columns: Columns,
        /// Weights of the odd columns.
        odd: BitWeights,
        /// Nim-sum: the sum of these weights.
        nim_sum: u64,
        /// Whether all piles are 0.
        empty: bool,
    },
    /// The winning advances, which make every column even.
    Moves {
        /// Side to move.
        by: Side,
        /// Piles with their binary digits before and after each advance.
        #[serde(serialize_with = "serialize::long")]
        flips: Vec<Flip>,
        /// Advances, in pile order.
        advances: Vec<Advance>,
    },
    /// The addition without carry of the piles after the first advance.
    Check {
        /// The advance that is checked.
        shown: Advance,
        /// Piles after the advance.
        piles: Vec<u64>,
        /// Binary columns of these piles.
        columns: Columns,
    },
    /// Variant 甲: equal pairs cancel, so only the cannons' distances have to be kept equal.
    Equal {
        /// Sizes of the piles of the pawns.
        pawns: Vec<u64>,
        /// Distance of both pairs of cannons after the first move.
        distance: u64,
    },
    /// The reason why the last step wins: a side without a move has lost.
    Stalemate {},
    /// The reason why a retreat does not help: it adds stones, and the next advance takes them away.
    Reversible {
        /// The first retreat in the printed games that is answered by such an advance; null if there is none.
        example: Option<Retreat>,
    },
    /// The move from which on the piles do not decide the outcome.
    ModelEnds {
        /// Number of the move, from 1; 0 for the start.
        at: u64,
        /// Reason why the piles do not decide the outcome from then on.
        reason: End,
        /// The move in Chinese notation; null for the start.
        last: Option<String>,
        /// The next move of the game in Chinese notation; null if there is none.
        answer: Option<String>,
    },
    /// A tempting move that loses.
    Trap {
        /// The tempting move, with the printed move and the answer.
        trap: DrawTrap,
        /// Reason why the piles do not decide the outcome, so that they do not show the mistake; null if they
        /// decide it.
        reason: Option<End>,
    },
    /// The variant that is a draw, with the printed game.
    Draw {
        /// The printed game.
        record: Record,
    },
    /// One of the printed games of a start.
    Record {
        /// Number of the game among those of this start, from 1.
        number: u64,
        /// Number of printed games of this start.
        count: u64,
        /// The moves of the game.
        record: Record,
    },
    /// The mnemonic of 瞿问秋.
    Mnemonic {
        /// Pairs of cannon distances that are P-positions, before and after a pawn has moved.
        #[serde(flatten)]
        pairs: Mnemonic,
    },
    /// The mnemonic as an equation, tested in all small positions.
    Equation {
        /// Result of testing x = y + a with its condition on a.
        equation: Count,
        /// Result of testing x = y + z for any three piles.
        generalised: Count,
    },
    /// The reason why retreats change nothing and Red makes the last step.
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
    /// Number of the piece's file as this side writes it.
    pub file: String,
    /// Number of steps in the move.
    pub steps: u64,
}

/// Two pieces that face each other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPair"))]
pub(crate) struct Row {
    /// Number of the pile, from 1.
    pub pile: u64,
    /// Kind of the pieces.
    pub man: XiangqiPiece,
    /// Number of the file as Red writes it.
    pub red: String,
    /// Number of the file as Black writes it.
    pub black: String,
    /// Number of stones in the pile: the distance.
    pub size: u64,
}

/// A retreat, which adds stones to a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRetreat"))]
pub(crate) struct Retreat {
    /// Number of the move, from 1.
    pub number: u64,
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Side that moved.
    pub by: Side,
    /// Number of stones that the retreat adds to the pile.
    pub added: u64,
    /// The advance that takes the added stones away, in Chinese notation; null if the nim-sum was not 0
    /// before the retreat.
    pub answer: Option<String>,
}
