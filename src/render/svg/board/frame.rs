//! Layout of the board: positions of lanes, rows and of every stone in every [`BoardFrame`], in units of a
//! picture 360 wide. Drawn by `svg/board.rs`.

use super::super::picture::{Face, Point};
use super::super::widest;
use crate::board_frames::{BlockState, BoardFrame, FrameKind, FrameRow};
use crate::i18n::Catalogue;
use crate::position::PileMove;

/// Width of every board: the width of the narrowest phone.
pub(super) const WIDTH: f64 = 360.0;
/// Least width for the sizes, left of the lanes.
pub(super) const LABELS: f64 = 52.0;
/// Width for folded bands.
pub(super) const FOLDED: f64 = 46.0;
/// Largest size of a stone with up to `PILES` piles, least size with more piles, and gap between lanes.
const STONE: f64 = 39.0;
const PILES: usize = 4;
const CROWDED_STONE: f64 = 20.0;
pub(super) const GAP: f64 = 10.0;
/// Heights of the weights above the lanes, and of the sums and marks below the line.
pub(super) const HEAD: f64 = 34.0;
pub(super) const FOOT: f64 = 60.0;
/// Longest text that fits below the line in either direction.
const SHORT: f64 = 20.0;
/// Most lanes drawn as stones, most lanes drawn to scale, and most lanes in a row.
pub(super) const STONES: usize = 4;
pub(super) const SCALED: usize = 6;
pub(super) const ABREAST: usize = 16;
/// Most piles with the normal distance between rows.
const MANY: usize = 8;
/// Least size of a stone, and most stones in a frame; beyond these limits piles are drawn as bars.
const LEAST_STONE: f64 = 5.0;
const MOST_STONES: u64 = 90;
/// Most blocks drawn as one element each; with more blocks, those of a row are one element.
const MANY_BLOCKS: usize = 100;

/// Position of a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Place {
    /// In the row of loose stones, by index from the left.
    Table(u64),
    /// In a lane, by the lane's index from the left and the stone's index in its block.
    Lane(usize, u64),
    /// In a folded band.
    Band,
}

pub(super) struct Lane {
    pub(super) weight: u64,
    pub(super) x: f64,
    pub(super) w: f64,
    /// Index of the row of lanes that contains the lane.
    pub(super) tier: usize,
}

pub(super) struct Frame<'a> {
    pub(super) words: &'a Catalogue,
    pub(super) moments: &'a [BoardFrame],
    pub(super) lanes: Vec<Lane>,
    rows: usize,
    pub(super) left: f64,
    /// Horizontal shift that centres a narrow board.
    pub(super) indent: f64,
    pub(super) unit: f64,
    /// Heights of a block and of a row.
    pub(super) block: f64,
    row: f64,
    /// Size of the largest pile.
    pub(super) largest: u64,
    /// Positions of the stones, by row, frame and stone; empty if stones are not drawn.
    pub(super) stones: Vec<Vec<Vec<Option<Place>>>>,
    /// A move whose stones are marked, and their class.
    pub(super) marked: Option<(PileMove, &'static str)>,
    /// Whether each size has the name of its pile above it.
    pub(super) is_named: bool,
    /// Whether text below the line runs downwards, which needs more height.
    is_deep: bool,
    /// Size of all letters on a poster; otherwise each face has its own size.
    pub(super) letter: Option<f64>,
}

