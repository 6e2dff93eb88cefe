//! Meanings of text in a picture, and the CSS classes by which the theme colours it.

/// Meaning of a text, which determines its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::render::svg) enum TextRole {
    Ink,
    /// Of less interest.
    Quiet,
    /// A digit 0.
    Zero,
    /// Odd, or about to be taken.
    Odd,
    /// Even, or right.
    Even,
    /// On a solid block.
    Inverse,
}

impl TextRole {
    pub(super) fn class(self) -> &'static str {
        match self {
            TextRole::Ink => "ink",
            TextRole::Quiet => "quiet",
            TextRole::Zero => "zero",
            TextRole::Odd => "odd",
            TextRole::Even => "even",
            TextRole::Inverse => "inverse",
        }
    }
}
