//! A match of two players, one of whom may be the computer. No input, no output, no clock: a [`Match`]
//! knows what is legal, who has won and which move decided it, a [`Player`] the computer's move. Whoever
//! shows it (a terminal, a page) holds a [`Dialogue`]. What a match was is kept as a [`Record`].

pub(crate) mod computer;
pub(crate) mod effect;
pub(crate) mod event;
pub(crate) mod level;
pub(crate) mod match_options;
pub(crate) mod messages;
pub(crate) mod parse_input;
pub(crate) mod record;
mod render_event;
pub(crate) mod session;

use serde::{Deserialize, Serialize};

pub(crate) use computer::Player;
pub(crate) use effect::Effect;
pub(crate) use level::Level;
pub(crate) use record::Record;
pub(crate) use session::Dialogue;

use crate::error::{Error, faults};
use crate::games::{AnyMisconception, AnyState, Explanation};
use crate::position::{AnyMove, Outcome};

faults! {
    pub(crate) enum MatchFault {
        IllegalTurn { turn: usize } = "illegal-turn",
    }
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// The computer.
    Computer,
    /// The person in front of it.
    Human,
}

impl Side {
    #[must_use]
    pub(crate) fn other(self) -> Self {
        match self {
            Side::Computer => Side::Human,
            Side::Human => Side::Computer,
        }
    }

    /// Its name in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Computer => "computer",
            Side::Human => "human",
        }
    }
}

/// A move that gave a won position away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Deciding {
    /// Which move of the match it was, counted from 1.
    pub turn: u64,
    /// What was played.
    pub played: AnyMove,
    /// A move that would have kept the win.
    pub right: AnyMove,
}

/// A match: how it began and every move since.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Match {
    start: AnyState,
    board: AnyState,
    first: Side,
    turns: Vec<AnyMove>,
    resigned: Option<Side>,
}

impl Match {
    /// A match that begins at `start`, where `first` moves.
    pub(crate) fn new(start: AnyState, first: Side) -> Self {
        Match { board: start.clone(), start, first, turns: Vec::new(), resigned: None }
    }

    pub(crate) fn start(&self) -> &AnyState {
        &self.start
    }

    pub(crate) fn board(&self) -> &AnyState {
        &self.board
    }

    pub(crate) fn first(&self) -> Side {
        self.first
    }

    pub(crate) fn turns(&self) -> &[AnyMove] {
        &self.turns
    }

    /// Who gave up, if somebody did.
    pub(crate) fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// Who makes (or made) the move with this index, counted from 0.
    pub(crate) fn mover(&self, index: usize) -> Side {
        if index.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    pub(crate) fn to_move(&self) -> Side {
        self.mover(self.turns.len())
    }

    /// Makes a move.
    /// Errors: `illegal-turn` when the rules forbid it or the match is over; then nothing has
    /// changed.
    pub(crate) fn apply(&mut self, turn: AnyMove) -> Result<(), Error> {
        let over = self.winner().is_some();
        if over || !self.board.apply(&turn) {
            return Err(Error::from(MatchFault::IllegalTurn { turn: self.turns.len() + 1 }));
        }
        self.turns.push(turn);
        Ok(())
    }

    /// Takes a giving up back; whether there was one.
    pub(crate) fn goes_on(&mut self) -> bool {
        self.resigned.take().is_some()
    }

    /// Takes the last move back (and the giving up, if that came last); what was taken back.
    pub(crate) fn undo(&mut self) -> Option<AnyMove> {
        self.resigned = None;
        let turn = self.turns.pop()?;
        self.board = self.board_before(self.turns.len());
        Some(turn)
    }

    /// Takes back moves until `side` has its own last move before it again; how many there were.
    /// Nothing changes when `side` has not moved yet.
    pub(crate) fn undo_to(&mut self, side: Side) -> u64 {
        let own = (0..self.turns.len()).rev().find(|&index| self.mover(index) == side);
        let Some(own) = own else { return 0 };
        let mut count = 0;
        while self.turns.len() > own && self.undo().is_some() {
            count += 1;
        }
        count
    }

    /// `side` gives up. Nothing happens when the match is over.
    pub(crate) fn resign(&mut self, side: Side) {
        if self.winner().is_none() {
            self.resigned = Some(side);
        }
    }

    /// Who has won; `None` while the match goes on.
    pub(crate) fn winner(&self) -> Option<Side> {
        if let Some(loser) = self.resigned {
            return Some(loser.other());
        }
        if self.board.move_count() > 0 {
            return None;
        }
        let mover = self.to_move();
        Some(match self.board.wins() {
            Outcome::N => mover,
            Outcome::P => mover.other(),
        })
    }

    /// The position before the move with this index, counted from 0.
    pub(crate) fn board_before(&self, index: usize) -> AnyState {
        let mut board = self.start.clone();
        for turn in self.turns.iter().take(index) {
            board.apply(turn);
        }
        board
    }

    /// Every move that gave a won position away, in order, and what was right; none while the match goes on.
    pub(crate) fn changes(&self) -> Vec<Deciding> {
        let mut changes = Vec::new();
        if self.winner().is_none() {
            return changes;
        }
        let mut board = self.start.clone();
        for (turn, played) in (1..).zip(&self.turns) {
            let right = if board.wins_by(played) { None } else { board.recommended() };
            changes.extend(right.map(|right| Deciding { turn, played: played.clone(), right }));
            board.apply(played);
        }
        changes
    }

    /// The move that decided the match: the last that gave a won position away, unless the loser gave up in
    /// one.
    pub(crate) fn deciding(&self) -> Option<Deciding> {
        let last = self.changes().pop()?;
        let mover = self.mover(usize::try_from(last.turn).ok()?.checked_sub(1)?);
        (self.winner() == Some(mover.other())).then_some(last)
    }

    /// The explanation of the position as it stands, for whoever is to move.
    pub(crate) fn explanation(&self) -> Option<Explanation> {
        Some(self.board.question(None)?.explain(false))
    }

    /// The explanation of the move with this index (counted from 0), judged. What a person thought
    /// can only be guessed; of the computer it is known: the wrong idea that it holds, or none.
    pub(crate) fn explanation_of(
        &self,
        index: usize,
        held: Option<AnyMisconception>,
    ) -> Option<Explanation> {
        self.explained(&self.board_before(index), index, held)
    }

    /// The same, where the position `before` the move is known.
    pub(crate) fn explained(
        &self,
        before: &AnyState,
        index: usize,
        held: Option<AnyMisconception>,
    ) -> Option<Explanation> {
        let turn = self.turns.get(index)?;
        let mut explanation = before.question(Some(turn))?.explain(false);
        if self.mover(index) == Side::Computer {
            explanation.keep_idea(held);
        }
        Some(explanation)
    }

    /// What the move with this index (counted from 0) did to the columns or to the remainder.
    pub(crate) fn effect(&self, index: usize) -> Option<Effect> {
        Effect::of(&self.board_before(index), self.turns.get(index)?)
    }
}
