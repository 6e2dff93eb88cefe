//! What an exercise asks beyond its topic: the move to judge, the blanks of a grid, the story. All
//! of it is data for the paper; what is right stands in the answer.

use serde::Serialize;

use crate::figure::{BlankGrid, BoardFile, Strips};
use crate::position::PileMove;

/// What is asked, beyond what the topic says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub(crate) enum Task {
    #[default]
    Plain,
    Proof,
    Judge {
        #[serde(rename = "move")]
        chosen: PileMove,
    },
    Grid {
        grid: BlankGrid,
    },
    Walk {
        /// How many steps at its end are left to the pupil.
        fade: u64,
        steps: Vec<SolutionLine>,
    },
    /// A worked solution with a mistake.
    Mistake {
        lines: Vec<SolutionLine>,
    },
    ToBinary,
    FromBinary,
    /// A race from the start.
    First,
    /// All key numbers of a race.
    Keys,
    Middle,
    /// The other player has just said this number.
    Reply {
        said: u64,
    },
    Story {
        story: &'static str,
    },
    /// Men on a Xiangqi board; the sizes of the piles are left out.
    Board {
        /// The files, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
    /// Counters on squares in a row; how many are empty between them is left out.
    Strips {
        strips: Strips<'static>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub(crate) enum SolutionLine {
    Rows {
        /// The numbers, with as many digits as the widest.
        numbers: Vec<u64>,
        /// What stands for each.
        written: Vec<u64>,
    },
    /// The digits under the line.
    Sums {
        /// The digits, from the left.
        digits: Vec<u64>,
    },
    Odd {
        /// The weights, the largest first.
        weights: Vec<u64>,
    },
    Becomes {
        /// The pile, counted from 1.
        pile: u64,
        size: u64,
        /// What is to stay.
        leaves: u64,
    },
    Take {
        /// The pile, counted from 1.
        pile: u64,
        take: u64,
    },
    /// The digits under the line after the move.
    Check {
        /// The digits, from the left.
        digits: Vec<u64>,
    },
}
