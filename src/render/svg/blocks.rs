//! The piles as blocks 8 4 2 1: equal blocks stand one under the other and are joined in pairs,
//! greyed; a block that stays alone is solid. In: [`Columns`]. Out: a picture. When rows are left
//! out, a block without a partner in sight is joined to the gap, unless its column is odd.

use super::lanes::{Lanes, triangle};
use super::picture::{Anchor, Area, Face, Picture, Role};
use super::{say, widest};
use crate::columns::Columns;
use crate::error::Error;
use crate::listing::Entry;
use crate::wording::Catalogue;

/// The height of a row.
const ROW: f64 = 38.0;

/// Where everything stands.
struct Blocks<'a> {
    columns: &'a Columns,
    words: &'a Catalogue,
    lanes: Lanes,
    /// The height of the middle of each shown row, with its number; the gap has none.
    rows: Vec<(f64, Option<u64>)>,
}

pub(super) fn draw(columns: &Columns, words: &Catalogue) -> Result<Picture, Error> {
    let mut picture = Picture::new(words.text("figure-title-blocks")?);
    let numbers = columns.numbers();
    let labels = widest(Face::Number, numbers.items().iter().map(u64::to_string));
    let lanes = Lanes::new(columns.width(), labels + 40.0);
    let row = |(nth, entry)| {
        let number = match entry {
            Entry::Item(&number) => Some(number),
            Entry::Gap(_) => None,
        };
        (ROW * (nth as f64 + 0.5), number)
    };
    let rows = numbers.entries().enumerate().map(row).collect();
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
        let has = |number: Option<u64>| number.is_some_and(|number| self.lanes.has(number, index));
        let ones: Vec<f64> = self.rows.iter().filter(|row| has(row.1)).map(|row| row.0).collect();
        let gap = self.rows.iter().find(|row| row.1.is_none()).map(|row| row.0);
        let x = self.lanes.centre(index);
        for pair in ones.chunks(2) {
            let partner = pair.get(1).copied();
            let alone = partner.is_none() && self.is_odd(index);
            if let (Some(to), false) = (partner.or(gap), alone) {
                picture.line("link", (x, pair[0]), (x, to));
            }
            for &y in pair {
                self.block(picture, (index, y), alone);
            }
        }
        if ones.is_empty() {
            // Not a block anywhere: a quiet point keeps the column in sight.
            picture.ellipse("point", (x, ROW * self.rows.len() as f64 / 2.0), 2.0, 2.0);
        }
    }

    fn block(&self, picture: &mut Picture, (index, y): (usize, f64), alone: bool) {
        let at = (self.lanes.centre(index), y);
        let weight = self.lanes.weight(index).to_string();
        let place = self.lanes.indices().end - 1 - index;
        let w = (22.0 + 7.0 * place as f64).min(self.lanes.pitch() - 3.0);
        let class = if alone { "block alone" } else { "block paired" };
        picture.rect(class, Area::around(at, w, 27.0), 4.0);
        let role = if alone { Role::Inverse } else { Role::Quiet };
        if Face::Digit.measure(&weight) < w + 1.0 {
            picture.text((Face::Digit, role), Anchor::Middle, at, &weight);
        } else if Face::Fine.measure(&weight) < w + 1.0 {
            picture.text((Face::Fine, role), Anchor::Middle, at, &weight);
        }
    }

    fn labels(&self, picture: &mut Picture) -> Result<(), Error> {
        let x = self.lanes.left() - 32.0;
        for (entry, &(y, _)) in self.columns.numbers().entries().zip(&self.rows) {
            match entry {
                Entry::Item(number) => {
                    let number = number.to_string();
                    picture.text((Face::Number, Role::Ink), Anchor::End, (x, y), &number);
                    picture.text((Face::Number, Role::Zero), Anchor::Start, (x + 8.0, y), "=");
                }
                Entry::Gap(count) => {
                    let text = say(self.words, "figure-left-out", &[("count", count)])?;
                    let at = (self.lanes.right() + 10.0, y);
                    picture.text((Face::Note, Role::Quiet), Anchor::Start, at, &text);
                    picture.text((Face::Label, Role::Quiet), Anchor::Middle, (x - 6.0, y), "⋮");
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
                (true, false) => picture.text((Face::Note, Role::Odd), Anchor::Middle, at, &alone),
                (false, false) if any => {
                    picture.text((Face::Note, Role::Quiet), Anchor::Middle, at, &paired);
                }
                (false, _) => {}
            }
        }
        Ok(())
    }
}
