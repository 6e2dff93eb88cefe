//! The printed games, as data in `records.txt`: a line each, with its start. A trap is a game whose
//! last two moves are the tempting one and the answer to it. In: the file. Out: [`Record`]s, every
//! number in them computed by playing the moves.

use serde::Serialize;

use super::Start;
use super::notation::{self, Motion};
use super::replay::{Ply, Replay};
use crate::command_line::CommandLine;

const RECORDS: &str = include_str!("records.txt");

/// The word before a game, and the word before a trap.
const GAME: &str = "game";
const TRAP: &str = "trap";

/// A printed game, played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRecord"))]
pub(crate) struct Record {
    /// Its moves as one text.
    pub moves: String,
    /// Its plies.
    pub plies: Vec<Ply>,
    /// The number of the move at which the model ends, 0 when it never held, null when it holds
    /// to the end.
    pub model_ends_at: Option<u64>,
}

/// A tempting move that loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiTrap"))]
pub(crate) struct DrawTrap {
    /// How many moves of the printed game come before it.
    pub after: u64,
    /// The last of them.
    pub last: String,
    /// What the printed game plays.
    pub right: String,
    /// What tempts.
    pub tempting: String,
    /// What answers it.
    pub answer: String,
    /// The piles after the tempting move.
    pub piles: Vec<Option<u64>>,
}

pub(crate) fn games(start: Start) -> Vec<Record> {
    texts(start, GAME).map(|text| record(start, text)).collect()
}

/// The traps in the printed game from a start.
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

/// The moves of every record of this kind.
fn texts(start: Start, kind: &'static str) -> impl Iterator<Item = &'static str> {
    RECORDS.lines().filter_map(move |line| {
        let rest = line.strip_prefix(start.name())?.trim_start();
        rest.strip_prefix(kind).map(str::trim)
    })
}

/// Plays a text to its end, or to the first move that cannot be made.
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
