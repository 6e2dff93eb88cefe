//! Draws [`BoardFrame`]s, one picture each, all of one size: lanes as wide as their weight, a row for every
//! pile, equal blocks joined, block counts below. Up to 4 lanes have stones, 5 and 6 solid blocks, more lanes
//! digits, 16 in a row. An element has the same key in all frames, so that a script can animate it.

mod empty;
mod frame;
pub mod handles;
mod sizes;
mod sums;

pub use self::empty::draw_empty;
use self::frame::{FOLDED, Frame, GAP, HEAD, Lane, Place, SCALED, WIDTH};
use super::picture::{Area, Face, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use crate::text_canvas::power_of_two;
use carryless_args::error::Error;
use carryless_games::board_frames::{BlockState, BoardFrame, FrameKind, FrameRow};
use carryless_games::elide::{Entry, SHOWN, elide};

/// Draws every frame of a board; returns one picture for each frame, in order.
pub fn draw(frames: &[BoardFrame], words: &Catalogue) -> Result<Vec<SvgBuilder>, Error> {
    let frame = Frame::new(frames, words);
    (0..frames.len()).map(|index| frame.draw_frame(index, 0.0)).collect()
}

/// Draws every frame for a poster. `room` is the width and height of a picture, and `least` the letter size, both in
/// points; letters are smaller if rows are too low for them. Returns the pictures, and the letter size in units of the
/// pictures.
pub fn draw_for_poster(
    frames: &[BoardFrame],
    room: [f64; 2],
    least: f64,
    words: &Catalogue,
) -> Result<(Vec<SvgBuilder>, f64), Error> {
    let mut frame = Frame::new(frames, words);
    frame.letter = Some(least);
    let height = frame.tier_height() * frame.tiers() as f64;
    let scale = (room[0] / WIDTH).min(room[1] / height);
    let letter = (least / scale).min(frame.row_height());
    frame.letter = Some(letter);
    // Equal heights, so that all pictures have the same scale.
    let whole = Area { x: 3.0, y: 2.0, w: WIDTH - 6.0, h: height - 5.0 };
    let drawn = (0..frames.len()).map(|index| {
        let mut picture = frame.draw_frame(index, 0.0)?;
        picture.reserve(whole);
        Ok(picture)
    });
    let pictures = drawn.collect::<Result<_, Error>>()?;
    Ok((pictures, letter))
}

/// Draws frame `index` (0-based) alone; without counts it has no space for them, although other frames may have counts.
pub(super) fn draw_one(
    frames: &[BoardFrame],
    index: usize,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let frame = Frame::new(frames, words);
    let foot = if frames[index].columns.is_empty() { frame.foot_height() - 8.0 } else { 0.0 };
    frame.draw_frame(index, foot)
}

/// Size of a hole divided by the size of a stone; holes are smaller, so that they do not look like a chain.
const HOLE: f64 = 0.84;

fn class_of(state: BlockState) -> &'static str {
    match state {
        BlockState::Whole => "whole",
        BlockState::Paired => "paired",
        BlockState::Unpaired => "lone",
        BlockState::Hole => "hole",
    }
}

/// A bar that joins the first and the last block of a group.
struct Tie {
    group: u64,
    /// Indices of the first and the last pile of the group, 0-based.
    rows: [usize; 2],
    x: f64,
    w: f64,
}

impl Tie {
    /// Whether the bar crosses the middle of pile `row` (0-based) at the x coordinate `x`.
    fn crosses(&self, row: usize, x: f64) -> bool {
        let [from, to] = self.rows;
        from < row && row < to && self.x - 4.0 < x && x < self.x + self.w + 4.0
    }
}

