//! Misconceptions about subtraction games. Most assign wrong Grundy values to the piles, and one takes misère
//! play for normal play; everything derived from this one mistake is correct.

use super::{Rules, State};
use crate::game::{idea, tagged};
use crate::grundy_sequence::{GrundySequence, LONGEST};
use crate::position::PlayConvention;

tagged! {
    /// A misconception about subtraction games. Each variant says what a player who has it does.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "SubtractionIdea"))]
    pub enum Misconception {
        /// Uses, instead of the mex, the largest value of the piles that a move can leave, plus 1, as the
        /// value of a pile.
        Biggest = "biggest",
        /// Uses the number of moves in a pile as its value.
        CountMoves = "count-moves",
        /// Uses the remainder of the pile modulo m + 1 as its value, where m is the largest number of the
        /// set, as in Nim with a limit.
        RemainderOfLargest = "remainder-of-largest",
        /// Plays misère play like normal play, as if the player who cannot move lost.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception, Misconception::MisereAsNormal);

impl Misconception {
    /// Whether a player can have the misconception under these rules; one about misère play needs misère
    /// play.
    pub(super) fn applies_to(self, rules: &Rules) -> bool {
        self != Misconception::MisereAsNormal || rules.play == PlayConvention::Misere
    }

    /// Returns the values that the misconception gives to piles of 0, 1, 2, … stones. `Some(None)` if the
    /// misconception has a formula for the value of a pile and needs no sequence; `None` if the sequence
    /// would be too long.
    pub(super) fn value_sequence(self, state: &State) -> Option<Option<GrundySequence>> {
        match self {
            Misconception::MisereAsNormal => Some(Some(state.grundy_sequence())),
            Misconception::Biggest => {
                biggest_plus_one_sequence(&state.rules, state.piles()).map(Some)
            }
            Misconception::CountMoves | Misconception::RemainderOfLargest => Some(None),
        }
    }

    /// Returns the value of a pile of `size` stones according to the misconception; `None` if the sequence is
    /// too short. `row` is the result of `value_sequence`: the values by pile size, if the misconception
    /// needs them.
    pub(super) fn value(
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

/// Returns, for the pile sizes 0, 1, 2, … up to the largest pile, the largest value of a pile that a move can
/// leave, plus 1 (0 without a move). The value of a pile is also the number of moves of the longest game with
/// this pile alone. `None` if a pile has more than `LONGEST` / 100 stones.
fn biggest_plus_one_sequence(rules: &Rules, piles: &[u64]) -> Option<GrundySequence> {
    let most = piles.iter().max().copied().filter(|&most| most <= LONGEST / 100)? as usize;
    let mut row: Vec<u64> = Vec::with_capacity(most + 1);
    for size in 0..=most {
        let reached = rules.takes(size as u64).iter().map(|&take| row[size - take as usize] + 1);
        row.push(reached.max().unwrap_or(0));
    }
    Some(GrundySequence::from_values(row))
}
