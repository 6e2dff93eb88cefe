//! The steps of an explanation of 双炮禁双炮, as data; the templates write the sentences.

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
pub enum Step {
    /// The board at the start.
    Start {
        /// Files with the pieces that face each other, from Red's left to Red's right.
        files: Vec<BoardFile>,
        /// The winning move that the figure shows; null if it shows none.
        shown: Option<Advance>,
    },
    /// The notation of moves, with a forward move of each side from the start as an example.
    Notation {
        /// Example of a forward move of Red.
        red: Example,
        /// Example of a forward move of Black on the same file.
        black: Example,
    },
    /// The distances between the pieces at the start, as piles.
    Piles {
        /// Pairs of pieces, in the order of the piles.
        rows: Vec<Row>,
    },
    /// The board after the game in the question; the moves are `plies` of the explanation.
    Replay {
        /// Files of the board after the game, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
    /// The retreats (backward moves) in the game of the question.
    Retreats {
        /// The retreats (backward moves), each with the advance (forward move) that undoes it.
        rows: Vec<Retreat>,
    },
    /// The addition without carry of the current piles: those after the game in the question, or without a
    /// game those at the start.
    Add {
        /// Binary columns of the piles.
        columns: Columns,
        /// Weights of the odd columns.
        odd: BitWeights,
        /// Nim-sum: the sum of the weights in `odd`.
        nim_sum: u64,
        /// Whether all piles are 0.
        empty: bool,
    },
    /// The winning advances (forward moves), which make every column even.
    Moves {
        /// Side to move.
        by: Side,
        /// For each advance, its pile with the binary digits before and after it.
        #[serde(serialize_with = "serialize::long")]
        flips: Vec<Flip>,
        /// Winning advances (forward moves), in pile order.
        advances: Vec<Advance>,
    },
    /// The addition without carry of the piles after the first winning advance (forward move).
    Check {
        /// The winning advance (forward move) that is checked.
        shown: Advance,
        /// Piles after the advance in `shown`.
        piles: Vec<u64>,
        /// Binary columns of `piles`.
        columns: Columns,
    },
    /// Variant 甲: equal piles cancel, so it is enough to keep the distances of the cannons equal.
    Equal {
        /// Sizes, after the first move, of the piles of the pawns.
        pawns: Vec<u64>,
        /// Distance of each pair of cannons after the first move.
        distance: u64,
    },
    /// The reason why the last step wins: a side that cannot move loses.
    Stalemate {},
    /// The reason why a retreat (a backward move) does not help: the next advance takes the added stones
    /// away.
    Reversible {
        /// The first retreat in the printed games after which an advance takes the added stones away; null if
        /// there is none.
        example: Option<Retreat>,
    },
    /// The first move after which the piles do not decide the outcome.
    #[serde(rename = "model-ends")]
    PilesStopDeciding {
        /// Number of the move, from 1; 0 if the piles do not decide the outcome at the start.
        at: u64,
        /// Reason why the piles do not decide the outcome.
        reason: End,
        /// Move with the number `at`, in Chinese notation; null for the start.
        last: Option<String>,
        /// Move after the move with the number `at`, in Chinese notation; null for the start, and if there is
        /// none.
        answer: Option<String>,
    },
    /// A tempting move that loses, at one point of a printed game.
    Trap {
        /// The tempting move, its answer, and the move that was played instead.
        trap: DrawTrap,
        /// Reason why the piles after the tempting move do not decide the outcome; null if they do.
        reason: Option<End>,
    },
    /// The variant 丙, which is a draw, with the printed game.
    Draw {
        /// The printed game.
        record: Record,
    },
    /// One of the printed games that begin with this initial position.
    Record {
        /// Number of the game among the printed games of this initial position, from 1.
        number: u64,
        /// Number of printed games that begin with this initial position.
        count: u64,
        /// The game, with the position after every move.
        record: Record,
    },
    /// The mnemonic of 瞿问秋 for P-positions of the endgame.
    Mnemonic {
        /// Pairs of distances of the cannons that are P-positions, before and after a pawn has moved.
        #[serde(flatten)]
        pairs: Mnemonic,
    },
    /// The test of the mnemonic as an equation, in all small positions.
    Equation {
        /// Result of testing x = y + a, where x and y are the distances of the cannons and a is the pawns'
        /// pile.
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
pub struct Example {
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Number of the piece's file, as the side that moves writes it.
    pub file: String,
    /// Number of steps in the move.
    pub steps: u64,
}

/// Two pieces that face each other, as a pile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPair"))]
pub struct Row {
    /// Number of the pile, from 1.
    pub pile: u64,
    /// Kind of both pieces.
    pub man: XiangqiPiece,
    /// Number of the file of the pieces, as Red writes it (`三`).
    pub red: String,
    /// Number of the file of the pieces, as Black writes it (`7`).
    pub black: String,
    /// Number of stones in the pile: the number of free steps between the pieces.
    pub size: u64,
}

/// A retreat, which is a backward move: it adds stones to a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRetreat"))]
pub struct Retreat {
    /// Number of the retreat among the moves of the game, from 1.
    pub number: u64,
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Side that moved.
    pub by: Side,
    /// Number of stones that the retreat adds to the pile.
    pub added: u64,
    /// The advance that takes the added stones away again, in Chinese notation; null if the nim-sum was not 0
    /// before the retreat.
    pub answer: Option<String>,
}
