//! Draws piles in bands of K + 1 stones with their remainders, where a move takes at most K: whole bands muted,
//! remaining stones solid. An arrow shows a move that raises the remainder across the edge of a band. Bands that are
//! too many or too wide are given as a number, so that the remainder always fits a phone.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use super::widest;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide, shown_items};
use carryless_games::figure::Division;

/// Height of a band, in units of the picture.
const BAND: f64 = 30.0;
/// Height of a row with its notes, in units of the picture.
const ROW: f64 = 58.0;

/// Additional height of a row whose move raises the remainder, in units of the picture.
const RAISE: f64 = 24.0;

/// Distance between stones in a band, in units of the picture.
const STEP: f64 = 13.0;

/// Largest number of stones drawn one by one; a larger band is a box with a number.
const STONES: u64 = 8;

/// Largest number of bands drawn one by one.
const BANDS: u64 = 4;

/// Least width of a band that is a box with a number, in units of the picture.
const WIDE: f64 = 76.0;

/// Piles in bands, with their positions and scale.
struct Bands<'a> {
    modulus: u64,
    words: &'a Catalogue,
    /// X coordinate of the left end of the bands.
    left: f64,
    /// Whether a number replaces the whole bands.
    folds: bool,
}

/// Draws each pile of `rows` as whole bands of `modulus` stones and a remainder. A list of more than `keep`
/// piles is elided.
pub(super) fn draw(
    modulus: u64,
    rows: &[Division],
    words: &Catalogue,
    keep: usize,
) -> Result<SvgBuilder, Error> {
    let title = words.format_with("figure-title-bands", [("modulus", modulus)])?;
    let mut picture = SvgBuilder::new(title);
    let sizes =
        widest(Face::Number, shown_items(rows, keep).iter().map(|row| row.size.to_string()));
    let mut names = 0.0_f64;
    for row in shown_items(rows, keep) {
        names =
            names.max(Face::Note.measure(&words.format_with("figure-pile", [("pile", row.pile)])?));
    }
    let mut bands = Bands { modulus, words, left: names.max(sizes) + 16.0, folds: false };
    for row in shown_items(rows, keep) {
        bands.folds |= row.bands > BANDS || bands.row_end(row)? > FRAME;
    }
    let mut y = BAND / 2.0;
    for entry in elide(rows, keep) {
        match entry {
            Entry::Item(row) => {
                bands.row(&mut picture, y, row)?;
                y += if row.raised.is_some() { ROW + RAISE } else { ROW };
            }
            Entry::Gap { left_out: count } => {
                let text = words.format_with("figure-left-out-piles", [("count", count)])?;
                let text = format!("⋮ {text}");
                picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, y), &text);
                y += ROW * 0.75;
            }
        }
    }
    Ok(picture)
}

