//! The legal moves that follow from a misconception in a position. [`MisconceptionAim`] iterates over the
//! moves and tests a single move; data that all these tests need are computed once.

use super::{Misconception, NimTally, PileVerdict, Rules, leftmost_odd};
use crate::position::{PileMove, PlayConvention};

/// The moves that follow from a misconception in one position.
#[derive(Debug)]
pub struct MisconceptionAim<'p> {
    rules: Rules,
    piles: &'p [u64],
    goal: Goal,
}

/// The aim of the moves of a player who has the misconception.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// Take any number of stones from a pile that the filter matches.
    In(PileFilter),
    /// Take this number of stones from a pile that the filter matches.
    Take(u64, PileFilter),
    /// Make two piles equal, or take a whole pile so that only two equal piles remain.
    Equal,
    /// Leave three piles, one of them the sum of the two others.
    Sum,
    /// Make the winning move that the theorem of Nim gives for this tally of residues, this modulus of the
    /// residues (`None`: no limit) and this play convention. If the move takes more stones than the limit
    /// allows, take as many as allowed.
    Theory(NimTally, Option<u64>, PlayConvention),
}

/// A condition on the size of a pile.
#[derive(Clone, Copy, Debug)]
enum PileFilter {
    /// Every pile matches.
    Any,
    /// Piles of exactly this size match.
    Size(u64),
    /// Piles match whose size has a 1 in the binary column of this weight.
    With(u64),
    /// Piles match whose size has a 0 in the binary column of this weight.
    Without(u64),
}

impl PileFilter {
    fn matches(self, size: u64) -> bool {
        match self {
            PileFilter::Any => true,
            PileFilter::Size(own) => size == own,
            PileFilter::With(weight) => size & weight > 0,
            PileFilter::Without(weight) => size & weight == 0,
        }
    }
}

impl Misconception {
    /// Returns the moves that follow from the misconception in the position `piles`; `None` if it implies
    /// none.
    pub fn aim(self, rules: Rules, piles: &[u64]) -> Option<MisconceptionAim<'_>> {
        let (misere, limited) = (rules.play == PlayConvention::Misere, rules.limit.is_some());
        let largest = || piles.iter().max().map(|size| PileFilter::Size(*size));
        let sizes = || NimTally::new(piles, None);
        let theory = |modulus, play| Goal::Theory(NimTally::new(piles, modulus), modulus, play);
        let goal = match self {
            Misconception::LargestPile => Goal::In(largest()?),
            Misconception::LeftmostOnly => {
                let weight = leftmost_odd(rules, piles)?;
                Goal::Take(weight, PileFilter::With(weight))
            }
            Misconception::WrongPile => Goal::In(PileFilter::Without(leftmost_odd(rules, piles)?)),
            Misconception::TakeNimSum if !limited => Goal::Take(sizes().nim_sum, PileFilter::Any),
            Misconception::NimSumFromLargest if !limited => Goal::Take(sizes().nim_sum, largest()?),
            Misconception::Equalise if !limited => Goal::Equal,
            Misconception::SumMove if !misere => Goal::Sum,
            Misconception::LateSwitch if misere && !limited && sizes().residues_above_one == 1 => {
                theory(None, PlayConvention::Normal)
            }
            Misconception::IgnoreMisere if misere => {
                theory(rules.modulus(), PlayConvention::Normal)
            }
            Misconception::IgnoreLimit if limited => theory(None, rules.play),
            Misconception::ModK if limited => theory(rules.limit, rules.play),
            _ => return None,
        };
        Some(MisconceptionAim { rules, piles, goal })
    }
}

impl<'p> MisconceptionAim<'p> {
    /// Iterates over the moves that follow from the misconception, in the order of all legal moves.
    pub fn moves(&self) -> impl Iterator<Item = PileMove> {
        (0..self.piles.len()).flat_map(|index| {
            let mut takes: Vec<u64> = self.takes(index).collect();
            takes.sort_unstable();
            takes.dedup();
            let (pile, size) = (index as u64 + 1, self.piles[index]);
            takes.into_iter().map(move |take| PileMove { pile, take, leaves: size - take })
        })
    }

    /// Whether the misconception implies any move in this position.
    pub fn has_moves(&self) -> bool {
        (0..self.piles.len()).any(|index| self.takes(index).next().is_some())
    }

    /// Whether the legal move `chosen` follows from the misconception.
    pub fn contains(&self, chosen: PileMove) -> bool {
        let index = usize::try_from(chosen.pile).ok().and_then(|pile| pile.checked_sub(1));
        let index = index.filter(|index| *index < self.piles.len());
        index.is_some_and(|index| {
            self.is_free(index) || self.takes(index).any(|take| take == chosen.take)
        })
    }

    /// Whether the misconception aims at two equal piles, which allows many moves in one pile.
    pub fn is_equalising(&self) -> bool {
        matches!(self.goal, Goal::Equal)
    }

    /// Whether taking the whole pile at `index` (0-based) leaves exactly two equal piles.
    pub fn leaves_a_pair(&self, index: usize) -> bool {
        let others = self.piles.iter().enumerate().filter(|(other, _)| *other != index);
        let mut others = others.map(|(_, size)| *size).filter(|size| *size > 0);
        let pair = [others.next(), others.next(), others.next()];
        matches!(pair, [Some(one), Some(other), None] if one == other)
    }

    /// Whether every legal move in the pile at `index` (0-based) follows from the misconception.
    pub fn is_free(&self, index: usize) -> bool {
        matches!(self.goal, Goal::In(which) if which.matches(self.piles[index]))
    }

    /// Iterates over the numbers of stones that a player with the misconception may take from the pile at
    /// `index` (0-based); a number may occur twice if the aim is two equal piles.
    pub fn takes(&self, index: usize) -> impl Iterator<Item = u64> {
        let (piles, size) = (self.piles, self.piles[index]);
        let most = self.rules.largest_take(size);
        let others = move || (0..piles.len()).filter(move |other| *other != index);
        let (mut every, mut few, mut equal) = (None, [None; 2], None);
        match self.goal {
            Goal::In(_) => every = self.is_free(index).then_some(1..=most),
            Goal::Take(take, which) => few[0] = which.matches(size).then_some(take),
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
                let take = PileVerdict::new(size, tally, modulus, play).take();
                few[0] = take.map(|take| take.min(most));
            }
        }
        let aimed = few.into_iter().flatten().chain(equal.into_iter().flatten());
        let legal = aimed.filter(move |take| (1..=most).contains(take));
        every.into_iter().flatten().chain(legal)
    }
}
