//! The kinds of steps in the explanation of Nim. A step holds numbers, no sentences, and does not repeat data
//! of the explanation or of earlier steps.

use serde::Serialize;

use super::closed_form::{Aim, NimTally, Obstacle, PileVerdict, Way};
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::{Division, Flip};
use crate::game::Hint;
use crate::position::{DecimalU128, PileMove};
use crate::serialize;

/// A step of the explanation of Nim.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "NimStep"))]
pub enum Step {
    /// The piles, and the winning move that the steps derive.
    Start {
        /// Winning move that the explanation shows; null in a P-position.
        shown: Option<PileMove>,
        /// Whether no stone is left, so that the game is over.
        over: bool,
    },
    /// The position after the pupil's move.
    Judge {
        /// Pile sizes after the move.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<u64>,
        /// Binary columns of the residues after the move, added without carry.
        columns: Columns,
        /// Condition of a P-position that applies after the move.
        aim: Aim,
        /// Nim-sum and counts of the residues after the move.
        tally: Counts,
        /// Whether the move takes the last stone.
        last: bool,
        /// Whether the opponent can take all remaining stones.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// The residue of every pile modulo K + 1.
    Residues {
        /// Modulus K + 1.
        modulus: u64,
        /// The division of each pile by K + 1 with its remainder, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Division>,
    },
    /// The cases of misère play.
    #[serde(rename = "fork")]
    MisereCases {
        /// Number of piles with a residue (the size modulo K + 1; without a limit, the size) of 2 or more.
        big: u64,
        /// Number of piles with residue 1 (the size modulo K + 1; without a limit, the size).
        ones: u64,
        /// Case of the position: the number of residues of 2 or more is none, one or many.
        case: Case,
        /// Whether exactly one residue is 2 or more. The winning move then makes it 1 or 0, after which the
        /// number of ones decides.
        switch: bool,
    },
    /// Each residue (without a limit, each size) as a sum of powers of two.
    Binary {
        /// Residues with their powers of two, in pile order; without a limit, pile sizes.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Parts>,
    },
    /// Two or three piles as a square of a board. The size of the first pile is the square's column, that of
    /// the second its row.
    Square {
        /// Largest size on the board, 7 or 15.
        largest: u64,
        /// Size of the third pile, which is the same for the whole board; null for two piles.
        third: Option<u64>,
        /// Powers of two in the size of the third pile. Starting from the board of two piles, exchange, for
        /// each power p, every p columns with the next p columns: the result is the board of three piles.
        /// Empty in misère play, with a limit, and for two piles.
        mirrors: BitWeights,
        /// Squares that are P-positions, as sizes of the first and the second pile.
        lost: Vec<[u64; 2]>,
    },
    /// The addition without carry; its digits are `columns` of the explanation.
    Add {},
    /// The odd columns, which are the binary columns with an odd number of ones.
    Odd {
        /// Weights of the odd columns, the largest first.
        odd: BitWeights,
        /// Weight of the leftmost odd column; null if there is none.
        leftmost: Option<u64>,
    },
    /// Misère play without a residue above 1: the number of ones decides.
    Parity {
        /// Number of piles with residue 1 (the size modulo K + 1; without a limit, the size).
        ones: u64,
        /// Whether `ones` is odd, so that the player to move loses.
        odd: bool,
    },
    /// Misère play with exactly one residue of 2 or more: the winning move makes it 1 or 0, whichever leaves
    /// an odd number of ones.
    Switch {
        /// Number of the pile with the residue of 2 or more, 1-based.
        pile: u64,
        /// Size of the pile.
        size: u64,
        /// Residue of the pile: its size modulo K + 1; without a limit, its size.
        residue: u64,
        /// Number of other piles with residue 1.
        ones: u64,
        /// Residue that the winning move leaves in the pile: 1 or 0.
        target: u64,
        /// Number of stones to take.
        take: u64,
        /// Number of stones that stay in the pile.
        leaves: u64,
    },
    /// The winning moves in piles with a one in the leftmost odd column: each flips the digits of all odd
    /// columns.
    Flip {
        /// Weight of the leftmost odd column.
        column: u64,
        /// Piles with such a winning move, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Flip>,
    },
    /// The winning moves in misère play without a residue above 1: each lowers the residue of its pile from 1
    /// to 0, so that the number of ones becomes odd.
    Lower {
        /// Piles with such a winning move, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// The winning moves that take stones past a multiple of K + 1, so that the residue of the pile rises to
    /// its target.
    Raise {
        /// Piles with such a winning move, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// The piles without a winning move, each with the reason.
    Others {
        /// Piles without a winning move, in pile order.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<Target>,
    },
    /// The check of the winning move: the addition without carry of the piles after the move.
    Check {
        /// Winning move that the explanation shows.
        shown: PileMove,
        /// Condition of a P-position that holds after the move.
        aim: Aim,
        /// Pile sizes after the move.
        #[serde(serialize_with = "serialize::long")]
        piles: Vec<u64>,
        /// Binary columns of the residues after the move, added without carry.
        columns: Columns,
        /// Number of piles with residue 1 (the size modulo K + 1; without a limit, the size) after the move.
        ones: u64,
        /// Whether the move takes the last stone.
        last: bool,
    },
    /// States the number of winning moves; the moves themselves are `winning_moves` of the explanation.
    Moves {
        /// Number of winning moves.
        count: u64,
        /// Winning move that the explanation shows.
        shown: PileMove,
    },
    /// The reply rule with a limit K: if the opponent takes x stones from a pile of more than K, take K + 1 −
    /// x from the same pile.
    ReplyRule {
        /// Modulus K + 1.
        modulus: u64,
    },
    /// The moves of a P-position: each of them leaves an N-position.
    #[serde(rename = "spoil")]
    PPositionMoves {
        /// Number of legal moves.
        moves: DecimalU128,
        /// Condition of a P-position, which every move breaks.
        aim: Aim,
        /// Some of the moves, each with the columns that it makes odd and the opponent's winning reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Number of moves that the rows omit.
        left_out: DecimalU128,
    },
    /// The move advised in a P-position.
    Advice {
        /// Advised move: one stone from the largest pile.
        advised: PileMove,
        /// Whether the choice of the move makes no difference.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        forced: bool,
    },
    /// The statement of the theorem on which the explanation rests.
    Theorem {},
}

/// The cases of misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "MisereCase"))]
pub enum Case {
    /// No pile has a residue of 2 or more.
    None,
    /// Exactly one pile has a residue of 2 or more.
    One,
    /// At least two piles have a residue of 2 or more.
    Many,
}

/// The residue that a pile needs to make a P-position with the other piles, and the winning move that reaches
/// it, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Target {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Size of the pile.
    pub size: u64,
    /// Residue of the pile before a move: its size modulo K + 1; without a limit, its size.
    pub residue: u64,
    /// Residue that the pile must have to make a P-position with the other piles.
    pub target: u64,
    /// Condition of a P-position that holds once the pile has the residue `target`.
    pub aim: Aim,
    /// Number of stones that the winning move takes; null if there is none.
    pub take: Option<u64>,
    /// Number of stones that stay after the winning move; null if there is none.
    pub leaves: Option<u64>,
    /// Reason why there is no winning move; null if there is one.
    pub obstacle: Option<Obstacle>,
}

impl Target {
    /// Creates the target of pile number `pile` (1-based) with `size` stones.
    pub(super) fn new(pile: u64, size: u64, verdict: PileVerdict) -> Self {
        let take = verdict.take();
        Target {
            pile,
            size,
            residue: verdict.residue,
            target: verdict.target,
            aim: verdict.aim,
            take,
            leaves: take.map(|take| size - take),
            obstacle: match verdict.way {
                Way::No(obstacle) => Some(obstacle),
                _ => None,
            },
        }
    }
}

/// A move in a P-position with the opponent's winning reply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "NimReply"))]
pub struct Reply {
    /// Move of the player in the P-position.
    #[serde(flatten)]
    pub chosen: PileMove,
    /// Weights of the columns that the move makes odd; empty if no residue is 2 or more after it in misère
    /// play.
    pub broken: BitWeights,
    /// Number of piles with residue 1 (the size modulo K + 1; without a limit, the size) after the move.
    pub ones: u64,
    /// Winning reply of the opponent; null if the move ends the game.
    #[serde(rename = "repair")]
    pub reply: Option<PileMove>,
}

/// Nim-sum, odd columns and counts of the residues after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counts {
    /// Nim-sum of the residues (pile sizes modulo K + 1; without a limit, pile sizes).
    pub nim_sum: u64,
    /// Weights of the odd columns, which are the powers of two in the nim-sum.
    pub odd: BitWeights,
    /// Number of piles with residue 1 (the size modulo K + 1; without a limit, the size).
    pub ones: u64,
    /// Number of piles with a residue (the size modulo K + 1; without a limit, the size) of 2 or more.
    pub big: u64,
}

impl From<NimTally> for Counts {
    fn from(NimTally { nim_sum, ones, residues_above_one: big }: NimTally) -> Self {
        Counts { nim_sum, odd: BitWeights(nim_sum), ones, big }
    }
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Residues { modulus, .. } => Some(Hint::new("residues", *modulus)),
            Step::MisereCases { .. } => Some(Hint::new("fork", 0)),
            Step::Binary { .. } => Some(Hint::new("binary", 0)),
            Step::Add {} => Some(Hint::new("add", 0)),
            Step::Odd { .. } => Some(Hint::new("odd", 0)),
            Step::Parity { .. } => Some(Hint::new("parity", 0)),
            Step::Switch { .. } => Some(Hint::new("switch", 0)),
            Step::Flip { column, .. } => Some(Hint::new("flip", *column)),
            Step::Start { .. }
            | Step::Judge { .. }
            | Step::Lower { .. }
            | Step::Raise { .. }
            | Step::Others { .. }
            | Step::Check { .. }
            | Step::Moves { .. }
            | Step::Square { .. }
            | Step::ReplyRule { .. }
            | Step::PPositionMoves { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }
}
