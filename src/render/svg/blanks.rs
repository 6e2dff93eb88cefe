//! The column grid on paper: weights on top, a row for each number, and empty boxes where a pupil
//! writes a digit. In: a [`BlankGrid`]. Out: a picture without colour.

use super::lanes::Lanes;
use super::picture::{Anchor, Area, Face, Picture, TextRole};
use super::widest;
use crate::error::Error;
use crate::figure::BlankGrid;
use crate::wording::Catalogue;

/// How far apart the columns of boxes are, if there are not too many of them: as wide as high.
const PITCH: f64 = 36.0;

pub(super) fn draw(grid: &BlankGrid, words: &Catalogue) -> Result<Picture, Error> {
    let numbers: Vec<String> = grid.rows.iter().map(|row| row.number.to_string()).collect();
    let mut picture =
        Picture::new(words.say("figure-title-blanks", [("piles", words.list(&numbers)?)])?);
    let note = words.text("figure-carryless")?;
    let equals = Face::Number.measure(" =") + 14.0;
    let labels = (widest(Face::Number, &numbers) + equals).max(Face::Note.measure(&note) + 14.0);
    let lanes = Lanes::at_most(grid.width, labels.max(64.0), PITCH);
    lanes.weights(&mut picture, -6.0, |_| false);
    let middle = |row: usize| lanes.row() * (row as f64 + 0.5);
    for (row, printed) in grid.rows.iter().enumerate() {
        let y = middle(row);
        let before = lanes.left - Face::Number.measure("=") - 14.0;
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (before - 8.0, y), &numbers[row]);
        picture.text((Face::Number, TextRole::Zero), Anchor::Start, (before, y), "=");
        for (index, digit) in lanes.indices().zip(&printed.digits) {
            let at = (lanes.centre(index), y);
            cell(&mut picture, lanes, at);
            if let Some(digit) = digit {
                let face = (Face::Digit, TextRole::Ink);
                picture.text(face, Anchor::Middle, at, &digit.to_string());
            }
        }
    }
    let line = lanes.row() * grid.rows.len() as f64 + 5.0;
    picture.line("rule", (0.0, line), (lanes.right() + 6.0, line));
    let y = line + lanes.row() / 2.0 + 5.0;
    picture.text((Face::Note, TextRole::Quiet), Anchor::End, (lanes.left - 14.0, y), &note);
    for index in lanes.indices() {
        cell(&mut picture, lanes, (lanes.centre(index), y));
    }
    Ok(picture)
}

/// A box of the table; neighbours share a side.
fn cell(picture: &mut Picture, lanes: Lanes, at: (f64, f64)) {
    picture.rect("blank", Area::around(at, lanes.pitch, lanes.row()), 0.0);
}
