//! A game followed move by move: the piles after every move, their nim-sum, and whether the nim-sum is 0. As
//! soon as the piles do not decide the outcome, there is neither a nim-sum nor an outcome. A [`Motion`]
//! becomes a [`Ply`]; [`board`](super::board) knows the legal moves.

use serde::Serialize;

use super::Start;
use super::board::{Board, Effect, RecordError};
use super::notation::{Motion, Side, Verb};
use crate::games::nim::Rules;
use crate::games::nim::closed_form::NimTally;
use crate::position::PileMove;
use crate::serialize;

/// A move with the position after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPly"))]
pub struct Ply {
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Side that moved.
    pub by: Side,
    /// Sizes of the piles after the move, in the order of the piles at the start; null for two pieces that no
    /// longer face each other.
    pub piles: Vec<Option<u64>>,
    /// Nim-sum of the piles; null if they no longer decide the outcome.
    pub nim_sum: Option<u64>,
    /// Whether the move is a retreat (a backward move): it enlarges a pile, so that the opponent can undo its
    /// effect.
    pub reversible: bool,
    /// Whether the nim-sum after the move is 0; null if the piles no longer decide the outcome.
    pub balanced: Option<bool>,
    /// Effect of the move on the nim-sum.
    pub effect: NimSumEffect,
    /// Number of steps of a retreat, which is the number of stones that it adds to a pile; null for other
    /// moves.
    pub added: Option<u64>,
    /// For a retreat from a position with nim-sum 0: the advance (forward move) that takes the added stones
    /// away again, in Chinese notation. Null for other moves.
    pub answer: Option<String>,
    /// For a move that should have left nim-sum 0 but did not: the advances (forward moves) that leave it, in
    /// Chinese notation. Empty for other moves.
    pub better: Vec<String>,
}

/// Effect of a move on the nim-sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiBalance"))]
pub enum NimSumEffect {
    /// The nim-sum was not 0 and is 0 now: a winning move.
    Restores,
    /// The nim-sum was 0 and is not 0 now, as after every move from a P-position.
    Breaks,
    /// The nim-sum was not 0 and is not 0 now: a mistake.
    Misses,
    /// The piles no longer decide the outcome.
    Unknown,
}

/// Reasons why the piles do not decide the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiEnd"))]
pub enum End {
    /// The printed analysis of the initial position ends in a draw.
    Draw,
    /// A piece left the file on which it faced another.
    Left,
    /// A pawn stepped to a point where the other pawn can take it, or took the other pawn.
    Contact,
}

/// An advance, which is a forward move: it takes stones from a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiAdvance"))]
pub struct Advance {
    /// Number, from 1, of the pile from which the advance takes.
    pub pile: u64,
    /// Number of stones that the advance takes, which is the number of steps.
    pub take: u64,
    /// Number of stones left in the pile.
    pub leaves: u64,
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Number of stones in the pile before the move.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub size: u64,
}

impl Advance {
    /// Returns the advance as a move of Nim in its pile.
    pub fn to_pile_move(&self) -> PileMove {
        PileMove { pile: self.pile, take: self.take, leaves: self.leaves }
    }
}

/// A game in progress, with all its moves and the current position.
#[derive(Clone, Debug)]
pub struct Replay {
    board: Board,
    plies: Vec<Ply>,
    to_move: Side,
    /// Number of the first move, from 1, after which the piles do not decide the outcome (0 for the start),
    /// with the reason; `None` if they always decide it.
    end: Option<(u64, End)>,
}

impl Replay {
    /// Creates a game without moves that begins with the initial position `start`; Red is to move.
    pub fn new(start: Start) -> Self {
        Replay {
            board: Board::new(start),
            plies: Vec::new(),
            to_move: Side::Red,
            end: (!start.is_nim()).then_some((0, End::Draw)),
        }
    }

    /// Returns the board after all moves so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the moves so far, in order, with their effects on the piles.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the side that moves next.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns the number of the first move, from 1, after which the piles do not decide the outcome (0 for
    /// the start), with the reason; `None` if they always decide it.
    pub fn end(&self) -> Option<(u64, End)> {
        self.end
    }

    /// Returns the nim-sum of the current piles; `None` if they do not decide the outcome.
    pub fn nim_sum(&self) -> Option<u64> {
        self.end.is_none().then(|| NimTally::new(&self.sizes(), None).nim_sum)
    }

    /// Returns the sizes of the current piles, in the order of the piles at the start; 0 for two pieces that
    /// no longer face each other.
    pub fn sizes(&self) -> Vec<u64> {
        let piles = self.board.piles();
        piles.iter().map(|pile| pile.unwrap_or(0)).collect()
    }

    /// Returns the advances (forward moves) of the side to move that leave nim-sum 0, in pile order; empty if
    /// the piles do not decide the outcome. Retreats (backward moves) are never included.
    pub fn winning_advances(&self) -> Vec<Advance> {
        if self.end.is_some() {
            return Vec::new();
        }
        let moves = Rules::default().winning_moves(&self.sizes()).collect::<Vec<PileMove>>();
        let advance = |chosen: &PileMove| {
            let motion = self.board.advance(self.to_move, chosen.pile, chosen.take)?;
            Some(Advance {
                pile: chosen.pile,
                take: chosen.take,
                leaves: chosen.leaves,
                motion: motion.to_string(),
                size: chosen.take + chosen.leaves,
            })
        };
        moves.iter().filter_map(advance).collect()
    }

    /// Plays the move `motion`. An illegal move returns its [`RecordError`] and leaves the game unchanged.
    pub fn play(&mut self, motion: Motion) -> Result<(), RecordError> {
        if motion.by != self.to_move {
            return Err(RecordError::NotItsTurn);
        }
        let (before, winning) = (self.nim_sum(), self.winning_advances());
        let effect = self.board.make(motion)?;
        self.to_move = self.to_move.other();
        if self.end.is_none() {
            self.end = match effect {
                Effect::Pile(_) => None,
                Effect::Left => Some((self.plies.len() as u64 + 1, End::Left)),
                Effect::Contact => Some((self.plies.len() as u64 + 1, End::Contact)),
            };
        }
        let nim_sum = self.nim_sum();
        let balance = match (before, nim_sum) {
            (Some(0), Some(_)) => NimSumEffect::Breaks,
            (Some(_), Some(0)) => NimSumEffect::Restores,
            (Some(_), Some(_)) => NimSumEffect::Misses,
            _ => NimSumEffect::Unknown,
        };
        let reversible = motion.verb == Verb::Back;
        let undoing = match (reversible, balance, effect) {
            (true, NimSumEffect::Breaks, Effect::Pile(pile)) => {
                self.board.advance(self.to_move, pile, motion.number)
            }
            _ => None,
        };
        let missed = winning.into_iter().filter(|_| balance == NimSumEffect::Misses);
        self.plies.push(Ply {
            motion: motion.to_string(),
            by: motion.by,
            piles: self.board.piles(),
            nim_sum,
            reversible,
            balanced: nim_sum.map(|sum| sum == 0),
            effect: balance,
            added: reversible.then_some(motion.number),
            answer: undoing.map(|motion| motion.to_string()),
            better: missed.map(|advance| advance.motion).collect(),
        });
        Ok(())
    }
}
