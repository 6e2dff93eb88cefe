//! The moves that a wrong idea produces in a position of Nim, without trying every legal move: piles may
//! be large and many. What it finds is the same as asking [`Idea::produces`] of every legal move
//! (but for the end of misère play, see [`turns`]), which `tests/play.rs` checks.

use super::closed_form::{PileVerdict, Tally, winning_moves};
use super::{Rules, Setting, ideas::Idea};
use crate::game::Idea as _;
use crate::position::{Move, Play};

/// The moves of an idea, a group a pile (now and then two).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ideas {
    /// A pile, its size, and what may be taken.
    groups: Vec<(u64, u64, Takes)>,
    /// What [`Takes::DownToGoal`] may leave, rising.
    goals: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    /// Every number from 1 to this.
    UpTo(u64),
    /// Just this one.
    Exactly(u64),
    /// So many that one of the smallest goals is left; how many goals are small enough.
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

impl Ideas {
    /// How many moves there are.
    pub(crate) fn count(&self) -> u128 {
        self.groups.iter().map(|(.., takes)| takes.count()).sum()
    }

    pub(crate) fn turn(&self, index: u128) -> Option<Move> {
        let mut rest = index;
        for &(pile, size, takes) in &self.groups {
            let Some(beyond) = rest.checked_sub(takes.count()) else {
                let take = match takes {
                    Takes::UpTo(_) => u64::try_from(rest).ok()? + 1,
                    Takes::Exactly(take) => take,
                    Takes::DownToGoal(_) => size - self.goals.get(usize::try_from(rest).ok()?)?,
                };
                return Some(Move { pile, take, leaves: size.checked_sub(take)? });
            };
            rest = beyond;
        }
        None
    }

    /// Those of these moves that win. A pile has one winning move at most, which the closed form
    /// names; no other is tried.
    #[must_use]
    pub(crate) fn winning(&self, setting: &Setting) -> Ideas {
        let mut winning = Ideas { groups: Vec::new(), goals: Vec::new() };
        let (rules, piles) = (setting.rules, setting.piles());
        let (modulus, play) = (rules.modulus(), rules.play);
        let tally = Tally::of(piles, modulus);
        for &(pile, size, takes) in &self.groups {
            let take = PileVerdict::of(size, tally, modulus, play).take();
            if let Some(take) = take.filter(|&take| self.allows(size, takes, take)) {
                winning.groups.push((pile, size, Takes::Exactly(take)));
            }
        }
        winning
    }

    fn allows(&self, size: u64, takes: Takes, take: u64) -> bool {
        match takes {
            Takes::UpTo(most) => take <= most,
            Takes::Exactly(only) => take == only,
            Takes::DownToGoal(goals) => self.goals[..goals].binary_search(&(size - take)).is_ok(),
        }
    }
}

/// The legal moves that somebody with this idea would make; none where it says nothing. In misère
/// play without a limit everything is decided when one pile above 1 is left: whoever knows the rest
/// knows that, so from then on only the ideas about the last stone still say something.
pub(crate) fn turns(idea: Idea, setting: &Setting) -> Ideas {
    let mut ideas = Ideas { groups: Vec::new(), goals: Vec::new() };
    let (rules, piles) = (setting.rules, setting.piles());
    let ending = rules.play == Play::Misere && rules.limit.is_none();
    if ending && !idea.is_about_the_last_stone() && Tally::of(piles, None).big <= 1 {
        return ideas;
    }
    if idea == Idea::Equalise {
        ideas.goals = piles.iter().copied().filter(|&size| size > 0).collect();
        ideas.goals.sort_unstable();
        ideas.goals.dedup();
    }
    ideas.groups = groups(idea, rules, piles, &ideas.goals);
    if let Some(limit) = rules.limit {
        ideas.groups.retain(|&(.., takes)| match takes {
            Takes::Exactly(take) => take <= limit,
            _ => true,
        });
    }
    ideas
}

fn groups(idea: Idea, rules: Rules, piles: &[u64], goals: &[u64]) -> Vec<(u64, u64, Takes)> {
    let numbered = || piles.iter().copied().zip(1_u64..);
    let sizes = Tally::of(piles, None);
    let exactly = |moves: &mut dyn Iterator<Item = Move>| {
        moves
            .map(|taken| (taken.pile, taken.leaves + taken.take, Takes::Exactly(taken.take)))
            .collect::<Vec<_>>()
    };
    let largest = piles.iter().copied().max().unwrap_or(0);
    let unlimited = rules.limit.is_none();
    let misere = rules.play == Play::Misere;
    let nim_sum = |most: u64| {
        let can = move |&(size, _): &(u64, u64)| size >= most && size >= sizes.nim_sum;
        let take = Takes::Exactly(sizes.nim_sum);
        let any = unlimited && sizes.nim_sum > 0;
        let moves = numbered().filter(can).map(move |(size, pile)| (pile, size, take));
        moves.filter(|_| any).collect()
    };
    match idea {
        Idea::LargestPile => numbered()
            .filter(|&(size, _)| size == largest)
            .map(|(size, pile)| (pile, size, Takes::UpTo(rules.limit.unwrap_or(size).min(size))))
            .collect(),
        Idea::TakeNimSum => nim_sum(0),
        Idea::NimSumFromLargest => nim_sum(largest),
        Idea::Equalise if unlimited => numbered()
            .map(|(size, pile)| (pile, size, goals.partition_point(|&goal| goal < size)))
            .map(|(pile, size, below)| (pile, size, Takes::DownToGoal(below)))
            .collect(),
        Idea::SumMove if !misere => sums(piles),
        Idea::LateSwitch if misere && unlimited && sizes.big == 1 => {
            exactly(&mut winning_moves(piles, None, Play::Normal))
        }
        Idea::IgnoreMisere if misere => {
            exactly(&mut winning_moves(piles, rules.modulus(), Play::Normal))
        }
        Idea::IgnoreLimit => match rules.limit {
            Some(limit) => winning_moves(piles, None, rules.play)
                .map(|taken| {
                    let size = taken.leaves + taken.take;
                    (taken.pile, size, Takes::Exactly(taken.take.min(limit)))
                })
                .collect(),
            None => Vec::new(),
        },
        Idea::ModK if !unlimited => exactly(&mut winning_moves(piles, rules.limit, rules.play)),
        _ => Vec::new(),
    }
}

/// Moves that leave one of three piles the sum of the others.
fn sums(piles: &[u64]) -> Vec<(u64, u64, Takes)> {
    let &[x, y, z] = piles else { return Vec::new() };
    let mut found = Vec::new();
    for (pile, size, others) in [(1, x, (y, z)), (2, y, (x, z)), (3, z, (x, y))] {
        let mut goals = vec![others.0.abs_diff(others.1)];
        goals.extend(others.0.checked_add(others.1));
        goals.dedup();
        let lower = goals.into_iter().filter(|&goal| goal < size);
        found.extend(lower.map(|goal| (pile, size, Takes::Exactly(size - goal))));
    }
    found
}
