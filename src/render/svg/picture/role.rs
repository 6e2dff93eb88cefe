//! What a text of a drawing means, and the class by which the theme colours it.

/// What a text means, which is also its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::render::svg) enum TextRole {
    Ink,
    /// Beside the point.
    Quiet,
    /// A digit 0.
    Zero,
    /// Odd, or to be taken away.
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
