//! Answer fields of an exercise, each with its expected value. The answer space on paper, the key, the
//! marking and the fields of a question file are derived from this one list. Next: `mark.rs`.

use serde::Serialize;

use carryless_games::position::{AnyMove, MultiPileMove, Outcome, PileMove, SplitMove};

/// One answer field of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnswerField {
    /// Name of the field in JSON, such as `nim-sum`. The message `exercise-ask-NAME` is its label.
    pub name: &'static str,
    /// Kind of the answer, with its expected value.
    #[serde(flatten)]
    pub expected: Expected,
}

/// Kind of an answer, with its expected value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "right", rename_all = "kebab-case")]
pub enum Expected {
    /// A whole number.
    Number(u64),
    /// A number in binary, with or without leading zeros.
    Binary(u64),
    /// Numbers in binary, in this order, one for each row.
    Rows(Vec<u64>),
    /// Column sums, one for each column of binary digits, leftmost column first.
    Digits(Vec<u64>),
    /// Numbers in this order.
    List(Vec<u64>),
    /// Numbers in any order; the expected answer is "none" if the list is empty.
    Set(Vec<u64>),
    /// Summands of a number, in any order.
    Sum(Vec<u64>),
    /// Outcome class of the position: whether the player to move (N-position) or the other player wins.
    Outcome(Outcome),
    /// Whether the given move is right.
    Verdict(bool),
    /// One of these moves; the expected answer is "none" if the list is empty.
    Move(Vec<PileMove>),
    /// All of these moves, in any order.
    Moves(Vec<PileMove>),
    /// Any winning move in several piles. The list contains examples; if it is empty, "none" is expected.
    Takes(Vec<MultiPileMove>),
    /// All of these moves, in any order, in a game in which a move may split a pile.
    Breaks(Vec<SplitMove>),
    /// All of these moves, in any order; pupils write each in the notation of `--move`.
    Turns(Vec<AnyMove>),
    /// All of these moves of coins on a strip, in any order.
    Shifts(Vec<Shift>),
    /// One of these numbers: a step of a race, or a number of stones to take. The expected answer is "none"
    /// if the list is empty.
    #[serde(rename = "say")]
    OneNumber(Vec<u64>),
    /// Right content of the wrong line of a solution, in words. The number of that line is a separate field.
    Correction(Box<Expected>),
    /// A proof or a reason in words, which a teacher has to read.
    Open,
}

impl Expected {
    /// Whether "none" is the expected answer; the result is `None` if the field does not accept "none".
    pub fn is_none(&self) -> Option<bool> {
        match self {
            Expected::Set(right) | Expected::OneNumber(right) => Some(right.is_empty()),
            Expected::Move(right) | Expected::Moves(right) => Some(right.is_empty()),
            Expected::Takes(right) => Some(right.is_empty()),
            Expected::Breaks(right) => Some(right.is_empty()),
            Expected::Turns(right) => Some(right.is_empty()),
            Expected::Shifts(right) => Some(right.is_empty()),
            _ => None,
        }
    }
}

/// Move of a coin from one square to another; squares are counted from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shift {
    /// Square of the coin before the move.
    pub from: u64,
    /// Square of the coin after the move.
    pub to: u64,
}

impl AnswerField {
    /// Creates the field with this name in JSON and this expected value.
    pub fn new(name: &'static str, expected: Expected) -> Self {
        AnswerField { name, expected }
    }
}
