//! Where a board is taken hold of: for every pile the width over which its stones can be pulled, and a
//! place for each of its digits. In: the [`BoardFrame`]s of a board. Out: [`Handles`], in hundredths of
//! the picture that [`draw`](super::draw) makes of them.

use super::super::picture::{Box4, HotspotTarget, SvgBuilder};
use super::frame::{Frame, WIDTH};
use crate::board_frames::{BoardFrame, State};
use crate::error::Error;
use crate::i18n::Catalogue;
use crate::position::PileMove;

/// The most stones that a pile can be pulled to: with more of them a stone is thinner than a finger.
const PULLED: u64 = 63;

/// The most columns whose digits can be flipped: with more of them a digit is thinner than a finger.
const FLIPPED: usize = 12;

#[derive(Debug)]
pub(crate) struct Handles {
    pub(crate) pulls: Vec<Pull>,
    pub(crate) digits: Vec<Digit>,
}

/// A pile whose stones can be pulled.
#[derive(Debug)]
pub(crate) struct Pull {
    pub(crate) pile: u64,
    pub(crate) size: u64,
    /// The most stones that it can be pulled to.
    pub(crate) most: u64,
    pub(crate) place: Box4,
}

/// A digit of a pile, which a press flips.
#[derive(Debug)]
pub(crate) struct Digit {
    pub(crate) pile: u64,
    pub(crate) weight: u64,
    pub(crate) is_one: bool,
    pub(crate) place: Box4,
}

/// Draws one moment as [`draw`](super::draw) does. The stones that a move takes have its class, and
/// each row has the name of its pile.
pub(crate) fn at(
    moments: &[BoardFrame],
    (index, marked): (usize, Option<(PileMove, &'static str)>),
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let mut frame = Frame::of(moments, words);
    frame.marked = marked;
    frame.is_named = true;
    frame.drawn(index, 0.0)
}

/// The places of all stones in one moment: a stone says how many of its pile lie to the left of it.
pub(crate) fn stones(
    moments: &[BoardFrame],
    index: usize,
    words: &Catalogue,
) -> Vec<(HotspotTarget, Box4)> {
    let frame = Frame::of(moments, words);
    let height = frame.tier_height() * frame.tiers() as f64;
    let mut all = Vec::new();
    for (row, places) in frame.stones.iter().enumerate() {
        let Some((pile, places)) = moments[index].rows.get(row).zip(places.get(index)) else {
            continue;
        };
        for (left, place) in (0..).zip(places) {
            let Some(place) = *place else { continue };
            let (w, h) = (frame.stone_unit(index), frame.row_height());
            let (x, y) = frame.at(row, place);
            let place = [(x - w / 2.0) / WIDTH, (y - h / 2.0) / height, w / WIDTH, h / height];
            all.push((HotspotTarget::Left([pile.pile, left]), place.map(|part| part * 100.0)));
        }
    }
    all
}

/// The handles of the board in one of its moments; no pile can be pulled where one is too large, or
/// where bands of it are folded away.
pub(crate) fn handles(moments: &[BoardFrame], index: usize, words: &Catalogue) -> Handles {
    let frame = Frame::of(moments, words);
    let Some(moment) = moments.get(index) else {
        return Handles { pulls: Vec::new(), digits: Vec::new() };
    };
    let height = frame.tier_height() * frame.tiers() as f64;
    let place = |x: f64, w: f64, (row, tier): (usize, usize)| {
        let h = frame.row_height();
        let y = frame.middle(row, tier) - h / 2.0;
        [x / WIDTH, y / height, w / WIDTH, h / height].map(|part| part * 100.0)
    };
    // The highest lane may be that of the largest weight there is.
    let highest = frame.lanes.first().map_or(1, |lane| lane.weight);
    let largest = highest - 1 + highest;
    let right = frame.lanes.iter().map(|lane| lane.x + lane.w).fold(0.0, f64::max);
    let is_pulled = largest <= PULLED && moment.rows.iter().all(|row| row.bands == 0);
    let mut handles = Handles { pulls: Vec::new(), digits: Vec::new() };
    for (index, row) in moment.rows.iter().enumerate() {
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
                    .any(|block| block.weight == lane.weight && block.state != State::Hole),
                place: place(lane.x, lane.w, (index, lane.tier)),
            }
        }));
    }
    handles
}
