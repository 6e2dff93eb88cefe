//! Draws [`Sketch`]es: a row of piles with P-positions in boxes, equal piles in a mirror, an empty board, and
//! boards one above another, and tables of players. The picture fits a phone.

use super::picture::{Anchor, Area, Face, Point, SvgBuilder, TextRole};
use super::{two_pile_board, widest};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::Sketch;

/// Largest width of a row of piles or of a mirror, in units of the picture.
const WIDEST: f64 = 318.0;
/// Largest distance between neighbouring stones, in units of the picture.
const STEP: f64 = 17.0;
/// Space between the mirror and the stones beside it, in units of the picture.
const GLASS: f64 = 14.0;
/// Height of a row of a mirror, in units of the picture.
const ROW: f64 = 27.0;

/// Sides of a square of a tower, in units of the picture: along the first pile, and along the second.
const SIDES: [Point; 2] = [(30.0, 0.0), (15.0, -11.0)];
/// Space between two floors of a tower, in units of the picture.
const STOREY: f64 = 16.0;

/// Distance between two tables, and the sides of a table, in units of the picture.
const TABLE: [f64; 3] = [53.0, 24.0, 28.0];
/// Distance from the middle of a table to the player on either side, and radius of a player, in units of the picture.
const SEAT: [f64; 2] = [18.0, 5.5];

/// Returns the sketch as a picture.
pub(super) fn draw(sketch: &Sketch, words: &Catalogue) -> Result<SvgBuilder, Error> {
    match sketch {
        Sketch::Sizes { lost } => draw_sizes(lost, words),
        Sketch::Mirror { pairs } => draw_mirror(pairs, words),
        Sketch::EmptyBoard { largest } => two_pile_board::empty(*largest, words),
        Sketch::Tower { at } => draw_tower(*at, words),
        Sketch::Tables { count } => draw_tables(*count, words),
    }
}

/// Draws a pile of each size from 0 on, as a column of stones over its size; the columns of P-positions are boxed.
fn draw_sizes(lost: &[bool], words: &Catalogue) -> Result<SvgBuilder, Error> {
    let sizes = || (0_u64..).zip(lost);
    let marked: Vec<String> =
        sizes().filter(|(_, lost)| **lost).map(|(size, _)| size.to_string()).collect();
    let last = (lost.len() as u64).saturating_sub(1).to_string();
    let values = [("last", last), ("marked", words.list(&marked)?)];
    let mut picture = SvgBuilder::new(words.format_with("figure-title-sizes", values)?);
    let wide = (WIDEST / lost.len().max(1) as f64).min(38.0);
    let tall = lost.len().saturating_sub(1) as f64 * STEP;
    for (size, is_lost) in sizes() {
        let x = (size as f64 + 0.5) * wide;
        if *is_lost {
            let area = Area { x: x - wide / 2.0 + 2.0, y: -3.0, w: wide - 4.0, h: tall + 32.0 };
            picture.rect("value", area, 8.0);
        }
        for stone in 0..size {
            let y = tall - (stone as f64 + 0.5) * STEP;
            picture.ellipse("stone", (x, y), 0.43 * STEP, 0.43 * STEP);
        }
        let style = (Face::Number, TextRole::Ink);
        picture.text(style, Anchor::Middle, (x, tall + 15.0), &size.to_string());
    }
    Ok(picture)
}

/// Draws a row for each pair of piles: one pile on either side of the mirror, its size at the far end.
fn draw_mirror(pairs: &[u64], words: &Catalogue) -> Result<SvgBuilder, Error> {
    let pair = |size: &u64| words.format_with("figure-mirror-pair", [("size", *size)]);
    let named = pairs.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
    let title = words.format_with("figure-title-mirror", [("pairs", words.list(&named)?)])?;
    let mut picture = SvgBuilder::new(title);
    let numbers = widest(Face::Number, pairs.iter().map(u64::to_string));
    let largest = pairs.iter().max().copied().unwrap_or(0).max(1) as f64;
    let step = ((WIDEST / 2.0 - numbers - 10.0 - GLASS) / largest).min(STEP + 1.0);
    let end = GLASS + step * largest + 10.0;
    for (row, &size) in pairs.iter().enumerate() {
        let y = (row as f64 + 0.5) * ROW;
        for (side, anchor) in [(-1.0, Anchor::End), (1.0, Anchor::Start)] {
            for stone in 0..size {
                let x = GLASS + step * (stone as f64 + 0.5);
                picture.ellipse("stone", (side * x, y), 0.43 * step, 0.43 * step);
            }
            let style = (Face::Number, TextRole::Ink);
            picture.text(style, anchor, (side * end, y), &size.to_string());
        }
    }
    picture.line("edge", (0.0, -6.0), (0.0, pairs.len() as f64 * ROW + 6.0));
    Ok(picture)
}

