//! Matches of two players, one of whom may be the computer, without input, output or clock. A [`Match`]
//! contains the position and the moves, a [`Player`] chooses the computer's moves, and a [`Record`] stores a
//! match. The terminal and the web page use a [`Dialogue`]: read `session.rs` next.
//!
//! ```
//! use carryless_args::command_line::CommandLine;
//! use carryless_games::games::Question;
//! use carryless_play::{Level, Match, Player, Side};
//!
//! let position = Question::parse(&CommandLine::parse("3 4 5"))?.state();
//! let mut game = Match::new(position, Side::Computer);
//! let chosen = Player::new(Level::Perfect, 1).choose(game.board(), 0).expect("a move");
//! assert_eq!(chosen.to_string(), "1:2"); // from pile 1, take 2
//! game.apply(chosen)?;
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

pub mod computer;
pub mod event;
pub mod guess;
pub mod level;
pub mod match_options;
pub mod messages;
pub mod parse_input;
mod plain_text;
pub mod record;
mod render_event;
pub mod series;
pub mod session;

use serde::{Deserialize, Serialize};

pub use carryless_games::game::Effect;
pub use computer::Player;
pub use level::Level;
pub use record::Record;
pub use series::Series;
pub use session::Dialogue;

use carryless_args::error::{Error, faults};
use carryless_games::games::{AnyMisconception, AnyState, Explanation};
use carryless_games::position::{AnyMove, Outcome};

faults! {
    pub enum MatchFault {
        IllegalTurn { turn: usize } = "illegal-turn",
    }
}

/// Player of a match, the computer or the human.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The computer player.
    Computer,
    /// The human player.
    Human,
}

impl Side {
    /// Returns the opponent of this player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Side::Computer => Side::Human,
            Side::Human => Side::Computer,
        }
    }

    /// Returns the name of the player in JSON: `computer` or `human`.
    pub fn name(self) -> &'static str {
        match self {
            Side::Computer => "computer",
            Side::Human => "human",
        }
    }
}

/// Losing move from an N-position: the player could have won, and gave the win away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mistake {
    /// Number of the losing move in the match, 1-based.
    pub turn: u64,
    /// Move that was played.
    pub played: AnyMove,
    /// Winning move that was possible in the position before the losing move.
    #[serde(rename = "right")]
    pub better: AnyMove,
}

/// Match: its initial position and all moves so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    start: AnyState,
    board: AnyState,
    first: Side,
    turns: Vec<AnyMove>,
    resigned: Option<Side>,
}

impl Match {
    /// Creates a match with the initial position `start`; the player `first` moves first.
    pub fn new(start: AnyState, first: Side) -> Self {
        Match { board: start.clone(), start, first, turns: Vec::new(), resigned: None }
    }

    /// Returns the initial position.
    pub fn start(&self) -> &AnyState {
        &self.start
    }

    /// Returns the current position.
    pub fn board(&self) -> &AnyState {
        &self.board
    }

    /// Returns the player who makes the first move of the match.
    pub fn first(&self) -> Side {
        self.first
    }

    /// Returns the moves of both players so far, in order.
    pub fn turns(&self) -> &[AnyMove] {
        &self.turns
    }

