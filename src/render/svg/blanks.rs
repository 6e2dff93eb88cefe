//! The column grid on paper: weights on top, a row for each number, and empty boxes where a pupil
//! writes a digit. In: a [`BlankGrid`]. Out: a picture without colour.

use super::lanes::Lanes;
use super::picture::{Anchor, Area, Face, Picture, Role};
use super::widest;
use crate::error::Error;
use crate::explanation::BlankGrid;
use crate::wording::{Catalogue, Values};

/// The width and height of a box.
const BOX: (f64, f64) = (30.0, 28.0);

pub(super) fn draw(grid: &BlankGrid, words: &Catalogue) -> Result<Picture, Error> {
    let numbers: Vec<String> = grid.rows.iter().map(|row| row.number.to_string()).collect();
    let mut values = Values::default();
    values.set_text("piles", words.list(&numbers)?);
    let mut picture = Picture::new(words.format("figure-title-blanks", &values)?);
    let note = words.text("figure-carryless")?;
    let equals = Face::Number.measure(" =") + 14.0;
    let labels = (widest(Face::Number, &numbers) + equals).max(Face::Note.measure(&note) + 14.0);
    let lanes = Lanes::new(grid.width, labels.max(64.0));
    lanes.weights(&mut picture, -6.0, |_| false);
    let middle = |row: usize| lanes.row() * (row as f64 + 0.5);
    for (row, printed) in grid.rows.iter().enumerate() {
        let y = middle(row);
        let before = lanes.left() - Face::Number.measure("=") - 14.0;
        picture.text((Face::Number, Role::Ink), Anchor::End, (before - 8.0, y), &numbers[row]);
        picture.text((Face::Number, Role::Zero), Anchor::Start, (before, y), "=");
        for (index, digit) in lanes.indices().zip(&printed.digits) {
            let at = (lanes.centre(index), y);
            match digit {
                Some(digit) => {
                    let face = (Face::Digit, Role::Ink);
                    picture.text(face, Anchor::Middle, at, &digit.to_string());
                }
                None => empty(&mut picture, lanes, at),
            }
        }
    }
    let line = lanes.row() * grid.rows.len() as f64 + 5.0;
    picture.line("rule", (0.0, line), (lanes.right() + 6.0, line));
    let y = line + lanes.row() / 2.0 + 3.0;
    picture.text((Face::Note, Role::Quiet), Anchor::End, (lanes.left() - 14.0, y), &note);
    for index in lanes.indices() {
        empty(&mut picture, lanes, (lanes.centre(index), y));
    }
    Ok(picture)
}

/// An empty box.
fn empty(picture: &mut Picture, lanes: Lanes, at: (f64, f64)) {
    let width = BOX.0.min(lanes.pitch() - 3.0);
    let height = BOX.1.min(lanes.row() - 3.0);
    picture.rect("blank", Area::around(at, width, height), 3.0);
}
