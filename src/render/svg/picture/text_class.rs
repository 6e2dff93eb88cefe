//! The faces of letters in a picture: their class, which the theme gives a family, their size, and how wide
//! a text becomes in them. In: a text. Out: its width.

use unicode_width::UnicodeWidthChar;

/// How a text is set. The theme chooses the family by the class; the size is part of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::render::svg) enum Face {
    /// The size of a pile.
    Number,
    Digit,
    /// A digit in a grid of many columns.
    Fine,
    /// The weight above a column.
    Weight,
    /// Words beside a figure.
    Label,
    /// Words below something small.
    Note,
    /// A number or a word on a poster.
    Large,
}

impl Face {
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

    pub(in crate::render::svg) fn size(self) -> f64 {
        match self {
            Face::Number => 18.0,
            Face::Digit => 16.0,
            Face::Fine => 11.0,
            Face::Weight | Face::Note => 13.0,
            Face::Label => 15.0,
            Face::Large => 25.0,
        }
    }

    /// About how wide `text` becomes, rather too much than too little.
    pub(in crate::render::svg) fn measure(self, text: &str) -> f64 {
        self.size() * text.chars().map(|letter| self.ems(letter)).sum::<f64>()
    }

    /// Chinese letters are as wide as they are high; monospaced digits 0.6 of it, most Latin
    /// letters less, and their spaces a third.
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