impl Bands<'_> {
    /// Draws a pile in bands; `y` is the y coordinate of its middle.
    fn row(&self, picture: &mut SvgBuilder, y: f64, row: &Division) -> Result<(), Error> {
        let name = self.words.format_with("figure-pile", [("pile", row.pile)])?;
        let size = row.size.to_string();
        picture.text((Face::Number, TextRole::Ink), Anchor::Start, (0.0, y - 6.0), &size);
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, y + 13.0), &name);
        let edge = self.whole(picture, y, row)?;
        let end = self.rest(picture, y, edge, row)?;
        if let Some(raised) = &row.raised {
            self.raise(picture, y, (edge, end), raised.residue)?;
        }
        Ok(())
    }

    /// Draws the whole bands of a pile, or their number; returns the x coordinate of their right end.
    fn whole(&self, picture: &mut SvgBuilder, y: f64, row: &Division) -> Result<f64, Error> {
        let mut x = self.left;
        if row.bands > 0 && self.folds {
            let numbers = [("bands", row.bands), ("modulus", self.modulus)];
            let text = self.words.format_with("figure-bands", numbers)?;
            let w = Face::Note.measure(&text) + 20.0;
            picture.rect("band-box", Area { x, y: y - BAND / 2.0, w, h: BAND }, 6.0);
            picture.text((Face::Note, TextRole::Quiet), Anchor::Middle, (x + w / 2.0, y), &text);
            return Ok(x + w + 4.0);
        }
        for _ in 0..row.bands {
            let w = self.width();
            picture.rect("band-box", Area { x, y: y - BAND / 2.0, w, h: BAND }, 6.0);
            self.fill(picture, (x, y), self.modulus, "pebble quiet");
            x += w + 4.0;
        }
        Ok(x)
    }

    /// Returns the x coordinate of the right end of a row whose bands are drawn one by one.
    fn row_end(&self, row: &Division) -> Result<f64, Error> {
        let text = self.words.format_with("figure-remainder", [("residue", row.residue)])?;
        let bands = row.bands as f64 * (self.width() + 4.0);
        Ok(self.left + bands + self.remainder_width(row.residue) + 8.0 + Face::Note.measure(&text))
    }

    /// Returns the width of a drawn remainder of `residue` stones, in units of the picture.
    fn remainder_width(&self, residue: u64) -> f64 {
        match (residue, self.modulus <= STONES) {
            (0, _) => 0.0,
            (residue, true) => STEP * residue as f64 + 8.0,
            (_, false) => self.width() * 0.6,
        }
    }

    /// Draws the remainder from the x coordinate `x`, and its number; returns the x coordinate of the right
    /// end of its stones.
    fn rest(&self, picture: &mut SvgBuilder, y: f64, x: f64, row: &Division) -> Result<f64, Error> {
        let w = self.remainder_width(row.residue);
        if w > 0.0 && self.modulus <= STONES {
            self.fill(picture, (x, y), row.residue, "pebble");
        } else if w > 0.0 {
            picture.rect("block", Area { x, y: y - BAND / 2.0, w, h: BAND }, 6.0);
            let (at, face) = ((x + w / 2.0, y), Face::Note);
            picture.text((face, TextRole::Inverse), Anchor::Middle, at, &row.residue.to_string());
        }
        let text = self.words.format_with("figure-remainder", [("residue", row.residue)])?;
        picture.text((Face::Note, TextRole::Ink), Anchor::Start, (x + w + 8.0, y), &text);
        Ok(x + w)
    }

    /// Draws an arrow from `end`, the right end of the pile, back across `edge`, the end of the whole bands, to
    /// the remainder `to` in the last band.
    fn raise(
        &self,
        picture: &mut SvgBuilder,
        y: f64,
        (edge, end): (f64, f64),
        to: u64,
    ) -> Result<(), Error> {
        let share = to as f64 / self.modulus as f64;
        let start = (edge - 4.0 - self.width()).max(self.left);
        let to_x = start + (edge - 4.0 - start) * share;
        let from = end.max(edge + 2.0) - 4.0;
        let (top, deep) = (y + BAND / 2.0 + 3.0, y + BAND / 2.0 + 26.0);
        picture.curve("hop right", (from, top), &[(from, deep), (to_x, deep)], (to_x, top));
        picture.shape(
            "mark even",
            &[(to_x, top - 1.0), (to_x - 4.5, top + 7.0), (to_x + 4.5, top + 7.0)],
        );
        picture.line("edge", (edge - 2.0, y - BAND / 2.0 - 5.0), (edge - 2.0, deep - 2.0));
        let text = self.words.format_with("figure-raise", [("residue", to)])?;
        let x = from.max(edge) + 8.0;
        let most = FRAME - Face::Note.measure(&text);
        let at = if x <= most { (x, deep - 6.0) } else { (most, deep + 6.0) };
        picture.text((Face::Note, TextRole::Even), Anchor::Start, at, &text);
        Ok(())
    }

    /// Returns the width of a band in units of the picture: room for `modulus` stones side by side, or for the
    /// number `modulus` if these are more than [`STONES`].
    fn width(&self) -> f64 {
        match self.modulus <= STONES {
            true => STEP * self.modulus as f64 + 8.0,
            false => WIDE.max(Face::Note.measure(&self.modulus.to_string()) + 20.0),
        }
    }

    /// Draws `count` stones in a band whose left end is at a point; a large band shows its size instead.
    fn fill(&self, picture: &mut SvgBuilder, (x, y): (f64, f64), count: u64, class: &str) {
        if self.modulus > STONES {
            let (at, text) = ((x + self.width() / 2.0, y), self.modulus.to_string());
            picture.text((Face::Note, TextRole::Quiet), Anchor::Middle, at, &text);
            return;
        }
        for nth in 0..count {
            let at = (x + 4.0 + STEP * (nth as f64 + 0.5), y);
            picture.ellipse(class, at, 4.9, 4.9);
        }
    }
}
