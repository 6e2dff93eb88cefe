//! Columns of binary digits, shared by the grid and the digit flips: widths, weights and digits. Up to 64 columns: many
//! columns are narrow, and numbers that do not fit run upwards.

use super::picture::{Anchor, Area, Face, Point, SvgBuilder, TextRole};
use super::widest;
use crate::text_canvas::power_of_two;

/// Largest width of the picture, in its own units: a phone's width less the margins of a book.
pub(super) const FRAME: f64 = 320.0;
/// Least width of a column, in units of the picture.
const LEAST: f64 = 13.0;

/// Style of a binary digit in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// A digit without emphasis.
    Plain,
    /// A digit in an odd column, or one that is about to flip.
    Odd,
    /// A digit that has flipped.
    Flipped,
}

/// Columns of equal width, the largest weight on the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes {
    /// Number of columns, at least 1.
    count: usize,
    /// Width of a column, in units of the picture.
    pub(super) pitch: f64,
    /// X coordinate of the left end of the leftmost column.
    pub(super) left: f64,
}

impl Lanes {
    /// Creates `width` columns that start at the x coordinate `left`. There is at least one column, because a
    /// number 0 has one digit.
    pub(super) fn new(width: usize, left: f64) -> Self {
        let count = width.max(1);
        let pitch = match count {
            ..=5 => 52.0,
            6..=8 => 44.0,
            9..=12 => 40.0,
            13..=20 => 24.0,
            21..=32 => 17.0,
            _ => 13.0,
        };
        Lanes { count, pitch, left }
    }

    /// Creates `width` columns that start at the x coordinate `left`, narrow enough for a phone.
    pub(super) fn fitting(width: usize, left: f64) -> Self {
        let lanes = Lanes::new(width, left);
        // The line below the rows is a little longer.
        let room = (FRAME - 6.0 - left) / lanes.count as f64;
        Lanes { pitch: lanes.pitch.min(room.max(LEAST)), ..lanes }
    }

    /// Creates `width` columns that start at the x coordinate `left` and are at most `pitch` wide.
    pub(super) fn at_most(width: usize, left: f64, pitch: f64) -> Self {
        let lanes = Lanes::new(width, left);
        Lanes { pitch: lanes.pitch.min(pitch), ..lanes }
    }

    /// Returns the indices of the columns, from the left, 0-based.
    pub(super) fn indices(self) -> std::ops::Range<usize> {
        0..self.count
    }

    /// Whether the columns are too narrow for text.
    pub(super) fn is_narrow(self) -> bool {
        self.pitch < 36.0
    }

    /// Returns the distance between rows of digits, in units of the picture.
    pub(super) fn row(self) -> f64 {
        if self.is_narrow() { 22.0 } else { 34.0 }
    }

    /// Returns the x coordinate of the right end of the rightmost column.
    pub(super) fn right(self) -> f64 {
        self.left + self.pitch * self.count as f64
    }

    /// Returns the x coordinate of the middle of column `index` (0-based, from the left).
    pub(super) fn centre(self, index: usize) -> f64 {
        self.left + self.pitch * (index as f64 + 0.5)
    }

    /// Returns the weight of column `index` (0-based, from the left).
    pub(super) fn weight(self, index: usize) -> u64 {
        1 << (self.count - 1 - index)
    }

    /// Returns the weight of column `index` as text; from 1000 on it is a power of two.
    fn weight_text(self, index: usize) -> String {
        match self.weight(index) {
            weight @ ..1000 => weight.to_string(),
            weight => power_of_two(weight),
        }
    }

    /// Whether `number` has a binary 1 in column `index` (0-based, from the left).
    pub(super) fn has_one(self, number: u64, index: usize) -> bool {
        number & self.weight(index) != 0
    }

    /// Returns the area of a band behind column `index` (0-based, from the left), from the y coordinate `top` to
    /// `bottom`.
    pub(super) fn band(self, index: usize, top: f64, bottom: f64) -> Area {
        let w = self.pitch - if self.is_narrow() { 1.0 } else { 6.0 };
        Area { x: self.centre(index) - w / 2.0, y: top, w, h: bottom - top }
    }

