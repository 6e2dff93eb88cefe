//! The piles as rows of stones, for seeing what one would see on a table: a stone is as wide in one pile
//! as in another, and five of them are a group. Those that the move takes are dashed outlines. When a
//! pile has too many stones to count, all are bars, to scale, with their numbers. In: the sizes and a
//! move. Out: a picture that fits the narrowest frame.

use super::picture::{Anchor, Area, Face, Picture, Point, Press, TextRole};
use super::{MOST, enumerate, widest};
use crate::error::Error;
use crate::listing::{Entry, entries_up_to};
use crate::position::Move;
use crate::wording::Catalogue;

/// The widest picture: what a frame in a book leaves on a phone, less the edges.
const WIDEST: f64 = 318.0;

/// From one stone to the next at most, and the air after five of them in stones.
const STEP: f64 = 19.0;
const FIVE: f64 = 0.3;

/// The largest pile that is drawn in stones.
const STONES: u64 = 31;

/// The height of a row, and the air below it.
const HIGH: f64 = 24.0;
const AIR: f64 = 10.0;

/// The height of a bar.
const BAR: f64 = 16.0;

/// Where the words stand and how all piles are drawn.
struct Table<'w> {
    words: &'w Catalogue,
    /// Where the sizes end, and where the stones begin.
    size: f64,
    left: f64,
    /// How wide a stone is, and whether piles are bars.
    unit: f64,
    bars: bool,
}

pub(super) fn draw(piles: &[u64], taken: &[Move], words: &Catalogue) -> Result<Picture, Error> {
    let shown: Vec<_> = entries_up_to(piles, MOST).collect();
    let title = words.say("figure-title-piles", [("piles", enumerate(words, &shown)?)])?;
    let mut picture = Picture::new(title);
    let sizes = || shown.iter().filter_map(|entry| entry.item().copied());
    let names = widest(Face::Note, [words.say("figure-pile", [("pile", piles.len() as u64)])?]);
    let numbers = widest(Face::Number, sizes().map(|size| size.to_string()));
    let largest = sizes().max().unwrap_or(0);
    let size = names + 12.0 + numbers;
    let (left, bars) = (size + 14.0, largest > STONES);
    // A number of twenty digits leaves little room beside it: then the bar lies below.
    let room = if WIDEST - left < 90.0 { WIDEST } else { WIDEST - left };
    let unit = match bars {
        true => room / largest as f64,
        false => (room / places(largest)).min(STEP),
    };
    let table = Table { words, size, left: WIDEST.min(left), unit, bars };
    let (mut y, mut pile) = (0.0, 0);
    for entry in shown {
        match entry {
            Entry::Item(&size) => {
                pile += 1;
                let taken = taken.iter().find(|taken| taken.pile == pile);
                y += table.pile(&mut picture, y, (pile, size), taken)? + AIR;
            }
            Entry::Gap { left_out: count } => {
                pile += count;
                let text = words.say("figure-left-out-piles", [("count", count)])?;
                let quiet = (Face::Note, TextRole::Quiet);
                picture.text(quiet, Anchor::Start, (0.0, y + 9.0), &format!("⋮ {text}"));
                y += 18.0 + AIR;
            }
        }
    }
    Ok(picture)
}

/// How far stones reach, in stones.
fn places(count: u64) -> f64 {
    count as f64 + FIVE * (count.saturating_sub(1) / 5) as f64
}

impl Table<'_> {
    /// One pile from `top` down; returns its height.
    fn pile(
        &self,
        picture: &mut Picture,
        top: f64,
        (pile, size): (u64, u64),
        taken: Option<&Move>,
    ) -> Result<f64, Error> {
        let take = taken.map_or(0, |taken| taken.take.min(size));
        let name = self.words.say("figure-pile", [("pile", pile)])?;
        let first = top + HIGH / 2.0;
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, first), &name);
        let number = size.to_string();
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (self.size, first), &number);
        let below = WIDEST - self.left < 90.0;
        let from = if below { (0.0, first + HIGH) } else { (self.left, first) };
        let end = match self.bars {
            true => self.bar(picture, from, (size, take)),
            false => self.stones(picture, from, (pile, size, take)),
        };
        let mut bottom = from.1 + HIGH / 2.0;
        if taken.is_some() {
            let text = self.words.say("figure-take", [("take", take)])?;
            let wide = Face::Note.measure(&text);
            let beside = end + 8.0 + wide <= WIDEST;
            // Below what goes, not beyond the edge.
            let x = if beside { end + 8.0 } else { end - wide };
            let y = if beside { from.1 } else { bottom + 6.0 };
            let style = (Face::Note, TextRole::Odd);
            picture.text(style, Anchor::Start, (x.max(0.0), y), &text);
            bottom += if beside { 0.0 } else { 15.0 };
        }
        Ok(bottom - top)
    }

    /// The stones that stay, then those that go; whoever presses one takes it, and all to the right of it.
    /// Returns where they end.
    fn stones(
        &self,
        picture: &mut Picture,
        (x, y): Point,
        (pile, size, take): (u64, u64, u64),
    ) -> f64 {
        let radius = 0.43 * self.unit;
        for nth in 0..size {
            let at = (x + self.unit * (places(nth + 1) - 0.5), y);
            picture.spot(Press::Left([pile, nth]), Area::around(at, self.unit, HIGH));
            match nth < size - take {
                true => picture.ellipse("stone", at, radius, radius),
                false => picture.ellipse("dashed", at, radius - 0.6, radius - 0.6),
            }
        }
        if size == 0 {
            picture.line("rule", (x, y + 7.0), (x + 2.0 * STEP, y + 7.0));
            return x + 2.0 * STEP;
        }
        x + self.unit * places(size)
    }

    /// A bar as long as the pile. Returns where it ends.
    fn bar(&self, picture: &mut Picture, (x, y): Point, (size, take): (u64, u64)) -> f64 {
        let long = |count: u64| self.unit * count as f64;
        let area = |x: f64, w: f64| Area { x, y: y - BAR / 2.0, w, h: BAR };
        let stays = long(size - take);
        if size > take {
            picture.rect("stone", area(x, stays.max(1.0)), 3.0);
        }
        if take > 0 {
            picture.rect("dashed", area(x + stays, long(take).max(2.0)), 3.0);
        }
        x + stays + long(take).max(2.0)
    }
}
