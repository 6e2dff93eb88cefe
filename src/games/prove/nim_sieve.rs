//! Nim's positions, decided by the [`Sieve`], which knows the legal moves alone and goes forwards from
//! the end: millions of positions a second. Each is held against the theorem of Nim.

use std::ops::ControlFlow;

use super::piles::{PileTable, REPORT};
use super::tree::PileGame;
use crate::games::nim::closed_form::{PileVerdict, Tally};
use crate::games::nim::{Nim, Rules, Setting};
use crate::position::{Move, Outcome};
use crate::search::sieve::{Sieve, Watch};

/// Onlooker of the sieve that compares with a theory and keeps reasons.
struct Witnesses<'p> {
    theory: Rules,
    table: PileTable<Nim>,
    /// The winning moves of the last position: sizes before and after.
    of_last: Vec<(u64, u64)>,
    decided: usize,
    progress: &'p mut dyn FnMut(u64),
}

impl Watch for Witnesses<'_> {
    type Rest = Tally;

    fn rest(&self, piles: &[u64], place: usize) -> Tally {
        let modulus = self.theory.modulus();
        Tally::of(piles, modulus).without(self.theory.residue(piles[place]))
    }

    fn wins(&mut self, rest: &Tally, rank: usize, from: u64, to: u64) -> bool {
        // What is won now is won by a move to the position that is being decided.
        self.table.reason_is(rank, self.decided);
        if rank + 1 == self.table.ways.len() {
            self.of_last.push((from, to));
        }
        expected(self.theory, *rest, from) == Some(from - to)
    }

    fn decided(&mut self, piles: &[u64], outcome: Outcome, ways: Option<u8>) -> ControlFlow<()> {
        self.decided += 1;
        if self.decided.is_multiple_of(REPORT) {
            (self.progress)(self.decided as u64);
        }
        if self.table.amiss.is_none() && !agrees(self.theory, piles, outcome, ways) {
            self.table.amiss = Some(piles.to_vec());
        }
        ControlFlow::Continue(())
    }
}

/// Whether the theory says the same of sorted piles.
fn agrees(theory: Rules, piles: &[u64], outcome: Outcome, ways: Option<u8>) -> bool {
    let tally = Tally::of(piles, theory.modulus());
    tally.outcome(theory.play) == outcome && ways == Some(expected_ways(theory, piles, tally).sizes)
}

/// Decides every sub-position and holds it against the theorem of Nim under the rules `theory`;
/// keeps reasons for the first `kept` ones.
pub(crate) fn decide(
    setting: &Setting,
    theory: Rules,
    kept: usize,
    progress: &mut dyn FnMut(u64),
) -> PileTable<Nim> {
    let table = PileTable::empty(setting, theory, kept);
    let ranking = table.ranking.clone();
    let mut watch = Witnesses { theory, table, of_last: Vec::new(), decided: 0, progress };
    let sieve = Sieve::run(ranking, setting.rules.limit, Nim::end(setting.rules), &mut watch);
    let Witnesses { mut table, of_last, .. } = watch;
    table.ways = sieve.into_ways();
    let winning = moves_of(setting.piles(), &of_last);
    table.winning = winning.into_iter().map(Into::into).collect();
    table
}

/// What a sieve found that ended where the theory says something else.
pub(super) fn table_of(
    rules: Rules,
    theory: Rules,
    sieve: Sieve,
    amiss: Option<Vec<u64>>,
) -> PileTable<Nim> {
    let setting = Setting::of(rules, sieve.ranking().bounds());
    let mut table = PileTable::empty(&setting, theory, 0);
    table.amiss = amiss;
    table.ways = sieve.into_ways();
    table
}

/// How many stones the theory takes from a pile of `size` beside the piles of `rest`.
pub(super) fn expected(theory: Rules, rest: Tally, size: u64) -> Option<u64> {
    PileVerdict::beside(size, rest, theory.modulus(), theory.play).take()
}

/// In how many piles the theory has a winning move.
pub(super) struct ExpectedWays {
    /// Piles of the same size being one.
    pub(super) sizes: u8,
    /// Every pile counted.
    pub(super) piles: u64,
}

/// Counts the winning moves of the theory in sorted piles with this tally.
pub(super) fn expected_ways(theory: Rules, piles: &[u64], tally: Tally) -> ExpectedWays {
    let mut ways = ExpectedWays { sizes: 0, piles: 0 };
    // Empty piles come first, and nothing is taken from them.
    let mut before = (0, false);
    for &size in piles {
        if before.0 != size {
            let verdict = PileVerdict::of(size, tally, theory.modulus(), theory.play);
            before = (size, verdict.take().is_some());
            ways.sizes = ways.sizes.saturating_add(u8::from(before.1));
        }
        ways.piles += u64::from(before.1);
    }
    ways
}

/// Winning moves given by sizes before and after, as moves of these piles, in pile order. A pile has one at
/// most: from what the smaller of two leaves, a move would lead to what the larger leaves, and both are lost.
fn moves_of(piles: &[u64], sizes: &[(u64, u64)]) -> Vec<Move> {
    let of_pile = |(&size, pile): (&u64, u64)| {
        let &(_, leaves) = sizes.iter().find(|way| way.0 == size)?;
        Some(Move { pile, take: size - leaves, leaves })
    };
    piles.iter().zip(1..).filter_map(of_pile).collect()
}