    /// Returns the player who resigned; `None` if neither did.
    pub fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// Returns the player who makes the move with this index, 0-based; also for a move that is not made yet.
    pub fn mover(&self, index: usize) -> Side {
        if index.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// Returns the player to move. After the last move, it is the player who cannot move.
    pub fn to_move(&self) -> Side {
        self.mover(self.turns.len())
    }

    /// Makes a move; `illegal-turn` if the rules forbid it or the match is over.
    pub fn apply(&mut self, turn: AnyMove) -> Result<(), Error> {
        let over = self.winner().is_some();
        if over || !self.board.apply(&turn) {
            return Err(Error::from(MatchFault::IllegalTurn { turn: self.turns.len() + 1 }));
        }
        self.turns.push(turn);
        Ok(())
    }

    /// Cancels the resignation, if any; returns whether there was one.
    pub fn cancel_resignation(&mut self) -> bool {
        self.resigned.take().is_some()
    }

    /// Takes back the last move and any resignation. Returns the move; `None` if no move was made.
    pub fn undo(&mut self) -> Option<AnyMove> {
        self.resigned = None;
        let turn = self.turns.pop()?;
        self.board = self.board_before(self.turns.len());
        Some(turn)
    }

    /// Takes back the last move of `side` and all later moves. Returns the number of moves taken back.
    pub fn undo_to(&mut self, side: Side) -> u64 {
        let own = (0..self.turns.len()).rev().find(|&index| self.mover(index) == side);
        let Some(own) = own else { return 0 };
        let mut count = 0;
        while self.turns.len() > own && self.undo().is_some() {
            count += 1;
        }
        count
    }

    /// Records that `side` resigns; does nothing if the match is over.
    pub fn resign(&mut self, side: Side) {
        if self.winner().is_none() {
            self.resigned = Some(side);
        }
    }

    /// Returns the winner; `None` during the match.
    pub fn winner(&self) -> Option<Side> {
        if let Some(loser) = self.resigned {
            return Some(loser.other());
        }
        if self.board.move_count() > 0 {
            return None;
        }
        let mover = self.to_move();
        Some(match self.board.outcome() {
            Outcome::N => mover,
            Outcome::P => mover.other(),
        })
    }

    /// Returns the position after the first `index` moves.
    pub fn board_before(&self, index: usize) -> AnyState {
        let mut board = self.start.clone();
        for turn in self.turns.iter().take(index) {
            board.apply(turn);
        }
        board
    }

    /// Returns all moves by which either player gave a win away, in order; empty during the match.
    pub fn mistakes(&self) -> Vec<Mistake> {
        let mut changes = Vec::new();
        if self.winner().is_none() {
            return changes;
        }
        let mut board = self.start.clone();
        for (turn, played) in (1..).zip(&self.turns) {
            let better =
                if board.is_winning_move(played) { None } else { board.recommended_move() };
            changes.extend(better.map(|better| Mistake { turn, played: played.clone(), better }));
            board.apply(played);
        }
        changes
    }

    /// Returns the deciding move: the last move that gave a win away, if the loser made it; else `None`.
    pub fn deciding_move(&self) -> Option<Mistake> {
        let last = self.mistakes().pop()?;
        let mover = self.mover(usize::try_from(last.turn).ok()?.checked_sub(1)?);
        (self.winner() == Some(mover.other())).then_some(last)
    }

    /// Returns the explanation of the current position for the player to move; `None` if the game cannot
    /// explain it.
    pub fn explanation(&self) -> Option<Explanation> {
        Some(self.board.question(None)?.explain(false))
    }

    /// Returns the explanation of the move with this index (0-based), with its grading; `None` if the move does
    /// not exist or the game cannot explain it. A misconception that fits the move is named: for a human move
    /// any, for a computer's move only `held`, by which the computer plays.
    pub fn explanation_of(
        &self,
        index: usize,
        held: Option<AnyMisconception>,
    ) -> Option<Explanation> {
        self.explanation_from(&self.board_before(index), index, held)
    }

    /// Returns the same as `explanation_of`, but does not replay the match: the caller passes the position
    /// `before` the move.
    pub fn explanation_from(
        &self,
        before: &AnyState,
        index: usize,
        held: Option<AnyMisconception>,
    ) -> Option<Explanation> {
        let turn = self.turns.get(index)?;
        let mut explanation = before.question(Some(turn))?.explain(false);
        if self.mover(index) == Side::Computer {
            explanation.keep_misconception(held);
        }
        Some(explanation)
    }

    /// Returns the effect of the move with this index, 0-based, on the columns of the piles or on the
    /// remainder in a race; `None` in other games.
    pub fn effect(&self, index: usize) -> Option<Effect> {
        let (turn, mut after) = (self.turns.get(index)?, self.board_before(index));
        after.apply(turn);
        Some(after.effect()?.after_move(turn))
    }
}
