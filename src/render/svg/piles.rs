//! The piles as stones, for seeing what one would see on a table. Those that the move takes are
//! dashed outlines. A tall pile is drawn shortened, with its number; many piles wrap into rows.
//! In: the sizes and a move. Out: a picture no wider than [`WIDEST`], long numbers apart.

use super::picture::{Anchor, Face, Picture, TextRole};
use super::{MOST, enumerate};
use crate::error::Error;
use crate::listing::{Entry, entries_up_to};
use crate::position::Move;
use crate::wording::Catalogue;

/// Where a row of piles ends.
const WIDEST: f64 = 600.0;

/// The least width of a pile with its air.
const CELL: f64 = 84.0;

/// From one stone to the next.
const STEP: f64 = 18.0;

/// A pile above this is drawn shortened.
const TALL: u64 = 12;

/// How many layers a shortened pile has, a little more than the tallest complete one, and how
/// many of them are kept for the stones that go.
const LAYERS: u64 = 13;
const GOING: u64 = 5;

/// One stone of a stack, or the place where stones are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Stays,
    Goes,
    Break,
}

/// A pile, or the gap of the list, with everything that is written at it.
struct Cell {
    stack: Vec<Layer>,
    number: String,
    name: String,
    take: Option<String>,
}

pub(super) fn draw(piles: &[u64], taken: &[Move], words: &Catalogue) -> Result<Picture, Error> {
    let shown: Vec<_> = entries_up_to(piles, MOST).collect();
    let mut picture =
        Picture::new(words.say("figure-title-piles", [("piles", enumerate(words, &shown)?)])?);
    let cells = cells(&shown, taken, words)?;
    let mut bottom = 0.0;
    for row in rows(&cells) {
        let height = row.iter().map(|cell| cell.height()).fold(0.0, f64::max);
        bottom += height;
        let mut x = 0.0;
        for cell in row {
            cell.draw(&mut picture, x, bottom);
            x += cell.width();
        }
        bottom += 66.0;
    }
    Ok(picture)
}

/// The cells in rows that are not too wide.
fn rows(cells: &[Cell]) -> Vec<&[Cell]> {
    let (mut rows, mut start, mut width) = (Vec::new(), 0, 0.0);
    for (index, cell) in cells.iter().enumerate() {
        if width + cell.width() > WIDEST && index > start {
            rows.push(&cells[start..index]);
            (start, width) = (index, 0.0);
        }
        width += cell.width();
    }
    rows.push(&cells[start..]);
    rows
}

fn cells(piles: &[Entry<&u64>], taken: &[Move], words: &Catalogue) -> Result<Vec<Cell>, Error> {
    let mut cells = Vec::new();
    let mut pile = 0;
    for &entry in piles {
        match entry {
            Entry::Item(&size) => {
                pile += 1;
                let taken = taken.iter().find(|taken| taken.pile == pile).copied();
                cells.push(Cell::pile(pile, size, taken, words)?);
            }
            Entry::Gap { left_out: count } => {
                pile += count;
                let name = words.say("figure-left-out-piles", [("count", count)])?;
                cells.push(Cell { stack: Vec::new(), number: "⋯".into(), name, take: None });
            }
        }
    }
    Ok(cells)
}

/// A stack from the table upwards: so many stones stay, so many go.
fn stack(stays: u64, goes: u64) -> Vec<Layer> {
    if stays.saturating_add(goes) <= TALL {
        return layers(stays, stays, Layer::Stays).chain(layers(goes, goes, Layer::Goes)).collect();
    }
    let goes_shown = goes.min(GOING.max(LAYERS.saturating_sub(stays)));
    let stays_shown = stays.min(LAYERS - goes_shown);
    let upper = layers(goes, goes_shown, Layer::Goes);
    layers(stays, stays_shown, Layer::Stays).chain(upper).collect()
}

/// `shown` layers that stand for `count` stones: when those are more, with a break in the middle.
fn layers(count: u64, shown: u64, layer: Layer) -> impl Iterator<Item = Layer> {
    let broken = (shown < count).then_some(shown / 2);
    (0..shown).map(move |nth| if broken == Some(nth) { Layer::Break } else { layer })
}

impl Cell {
    fn pile(pile: u64, size: u64, taken: Option<Move>, words: &Catalogue) -> Result<Self, Error> {
        let take = taken.map_or(0, |taken| taken.take.min(size));
        Ok(Cell {
            stack: stack(size - take, take),
            number: size.to_string(),
            name: words.say("figure-pile", [("pile", pile)])?,
            take: taken.map(|_| words.say("figure-take", [("take", take)])).transpose()?,
        })
    }

    /// The part that the stack stands in the middle of.
    fn core(&self) -> f64 {
        let words = Face::Number.measure(&self.number).max(Face::Note.measure(&self.name));
        CELL.max(words + 22.0)
    }

    fn width(&self) -> f64 {
        // The words beside the stack use the air of the core, and a little of the next one.
        let beside = |take: &String| self.core() / 2.0 + 26.0 + Face::Note.measure(take);
        self.take.as_ref().map_or(0.0, beside).max(self.core())
    }

    fn height(&self) -> f64 {
        STEP * self.stack.len() as f64 + 12.0
    }

    fn draw(&self, picture: &mut Picture, left: f64, bottom: f64) {
        let x = left + self.core() / 2.0;
        for (nth, layer) in self.stack.iter().enumerate() {
            let y = bottom - 10.0 - STEP * nth as f64;
            stone(picture, *layer, (x, y));
        }
        if self.stack.is_empty() && self.take.is_none() && self.number == "0" {
            picture.line("rule", (x - 22.0, bottom), (x + 22.0, bottom));
        }
        picture.text(
            (Face::Number, TextRole::Ink),
            Anchor::Middle,
            (x, bottom + 18.0),
            &self.number,
        );
        picture.text((Face::Note, TextRole::Quiet), Anchor::Middle, (x, bottom + 38.0), &self.name);
        if let Some(take) = &self.take {
            let first = self.stack.iter().position(|&layer| layer == Layer::Goes).unwrap_or(0);
            let middle = (first + self.stack.len()).saturating_sub(1) as f64 / 2.0;
            let y = bottom - 10.0 - STEP * middle;
            picture.text((Face::Note, TextRole::Odd), Anchor::Start, (x + 34.0, y), take);
        }
    }
}

/// A lens-shaped stone, seen a little from above.
fn stone(picture: &mut Picture, layer: Layer, (x, y): (f64, f64)) {
    match layer {
        Layer::Stays => {
            picture.ellipse("stone", (x, y), 27.0, 10.5);
            picture.ellipse("shine", (x - 8.0, y - 4.0), 9.0, 2.6);
        }
        Layer::Goes => picture.ellipse("dashed", (x, y), 26.0, 10.0),
        Layer::Break => {
            for nth in [-1.0, 0.0, 1.0] {
                picture.ellipse("point", (x, y + 5.5 * nth - 1.0), 1.8, 1.8);
            }
        }
    }
}
