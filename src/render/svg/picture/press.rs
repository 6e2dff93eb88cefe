//! What a place of a picture says when it is pressed. In: numbers. Out: the value of its control.

use std::fmt;

/// Where one comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// The sizes of two piles: `4 7`.
    Square([u64; 2]),
    /// A number of a path: `17`.
    Number(u64),
    /// How many stones are left in a pile, counted from 1: `2:5`.
    Left([u64; 2]),
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Square([first, second]) => write!(f, "{first} {second}"),
            Press::Number(number) => number.fmt(f),
            Press::Left([pile, left]) => write!(f, "{pile}:{left}"),
        }
    }
}
