//! Content of the play board: picture with hotspots, heading, sentence and buttons. Turns a [`Table`] into a
//! [`View`] for the template `play-board.html`.

use serde::Serialize;

use super::Table;
use super::stones;
use super::touched::Stage;
use crate::fragments::to_plain_text;
use crate::play;
use crate::touch::{self, Chosen};
use carryless_args::error::Error;
use carryless_games::position::{AnyMove, RaceMove};
use carryless_play::Side;
use carryless_play::event::Event;
use carryless_render::play_board::{Board, Place, Row, Spot, Stone, Touchable, draw, stone_key};
use carryless_render::svg::picture::escape;
use carryless_render::{HotspotTarget, css_position};

/// Number of stages of the guided story; each stage is shown as a dot.
const DOTS: usize = 5;
/// Frequencies in hertz of the tones for blocks of weight 1, 2, 4 and 8.
const TONES: [u32; 4] = [440, 330, 262, 196];

/// Button of the page: its label, and the name and value of its control.
#[derive(Debug, Default, Serialize)]
pub(super) struct Button {
    pub(super) name: &'static str,
    pub(super) value: String,
    pub(super) label: String,
    pub(super) is_off: bool,
}

/// Button that says a number in a race.
#[derive(Debug, Serialize)]
struct Number {
    say: u64,
    /// Value of the control: the total that the race then reaches.
    value: String,
    is_chosen: bool,
}

/// Values of the template `play-board.html`.
#[derive(Debug, Default, Serialize)]
pub(super) struct View {
    board: String,
    /// Width of the play board divided by its height.
    ratio: String,
    /// HTML of the picture, for a game without a play board.
    picture: Option<String>,
    /// Frequencies in hertz of the tones for columns with an unpaired block, separated by spaces.
    tones: String,
    /// State of each stage of the guided story: "done", "now" or "next"; empty without a story.
    dots: Vec<&'static str>,
    /// Task of the match and the move that wins, if the heading does not state them.
    rules: String,
    head: String,
    /// Sentence about the move that wins, if the heading is the task alone.
    goal: String,
    text: String,
    /// HTML of the events that a hint or another command of this request caused.
    said: Vec<String>,
    /// HTML of the list of moves, after a match without a story between two people or with reasons shown.
    ending: Vec<String>,
    /// HTML of the list of moves, visible only in print; `None` if `ending` has it.
    moves: Option<String>,
    pub(super) next: Option<Button>,
    pub(super) other: Option<Button>,
    pub(super) tools: Vec<Button>,
    /// Buttons that guess the computer's misconception.
    guesses: Vec<Button>,
    numbers: Vec<Number>,
    piles: Vec<u64>,
    is_over: bool,
    has_field: bool,
    /// Example of how to write a move.
    example: String,
    has_sound: bool,
}

