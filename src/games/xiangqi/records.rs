//! The printed games, as data in `records.txt`: one line each, with its start. A line of the second kind ends
//! with a tempting move that loses and the answer to it. The result is [`Record`]s, with all numbers computed
//! by playing the moves.

use serde::Serialize;

use super::Start;
use super::notation::{self, Motion};
use super::replay::{Ply, Replay};
use crate::command_line::CommandLine;

const RECORDS: &str = include_str!("records.txt");

/// Kinds of lines: a printed game, and a tempting move that loses.
const GAME: &str = "game";
const TRAP: &str = "trap";

/// A printed game with its plies.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRecord"))]
pub(crate) struct Record {
    /// Moves of the game as one text.
    pub moves: String,
    /// Plies of the game.
    pub plies: Vec<Ply>,
    /// Number of the ply at which the model ends; 0 if it never holds, null if it holds to the end.
    pub model_ends_at: Option<u64>,
}

/// A tempting move that loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiTrap"))]
pub(crate) struct DrawTrap {
    /// Number of moves of the printed game before the tempting one.
    pub after: u64,
    /// Last of these moves.
    pub last: String,
    /// Move of the printed game instead of the tempting one.
    pub right: String,
    /// The tempting move.
    pub tempting: String,
    /// Answer to the tempting move.
    pub answer: String,
    /// Piles after the tempting move.
    pub piles: Vec<Option<u64>>,
}

pub(crate) fn games(start: Start) -> Vec<Record> {
    texts(start, GAME).map(|text| record(start, text)).collect()
}

/// Returns the tempting moves in the printed game from a start.
pub(crate) fn traps(start: Start) -> Vec<DrawTrap> {
    let main = games(start);
    let trap = |text| {
        let plies = record(start, text).plies;
        let [.., last, tempting, answer] = plies.as_slice() else {
            return None;
        };
        let after = plies.len() - 2;
        Some(DrawTrap {
            after: after as u64,
            last: last.motion.clone(),
            right: main.first()?.plies.get(after)?.motion.clone(),
            tempting: tempting.motion.clone(),
            answer: answer.motion.clone(),
            piles: tempting.piles.clone(),
        })
    };
    texts(start, TRAP).filter_map(trap).collect()
}

/// Iterates over the texts of the records of this kind.
fn texts(start: Start, kind: &'static str) -> impl Iterator<Item = &'static str> {
    RECORDS.lines().filter_map(move |line| {
        let rest = line.strip_prefix(start.name())?.trim_start();
        rest.strip_prefix(kind).map(str::trim)
    })
}

/// Plays a text to its end, or to the first illegal move.
fn record(start: Start, text: &str) -> Record {
    let mut replay = Replay::new(start);
    let line = CommandLine::parse(text);
    for word in line.words().flat_map(notation::words) {
        let played = Motion::parse(word).is_ok_and(|motion| replay.play(motion).is_ok());
        if !played {
            break;
        }
    }
    Record {
        moves: text.to_owned(),
        plies: replay.plies().to_vec(),
        model_ends_at: replay.end().map(|(at, _)| at),
    }
}
