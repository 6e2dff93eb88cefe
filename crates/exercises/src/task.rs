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
    /// The pupil proves who wins from the definition alone.
    Proof,
    /// The pupil judges a move and, if it is wrong, gives a winning reply.
    Judge {
        /// Move to judge.
        #[serde(rename = "move")]
        chosen: PileMove,
    },
    /// The pupil fills in a grid of binary digits and adds its columns without carry.
    Grid {
        /// Grid as printed, with digits in some rows and empty boxes in the others.
        grid: BlankGrid,
    },
    /// The pupil finishes a worked solution.
    Walk {
        /// Number of steps at the end of the walkthrough that are left to the pupil.
        fade: u64,
        /// All steps of the solution, in order; the last `fade` of them are printed with gaps.
        steps: Vec<SolutionLine>,
    },
    /// A worked solution with one mistake; the pupil finds the first wrong line.
    Mistake {
        /// Lines of the solution, in order; those after the wrong one follow from it.
        lines: Vec<SolutionLine>,
    },
    /// The pupil writes a number in binary.
    ToBinary,
    /// The pupil finds the number that is given in binary.
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
    /// The pupil finds the winner and the first step of a race told as a story.
    Story {
        /// Id of the story: the part of its message id after `exercise-story-`.
        story: &'static str,
    },
    /// Pieces on a Xiangqi board; the pupil reads the sizes of the piles off the board.
    Board {
        /// Files with pieces, from Red's left to Red's right.
        files: Vec<BoardFile>,
    },
    /// Counters or coins on rows of squares; the pupil counts the empty squares between them.
    Strips {
        /// Rows of squares with their counters, as printed.
        strips: CounterRows<'static>,
    },
}

/// A line of a worked solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub enum SolutionLine {
    /// Binary digits of the numbers.
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
    /// Odd columns, or what the solution takes for them.
    Odd {
        /// Weights of the odd columns, in descending order.
        weights: Vec<u64>,
    },
    /// Change of the size of one pile.
    Becomes {
        /// Index of the pile, 1-based.
        pile: u64,
        /// Number of stones in the pile before the move.
        size: u64,
        /// Number of stones that remain in the pile.
        leaves: u64,
    },
    /// Move that follows from the change.
    Take {
        /// Index of the pile, 1-based.
        pile: u64,
        /// Number of stones that the move takes.
        take: u64,
    },
    /// Column sums of the binary digits after the move.
    Check {
        /// Column sums, leftmost column first.
        digits: Vec<u64>,
    },
}
