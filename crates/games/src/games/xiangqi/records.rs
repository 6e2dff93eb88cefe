//! The printed games in `records.txt`. Each line has a start, a kind and moves. Some lines follow a game only
//! up to a tempting move and the answer to it. [`Replay`] computes all numbers of a [`Record`].

use serde::Serialize;

use super::Start;
use super::notation::{self, Motion};
use super::replay::{Ply, Replay};
use carryless_args::command_line::CommandLine;

/// Text of `records.txt`, the file with the printed games.
const RECORDS: &str = include_str!("records.txt");

/// Kind, in `records.txt`, of a line with a whole printed game.
const GAME: &str = "game";
/// Kind, in `records.txt`, of a line that ends with a tempting move and its answer.
const TRAP: &str = "trap";

/// A printed game with the position after every move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiRecord"))]
pub struct Record {
    /// Moves of the game in Chinese notation, as one text.
    pub moves: String,
    /// Moves of the game, each with the position after it.
    pub plies: Vec<Ply>,
    /// Number of the first move, from 1, after which the piles do not decide the outcome; 0 if they do not
    /// decide it at the start, null if they always do.
    pub model_ends_at: Option<u64>,
}

/// A tempting move that loses, compared with the move of the printed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiTrap"))]
pub struct DrawTrap {
    /// Number of moves in the printed game before the tempting move.
    pub after: u64,
    /// Last move before the tempting move, in Chinese notation.
    pub last: String,
    /// Move of the printed game in place of the tempting move, in Chinese notation.
    pub right: String,
    /// Tempting move, in Chinese notation.
    pub tempting: String,
    /// Move of the other side that answers the tempting move, in Chinese notation.
    pub answer: String,
    /// Sizes of the piles after the tempting move; null for two pieces that no longer face each other.
    pub piles: Vec<Option<u64>>,
}

/// Returns the printed games that begin with the initial position `start`.
pub fn games(start: Start) -> Vec<Record> {
    record_texts(start, GAME).map(|text| play_record(start, text)).collect()
}

/// Returns the tempting moves in the first printed game that begins with the initial position `start`.
pub fn traps(start: Start) -> Vec<DrawTrap> {
    let main = games(start);
    let trap = |text| {
        let plies = play_record(start, text).plies;
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
    record_texts(start, TRAP).filter_map(trap).collect()
}

/// Iterates over the lines of `records.txt` with the initial position `start` and the kind `kind` (`game` or
/// `trap`); an item is the text of the moves in one line.
fn record_texts(start: Start, kind: &'static str) -> impl Iterator<Item = &'static str> {
    RECORDS.lines().filter_map(move |line| {
        let rest = line.strip_prefix(start.name())?.trim_start();
        rest.strip_prefix(kind).map(str::trim)
    })
}

/// Plays the moves in `text` from the initial position `start`, up to the first move that cannot be made, and
/// returns the game.
fn play_record(start: Start, text: &str) -> Record {
    let mut replay = Replay::new(start);
    let line = CommandLine::parse(text);
    for word in line.tokens().flat_map(notation::split_moves) {
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
