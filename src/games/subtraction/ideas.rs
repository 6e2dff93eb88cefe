//! Wrong ideas about values. Each gives a pile another value; who holds it plays as if these were right.
//! In: the rules and piles. Out: the values as somebody with the idea sees them.

use super::{Rules, Setting};
use crate::game::{idea, tagged};
use crate::position::Play;
use crate::values::LONGEST;

tagged! {
    /// A wrong idea about a set of moves.
    #[schemars(rename = "SubtractionIdea")]
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

    /// The values as somebody who holds this idea sees them; `None` where nobody would follow it so far.
    pub(super) fn values(self, setting: &Setting) -> Option<Vec<u64>> {
        let Setting { rules, .. } = setting;
        let (piles, largest) = (setting.piles(), rules.take.last().copied().unwrap_or(0));
        let row = match self {
            Idea::MisereAsNormal => setting.row(),
            Idea::CountMoves => {
                return Some(piles.iter().map(|&size| rules.takes(size).len() as u64).collect());
            }
            Idea::RemainderOfLargest => {
                return Some(piles.iter().map(|size| size % (largest + 1)).collect());
            }
            Idea::Biggest => return biggest(rules, piles),
        };
        piles.iter().map(|&size| row.value(size)).collect()
    }
}

/// One more than the biggest value reached: how long the game with this pile can last.
fn biggest(rules: &Rules, piles: &[u64]) -> Option<Vec<u64>> {
    let most = piles.iter().max().copied().filter(|&most| most <= LONGEST / 100)? as usize;
    let mut row: Vec<u64> = Vec::with_capacity(most + 1);
    for size in 0..=most {
        let reached = rules.takes(size as u64).iter().map(|&take| row[size - take as usize] + 1);
        row.push(reached.max().unwrap_or(0));
    }
    Some(piles.iter().map(|&size| row[size as usize]).collect())
}
