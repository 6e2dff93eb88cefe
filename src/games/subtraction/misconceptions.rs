//! Wrong ideas about values. Each gives a pile another value; who holds it plays as if these were right.
//! In: the rules and piles. Out: the values as somebody with the idea sees them, and what they follow from.

use super::{Rules, State};
use crate::game::{idea, tagged};
use crate::grundy_sequence::{GrundySequence, LONGEST};
use crate::position::PlayConvention;

tagged! {
    /// A wrong idea about a set of moves.
    #[cfg_attr(feature = "schema", schemars(rename = "SubtractionIdea"))]
    pub enum Misconception {
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
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// Whether it makes sense under these rules.
    pub(super) fn suits(self, rules: &Rules) -> bool {
        self != Misconception::MisereAsNormal || rules.play == PlayConvention::Misere
    }

    /// The row that it takes for that of the values, if it takes one; `None` where nobody would follow it so
    /// far.
    pub(super) fn row(self, setting: &State) -> Option<Option<GrundySequence>> {
        match self {
            Misconception::MisereAsNormal => Some(Some(setting.row())),
            Misconception::Biggest => biggest(&setting.rules, setting.piles()).map(Some),
            Misconception::CountMoves | Misconception::RemainderOfLargest => Some(None),
        }
    }

    /// The value of a pile as somebody who holds this idea sees it; none where the row does not reach.
    pub(super) fn worth(
        self,
        rules: &Rules,
        row: Option<&GrundySequence>,
        size: u64,
    ) -> Option<u64> {
        match self {
            Misconception::MisereAsNormal | Misconception::Biggest => row?.value(size),
            Misconception::CountMoves => Some(rules.takes(size).len() as u64),
            Misconception::RemainderOfLargest => {
                Some(size % (rules.take.last().copied().unwrap_or(0) + 1))
            }
        }
    }
}

/// One more than the biggest value reached: how long the game with a pile can last.
fn biggest(rules: &Rules, piles: &[u64]) -> Option<GrundySequence> {
    let most = piles.iter().max().copied().filter(|&most| most <= LONGEST / 100)? as usize;
    let mut row: Vec<u64> = Vec::with_capacity(most + 1);
    for size in 0..=most {
        let reached = rules.takes(size as u64).iter().map(|&take| row[size - take as usize] + 1);
        row.push(reached.max().unwrap_or(0));
    }
    Some(GrundySequence::of_values(row))
}
