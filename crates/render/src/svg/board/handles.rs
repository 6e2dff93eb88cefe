//! Areas by which a board is operated: a slider for every pile and a button for every digit, in percent of
//! the picture that [`draw`](super::draw) makes of the [`BoardFrame`]s.

use super::super::picture::{Box4, HotspotTarget, SvgBuilder};
use super::frame::{Frame, WIDTH};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::board_frames::{BlockState, BoardFrame};
use carryless_games::position::PileMove;

/// Largest size to which a pile can be dragged; on a board for larger sizes stones are narrower than a finger, and no
/// pile can be dragged.
const PULLED: u64 = 63;

/// Largest number of columns whose digits can be flipped; digits of more columns are narrower than a finger.
const FLIPPED: usize = 12;

/// Handles of a board: a slider for every pile and a button for every digit.
#[derive(Debug)]
pub struct Handles {
    /// Sliders, one for each pile; empty if piles cannot be dragged.
    pub pulls: Vec<Pull>,
    /// Buttons of the digits; empty if there are too many columns.
    pub digits: Vec<Digit>,
}

/// A pile whose size can be dragged.
#[derive(Debug)]
pub struct Pull {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Current size of the pile.
    pub size: u64,
    /// Largest size that the pile can be dragged to.
    pub most: u64,
    /// Area of the slider, in percent of the picture.
    pub place: Box4,
}

/// A digit of a pile that a press flips.
#[derive(Debug)]
pub struct Digit {
    /// Number of the pile, 1-based.
    pub pile: u64,
    /// Weight of the digit.
    pub weight: u64,
    /// Whether the digit is 1.
    pub is_one: bool,
    /// Area of the button, in percent of the picture.
    pub place: Box4,
}

/// Draws frame `index` (0-based) as [`draw`](super::draw) does, with the names of the piles; the stones of
/// the move `marked` have the CSS class given with it.
pub fn draw_with_move(
    frames: &[BoardFrame],
    (index, marked): (usize, (Vec<PileMove>, &'static str)),
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let mut frame = Frame::new(frames, words);
    frame.marked = marked;
    frame.is_named = true;
    frame.draw_frame(index, 0.0)
}

/// Returns a target and an area, in percent of the picture, for every stone in frame `index` (0-based). The
/// target contains the number of stones to the left of the stone.
pub fn stone_areas(
    frames: &[BoardFrame],
    index: usize,
    words: &Catalogue,
) -> Vec<(HotspotTarget, Box4)> {
    let frame = Frame::new(frames, words);
    let height = frame.tier_height() * frame.tiers() as f64;
    let mut all = Vec::new();
    for (row, places) in frame.stones.iter().enumerate() {
        let Some((pile, places)) = frames[index].rows.get(row).zip(places.get(index)) else {
            continue;
        };
        for (left, place) in (0..).zip(places) {
            let Some(place) = *place else { continue };
            let (w, h) = (frame.stone_unit(index), frame.row_height());
            let (x, y) = frame.point_of(row, place);
            let place = [(x - w / 2.0) / WIDTH, (y - h / 2.0) / height, w / WIDTH, h / height];
            all.push((HotspotTarget::Left([pile.pile, left]), place.map(|part| part * 100.0)));
        }
    }
    all
}

/// Returns the handles of frame `index` (0-based). There are no sliders if the lanes hold sizes above `PULLED` or a
/// pile has folded bands, and no buttons if there are more than `FLIPPED` lanes.
pub fn handles(frames: &[BoardFrame], index: usize, words: &Catalogue) -> Handles {
    let frame = Frame::new(frames, words);
    let Some(board_frame) = frames.get(index) else {
        return Handles { pulls: Vec::new(), digits: Vec::new() };
    };
    let height = frame.tier_height() * frame.tiers() as f64;
    let place = |x: f64, w: f64, (row, tier): (usize, usize)| {
        let h = frame.row_height();
        let y = frame.row_centre(row, tier) - h / 2.0;
        [x / WIDTH, y / height, w / WIDTH, h / height].map(|part| part * 100.0)
    };
    // Not `2 * highest - 1`, which overflows for the weight 2^63.
    let highest = frame.lanes.first().map_or(1, |lane| lane.weight);
    let largest = highest - 1 + highest;
    let right = frame.lanes.iter().map(|lane| lane.x + lane.w).fold(0.0, f64::max);
    let is_pulled = largest <= PULLED && board_frame.rows.iter().all(|row| row.bands == 0);
    let mut handles = Handles { pulls: Vec::new(), digits: Vec::new() };
    for (index, row) in board_frame.rows.iter().enumerate() {
        if is_pulled {
            let place = place(frame.left, right - frame.left, (index, 0));
            handles.pulls.push(Pull { pile: row.pile, size: row.size, most: largest, place });
        }
        let flipped = if frame.lanes.len() > FLIPPED { &[][..] } else { &frame.lanes };
        handles.digits.extend(flipped.iter().map(|lane| {
            Digit {
                pile: row.pile,
                weight: lane.weight,
                is_one: row
                    .blocks
                    .iter()
                    .any(|block| block.weight == lane.weight && block.state != BlockState::Hole),
                place: place(lane.x, lane.w, (index, lane.tier)),
            }
        }));
    }
    handles
}
