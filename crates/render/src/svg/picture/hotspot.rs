//! Targets of hotspots: the parts of a figure that can be pressed, and their text as values of controls.

use std::fmt;

/// The part of a figure that a hotspot selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HotspotTarget {
    /// Square of a board: the sizes of two piles, `4 7`.
    Square([u64; 2]),
    /// Number of a race path: `17`.
    Number(u64),
    /// Stone of a pile: number of the pile, 1-based, and number of stones left of it, `2:5`.
    Left([u64; 2]),
    /// Gap between two stones of a pile: number of the pile, 1-based, and number of stones left of it, `2|5`.
    Between([u64; 2]),
    /// Branch of a tree, given by the path to it: `^1.2`.
    Branch(Vec<u64>),
    /// Node of a graph: its index in the figure, 0-based, `@3`.
    Node(u64),
    /// Target in a component: number of the component, 1-based, and the target there, `3>2:5`.
    InPart(u64, Box<HotspotTarget>),
}

impl HotspotTarget {
    /// Parses the value of a control; `None` if the value is not that of a target.
    pub fn parse(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u64>().ok();
        let pair = |sign: char| {
            let (one, other) = text.split_once(sign)?;
            Some([number(one)?, number(other)?])
        };
        if let Some((part, inner)) = text.split_once('>') {
            return Some(HotspotTarget::InPart(
                number(part)?,
                Box::new(HotspotTarget::parse(inner)?),
            ));
        }
        if let Some(path) = text.strip_prefix('^') {
            return path.split('.').map(number).collect::<Option<_>>().map(HotspotTarget::Branch);
        }
        if let Some(index) = text.strip_prefix('@') {
            return number(index).map(HotspotTarget::Node);
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
            HotspotTarget::Node(index) => write!(f, "@{index}"),
            HotspotTarget::InPart(part, inner) => write!(f, "{part}>{inner}"),
        }
    }
}
