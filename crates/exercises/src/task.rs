//! Tasks of exercises: everything of a question that the topic does not fix, such as the move to judge, the
//! gaps of a grid, or the story. A task contains only what is printed; the expected values are in the
//! [`AnswerField`](super::AnswerField)s.

use serde::Serialize;

use carryless_games::figure::{BlankGrid, BoardFile, CounterRows};
use carryless_games::position::PileMove;

/// Task of an exercise. Topic, position and task together determine the question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(tag = "form", rename_all = "kebab-case")]
pub enum Task {
    /// The topic has only one question about a position.
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
        /// Number of steps at the end of the walkthrough that are left to the pupil.
        fade: u64,
        steps: Vec<SolutionLine>,
    },
    /// A worked solution with one mistake; the pupil finds the first wrong line.
    Mistake {
        lines: Vec<SolutionLine>,
    },
    ToBinary,
    FromBinary,
    /// The pupil writes the first step of a race from its start.
    First,
    /// The pupil writes all key numbers of a race.
    Keys,
    /// The pupil writes the right step in a race that has already started.
    Middle,
    /// The pupil writes the reply to a step of the other player in a race.
    Reply {
        /// Step that the other player has made.
        said: u64,
    },
    Story {
        story: &'static str,
    },
    /// Pieces on a Xiangqi board; the pupil reads the sizes of the piles off the board.
    Board {
        /// Files with pieces, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
    /// Counters or coins on rows of squares; the pupil counts the empty squares between them.
    Strips {
        strips: CounterRows<'static>,
    },
}

/// A line of a worked solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub enum SolutionLine {
    Rows {
        /// Numbers of the position. All are written in binary with as many digits as the largest.
        numbers: Vec<u64>,
        /// Numbers that the line writes in binary, one for each of `numbers`. After a mistake one of them is
        /// different.
        written: Vec<u64>,
    },
    /// Column sums of the binary digits.
    Sums {
        /// Column sums, leftmost column first.
        digits: Vec<u64>,
    },
    Odd {
        /// Weights of the odd columns, in descending order.
        weights: Vec<u64>,
    },
    Becomes {
        /// Index of the pile, 1-based.
        pile: u64,
        size: u64,
        /// Number of stones that remain in the pile.
        leaves: u64,
    },
    Take {
        /// Index of the pile, 1-based.
        pile: u64,
        take: u64,
    },
    /// Column sums of the binary digits after the move.
    Check {
        /// Column sums, leftmost column first.
        digits: Vec<u64>,
    },
}
