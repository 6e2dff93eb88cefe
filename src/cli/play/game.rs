//! The dialogue of a match: the computer moves, a person types, until somebody has won, gives up,
//! leaves, or the input ends.

use super::input::{Entered, Input};
use super::settings::{Save, Settings};
use super::typed::{Command, Typed, Vocabulary};
use super::voice::Voice;
use crate::error::Error;
use crate::games::{Idea, Setting};
use crate::listing::{Entry, SHOWN, entries_up_to};
use crate::play::level::is_acted_on;
use crate::play::{Effect, Level, Match, Player, Record, Side};
use crate::position::Play;

/// A match being played.
struct Table<'t> {
    game: Match,
    computer: Player,
    teach: bool,
    /// Whether its wrong idea is told only at the end.
    secret: bool,
    /// The wrong idea that it acts on.
    held: Option<Idea>,
    /// How many rungs of the ladder were shown for this move.
    rungs: usize,
    voice: &'t Voice,
}

/// Plays a match to its end and keeps the record if that was asked for.
pub(super) fn play(
    board: Setting,
    settings: Settings,
    input: &mut Input,
    voice: &Voice,
) -> Result<(), Error> {
    let held = settings.level.idea(&board, settings.seed);
    let mut table = Table {
        game: Match::new(board, settings.first),
        computer: Player::new(settings.level, settings.seed),
        teach: settings.teach,
        secret: settings.level == Level::Secret,
        held: held.filter(|held| is_acted_on(*held, settings.seed)),
        rungs: 0,
        voice,
    };
    table.open(&settings)?;
    table.run(input)?;
    voice.say(&voice.ending(&table.game, held, settings.seed)?)?;
    table.list()?;
    if let Some(Save { name, mut draft }) = settings.save {
        let record = Record::of(&table.game, settings.level, settings.seed).to_json()? + "\n";
        if let Err(error) = draft.put(record.as_bytes()).and_then(|()| draft.keep()) {
            // Who has played it to the end can still copy it.
            crate::cli::output::print(&record)?;
            return Err(error);
        }
        voice.say(&voice.words("play-kept", &[], &[("file", &name)])?)?;
    }
    Ok(())
}