    /// Returns `face`, or a smaller face if the columns are very narrow.
    fn face(self, face: Face) -> Face {
        if self.pitch < 17.0 { Face::Fine } else { face }
    }

    /// Returns the height of a row of `numbers` in `face`: `level` if every number fits its column; otherwise the
    /// length of the longest number and a margin, because the numbers then run upwards.
    pub(super) fn height(
        self,
        face: Face,
        numbers: impl Iterator<Item = String>,
        level: f64,
    ) -> f64 {
        let widest = widest(self.face(face), numbers);
        if widest > self.pitch { widest + 10.0 } else { level }
    }

    /// Draws each of `numbers` in its column, from the left, with the y coordinate `bottom` as the lower edge; they run
    /// upwards if one is wider than a column.
    pub(super) fn numbers(
        self,
        picture: &mut SvgBuilder,
        face: Face,
        bottom: f64,
        numbers: impl Iterator<Item = (String, TextRole)> + Clone,
    ) {
        let face = self.face(face);
        let upright = self.height(face, numbers.clone().map(|(number, _)| number), 0.0) > 0.0;
        for (index, (number, role)) in numbers.enumerate() {
            let x = self.centre(index);
            if upright {
                picture.upwards((face, role), (x, bottom - 4.0), &number);
            } else {
                picture.text((face, role), Anchor::Middle, (x, bottom - 9.0), &number);
            }
        }
    }

    /// Returns the height of the weights above the columns, in units of the picture.
    pub(super) fn head(self) -> f64 {
        self.height(Face::Weight, self.indices().map(|index| self.weight_text(index)), 18.0)
    }

    /// Draws the weights above the columns; the y coordinate of their lower edge is `bottom`. `odd` returns whether the
    /// column with an index (0-based, from the left) is odd.
    pub(super) fn weights(
        self,
        picture: &mut SvgBuilder,
        bottom: f64,
        odd: impl Fn(usize) -> bool,
    ) {
        let role = |index| if odd(index) { TextRole::Odd } else { TextRole::Quiet };
        let weights = self.indices().map(|index| (self.weight_text(index), role(index)));
        self.numbers(picture, Face::Weight, bottom, weights);
    }

    /// Draws the digits of a number at height `y`: a 1 as a solid block, a 0 muted, a flipped digit outlined. `look`
    /// returns the style of a digit by the index of its column (0-based, from the left).
    pub(super) fn digits(
        self,
        picture: &mut SvgBuilder,
        y: f64,
        number: u64,
        look: impl Fn(usize) -> Look,
    ) {
        let mut roles: [(TextRole, Vec<Point>, String); 3] =
            [TextRole::Inverse, TextRole::Odd, TextRole::Zero]
                .map(|role| (role, Vec::new(), String::new()));
        for index in self.indices() {
            let (at, one) = ((self.centre(index), y), self.has_one(number, index));
            let (class, role) = match (one, look(index)) {
                (_, Look::Flipped) => (Some("dashed"), 1),
                (true, Look::Odd) => (Some("block odd"), 0),
                (true, Look::Plain) => (Some("block"), 0),
                (false, Look::Odd) => (None, 1),
                (false, Look::Plain) => (None, 2),
            };
            if let Some(class) = class {
                self.cell(picture, class, at);
            }
            roles[role].1.push(at);
            roles[role].2.push(if one { '1' } else { '0' });
        }
        // Digits of one role are one element.
        for (role, at, digits) in roles.iter().filter(|role| !role.1.is_empty()) {
            picture.spread_text((self.face(Face::Digit), *role), at, digits);
        }
    }

    /// Draws the block behind the digit at the point `at`.
    fn cell(self, picture: &mut SvgBuilder, class: &str, at: Point) {
        let w = (self.pitch - 18.0).clamp(self.pitch.min(18.0) - 1.5, 34.0);
        let (h, round) = if self.is_narrow() { (18.0, 2.0) } else { (28.0, 5.0) };
        picture.rect(class, Area::around(at, w, h), round);
    }
}

/// Draws the triangle that marks an odd column without colour, centred at a point.
pub(super) fn triangle(picture: &mut SvgBuilder, (x, y): Point) {
    picture.shape("mark odd", &[(x, y - 5.0), (x + 5.5, y + 4.5), (x - 5.5, y + 4.5)]);
}
