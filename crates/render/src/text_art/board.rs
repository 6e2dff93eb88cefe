//! Draws one [`BoardFrame`] with characters: lanes as wide as their weight, a row for every pile. Paired stones
//! are hollow, lone stones in brackets, taken stones dashed. If lanes to scale do not fit, all cells have one
//! width: blocks up to 6 lanes, digits from 7 lanes on, at most 16 in a row.

use super::{ABREAST, Pen};
use crate::text_canvas::{TextRole, column_width, power_of_two};
use carryless_args::error::Error;
use carryless_games::board_frames::{Block, BlockState, BoardFrame, Column, FrameKind, FrameRow};

/// Largest width of a board, in character columns.
const WIDEST: usize = 80;
/// Largest number of lanes drawn to scale.
const SCALED: usize = 5;
/// Largest number of lanes that contain blocks.
const BLOCKS: usize = 6;
/// Largest width of a size with its previous size, and of the text for folded bands, in character columns.
const LABEL: usize = 9;
/// Spaces before a note.
const NOTE: usize = 4;

/// Way to draw the content of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Blocks as stones to scale, with this number of spaces between the stones.
    Stones(usize),
    /// Blocks that have the same width for every weight.
    Blocks,
    Digits,
}

impl Look {
    /// Returns the width of a block without its brackets, in character columns.
    fn width(self, weight: u64) -> usize {
        match self {
            Look::Stones(between) => weight as usize * (between + 1) - between,
            Look::Blocks => 2,
            Look::Digits => 1,
        }
    }

    /// Returns a block as characters; a hole is dashed.
    fn block(self, block: &Block) -> String {
        let sign = match (self, block.state) {
            (_, BlockState::Hole) => "-",
            (Look::Digits, _) => "1",
            (Look::Stones(_), BlockState::Paired) => "○",
            (Look::Stones(_), _) => "●",
            (Look::Blocks, BlockState::Paired) => "□",
            (Look::Blocks, _) => "■",
        };
        match self {
            Look::Stones(between) => {
                let between = " ".repeat(between);
                vec![sign; block.weight as usize].join(&between)
            }
            _ => sign.repeat(self.width(block.weight)),
        }
    }
}

struct Lane {
    weight: u64,
    /// Character column of the left end, including brackets.
    x: usize,
    /// Width in character columns, including brackets.
    w: usize,
}

struct Frame<'m> {
    frames: &'m [BoardFrame],
    index: usize,
    look: Look,
    /// Spaces between lanes.
    gap: usize,
    /// Rows of lanes, the largest weights first.
    tiers: Vec<Vec<Lane>>,
    /// Character column of the right end of the pile sizes.
    label: usize,
    /// Character column of the left end of the lanes.
    left: usize,
    /// Whether rows have pile numbers instead of sizes, because the sizes are too long.
    named: bool,
}

/// Returns the way to draw the lanes in `room` character columns, the spaces between them, and the number of lanes in a
/// row. `note` is the width of the text after the lanes.
fn fit_lanes(weights: &[u64], room: usize, note: usize) -> (Look, usize, usize) {
    let all = |look: Look, gap: usize| {
        weights.iter().map(|weight| look.width(*weight) + 2 + gap).sum::<usize>() - gap
    };
    let looks = [(Look::Stones(1), 2, note), (Look::Stones(0), 2, 0), (Look::Blocks, 1, 0)];
    let most = |look: &Look| if *look == Look::Blocks { BLOCKS } else { SCALED };
    let mut looks = looks.into_iter().filter(|(look, ..)| weights.len() <= most(look));
    let whole = looks.find(|(look, gap, note)| all(*look, *gap) + note <= room);
    let whole = whole.map(|(look, gap, _)| (look, gap));
    if let Some((look, gap)) = whole {
        return (look, gap, weights.len());
    }
    let gap = usize::from(weights.len() > 10 || room / 4 >= weights.len().min(8));
    let most = room / (3 + gap);
    let abreast = match most {
        ABREAST.. => ABREAST,
        8.. => 8,
        _ => most.max(1),
    };
    (Look::Digits, gap, if most >= weights.len() { weights.len().min(ABREAST) } else { abreast })
}

