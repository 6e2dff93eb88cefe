//! What a pupil has to write, place by place, with what is right there. From this one list come
//! the places on the paper, the key, the marking and the fields of a question file.

use serde::Serialize;

use crate::position::{AnyMove, MultiPileMove, Outcome, PileMove, SplitMove};

/// One place to write in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct AnswerField {
    /// What is asked for: its name in JSON and, as `exercise-ask-NAME`, in words.
    pub name: &'static str,
    #[serde(flatten)]
    pub blank: Expected,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "right", rename_all = "kebab-case")]
pub(crate) enum Expected {
    Number(u64),
    /// A number in binary: `0011` is as right as `11`.
    Binary(u64),
    /// These numbers in binary, in this order.
    Rows(Vec<u64>),
    /// Digits, one a column, from the left.
    Digits(Vec<u64>),
    /// These numbers, in this order.
    List(Vec<u64>),
    /// These numbers, in any order; none of them when the list is empty.
    Set(Vec<u64>),
    /// The parts of a number, in any order.
    Sum(Vec<u64>),
    /// Whether the player to move wins.
    Outcome(Outcome),
    Verdict(bool),
    /// One of these moves; that there is none when the list is empty.
    Move(Vec<PileMove>),
    Moves(Vec<PileMove>),
    /// A winning move in several piles, such as one of these; that there is none when the list is
    /// empty.
    Takes(Vec<MultiPileMove>),
    /// All of these moves that make several piles of one.
    Breaks(Vec<SplitMove>),
    /// All of these moves, as `--move` takes them.
    Turns(Vec<AnyMove>),
    /// All of these moves of coins.
    Shifts(Vec<Shift>),
    /// One of these numbers; that there is none when the list is empty.
    Say(Vec<u64>),
    /// What should stand in a wrong line; which line it is does not show.
    Correction(Box<Expected>),
    /// An argument in words, which a person has to read.
    Open,
}

impl Expected {
    /// Whether it is right that there is none; nothing where nobody can say so.
    pub(crate) fn is_none(&self) -> Option<bool> {
        match self {
            Expected::Set(right) | Expected::Say(right) => Some(right.is_empty()),
            Expected::Move(right) | Expected::Moves(right) => Some(right.is_empty()),
            Expected::Takes(right) => Some(right.is_empty()),
            Expected::Breaks(right) => Some(right.is_empty()),
            Expected::Turns(right) => Some(right.is_empty()),
            Expected::Shifts(right) => Some(right.is_empty()),
            _ => None,
        }
    }
}

/// A coin moved from one square to another, counted from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Shift {
    pub from: u64,
    pub to: u64,
}

impl AnswerField {
    pub(crate) fn new(name: &'static str, blank: Expected) -> Self {
        AnswerField { name, blank }
    }
}
