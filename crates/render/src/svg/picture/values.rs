//! Values of components, written in frames on a finished picture; the picture keeps its size and place.

use super::{Area, Face, Point, SvgBuilder, TextRole};
use carryless_games::game::Binary;

/// Height of a frame, in units of the picture.
pub(in crate::svg) const FRAME: f64 = 22.0;
/// Distance between two digits, in units of the picture.
const DIGIT: f64 = 11.0;

impl SvgBuilder {
    /// Reserves a place for the value of component `part` (1-based), around the centre `at`.
    pub(in crate::svg) fn add_value_place(&mut self, part: u64, at: Point) {
        self.reserve(Area::around(at, FRAME, FRAME));
        self.places.push((part, at));
    }

    /// Writes the value of each component that has a place. In binary the digits of one column stand below each other
    /// where the places do, and the 1s of odd columns are highlighted.
    pub fn write_values(&mut self, values: &[u64], binary: Option<Binary>) {
        for (part, (x, y)) in std::mem::take(&mut self.places) {
            let value = part.checked_sub(1).and_then(|part| values.get(part as usize));
            let Some(&value) = value else { continue };
            let digits = match binary {
                Some(Binary { width, .. }) => format!("{value:0width$b}"),
                None => value.to_string(),
            };
            let wide = DIGIT * digits.len() as f64;
            let area = Area::around((x, y), wide + 11.0, FRAME);
            self.set_key(format_args!("v{part}")).rect("value", area, 6.0);
            for (nth, digit) in digits.chars().enumerate() {
                let weight = 1_u64 << (digits.len() - 1 - nth).min(63);
                let is_odd = binary.is_some_and(|binary| binary.odd.0 & weight != 0);
                let role = match digit {
                    '1' if is_odd => TextRole::Odd,
                    '0' if binary.is_some() => TextRole::Zero,
                    _ => TextRole::Ink,
                };
                let at = (x - wide / 2.0 + DIGIT * (nth as f64 + 0.5), y);
                self.centred((Face::Digit, role), at, &digit.to_string());
            }
        }
    }
}
