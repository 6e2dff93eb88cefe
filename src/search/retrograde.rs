//! Who wins every sub-position of piles, from the legal moves alone. The definition is read
//! forwards: beginning at the end, a position that no move to a lost one was found for is lost
//! itself, and then every position from which a move leads to it is won. So only lost positions do
//! work, and there are few of them. One byte a position; no theorem and no xor.

use std::ops::ControlFlow;

use super::ranking::Ranking;
use super::run_length::{Run, Runs};
use crate::position::Outcome;

/// Too many to be counted, or not as the onlooker expects.
const AMISS: u8 = u8::MAX;

/// Whoever looks on while the sieve runs.
pub(crate) trait Visitor {
    /// What it knows of the piles beside the one that moves.
    type Rest;

    /// A position is decided, in the order of the numbers. `ways` counts its winning moves, piles
    /// of the same size being one; `None` when one of them was not as expected. Nothing more is
    /// decided after a break.
    fn decided(&mut self, runs: &Runs, outcome: Outcome, ways: Option<u8>) -> ControlFlow<()>;

    /// Looks at the position just decided, which is lost, without one of its piles of `size`.
    fn rest(&self, size: u64) -> Self::Rest;

    /// A winning move was found: in position `rank` a pile goes from `from` down to `to` beside
    /// `rest`. Each is reported once, piles of the same size being one. Says whether that is as
    /// expected.
    fn wins(&mut self, rest: &Self::Rest, rank: usize, from: u64, to: u64) -> bool;
}

/// The outcomes of all sub-positions of some piles.
#[derive(Clone, Debug)]
pub(crate) struct Sieve {
    ranking: Ranking,
    limit: u64,
    end: Outcome,
    /// How many winning moves each position has.
    ways: Vec<u8>,
}

impl Sieve {
    /// Decides every position that `ranking` numbers. A move takes 1 to `limit` stones from one
    /// pile; `end` is the outcome of the position without stones.
    pub(crate) fn run(
        ranking: Ranking,
        limit: Option<u64>,
        end: Outcome,
        watch: &mut impl Visitor,
    ) -> Self {
        let mut sieve = Sieve {
            ways: vec![0; ranking.count()],
            ranking,
            limit: limit.unwrap_or(u64::MAX),
            end,
        };
        let mut runs = Runs::first(&sieve.ranking);
        for rank in 0..sieve.ways.len() {
            let outcome = sieve.outcome(rank);
            let ways = Some(sieve.ways[rank]).filter(|&ways| ways != AMISS);
            if watch.decided(&runs, outcome, ways).is_break() {
                break;
            }
            if outcome == Outcome::P {
                sieve.reach_back(runs.as_slice(), rank, watch);
            }
            runs.advance(&sieve.ranking);
        }
        sieve
    }

    /// Marks every position from which one move leads to the lost position of these runs: one of
    /// its piles was larger by 1 to `limit`. The number of such a position changes only in the
    /// places that the larger pile passes.
    fn reach_back(&mut self, runs: &[Run], rank: usize, watch: &mut impl Visitor) {
        for (index, run) in runs.iter().enumerate() {
            let (to, mut place) = (run.size, run.end - 1);
            let rest = watch.rest(to);
            let most = to.saturating_add(self.limit);
            let mut base = (rank as u32).wrapping_sub(self.ranking.part(place, to));
            let mut from = to + 1;
            let mut passed = runs[index + 1..].iter();
            loop {
                // The sizes with which the pile stands in this place: up to that of the next run.
                let next = passed.next();
                let size = next.map_or(u64::MAX, |run| run.size);
                let end = most.min(size).min(self.ranking.bounds()[place]);
                let parts = self.ranking.parts(place, from, end);
                for (part, size) in parts.iter().zip(from..) {
                    let found = base.wrapping_add(*part) as usize;
                    let expected = watch.wins(&rest, found, size, to);
                    let ways = &mut self.ways[found];
                    *ways = if expected { ways.saturating_add(1) } else { AMISS };
                }
                let Some(next) = next.filter(|_| end == size) else {
                    break;
                };
                // Beyond it, each pile of that run stands one place further in front.
                let last = next.end - 1;
                let (here, there) = (self.ranking.part(place, size), self.ranking.part(last, size));
                base = base.wrapping_add(here).wrapping_sub(there);
                (place, from) = (last, size + 1);
            }
        }
    }

    pub(crate) fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// The outcome of the position with this number; number 0 is the end.
    pub(crate) fn outcome(&self, rank: usize) -> Outcome {
        match rank {
            0 => self.end,
            _ => Outcome::lost_if(self.ways[rank] == 0),
        }
    }

    /// For each position something above 0 when it is won, and 0 when it is lost.
    pub(crate) fn into_ways(mut self) -> Vec<u8> {
        self.ways[0] = u8::from(self.end == Outcome::N);
        self.ways
    }

    /// What one move leads to, with the size before and after: piles of the same size are one,
    /// larger piles and smaller takes come first.
    pub(crate) fn options(&self, piles: &[u64]) -> impl Iterator<Item = (u64, u64, Vec<u64>)> {
        let places = (0..piles.len()).rev();
        let first_of_size = places.filter(|&place| place == 0 || piles[place - 1] < piles[place]);
        first_of_size.flat_map(move |place| {
            let from = piles[place];
            let least = from.saturating_sub(self.limit);
            (least..from).rev().map(move |to| {
                let mut option = piles.to_vec();
                option[place] = to;
                option[..=place].sort_unstable();
                (from, to, option)
            })
        })
    }

    /// The winning moves in a position whose options are decided: sizes before and after.
    pub(crate) fn winning_moves(&self, piles: &[u64]) -> Vec<(u64, u64)> {
        let lost = |option: &[u64]| self.outcome(self.ranking.rank(option)) == Outcome::P;
        let moves = self.options(piles).filter(|(_, _, option)| lost(option));
        moves.map(|(from, to, _)| (from, to)).collect()
    }
}
