//! Picture of an empty board to fill in by hand, of the same size as the pictures of its [`BoardFrame`]s:
//! lanes with their weights, a line to write on for every pile, and space for the counts.

use super::super::picture::{Area, Face, SvgBuilder, TextRole};
use super::frame::{FOOT, Frame, HEAD, WIDTH};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::board_frames::BoardFrame;

/// Draws an empty board with the lanes and rows of `frames`.
pub fn draw_empty(frames: &[BoardFrame], words: &Catalogue) -> Result<SvgBuilder, Error> {
    let frame = Frame::new(frames, words);
    let mut picture = SvgBuilder::new(words.text("moment-yours-title")?);
    let tiers = frame.tiers();
    let h = frame.tier_height() * tiers as f64;
    picture.reserve(Area { x: 3.0, y: 3.0, w: WIDTH - 6.0, h: h - 6.0 });
    for lane in &frame.lanes {
        let top = lane.tier as f64 * frame.tier_height() + 2.0;
        let area = Area { x: lane.x, y: top, w: lane.w, h: frame.line(lane.tier) - 2.0 - top };
        picture.rect("lane", area, 7.0);
        let weight = lane.weight.to_string();
        if Face::Weight.measure(&weight) < lane.w {
            let at = (lane.x + lane.w / 2.0, top + HEAD / 2.0 - 2.0);
            picture.centred((Face::Weight, TextRole::Quiet), at, &weight);
        }
    }
    let from = 6.0 + frame.indent;
    let right = frame.lanes.iter().map(|lane| lane.x + lane.w).fold(0.0, f64::max);
    for tier in 0..tiers {
        for row in 0..frames.first().map_or(0, |board_frame| board_frame.rows.len()) {
            let y = frame.row_centre(row, tier) + 8.0;
            picture.line("fold", (from, y), (frame.left - 10.0, y));
        }
        let y = frame.line(tier);
        picture.line("rule", (from, y), (right, y));
        picture.line("fold", (frame.left, y + FOOT - 26.0), (right, y + FOOT - 26.0));
    }
    Ok(picture)
}