impl<'a> Frame<'a> {
    pub(super) fn new(moments: &'a [BoardFrame], words: &'a Catalogue) -> Self {
        let rows = || moments.iter().flat_map(|moment| &moment.rows);
        let all = rows().flat_map(|row| &row.blocks).fold(0, |all, block| all | block.weight);
        let count = (u64::BITS - all.leading_zeros()).max(1) as usize;
        let largest = rows().map(|row| row.size).max().unwrap_or(0);
        let folded = rows().any(|row| row.bands > 0);
        let face = size_face(largest);
        let label = widest(face, [largest.to_string()]).max(LABELS - 14.0) + 14.0;
        let left = label + if folded { FOLDED } else { 0.0 };
        let room = WIDTH - left - 4.0;
        let scaled = count <= SCALED;
        let (height, rows) = stone_limit(moments);
        let (unit, indent) = match scaled {
            true => {
                let total: f64 = (0..count).map(|place| (1u64 << place) as f64 + 0.12).sum();
                let gaps = GAP * (count - 1) as f64;
                let unit = ((room - gaps) / total).min(height);
                // With folded bands a row of loose stones may be longer than its lanes.
                let free = if folded { 0.0 } else { room - gaps - unit * total };
                (unit, (free / 2.0).floor())
            }
            false => (room / count.min(ABREAST) as f64, 0.0),
        };
        let left = left + indent;
        let mut x = left;
        // Rows of lanes are aligned at the right, where the smallest weight is.
        let before = if count > ABREAST { (ABREAST - count % ABREAST) % ABREAST } else { 0 };
        let lane = |index: usize| {
            let weight = 1u64 << (count - 1 - index);
            let tier = if scaled { 0 } else { (index + before) / ABREAST };
            if !scaled {
                x = left + unit * ((index + before) % ABREAST) as f64;
            }
            let w = if scaled { (weight as f64 + 0.12) * unit } else { unit - 2.0 };
            let lane = Lane { weight, x, w, tier };
            x += w + GAP;
            lane
        };
        let lanes: Vec<Lane> = (0..count).map(lane).collect();
        let (least, air) = if rows > MANY { (22.0, 8.0) } else { (26.0, 14.0) };
        let block = match count {
            ..=STONES => (1.06 * unit).max(least),
            _ => least,
        };
        let row = if scaled { block + air } else { least + 6.0 };
        let stones = Vec::new();
        #[rustfmt::skip]
        let mut frame = Frame { words, moments, lanes, rows, left, indent, unit, block, row, largest, stones, marked: None, is_named: false, is_deep: false, letter: None };
        let even = Face::Note.measure(&words.text("figure-even").unwrap_or_default());
        frame.is_deep = scaled && even > SHORT && frame.lanes.iter().any(|lane| lane.w <= even);
        let is_few = |moment: &BoardFrame| {
            let sizes = moment.rows.iter().map(|row| row.size);
            sizes.fold(0, u64::saturating_add) <= MOST_STONES
        };
        let few = moments.iter().all(is_few);
        if count <= STONES && few && frame.table_unit() >= LEAST_STONE {
            frame.stones = (0..rows).map(|row| frame.places(row)).collect();
        }
        frame
    }

    /// Returns the height of the sums and marks below the line.
    pub(super) fn foot_height(&self) -> f64 {
        let deeper = if self.is_deep { 6.0 } else { 0.0 };
        FOOT + if self.letter.is_some() { 18.0 } else { deeper }
    }

    /// Returns an estimate of the width of a text.
    pub(super) fn width(&self, face: Face, text: &str) -> f64 {
        face.measure(text) * self.letter.map_or(1.0, |letter| letter / face.size())
    }

    /// Returns the distance between loose stones.
    pub(super) fn table_unit(&self) -> f64 {
        ((WIDTH - LABELS - 8.0) / self.largest.max(1) as f64).min(self.unit)
    }

    /// Returns the distance between stones in a frame.
    pub(super) fn stone_unit(&self, index: usize) -> f64 {
        if self.moments[index].kind == FrameKind::Look { self.table_unit() } else { self.unit }
    }

