//! Draws [`Columns`] as the grid of binary columns: weights on top, a row for each number, the sums below the
//! line and "even" or "odd" under them (for a modulus other than 2 the remainders). An odd column is a tinted
//! band; the leftmost one may be boxed.

use super::lanes::{Lanes, Look, triangle};
use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use super::{enumerate, widest};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::columns::Columns;
use carryless_games::elide::{Entry, elide, shown_items};

/// Least width of the labels left of the columns, in units of the picture.
const LABELS: f64 = 64.0;

struct Grid<'a> {
    columns: &'a Columns,
    words: &'a Catalogue,
    lanes: Lanes,
    /// Y coordinate of the line below the last row.
    line: f64,
    /// Number of rows to which a long grid is shortened.
    keep: usize,
}

/// Draws binary columns as a grid. With `boxed` the leftmost odd column is boxed; a grid of more than `keep`
/// rows is elided.
pub(super) fn draw(
    columns: &Columns,
    boxed: bool,
    words: &Catalogue,
    keep: usize,
) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(title(columns, words, keep)?);
    let numbers = columns.numbers();
    let equals = Face::Number.measure(" =") + 14.0;
    let labels =
        widest(Face::Number, shown_items(numbers, keep).into_iter().map(u64::to_string)) + equals;
    let mut notes = vec![words.text("figure-carryless")?];
    if columns.modulus() != 2 {
        notes.push(remainders(columns, words)?);
    }
    let notes = widest(Face::Note, notes) + 14.0;
    let lanes = Lanes::fitting(columns.width(), labels.max(notes).max(LABELS));
    let line = lanes.row() * elide(numbers, keep).len() as f64 + 5.0;
    let grid = Grid { columns, words, lanes, line, keep };
    grid.bands(&mut picture, boxed)?;
    lanes.weights(&mut picture, -6.0, |index| grid.is_odd(index));
    grid.rows(&mut picture)?;
    grid.sums(&mut picture)?;
    match columns.modulus() {
        2 => grid.marks(&mut picture)?,
        _ => grid.remainders(&mut picture)?,
    }
    Ok(picture)
}

/// Returns the label of the row of remainders.
fn remainders(columns: &Columns, words: &Catalogue) -> Result<String, Error> {
    words.format_with("figure-remainders", [("modulus", columns.modulus())])
}

/// Returns the text of the picture for a screen reader.
fn title(columns: &Columns, words: &Catalogue, keep: usize) -> Result<String, Error> {
    let sums: Vec<String> = columns.sums().iter().map(u64::to_string).collect();
    let sums = if sums.is_empty() { "0".to_owned() } else { words.list(&sums)? };
    let piles = enumerate(words, &elide(columns.numbers(), keep))?;
    words.format_with("figure-title-columns", [("piles", piles), ("sums", sums)])
}

