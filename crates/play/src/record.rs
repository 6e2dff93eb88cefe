//! Records of matches as JSON, written at the end and read for a replay. The content of a file is not
//! trusted: the match is played again, which checks its rules, moves, winner and deciding move.

use serde::{Deserialize, Serialize};

use super::{Level, Match, Mistake, Side};
use carryless_args::error::{Error, faults};
use carryless_games::game::{MoveForm, SCHEMA};
use carryless_games::games::{AnyMisconception, AnyState};
use carryless_games::position::AnyMove;
use carryless_games::serialize;

faults! {
    pub enum RecordFault {
        NotARecord { line: usize, column: usize } = "record-form",
        Untrue { part: &'static str, turn: usize } = "record-wrong",
        TooLong { turns: usize, piles: usize, most: usize } = "record-long",
    }
}

/// Limit for a replay: number of moves times number of piles. The time for a move is proportional to the
/// number of piles.
const MOST_REPLAYED: usize = 4_000_000;

/// Record of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// Version of this JSON format.
    pub schema: u32,
    /// Game, its rules and the initial position, in the format of explanations.
    #[serde(flatten)]
    pub state: AnyState,
    /// Player who moved first.
    pub first: Side,
    /// Level of the computer: `perfect`, or for example `last:8`, `errs:30`, `idea:largest-pile` or `idea`.
    pub level: String,
    /// Seed of the computer's random choices.
    pub seed: u64,
    /// Id of the misconception by which the computer played, such as `largest-pile`, also if it was drawn;
    /// null at other levels.
    #[serde(default)]
    pub idea: Option<String>,
    /// Moves of both players, in order.
    pub moves: Vec<AnyMove>,
    /// Player who resigned; null if none did.
    #[serde(default)]
    pub resigned: Option<Side>,
    /// Winner; null if the match was broken off.
    pub winner: Option<Side>,
    /// Deciding move, by which the loser gave the win away; null if there is none.
    #[serde(default)]
    pub deciding: Option<Mistake>,
}

impl Record {
    /// Creates the record of a match between the human player and a computer of this level and seed. The
    /// match need not be over.
    pub fn from_match(game: &Match, level: Level, seed: u64) -> Self {
        Record {
            schema: SCHEMA,
            state: game.start().clone(),
            first: game.first(),
            level: level.to_string(),
            seed,
            idea: level.misconception(game.start(), seed).map(|idea| idea.tag().to_owned()),
            moves: game.turns().to_vec(),
            resigned: game.resigned(),
            winner: game.winner(),
            deciding: game.deciding_move(),
        }
    }

    /// Returns the misconception by which the computer played; `None` if there is none or its id is unknown.
    pub fn misconception(&self) -> Option<AnyMisconception> {
        let held = self.idea.as_deref()?;
        self.state.misconceptions().into_iter().find(|idea| idea.tag() == held)
    }

    /// Returns the record as indented JSON.
    pub fn to_json(&self) -> Result<String, Error> {
        serialize::json_pretty(self)
    }

    /// Parses a record and replays its match.
    ///
    /// # Errors
    ///
    /// `record-form` with line and column if the text is not JSON of this shape, and the errors of
    /// [`Record::replay`].
    pub fn parse(json: &str) -> Result<(Record, Match), Error> {
        let record: Record =
            serde_json::from_str(json).map_err(|error| form_error(json, &error))?;
        let game = record.replay()?;
        Ok((record, game))
    }

    /// Replays the match from the beginning and returns it.
    ///
    /// # Errors
    ///
    /// `record-long`, or `record-wrong` with the name of the part that is not true, for a move also its
    /// number.
    pub fn replay(&self) -> Result<Match, Error> {
        let wrong = |part, turn| Error::from(RecordFault::Untrue { part, turn });
        if self.schema != SCHEMA {
            return Err(wrong("schema", 0));
        }
        let board = self.state.clone();
        board.validate().map_err(|part| wrong(part, 0))?;
        if matches!(board.move_form(), Some(MoveForm::Take | MoveForm::Down)) {
            let (turns, piles) = (self.moves.len(), board.numbers().len());
            if turns.saturating_mul(piles) > MOST_REPLAYED {
                return Err(RecordFault::TooLong { turns, piles, most: MOST_REPLAYED }.into());
            }
        }
        let level = Level::parse(&self.level).filter(|level| level.applies_to(&board));
        let level = level.ok_or_else(|| wrong("level", 0))?;
        if level.misconception(&board, self.seed).map(AnyMisconception::tag) != self.idea.as_deref()
        {
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
        if game.deciding_move() != self.deciding {
            return Err(wrong("deciding", 0));
        }
        Ok(game)
    }
}

/// Returns the error about malformed JSON, with its line and column (1-based) and the line as excerpt.
fn form_error(json: &str, error: &serde_json::Error) -> Error {
    let line = json.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
    let mut at = error.column().saturating_sub(1).min(line.len());
    while !line.is_char_boundary(at) {
        at -= 1;
    }
    let end = line[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    let place =
        RecordFault::NotARecord { line: error.line().max(1), column: error.column().max(1) };
    Error::from(place).with_span(line, at..end)
}
