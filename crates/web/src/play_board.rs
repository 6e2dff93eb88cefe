//! The play board: a match on the page and, for Nim, a guided story about its strategy. After a match its
//! stones are split into blocks and equal blocks are paired; in the next match every move must leave no block
//! unpaired. The computer's move is shown before it is made, after [`Reply::wait`] milliseconds. The command
//! line and [`Touched`] contain the state. [`words`] has the texts, [`stones`] the positions of the stones;
//! [`play`] has the games without a play board.

mod level;
mod rows;
mod sentences;
mod solution;
mod stones;
mod touched;
mod words;

pub(super) use self::solution::solution;
use self::touched::{Stage, Touched};
use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{self, parse_line};
use super::fragments;
use super::touch::{self, Chosen};
use super::{File, Reply, play};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_games::position::{AnyMove, Outcome};
use carryless_play::Side;
use carryless_play::event::Event;
use carryless_play::parse_input::Input as Said;
use carryless_play::session::{Dialogue, Pace};

/// Milliseconds between the human player's move and the display of the computer's move.
const REST: u32 = 700;
/// Milliseconds for which the computer's move is shown on the board before it is made.
const SHOWN: u32 = 1200;
/// Milliseconds for which the page praises a right move before it shows the computer's move.
const PRAISE: u32 = 2200;

/// Match on the play board while one request is answered.
struct Table<'s> {
    shelf: &'s Cache,
    dialogue: Dialogue,
    touched: Touched,
    /// Events that a hint or another command of this request caused.
    events: Vec<Event>,
    /// Row (0-based) that a hint of this request names, if any.
    hinted: Option<usize>,
    /// Whether this request made a move of the human player.
    moved: bool,
    /// Whether stones are being dragged.
    is_dragging: bool,
}

/// Applies the control that was used to the match, and adds the match to the reply.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let touched = Touched::parse(&typed.touched);
    let text = with_first(&typed.line, &touched, typed)?;
    let line = CommandLine::parse(&text);
    let asked = parse_line(&line).1.into_result()?;
    let dialogue = Dialogue::from_args(&asked, typed.language, typed.chance, Pace::Paused)?;
    asked.reject_unused()?;
    let mut table = Table::new(dialogue, touched, shelf);
    if !table.has_story() && (table.touched.is_balanced() || table.touched.is_between()) {
        table.touched = table.touched.with_stage(Stage::default());
    }
    match &typed.wanted {
        Wanted::Used(name, value) => table.act(name, value)?,
        Wanted::File(_) => {
            let text = table.dialogue.record().to_json()? + "\n";
            reply.files.push(File { name: "record.json".to_owned(), text });
        }
        _ => {}
    }
    table.tell_reasons()?;
    table.touched.is_done |= table.touched.is_balanced() && table.winner().is_some();
    reply.line = table.dialogue.line();
    reply.touched = table.touched.to_string();
    reply.wait = table.wait();
    let after = PageState { line: reply.line.clone(), ..typed.clone() };
    let view = table.view()?;
    reply.say = table.screen_reader_text(&view)?;
    reply.parts.insert("answer".to_owned(), shelf.render("play-board.html", &view)?);
    // The settings come last, so that the Tab key reaches the board first.
    let own = [String::new(), play::state(&table.dialogue, &after, shelf)?];
    fragments::add_page_fragments(reply, (shelf, &after), own, &["json"])
}

/// Returns the command line of the match. If every move must leave no block unpaired and no move is made yet,
/// `--first` is set to the player who can win.
fn with_first(text: &str, touched: &Touched, typed: &PageState) -> Result<String, Error> {
    if !touched.is_balanced() {
        return Ok(text.to_owned());
    }
    let line = CommandLine::parse(text);
    let asked = parse_line(&line).1.into_result()?;
    let dialogue = Dialogue::from_args(&asked, typed.language, typed.chance, Pace::Paused)?;
    if !dialogue.game().turns().is_empty() {
        return Ok(text.to_owned());
    }
    let first = match dialogue.board().outcome() {
        Outcome::N => "me",
        Outcome::P => "computer",
    };
    Ok(edit::with_option(text, "first", first))
}