impl<'m> Frame<'m> {
    fn new(frames: &'m [BoardFrame], index: usize, [pile, note, width]: [usize; 3]) -> Self {
        let rows = || frames.iter().flat_map(|board_frame| &board_frame.rows);
        let all = rows().flat_map(|row| &row.blocks).fold(1, |all, block| all | block.weight);
        let count = u64::BITS - all.leading_zeros();
        let weights: Vec<u64> = (0..count).rev().map(|place| 1 << place).collect();
        let mut frame = Frame {
            frames,
            index,
            look: Look::Digits,
            gap: 0,
            tiers: Vec::new(),
            label: 0,
            left: 0,
            named: false,
        };
        let sizes = (0..frames.len()).flat_map(|at| {
            let rows = 0..frames[at].rows.len();
            let frame = &frame;
            rows.map(move |row| column_width(&frame.size(at, row)))
        });
        let size = sizes.max().unwrap_or(1);
        frame.named = size > LABEL;
        frame.label = 2 + if frame.named { pile } else { size };
        let folded = rows().map(|row| column_width(&folded(row))).max().unwrap_or(0);
        frame.left = frame.label + 2 + if folded > 0 { folded + 2 } else { 0 };
        let (look, gap, abreast) = fit_lanes(&weights, width.saturating_sub(frame.left), note);
        (frame.look, frame.gap) = (look, gap);
        for weights in weights.chunks(abreast) {
            let mut x = frame.left;
            let lane = |&weight: &u64| {
                let w = look.width(weight) + 2;
                x += w + gap;
                Lane { weight, x: x - w - gap, w }
            };
            frame.tiers.push(weights.iter().map(lane).collect());
        }
        frame
    }

    fn board_frame(&self) -> &'m BoardFrame {
        &self.frames[self.index]
    }

    /// Returns the size of pile `row` in frame `at`, both 0-based; after a move with its previous size.
    fn size(&self, at: usize, row: usize) -> String {
        let now = self.frames[at].rows[row].size;
        match at.checked_sub(1).map(|before| self.frames[before].rows[row].size) {
            Some(before) if before != now => format!("{before}→{now}"),
            _ => now.to_string(),
        }
    }

    /// Returns the column of a weight in frame `at` (0-based), if it is counted there.
    fn column(&self, at: usize, weight: u64) -> Option<&'m Column> {
        self.frames[at].columns.iter().find(|column| column.weight == weight)
    }

    /// Returns the characters left and right of a lane in pile `row` (0-based); they join a group of blocks.
    fn ties(&self, row: usize, weight: u64) -> [&'static str; 2] {
        let block = |row: &FrameRow| row.blocks.iter().position(|block| block.weight == weight);
        let group = |row: &FrameRow| block(row).and_then(|at| row.blocks[at].group);
        let groups: Vec<Option<u64>> = self.board_frame().rows.iter().map(group).collect();
        let mut ties = [" ", " "];
        let mut seen = Vec::new();
        for one in groups.iter().flatten() {
            if seen.contains(one) {
                continue;
            }
            let side = 1 - seen.len() % 2;
            seen.push(*one);
            let first = groups.iter().position(|group| group == &Some(*one));
            let last = groups.iter().rposition(|group| group == &Some(*one));
            let (Some(first), Some(last)) = (first, last) else { continue };
            if !(first..=last).contains(&row) {
                continue;
            }
            ties[side] = match (row == first, row == last, groups[row] == Some(*one)) {
                (true, ..) => ["┌", "┐"][side],
                (_, true, _) => ["└", "┘"][side],
                (_, _, true) => ["├", "┤"][side],
                _ => "│",
            };
        }
        ties
    }
}

/// Returns the folded bands of a pile as text, such as `2×4`; empty without folded bands.
fn folded(row: &FrameRow) -> String {
    let Some(band) = row.folded.checked_div(row.bands) else { return String::new() };
    let text = format!("{}×{band}", row.bands);
    if column_width(&text) > LABEL { "…".to_owned() } else { text }
}

