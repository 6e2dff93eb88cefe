//! The moves that a wrong idea produces in a position, without trying every legal move: piles may
//! be large and many. What it finds is the same as asking [`Idea::produces`] of every legal move,
//! which `tests/play.rs` checks.

use crate::games::nim::closed_form::{Tally, winning_moves};
use crate::games::nim::{Rules, ideas::Idea};
use crate::position::{Move, Play};

use super::board::taking;
use super::{Belief, Board, Turn};

/// The moves of an idea: a list, or a range of takes from each of some piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ideas {
    /// Groups of moves: a pile, its size, and what may be taken.
    groups: Vec<(u64, u64, Takes)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Takes {
    /// Every number from 1 to this.
    UpTo(u64),
    /// Just this one.
    Exactly(u64),
}

impl Takes {
    fn count(&self) -> u128 {
        match self {
            Takes::UpTo(most) => u128::from(*most),
            Takes::Exactly(_) => 1,
        }
    }
}

impl Ideas {
    /// How many moves there are.
    pub fn count(&self) -> u128 {
        self.groups.iter().map(|(.., takes)| takes.count()).sum()
    }

    /// The move with this index.
    pub fn turn(&self, index: u128) -> Option<Turn> {
        let mut rest = index;
        for (pile, size, takes) in &self.groups {
            let Some(beyond) = rest.checked_sub(takes.count()) else {
                let take = match takes {
                    Takes::UpTo(_) => u64::try_from(rest).ok()? + 1,
                    Takes::Exactly(take) => *take,
                };
                return taking(*pile, *size, take);
            };
            rest = beyond;
        }
        None
    }
}

/// The legal moves that somebody with this belief would make; none where it says nothing.
pub fn turns(belief: Belief, board: &Board, spread: u64) -> Ideas {
    let groups = match (belief, board) {
        (Belief::Nim(idea), Board::Nim { rules, piles }) => {
            let legal = |takes: &Takes| match (takes, rules.limit) {
                (Takes::Exactly(take), Some(limit)) => *take <= limit,
                _ => true,
            };
            let mut groups = groups(idea, *rules, piles, spread);
            groups.retain(|(.., takes)| legal(takes));
            groups
        }
        _ => Vec::new(),
    };
    Ideas { groups }
}

/// The number that somebody who believes in multiples would say in a race.
pub fn multiple(board: &Board) -> Option<Turn> {
    let Board::Race { rules, count, .. } = board else {
        return None;
    };
    let say = rules.period() - count % rules.period();
    board.saying(say).filter(|&turn| board.is_legal(turn))
}

fn groups(idea: Idea, rules: Rules, piles: &[u64], spread: u64) -> Vec<(u64, u64, Takes)> {
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
        let moves = numbered().filter(can).map(move |(size, pile)| (pile, size, take.clone()));
        moves.filter(|_| any).collect()
    };
    match idea {
        Idea::LargestPile => numbered()
            .filter(|&(size, _)| size == largest && size > 0)
            .map(|(size, pile)| (pile, size, Takes::UpTo(rules.limit.unwrap_or(size).min(size))))
            .collect(),
        Idea::TakeNimSum => nim_sum(0),
        Idea::NimSumFromLargest => nim_sum(largest),
        Idea::Equalise if unlimited => equal(piles, spread),
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

/// Moves that make a pile equal to another. Of very many piles only some 16 different goals are
/// looked at, beginning with the one at `spread`: the moves would be too many to list.
fn equal(piles: &[u64], spread: u64) -> Vec<(u64, u64, Takes)> {
    const GOALS: usize = 16;
    let mut goals: Vec<u64> = piles.iter().copied().filter(|&size| size > 0).collect();
    goals.sort_unstable();
    goals.dedup();
    if goals.len() > GOALS {
        let turned = (spread % goals.len() as u64) as usize;
        goals.rotate_left(turned);
        goals.truncate(GOALS);
    }
    let larger = |goal: u64| {
        let piles = piles.iter().copied().zip(1_u64..);
        piles
            .filter(move |&(size, _)| size > goal)
            .map(move |(size, pile)| (pile, size, Takes::Exactly(size - goal)))
    };
    goals.into_iter().flat_map(larger).collect()
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