impl<'s> Table<'s> {
    /// Creates the table of a match at this state, before a control is used.
    fn new(dialogue: Dialogue, touched: Touched, shelf: &'s Cache) -> Self {
        let (events, hinted) = (Vec::new(), None);
        Table { shelf, dialogue, touched, events, hinted, moved: false, is_dragging: false }
    }

    /// Whether the match can have the guided story: normal play of Nim without a limit, on a play board.
    fn has_story(&self) -> bool {
        touch::has_story(self.dialogue.game().start())
    }

    /// Whether the match is shown on a play board; other games are shown as a picture.
    fn has_board(&self) -> bool {
        touch::has_play_board(self.dialogue.game().start())
    }

    /// Returns the computer's next move; `None` if the computer is not to move, two people play, or the guided
    /// story is between two matches.
    fn pending(&self) -> Option<AnyMove> {
        let waits = !self.touched.is_for_two && !self.touched.is_between();
        waits.then(|| self.dialogue.pending()).flatten()
    }

    /// Returns the selected move, if it is legal.
    fn chosen(&self) -> Option<Chosen> {
        let board = self.dialogue.board();
        match &self.touched.stage {
            Stage::Play { chosen: Some(chosen) } => Chosen::parse(board, chosen),
            Stage::Balance { changed: Some((row, leaves)), .. } => {
                let take = board.numbers().get(*row)?.checked_sub(*leaves)?;
                Chosen::parse(board, &format!("{}:{take}", row + 1))
            }
            _ => None,
        }
    }

    /// After a match, sets the events to the reasons for its result if they were asked for, otherwise to the
    /// computer's misconception, if it has one.
    /// Before its end the events stay. Leaves [`Stage::Told`] if there are no reasons to tell.
    fn tell_reasons(&mut self) -> Result<(), Error> {
        let is_told = self.touched.stage == Stage::Told;
        if is_told && (self.has_story() || self.winner().is_none()) {
            self.touched = self.touched.with_stage(Stage::default());
        } else if is_told {
            self.events = self.dialogue.reasons()?;
            // The moves are last; they stand below the buttons.
            self.events.truncate(self.events.len() - self.dialogue.moves()?.iter().count());
        } else if self.winner().is_some() {
            self.events = self.dialogue.belief()?;
        }
        Ok(())
    }

    /// Applies the control `name` with this value to the match.
    fn act(&mut self, name: &str, value: &str) -> Result<(), Error> {
        match name {
            "wait" => return self.advance(),
            name if name == "at" || name.starts_with("pile-") => {
                if self.dialogue.is_over() || self.pending().is_some() {
                    return Ok(());
                }
                let board = self.dialogue.board();
                self.is_dragging = name != "at";
                let chosen = match self.is_dragging {
                    false => touch::select(board, value),
                    true => touch::select_dragged(board, name, value),
                };
                let chosen = chosen.map(|chosen| chosen.typed);
                self.touched = self.touched.with_stage(Stage::Play { chosen });
            }
            "guess" => {
                self.events = self.dialogue.apply_input(Said::Guess(value.to_owned()))?;
                return Ok(());
            }
            "say" if !value.trim().is_empty() => return self.make_move(value),
            "undo" if self.touched.is_for_two => self.dialogue.undo_one(),
            "hint" | "why" | "undo" | "resign" | "help" if self.pending().is_none() => {
                let said = self.dialogue.process_input(name)?;
                if name == "hint" && self.has_story() {
                    self.events = vec![Event::Words(self.hint()?)];
                    self.hinted = self.winning_change().map(|(row, _)| row);
                    return Ok(());
                }
                let words = |saying: Event| match saying {
                    Event::Board { lead, .. } => (!lead.is_empty()).then_some(Event::Words(lead)),
                    saying => Some(saying),
                };
                self.events = said.into_iter().filter_map(words).collect();
                if let Some(answer) = self.answer_hint()?.filter(|_| name == "hint") {
                    self.events = vec![answer];
                }
            }
            _ => return Ok(()),
        }
        if name == "undo" {
            let made = self.dialogue.game().turns().len();
            self.touched = self.touched.with_stage(Stage::default());
            self.touched.turned.retain(|index| *index < made);
        }
        Ok(())
    }

