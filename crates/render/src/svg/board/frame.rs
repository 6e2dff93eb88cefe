//! Layout of the board: positions of lanes, rows and of every stone in every [`BoardFrame`], in units of a
//! picture 360 wide. Drawn by `svg/board.rs`.

use super::super::picture::{Face, Point};
use super::super::widest;
use crate::i18n::Catalogue;
use carryless_games::board_frames::{BlockState, BoardFrame, FrameKind, FrameRow};
use carryless_games::position::PileMove;

/// Width of every board, in units of the picture: the width of the narrowest phone.
pub(super) const WIDTH: f64 = 360.0;
/// Least width for the sizes of the piles, left of the lanes, in units of the picture.
pub(super) const LABELS: f64 = 52.0;
/// Width for the folded bands of a pile, left of the lanes, in units of the picture.
pub(super) const FOLDED: f64 = 46.0;
/// Largest size of a stone on a board of up to `PILES` piles, in units of the picture.
const STONE: f64 = 39.0;
/// Largest number of piles with stones of the largest size; with more piles stones are smaller.
const PILES: usize = 4;
/// Least size to which many piles can shrink the stones, in units of the picture.
const CROWDED_STONE: f64 = 20.0;
/// Horizontal gap between lanes, in units of the picture.
pub(super) const GAP: f64 = 10.0;
/// Height of the weights above the lanes, in units of the picture.
pub(super) const HEAD: f64 = 34.0;
/// Height of the counts and words below the line under the lanes, in units of the picture.
pub(super) const FOOT: f64 = 60.0;
/// Largest width of the word "even" that fits the usual height below the line when the word runs downwards, in
/// units of the picture.
const SHORT: f64 = 20.0;
/// Largest number of lanes of a board whose stones are drawn one by one.
pub(super) const STONES: usize = 4;
/// Largest number of lanes that are as wide as their weight.
pub(super) const SCALED: usize = 6;
/// Largest number of lanes side by side; a board with more lanes has several rows of them.
pub(super) const ABREAST: usize = 16;
/// Largest number of piles whose rows have the usual height; rows of more piles are lower.
const MANY: usize = 8;
/// Least size of a stone, in units of the picture; smaller stones are not drawn.
const LEAST_STONE: f64 = 5.0;
/// Largest number of stones in a frame that are drawn one by one.
const MOST_STONES: u64 = 90;
/// Largest number of blocks in a frame that are drawn as one element each; if there are more, all blocks of one state
/// in the row of a pile are one element.
const MANY_BLOCKS: usize = 100;

/// Position of a stone in a frame, relative to its pile's row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Place {
    /// In the first frame, before the piles are split: index in the pile, from the left, 0-based.
    Table(u64),
    /// In a lane: index of the lane from the left, and index of the stone in its block, both 0-based.
    Lane(usize, u64),
    /// In a folded band, left of the lanes.
    Band,
}

/// A lane: the vertical strip that contains the blocks of one weight.
pub(super) struct Lane {
    pub(super) weight: u64,
    /// X coordinate of the lane's left end.
    pub(super) x: f64,
    /// Width of the lane, in units of the picture.
    pub(super) w: f64,
    /// Index of the row of lanes that contains the lane, from the top, 0-based.
    pub(super) tier: usize,
}

/// Layout of a board, valid for all its frames.
pub(super) struct Frame<'a> {
    pub(super) words: &'a Catalogue,
    pub(super) frames: &'a [BoardFrame],
    pub(super) lanes: Vec<Lane>,
    /// Number of piles on the board.
    rows: usize,
    /// X coordinate of the left end of the lanes.
    pub(super) left: f64,
    /// Horizontal shift that centres a narrow board, in units of the picture.
    pub(super) indent: f64,
    /// Distance between neighbouring stones in a lane, in units of the picture.
    pub(super) unit: f64,
    /// Height of a block, in units of the picture.
    pub(super) block: f64,
    /// Height of the row of a pile, in units of the picture.
    row: f64,
    /// Size of the largest pile.
    pub(super) largest: u64,
    /// Position of each stone, as `stones[pile][frame][stone]`; `None` for a stone taken. Empty if stones are
    /// not drawn one by one.
    pub(super) stones: Vec<Vec<Vec<Option<Place>>>>,
    /// The move whose stones are marked, one part for each pile, and the CSS class of these stones.
    pub(super) marked: (Vec<PileMove>, &'static str),
    /// Whether each size has the name of its pile above it.
    pub(super) is_named: bool,
    /// Whether the word for "even" or "odd" below a column is written vertically because some column is narrower
    /// than the word. The board is then higher.
    is_deep: bool,
    /// Letter size of all texts, on a poster; `None` if each face has its own size.
    pub(super) letter: Option<f64>,
}

