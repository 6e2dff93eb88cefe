//! A match as JSON: what is written at its end and read for showing it again. Nothing in a file is
//! believed: when a record is read, its rules, every move, the winner and the deciding move are
//! checked by playing the match again.

use serde::{Deserialize, Serialize};

use super::{Deciding, Level, Match, Side};
use crate::error::{Error, faults};
use crate::game::SCHEMA;
use crate::games::{AnyMisconception, AnyState};
use crate::position::AnyMove;
use crate::serialize;

faults! {
    pub(crate) enum RecordFault {
        NotARecord { line: usize, column: usize } = "record-form",
        Untrue { part: &'static str, turn: usize } = "record-wrong",
        TooLong { turns: usize, piles: usize, most: usize } = "record-long",
    }
}

/// Moves times piles that are played again at most: every move looks at every pile.
const MOST_REPLAYED: usize = 4_000_000;

/// A match, kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Record {
    /// The version of this JSON.
    pub schema: u32,
    /// The game with rules and position at the beginning, as in an explanation.
    #[serde(flatten)]
    pub setting: AnyState,
    /// Who moved first.
    pub first: Side,
    /// How well the computer played: `perfect`, `last:8`, `errs:30`, `idea:largest-pile`, `idea`.
    pub level: String,
    /// The seed of what the computer did by chance.
    pub seed: u64,
    /// The wrong idea that the computer held, named or drawn; null at the other levels.
    #[serde(default)]
    pub idea: Option<String>,
    /// Every move, in turn.
    pub moves: Vec<AnyMove>,
    /// Who gave up, if somebody did.
    #[serde(default)]
    pub resigned: Option<Side>,
    /// Who won; null when the match was broken off.
    pub winner: Option<Side>,
    /// The move with which the loser gave a won position away for the last time; null when there was none,
    /// and when the loser gave up in a won position.
    #[serde(default)]
    pub deciding: Option<Deciding>,
}

impl Record {
    /// The record of a match, ended or broken off.
    pub(crate) fn of(game: &Match, level: Level, seed: u64) -> Self {
        Record {
            schema: SCHEMA,
            setting: game.start().clone(),
            first: game.first(),
            level: level.to_string(),
            seed,
            idea: level.idea(game.start(), seed).map(|idea| idea.tag().to_owned()),
            moves: game.turns().to_vec(),
            resigned: game.resigned(),
            winner: game.winner(),
            deciding: game.deciding(),
        }
    }

    /// The wrong idea that the computer held; `None` when it held none or there is no such idea.
    pub(crate) fn held(&self) -> Option<AnyMisconception> {
        let held = self.idea.as_deref()?;
        self.setting.ideas().into_iter().find(|idea| idea.tag() == held)
    }

    pub(crate) fn to_json(&self) -> Result<String, Error> {
        serialize::json_pretty(self)
    }

    /// Reads a record and plays its match again.
    /// Errors: `record-form` with its place when it is no JSON of this shape, or `record-wrong`
    /// when what it says is not true.
    pub(crate) fn parse(json: &str) -> Result<(Record, Match), Error> {
        let record: Record = serde_json::from_str(json).map_err(|error| misshapen(json, &error))?;
        let game = record.replay()?;
        Ok((record, game))
    }

    /// The match, played again from the beginning.
    /// Errors: `record-wrong` with the `part` that is not true; for a move, with its number; or
    /// `record-long`.
    pub(crate) fn replay(&self) -> Result<Match, Error> {
        let wrong = |part, turn| Error::from(RecordFault::Untrue { part, turn });
        if self.schema != SCHEMA {
            return Err(wrong("schema", 0));
        }
        let board = self.setting.clone();
        board.check().map_err(|part| wrong(part, 0))?;
        if matches!(board, AnyState::Nim(_) | AnyState::Subtraction(_) | AnyState::Staircase(_)) {
            let (turns, piles) = (self.moves.len(), board.numbers().len());
            if turns.saturating_mul(piles) > MOST_REPLAYED {
                return Err(RecordFault::TooLong { turns, piles, most: MOST_REPLAYED }.into());
            }
        }
        let level = Level::of_name(&self.level).filter(|level| level.suits(&board));
        let level = level.ok_or_else(|| wrong("level", 0))?;
        if level.idea(&board, self.seed).map(AnyMisconception::tag) != self.idea.as_deref() {
            return Err(wrong("idea", 0));
        }
        let mut game = Match::new(board, self.first);
        for (index, turn) in self.moves.iter().enumerate() {
            game.apply(turn.clone()).map_err(|_| wrong("move", index + 1))?;
        }
        if let Some(side) = self.resigned {
            if game.winner().is_some() {
                return Err(wrong("resigned", 0));
            }
            game.resign(side);
        }
        if game.winner() != self.winner {
            return Err(wrong("winner", 0));
        }
        if game.deciding() != self.deciding {
            return Err(wrong("deciding", 0));
        }
        Ok(game)
    }
}

/// The place in the file where it stops being a record.
fn misshapen(json: &str, error: &serde_json::Error) -> Error {
    let line = json.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
    let mut at = error.column().saturating_sub(1).min(line.len());
    while !line.is_char_boundary(at) {
        at -= 1;
    }
    let end = line[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    let place =
        RecordFault::NotARecord { line: error.line().max(1), column: error.column().max(1) };
    Error::from(place).at(line, at..end)
}