    /// Makes the human player's move, typed as `value`. At [`Stage::Balance`] a losing move is not made, but
    /// marked as wrong.
    fn make_move(&mut self, value: &str) -> Result<(), Error> {
        // An early move of the player first makes the pending move of the computer.
        if let Some(turn) = self.pending() {
            self.dialogue.apply_input(Said::Turn(turn))?;
        }
        let said = self.dialogue.parse_input(value)?;
        let Said::Turn(turn) = &said else {
            self.events = self.dialogue.apply_input(said)?;
            return Ok(());
        };
        if self.touched.is_balanced() {
            if self.dialogue.board().is_legal(turn) && !self.dialogue.board().is_winning_move(turn)
            {
                let changed = match turn {
                    AnyMove::Take(made) => Some((made.pile as usize - 1, made.leaves)),
                    _ => None,
                };
                self.touched =
                    self.touched.with_stage(Stage::Balance { changed, judged: Some(false) });
                return Ok(());
            }
            self.dialogue.apply_input(said)?;
            self.moved = true;
            self.touched =
                self.touched.with_stage(Stage::Balance { changed: None, judged: Some(true) });
            return Ok(());
        }
        let own = self.dialogue.game().turns().len();
        let is_turned =
            Chosen::parse(self.dialogue.board(), value.trim()).is_some_and(|own| own.is_turned());
        self.dialogue.apply_input(said)?;
        self.moved = true;
        self.touched = self.touched.with_stage(Stage::default());
        self.touched.turned.extend(is_turned.then_some(own));
        Ok(())
    }

    /// Shows the computer's next move, or makes this move if it is shown already.
    fn advance(&mut self) -> Result<(), Error> {
        let Some(turn) = self.pending() else { return Ok(()) };
        let is_balanced = self.touched.is_balanced();
        match self.touched.stage {
            Stage::Watch { .. } => {
                self.dialogue.apply_input(Said::Turn(turn))?;
                let stage = match is_balanced {
                    true => Stage::Balance { changed: None, judged: None },
                    false => Stage::default(),
                };
                self.touched = self.touched.with_stage(stage);
            }
            _ => self.touched = self.touched.with_stage(Stage::Watch { is_balanced }),
        }
        Ok(())
    }

    /// Returns after how many milliseconds the match continues by itself; 0 if it waits for the user.
    fn wait(&self) -> u32 {
        match &self.touched.stage {
            _ if self.pending().is_none() => 0,
            Stage::Watch { .. } => SHOWN,
            _ if self.waits_for_click() => 0,
            Stage::Balance { judged: Some(true), .. } => PRAISE,
            _ => REST,
        }
    }

    /// Whether the computer waits for a click before its move, so that the user can read why the first right
    /// move is right.
    fn waits_for_click(&self) -> bool {
        matches!(self.touched.stage, Stage::Balance { judged: Some(true), .. })
            && self.pending().is_some()
            && self.dialogue.game().turns().len() <= 2
    }

    /// Returns the row (0-based) that a winning move in Nim changes, and the new size of its pile; `None` if no
    /// move wins.
    fn winning_change(&self) -> Option<(usize, u64)> {
        let board = self.dialogue.board();
        let moves = board.numbers().iter().enumerate();
        let mut moves =
            moves.flat_map(|(row, size)| (0..*size).map(move |left| (row, *size, left)));
        let (row, _, left) = moves.find(|(row, size, left)| {
            let chosen = Chosen::parse(board, &format!("{}:{}", row + 1, size - left));
            chosen.is_some_and(|chosen| board.is_winning_move(&chosen.turn))
        })?;
        Some((row, left))
    }

    /// Returns the text of the next hint of the guided story. The first hint names the pile, later ones the
    /// move.
    fn hint(&self) -> Result<String, Error> {
        let Some((row, left)) = self.winning_change() else { return self.text("table-hint-none") };
        let pile = ("pile", row as u64 + 1);
        let take = ("take", self.dialogue.board().numbers()[row] - left);
        match self.dialogue.hints_shown {
            0 | 1 => self.shelf.words.format_with("table-hint-pile", [pile]),
            _ => self.shelf.words.format_with("table-hint-move", [take, pile]),
        }
    }

    /// Returns the winner of the match; `None` before its end, and while the guided story is between two
    /// matches.
    fn winner(&self) -> Option<Side> {
        self.dialogue.game().winner().filter(|_| !self.touched.is_between())
    }
}
