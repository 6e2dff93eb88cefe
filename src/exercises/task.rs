//! What an exercise asks beyond its topic: the move to judge, the blanks of a grid, the story. All
//! of it is data for the paper; what is right stands in the answer.

use serde::Serialize;

use crate::figure::{BlankGrid, BoardFile};
use crate::position::Move;

/// What is asked, beyond what the topic says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub(crate) enum Task {
    /// Just the topic's question.
    #[default]
    Plain,
    /// A proof is wanted.
    Proof,
    /// Is this move right?
    Judge {
        /// The move.
        #[serde(rename = "move")]
        chosen: Move,
    },
    /// A grid with empty boxes.
    Grid {
        /// The grid.
        grid: BlankGrid,
    },
    /// A walkthrough.
    Walk {
        /// How many steps at its end are left to the pupil.
        fade: u64,
        /// Its steps.
        steps: Vec<Line>,
    },
    /// A worked solution with a mistake.
    Mistake {
        /// Its lines.
        lines: Vec<Line>,
    },
    /// Write a number in binary.
    ToBinary,
    /// Read a number in binary.
    FromBinary,
    /// A race from the start.
    First,
    /// All key numbers of a race.
    Keys,
    /// A race from the middle.
    Middle,
    /// The other player has just said this number.
    Reply {
        /// The number.
        said: u64,
    },
    /// A race told as a story.
    Story {
        /// The name of the story.
        story: &'static str,
    },
    /// Men on a Xiangqi board; the sizes of the piles are left out.
    Board {
        /// The files, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
}

/// A line of a worked solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub(crate) enum Line {
    /// The piles in binary.
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
    /// The weights of the odd columns.
    Odd {
        /// The weights, the largest first.
        weights: Vec<u64>,
    },
    /// What becomes of which pile.
    Becomes {
        /// The pile, counted from 1.
        pile: u64,
        /// Its size.
        size: u64,
        /// What is to stay.
        leaves: u64,
    },
    /// How many stones are taken from it.
    Take {
        /// The pile, counted from 1.
        pile: u64,
        /// How many stones.
        take: u64,
    },
    /// The digits under the line after the move.
    Check {
        /// The digits, from the left.
        digits: Vec<u64>,
    },
}
