//! What a place of a picture says when it is pressed. In: numbers. Out: the value of its control, and the
//! place that such a value means.

use std::fmt;

/// Where one comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HotspotTarget {
    /// The sizes of two piles: `4 7`.
    Square([u64; 2]),
    /// A number of a path: `17`.
    Number(u64),
    /// How many stones are left in a pile, counted from 1: `2:5`.
    Left([u64; 2]),
    /// Between two stones of a pile; how many are to the left: `2|5`.
    Between([u64; 2]),
    /// A branch, by the way up to it: `^1.2`.
    Branch(Vec<u64>),
    /// A place in a part of a sum, counted from 1: `3>2:5`.
    InPart(u64, Box<HotspotTarget>),
}

impl HotspotTarget {
    /// The place that the value of a control means.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u64>().ok();
        let pair = |sign: char| {
            let (one, other) = text.split_once(sign)?;
            Some([number(one)?, number(other)?])
        };
        if let Some((part, inner)) = text.split_once('>') {
            return Some(HotspotTarget::InPart(
                number(part)?,
                Box::new(HotspotTarget::read(inner)?),
            ));
        }
        if let Some(path) = text.strip_prefix('^') {
            return path.split('.').map(number).collect::<Option<_>>().map(HotspotTarget::Branch);
        }
        let left = pair(':').map(HotspotTarget::Left);
        let between = || pair('|').map(HotspotTarget::Between);
        let square = || pair(' ').map(HotspotTarget::Square);
        left.or_else(between).or_else(square).or_else(|| number(text).map(HotspotTarget::Number))
    }
}

impl fmt::Display for HotspotTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HotspotTarget::Square([first, second]) => write!(f, "{first} {second}"),
            HotspotTarget::Number(number) => number.fmt(f),
            HotspotTarget::Left([pile, left]) => write!(f, "{pile}:{left}"),
            HotspotTarget::Between([pile, left]) => write!(f, "{pile}|{left}"),
            HotspotTarget::Branch(path) => {
                let path: Vec<String> = path.iter().map(u64::to_string).collect();
                write!(f, "^{}", path.join("."))
            }
            HotspotTarget::InPart(part, inner) => write!(f, "{part}>{inner}"),
        }
    }
}
