//! Renders a match as localized Markdown and [`Event`]s. `render_event.rs` makes pages of the events.

use std::sync::{Arc, OnceLock};

use super::event::Event;
use super::level::is_acted_on;
use super::{Effect, Match, Mistake, Side};
use carryless_args::error::Error;
use carryless_games::columns::BitWeights;
use carryless_games::elide::{Entry, SHOWN, elide};
use carryless_games::games::nim::closed_form::Aim;
use carryless_games::games::{AnyMisconception, AnyState, Explanation};
use carryless_games::position::AnyMove;
use carryless_render::i18n::{Catalogue, Language, MessageArgs, Perspective};
use carryless_render::{Detail, PerspectiveRenderers, Renderer, View};

/// Messages of a match in one language, with the renderers of explanations.
pub struct MatchMessages {
    language: Language,
    words: Catalogue,
    /// Renderers of explanations; empty until the first explanation is rendered.
    readers: OnceLock<PerspectiveRenderers>,
}

impl MatchMessages {
    /// Creates the messages of matches in `language`, without renderers of explanations.
    pub fn new(language: Language) -> Result<Self, Error> {
        let words = Catalogue::load(language, &["common", "errors", "figures", "games", "play"])?;
        Ok(MatchMessages { language, words, readers: OnceLock::new() })
    }

    /// Returns the message catalogue of matches; it also contains the error messages.
    pub fn catalogue(&self) -> &Catalogue {
        &self.words
    }

    /// Returns the renderer for explanations of the game with the name `game`, addressed to `reader`, the
    /// first or second player.
    pub(super) fn renderer(
        &self,
        game: &'static str,
        reader: Perspective,
    ) -> Result<&Renderer, Error> {
        let readers = match self.readers.get() {
            Some(readers) => readers,
            None => {
                let made = PerspectiveRenderers::new(self.language, vec![game])?;
                self.readers.get_or_init(|| made)
            }
        };
        readers.get(reader)
    }

    /// Returns the message `id`, which has no arguments.
    pub fn text(&self, id: &str) -> Result<String, Error> {
        self.words.text(id)
    }