impl Pen<'_> {
    /// Draws frame `index` (0-based) of a board.
    pub(super) fn board_frame(&mut self, frames: &[BoardFrame], index: usize) -> Result<(), Error> {
        let Some(board_frame) = frames.get(index) else { return Ok(()) };
        let pile =
            self.words.format_with("figure-pile", [("pile", board_frame.rows.len() as u64)])?;
        let note = NOTE + column_width(&self.words.text("figure-carryless")?);
        let frame = Frame::new(frames, index, [column_width(&pile), note, self.width.min(WIDEST)]);
        if board_frame.kind == FrameKind::Look {
            return self.table(&frame);
        }
        for (tier, lanes) in frame.tiers.iter().enumerate() {
            if tier > 0 {
                self.picture.end_line();
            }
            self.weights(&frame, lanes);
            for row in 0..board_frame.rows.len() {
                self.row(&frame, lanes, row)?;
            }
            if !board_frame.columns.is_empty() {
                self.counts(&frame, lanes)?;
            }
        }
        Ok(())
    }

    /// Appends the piles of the first frame, before they are split: as stones, or as bars to scale.
    fn table(&mut self, frame: &Frame<'_>) -> Result<(), Error> {
        let rows = &frame.board_frame().rows;
        let room = self.width.min(WIDEST).saturating_sub(frame.label + 3) as u64;
        let largest = rows.iter().map(|row| row.size).max().unwrap_or(0);
        for (row, pile) in rows.iter().enumerate() {
            self.name(frame, row)?;
            self.picture.pad(2);
            if largest <= room {
                self.picture.put(&"●".repeat(pile.size as usize));
            } else {
                let bar = u128::from(pile.size) * u128::from(room) / u128::from(largest);
                let bar = bar.max(u128::from(pile.size > 0)) as usize;
                self.picture.mark(TextRole::Strong, &"━".repeat(bar));
            }
            self.picture.end_line();
        }
        Ok(())
    }

    /// Appends the label of pile `row` (0-based): its size, or its number.
    fn name(&mut self, frame: &Frame<'_>, row: usize) -> Result<(), Error> {
        if frame.named {
            let name = self.words.format_with("figure-pile", [("pile", row as u64 + 1)])?;
            self.picture.put_right(Some(TextRole::Quiet), &name, frame.label);
            return Ok(());
        }
        let size = frame.size(frame.index, row);
        let right = frame.board_frame().columns.iter().all(|column| column.right);
        let changed = size.contains('→');
        let role = if changed && right { TextRole::Even } else { TextRole::Strong };
        self.picture.put_right(Some(role), &size, frame.label);
        Ok(())
    }

    fn write_centred(&mut self, lane: &Lane, role: Option<TextRole>, text: &str) {
        let wide = column_width(text);
        let at = (lane.x + lane.w / 2).saturating_sub(wide / 2);
        let at = if wide <= lane.w { lane.x + (lane.w - wide).div_ceil(2) } else { at };
        let column = self.picture.column();
        self.picture.put_right(role, text, (at + wide).saturating_sub(column));
    }

    fn weights(&mut self, frame: &Frame<'_>, lanes: &[Lane]) {
        for lane in lanes {
            let weight = lane.weight.to_string();
            let short = weight.len() <= (lane.w + frame.gap - 1).max(2);
            let weight = if short { weight } else { power_of_two(lane.weight) };
            let column = frame.column(frame.index, lane.weight);
            let odd = column.is_some_and(|column| column.odd && !column.right);
            self.write_centred(
                lane,
                Some(if odd { TextRole::Odd } else { TextRole::Quiet }),
                &weight,
            );
        }
        self.picture.end_line();
    }

    /// Appends pile `row` (0-based): its label, folded bands and blocks.
    fn row(&mut self, frame: &Frame<'_>, lanes: &[Lane], row: usize) -> Result<(), Error> {
        self.name(frame, row)?;
        let pile = &frame.board_frame().rows[row];
        let bands = folded(pile);
        self.picture.pad(2).mark(TextRole::Quiet, &bands);
        let nothing = if frame.look == Look::Digits { "0" } else { "·" };
        for lane in lanes {
            let column = self.picture.column();
            self.picture.pad(lane.x.saturating_sub(column));
            let block = pile.blocks.iter().find(|block| block.weight == lane.weight);
            let text = block.map_or(nothing.to_owned(), |block| frame.look.block(block));
            let (role, edge, [open, close]) = match block.map(|block| block.state) {
                Some(BlockState::Unpaired) => (TextRole::Odd, TextRole::Odd, ["[", "]"]),
                Some(BlockState::Hole) => {
                    (TextRole::Odd, TextRole::Quiet, frame.ties(row, lane.weight))
                }
                Some(BlockState::Whole) => (TextRole::Strong, TextRole::Quiet, [" ", " "]),
                _ => (TextRole::Quiet, TextRole::Quiet, frame.ties(row, lane.weight)),
            };
            let inner = Lane { weight: lane.weight, x: lane.x + 1, w: lane.w - 2 };
            self.picture.mark(edge, open);
            self.write_centred(&inner, Some(role), &text);
            let column = self.picture.column();
            self.picture.pad((lane.x + lane.w - 1).saturating_sub(column)).mark(edge, close);
        }
        self.picture.end_line();
        Ok(())
    }

    /// Appends the line, the counts, "even" or "odd", and in the frame `Check` a double line if all counts are right.
    fn counts(&mut self, frame: &Frame<'_>, lanes: &[Lane]) -> Result<(), Error> {
        let (board_frame, index) = (frame.board_frame(), frame.index);
        let end = lanes.last().map_or(frame.left, |lane| lane.x + lane.w);
        self.picture.pad(2).put(&"─".repeat(end - 2)).end_line();
        let checked = board_frame.kind == FrameKind::Check;
        let counted = lanes.iter().filter_map(|lane| {
            let column = frame.column(index, lane.weight)?;
            let role = match (column.odd && !column.right, checked && column.right) {
                (true, _) => Some(TextRole::Odd),
                (false, true) => Some(TextRole::Even),
                (false, false) => None,
            };
            Some((lane, column, role))
        });
        let counted: Vec<(&Lane, &Column, Option<TextRole>)> = counted.collect();
        if counted.is_empty() {
            return Ok(());
        }
        for (lane, column, role) in &counted {
            let before = index.checked_sub(1).and_then(|at| frame.column(at, lane.weight));
            let change = before.filter(|before| before.count != column.count);
            let change = change.map(|before| format!("{}→{}", before.count, column.count));
            let fits = |text: &String| column_width(text) < lane.w + frame.gap;
            let text = change.filter(fits).unwrap_or_else(|| column.count.to_string());
            self.write_centred(lane, *role, &text);
        }
        let note = self.words.text("figure-carryless")?;
        let last = lanes.last().is_some_and(|lane| lane.weight == 1);
        if counted.len() > 1 && last && NOTE + column_width(&note) <= self.columns_left() {
            self.picture.pad(NOTE).mark(TextRole::Quiet, &note);
        }
        self.picture.end_line();
        self.marks(frame, &counted)?;
        if checked && board_frame.columns.iter().all(|column| column.right) {
            let from = counted.first().map_or(0, |(lane, ..)| lane.x);
            let to = counted.last().map_or(0, |(lane, ..)| lane.x + lane.w);
            self.picture.pad(from).mark(TextRole::Even, &"═".repeat(to - from)).end_line();
        }
        Ok(())
    }

    /// Appends "even" or "odd" below the counts; signs if the texts do not fit, remainders in Moore's game.
    fn marks(
        &mut self,
        frame: &Frame<'_>,
        counted: &[(&Lane, &Column, Option<TextRole>)],
    ) -> Result<(), Error> {
        let modulus = frame.board_frame().modulus;
        let (even, odd) = (self.words.text("figure-even")?, self.words.text("figure-odd")?);
        let word = |column: &Column| {
            let sign = if column.odd && !column.right { "▲" } else { "" };
            match (modulus, column.odd) {
                (2, true) => [sign, &odd].concat(),
                (2, false) => even.clone(),
                _ => format!("{sign}{}", column.count % modulus),
            }
        };
        let room = |lane: &Lane| lane.w + frame.gap;
        let fits = counted.iter().all(|(lane, column, _)| column_width(&word(column)) < room(lane));
        let alone = counted.iter().any(|(_, column, _)| column.odd && !column.right);
        if !fits && !alone {
            return Ok(());
        }
        for (lane, column, role) in counted {
            let lone = column.odd && !column.right;
            match (fits, lone) {
                (true, _) => self.write_centred(lane, *role, &word(column)),
                (false, true) => self.write_centred(lane, *role, "▲"),
                (false, false) => {}
            }
        }
        if modulus != 2 {
            let note = self.words.format_with("figure-remainders", [("modulus", modulus)])?;
            self.note(NOTE, Some(TextRole::Quiet), &note);
        } else if !fits {
            self.note(NOTE, Some(TextRole::Quiet), &odd);
        }
        self.picture.end_line();
        Ok(())
    }
}