/// Draws the floors from 0 to that of the counter at `at`, and lines from the counter to where it can go.
fn draw_tower([x, y, floor]: [u64; 3], words: &Catalogue) -> Result<SvgBuilder, Error> {
    let values = [("x", x), ("y", y), ("floor", floor)];
    let mut picture = SvgBuilder::new(words.format_with("figure-title-tower", values)?);
    let across = x.max(y).max(floor) + 1;
    let corner = |[x, y]: [f64; 2], floor: u64| {
        let high = across as f64 * -SIDES[1].1 + STOREY;
        let up = floor as f64 * high;
        (x * SIDES[0].0 + y * SIDES[1].0, x * SIDES[0].1 + y * SIDES[1].1 - up)
    };
    let centre = |x: u64, y: u64, floor| corner([x as f64 + 0.5, y as f64 + 0.5], floor);
    for level in 0..=floor {
        for (row, column) in (0..across).rev().flat_map(|row| (0..across).map(move |x| (row, x))) {
            let [left, low] = [column as f64, row as f64];
            let class = if level == 0 && row == column { "lost" } else { "blank" };
            let corners =
                [[left, low], [left + 1.0, low], [left + 1.0, low + 1.0], [left, low + 1.0]];
            picture.shape(class, &corners.map(|at| corner(at, level)));
        }
        let name = words.format_with("figure-floor", [("floor", level)])?;
        let left = corner([0.0, 0.0], level).0 - 8.0;
        let middle = corner([0.0, 0.5], level).1;
        picture.text((Face::Note, TextRole::Ink), Anchor::End, (left, middle), &name);
    }
    for size in 0..across {
        let (along, up) = (size as f64 + 0.5, across as f64);
        let (front, right) = (corner([along, 0.0], 0), corner([up, along], 0));
        let style = (Face::Note, TextRole::Quiet);
        picture.text(style, Anchor::Middle, (front.0, front.1 + 11.0), &size.to_string());
        picture.text(style, Anchor::Start, (right.0 + 7.0, right.1), &size.to_string());
    }
    let counter = centre(x, y, floor);
    picture.line("way", counter, centre(0, y, floor));
    picture.line("way", counter, centre(x, 0, floor));
    picture.line("edge", counter, centre(x, y, 0));
    for level in 0..floor {
        picture.ellipse("piece hollow", centre(x, y, level), 6.0, 4.5);
    }
    picture.ellipse("piece", counter, 9.0, 6.5);
    Ok(picture)
}

/// Draws tables with a white player on the left and a black one on the right, and the way of the black ones.
fn draw_tables(count: u64, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let mut picture =
        SvgBuilder::new(words.format_with("figure-title-tables", [("count", count)])?);
    let [pitch, wide, high] = TABLE;
    let [seat, radius] = SEAT;
    let edge = high / 2.0;
    let middle = |table: u64| table as f64 * pitch;
    let mut way = |from: f64, to: f64, up: f64| {
        let (start, end) = ((from, up * (radius + 2.0)), (to, up * (radius + 3.0)));
        let bend = [(from, up * (edge + 16.0)), (to, up * (edge + 16.0))];
        picture.curve("hop", start, &bend, end);
        let back = end.1 + 8.0 * up;
        picture.shape("tip", &[end, (to - 3.8, back), (to + 3.8, back)]);
    };
    for table in 1..count {
        way(middle(table - 1) + seat + 2.0, middle(table) + seat - 2.0, -1.0);
    }
    way(middle(count.saturating_sub(1)) + seat, seat, 1.0);
    for table in 0..count {
        let x = middle(table);
        picture.rect("value", Area::around((x, 0.0), wide, high), 3.0);
        picture.circle("man", (x - seat, 0.0), radius);
        picture.circle("man black", (x + seat, 0.0), radius);
        let style = (Face::Label, TextRole::Ink);
        picture.text(style, Anchor::Middle, (x, 0.0), &(table + 1).to_string());
    }
    Ok(picture)
}
