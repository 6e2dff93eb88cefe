//! Heading, sentence and buttons of the play board, for the stage and position of a [`Table`].

use super::touched::Block;
use super::words::{Button, View};
use super::{Stage, Table, stones};
use crate::action::STEPS;
use crate::edit::PRACTISE;
use crate::instructions::Instructions;
use crate::touch::{self, Chosen};
use carryless_args::error::Error;
use carryless_games::columns::Columns;
use carryless_games::game::TakeRule;
use carryless_games::position::{AnyMove, PlayConvention};
use carryless_play::{Side, series};
use carryless_render::i18n::MessageArgs;

/// Positions that a button offers in turn after the guided story: N-positions of Nim with blocks of three
/// sizes.
const POSITIONS: [&str; 5] = ["1 4 6", "2 5 6", "3 4 6", "2 3 7", "1 5 7"];

/// N-positions with more stones, offered in turn after a match won without the story from one of [`POSITIONS`]
/// or of these.
const HARDER: [&str; 4] = ["5 7 9", "2 4 6 7", "3 5 9 12", "6 9 11 13"];

/// Heading and the sentence below it.
type Pair = (String, String);

/// Main button, which leads to the next step, and secondary button; each may be absent.
type Two = (Option<Button>, Option<Button>);

impl Table<'_> {
    /// Returns a heading, from the message `id`, and a sentence, from the message `id-more`.
    fn pair(&self, id: &str) -> Result<Pair, Error> {
        Ok((self.text(id)?, self.text(&[id, "-more"].concat())?))
    }

    /// Returns the heading of the current stage and the sentence below it.
    pub(super) fn sentences(&self) -> Result<Pair, Error> {
        if let Some(winner) = self.winner() {
            return self.ending(winner);
        }
        match &self.touched.stage {
            Stage::Play { .. } | Stage::Watch { is_balanced: false } | Stage::Told => {
                self.playing()
            }
            Stage::Split { rows } if self.is_split(rows) => {
                Ok((self.text("table-blocks")?, self.text("table-blocks-done")?))
            }
            Stage::Split { .. } => {
                let lanes = stones::lanes(self.dialogue.game().start().numbers());
                let lanes: Vec<String> = lanes.iter().map(u64::to_string).collect();
                let list = self.shelf.words.list(&lanes)?;
                Ok((
                    self.text("table-blocks")?,
                    self.shelf.words.format_with("table-blocks-more", [("weights", list)])?,
                ))
            }
            Stage::Pair { is_refused: true, .. } => self.pair("table-refused"),
            Stage::Pair { joined, .. } if joined.len() == self.pairs().len() => {
                Ok((self.text("table-pair")?, self.text("table-pair-done")?))
            }
            Stage::Pair { .. } => self.pair("table-pair"),
            Stage::Alone => {
                let head = self.unpaired_text(self.dialogue.board().numbers())?;
                Ok((head, self.text("table-alone-more")?))
            }
            Stage::Watch { .. } => Ok((self.text("table-my-turn")?, self.last_move()?)),
            Stage::Balance { judged: Some(false), .. } => {
                let mut piles = self.dialogue.board().numbers().to_vec();
                if let Some((row, number)) = self.change() {
                    piles[row] = number;
                }
                Ok((self.unpaired_text(&piles)?, self.text("table-wrong-more")?))
            }
            Stage::Balance { judged: Some(true), .. } => self.pair("table-right"),
            Stage::Balance { .. } if self.pending().is_some() => {
                Ok((self.text("table-my-turn")?, self.text("table-balanced")?))
            }
            Stage::Balance { changed: Some((row, number)), .. }
                if *number > self.dialogue.board().numbers()[*row] =>
            {
                let size = self.dialogue.board().numbers()[*row];
                let numbers = [("pile", *row as u64 + 1), ("size", size), ("number", *number)];
                let told = self.shelf.words.format_with("table-larger-more", numbers)?;
                Ok((self.text("table-balance")?, told))
            }
            Stage::Balance { .. } => {
                let head = self.text("table-balance")?;
                let told = match self.dialogue.game().turns() {
                    [] | [_] => self.text("table-balance-more")?,
                    _ => self.last_move()?,
                };
                let id = if self.needs_gap() { "table-balance-gap" } else { "table-balance-block" };
                Ok((head, self.shelf.words.format_with(id, [("told", told)])?))
            }
        }
    }

    /// Returns the heading and the sentence during a match in which moves may leave blocks unpaired.
    fn playing(&self) -> Result<Pair, Error> {
        let turns = self.dialogue.game().turns().len();
        if self.touched.is_for_two {
            let player = if self.dialogue.game().to_move() == Side::Human { 1 } else { 2 };
            let head = self.shelf.words.format_with("table-player", [("player", player)])?;
            let rule = match (turns, self.has_board()) {
                (0, true) => {
                    let values = [("aim", self.text(self.aim())?), ("rule", self.rule()?)];
                    self.shelf.words.format_with("table-aim-and-rule", values)?
                }
                _ => self.rule()?,
            };
            return Ok((head, rule));
        }
        if self.pending().is_some() {
            let told = match self.touched.stage {
                Stage::Watch { .. } => self.last_move()?,
                _ => String::new(),
            };
            return Ok((self.text("table-my-turn")?, told));
        }
        match (turns, self.has_board()) {
            (0, true) => Ok((self.text(self.aim())?, self.with_level(self.rule()?)?)),
            (0, false) => Ok((self.instructions()?.task, self.with_level(self.rule()?)?)),
            _ => Ok((self.text("table-your-turn")?, self.last_move()?)),
        }
    }

    /// Whether the heading is the task of a match without a play board: the human player makes the first move.
    pub(super) fn shows_task(&self) -> bool {
        let begins = self.dialogue.game().turns().is_empty() && self.pending().is_none();
        begins && !self.has_board() && !self.touched.is_for_two && self.winner().is_none()
    }

    /// Returns what to do in this match and which move wins.
    pub(super) fn instructions(&self) -> Result<Instructions, Error> {
        let told = Instructions::new(self.dialogue.game().start(), self.shelf)?;
        told.ok_or_else(|| Error::internal("no game"))
    }

    /// Returns the id of the message that says, at the start of a match on the play board, whether the last move wins or
    /// loses.
    fn aim(&self) -> &'static str {
        match self.dialogue.game().start().play_convention() {
            PlayConvention::Misere => "table-start-misere",
            PlayConvention::Normal => "table-start",
        }
    }

    /// Whether the first winning move, which a hint names, leaves a pile with a block that this pile does not
    /// have now.
    fn needs_gap(&self) -> bool {
        let piles = self.dialogue.board().numbers();
        self.winning_change().is_some_and(|(row, left)| left & !piles[row] != 0)
    }

    /// Returns the sentence that says which moves are legal in this match.
    fn rule(&self) -> Result<String, Error> {
        let board = self.dialogue.game().start();
        match board.take_rule().filter(|_| self.has_board()) {
            Some(TakeRule::UpTo(limit)) => {
                self.shelf.words.format_with("table-rule-limit", [("limit", limit)])
            }
            Some(_) => self.text("table-rule"),
            None => match board.pressed() {
                Some(pressed) => self.text(&["web-press-", pressed].concat()),
                None => self.dialogue.title(),
            },
        }
    }

    /// Returns a sentence about the computer's move: the next one if it is pending, otherwise the last one;
    /// empty if no move was made.
    fn last_move(&self) -> Result<String, Error> {
        let game = self.dialogue.game();
        let (id, turn) = match self.pending() {
            Some(turn) => ("table-i-take", turn),
            None => match game.turns().last() {
                Some(turn) => ("table-i-took", turn.clone()),
                None => return Ok(String::new()),
            },
        };
        self.move_sentence(id, Side::Computer, &turn)
    }

    /// Returns the heading and the sentence after the player `winner` has won a match.
    fn ending(&self, winner: Side) -> Result<Pair, Error> {
        if self.touched.is_for_two {
            let player = if winner == Side::Human { 1 } else { 2 };
            let won = if self.has_story() { "table-player-took-last" } else { "table-player-won" };
            let head = self.shelf.words.format_with(won, [("player", player)])?;
            return Ok((head, String::new()));
        }
        match (winner, self.has_story()) {
            (Side::Human, true) if self.touched.is_balanced() => self.pair("table-did-it"),
            (Side::Human, has_story) if self.next_in_series().is_some() => {
                let won = if has_story { "table-won" } else { "table-you-win" };
                Ok((self.text(won)?, self.text("table-series-won")?))
            }
            (Side::Human, true) if self.harder().is_some() => {
                Ok((self.text("table-won")?, self.text("table-won-alone")?))
            }
            (Side::Human, true) => self.pair("table-won"),
            (Side::Computer, true) if self.is_perfect() => self.pair("table-lost"),
            (Side::Computer, true) => {
                Ok((self.text("table-lost")?, self.text("table-look-again")?))
            }
            (Side::Human, false) => Ok((self.text("table-you-win")?, String::new())),
            (Side::Computer, false) => Ok((self.text("table-i-win")?, String::new())),
        }
    }

    /// Returns the sentence that lists the blocks without a partner in piles of these sizes, or says that there
    /// are none.
    fn unpaired_text(&self, piles: &[u64]) -> Result<String, Error> {
        let mut odd: Vec<u64> = Columns::from_numbers(piles, 2).odd_weights().powers().collect();
        odd.sort_unstable_by(|one, other| other.cmp(one));
        let names: Vec<String> = odd.iter().map(u64::to_string).collect();
        if odd.is_empty() {
            return self.text("table-none-alone");
        }
        let words = &self.shelf.words;
        let blocks = words.list(&names)?;
        let mut values = MessageArgs::default();
        values.set_number("count", names.len() as u64);
        values.set_text("blocks", &blocks);
        words.format("table-alone", &values)
    }

    /// Returns a button that uses the control `name` with this value; the message `id` is the label of the
    /// button.
    fn button(
        &self,
        name: &'static str,
        value: impl Into<String>,
        id: &str,
    ) -> Result<Option<Button>, Error> {
        Ok(Some(Button { name, value: value.into(), label: self.text(id)?, is_off: false }))
    }

    /// Returns a button that cannot be pressed; the message `id` is the label of the button.
    fn disabled_button(&self, id: &str) -> Result<Option<Button>, Error> {
        Ok(Some(Button { label: self.text(id)?, is_off: true, ..Button::default() }))
    }

    /// Sets the buttons of the view to those of the current stage.
    pub(super) fn buttons(&self, view: &mut View) -> Result<(), Error> {
        (view.next, view.other) = match &self.touched.stage {
            _ if self.winner().is_some() => self.end_buttons()?,
            _ if self.waits_for_click() => (self.button("wait", "", "table-go-on")?, None),
            _ if self.pending().is_some() => (self.disabled_button("table-wait")?, None),
            Stage::Split { rows } => self.split_buttons(rows)?,
            Stage::Pair { joined, .. } => self.pair_buttons(joined.len())?,
            Stage::Alone => (self.button("again", "balance", "table-go-on")?, None),
            Stage::Balance { judged: Some(false), .. } => {
                (self.button("touch", "balance", "table-try-again")?, None)
            }
            Stage::Balance { changed, .. } => {
                let stage = Stage::Balance { changed: self.winning_change(), judged: None };
                let other = self.button(
                    "touch",
                    self.touched.with_stage(stage).to_string(),
                    "table-for-me",
                )?;
                match (self.chosen(), changed) {
                    (Some(chosen), _) => (self.take(&chosen)?, None),
                    (None, Some(_)) => (self.disabled_button("table-larger")?, other),
                    (None, None) => (self.disabled_button("table-tap-block")?, other),
                }
            }
            Stage::Play { .. } | Stage::Watch { .. } | Stage::Told => {
                let begins = self.dialogue.game().turns().is_empty();
                let shows = begins && self.has_story() && !self.touched.is_for_two;
                let other = if shows { self.button("again", "split", "table-show")? } else { None };
                match self.chosen() {
                    Some(chosen) => (self.take(&chosen)?, other),
                    None if self.has_board() => (self.disabled_button("table-tap-stone")?, other),
                    None => (self.disabled_button("table-tap")?, other),
                }
            }
        };
        let plays = matches!(self.touched.stage, Stage::Play { .. }) && self.winner().is_none();
        if plays && self.pending().is_none() {
            let game = self.dialogue.game();
            if !self.touched.is_for_two {
                view.tools.extend(self.button("hint", "", "table-hint")?);
            }
            if !game.turns().is_empty() {
                view.tools.extend(self.button("undo", "", "table-undo")?);
            }
        }
        Ok(())
    }

    /// Whether `rows` (0-based), the rows that are split, include every pile that has stones.
    fn is_split(&self, rows: &[usize]) -> bool {
        let mut piles = self.dialogue.board().numbers().iter().enumerate();
        piles.all(|(row, size)| *size == 0 || rows.contains(&row))
    }

    /// Returns the pairs of equal blocks that the user can join.
    fn pairs(&self) -> Vec<[Block; 2]> {
        let lanes = stones::lanes(self.dialogue.game().start().numbers());
        stones::pairs(self.dialogue.board().numbers(), &lanes, None)
    }

    /// Returns the buttons while the user splits piles into blocks; `rows` are the rows split so far, 0-based.
    fn split_buttons(&self, rows: &[usize]) -> Result<Two, Error> {
        let all = (0..self.dialogue.board().numbers().len()).collect();
        if self.is_split(rows) {
            return Ok((self.button("touch", "pair", "table-go-on")?, None));
        }
        let value = self.touched.with_stage(Stage::Split { rows: all }).to_string();
        Ok((self.disabled_button("table-tap-pile")?, self.button("touch", value, "table-for-me")?))
    }

    /// Returns the buttons while the user pairs equal blocks; `joined` is the number of pairs made so far.
    fn pair_buttons(&self, joined: usize) -> Result<Two, Error> {
        let all = self.pairs();
        if joined == all.len() {
            return Ok((self.button("touch", "alone", "table-go-on")?, None));
        }
        let stage = Stage::Pair { joined: all, picked: None, is_refused: false };
        let value = self.touched.with_stage(stage).to_string();
        Ok((
            self.disabled_button("table-tap-blocks")?,
            self.button("touch", value, "table-for-me")?,
        ))
    }

    /// Returns a position of [`HARDER`] for a match that began from a position which a button offers after the
    /// guided story, or from the last one of the series; `None` for other matches, and against a computer that makes mistakes.
    fn harder(&self) -> Option<&'static str> {
        let start = self.dialogue.game().start().to_args().to_line();
        let next = HARDER.iter().position(|own| *own == start).map(|at| (at + 1) % HARDER.len());
        let leads = POSITIONS.contains(&&*start) || start == series::POSITIONS[3];
        let next = next.or_else(|| leads.then_some(0));
        next.filter(|_| self.is_perfect()).map(|next| HARDER[next])
    }

    /// Returns the buttons after the end of a match.
    fn end_buttons(&self) -> Result<Two, Error> {
        if self.touched.is_for_two {
            return Ok((self.button("again", "two", "table-once-more")?, None));
        }
        let next = self.next_in_series().filter(|_| self.winner() == Some(Side::Human));
        let next = next
            .map(|next| self.button("series", next.to_string(), "table-next-match"))
            .transpose()?;
        if !self.touched.is_balanced() {
            // The reason comes when it is asked for; all of the game without a story is told in Explain.
            let how = match (self.has_story(), &self.touched.stage) {
                (true, _) => self.button("again", "split", "table-how")?,
                (false, Stage::Told) => self.button("wing", STEPS, "table-steps")?,
                (false, _) => {
                    let told = self.touched.with_stage(Stage::Told).to_string();
                    self.button("touch", told, "table-how")?
                }
            };
            if let Some(next) = next {
                return Ok((next, how));
            }
            if let (Some(harder), Some(Side::Human)) = (self.harder(), self.winner()) {
                return Ok((self.button("line", harder, "table-more-stones")?, how));
            }
            return Ok((how, self.button("again", "", "table-once-more")?));
        }
        let start = self.dialogue.game().start().to_args().to_line();
        let at = POSITIONS
            .iter()
            .position(|own| *own == start)
            .map_or(0, |at| (at + 1) % POSITIONS.len());
        let other = self.button("line", POSITIONS[at], "table-other-position")?;
        let practise = self.button("wing", PRACTISE, "table-practise")?;
        Ok(match next {
            Some(next) => (next, practise),
            None => (practise, other),
        })
    }

    /// Returns the button that makes the selected move `chosen`.
    fn take(&self, chosen: &Chosen) -> Result<Option<Button>, Error> {
        let label = match &chosen.turn {
            AnyMove::Take(made) if self.has_board() => {
                self.shelf.words.format_with("table-take", [("take", made.take)])?
            }
            turn => {
                let turn = self.seats().named(turn);
                touch::move_text(self.dialogue.board(), &turn, self.shelf)?
            }
        };
        Ok(Some(Button { name: "say", value: chosen.typed.clone(), label, is_off: false }))
    }
}