impl Table<'_> {
    pub(super) fn text(&self, id: &str) -> Result<String, Error> {
        self.shelf.words.text(id)
    }

    /// Returns the values of the template for the current state of the match.
    pub(super) fn view(&self) -> Result<View, Error> {
        let mut view = View { dots: self.stage_dots(), ..View::default() };
        match self.has_board() {
            true => (view.board, view.tones, view.ratio) = self.board()?,
            false => self.picture(&mut view)?,
        }
        if self.shows_task() {
            view.goal = self.instructions()?.goal;
        } else if !self.has_board() {
            view.rules = self.instructions()?.text(self.shelf)?;
        }
        (view.head, view.text) = self.sentences()?;
        self.buttons(&mut view)?;
        view.guesses = self.guess_buttons()?;
        let html = |saying| play::html(&self.dialogue, saying);
        view.said = self.events.iter().map(html).collect::<Result<_, _>>()?;
        let moves = self.dialogue.moves()?.as_ref().map(html).transpose()?;
        let is_listed = self.touched.is_for_two || self.touched.stage == Stage::Told;
        match self.winner().is_some() && is_listed && !self.has_story() {
            true => view.ending.extend(moves),
            false => view.moves = moves,
        }
        view.has_sound = self.has_story();
        view.is_over = self.dialogue.is_over();
        view.has_field = !self.has_board() && !self.dialogue.is_over();
        Ok(view)
    }

    /// Returns the values of the template for the board alone, `solved.html`.
    pub(super) fn solved_view(&self) -> Result<View, Error> {
        let (board, _, ratio) = self.board()?;
        Ok(View { board, ratio, ..View::default() })
    }

    /// Returns the text for screen readers: the user's move, the winner, and other changes of the board.
    pub(super) fn screen_reader_text(&self, view: &View) -> Result<String, Error> {
        let mut told = Vec::new();
        if let Some(turn) = self.dialogue.game().turns().last().filter(|_| self.moved) {
            told.push(self.move_sentence("table-you-took", Side::Human, turn)?);
        }
        let winner = self.winner();
        if let Some(winner) = winner.filter(|_| self.has_story() && !self.touched.is_for_two) {
            let is_mine = winner == Side::Human;
            told.push(self.text(if is_mine { "table-you-win" } else { "table-i-win" })?);
        }
        let words = |saying: &Event| match saying {
            Event::Words(words) | Event::Columns { words, .. } => Some(words.clone()),
            Event::Board { .. } | Event::Explained { .. } => None,
        };
        let said: Vec<String> = self.events.iter().filter_map(words).collect();
        let is_chosen = matches!(self.touched.stage, Stage::Play { chosen: Some(_) });
        match &view.next {
            _ if (winner.is_none() || self.touched.stage == Stage::Told) && !said.is_empty() => {
                told.extend(said);
            }
            Some(next) if is_chosen => told.push(next.label.clone()),
            _ => told.extend([&view.head, &view.goal, &view.text].map(String::clone)),
        }
        Ok(to_plain_text(&told.join("\n\n")))
    }

    /// Adds the picture and the input fields of a game without a play board to the view.
    fn picture(&self, view: &mut View) -> Result<(), Error> {
        let pending = self.pending().filter(|_| matches!(self.touched.stage, Stage::Watch { .. }));
        let pending = pending.map(|turn| Chosen { typed: turn.to_string(), turn });
        let chosen = self.chosen().or(pending);
        let shown = (chosen.as_ref(), self.is_dragging);
        let drawn = play::draw_board(&self.dialogue, shown, &self.seats(), self.shelf)?;
        view.picture = Some(drawn);
        view.example = touch::example(self.dialogue.board(), self.shelf)?;
        let (numbers, piles) = play::fields(&self.dialogue);
        let chosen = self.chosen();
        let number = |RaceMove { say, reaches }| Number {
            say,
            value: touch::value(&HotspotTarget::Number(reaches), chosen.as_ref()),
            is_chosen: chosen.as_ref().is_some_and(|chosen| chosen.typed == say.to_string()),
        };
        view.numbers = numbers.into_iter().map(number).collect();
        view.piles = piles;
        Ok(())
    }

    /// Returns the HTML of the board with its controls, and the values of the fields `tones` and `ratio` of
    /// [`View`].
    fn board(&self) -> Result<(String, String, String), Error> {
        let change = self.change();
        let mut board = stones::board(&self.dialogue, &self.touched, change);
        let [mine, yours] = match self.touched.is_for_two {
            true => ["table-tray-second", "table-tray-first"],
            false => ["table-tray-mine", "table-tray-yours"],
        };
        board.trays[0].0 = self.text(mine)?;
        board.trays[1].0 = self.text(yours)?;
        for (number, row) in (1_u64..).zip(&mut board.rows) {
            row.name = self.shelf.words.format_with("figure-pile", [("pile", number)])?;
        }
        if let Some(row) = self.hinted.and_then(|row| board.rows.get_mut(row)) {
            row.is_hinted = true;
        }
        let sizes: Vec<String> = board.rows.iter().map(|row| row.number.to_string()).collect();
        board.title = self
            .shelf
            .words
            .format_with("table-piles", [("piles", self.shelf.words.list(&sizes)?)])?;
        let touched = self.touchable(&board);
        let (picture, spots) = draw(&board, &touched);
        let controls = spots.iter().map(|spot| self.control(&board, spot));
        let controls: String = controls.collect::<Result<_, _>>()?;
        let html = format!("{}<div class=\"handles\">{controls}</div>", picture.finish());
        let tone = |weight: &u64| TONES.get(weight.ilog2() as usize).map(u32::to_string);
        let tones: Vec<String> = board.odd.iter().flatten().filter_map(tone).collect();
        Ok((html, tones.join(" "), format!("{:.3}", picture.ratio())))
    }

    /// Returns the row (0-based) that the selected or shown move changes, and the new size of its pile; `None`
    /// without such a move.
    pub(super) fn change(&self) -> Option<(usize, u64)> {
        let turn = match &self.touched.stage {
            Stage::Balance { changed, .. } if self.pending().is_none() => return *changed,
            Stage::Watch { .. } => self.pending()?,
            _ => self.chosen()?.turn,
        };
        match turn {
            AnyMove::Take(made) => Some((made.pile as usize - 1, made.leaves)),
            _ => None,
        }
    }

    /// Returns the parts of the board that can be pressed at the current stage.
    fn touchable(&self, board: &Board) -> Vec<Touchable> {
        let rows = || board.rows.iter().enumerate();
        let blocks =
            |row: usize| board.lanes.iter().map(move |&weight| Touchable::Block { row, weight });
        match &self.touched.stage {
            _ if self.pending().is_some() || self.winner().is_some() => Vec::new(),
            Stage::Play { .. } => {
                let stone = |(row, pile): (usize, &Row)| {
                    (0..pile.stones.len()).map(move |nth| Touchable::Stone { row, nth })
                };
                rows().flat_map(stone).collect()
            }
            Stage::Split { rows: split } => {
                let whole = rows().filter(|(row, pile)| !split.contains(row) && pile.number > 0);
                whole.map(|(row, _)| Touchable::Row(row)).collect()
            }
            Stage::Pair { joined, .. } => {
                let whole = rows().flat_map(|(row, _)| blocks(row)).filter(|on| match *on {
                    Touchable::Block { row, weight } => {
                        let is_joined = joined.iter().any(|pair| pair.contains(&(row, weight)));
                        stones::has_block(board.rows[row].number, weight) && !is_joined
                    }
                    _ => false,
                });
                whole.collect()
            }
            Stage::Balance { judged: Some(false), .. } => Vec::new(),
            Stage::Balance { .. } => rows().flat_map(|(row, _)| blocks(row)).collect(),
            Stage::Watch { .. } | Stage::Alone | Stage::Told => Vec::new(),
        }
    }

    /// Renders the control over a hotspot as HTML; empty if the hotspot cannot be pressed now.
    fn control(&self, board: &Board, spot: &Spot) -> Result<String, Error> {
        let control = match spot.on {
            Touchable::Stone { row, nth } => self.stone(board, row, nth)?,
            Touchable::Row(row) => Some(self.row_control(board, row)?),
            Touchable::Block { row, weight } => Some(self.block(board, row, weight)?),
        };
        Ok(control.map_or_else(String::new, |control| control.html(css_position(spot.place))))
    }

    /// Returns the control over stone `nth` of a row (both 0-based). It selects the move that takes this stone
    /// and all to its right; `None` if that is no legal move.
    fn stone(&self, board: &Board, row: usize, nth: usize) -> Result<Option<Control>, Error> {
        let chosen = self.chosen();
        let at = HotspotTarget::Left([row as u64 + 1, nth as u64]);
        let typed = match touch::press(self.dialogue.board(), chosen.as_ref(), &at) {
            touch::PressEffect::Move(next) => next.typed,
            touch::PressEffect::Back => String::new(),
            touch::PressEffect::Nothing => return Ok(None),
        };
        let take = (board.rows[row].stones.len() - nth) as u64;
        let numbers = [("pile", row as u64 + 1), ("take", take)];
        Ok(Some(Control {
            name: "at",
            value: touch::value(&at, chosen.as_ref()),
            label: self.shelf.words.format_with("table-stone", numbers)?,
            with: if typed.is_empty() { Vec::new() } else { keys(board, row, nth..) },
            is_chosen: board.rows[row].stones[nth].look == "held",
            typed,
        }))
    }

    /// Returns the control over a whole row (0-based); pressing it splits the pile into blocks.
    fn row_control(&self, board: &Board, row: usize) -> Result<Control, Error> {
        let size = board.rows[row].number;
        let numbers = [("pile", row as u64 + 1), ("size", size)];
        Ok(Control {
            name: "touch",
            value: self.state_after(Touchable::Row(row)),
            label: self.shelf.words.format_with("table-split", numbers)?,
            ..Control::default()
        })
    }

    /// Returns the control over the block of this weight in a row (0-based), or over the gap that marks its
    /// absence.
    fn block(&self, board: &Board, row: usize, weight: u64) -> Result<Control, Error> {
        let size = self.dialogue.board().numbers()[row];
        let pile = &board.rows[row];
        let is_there = stones::has_block(pile.number, weight);
        let id = if is_there { "table-block" } else { "table-gap" };
        let inside = |stone: &&Stone| matches!(stone.place, Place::Block(own, _) if own == weight);
        let with = pile.stones.iter().filter(inside);
        let picked =
            pile.blocks.iter().any(|block| block.weight == weight && block.look == "picked");
        let numbers = [("pile", row as u64 + 1), ("weight", weight)];
        Ok(Control {
            name: "touch",
            value: self.state_after(Touchable::Block { row, weight }),
            label: self.shelf.words.format_with(id, numbers)?,
            with: with.map(|stone| stone_key(row, stone.id)).collect(),
            is_chosen: picked || is_there != stones::has_block(size, weight),
            ..Control::default()
        })
    }

    /// Returns the text form of the state of the play board after the part `on` is pressed.
    fn state_after(&self, on: Touchable) -> String {
        let stage = match (&self.touched.stage, on) {
            (Stage::Split { rows }, Touchable::Row(row)) => {
                Stage::Split { rows: rows.iter().copied().chain([row]).collect() }
            }
            (Stage::Pair { joined, picked, .. }, Touchable::Block { row, weight }) => {
                let (mut joined, block) = (joined.clone(), (row, weight));
                let picked = match *picked {
                    None => Some(block),
                    Some(other) if other == block => None,
                    Some(other) if other.1 == weight => {
                        joined.push([other, block]);
                        None
                    }
                    Some(_) => {
                        let stage = Stage::Pair { joined, picked: None, is_refused: true };
                        return self.touched.with_stage(stage).to_string();
                    }
                };
                Stage::Pair { joined, picked, is_refused: false }
            }
            (Stage::Balance { changed, .. }, Touchable::Block { row, weight }) => {
                let size = self.dialogue.board().numbers()[row];
                let now = changed.filter(|(own, _)| *own == row).map_or(size, |(_, number)| number);
                let flipped =
                    if stones::has_block(now, weight) { now - weight } else { now + weight };
                let changed = (flipped != size).then_some((row, flipped));
                Stage::Balance { changed, judged: None }
            }
            (stage, _) => stage.clone(),
        };
        self.touched.with_stage(stage).to_string()
    }

    /// Returns the state of each stage, for the field `dots` of [`View`].
    fn stage_dots(&self) -> Vec<&'static str> {
        if !self.has_story() || self.touched.is_for_two {
            return Vec::new();
        }
        let now = self.touched.dot(self.winner().is_some());
        let dot = |at: usize| match at.cmp(&now) {
            std::cmp::Ordering::Less => "done",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "next",
        };
        (0..DOTS).map(dot).collect()
    }
}

/// Control over a hotspot of the board, as an HTML button.
#[derive(Debug, Default)]
struct Control {
    name: &'static str,
    value: String,
    label: String,
    /// Move that the control selects, as a player types it; empty if none.
    typed: String,
    /// Ids in the picture of the stones that the control affects.
    with: Vec<String>,
    is_chosen: bool,
}

impl Control {
    /// Renders the control as an HTML button. `place` is its position as a CSS declaration.
    fn html(&self, place: String) -> String {
        let Control { name, value, label, typed, with, is_chosen } = self;
        let (value, label, typed, with) =
            (escape(value), escape(label), escape(typed), with.join(" "));
        format!(
            "<button type=\"button\" name=\"{name}\" value=\"{value}\" data-with=\"{with}\" \
             data-typed=\"{typed}\" aria-label=\"{label}\" aria-pressed=\"{is_chosen}\" \
             style=\"{place}\"></button>"
        )
    }
}

/// Returns the ids in the picture of the stones of a row (0-based) whose index (0-based) is in `range`.
fn keys(board: &Board, row: usize, range: std::ops::RangeFrom<usize>) -> Vec<String> {
    board.rows[row].stones[range].iter().map(|stone| stone_key(row, stone.id)).collect()
}