    /// Returns the message `id`, with these numbers and texts as its arguments.
    pub fn format(
        &self,
        id: &str,
        numbers: &[(&'static str, u64)],
        texts: &[(&'static str, &str)],
    ) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        for &(name, number) in numbers {
            values.set_number(name, number);
        }
        for &(name, text) in texts {
            values.set_text(name, text);
        }
        self.words.format(id, &values)
    }

    /// Returns the event that describes `effect`. Unless the match is `over`, the event also says what the
    /// effect means for the player to move. `None` for a race that is over.
    pub(super) fn effect(&self, effect: &Effect, over: bool) -> Result<Option<Event>, Error> {
        Ok(match effect {
            Effect::Columns { columns, .. } => {
                let words = self.columns_sentence(effect, over)?;
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
                Some(Event::Words(self.format("play-remainder", &numbers, &texts)?))
            }
        })
    }

    /// Returns sentences about the columns in `effect`: the modulus (if there is one) and the changed
    /// columns. Unless the match is `over`, the odd columns or the number of 1s follow.
    fn columns_sentence(&self, effect: &Effect, over: bool) -> Result<String, Error> {
        let &Effect::Columns { modulus, changed, odd, ones, aim, .. } = effect else {
            return Ok(String::new());
        };
        let mut parts = Vec::new();
        if let Some(modulus) = modulus {
            parts.push(self.format("play-residues", &[("modulus", modulus)], &[])?);
        }
        if changed.largest().is_some() {
            parts.push(self.weights("play-changed", changed)?);
        }
        parts.extend(match aim {
            _ if over => None,
            Aim::Parity => {
                let parity = [("parity", parity(ones))];
                Some(self.format("play-ones", &[("ones", ones)], &parity)?)
            }
            Aim::Balance => Some(self.weights("play-odd", odd)?),
        });
        Ok(parts.join(&self.text("play-between")?))
    }

    /// Returns the message `id` with the columns `weights` as a list, each named by its weight (1, 2, 4, …).
    fn weights(&self, id: &str, weights: BitWeights) -> Result<String, Error> {
        let suffix = self.text("column-suffix")?;
        let names: Vec<String> =
            weights.powers().map(|weight| format!("{weight}{suffix}")).collect();
        let list = self.words.list(&names)?;
        let count = names.len() as u64;
        self.format(id, &[("count", count)], &[("columns", &list)])
    }

    /// Returns a sentence that reports the move `turn` of the player `side`; `board` is a position of the
    /// match.
    pub(super) fn move_sentence(
        &self,
        board: &AnyState,
        side: Side,
        turn: &AnyMove,
    ) -> Result<String, Error> {
        let ids = ["play-took", "play-said", "play-took-several", "play-took-stones", "play-made"];
        self.move_text(ids, board, (side, turn))
    }

    /// Returns a sentence that recommends the move `turn` to the player `side`; `board` is a position of the
    /// match.
    pub(super) fn recommendation(
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
        self.move_text(ids, board, (side, turn))
    }

    /// Returns a clause, part of a sentence, about the past move `turn` of `side`; `board` is a position of
    /// the match.
    pub(super) fn move_clause(
        &self,
        board: &AnyState,
        side: Side,
        turn: &AnyMove,
    ) -> Result<String, Error> {
        let ids = [
            "play-was-take",
            "play-was-say",
            "play-was-several",
            "play-was-stones",
            "play-was-made",
        ];
        self.move_text(ids, board, (side, turn))
    }

    /// Returns the message about the move `turn` of `side`. Its id is one of `ids`, by the kind of move: from
    /// one pile among others, a number in a race, from more than one pile, from the only pile, any other.
    /// `board` is a position of the match.
    fn move_text(
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
                self.format(take, &numbers, &side)
            }
            AnyMove::Say(said) => {
                let numbers = [("say", said.say), ("reaches", said.reaches)];
                self.format(say, &numbers, &side)
            }
            AnyMove::Break(_)
            | AnyMove::Cut(_)
            | AnyMove::Down(_)
            | AnyMove::InPart(_)
            | AnyMove::Slide(_)
            | AnyMove::Takes(_) => {
                let id = if matches!(turn, AnyMove::Takes(_)) { several } else { made };
                let clause =
                    self.renderer(board.game(), Perspective::First)?.move_clause(board, turn)?;
                self.format(id, &[], &[side[0], ("made", &clause)])
            }
            AnyMove::Stones(taken) => self.format(stones, &[("take", taken.take)], &side),
        }
    }

    /// Returns the hint with this index (0-based) of an explanation.
    pub(super) fn hint(&self, explanation: &Explanation, index: usize) -> Result<Event, Error> {
        let renderer = self.renderer(explanation.game(), Perspective::First)?;
        renderer.render_hint(explanation, index).map(Event::Words)
    }

    /// Returns the event that explains a move of `mover` to the human player; with `teach` in full detail.
    pub(super) fn explanation_event(mover: Side, explanation: Explanation, teach: bool) -> Event {
        let detail = if teach { Detail::Teach } else { Detail::Key };
        let reader = match mover {
            Side::Human => Perspective::First,
            Side::Computer => Perspective::Second,
        };
        let view = View { detail, solution: true, reader, ..View::default() };
        Event::Explained { explanation: Arc::new(explanation), view }
    }

    /// Returns the events that show a move of a recorded match: a heading and the explanation, with `teach`
    /// in full detail. `index` is the 0-based index of the move, `before` the position before it, and `held`
    /// the misconception by which the computer plays.
    pub fn step(
        &self,
        game: &Match,
        before: &AnyState,
        index: usize,
        held: Option<AnyMisconception>,
        teach: bool,
    ) -> Result<Vec<Event>, Error> {
        let mover = game.mover(index);
        let side = [("side", mover.name())];
        let lead = self.format("play-replay", &[("turn", index as u64 + 1)], &side)?;
        let explained = game.explanation_from(before, index, held);
        let explained = explained
            .map(|explanation| MatchMessages::explanation_event(mover, explanation, teach));
        Ok([Event::Words(format!("# {lead}"))].into_iter().chain(explained).collect())
    }

    /// Returns the text about the end of a match as Markdown paragraphs, separated by empty lines: the winner
    /// (or that the match is unfinished), the reason for the result, and the misconception `held` by which the
    /// computer played. `seed` is the seed of the match.
    pub fn ending(
        &self,
        game: &Match,
        held: Option<AnyMisconception>,
        seed: u64,
    ) -> Result<String, Error> {
        let mut parts = vec![match game.winner() {
            Some(winner) => self.format("play-winner", &[], &[("side", winner.name())])?,
            None => self.text("play-unfinished")?,
        }];
        parts.extend(self.reasons(game, held, seed)?);
        Ok(parts.join("\n\n"))
    }

    /// Returns the paragraphs of `ending` without the first one, which names the winner. For an unfinished
    /// match only the paragraphs about `held` remain.
    pub fn reasons(
        &self,
        game: &Match,
        held: Option<AnyMisconception>,
        seed: u64,
    ) -> Result<Vec<String>, Error> {
        let mut parts = match game.winner() {
            Some(winner) => self.result(game, winner)?,
            None => Vec::new(),
        };
        parts.extend(self.belief(held, seed)?);
        Ok(parts)
    }

    /// Returns paragraphs about the misconception `held` by which the computer plays; empty without one.
    pub(super) fn belief(
        &self,
        held: Option<AnyMisconception>,
        seed: u64,
    ) -> Result<Vec<String>, Error> {
        let mut parts = Vec::new();
        if let Some(held) = held {
            let idea = self.text(&format!("play-idea-{}", held.tag()))?;
            parts.push(self.format("play-believed", &[], &[("idea", &idea)])?);
            if !is_acted_on(held, seed) {
                parts.push(self.text("play-not-acted-on")?);
            }
        }
        Ok(parts)
    }

    /// Returns paragraphs about the reason for the result. The first lists all moves by which either player
    /// gave a win away, if there are two or more. The last states the winning move that the loser had when
    /// resigning, or else the last move that gave a win away and a better one, or else that the loser could
    /// never win.
    fn result(&self, game: &Match, winner: Side) -> Result<Vec<String>, Error> {
        let (board, loser) = (game.board(), winner.other());
        let side = [("side", loser.name())];
        let mut parts = Vec::new();
        let could = game.resigned().and_then(|_| game.board().recommended_move());
        let changes = game.mistakes();
        if changes.len() > 1 {
            parts.push(self.changes(game, &changes)?);
        }
        parts.push(match (changes.last(), could) {
            (_, Some(right)) => {
                let right = self.recommendation(board, loser, &right)?;
                self.format("play-gave-up", &[], &[("right", right.as_str())])?
            }
            (Some(last), None) => {
                let played = self.move_clause(board, loser, &last.played)?;
                let right = self.recommendation(board, loser, &last.better)?;
                let texts = [
                    ("side", loser.name()),
                    ("played", played.as_str()),
                    ("right", right.as_str()),
                ];
                self.format("play-deciding", &[("turn", last.turn)], &texts)?
            }
            (None, None) => self.format("play-never", &[], &side)?,
        });
        Ok(parts)
    }

    /// Returns the Markdown list of the moves `changes`, each of which gave a win away; a long list is
    /// elided.
    fn changes(&self, game: &Match, changes: &[Mistake]) -> Result<String, Error> {
        let count = [("count", changes.len() as u64)];
        let mut text = self.format("play-changes", &count, &[])? + "\n\n";
        for entry in elide(changes, 2 * SHOWN) {
            text += &match entry {
                Entry::Item(change) => {
                    let mover = game.mover(usize::try_from(change.turn - 1).unwrap_or_default());
                    let played = self.move_clause(game.board(), mover, &change.played)?;
                    let line = self.format(
                        "play-change",
                        &[("turn", change.turn)],
                        &[("played", &played)],
                    );
                    format!("- {}\n", line?)
                }
                Entry::Gap { left_out } => {
                    let left_out = self.format("left-out", &[("count", left_out)], &[])?;
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
