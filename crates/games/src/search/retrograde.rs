//! Outcome classes of all sub-positions of piles, from the legal moves alone. Ranks are visited in rising
//! order, from the end of the game. A position without a known move to a P-position is a P-position; every
//! position with a move to it is then an N-position. Only P-positions cause work, and there are few of them.
//! The table has one byte for each position; no theorem and no xor is used.

use std::ops::ControlFlow;

use super::ranking::Ranking;
use super::run_length::{Run, Runs};
use crate::position::Outcome;

/// Value in `ways` of a position that has at least 255 winning moves, or a winning move that the visitor does
/// not expect.
const NOT_COUNTED: u8 = u8::MAX;

/// Receives the results of `RetrogradeTable::run` while the outcome classes are computed.
pub trait Visitor {
    /// Data of the visitor about the piles that a move leaves unchanged. It saves work in
    /// `visit_winning_move`.
    type Rest;

    /// Receives each position in the order of ranks, with its outcome class. `ways` is the number of winning
    /// moves, equal piles counted once; `None` if there are 255 or more or `visit_winning_move` returned
    /// `false` for one. The search ends if the implementation returns `Break`.
    fn visit_outcome(&mut self, runs: &Runs, outcome: Outcome, ways: Option<u8>)
    -> ControlFlow<()>;

    /// Returns data about the piles of the position that was passed to `visit_outcome` last, without one pile
    /// of `size` stones. The data are passed to `visit_winning_move`.
    fn without_pile(&self, size: u64) -> Self::Rest;

    /// Receives each winning move: in the position of rank `rank`, a pile of `from` stones is reduced to `to`
    /// stones, and `rest` describes the other piles. Equal piles are reported once. Returns whether the
    /// visitor expects this move, for example by a theorem.
    fn visit_winning_move(&mut self, rest: &Self::Rest, rank: usize, from: u64, to: u64) -> bool;
}

/// The outcome classes of all sub-positions of some piles.
#[derive(Clone, Debug)]
pub struct RetrogradeTable {
    ranking: Ranking,
    /// Maximum number of stones that a move may take; 2^64 − 1 for any number.
    limit: u64,
    /// Outcome class of the position without stones.
    end: Outcome,
    /// Number of winning moves of each position, by rank; `u8::MAX` if the number is not counted.
    ways: Vec<u8>,
}

impl RetrogradeTable {
    /// Creates the table of the outcome classes of all positions of `ranking`; `watch` receives the results.
    /// A move takes 1 to `limit` stones from one pile, any number if `limit` is `None`. `end` is the outcome
    /// class of the position without stones. If `watch` returns `Break` at a rank, the classes of higher
    /// ranks are not computed.
    pub fn run(
        ranking: Ranking,
        limit: Option<u64>,
        end: Outcome,
        watch: &mut impl Visitor,
    ) -> Self {
        let mut sieve = RetrogradeTable {
            ways: vec![0; ranking.count()],
            ranking,
            limit: limit.unwrap_or(u64::MAX),
            end,
        };
        let mut runs = Runs::first(&sieve.ranking);
        for rank in 0..sieve.ways.len() {
            let outcome = sieve.outcome(rank);
            let ways = Some(sieve.ways[rank]).filter(|&ways| ways != NOT_COUNTED);
            if watch.visit_outcome(&runs, outcome, ways).is_break() {
                break;
            }
            if outcome == Outcome::P {
                sieve.reach_back(runs.as_slice(), rank, watch);
            }
            runs.advance(&sieve.ranking);
        }
        sieve
    }

    /// Counts a winning move in every position with a move to the P-position `runs` of rank `rank`. In such a
    /// position one pile is larger than in `runs`, by 1 to `limit` stones; as piles are sorted, that pile may
    /// have a later index. Ranks differ only by the contributions at the indices in between.
    fn reach_back(&mut self, runs: &[Run], rank: usize, watch: &mut impl Visitor) {
        for (index, run) in runs.iter().enumerate() {
            let (to, mut place) = (run.size, run.end - 1);
            let rest = watch.without_pile(to);
            let most = to.saturating_add(self.limit);
            let mut base = (rank as u32).wrapping_sub(self.ranking.contribution(place, to));
            let mut from = to + 1;
            let mut passed = runs[index + 1..].iter();
            loop {
                // Sizes at which the pile keeps this index: up to the size of the next run.
                let next = passed.next();
                let size = next.map_or(u64::MAX, |run| run.size);
                let end = most.min(size).min(self.ranking.bounds()[place]);
                let parts = self.ranking.contributions(place, from, end);
                for (part, size) in parts.iter().zip(from..) {
                    let found = base.wrapping_add(*part) as usize;
                    let expected = watch.visit_winning_move(&rest, found, size, to);
                    let ways = &mut self.ways[found];
                    *ways = if expected { ways.saturating_add(1) } else { NOT_COUNTED };
                }
                let Some(next) = next.filter(|_| end == size) else {
                    break;
                };
                // A larger pile passes that run; each pile of the run then has an index lower by one.
                let last = next.end - 1;
                let (here, there) =
                    (self.ranking.contribution(place, size), self.ranking.contribution(last, size));
                base = base.wrapping_add(here).wrapping_sub(there);
                (place, from) = (last, size + 1);
            }
        }
    }

    /// Returns the ranking that numbers the positions of this table.
    pub fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// Returns the outcome class of the position with this rank (0-based); rank 0 is the position without
    /// stones.
    pub fn outcome(&self, rank: usize) -> Outcome {
        match rank {
            0 => self.end,
            _ => Outcome::p_if(self.ways[rank] == 0),
        }
    }

    /// Returns a byte for each rank, in the order of ranks: above 0 for an N-position, 0 for a P-position.
    pub fn into_outcome_bytes(mut self) -> Vec<u8> {
        self.ways[0] = u8::from(self.end == Outcome::N);
        self.ways
    }

    /// Iterates over the options of a position, each a tuple: the size of the changed pile before the move,
    /// its size after the move, and all piles after the move, sorted. `piles` are the sizes before the move,
    /// sorted. Equal piles count once; moves in larger piles come first, in one pile those that take fewer
    /// stones.
    pub fn options(&self, piles: &[u64]) -> impl Iterator<Item = (u64, u64, Vec<u64>)> {
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

    /// Returns the winning moves of a position, each as the size of the changed pile before and after it.
    /// `piles` is sorted and must be a sub-position of the ranked piles, whose outcome classes must be
    /// computed.
    pub fn winning_moves(&self, piles: &[u64]) -> Vec<(u64, u64)> {
        let lost = |option: &[u64]| self.outcome(self.ranking.rank(option)) == Outcome::P;
        let moves = self.options(piles).filter(|(_, _, option)| lost(option));
        moves.map(|(from, to, _)| (from, to)).collect()
    }
}
