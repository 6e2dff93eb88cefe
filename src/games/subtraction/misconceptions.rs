//! Wrong ideas about values. Each gives a pile another value; who holds it plays as if these were right.
//! In: the rules and piles. Out: the values as somebody with the idea sees them, and what they follow from.

use super::{Rules, Setting};
use crate::game::{idea, tagged};
use crate::grundy_sequence::{LONGEST, Row};
use crate::position::Play;

tagged! {
    /// A wrong idea about a set of moves.
    #[cfg_attr(feature = "schema", schemars(rename = "SubtractionIdea"))]
    pub enum Idea {
        /// The value is one more than the biggest that a move reaches.
        Biggest = "biggest",
        /// The value is how many moves the pile has.
        CountMoves = "count-moves",
        /// The value is the remainder of the pile by the largest number and 1, as with a limit.
        RemainderOfLargest = "remainder-of-largest",
        /// Misère play: whoever cannot move loses all the same.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Idea, Idea::MisereAsNormal);

impl Idea {
    /// Whether it makes sense under these rules.
    pub(super) fn suits(self, rules: &Rules) -> bool {
        self != Idea::MisereAsNormal || rules.play == Play::Misere
    }

    /// The row that it takes for that of the values, if it takes one; `None` where nobody would follow it so
    /// far.
    pub(super) fn row(self, setting: &Setting) -> Option<Option<Row>> {
        match self {
            Idea::MisereAsNormal => Some(Some(setting.row())),
            Idea::Biggest => biggest(&setting.rules, setting.piles()).map(Some),
            Idea::CountMoves | Idea::RemainderOfLargest => Some(None),
        }
    }

    /// The value of a pile as somebody who holds this idea sees it; none where the row does not reach.
    pub(super) fn worth(self, rules: &Rules, row: Option<&Row>, size: u64) -> Option<u64> {
        match self {
            Idea::MisereAsNormal | Idea::Biggest => row?.value(size),
            Idea::CountMoves => Some(rules.takes(size).len() as u64),
            Idea::RemainderOfLargest => Some(size % (rules.take.last().copied().unwrap_or(0) + 1)),
        }
    }
}

/// One more than the biggest value reached: how long the game with a pile can last.
fn biggest(rules: &Rules, piles: &[u64]) -> Option<Row> {
    let most = piles.iter().max().copied().filter(|&most| most <= LONGEST / 100)? as usize;
    let mut row: Vec<u64> = Vec::with_capacity(most + 1);
    for size in 0..=most {
        let reached = rules.takes(size as u64).iter().map(|&take| row[size - take as usize] + 1);
        row.push(reached.max().unwrap_or(0));
    }
    Some(Row::of_values(row))
}
