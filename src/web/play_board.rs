//! The play board: a match on a page, and the story that it tells of Nim. A match is played first; then the same
//! stones are split into blocks, equal blocks are joined, one is left alone, and from then on every move is asked
//! for before it is told. The computer's move is shown before it is made: [`Reply::wait`] says when. State is the
//! line of the match and [`Touched`]; [`words`] says what is said, [`stones`] where the stones lie. Games without
//! such a board show the picture of [`play`].

mod sentences;
mod stones;
mod touched;
mod words;

use self::touched::{Stage, Touched};
use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{self, read};
use super::fragments;
use super::touch::{self, Chosen};
use super::{File, Reply, play};
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::play::event::Event;
use crate::play::parse_input::Input as Said;
use crate::play::session::{Dialogue, Pace};
use crate::play::{Level, Side};
use crate::position::{AnyMove, Outcome};

/// Milliseconds until the computer's move is shown, and until it is made.
const REST: u32 = 700;
const SHOWN: u32 = 1200;
/// Milliseconds for which a right move is praised.
const PRAISE: u32 = 2200;

/// A match on the play board.
struct Table<'s> {
    shelf: &'s Cache,
    dialogue: Dialogue,
    touched: Touched,
    /// What a hint or another command says.
    said: Vec<Event>,
    /// The row that a hint points at.
    hinted: Option<usize>,
    /// Whether a move was made by the person just now.
    moved: bool,
    /// Whether the stones are being pulled at.
    pulls: bool,
}

/// Fills a reply with the match.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let touched = Touched::parse(&typed.touched);
    let text = with_first(&typed.line, &touched, typed)?;
    let line = CommandLine::parse(&text);
    let asked = read(&line).1.sound()?;
    let dialogue = Dialogue::of(&asked, typed.language, typed.chance, Pace::Paused)?;
    asked.refuse_idle()?;
    let mut table = Table {
        shelf,
        dialogue,
        touched,
        said: Vec::new(),
        hinted: None,
        moved: false,
        pulls: false,
    };
    if !table.has_story() && (table.touched.is_balanced() || table.touched.is_between()) {
        table.touched = Touched::default();
    }
    match &typed.wish {
        Wanted::Used(name, value) => table.act(name, value)?,
        Wanted::File(_) => {
            let text = table.dialogue.record().to_json()? + "\n";
            reply.files.push(File { name: "record.json".to_owned(), text });
        }
        _ => {}
    }
    reply.line = table.dialogue.line();
    reply.touched = table.touched.to_string();
    reply.wait = table.wait();
    let after = PageState { line: reply.line.clone(), ..typed.clone() };
    let view = table.view()?;
    reply.say = table.heard(&view)?;
    reply.parts.insert("answer".to_owned(), shelf.part("play-board.html", &view)?);
    // Who goes on with the Tab key meets the board before other games.
    let own = [String::new(), play::setting(&table.dialogue, &after, shelf)?];
    fragments::around(reply, (shelf, &after), own, &["json"])
}

/// The line of a match; where every move must leave no block alone and the first move cannot, the computer
/// begins.
fn with_first(text: &str, touched: &Touched, typed: &PageState) -> Result<String, Error> {
    if !touched.is_balanced() {
        return Ok(text.to_owned());
    }
    let line = CommandLine::parse(text);
    let asked = read(&line).1.sound()?;
    let dialogue = Dialogue::of(&asked, typed.language, typed.chance, Pace::Paused)?;
    if !dialogue.game().turns().is_empty() {
        return Ok(text.to_owned());
    }
    let first = match dialogue.board().wins() {
        Outcome::N => "me",
        Outcome::P => "computer",
    };
    Ok(edit::with_option(text, "first", first))
}

