//! The dialogue of a match: the computer moves, a person types, until somebody has won, gives up,
//! leaves, or the input ends.

use super::input::{Input, Typed as Came};
use super::settings::{Save, Settings};
use super::typed::{Command, Typed, Vocabulary};
use super::voice::Voice;
use crate::error::Error;
use crate::listing::{Entry, SHOWN, entries_up_to};
use crate::play::{Belief, Board, Effect, Level, Match, Player, Record, Side};
use crate::position::Play;

/// A match being played.
struct Table<'t> {
    game: Match,
    computer: Player,
    teach: bool,
    /// Whether its wrong idea is told only at the end.
    secret: bool,
    /// The wrong idea that it acts on.
    held: Option<Belief>,
    /// How many rungs of the ladder were shown for this move.
    rungs: usize,
    voice: &'t Voice,
}

/// Plays a match to its end and keeps the record if that was asked for.
pub(super) fn play(
    board: Board,
    settings: Settings,
    input: &mut Input,
    voice: &Voice,
) -> Result<(), Error> {
    let held = settings.level.belief(&board, settings.seed);
    let mut table = Table {
        game: Match::new(board, settings.first),
        computer: Player::new(settings.level, settings.seed),
        teach: settings.teach,
        secret: settings.level == Level::Secret,
        held: held.filter(|held| held.is_acted_on(settings.seed)),
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
        voice.say(&voice.words("play-kept", &[], &[("file", &format!("`{name}`"))])?)?;
    }
    Ok(())
}

impl Table<'_> {
    /// Says what is played, by which rules, who begins, and how to type a move.
    fn open(&self, settings: &Settings) -> Result<(), Error> {
        let voice = self.voice;
        let first = ("first", self.game.first().name());
        let title = match self.game.board() {
            Board::Nim { rules, .. } => {
                let play = match rules.play {
                    Play::Normal => "normal",
                    Play::Misere => "misere",
                };
                let limit = rules.limit.unwrap_or(0);
                voice.words("play-title-nim", &[("limit", limit)], &[first, ("play", play)])?
            }
            Board::Race { rules, target, .. } => {
                let [least, most] = rules.say;
                let numbers =
                    [("least", least), ("most", most), ("span", most - least), ("target", *target)];
                voice.words("play-title-race", &numbers, &[first, ("end", rules.end.name())])?
            }
        };
        voice.say(&format!("# {title}"))?;
        self.tell_level(settings)?;
        voice.say(&voice.text(&self.of_game("play-how"))?)?;
        voice.board("", self.game.board())?;
        match self.teach {
            true => self.effect(&Effect::standing(self.game.board())),
            false => Ok(()),
        }
    }

    /// Says what a move did, or how things stand; when the match is over nobody is to move.
    fn effect(&self, effect: &Effect) -> Result<(), Error> {
        self.voice.effect(effect, self.game.winner().is_some())
    }

    /// Says how well the computer plays, unless it plays as well as it can.
    fn tell_level(&self, settings: &Settings) -> Result<(), Error> {
        let voice = self.voice;
        let misere = |board: &Board| match board {
            Board::Nim { rules, .. } => rules.play == Play::Misere,
            Board::Race { .. } => false,
        };
        let (id, more) = match settings.level {
            Level::Perfect => return Ok(()),
            Level::Secret if misere(self.game.board()) => {
                ("play-level-secret", Some("play-level-secret-misere"))
            }
            Level::Secret => ("play-level-secret", None),
            Level::Believes(belief) if belief.is_about_the_last_stone() => {
                ("play-level", Some("play-level-last-stone"))
            }
            _ => ("play-level", None),
        };
        let level = format!("`{}`", settings.level);
        voice.say(&voice.words(id, &[("seed", settings.seed)], &[("level", &level)])?)?;
        more.map_or(Ok(()), |more| voice.say(&voice.text(more)?))
    }

    /// The message of this game.
    fn of_game(&self, id: &str) -> String {
        format!("{id}-{}", self.game.board().game())
    }

    fn run(&mut self, input: &mut Input) -> Result<(), Error> {
        let vocabulary = Vocabulary::load()?;
        let prompt = self.voice.text(&self.of_game("play-prompt"))?;
        while self.game.winner().is_none() {
            if self.game.to_move() == Side::Computer {
                let Some(turn) = self.computer.choose(self.game.board()) else {
                    break;
                };
                self.game.apply(turn)?;
                self.made()?;
                continue;
            }
            let text = match input.line(&prompt)? {
                Came::End => break,
                Came::Bad(error) => {
                    self.voice.complain(&error)?;
                    continue;
                }
                Came::Line(text) => text,
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
        let turn = self.game.turns()[index];
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
                voice.rung(&self.game.explanation(), self.rungs - 1)
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
                self.effect(&Effect::standing(self.game.board()))
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
        let page = self.voice.explanation(explanation, self.teach)?;
        crate::cli::output::print(&(page + "\n"))
    }

    /// Lists the moves.
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
                        self.voice.turn(self.game.mover(index), self.game.turns()[index])?;
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