impl<'a> Frame<'a> {
    pub(super) fn new(frames: &'a [BoardFrame], words: &'a Catalogue) -> Self {
        let rows = || frames.iter().flat_map(|board_frame| &board_frame.rows);
        let all = rows().flat_map(|row| &row.blocks).fold(0, |all, block| all | block.weight);
        let count = (u64::BITS - all.leading_zeros()).max(1) as usize;
        let largest = rows().map(|row| row.size).max().unwrap_or(0);
        let folded = rows().any(|row| row.bands > 0);
        let face = size_face(largest);
        let label = widest(face, [largest.to_string()]).max(LABELS - 14.0) + 14.0;
        let left = label + if folded { FOLDED } else { 0.0 };
        let room = WIDTH - left - 4.0;
        let scaled = count <= SCALED;
        let (height, rows) = stone_limit(frames);
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
        let mut frame = Frame { words, frames, lanes, rows, left, indent, unit, block, row, largest, stones, marked: (Vec::new(), ""), is_named: false, is_deep: false, letter: None };
        let even = Face::Note.measure(&words.text("figure-even").unwrap_or_default());
        frame.is_deep = scaled && even > SHORT && frame.lanes.iter().any(|lane| lane.w <= even);
        let is_few = |board_frame: &BoardFrame| {
            let sizes = board_frame.rows.iter().map(|row| row.size);
            sizes.fold(0, u64::saturating_add) <= MOST_STONES
        };
        let few = frames.iter().all(is_few);
        if count <= STONES && few && frame.table_unit() >= LEAST_STONE {
            frame.stones = (0..rows).map(|row| frame.places(row)).collect();
        }
        frame
    }

    /// Returns the height of the counts and words below the line under the lanes, in units of the picture.
    pub(super) fn foot_height(&self) -> f64 {
        let deeper = if self.is_deep { 6.0 } else { 0.0 };
        FOOT + if self.letter.is_some() { 18.0 } else { deeper }
    }

    /// Returns an estimate of the width of a text in units of the picture.
    pub(super) fn width(&self, face: Face, text: &str) -> f64 {
        face.measure(text) * self.letter.map_or(1.0, |letter| letter / face.size())
    }

    /// Returns the distance between neighbouring stones in the first frame, before the piles are split, in
    /// units of the picture.
    pub(super) fn table_unit(&self) -> f64 {
        ((WIDTH - LABELS - 8.0) / self.largest.max(1) as f64).min(self.unit)
    }

    /// Returns the distance between neighbouring stones in frame `index` (0-based), in units of the picture.
    pub(super) fn stone_unit(&self, index: usize) -> f64 {
        if self.frames[index].kind == FrameKind::Look { self.table_unit() } else { self.unit }
    }

