//! The explanation of 双炮禁双炮 as data: the distances as piles, their columns, the winning advances in Chinese
//! notation, and a game followed move by move. A [`Question`] becomes an [`Explanation`]. Where the piles do
//! not decide the outcome, the explanation does not give one. [`steps`](super::steps) has the steps.

use serde::Serialize;

use super::notation::Side;
use super::replay::{Advance, End, Ply, Replay};
use super::step_builder;
use super::steps::Step;
use super::{Explanation, Question, Start};
use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{Hint, NoExtras};
use crate::position::PlayConvention;
use crate::serialize;

/// The initial position of a game, with the rules of the game of piles and the piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiOpening"))]
pub struct Opening {
    /// Initial position: the endgame itself or a variant.
    pub start: Start,
    /// Rules of the game of piles that the endgame is equivalent to.
    pub rules: Rules,
    /// Piles at the start and the side to move.
    pub position: Position,
}

impl Opening {
    /// Creates the initial position of a game that begins with `start`.
    pub fn from_start(start: Start) -> Self {
        let first = Replay::new(start);
        Opening {
            start,
            rules: Rules { play: PlayConvention::Normal, retreats: true },
            position: Position { piles: first.sizes(), to_move: first.to_move() },
        }
    }
}

/// Facts that follow from the initial position and the moves of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiFacts"))]
pub struct Facts {
    /// Outcome at the start, where Red is to move: `N` if Red wins.
    pub outcome: Verdict,
    /// Nim-sum of the piles at the start; null if the piles do not decide the outcome.
    pub nim_sum: Option<u64>,
    /// All winning first moves that are advances (forward moves), in pile order; retreats (backward moves)
    /// are not listed.
    pub winning_moves: Vec<Advance>,
    /// All moves of the game in the question.
    #[serde(serialize_with = "serialize::times::<8, _, _>")]
    pub plies: Vec<Ply>,
    /// Number of the first move, from 1, after which the piles do not decide the outcome; 0 if they do not
    /// decide it at the start, null if they always do.
    pub model_ends_at: Option<u64>,
    /// Position after the last move of the game in the question.
    #[serde(rename = "final")]
    pub last: Standing,
}

/// The rules of the game of piles that the endgame is equivalent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRules"))]
pub struct Rules {
    /// Play convention; always `normal`: the player who makes the last step wins.
    pub play: PlayConvention,
    /// Whether a player may retreat, which adds stones to a pile.
    pub retreats: bool,
}

/// The piles and the side to move at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiPosition"))]
pub struct Position {
    /// Numbers of free steps between the pieces of each pair, in the order pawns, centre file, other file.
    pub piles: Vec<u64>,
    /// Side to move.
    pub to_move: Side,
}

/// The outcome of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiVerdict"))]
pub enum Verdict {
    /// N-position: the player to move wins.
    N,
    /// P-position: the other player wins.
    P,
    /// Neither player wins: the printed analysis ends in a draw.
    #[serde(rename = "draw")]
    Draw,
    /// The piles do not decide the outcome.
    #[serde(rename = "unknown")]
    Unknown,
}

/// A position of a game, with its outcome and winning moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiStanding"))]
pub struct Standing {
    /// Side to move.
    pub to_move: Side,
    /// Sizes of the piles; null for two pieces that no longer face each other.
    pub piles: Vec<Option<u64>>,
    /// Nim-sum of the piles; null if they do not decide the outcome.
    pub nim_sum: Option<u64>,
    /// Outcome of the position.
    pub outcome: Verdict,
    /// All winning moves that are advances (forward moves), in pile order.
    pub winning_moves: Vec<Advance>,
    /// Reason why the piles do not decide the outcome; null if they do.
    pub end: Option<End>,
    /// Whether all piles are empty, so that the game is over.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub over: bool,
}

impl Standing {
    /// Creates the position after the moves played so far.
    fn from_replay(replay: &Replay) -> Self {
        let outcome = match (replay.nim_sum(), replay.end()) {
            (Some(0), _) => Verdict::P,
            (Some(_), _) => Verdict::N,
            (None, Some((0, _))) if replay.plies().is_empty() => Verdict::Draw,
            (None, _) => Verdict::Unknown,
        };
        Standing {
            to_move: replay.to_move(),
            piles: replay.board().piles(),
            nim_sum: replay.nim_sum(),
            outcome,
            winning_moves: replay.winning_advances(),
            end: replay.end().map(|(_, end)| end),
            over: replay.board().piles().iter().all(|pile| *pile == Some(0)),
        }
    }
}

/// Returns the explanation of the initial position and of the game in a question.
pub fn explain(question: &Question) -> Explanation {
    let Question { state, attempt: replay } = question;
    let start = Standing::from_replay(&Replay::new(state.start));
    let facts = Facts {
        outcome: start.outcome,
        nim_sum: start.nim_sum,
        winning_moves: start.winning_moves,
        plies: replay.plies().to_vec(),
        model_ends_at: replay.end().map(|(at, _)| at),
        last: Standing::from_replay(replay),
    };
    Explanation::new(state.clone(), facts, NoExtras {}, step_builder::steps(question))
}

/// Returns the figure of the step `step`; `None` if the step has none.
pub(super) fn figure(step: &Step) -> Option<Figure<'_>> {
    match step {
        Step::Start { files, shown } => {
            Some(Figure::Board { files, taken: shown.as_ref().map(Advance::to_pile_move) })
        }
        Step::Replay { files } => Some(Figure::Board { files, taken: None }),
        Step::Add { columns, .. } => columns_figure(columns, true),
        Step::Check { columns, .. } => columns_figure(columns, false),
        Step::Moves { flips, .. } => {
            Some(Figure::Flip { rows: flips, width: flips.iter().map(width).max().unwrap_or(1) })
        }
        Step::Notation { .. }
        | Step::Piles { .. }
        | Step::Retreats { .. }
        | Step::Equal { .. }
        | Step::Stalemate {}
        | Step::Reversible { .. }
        | Step::PilesStopDeciding { .. }
        | Step::Trap { .. }
        | Step::Draw { .. }
        | Step::Record { .. }
        | Step::Mnemonic { .. }
        | Step::Equation { .. }
        | Step::Theorem {} => None,
    }
}

/// Returns the hint that leads a pupil to the step `step`; `None` if there is none.
pub(super) fn hint(step: &Step) -> Option<Hint> {
    match step {
        Step::Piles { .. } => Some(Hint::new("piles", 0)),
        Step::Add { .. } => Some(Hint::new("add", 0)),
        Step::Moves { flips, .. } => Some(Hint::new("flip", flips.first()?.flips.largest()?)),
        _ => None,
    }
}

/// Returns the figure of binary columns; `None` without columns. If `boxed`, the leftmost odd column has a
/// box.
fn columns_figure(columns: &Columns, boxed: bool) -> Option<Figure<'_>> {
    (columns.width() > 0).then_some(Figure::Columns { columns, boxed })
}

/// Returns the number of binary digits of the larger of `before` and `after` in a row.
fn width(row: &crate::figure::Flip) -> usize {
    (u64::BITS - row.before.max(row.after).leading_zeros()) as usize
}
