//! The kinds of steps in an argument about 双炮禁双炮. A step holds what it finds, in numbers and in
//! Chinese notation.

use serde::Serialize;

use super::notation::Side;
use super::records::{DrawTrap, Record};
use super::replay::{Advance, End};
use super::rules_of_thumb::{Count, Mnemonic};
use crate::columns::{BitWeights, Columns};
use crate::figure::{BoardFile, Flip, XiangqiPiece};
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiStep"))]
pub(crate) enum Step {
    /// The board at the start.
    Start {
        /// The files with what faces each other.
        files: Vec<BoardFile>,
        /// The winning move that the picture shows, if it shows one.
        shown: Option<Advance>,
    },
    /// How moves are written: an example of each side, from the start.
    Notation {
        /// An advance of Red's.
        red: Example,
        /// The same kind of move of Black's, on the same file.
        black: Example,
    },
    /// Distances are piles.
    Piles {
        /// The pairs, in the order of the piles.
        rows: Vec<Row>,
    },
    /// The game that was asked about is the explanation's `plies`.
    Replay {
        /// The board after it.
        files: Vec<BoardFile>,
    },
    /// The retreats in that game.
    Retreats {
        /// Each with the advance that takes it back.
        rows: Vec<Retreat>,
    },
    /// Addition without carry of the piles that are meant: those of the start, or those after
    /// the game that was asked about.
    Add {
        /// The columns.
        columns: Columns,
        /// The weights of the odd columns.
        odd: BitWeights,
        /// Their sum.
        nim_sum: u64,
        /// Whether all piles are 0.
        empty: bool,
    },
    /// The advances that make every column even.
    Moves {
        /// Who makes them.
        by: Side,
        /// The piles with their digits before and after.
        #[serde(serialize_with = "serialize::long")]
        flips: Vec<Flip>,
        /// The advances, in pile order.
        advances: Vec<Advance>,
    },
    /// What the first of them leaves, added again.
    Check {
        /// The move.
        shown: Advance,
        /// The piles after it.
        piles: Vec<u64>,
        /// Their columns.
        columns: Columns,
    },
    /// Variant 甲: equal pairs cancel, so only the cannons' distances have to be kept equal.
    Equal {
        /// The pawns' piles.
        pawns: Vec<u64>,
        /// Both cannon distances after the first move.
        distance: u64,
    },
    /// Why the last step wins: a side without a move has lost.
    Stalemate {},
    /// A retreat adds stones, and the next advance takes them away.
    Reversible {
        /// The retreats in the first printed game that has some.
        example: Option<Retreat>,
    },
    /// Where the piles stop telling the story.
    ModelEnds {
        /// The number of the move, 0 for the start.
        at: u64,
        /// Why.
        reason: End,
        /// That move.
        last: Option<String>,
        /// What the printed game answers.
        answer: Option<String>,
    },
    /// A tempting move that loses.
    Trap {
        /// What it is.
        trap: DrawTrap,
        /// Why the piles do not tell it.
        reason: Option<End>,
    },
    /// The variant that is a draw, with the printed game.
    Draw {
        /// The printed game.
        record: Record,
    },
    /// A printed game.
    Record {
        /// Its number among those of this start.
        number: u64,
        /// How many there are.
        count: u64,
        /// The game.
        record: Record,
    },
    /// The mnemonic of 瞿问秋.
    Mnemonic {
        /// As pairs of distances.
        #[serde(flatten)]
        pairs: Mnemonic,
    },
    /// The mnemonic as an equation, counted out.
    Equation {
        /// x = y + a with its condition.
        equation: Count,
        /// x = y + z for any three piles.
        generalised: Count,
    },
    /// Why retreats change nothing and the last step is Red's.
    Theorem {},
}

/// A move as an example of the notation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiExample"))]
pub(crate) struct Example {
    /// The move.
    #[serde(rename = "move")]
    pub motion: String,
    /// The number of its file as this side writes it.
    pub file: String,
    /// How many steps.
    pub steps: u64,
}

/// Two men that face each other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPair"))]
pub(crate) struct Row {
    /// The pile, counted from 1.
    pub pile: u64,
    /// What the men are.
    pub man: XiangqiPiece,
    /// The file as Red writes it.
    pub red: String,
    /// The file as Black writes it.
    pub black: String,
    /// The size of the pile.
    pub size: u64,
}

/// A retreat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRetreat"))]
pub(crate) struct Retreat {
    /// The number of the move.
    pub number: u64,
    /// The move.
    #[serde(rename = "move")]
    pub motion: String,
    /// Who made it.
    pub by: Side,
    /// How many stones it added.
    pub added: u64,
    /// The advance that takes them away, if the retreat broke the balance.
    pub answer: Option<String>,
}
