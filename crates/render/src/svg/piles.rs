//! Draws the piles as rows of stones, all of one width and in groups of five. Stones that the move takes are
//! dashed outlines, between the parts that stay; a split without taking is a gap. If a pile has too many
//! stones to count, all piles are bars. The picture fits a phone.

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use super::{MOST, enumerate, widest};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide};
use carryless_games::figure::PileChange;

/// Largest width of the picture, in its own units: a phone's width less the margins of a book.
const WIDEST: f64 = 318.0;

/// Largest distance between neighbouring stones, in units of the picture.
const STEP: f64 = 19.0;
/// Space after a group of five stones, in widths of a stone.
const FIVE: f64 = 0.3;

/// Largest pile drawn as stones.
const STONES: u64 = 31;

/// Height of a row, in units of the picture.
const HIGH: f64 = 24.0;
/// Space below a row, in units of the picture.
const AIR: f64 = 10.0;

/// Height of a bar, in units of the picture.
const BAR: f64 = 16.0;

/// Gap between the two parts of a pile that a move splits without taking stones, in units of the picture.
const GAP: f64 = 20.0;

/// Message ids for piles or rows of pins, and their spacing.
pub(super) struct Names {
    title: &'static str,
    pile: &'static str,
    take: &'static str,
    /// Space after a group of five, in stones; 0 for pins, because separated pins would not be neighbours.
    five: f64,
}

/// Message ids and spacing of piles.
pub(super) const PILES: Names =
    Names { title: "figure-title-piles", pile: "figure-pile", take: "figure-take", five: FIVE };
/// Message ids and spacing of rows of pins.
pub(super) const ROWS: Names =
    Names { title: "figure-title-rows", pile: "figure-row", take: "figure-hit", five: 0.0 };

/// Positions of texts, and scale at which the piles are drawn.
struct Table<'w> {
    words: &'w Catalogue,
    names: &'w Names,
    /// X coordinate of the right end of the sizes.
    size: f64,
    /// X coordinate of the left end of the stones.
    left: f64,
    /// Width of a stone, in units of the picture.
    unit: f64,
    /// Whether all piles are drawn as bars instead of stones.
    bars: bool,
}

/// Draws the piles; `taken` has an entry for each pile that the move touches, and `called` is `PILES` or `ROWS`.
pub(super) fn draw(
    piles: &[u64],
    taken: &[PileChange],
    called: &Names,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let shown = elide(piles, MOST);
    let title = words.format_with(called.title, [("piles", enumerate(words, &shown)?)])?;
    let mut picture = SvgBuilder::new(title);
    let sizes = || shown.iter().filter_map(|entry| entry.item().copied());
    let names =
        widest(Face::Note, [words.format_with(called.pile, [("pile", piles.len() as u64)])?]);
    let numbers = widest(Face::Number, sizes().map(|size| size.to_string()));
    let largest = sizes().max().unwrap_or(0);
    let size = names + 12.0 + numbers;
    let (left, bars) = (size + 14.0, largest > STONES);
    // A number of twenty digits leaves little space beside it: then the bar is below it.
    let room = if WIDEST - left < 90.0 { WIDEST } else { WIDEST - left };
    let room = if taken.iter().any(PileChange::is_split) { room - GAP } else { room };
    let unit = match bars {
        true => room / largest as f64,
        false => (room / called.places(largest)).min(STEP),
    };
    let table = Table { words, names: called, size, left: WIDEST.min(left), unit, bars };
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
                let text = words.format_with("figure-left-out-piles", [("count", count)])?;
                let quiet = (Face::Note, TextRole::Quiet);
                picture.text(quiet, Anchor::Start, (0.0, y + 9.0), &format!("⋮ {text}"));
                y += 18.0 + AIR;
            }
        }
    }
    Ok(picture)
}

impl Names {
    /// Returns the width of `count` stones with the spaces between groups of five, in widths of a stone.
    fn places(&self, count: u64) -> f64 {
        count as f64 + self.five * (count.saturating_sub(1) / 5) as f64
    }
}

