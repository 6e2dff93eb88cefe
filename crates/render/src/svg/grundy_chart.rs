//! Draws a Grundy sequence, from pile size 0, as a bar chart. Pile sizes of Grundy value 0 (P-positions) are
//! discs on the baseline, and a bracket spans the first period. Long sequences continue in further rows of
//! bars, very long ones are cut off. The picture fits a phone.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;

/// Largest width of the picture, in its own units.
const LONG: f64 = FRAME - 6.0;

/// Largest number of bars in a row.
const ABREAST: usize = 32;
/// Largest number of rows of bars; pile sizes that need more rows are omitted.
const LINES: usize = 4;

/// Largest width of a bar, in units of the picture.
const WIDE: f64 = 18.0;
/// Largest height of the highest bar, in units of the picture.
const HIGH: f64 = 64.0;

/// Largest height of the Grundy value 1, in units of the picture.
const UNIT: f64 = 14.0;

/// Height of the bracket above a row, with its label, in units of the picture.
const BRACKET: f64 = 26.0;
/// Height of the pile sizes below a row, in units of the picture.
const SIZES: f64 = 20.0;

/// Draws the bar chart of `values`, from pile size 0. `period` has the pile size at which the first period starts and
/// the length of the period; `None` draws no bracket.
pub(super) fn draw(
    values: &[u64],
    period: Option<(u64, u64)>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let shown = &values[..values.len().min(ABREAST * LINES)];
    let last = (values.len() as u64).saturating_sub(1);
    let mut picture = SvgBuilder::new(words.format_with("figure-title-values", [("last", last)])?);
    let (columns, most) = (shown.len().min(ABREAST), shown.iter().max().copied().unwrap_or(0));
    let wide = (LONG / columns.max(1) as f64).min(WIDE);
    let unit = (HIGH / most.max(1) as f64).min(UNIT);
    let mut top = 0.0;
    for (line, part) in shown.chunks(ABREAST).enumerate() {
        let line = Line { values: part, first: line * ABREAST, wide, unit };
        if let Some(period) = period {
            top += line.bracket(&mut picture, top, period, words)?;
        }
        let base = top + unit * most as f64;
        line.columns(&mut picture, base);
        top = base + SIZES + 6.0;
    }
    if values.len() > shown.len() {
        let left_out = (values.len() - shown.len()) as u64;
        let text = words.format_with("figure-left-out-stones", [("count", left_out)])?;
        let style = (Face::Note, TextRole::Quiet);
        picture.text(style, Anchor::Start, (0.0, top + 8.0), &format!("… {text}"));
    }
    Ok(picture)
}

/// A row of bars.
struct Line<'v> {
    /// Grundy value of each bar.
    values: &'v [u64],
    /// Pile size of the first bar.
    first: usize,
    /// Width of a bar, in units of the picture.
    wide: f64,
    /// Height of the Grundy value 1, in units of the picture.
    unit: f64,
}

impl Line<'_> {
    /// Draws a bracket over the part of the first period (its start and length) that this row shows; returns
    /// the bracket's height, 0 if this row shows none.
    fn bracket(
        &self,
        picture: &mut SvgBuilder,
        top: f64,
        (begin, length): (u64, u64),
        words: &Catalogue,
    ) -> Result<f64, Error> {
        let (begin, end) = (begin as usize, (begin + length) as usize);
        let from = begin.max(self.first);
        let to = end.min(self.first + self.values.len());
        if from >= to {
            return Ok(0.0);
        }
        let place = |size: usize| (size - self.first) as f64 * self.wide;
        let (left, right, y) = (place(from) + 1.0, place(to) - 1.0, top + BRACKET - 6.0);
        picture.polylines("rule", [vec![(left, y + 4.0), (left, y), (right, y), (right, y + 4.0)]]);
        if from == begin {
            let label = words.format_with("figure-period", [("period", length)])?;
            // The label of a short bracket extends to the right as far as the picture allows.
            let x = left.min(LONG - Face::Note.measure(&label)).max(0.0);
            let style = (Face::Note, TextRole::Quiet);
            picture.text(style, Anchor::Start, (x, y - 9.0), &label);
        }
        Ok(BRACKET)
    }

    /// Draws the bars on a baseline with the y coordinate `base`, and every fifth pile size below it.
    fn columns(&self, picture: &mut SvgBuilder, base: f64) {
        let wide = self.wide;
        picture.line("rule", (0.0, base), (self.values.len() as f64 * wide, base));
        for (at, &value) in self.values.iter().enumerate() {
            let (x, tall) = (at as f64 * wide, self.unit * value as f64);
            if value == 0 {
                let radius = (wide * 0.3).min(4.0);
                picture.ellipse("mark odd", (x + wide / 2.0, base), radius, radius);
            } else {
                let area = Area { x: x + 1.0, y: base - tall, w: wide - 2.0, h: tall };
                picture.rect("point", area, 0.0);
            }
            let size = self.first + at;
            if size.is_multiple_of(5) {
                let style = (Face::Weight, TextRole::Quiet);
                let at = (x + wide / 2.0, base + SIZES / 2.0 + 2.0);
                picture.text(style, Anchor::Middle, at, &size.to_string());
            }
        }
    }
}