    /// Returns the CSS class of a stone that the marked move takes; `None` for any other stone. `pile` is
    /// 1-based, `stone` 0-based.
    pub(super) fn mark_of(&self, pile: u64, stone: u64) -> Option<&'static str> {
        let (parts, class) = &self.marked;
        let is_taken = |part: &PileMove| part.pile == pile && stone >= part.leaves;
        parts.iter().any(is_taken).then_some(*class)
    }

    /// Whether a frame has more than `MANY_BLOCKS` blocks, too many for one element each.
    pub(super) fn has_many_blocks(&self) -> bool {
        let blocks =
            |board_frame: &BoardFrame| board_frame.rows.iter().map(|row| row.blocks.len()).sum();
        self.frames.iter().map(blocks).max().unwrap_or(0) > MANY_BLOCKS
    }

    /// Whether there are more than `ABREAST` lanes, which are too narrow for a text in each.
    pub(super) fn is_crowded(&self) -> bool {
        self.lanes.len() > ABREAST
    }

    /// Returns the number of rows of lanes.
    pub(super) fn tiers(&self) -> usize {
        self.lanes.last().map_or(1, |lane| lane.tier + 1)
    }

    /// Returns the height of a row of lanes, with the weights above and the sums below, in units of the picture.
    pub(super) fn tier_height(&self) -> f64 {
        HEAD + self.row * self.rows as f64 + 8.0 + self.foot_height()
    }

    /// Returns the height of the row of a pile, in units of the picture.
    pub(super) fn row_height(&self) -> f64 {
        self.row
    }

    /// Returns the y coordinate of the middle of pile `row` in the row of lanes `tier`, both 0-based.
    pub(super) fn row_centre(&self, row: usize, tier: usize) -> f64 {
        tier as f64 * self.tier_height() + HEAD + self.row * (row as f64 + 0.5)
    }

    /// Returns the y coordinate of the line below the row of lanes `tier` (0-based).
    pub(super) fn line(&self, tier: usize) -> f64 {
        (tier + 1) as f64 * self.tier_height() - self.foot_height()
    }

    /// Returns the index of the lane of a weight, from the left, 0-based.
    pub(super) fn lane_of(&self, weight: u64) -> usize {
        self.lanes.len() - 1 - weight.trailing_zeros() as usize
    }

    /// Returns the positions of the stones of pile `row` (0-based) as `[frame][stone]`. Stones of unchanged blocks do
    /// not move, stones of a block that a move breaks up go into new blocks, and the others disappear (`None`).
    fn places(&self, row: usize) -> Vec<Vec<Option<Place>>> {
        let mut all: Vec<Vec<Option<Place>>> = Vec::new();
        for board_frame in self.frames {
            let now = &board_frame.rows[row];
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

    /// Returns the positions that the stones of a pile fill in a frame after the split, folded bands first.
    fn target_places(&self, row: &FrameRow) -> Vec<Place> {
        let folded = (0..row.folded).map(|_| Place::Band);
        let held = row.blocks.iter().filter(|block| block.state != BlockState::Hole);
        let lanes = held.flat_map(|block| {
            let lane = self.lane_of(block.weight);
            (0..block.weight).map(move |index| Place::Lane(lane, index))
        });
        folded.chain(lanes).collect()
    }

    /// Returns the centre of a stone of pile `row` (0-based) that has the position `place`.
    pub(super) fn point_of(&self, row: usize, place: Place) -> Point {
        match place {
            Place::Table(index) => {
                let unit = self.table_unit();
                (LABELS + 4.0 + self.indent + unit * (index as f64 + 0.5), self.row_centre(row, 0))
            }
            Place::Lane(lane, index) => {
                let lane = &self.lanes[lane];
                let x = lane.x
                    + lane.w / 2.0
                    + (index as f64 - (lane.weight - 1) as f64 / 2.0) * self.unit;
                (x, self.row_centre(row, lane.tier))
            }
            Place::Band => (self.left - FOLDED / 2.0 - 2.0, self.row_centre(row, 0)),
        }
    }
}

/// Returns the largest size of a stone on this board, and the number of its piles.
fn stone_limit(frames: &[BoardFrame]) -> (f64, usize) {
    let rows = frames.first().map_or(0, |board_frame| board_frame.rows.len());
    let share = STONE * PILES as f64 / rows.max(PILES) as f64;
    (share.max(CROWDED_STONE), rows)
}

/// Returns the new position of each stone. A stone keeps its position in `before` if `wanted` contains it;
/// otherwise it moves to a free position of `wanted`. The result is `None` for a stone taken before, and if
/// no position is free.
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

/// Returns the face for the sizes of piles up to `largest`.
pub(super) fn size_face(largest: u64) -> Face {
    match largest {
        0..10_000 => Face::Number,
        10_000..100_000 => Face::Digit,
        _ => Face::Fine,
    }
}