impl Table<'_> {
    /// Says what is played, by which rules, who begins, and how to type a move.
    fn open(&self, settings: &Settings) -> Result<(), Error> {
        let voice = self.voice;
        let first = ("first", self.game.first().name());
        let title = match self.game.board() {
            Setting::Nim(setting) => {
                let play = match setting.rules.play {
                    Play::Normal => "normal",
                    Play::Misere => "misere",
                };
                let limit = setting.rules.limit.unwrap_or(0);
                voice.words("play-title-nim", &[("limit", limit)], &[first, ("play", play)])?
            }
            Setting::Race(setting) => {
                let [least, most] = setting.rules.say;
                let target = setting.position.target;
                let numbers =
                    [("least", least), ("most", most), ("span", most - least), ("target", target)];
                let end = setting.rules.end.tag();
                voice.words("play-title-race", &numbers, &[first, ("end", end)])?
            }
            Setting::Moore(setting) => {
                let numbers = [("at_most", setting.rules.at_most)];
                voice.words("play-title-moore", &numbers, &[first])?
            }
            _ => voice.words(&self.of_game("play-title"), &[], &[first])?,
        };
        voice.say(&format!("# {title}"))?;
        self.tell_level(settings)?;
        voice.say(&voice.text(&self.of_game("play-how"))?)?;
        voice.board("", self.game.board())?;
        match self.teach {
            true => self.standing(),
            false => Ok(()),
        }
    }

    /// Says how things stand, where there is a number that says so.
    fn standing(&self) -> Result<(), Error> {
        Effect::standing(self.game.board()).map_or(Ok(()), |effect| self.effect(&effect))
    }

    /// Says what a move did, or how things stand; when the match is over nobody is to move.
    fn effect(&self, effect: &Effect) -> Result<(), Error> {
        self.voice.effect(effect, self.game.winner().is_some())
    }

    /// Says how well the computer plays, unless it plays as well as it can.
    fn tell_level(&self, settings: &Settings) -> Result<(), Error> {
        let voice = self.voice;
        let misere = |board: &Setting| match board {
            Setting::Nim(setting) => setting.rules.play == Play::Misere,
            _ => false,
        };
        let (id, more) = match settings.level {
            Level::Perfect => return Ok(()),
            Level::Secret if misere(self.game.board()) => {
                ("play-level-secret", Some("play-level-secret-misere"))
            }
            Level::Secret => ("play-level-secret", None),
            Level::Believes(_) if self.held_about_the_last_stone(settings) => {
                ("play-level", Some("play-level-last-stone"))
            }
            _ => ("play-level", None),
        };
        let level = format!("`{}`", settings.level);
        voice.say(&voice.words(id, &[("seed", settings.seed)], &[("level", &level)])?)?;
        more.map_or(Ok(()), |more| voice.say(&voice.text(more)?))
    }

    /// Whether the idea that the computer holds is about the last stone.
    fn held_about_the_last_stone(&self, settings: &Settings) -> bool {
        let held = settings.level.idea(self.game.board(), settings.seed);
        held.is_some_and(Idea::is_about_the_last_stone)
    }

    fn of_game(&self, id: &str) -> String {
        format!("{id}-{}", self.game.board().game())
    }

    fn run(&mut self, input: &mut Input) -> Result<(), Error> {
        let vocabulary = Vocabulary::load()?;
        let prompt = self.voice.text(&self.of_game("play-prompt"))?;
        while self.game.winner().is_none() {
            if self.game.to_move() == Side::Computer {
                let Some(turn) = self.computer.choose(self.game.board(), self.game.turns().len())
                else {
                    break;
                };
                self.game.apply(turn)?;
                self.made()?;
                continue;
            }
            let text = match input.line(&prompt)? {
                Entered::End => break,
                Entered::Bad(error) => {
                    self.voice.complain(&error)?;
                    continue;
                }
                Entered::Line(text) => text,
            };
            if text.trim().is_empty() {
                continue;
            }
            match vocabulary.read(&text, self.game.board()) {
                Err(error) => self.voice.complain(&error)?,
                Ok(Typed::Turn(turn)) => {
                    self.game.apply(turn)?;
                    self.made()?;
                }
                Ok(Typed::Command(Command::Quit)) => break,
                Ok(Typed::Command(command)) => self.obey(command)?,
            }
        }
        Ok(())
    }

    /// Shows the move that has just been made.
    fn made(&mut self) -> Result<(), Error> {
        self.rungs = 0;
        let index = self.game.turns().len() - 1;
        let turn = &self.game.turns()[index];
        let words = self.voice.turn(self.game.mover(index), turn)?;
        self.voice.board(&words, self.game.board())?;
        match self.game.effect(index).filter(|_| self.teach) {
            Some(effect) => self.effect(&effect),
            None => Ok(()),
        }
    }

    fn obey(&mut self, command: Command) -> Result<(), Error> {
        let voice = self.voice;
        match command {
            Command::Hint => {
                self.rungs += 1;
                match self.game.explanation() {
                    Some(explanation) => voice.rung(&explanation, self.rungs - 1),
                    None => Ok(()),
                }
            }
            Command::Why => self.why(),
            Command::Undo => {
                self.rungs = 0;
                match self.game.undo_to(Side::Human) {
                    0 => voice.say(&voice.text("play-nothing-to-undo")?),
                    count => {
                        let words = voice.words("play-undone", &[("count", count)], &[])?;
                        voice.board(&words, self.game.board())
                    }
                }
            }
            Command::Show => {
                voice.board("", self.game.board())?;
                self.standing()
            }
            Command::Resign => {
                self.game.resign(Side::Human);
                Ok(())
            }
            Command::Help | Command::Quit => voice.say(&voice.text(&self.of_game("play-help"))?),
        }
    }

    /// Explains the last move of the computer.
    fn why(&self) -> Result<(), Error> {
        if self.secret {
            return self.voice.say(&self.voice.text("play-why-secret")?);
        }
        let turns = self.game.turns().len();
        let last = (0..turns).rev().find(|&index| self.game.mover(index) == Side::Computer);
        let explained = last.and_then(|last| self.game.explanation_of(last, self.held));
        let Some(explanation) = explained else {
            return self.voice.say(&self.voice.text("play-no-move-yet")?);
        };
        self.voice.say(&self.voice.text("play-why")?)?;
        let page = self.voice.explanation(Side::Computer, explanation, self.teach)?;
        crate::cli::output::print(&(page + "\n"))
    }

    fn list(&self) -> Result<(), Error> {
        let moves: Vec<usize> = (0..self.game.turns().len()).collect();
        if moves.is_empty() {
            return Ok(());
        }
        let mut text = self.voice.text("play-record")? + "\n\n";
        for entry in entries_up_to(&moves, 2 * SHOWN) {
            match entry {
                Entry::Item(&index) => {
                    let words =
                        self.voice.turn(self.game.mover(index), &self.game.turns()[index])?;
                    text.push_str(&format!("{}. {words}\n", index + 1));
                }
                Entry::Gap { left_out } => {
                    text.push_str(&format!(
                        "\n{}\n\n",
                        self.voice.words("left-out", &[("count", left_out)], &[])?
                    ));
                }
            }
        }
        self.voice.say(&text)
    }
}