impl Grid<'_> {
    /// Whether column `index` (0-based, from the left) is odd. If all numbers are 0, the data has no columns;
    /// the one column drawn is then even.
    fn is_odd(&self, index: usize) -> bool {
        self.columns.width() > 0 && self.columns.is_odd(index)
    }

    /// Returns the indices of the odd columns, from the left.
    fn odd(&self) -> impl Iterator<Item = usize> {
        self.lanes.indices().filter(|&index| self.is_odd(index))
    }

    /// Draws the tinted bands of the odd columns. With `boxed` the leftmost one is framed and, if there are others, has
    /// a note below it.
    fn bands(&self, picture: &mut SvgBuilder, boxed: bool) -> Result<(), Error> {
        let lanes = self.lanes;
        let (top, bottom) = (-lanes.head() - 12.0, self.line + self.foot());
        for (nth, index) in self.odd().enumerate() {
            let class = if boxed && nth == 0 { "band boxed" } else { "band" };
            picture.rect(class, lanes.band(index, top, bottom), 6.0);
        }
        let leftmost = self.odd().next().filter(|_| boxed && self.odd().count() > 1);
        if let Some(index) = leftmost {
            let id = match self.columns.modulus() {
                2 => "figure-leftmost",
                _ => "figure-leftmost-uneven",
            };
            let text = self.words.text(id)?;
            let half = Face::Note.measure(&text) / 2.0;
            let at = (lanes.centre(index).max(half), bottom + 12.0);
            picture.text((Face::Note, TextRole::Odd), Anchor::Middle, at, &text);
        }
        Ok(())
    }

    fn rows(&self, picture: &mut SvgBuilder) -> Result<(), Error> {
        let lanes = self.lanes;
        for (nth, entry) in elide(self.columns.numbers(), self.keep).into_iter().enumerate() {
            let y = lanes.row() * (nth as f64 + 0.5);
            match entry {
                Entry::Item(&number) => self.row(picture, y, number),
                Entry::Gap { left_out: count } => {
                    let quiet = (Face::Note, TextRole::Quiet);
                    picture.text(quiet, Anchor::Middle, (lanes.left - 24.0, y), "⋮");
                    let text = self.words.format_with("figure-left-out", [("count", count)])?;
                    picture.text(quiet, Anchor::Start, (lanes.right() + 10.0, y), &text);
                }
            }
        }
        Ok(())
    }

    /// Draws a number with its digits at height `y`.
    fn row(&self, picture: &mut SvgBuilder, y: f64, number: u64) {
        let lanes = self.lanes;
        let before = lanes.left - Face::Number.measure("=") - 14.0;
        let text = number.to_string();
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (before - 8.0, y), &text);
        picture.text((Face::Number, TextRole::Zero), Anchor::Start, (before, y), "=");
        // Zeros of an odd column are muted like all zeros.
        lanes.digits(picture, y, number, |index| {
            match self.is_odd(index) && lanes.has_one(number, index) {
                true => Look::Odd,
                false => Look::Plain,
            }
        });
    }

    /// Draws the line and the sums of the columns below it.
    fn sums(&self, picture: &mut SvgBuilder) -> Result<(), Error> {
        let lanes = self.lanes;
        picture.line("rule", (0.0, self.line), (lanes.right() + 6.0, self.line));
        let text = self.words.text("figure-carryless")?;
        let at = (lanes.left - 14.0, self.line + self.sum_height() - 9.0);
        picture.text((Face::Note, TextRole::Quiet), Anchor::End, at, &text);
        let role = |index| {
            if self.is_odd(index) { TextRole::Odd } else { TextRole::Ink }
        };
        let sums = lanes.indices().map(|index| (self.sum(index).to_string(), role(index)));
        lanes.numbers(picture, Face::Number, self.line + self.sum_height(), sums);
        Ok(())
    }

    /// Returns the number of ones in column `index` (0-based, from the left).
    fn sum(&self, index: usize) -> u64 {
        self.columns.sums().get(index).copied().unwrap_or(0)
    }

    /// Returns the height of the sums below the line, in units of the picture.
    fn sum_height(&self) -> f64 {
        let sums = self.lanes.indices().map(|index| self.sum(index).to_string());
        self.lanes.height(Face::Number, sums, 30.0)
    }

    /// Returns the height of the bands of odd columns below the line, in units of the picture.
    fn foot(&self) -> f64 {
        self.sum_height() + 34.0
    }

    /// Draws each column sum modulo the modulus; remainders other than 0 are marked with a triangle.
    fn remainders(&self, picture: &mut SvgBuilder) -> Result<(), Error> {
        let lanes = self.lanes;
        let y = self.line + self.sum_height() + 16.0;
        let text = remainders(self.columns, self.words)?;
        let at = (lanes.left - 14.0, y);
        picture.text((Face::Note, TextRole::Quiet), Anchor::End, at, &text);
        let remainder = |index| match self.is_odd(index) {
            true => (self.columns.remainder(index).to_string(), TextRole::Odd),
            false => ("0".to_owned(), TextRole::Even),
        };
        let row = lanes.indices().map(remainder);
        lanes.numbers(picture, Face::Number, y + 9.0, row);
        for index in self.odd().filter(|_| !lanes.is_narrow()) {
            let half = Face::Number.measure(&self.columns.remainder(index).to_string()) / 2.0;
            triangle(picture, (lanes.centre(index) - half - 7.0, y));
        }
        picture.reserve(Area { x: 0.0, y: self.line, w: 0.0, h: self.foot() });
        Ok(())
    }

    /// Draws "even" or "odd" below each sum; if the text is too wide, only the triangles of odd columns.
    fn marks(&self, picture: &mut SvgBuilder) -> Result<(), Error> {
        let (even, odd) = (self.words.text("figure-even")?, self.words.text("figure-odd")?);
        let y = self.line + self.sum_height() + 16.0;
        let room = self.lanes.pitch - 2.0;
        let spelled = (14.0 + Face::Note.measure(&odd)).max(Face::Note.measure(&even)) < room;
        for index in self.lanes.indices() {
            let x = self.lanes.centre(index);
            match (self.is_odd(index), spelled) {
                (true, true) => {
                    let left = x - Face::Note.measure(&odd) / 2.0;
                    triangle(picture, (left - 2.0, y));
                    picture.text((Face::Note, TextRole::Odd), Anchor::Start, (left + 7.0, y), &odd);
                }
                (true, false) => triangle(picture, (x, y)),
                (false, true) => {
                    picture.text((Face::Note, TextRole::Even), Anchor::Middle, (x, y), &even);
                }
                (false, false) => {}
            }
        }
        let at = (self.lanes.left - 14.0, y);
        match (spelled, self.odd().next()) {
            (true, _) => {}
            (false, None) => picture.text((Face::Note, TextRole::Even), Anchor::End, at, &even),
            (false, Some(_)) => {
                picture.text((Face::Note, TextRole::Odd), Anchor::End, at, &odd);
                triangle(picture, (at.0 - Face::Note.measure(&odd) - 9.0, y));
            }
        }
        picture.reserve(Area { x: 0.0, y: self.line, w: 0.0, h: self.foot() });
        Ok(())
    }
}
