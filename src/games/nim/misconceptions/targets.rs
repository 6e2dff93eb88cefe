//! Where a wrong idea about moves leads in a position. In: an idea, rules and piles. Out: the legal moves
//! that it makes there, one after the other, and whether a move is one of them. What the idea looks at is
//! looked at once, however many moves are asked about.

use super::{Misconception, NimTally, PileVerdict, Rules, leftmost_odd};
use crate::position::{PileMove, PlayConvention};

/// The moves of somebody who holds an idea, in one position.
#[derive(Debug)]
pub(crate) struct Lead<'p> {
    rules: Rules,
    piles: &'p [u64],
    goal: Goal,
}

/// What somebody who holds an idea wants.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// To play in one of these piles.
    In(Which),
    /// To take so many stones from one of them.
    Take(u64, Which),
    /// To make two piles equal, or to leave two equal piles and nothing else.
    Equal,
    /// To leave three piles, one the sum of the others.
    Sum,
    /// What the theory with this modulus says in this play, taking no more than is allowed.
    Theory(NimTally, Option<u64>, PlayConvention),
}

#[derive(Clone, Copy, Debug)]
enum Which {
    Any,
    Size(u64),
    /// Those with a 1 of this weight.
    With(u64),
    /// Those without.
    Without(u64),
}

impl Which {
    fn holds(self, size: u64) -> bool {
        match self {
            Which::Any => true,
            Which::Size(own) => size == own,
            Which::With(weight) => size & weight > 0,
            Which::Without(weight) => size & weight == 0,
        }
    }
}

impl Misconception {
    /// Where this idea leads; nothing where it says nothing of moves.
    pub(crate) fn lead(self, rules: Rules, piles: &[u64]) -> Option<Lead<'_>> {
        let (misere, limited) = (rules.play == PlayConvention::Misere, rules.limit.is_some());
        let largest = || piles.iter().max().map(|size| Which::Size(*size));
        let sizes = || NimTally::of(piles, None);
        let theory = |modulus, play| Goal::Theory(NimTally::of(piles, modulus), modulus, play);
        let goal = match self {
            Misconception::LargestPile => Goal::In(largest()?),
            Misconception::LeftmostOnly => {
                let weight = leftmost_odd(rules, piles)?;
                Goal::Take(weight, Which::With(weight))
            }
            Misconception::WrongPile => Goal::In(Which::Without(leftmost_odd(rules, piles)?)),
            Misconception::TakeNimSum if !limited => Goal::Take(sizes().nim_sum, Which::Any),
            Misconception::NimSumFromLargest if !limited => Goal::Take(sizes().nim_sum, largest()?),
            Misconception::Equalise if !limited => Goal::Equal,
            Misconception::SumMove if !misere => Goal::Sum,
            Misconception::LateSwitch if misere && !limited && sizes().big == 1 => {
                theory(None, PlayConvention::Normal)
            }
            Misconception::IgnoreMisere if misere => {
                theory(rules.modulus(), PlayConvention::Normal)
            }
            Misconception::IgnoreLimit if limited => theory(None, rules.play),
            Misconception::ModK if limited => theory(rules.limit, rules.play),
            _ => return None,
        };
        Some(Lead { rules, piles, goal })
    }
}

impl<'p> Lead<'p> {
    /// Every move that the idea makes, in the order of all moves.
    pub(crate) fn moves(&self) -> impl Iterator<Item = PileMove> {
        (0..self.piles.len()).flat_map(|index| {
            let mut takes: Vec<u64> = self.takes(index).collect();
            takes.sort_unstable();
            takes.dedup();
            let (pile, size) = (index as u64 + 1, self.piles[index]);
            takes.into_iter().map(move |take| PileMove { pile, take, leaves: size - take })
        })
    }

    /// Whether the idea makes any move here.
    pub(crate) fn has_moves(&self) -> bool {
        (0..self.piles.len()).any(|index| self.takes(index).next().is_some())
    }

    /// Whether the idea makes the legal move `chosen`.
    pub(crate) fn makes(&self, chosen: PileMove) -> bool {
        let index = usize::try_from(chosen.pile).ok().and_then(|pile| pile.checked_sub(1));
        let index = index.filter(|index| *index < self.piles.len());
        index.is_some_and(|index| {
            self.is_free(index) || self.takes(index).any(|take| take == chosen.take)
        })
    }

    /// Whether the idea wants two equal piles, so that it may make many moves in one.
    pub(crate) fn equalises(&self) -> bool {
        matches!(self.goal, Goal::Equal)
    }

    /// Whether the other piles are two equal ones: whoever takes the whole pile at `index` leaves these.
    pub(crate) fn leaves_a_pair(&self, index: usize) -> bool {
        let others = self.piles.iter().enumerate().filter(|(other, _)| *other != index);
        let mut others = others.map(|(_, size)| *size).filter(|size| *size > 0);
        let pair = [others.next(), others.next(), others.next()];
        matches!(pair, [Some(one), Some(other), None] if one == other)
    }

    /// Whether the idea makes every legal move in the pile at `index`.
    pub(crate) fn is_free(&self, index: usize) -> bool {
        matches!(self.goal, Goal::In(which) if which.holds(self.piles[index]))
    }

    /// The legal numbers of stones that the idea takes from the pile at `index`; where it wants two equal
    /// piles, some perhaps twice.
    pub(crate) fn takes(&self, index: usize) -> impl Iterator<Item = u64> {
        let (piles, size) = (self.piles, self.piles[index]);
        let most = self.rules.most(size);
        let others = move || (0..piles.len()).filter(move |other| *other != index);
        let (mut every, mut few, mut equal) = (None, [None; 2], None);
        match self.goal {
            Goal::In(_) => every = self.is_free(index).then_some(1..=most),
            Goal::Take(take, which) => few[0] = which.holds(size).then_some(take),
            Goal::Equal => {
                let sizes = others().map(move |other| piles[other]).filter(|other| *other > 0);
                equal = Some(sizes.filter_map(move |other| size.checked_sub(other)));
                few[0] = self.leaves_a_pair(index).then_some(size);
            }
            Goal::Sum => {
                let mut others = others().map(|other| piles[other]);
                if let (Some(one), Some(other), None) =
                    (others.next(), others.next(), others.next())
                {
                    let sum = one.checked_add(other).filter(|_| one > 0 && other > 0);
                    few = [Some(one.abs_diff(other)), sum]
                        .map(|left| left.and_then(|left| size.checked_sub(left)));
                }
            }
            Goal::Theory(tally, modulus, play) => {
                let take = PileVerdict::of(size, tally, modulus, play).take();
                few[0] = take.map(|take| take.min(most));
            }
        }
        let aimed = few.into_iter().flatten().chain(equal.into_iter().flatten());
        let legal = aimed.filter(move |take| (1..=most).contains(take));
        every.into_iter().flatten().chain(legal)
    }
}
