//! Numbers of an SVG in short form: at most one decimal.

use std::fmt;

use super::Point;

/// A number in tenths; more decimals would only make the page longer.
#[derive(Clone, Copy)]
pub(super) struct Tenths(i64);

/// Rounds a number to tenths.
pub(super) fn tenths(number: f64) -> Tenths {
    Tenths((number * 10.0).round() as i64)
}

/// Returns a point as two coordinates with a comma.
pub(super) fn pair((x, y): Point) -> String {
    format!("{},{}", tenths(x), tenths(y))
}

impl Tenths {
    /// Appends the number in decimal, such as `-3.5`, to `text`.
    pub(super) fn push(self, text: &mut String) {
        let (whole, tenth) = (self.0.abs() / 10, self.0.abs() % 10);
        if self.0 < 0 {
            text.push('-');
        }
        text.push_str(itoa::Buffer::new().format(whole));
        if tenth > 0 {
            text.push('.');
            text.push_str(itoa::Buffer::new().format(tenth));
        }
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push(&mut text);
        out.write_str(&text)
    }
}
