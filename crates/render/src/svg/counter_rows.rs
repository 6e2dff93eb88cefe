//! Draws [`CounterRows`]: rows of squares with a light and a dark counter that face each other, rows numbered
//! on the left; or coins, squares numbered below. The picture fits a phone.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::Entry;
use carryless_games::figure::{CounterRows, Counters};

/// Largest side of a square, in units of the picture.
const SIDE: f64 = 30.0;
/// Width for the number of a row, in units of the picture.
const LABEL: f64 = 20.0;

/// Distance between rows, in squares.
const PITCH: f64 = 1.3;

/// Draws the rows of squares with their counters.
pub(super) fn draw(strips: &CounterRows<'_>, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(title(strips, words)?);
    let side = ((FRAME - LABEL) / strips.squares.max(1) as f64).min(SIDE);
    for (index, row) in strips.rows.iter().enumerate() {
        let top = index as f64 * side * PITCH;
        let middle = top + side / 2.0;
        for square in 1..=strips.squares {
            let x = (square - 1) as f64 * side;
            picture.rect("box", Area { x, y: top, w: side, h: side }, 0.0);
            if strips.counters == Counters::Coins {
                let (style, at) =
                    ((Face::Note, TextRole::Quiet), (x + side / 2.0, top + side + 9.0));
                picture.text(style, Anchor::Middle, at, &square.to_string());
            }
        }
        for (nth, square) in row.iter().enumerate() {
            let at = ((*square as f64 - 0.5) * side, middle);
            let class = match (strips.counters, nth) {
                (Counters::Coins, _) => "stone",
                (Counters::Facing, 0) => "man",
                (Counters::Facing, _) => "man black",
            };
            picture.ellipse(class, at, 0.36 * side, 0.36 * side);
        }
        if strips.counters == Counters::Facing {
            let number = (index + 1).to_string();
            let style = (Face::Label, TextRole::Ink);
            picture.text(style, Anchor::End, (-8.0, middle), &number);
        }
    }
    Ok(picture)
}

/// Returns the screen-reader text with the squares of all counters.
fn title(strips: &CounterRows<'_>, words: &Catalogue) -> Result<String, Error> {
    let listed =
        |row: &Vec<u64>| super::enumerate(words, &row.iter().map(Entry::Item).collect::<Vec<_>>());
    let rows = strips.rows.iter().map(listed).collect::<Result<Vec<_>, _>>()?;
    let id = match strips.counters {
        Counters::Facing => "figure-title-facing",
        Counters::Coins => "figure-title-coins",
    };
    words.format_with(id, [("squares", &*strips.squares.to_string()), ("rows", &*rows.join("; "))])
}
