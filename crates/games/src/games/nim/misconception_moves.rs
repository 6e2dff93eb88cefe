//! The moves that follow from a misconception in a position of Nim. They are counted and indexed without
//! trying every legal move, because piles may be large and many. [`super::misconceptions`] has the rule of
//! each misconception.

use super::closed_form::{NimTally, PileVerdict};
use super::{State, misconceptions::Misconception};
use crate::game::Misconception as _;
use crate::position::{PileMove, PlayConvention};

/// Moves that follow from a misconception, in groups. A group has moves in one pile; a pile has at most two
/// groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisconceptionMoves {
    /// Groups of moves: pile number (1-based), pile size, and the numbers of stones that may be taken.
    groups: Vec<(u64, u64, Takes)>,
    /// Pile sizes that moves of [`Takes::DownToGoal`] may leave, rising.
    goals: Vec<u64>,
}

/// Numbers of stones that the moves in one pile take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    /// Every number from 1 to the field.
    UpTo(u64),
    /// Only the number in the field.
    Exactly(u64),
    /// Every number that leaves one of the first n entries of `goals` as the size of the pile; the field is
    /// n.
    DownToGoal(usize),
}

impl Takes {
    fn count(self) -> u128 {
        match self {
            Takes::UpTo(most) => u128::from(most),
            Takes::Exactly(_) => 1,
            Takes::DownToGoal(goals) => goals as u128,
        }
    }
}

impl MisconceptionMoves {
    /// Returns the number of moves that follow from the misconception.
    pub fn count(&self) -> u128 {
        self.groups.iter().map(|(.., takes)| takes.count()).sum()
    }

    /// Returns the move with this 0-based index; `None` past the last.
    pub fn move_at(&self, index: u128) -> Option<PileMove> {
        let mut rest = index;
        for &(pile, size, takes) in &self.groups {
            let Some(beyond) = rest.checked_sub(takes.count()) else {
                let take = match takes {
                    Takes::UpTo(_) => u64::try_from(rest).ok()? + 1,
                    Takes::Exactly(take) => take,
                    Takes::DownToGoal(_) => size - self.goals.get(usize::try_from(rest).ok()?)?,
                };
                return Some(PileMove { pile, take, leaves: size.checked_sub(take)? });
            };
            rest = beyond;
        }
        None
    }

    /// Returns only those moves of this list that win in the position `state`.
    #[must_use]
    pub fn winning(&self, state: &State) -> MisconceptionMoves {
        let mut winning = MisconceptionMoves { groups: Vec::new(), goals: Vec::new() };
        let (rules, piles) = (state.rules, state.piles());
        let (modulus, play) = (rules.modulus(), rules.play);
        let tally = NimTally::new(piles, modulus);
        for &(pile, size, takes) in &self.groups {
            let take = PileVerdict::new(size, tally, modulus, play).take();
            if let Some(take) = take.filter(|&take| self.allows(size, takes, take)) {
                winning.groups.push((pile, size, Takes::Exactly(take)));
            }
        }
        winning
    }

    /// Whether the group `takes` of a pile of `size` stones contains the move that takes `take` stones.
    fn allows(&self, size: u64, takes: Takes, take: u64) -> bool {
        match takes {
            Takes::UpTo(most) => take <= most,
            Takes::Exactly(only) => take == only,
            Takes::DownToGoal(goals) => self.goals[..goals].binary_search(&(size - take)).is_ok(),
        }
    }
}

/// Returns the legal moves from `state` that follow from the misconception `idea`; empty if it implies none.
/// Near the end of misère play without a limit (at most one pile of two or more stones), only misconceptions
/// about the last stone imply moves, because a player with any other misconception is assumed to know this
/// endgame.
pub fn misconception_moves(idea: Misconception, state: &State) -> MisconceptionMoves {
    let mut ideas = MisconceptionMoves { groups: Vec::new(), goals: Vec::new() };
    let (rules, piles) = (state.rules, state.piles());
    let ending = rules.play == PlayConvention::Misere && rules.limit.is_none();
    if ending
        && !idea.is_about_the_last_stone()
        && NimTally::new(piles, None).residues_above_one <= 1
    {
        return ideas;
    }
    let Some(lead) = idea.aim(rules, piles) else { return ideas };
    if lead.is_equalising() {
        ideas.goals = piles.iter().copied().filter(|&size| size > 0).collect();
        ideas.goals.sort_unstable();
        ideas.goals.dedup();
    }
    for (index, (&size, pile)) in piles.iter().zip(1..).enumerate() {
        let mut add = |takes| ideas.groups.push((pile, size, takes));
        if lead.is_equalising() {
            add(Takes::DownToGoal(ideas.goals.partition_point(|&goal| goal < size)));
            if size > 0 && lead.leaves_a_pair(index) {
                add(Takes::Exactly(size));
            }
        } else if lead.is_free(index) {
            add(Takes::UpTo(rules.largest_take(size)));
        } else {
            lead.takes(index).for_each(|take| add(Takes::Exactly(take)));
        }
    }
    ideas
}
