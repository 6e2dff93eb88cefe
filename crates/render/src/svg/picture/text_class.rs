//! Faces of text in a picture: CSS class (the theme sets the font family), size, and estimated width.

use unicode_width::UnicodeWidthChar;

/// Face of a text. The theme sets the font family by its CSS class; the size is part of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::svg) enum Face {
    /// The size of a pile.
    Number,
    /// A binary digit.
    Digit,
    /// A digit in a grid of many columns.
    Fine,
    /// The weight above a column.
    Weight,
    /// Text at the side of a figure.
    Label,
    /// Small text below an element.
    Note,
    /// A number or text on a poster.
    Large,
}

impl Face {
    /// Returns the CSS class of texts in this face.
    pub(super) fn class(self) -> &'static str {
        match self {
            Face::Number => "number",
            Face::Digit => "digit",
            Face::Fine => "fine",
            Face::Weight => "weight",
            Face::Label => "label",
            Face::Note => "note",
            Face::Large => "large",
        }
    }

    /// Returns the letter size in units of the picture.
    pub(in crate::svg) fn size(self) -> f64 {
        match self {
            Face::Number => 18.0,
            Face::Digit => 16.0,
            Face::Fine => 11.0,
            Face::Weight | Face::Note => 13.0,
            Face::Label => 15.0,
            Face::Large => 25.0,
        }
    }

    /// Returns an upper estimate of the width of `text` in units of the picture.
    pub(in crate::svg) fn measure(self, text: &str) -> f64 {
        self.size() * text.chars().map(|letter| self.ems(letter)).sum::<f64>()
    }

    /// Returns the width of a character in ems: 1 if it is Chinese, 0.61 if not, 0.33 for a space in running
    /// text.
    fn ems(self, letter: char) -> f64 {
        let words = matches!(self, Face::Label | Face::Note);
        match letter.width().unwrap_or(0) {
            2 => 1.0,
            1 if words && letter == ' ' => 0.33,
            1 => 0.61,
            _ => 0.0,
        }
    }
}