impl Frame<'_> {
    /// Draws frame `index` (0-based), `lower` units less high than the pictures of the other frames.
    fn draw_frame(&self, index: usize, lower: f64) -> Result<SvgBuilder, Error> {
        let board_frame = &self.frames[index];
        let mut picture = SvgBuilder::new(self.title(board_frame)?);
        let h = self.tier_height() * self.tiers() as f64 - lower;
        picture.reserve(Area { x: 3.0, y: 3.0, w: WIDTH - 6.0, h: h - 6.0 });
        if board_frame.kind != FrameKind::Look {
            self.lanes(&mut picture, index);
            self.ties(&mut picture, board_frame);
        }
        for (row, pile) in board_frame.rows.iter().enumerate() {
            self.blocks(&mut picture, row, (index, pile));
            if let Some(stones) = self.stones.get(row) {
                self.stones(&mut picture, row, index, stones);
            }
            self.size(&mut picture, row, index)?;
        }
        if !board_frame.columns.is_empty() {
            self.sums(&mut picture, index)?;
        }
        Ok(picture)
    }

    /// Returns the text of the picture for a screen reader.
    fn title(&self, board_frame: &BoardFrame) -> Result<String, Error> {
        let row = |row: &FrameRow| {
            let left = row.blocks.iter().filter(|block| block.state != BlockState::Hole);
            let folded = (row.folded > 0).then(|| row.folded.to_string());
            let parts: Vec<String> =
                folded.into_iter().chain(left.map(|block| block.weight.to_string())).collect();
            match board_frame.kind == FrameKind::Look || parts.is_empty() {
                true => row.size.to_string(),
                false => format!("{} = {}", row.size, parts.join(" + ")),
            }
        };
        let piles = self.words.list(&board_frame.rows.iter().map(row).collect::<Vec<_>>())?;
        let id = if board_frame.kind == FrameKind::Look {
            "figure-title-piles"
        } else {
            "figure-title-split"
        };
        let mut title = self.words.format_with(id, [("piles", piles)])?;
        if !board_frame.columns.is_empty() {
            let alone: Vec<u64> = board_frame.unpaired_columns.powers().collect();
            let alone: Vec<String> = elide(&alone, SHOWN).into_iter().map(entry_text).collect();
            title += &match alone.is_empty() {
                true => self.words.text("figure-title-pairs")?,
                false => self
                    .words
                    .format_with("figure-title-alone", [("columns", self.words.list(&alone)?)])?,
            };
        }
        Ok(title)
    }

    /// Draws the lanes of frame `index` (0-based) with their weights, and the line below them.
    fn lanes(&self, picture: &mut SvgBuilder, index: usize) {
        for tier in 0..self.tiers() {
            let y = tier as f64 * self.tier_height() + 2.0;
            let own = self.lanes.iter().filter(|lane| lane.tier == tier);
            let x = own.map(|lane| lane.x).fold(WIDTH, f64::min);
            let area = Area { x, y, w: WIDTH - x - 4.0, h: self.line(tier) - 2.0 - y };
            if self.is_crowded() {
                picture.set_key(format_args!("q{tier}")).rect("lane", area, 7.0);
            }
        }
        for lane in &self.lanes {
            let (weight, class) = (lane.weight, self.class_of_lane(index, lane.weight));
            let is_framed = class != "lane";
            let top = lane.tier as f64 * self.tier_height() + 2.0;
            let bottom =
                self.line(lane.tier) + if is_framed { self.foot_height() - 4.0 } else { -2.0 };
            let inset = if self.lanes.len() > SCALED { 1.0 } else { 0.0 };
            let area = Area { x: lane.x + inset, y: top, w: lane.w - 2.0 * inset, h: bottom - top };
            if is_framed || !self.is_crowded() {
                picture.set_key(format_args!("l{weight}")).rect(class, area, 7.0);
            }
            // Narrow columns show only every fourth weight.
            if self.is_crowded() && weight.trailing_zeros() % 4 > 0 {
                continue;
            }
            let role = match class {
                "lane lit" => TextRole::Odd,
                "lane settled" => TextRole::Even,
                _ => TextRole::Quiet,
            };
            let text = match self.lanes.len() {
                ..=10 => weight.to_string(),
                _ => power_of_two(weight),
            };
            let face = if Face::Weight.measure(&text) < lane.w { Face::Weight } else { Face::Fine };
            if self.letter.is_some() && self.width(face, &text) > lane.w + GAP {
                continue;
            }
            let at = (lane.x + lane.w / 2.0, top + HEAD / 2.0 - 2.0);
            picture.set_key(format_args!("w{weight}")).centred((face, role), at, &text);
        }
        for tier in 0..self.tiers() {
            let right = self.lanes.iter().map(|lane| lane.x + lane.w).fold(0.0, f64::max);
            let y = self.line(tier);
            picture.set_key(format_args!("r{tier}")).line(
                "rule",
                (6.0 + self.indent, y),
                (right, y),
            );
        }
    }

    /// Draws the bars that join the blocks of each group.
    fn ties(&self, picture: &mut SvgBuilder, board_frame: &BoardFrame) {
        for lane in &self.lanes {
            let areas =
                self.ties_of(board_frame, lane).into_iter().map(|Tie { group, rows, x, w }| {
                    let [from, to] = rows.map(|row| self.row_centre(row, lane.tier));
                    let y = from + self.block / 2.0 - 1.0;
                    (group, Area { x, y, w, h: to - self.block / 2.0 + 1.0 - y })
                });
            if self.has_many_blocks() {
                let own: Vec<Area> = areas.map(|(_, area)| area).collect();
                if !own.is_empty() {
                    picture.set_key(format_args!("t{}", lane.weight)).tiles("tie", own);
                }
                continue;
            }
            for (group, area) in areas {
                picture.set_key(format_args!("t{}.{group}", lane.weight)).rect("tie", area, 0.0);
            }
        }
    }

    /// Returns the bars that join the blocks of each group in a lane.
    fn ties_of(&self, board_frame: &BoardFrame, lane: &Lane) -> Vec<Tie> {
        let rows = board_frame.rows.iter().enumerate();
        let grouped = rows.filter_map(|(row, pile)| {
            let block = pile.blocks.iter().find(|block| block.weight == lane.weight)?;
            Some((row, block.group?))
        });
        let mut groups: Vec<(u64, [usize; 2])> = Vec::new();
        for (row, group) in grouped {
            match groups.iter_mut().find(|known| known.0 == group) {
                Some((_, rows)) => rows[1] = row,
                None => groups.push((group, [row, row])),
            }
        }
        let count = groups.len() as f64;
        let w = (0.3 * self.unit).clamp(4.0, 14.0).min(lane.w / (count + 1.0));
        let tie = |(nth, (group, rows)): (usize, (u64, [usize; 2]))| {
            let x = lane.x + lane.w * (nth as f64 + 1.0) / (count + 1.0) - w / 2.0;
            Tie { group, rows, x, w }
        };
        groups.into_iter().enumerate().map(tie).collect()
    }

    /// Draws the blocks of pile `row` with their digits in frame `index`, both 0-based; `pile` is the row of that
    /// frame. Before the split the pile is a bar, unless its stones are drawn.
    fn blocks(&self, picture: &mut SvgBuilder, row: usize, (index, pile): (usize, &FrameRow)) {
        let stones = !self.stones.is_empty();
        if self.frames[index].kind == FrameKind::Look {
            if !stones {
                let w = (WIDTH - self.left - 8.0) * pile.size as f64 / self.largest.max(1) as f64;
                let y = self.row_centre(row, 0);
                let area = Area { x: self.left, y: y - 8.0, w: w.max(1.0), h: 16.0 };
                picture.set_key(format_args!("p{row}")).rect("heap", area, 3.0);
            }
            return;
        }
        let (mut zeros, mut ones) =
            (vec![Vec::new(); self.tiers()], vec![Vec::new(); self.tiers()]);
        let mut solids = Vec::new();
        for lane in &self.lanes {
            let (weight, y) = (lane.weight, self.row_centre(row, lane.tier));
            let at = (lane.x + lane.w / 2.0, y);
            let block = pile.blocks.iter().find(|block| block.weight == weight);
            let Some(block) = block else {
                let ties = self.ties_of(&self.frames[index], lane);
                if !ties.iter().any(|tie| tie.crosses(row, at.0)) {
                    zeros[lane.tier].push(at);
                }
                continue;
            };
            let area = Area::around(at, lane.w, self.block);
            solids.push((lane, block.state, area));
            if block.state != BlockState::Hole {
                ones[lane.tier].push(at);
            }
        }
        self.solids(picture, row, &solids);
        for (tier, zeros) in zeros.iter().enumerate().filter(|(_, zeros)| !zeros.is_empty()) {
            picture.set_key(format_args!("z{row}.{tier}")).digits("nil", "0", zeros);
        }
        let class = match self.lanes.len() {
            ..=SCALED => "one",
            _ if self.is_crowded() => "shown fine",
            _ => "shown",
        };
        for (tier, ones) in ones.iter().enumerate().filter(|(_, ones)| !ones.is_empty()) {
            picture.set_key(format_args!("d{row}.{tier}")).digits(class, "1", ones);
        }
        if pile.bands > 0 {
            let at = self.point_of(row, Place::Band);
            let area = Area::around(at, FOLDED - 6.0, 24.0);
            picture.set_key(format_args!("f{row}")).rect("fold", area, 4.0);
            let text = format!("{}\u{d7}{}", pile.bands, pile.folded / pile.bands);
            let face = if Face::Note.measure(&text) < FOLDED { Face::Note } else { Face::Fine };
            let key = format_args!("g{row}");
            picture.set_key(key).centred((face, TextRole::Quiet), at, &text);
        }
    }

    /// Draws the blocks of pile `row` (0-based), solid or as rims around stones. `solids` has the lane, state and area
    /// of each block. On a board of many blocks, those of one state are one element.
    fn solids(&self, picture: &mut SvgBuilder, row: usize, solids: &[(&Lane, BlockState, Area)]) {
        if self.has_many_blocks() {
            for state in
                [BlockState::Whole, BlockState::Paired, BlockState::Unpaired, BlockState::Hole]
            {
                let own = solids.iter().filter(|solid| solid.1 == state).map(|solid| solid.2);
                let class = class_of(state);
                if own.clone().next().is_some() {
                    let key = format_args!("b{row}.{class}");
                    picture.set_key(key).tiles(&["solid ", class].concat(), own);
                }
            }
            return;
        }
        let stones = !self.stones.is_empty();
        let kind = if stones { "rim" } else { "solid" };
        let round = (self.block / 2.0).min(if stones { 15.0 } else { 5.0 });
        for (lane, state, area) in solids {
            let class = [kind, " ", class_of(*state)].concat();
            picture.set_key(format_args!("b{row}.{}", lane.weight)).rect(&class, *area, round);
        }
    }

    /// Draws the stones of pile `row` in frame `index`, both 0-based, and the holes of stones taken. `stones`
    /// has the position of each stone as `stones[frame][stone]`.
    fn stones(
        &self,
        picture: &mut SvgBuilder,
        row: usize,
        index: usize,
        stones: &[Vec<Option<Place>>],
    ) {
        let pile = &self.frames[index].rows[row];
        let radius = 0.43 * self.stone_unit(index);
        let leaves_band = |stone: usize| {
            let next = stones.get(index + 1).and_then(|next| next[stone]);
            matches!(next, Some(Place::Lane(..)))
        };
        for (stone, place) in stones[index].iter().enumerate() {
            let Some(place) = *place else { continue };
            let class = match place {
                Place::Table(_) => "stone lying",
                Place::Band if leaves_band(stone) => "stone folded",
                Place::Band => continue,
                Place::Lane(lane, _) => {
                    let weight = self.lanes[lane].weight;
                    let block = pile.blocks.iter().find(|block| block.weight == weight);
                    match block.map(|block| block.state) {
                        Some(BlockState::Paired) => "stone paired",
                        Some(BlockState::Unpaired) => "stone lone",
                        _ => "stone",
                    }
                }
            };
            let mark = self.mark_of(pile.pile, stone as u64).unwrap_or_default();
            let class = [class, " ", mark].concat();
            let at = self.point_of(row, place);
            picture.set_key(format_args!("s{row}.{stone}")).circle(class.trim_end(), at, radius);
        }
        let holes = pile.blocks.iter().filter(|block| block.state == BlockState::Hole);
        for block in holes {
            let lane = self.lane_of(block.weight);
            for stone in 0..block.weight {
                let at = self.point_of(row, Place::Lane(lane, stone));
                let key = format_args!("h{row}.{}.{stone}", block.weight);
                picture.set_key(key).circle("gap", at, HOLE * radius);
            }
        }
    }
}

/// Returns the text of an entry of an elided list of weights: the weight, or "…" for a gap.
fn entry_text(entry: Entry<&u64>) -> String {
    entry.item().map_or("…".to_owned(), u64::to_string)
}
