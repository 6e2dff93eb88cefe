//! What a match says: words of one language. In: numbers, moves, the match. Out: Markdown, and what is
//! to be shown with it.

use std::sync::{Arc, OnceLock};

use super::event::Event;
use super::level::is_acted_on;
use super::{Deciding, Effect, Match, Side};
use crate::columns::BitWeights;
use crate::elide::{Entry, SHOWN, entries};
use crate::error::Error;
use crate::games::nim::closed_form::Aim;
use crate::games::{AnyMisconception, AnyState, Explanation};
use crate::i18n::{Catalogue, Language, Perspective, Values};
use crate::position::AnyMove;
use crate::render::{Detail, Readers, Renderer, View};

/// The words of a match, and what explains its moves.
pub(crate) struct MatchMessages {
    language: Language,
    words: Catalogue,
    /// Made when something is first explained.
    readers: OnceLock<Readers>,
}

impl MatchMessages {
    pub(crate) fn new(language: Language) -> Result<Self, Error> {
        let words = Catalogue::load(language, &["common", "errors", "figures", "games", "play"])?;
        Ok(MatchMessages { language, words, readers: OnceLock::new() })
    }

    /// The words; those of errors are among them.
    pub(crate) fn catalogue(&self) -> &Catalogue {
        &self.words
    }

    /// What explains moves of the game that is played to this reader.
    pub(super) fn renderer(
        &self,
        game: &'static str,
        reader: Perspective,
    ) -> Result<&Renderer, Error> {
        let readers = match self.readers.get() {
            Some(readers) => readers,
            None => {
                let made = Readers::new(self.language, vec![game])?;
                self.readers.get_or_init(|| made)
            }
        };
        readers.of(reader)
    }

    pub(crate) fn text(&self, id: &str) -> Result<String, Error> {
        self.words.text(id)
    }

