//! What the match says: words of one language, pictures, explanations, painted where there is
//! colour. In: numbers and pictures. Out: text on standard output.

use crate::cli::said::described;
use crate::cli::{output, screen};
use crate::columns::Powers;
use crate::error::Error;
use crate::figure::Figure;
use crate::games::nim::closed_form::Aim;
use crate::games::{Explanation, race};
use crate::games::{Idea, PLAYED, Setting};
use crate::listing::{SHOWN, shortened};
use crate::play::level::is_acted_on;
use crate::play::{Effect, Match, Side};
use crate::position::Turn;
use crate::render::{Detail, Page, Readers, Screen, View, terminal};
use crate::wording::{Catalogue, Language, Reader, Values};

/// The width of the bar of a race.
const BAR: u64 = 30;

/// Says things.
pub(super) struct Voice {
    words: Catalogue,
    renderers: Readers,
    screen: Screen,
}

impl Voice {
    pub(super) fn new(language: Language) -> Result<Self, Error> {
        Ok(Voice {
            words: Catalogue::load(language, &["common", "errors", "figures", "play"])?,
            renderers: Readers::new(language, PLAYED.to_vec())?,
            screen: screen::standard(),
        })
    }

    pub(super) fn text(&self, id: &str) -> Result<String, Error> {
        self.words.text(id)
    }

