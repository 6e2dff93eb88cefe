//! Meanings of text in a picture, and the CSS classes by which the theme colours it.

/// Meaning of a text, which determines its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::svg) enum TextRole {
    /// Ordinary text.
    Ink,
    /// Text of less interest, such as a pile's name.
    Quiet,
    /// A digit 0.
    Zero,
    /// An odd count, or stones about to be taken.
    Odd,
    /// An even count, or a right move.
    Even,
    /// Text on a solid block.
    Inverse,
}

impl TextRole {
    /// Returns the CSS class of texts with this role.
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