    /// A message with numbers and texts in it.
    pub(crate) fn words(
        &self,
        id: &str,
        numbers: &[(&'static str, u64)],
        texts: &[(&'static str, &str)],
    ) -> Result<String, Error> {
        let mut values = Values::default();
        for &(name, number) in numbers {
            values.set_number(name, number);
        }
        for &(name, text) in texts {
            values.set_text(name, text);
        }
        self.words.format(id, &values)
    }

    /// What the effect of a move is, or how things stand without one; and what that means for
    /// whoever is to move, unless the match is `over`.
    pub(super) fn effect(&self, effect: &Effect, over: bool) -> Result<Option<Event>, Error> {
        Ok(match effect {
            Effect::Columns { columns, .. } => {
                let words = self.columns(effect, over)?;
                Some(Event::Columns { words, columns: columns.clone() })
            }
            Effect::Remainder { .. } if over => None,
            &Effect::Remainder { period, left, times, remainder, losing } => {
                let numbers = [
                    ("period", period),
                    ("left", left),
                    ("times", times),
                    ("remainder", remainder),
                ];
                let losing = if losing { "lost" } else { "won" };
                let texts = [("outcome", losing)];
                Some(Event::Words(self.words("play-remainder", &numbers, &texts)?))
            }
        })
    }

    /// What is said of the columns: what stands in them, what has changed, and what is odd.
    fn columns(&self, effect: &Effect, over: bool) -> Result<String, Error> {
        let &Effect::Columns { modulus, changed, odd, ones, aim, .. } = effect else {
            return Ok(String::new());
        };
        let mut parts = Vec::new();
        if let Some(modulus) = modulus {
            parts.push(self.words("play-residues", &[("modulus", modulus)], &[])?);
        }
        if changed.largest().is_some() {
            parts.push(self.weights("play-changed", changed)?);
        }
        parts.extend(match aim {
            _ if over => None,
            Aim::Parity => {
                let parity = [("parity", parity(ones))];
                Some(self.words("play-ones", &[("ones", ones)], &parity)?)
            }
            Aim::Balance => Some(self.weights("play-odd", odd)?),
        });
        Ok(parts.join(&self.text("play-between")?))
    }

    /// A message about some columns, each named after its weight.
    fn weights(&self, id: &str, weights: BitWeights) -> Result<String, Error> {
        let suffix = self.text("column-suffix")?;
        let names: Vec<String> =
            weights.powers().map(|weight| format!("{weight}{suffix}")).collect();
        let list = self.words.list(&names)?;
        let count = names.len() as u64;
        self.words(id, &[("count", count)], &[("columns", &list)])
    }

    /// A move in words.
    pub(super) fn turn(
        &self,
        board: &AnyState,
        side: Side,
        turn: &AnyMove,
    ) -> Result<String, Error> {
        let ids = ["play-took", "play-said", "play-took-several", "play-took-stones", "play-made"];
        self.turn_words(ids, board, (side, turn))
    }

    /// A move that would have been right, in words.
    pub(super) fn right(
        &self,
        board: &AnyState,
        side: Side,
        turn: &AnyMove,
    ) -> Result<String, Error> {
        let ids = [
            "play-right-take",
            "play-right-say",
            "play-right-several",
            "play-right-stones",
            "play-right-made",
        ];
        self.turn_words(ids, board, (side, turn))
    }

    /// A move that was made, in words within a sentence.
    fn played(&self, board: &AnyState, side: Side, turn: &AnyMove) -> Result<String, Error> {
        let ids = [
            "play-was-take",
            "play-was-say",
            "play-was-several",
            "play-was-stones",
            "play-was-made",
        ];
        self.turn_words(ids, board, (side, turn))
    }

    fn turn_words(
        &self,
        ids: [&str; 5],
        board: &AnyState,
        (side, turn): (Side, &AnyMove),
    ) -> Result<String, Error> {
        let [take, say, several, stones, made] = ids;
        let side = [("side", side.name())];
        match turn {
            AnyMove::Take(taken) => {
                let numbers = [
                    ("pile", taken.pile),
                    ("take", taken.take),
                    ("size", taken.leaves + taken.take),
                    ("leaves", taken.leaves),
                ];
                self.words(take, &numbers, &side)
            }
            AnyMove::Say(said) => {
                let numbers = [("say", said.say), ("reaches", said.reaches)];
                self.words(say, &numbers, &side)
            }
            AnyMove::Break(_)
            | AnyMove::Cut(_)
            | AnyMove::Down(_)
            | AnyMove::InPart(_)
            | AnyMove::Slide(_)
            | AnyMove::Takes(_) => {
                let id = if matches!(turn, AnyMove::Takes(_)) { several } else { made };
                let clause = self.renderer(board.game(), Perspective::First)?.made(board, turn)?;
                self.words(id, &[], &[side[0], ("made", &clause)])
            }
            AnyMove::Stones(taken) => self.words(stones, &[("take", taken.take)], &side),
        }
    }

    /// A rung of the ladder of hints.
    pub(super) fn rung(&self, explanation: &Explanation, index: usize) -> Result<Event, Error> {
        let renderer = self.renderer(explanation.game(), Perspective::First)?;
        renderer.rung(explanation, index).map(Event::Words)
    }

    /// An explanation of a move of `mover`, said to the person; as deep as a lesson when `teach`.
    pub(super) fn explained(mover: Side, explanation: Explanation, teach: bool) -> Event {
        let detail = if teach { Detail::Teach } else { Detail::Key };
        let reader = match mover {
            Side::Human => Perspective::First,
            Side::Computer => Perspective::Second,
        };
        let view = View { detail, solution: true, reader, ..View::default() };
        Event::Explained { explanation: Arc::new(explanation), view }
    }

    /// A move of a match that is read again, with its explanation.
    pub(crate) fn step(
        &self,
        game: &Match,
        before: &AnyState,
        index: usize,
        held: Option<AnyMisconception>,
        teach: bool,
    ) -> Result<Vec<Event>, Error> {
        let mover = game.mover(index);
        let side = [("side", mover.name())];
        let lead = self.words("play-replay", &[("turn", index as u64 + 1)], &side)?;
        let explained = game.explained(before, index, held);
        let explained =
            explained.map(|explanation| MatchMessages::explained(mover, explanation, teach));
        Ok([Event::Words(format!("# {lead}"))].into_iter().chain(explained).collect())
    }

    /// Who has won, by which move, and which wrong idea the computer held.
    pub(crate) fn ending(
        &self,
        game: &Match,
        held: Option<AnyMisconception>,
        seed: u64,
    ) -> Result<String, Error> {
        let mut parts = vec![match game.winner() {
            Some(winner) => self.words("play-winner", &[], &[("side", winner.name())])?,
            None => self.text("play-unfinished")?,
        }];
        parts.extend(self.reasons(game, held, seed)?);
        Ok(parts.join("\n\n"))
    }

    /// The paragraphs that say why a match ended as it did, but not who has won.
    pub(crate) fn reasons(
        &self,
        game: &Match,
        held: Option<AnyMisconception>,
        seed: u64,
    ) -> Result<Vec<String>, Error> {
        let mut parts = match game.winner() {
            Some(winner) => self.won(game, winner)?,
            None => Vec::new(),
        };
        if let Some(held) = held {
            let idea = self.text(&format!("play-idea-{}", held.tag()))?;
            parts.push(self.words("play-believed", &[], &[("idea", &idea)])?);
            if !is_acted_on(held, seed) {
                parts.push(self.text("play-not-acted-on")?);
            }
        }
        Ok(parts)
    }

    fn won(&self, game: &Match, winner: Side) -> Result<Vec<String>, Error> {
        let (board, loser) = (game.board(), winner.other());
        let side = [("side", loser.name())];
        let mut parts = Vec::new();
        let could = game.resigned().and_then(|_| game.board().recommended());
        let changes = game.changes();
        if changes.len() > 1 {
            parts.push(self.changes(game, &changes)?);
        }
        parts.push(match (changes.last(), could) {
            (_, Some(right)) => {
                let right = self.right(board, loser, &right)?;
                self.words("play-gave-up", &[], &[("right", right.as_str())])?
            }
            (Some(last), None) => {
                let played = self.played(board, loser, &last.played)?;
                let right = self.right(board, loser, &last.right)?;
                let texts = [
                    ("side", loser.name()),
                    ("played", played.as_str()),
                    ("right", right.as_str()),
                ];
                self.words("play-deciding", &[("turn", last.turn)], &texts)?
            }
            (None, None) => self.words("play-never", &[], &side)?,
        });
        Ok(parts)
    }

    /// A list of the moves that gave the win away.
    fn changes(&self, game: &Match, changes: &[Deciding]) -> Result<String, Error> {
        let count = [("count", changes.len() as u64)];
        let mut text = self.words("play-changes", &count, &[])? + "\n\n";
        for entry in entries(changes, 2 * SHOWN) {
            text += &match entry {
                Entry::Item(change) => {
                    let mover = game.mover(usize::try_from(change.turn - 1).unwrap_or_default());
                    let played = self.played(game.board(), mover, &change.played)?;
                    let line =
                        self.words("play-change", &[("turn", change.turn)], &[("played", &played)]);
                    format!("- {}\n", line?)
                }
                Entry::Gap { left_out } => {
                    let left_out = self.words("left-out", &[("count", left_out)], &[])?;
                    format!("\n{left_out}\n\n")
                }
            };
        }
        Ok(text)
    }
}

fn parity(ones: u64) -> &'static str {
    if ones % 2 == 1 { "odd" } else { "even" }
}