    /// A message with numbers and texts in it.
    pub(super) fn words(
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

    /// Says a paragraph of Markdown, and an empty line after it.
    pub(super) fn say(&self, markdown: &str) -> Result<(), Error> {
        self.picture(markdown, None)
    }

    /// Says a paragraph and shows a picture below it.
    pub(super) fn picture(&self, markdown: &str, figure: Option<Figure<'_>>) -> Result<(), Error> {
        output::print(&(self.page(markdown, figure)? + "\n"))
    }

    /// A paragraph and a picture as text.
    pub(super) fn page(&self, markdown: &str, figure: Option<Figure<'_>>) -> Result<String, Error> {
        let mut page = Page::from(markdown);
        if let Some(figure) = figure {
            page.figure(figure);
        }
        terminal::page(&page, &self.words, self.screen)
    }

    /// Says what is wrong with what was typed.
    pub(super) fn complain(&self, error: &Error) -> Result<(), Error> {
        output::print(&format!("{}\n\n", described(error, &self.words)))
    }

    /// Shows how the match stands: the piles, or the count with a bar.
    pub(super) fn board(&self, lead: &str, board: &Setting) -> Result<(), Error> {
        match board {
            Setting::Race(setting) => {
                let race::Position { target, from: count } = setting.position;
                let left = setting.left();
                let numbers = [("count", count), ("target", target), ("left", left)];
                let words = self.words("play-count", &numbers, &[])?;
                let done = (target - left) as u128 * u128::from(BAR) / u128::from(target.max(1));
                let done = done as usize;
                let bar = "█".repeat(done) + &"░".repeat(BAR as usize - done);
                self.say(&format!("{lead}\n\n```text\n{bar}  {words}\n```"))
            }
            board => {
                let figure = Figure::Piles { piles: board.numbers(), taken: Vec::new() };
                shortened(SHOWN, || self.picture(lead, Some(figure)))
            }
        }
    }

    /// What the effect of a move is, or how things stand without one; and what that means for
    /// whoever is to move, unless the match is `over`.
    pub(super) fn effect(&self, effect: &Effect, over: bool) -> Result<(), Error> {
        match effect {
            Effect::Columns { columns, .. } => {
                let drawn =
                    (columns.width() > 0).then_some(Figure::Columns { columns, boxed: true });
                let words = self.columns(effect, over)?;
                shortened(SHOWN, || self.picture(&words, drawn))
            }
            Effect::Remainder { .. } if over => Ok(()),
            &Effect::Remainder { period, left, times, remainder, losing } => {
                let numbers = [
                    ("period", period),
                    ("left", left),
                    ("times", times),
                    ("remainder", remainder),
                ];
                let losing = if losing { "lost" } else { "won" };
                self.say(&self.words("play-remainder", &numbers, &[("outcome", losing)])?)
            }
        }
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
    fn weights(&self, id: &str, weights: Powers) -> Result<String, Error> {
        let suffix = self.text("column-suffix")?;
        let names: Vec<String> =
            weights.powers().map(|weight| format!("{weight}{suffix}")).collect();
        let list = self.words.list(&names)?;
        let count = names.len() as u64;
        self.words(id, &[("count", count)], &[("columns", &list)])
    }

    /// A move in words.
    pub(super) fn turn(&self, side: Side, turn: &Turn) -> Result<String, Error> {
        self.turn_words(["play-took", "play-said", "play-took-several"], side, turn)
    }

    /// A move that would have been right, in words.
    pub(super) fn right(&self, side: Side, turn: &Turn) -> Result<String, Error> {
        self.turn_words(["play-right-take", "play-right-say", "play-right-several"], side, turn)
    }

    fn turn_words(&self, ids: [&str; 3], side: Side, turn: &Turn) -> Result<String, Error> {
        let [take, say, several] = ids;
        let side = [("side", side.name())];
        match turn {
            Turn::Take(taken) => {
                let numbers = [
                    ("pile", taken.pile),
                    ("take", taken.take),
                    ("size", taken.leaves + taken.take),
                    ("leaves", taken.leaves),
                ];
                self.words(take, &numbers, &side)
            }
            Turn::Say(said) => {
                let numbers = [("say", said.say), ("reaches", said.reaches)];
                self.words(say, &numbers, &side)
            }
            Turn::Takes(taken) => {
                let takes: Vec<String> = taken.takes.iter().map(u64::to_string).collect();
                self.words(several, &[], &[side[0], ("takes", &takes.join(", "))])
            }
        }
    }

    /// A rung of the ladder of hints.
    pub(super) fn rung(&self, explanation: &Explanation, index: usize) -> Result<(), Error> {
        self.say(&self.renderers.first().rung(explanation, index)?)
    }

    /// An explanation of a move of `mover` as text, said to the person; as deep as a lesson when
    /// `teach`.
    pub(super) fn explanation(
        &self,
        mover: Side,
        explanation: Explanation,
        teach: bool,
    ) -> Result<String, Error> {
        let detail = if teach { Detail::Teach } else { Detail::Key };
        let reader = match mover {
            Side::Human => Reader::First,
            Side::Computer => Reader::Second,
        };
        let view = View { detail, reader, ..View::default() };
        self.renderers.of(reader)?.text(explanation, view, self.screen)
    }

    /// Who has won, by which move, and which wrong idea the computer held.
    pub(super) fn ending(
        &self,
        game: &Match,
        held: Option<Idea>,
        seed: u64,
    ) -> Result<String, Error> {
        let mut parts = vec![match game.winner() {
            Some(winner) => self.won(game, winner)?,
            None => self.text("play-unfinished")?,
        }];
        if let Some(held) = held {
            let idea = self.text(&format!("play-idea-{}", held.tag()))?;
            parts.push(self.words("play-believed", &[], &[("idea", &idea)])?);
            if !is_acted_on(held, seed) {
                parts.push(self.text("play-not-acted-on")?);
            }
        }
        Ok(parts.join("\n\n"))
    }

    fn won(&self, game: &Match, winner: Side) -> Result<String, Error> {
        let loser = winner.other();
        let side = [("side", loser.name())];
        let mut parts = vec![self.words("play-winner", &[], &[("side", winner.name())])?];
        let could = game.resigned().and_then(|_| game.board().recommended());
        parts.push(match (game.deciding(), could) {
            (Some(deciding), _) => {
                let played = self.turn_words(
                    ["play-was-take", "play-was-say", "play-was-several"],
                    loser,
                    &deciding.played,
                )?;
                let right = self.right(loser, &deciding.right)?;
                let texts = [
                    ("side", loser.name()),
                    ("played", played.as_str()),
                    ("right", right.as_str()),
                ];
                self.words("play-deciding", &[("turn", deciding.turn)], &texts)?
            }
            (None, Some(right)) => {
                let right = self.right(loser, &right)?;
                self.words("play-gave-up", &[], &[("right", right.as_str())])?
            }
            (None, None) => self.words("play-never", &[], &side)?,
        });
        Ok(parts.join("\n\n"))
    }
}

fn parity(ones: u64) -> &'static str {
    if ones % 2 == 1 { "odd" } else { "even" }
}