    /// Returns the class of a stone if the marked move takes it; piles are 1-based, stones 0-based.
    pub(super) fn mark_of(&self, pile: u64, stone: u64) -> Option<&'static str> {
        let (made, class) = self.marked?;
        (made.pile == pile && stone >= made.leaves).then_some(class)
    }

    /// Whether there are too many blocks for one element each.
    pub(super) fn has_many_blocks(&self) -> bool {
        let blocks = |moment: &BoardFrame| moment.rows.iter().map(|row| row.blocks.len()).sum();
        self.moments.iter().map(blocks).max().unwrap_or(0) > MANY_BLOCKS
    }

    /// Whether columns are too narrow for text.
    pub(super) fn is_crowded(&self) -> bool {
        self.lanes.len() > ABREAST
    }

    pub(super) fn tiers(&self) -> usize {
        self.lanes.last().map_or(1, |lane| lane.tier + 1)
    }

    pub(super) fn tier_height(&self) -> f64 {
        HEAD + self.row * self.rows as f64 + 8.0 + self.foot_height()
    }

    pub(super) fn row_height(&self) -> f64 {
        self.row
    }

    /// Returns the vertical centre of a row, in a row of lanes.
    pub(super) fn middle(&self, row: usize, tier: usize) -> f64 {
        tier as f64 * self.tier_height() + HEAD + self.row * (row as f64 + 0.5)
    }

    pub(super) fn line(&self, tier: usize) -> f64 {
        (tier + 1) as f64 * self.tier_height() - self.foot_height()
    }

    pub(super) fn lane_of(&self, weight: u64) -> usize {
        self.lanes.len() - 1 - weight.trailing_zeros() as usize
    }

    /// Returns the positions of a row's stones in every frame. Stones of unchanged blocks do not move, stones
    /// of a dissolved block move into new blocks, and the others disappear.
    fn places(&self, row: usize) -> Vec<Vec<Option<Place>>> {
        let mut all: Vec<Vec<Option<Place>>> = Vec::new();
        for moment in self.moments {
            let now = &moment.rows[row];
            let wanted = self.target_places(now);
            let next = match all.last() {
                Some(before) if matches!(before.first(), Some(Some(Place::Table(_)))) => {
                    wanted.into_iter().map(Some).collect()
                }
                Some(before) => follow_stones(before, wanted),
                None => (0..now.size).map(|index| Some(Place::Table(index))).collect(),
            };
            all.push(next);
        }
        all
    }

    /// Returns the positions that a row's stones occupy, folded bands first.
    fn target_places(&self, row: &FrameRow) -> Vec<Place> {
        let folded = (0..row.folded).map(|_| Place::Band);
        let held = row.blocks.iter().filter(|block| block.state != BlockState::Hole);
        let lanes = held.flat_map(|block| {
            let lane = self.lane_of(block.weight);
            (0..block.weight).map(move |index| Place::Lane(lane, index))
        });
        folded.chain(lanes).collect()
    }

    pub(super) fn point_of(&self, row: usize, place: Place) -> Point {
        match place {
            Place::Table(index) => {
                let unit = self.table_unit();
                (LABELS + 4.0 + self.indent + unit * (index as f64 + 0.5), self.middle(row, 0))
            }
            Place::Lane(lane, index) => {
                let lane = &self.lanes[lane];
                let x = lane.x
                    + lane.w / 2.0
                    + (index as f64 - (lane.weight - 1) as f64 / 2.0) * self.unit;
                (x, self.middle(row, lane.tier))
            }
            Place::Band => (self.left - FOLDED / 2.0 - 2.0, self.middle(row, 0)),
        }
    }
}

/// Returns the largest size of a stone for this number of piles, and the number of piles.
fn stone_limit(moments: &[BoardFrame]) -> (f64, usize) {
    let rows = moments.first().map_or(0, |moment| moment.rows.len());
    let share = STONE * PILES as f64 / rows.max(PILES) as f64;
    (share.max(CROWDED_STONE), rows)
}

/// Returns the new position of each stone: unchanged if it is still occupied, otherwise a free one.
fn follow_stones(before: &[Option<Place>], wanted: Vec<Place>) -> Vec<Option<Place>> {
    let mut free = wanted;
    let mut take = |place: Place| {
        let at = free.iter().position(|one| *one == place)?;
        Some(free.remove(at))
    };
    let mut after: Vec<Option<Place>> =
        before.iter().map(|place| place.and_then(&mut take)).collect();
    let mut free = free.into_iter();
    for (place, was) in after.iter_mut().zip(before) {
        if place.is_none() && was.is_some() {
            *place = free.next();
        }
    }
    after
}

pub(super) fn size_face(largest: u64) -> Face {
    match largest {
        0..10_000 => Face::Number,
        10_000..100_000 => Face::Digit,
        _ => Face::Fine,
    }
}
