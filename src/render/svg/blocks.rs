//! The piles as blocks 8 4 2 1: equal blocks stand one under the other and are joined in pairs,
//! greyed; a block that stays alone is solid. When rows are left out, a block without a partner in
//! sight is joined to the gap. In: [`Columns`]. Out: a picture.

use super::lanes::{Lanes, triangle};
use super::picture::{Anchor, Area, Face, Picture, TextRole};
use super::widest;
use crate::columns::Columns;
use crate::error::Error;
use crate::listing::{Entry, entries, seen};
use crate::wording::Catalogue;

/// The height of a row.
const ROW: f64 = 38.0;

struct Blocks<'a> {
    columns: &'a Columns,
    words: &'a Catalogue,
    lanes: Lanes,
    /// The height of the middle of each shown row, with its number; the gap has none.
    rows: Vec<(f64, Option<u64>)>,
}

/// The blocks of one column by their heights: who is joined with whom, and who stays alone.
struct Pairing {
    pairs: Vec<(f64, f64)>,
    alone: Option<f64>,
}

pub(super) fn draw(columns: &Columns, words: &Catalogue) -> Result<Picture, Error> {
    let mut picture = Picture::new(words.text("figure-title-blocks")?);
    let numbers = columns.numbers();
    let labels = widest(Face::Number, seen(numbers).map(u64::to_string));
    let lanes = Lanes::new(columns.width(), labels + 40.0);
    let row = |(nth, entry): (usize, Entry<&u64>)| {
        (ROW * (nth as f64 + 0.5), Entry::item(entry).copied())
    };
    let rows = entries(numbers).enumerate().map(row).collect();
    let blocks = Blocks { columns, words, lanes, rows };
    for index in lanes.indices() {
        blocks.column(&mut picture, index);
    }
    blocks.labels(&mut picture)?;
    blocks.marks(&mut picture)?;
    Ok(picture)
}

impl Blocks<'_> {
    fn is_odd(&self, index: usize) -> bool {
        self.columns.width() > 0 && self.columns.is_odd(index)
    }

    fn column(&self, picture: &mut Picture, index: usize) {
        let x = self.lanes.centre(index);
        let Pairing { pairs, alone } = self.pair(index);
        for &(from, to) in &pairs {
            picture.line("link", (x, from), (x, to));
        }
        let has = |number: Option<u64>| number.is_some_and(|number| self.lanes.has(number, index));
        let mut any = false;
        for &(y, _) in self.rows.iter().filter(|row| has(row.1)) {
            any = true;
            self.block(picture, (index, y), alone == Some(y));
        }
        if !any {
            // Not a block in sight: a quiet point keeps the column in its place.
            picture.ellipse("point", (x, ROW * self.rows.len() as f64 / 2.0), 2.0, 2.0);
        }
    }

    /// Pairs the blocks of a column from both ends towards the gap, and there what is left with
    /// a block that is not shown.
    fn pair(&self, index: usize) -> Pairing {
        let ones = |rows: &[(f64, Option<u64>)]| -> Vec<f64> {
            let has = |&(y, number): &(f64, Option<u64>)| {
                number.filter(|&number| self.lanes.has(number, index)).map(|_| y)
            };
            rows.iter().filter_map(has).collect()
        };
        let gap = self.rows.iter().position(|row| row.1.is_none());
        let (above, below) = self.rows.split_at(gap.unwrap_or(self.rows.len()));
        let mut below = ones(below);
        below.reverse();
        let mut pairing = Pairing { pairs: Vec::new(), alone: None };
        let mut open = Vec::new();
        for side in [ones(above), below] {
            let chunks = side.chunks_exact(2);
            open.extend(chunks.remainder());
            pairing.pairs.extend(chunks.map(|pair| (pair[0], pair[1])));
        }
        if self.is_odd(index) {
            pairing.alone = open.pop();
        }
        match (open.as_slice(), gap) {
            (&[from, to], None) => pairing.pairs.push((from, to)),
            (open, Some(gap)) => pairing.pairs.extend(open.iter().map(|&y| (y, self.rows[gap].0))),
            _ => {}
        }
        pairing
    }

    fn block(&self, picture: &mut Picture, (index, y): (usize, f64), alone: bool) {
        let at = (self.lanes.centre(index), y);
        let weight = self.lanes.weight(index).to_string();
        let place = self.lanes.indices().end - 1 - index;
        let w = (22.0 + 7.0 * place as f64).min(self.lanes.pitch - 3.0);
        let class = if alone { "block alone" } else { "block paired" };
        picture.rect(class, Area::around(at, w, 27.0), 4.0);
        let role = if alone { TextRole::Inverse } else { TextRole::Quiet };
        let face = if Face::Digit.measure(&weight) < w { Face::Digit } else { Face::Fine };
        // Narrow columns have their weights on top.
        if !self.lanes.narrow() {
            picture.text((face, role), Anchor::Middle, at, &weight);
        }
    }

    fn labels(&self, picture: &mut Picture) -> Result<(), Error> {
        let x = self.lanes.left - 32.0;
        for (entry, &(y, _)) in entries(self.columns.numbers()).zip(&self.rows) {
            match entry {
                Entry::Item(number) => {
                    let number = number.to_string();
                    picture.text((Face::Number, TextRole::Ink), Anchor::End, (x, y), &number);
                    picture.text((Face::Number, TextRole::Zero), Anchor::Start, (x + 8.0, y), "=");
                }
                Entry::Gap { left_out: count } => {
                    let text = self.words.say("figure-left-out", [("count", count)])?;
                    let at = (self.lanes.right() + 10.0, y);
                    picture.text((Face::Note, TextRole::Quiet), Anchor::Start, at, &text);
                    picture.text((Face::Label, TextRole::Quiet), Anchor::Middle, (x - 6.0, y), "⋮");
                }
            }
        }
        Ok(())
    }

    /// Below each column whether a block stays alone there; narrow columns get the triangle only.
    fn marks(&self, picture: &mut Picture) -> Result<(), Error> {
        let bottom = ROW * self.rows.len() as f64;
        if self.lanes.narrow() {
            self.lanes.weights(picture, -4.0, |index| self.is_odd(index));
        }
        let (alone, paired) = (self.words.text("figure-alone")?, self.words.text("figure-paired")?);
        for index in self.lanes.indices() {
            let at = (self.lanes.centre(index), bottom + 12.0);
            let any = self.columns.sums().get(index).is_some_and(|&sum| sum > 0);
            match (self.is_odd(index), self.lanes.narrow()) {
                (true, true) => triangle(picture, at),
                (true, false) => {
                    picture.text((Face::Note, TextRole::Odd), Anchor::Middle, at, &alone)
                }
                (false, false) if any => {
                    picture.text((Face::Note, TextRole::Quiet), Anchor::Middle, at, &paired);
                }
                (false, _) => {}
            }
        }
        Ok(())
    }
}