impl Table<'_> {
    /// Draws a pile (number, 1-based, and size) from the y coordinate `top` down; returns its height. `taken` is the
    /// change of the pile by the move shown, if the move touches it.
    fn pile(
        &self,
        picture: &mut SvgBuilder,
        top: f64,
        (pile, size): (u64, u64),
        taken: Option<&PileChange>,
    ) -> Result<f64, Error> {
        let whole = PileChange { pile, parts: [size, 0], take: 0 };
        let broken = taken.unwrap_or(&whole);
        let name = self.words.format_with(self.names.pile, [("pile", pile)])?;
        let first = top + HIGH / 2.0;
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, first), &name);
        let number = size.to_string();
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (self.size, first), &number);
        let below = WIDEST - self.left < 90.0;
        let from = if below { (0.0, first + HIGH) } else { (self.left, first) };
        let end = match self.bars {
            true => self.bar(picture, from, broken),
            false => self.stones(picture, from, broken),
        };
        let mut bottom = from.1 + HIGH / 2.0;
        if taken.is_some() {
            let text = match broken {
                PileChange { parts: [one, other], .. } if broken.is_split() => {
                    format!("{one} + {other}")
                }
                _ => self.words.format_with(self.names.take, [("take", broken.take)])?,
            };
            let wide = Face::Note.measure(&text);
            let beside = end + 8.0 + wide <= WIDEST;
            // Below the stones taken, and not beyond the edge.
            let x = if beside { end + 8.0 } else { end - wide };
            let y = if beside { from.1 } else { bottom + 6.0 };
            let style = (Face::Note, TextRole::Odd);
            picture.text(style, Anchor::Start, (x.max(0.0), y), &text);
            bottom += if beside { 0.0 } else { 15.0 };
        }
        Ok(bottom - top)
    }

    /// Draws the first part, the stones taken and the other part of a pile, from the point to the right, and returns
    /// the x coordinate of the right end. Pressing a stone takes it and all stones to its right.
    fn stones(&self, picture: &mut SvgBuilder, (x, y): Point, broken: &PileChange) -> f64 {
        let PileChange { pile, parts: [one, other], take } = *broken;
        let (radius, size) = (0.43 * self.unit, one + take + other);
        for nth in 0..size {
            let gap = if broken.is_split() && nth >= one { GAP } else { 0.0 };
            let at = (x + self.unit * (self.names.places(nth + 1) - 0.5) + gap, y);
            picture
                .add_hotspot(HotspotTarget::Left([pile, nth]), Area::around(at, self.unit, HIGH));
            match (one..one + take).contains(&nth) {
                false => picture.ellipse("stone", at, radius, radius),
                true => picture.ellipse("dashed", at, radius - 0.6, radius - 0.6),
            }
        }
        if size == 0 {
            picture.line("rule", (x, y + 7.0), (x + 2.0 * STEP, y + 7.0));
            return x + 2.0 * STEP;
        }
        x + self.unit * self.names.places(size) + if broken.is_split() { GAP } else { 0.0 }
    }

    /// Draws bars for the parts and for the stones taken between them, from the point to the right; returns the x
    /// coordinate of the right end.
    fn bar(&self, picture: &mut SvgBuilder, (x, y): Point, broken: &PileChange) -> f64 {
        let area = |x: f64, w: f64| Area { x, y: y - BAR / 2.0, w, h: BAR };
        let mut end = x;
        let [one, other] = broken.parts;
        for (class, count, least) in
            [("stone", one, 1.0), ("dashed", broken.take, 2.0), ("stone", other, 1.0)]
        {
            if count > 0 {
                end += if broken.is_split() && end > x { GAP } else { 0.0 };
                let long = (self.unit * count as f64).max(least);
                picture.rect(class, area(end, long), 3.0);
                end += long;
            }
        }
        end
    }
}
