//! A game followed move by move: the piles after every move, their nim-sum, and whether the move
//! left it 0. Where the piles stop telling the story there is no nim-sum and no verdict any more,
//! for the rest of the game. In: [`Motion`]s. Out: [`Ply`]s.

use serde::Serialize;

use super::Start;
use super::board::{Board, Effect, RecordError};
use super::notation::{Motion, Side, Verb};
use crate::games::nim::Rules;
use crate::games::nim::closed_form::NimTally;
use crate::position::PileMove;
use crate::serialize;

/// A move and what it left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPly"))]
pub(crate) struct Ply {
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// Who made it.
    pub by: Side,
    /// The piles after it, in the order of the position; null where the two men no longer face
    /// each other.
    pub piles: Vec<Option<u64>>,
    /// Their nim-sum; null from the move on at which the model ends.
    pub nim_sum: Option<u64>,
    /// Whether it is a retreat, which adds stones.
    pub reversible: bool,
    /// Whether it left the nim-sum 0; null from the move on at which the model ends.
    pub balanced: Option<bool>,
    /// What that means for the player who made it.
    pub effect: Balance,
    /// How many stones a retreat added.
    pub added: Option<u64>,
    /// For a retreat that broke the balance: the advance that takes those stones away again.
    pub answer: Option<String>,
    /// For a move that missed the balance: the advances that would have left it.
    pub better: Vec<String>,
}

/// What a move does to the balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiBalance"))]
pub(crate) enum Balance {
    /// The nim-sum was not 0 and is 0 now: a winning move.
    Restores,
    /// The nim-sum was 0 and is not 0 now, as after every move.
    Breaks,
    /// The nim-sum was not 0 and still is not: a mistake.
    Misses,
    /// The piles no longer tell.
    Unknown,
}

/// Why the piles stop telling the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiEnd"))]
pub(crate) enum End {
    /// They never did: the start is a draw.
    Draw,
    /// A man left its file.
    Left,
    /// A pawn stepped where it can be taken.
    Contact,
}

/// An advance and what it takes from its pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiAdvance"))]
pub(crate) struct Advance {
    /// The pile, counted from 1.
    pub pile: u64,
    /// How many stones are taken.
    pub take: u64,
    /// How many stay.
    pub leaves: u64,
    /// The move in Chinese notation.
    #[serde(rename = "move")]
    pub motion: String,
    /// The size of the pile.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub size: u64,
}

impl Advance {
    pub(crate) fn taken(&self) -> PileMove {
        PileMove { pile: self.pile, take: self.take, leaves: self.leaves }
    }
}

/// A game under way.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    board: Board,
    plies: Vec<Ply>,
    to_move: Side,
    end: Option<(u64, End)>,
}

impl Replay {
    /// A game in which nothing has been played.
    pub(crate) fn new(start: Start) -> Self {
        Replay {
            board: Board::new(start),
            plies: Vec::new(),
            to_move: Side::Red,
            end: (!start.is_nim()).then_some((0, End::Draw)),
        }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(crate) fn to_move(&self) -> Side {
        self.to_move
    }

    /// The number of the move at which the model ended (0: at the start) and why.
    pub(crate) fn end(&self) -> Option<(u64, End)> {
        self.end
    }

    /// The nim-sum of the piles, while the model holds.
    pub(crate) fn nim_sum(&self) -> Option<u64> {
        self.end.is_none().then(|| NimTally::of(&self.sizes(), None).nim_sum)
    }

    /// The sizes of the piles; what is no pile any more counts as 0.
    pub(crate) fn sizes(&self) -> Vec<u64> {
        let piles = self.board.piles();
        piles.iter().map(|pile| pile.unwrap_or(0)).collect()
    }

    /// The advances of the side to move that leave nim-sum 0, in pile order: none when the model
    /// has ended. Retreats are never among them.
    pub(crate) fn winning(&self) -> Vec<Advance> {
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

    /// Plays a move.
    /// Errors: the [`Fault`] of the move; nothing is played then.
    pub(crate) fn play(&mut self, motion: Motion) -> Result<(), RecordError> {
        if motion.by != self.to_move {
            return Err(RecordError::NotItsTurn);
        }
        let (before, winning) = (self.nim_sum(), self.winning());
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
            (Some(0), Some(_)) => Balance::Breaks,
            (Some(_), Some(0)) => Balance::Restores,
            (Some(_), Some(_)) => Balance::Misses,
            _ => Balance::Unknown,
        };
        let reversible = motion.verb == Verb::Back;
        let undoing = match (reversible, balance, effect) {
            (true, Balance::Breaks, Effect::Pile(pile)) => {
                self.board.advance(self.to_move, pile, motion.number)
            }
            _ => None,
        };
        let missed = winning.into_iter().filter(|_| balance == Balance::Misses);
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