impl Table<'_> {
    /// Whether the stones of this game can be split into blocks.
    fn has_story(&self) -> bool {
        touch::has_story(self.dialogue.game().start())
    }

    /// Whether the match has a board of its own; other games show their picture.
    fn has_board(&self) -> bool {
        touch::has_play_board(self.dialogue.game().start())
    }

    /// The computer's move, when it is its turn; two people have no computer.
    fn pending(&self) -> Option<AnyMove> {
        let waits = !self.touched.is_for_two && !self.touched.is_between();
        waits.then(|| self.dialogue.pending()).flatten()
    }

    /// The move that is chosen, if it may be made.
    fn chosen(&self) -> Option<Chosen> {
        let board = self.dialogue.board();
        match &self.touched.stage {
            Stage::Play { chosen: Some(chosen) } => Chosen::read(board, chosen),
            Stage::Balance { changed: Some((row, leaves)), .. } => {
                let take = board.numbers().get(*row)?.checked_sub(*leaves)?;
                Chosen::read(board, &format!("{}:{take}", row + 1))
            }
            _ => None,
        }
    }

    /// Does what a control says.
    fn act(&mut self, name: &str, value: &str) -> Result<(), Error> {
        match name {
            "wait" => return self.go_on(),
            name if name == "at" || name.starts_with("pile-") => {
                if self.dialogue.is_over() || self.pending().is_some() {
                    return Ok(());
                }
                let board = self.dialogue.board();
                self.pulls = name != "at";
                let chosen = match self.pulls {
                    false => touch::pressed(board, value),
                    true => touch::pulled(board, name, value),
                };
                let chosen = chosen.map(|chosen| chosen.typed);
                self.touched = self.touched.at(Stage::Play { chosen });
            }
            "say" if !value.trim().is_empty() => return self.say(value),
            "undo" if self.touched.is_for_two => self.dialogue.undo_one(),
            "hint" | "why" | "undo" | "resign" | "help" if self.pending().is_none() => {
                let said = self.dialogue.take(name)?;
                if name == "hint" && self.has_story() {
                    self.said = vec![Event::Words(self.hint()?)];
                    self.hinted = self.winning_change().map(|(row, _)| row);
                    return Ok(());
                }
                let words = |saying: Event| match saying {
                    Event::Board { lead, .. } => (!lead.is_empty()).then_some(Event::Words(lead)),
                    saying => Some(saying),
                };
                self.said = said.into_iter().filter_map(words).collect();
            }
            _ => return Ok(()),
        }
        if name == "undo" {
            self.touched = self.touched.at(Stage::default());
        }
        Ok(())
    }

    /// Makes a move of the person; where every move must leave no block alone, only one that does.
    fn say(&mut self, value: &str) -> Result<(), Error> {
        // Who does not wait for the computer's move gets it at once.
        if let Some(turn) = self.pending() {
            self.dialogue.answer(Said::Turn(turn))?;
        }
        let said = self.dialogue.read(value)?;
        let Said::Turn(turn) = &said else {
            self.said = self.dialogue.answer(said)?;
            return Ok(());
        };
        if self.touched.is_balanced() {
            if self.dialogue.board().is_legal(turn) && !self.dialogue.board().wins_by(turn) {
                let changed = match turn {
                    AnyMove::Take(made) => Some((made.pile as usize - 1, made.leaves)),
                    _ => None,
                };
                self.touched = self.touched.at(Stage::Balance { changed, judged: Some(false) });
                return Ok(());
            }
            self.dialogue.answer(said)?;
            self.moved = true;
            self.touched = self.touched.at(Stage::Balance { changed: None, judged: Some(true) });
            return Ok(());
        }
        self.dialogue.answer(said)?;
        self.moved = true;
        self.touched = self.touched.at(Stage::default());
        Ok(())
    }

    /// Shows the computer's move, or makes the one that is shown.
    fn go_on(&mut self) -> Result<(), Error> {
        let Some(turn) = self.pending() else { return Ok(()) };
        let is_balanced = self.touched.is_balanced();
        match self.touched.stage {
            Stage::Watch { .. } => {
                self.dialogue.answer(Said::Turn(turn))?;
                let stage = match is_balanced {
                    true => Stage::Balance { changed: None, judged: None },
                    false => Stage::default(),
                };
                self.touched = self.touched.at(stage);
            }
            _ => self.touched = self.touched.at(Stage::Watch { is_balanced }),
        }
        Ok(())
    }

    /// The milliseconds after which the match goes on by itself.
    fn wait(&self) -> u32 {
        match &self.touched.stage {
            _ if self.pending().is_none() => 0,
            Stage::Watch { .. } => SHOWN,
            _ if self.rests() => 0,
            Stage::Balance { judged: Some(true), .. } => PRAISE,
            _ => REST,
        }
    }

    /// Whether the match waits for a press: after the first right move, so that the reason can be read.
    fn rests(&self) -> bool {
        matches!(self.touched.stage, Stage::Balance { judged: Some(true), .. })
            && self.pending().is_some()
            && self.dialogue.game().turns().len() <= 2
    }

    /// The row and its new number in a move of Nim after which the other player cannot win, if there is one.
    fn winning_change(&self) -> Option<(usize, u64)> {
        let board = self.dialogue.board();
        let moves = board.numbers().iter().enumerate();
        let mut moves =
            moves.flat_map(|(row, size)| (0..*size).map(move |left| (row, *size, left)));
        let (row, _, left) = moves.find(|(row, size, left)| {
            let chosen = Chosen::read(board, &format!("{}:{}", row + 1, size - left));
            chosen.is_some_and(|chosen| board.wins_by(&chosen.turn))
        })?;
        Some((row, left))
    }

    /// A hint in the words of the story: the pile to look at, and from the second hint on the move.
    fn hint(&self) -> Result<String, Error> {
        let Some((row, left)) = self.winning_change() else { return self.text("table-hint-none") };
        let pile = ("pile", row as u64 + 1);
        let take = ("take", self.dialogue.board().numbers()[row] - left);
        match self.dialogue.rungs {
            0 | 1 => self.shelf.words.say("table-hint-pile", [pile]),
            _ => self.shelf.words.say("table-hint-move", [take, pile]),
        }
    }

    /// Who has won, if the match is over.
    fn winner(&self) -> Option<Side> {
        self.dialogue.game().winner().filter(|_| !self.touched.is_between())
    }

    /// Whether the computer plays as well as it can, so that it may say that it does not guess.
    fn is_perfect(&self) -> bool {
        self.dialogue.record().level == Level::Perfect.to_string()
    }
}
