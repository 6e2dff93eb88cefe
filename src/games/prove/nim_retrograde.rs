//! The proof for Nim. The [`Sieve`], which knows the legal moves alone, decides positions forwards from the
//! end of the game, millions a second; each is compared with the theorem of Nim. The result is a
//! [`PileTable`].

use std::ops::ControlFlow;

use super::piles::{PileTable, REPORT};
use super::tree::PileGame;
use crate::games::nim::closed_form::{NimTally, PileVerdict, residue};
use crate::games::nim::{Nim, Rules, State};
use crate::position::{Outcome, PileMove, PlayConvention};
use crate::search::retrograde::{Sieve, Visitor};
use crate::search::run_length::Runs;

/// The theorem's answer for the position that is being decided.
pub(super) struct Theory {
    play: PlayConvention,
    modulus: Option<u64>,
    tally: NimTally,
}

/// Number of piles in which the theorem has a winning move.
pub(super) struct Ways {
    /// Number of sizes: equal piles count once.
    pub(super) sizes: u8,
    /// Number of piles: equal piles count separately.
    pub(super) piles: u64,
}

impl Theory {
    pub(super) fn of(rules: Rules) -> Self {
        Theory { play: rules.play, modulus: rules.modulus(), tally: NimTally::default() }
    }

    /// Moves on to this position. Returns the number of piles with a winning move, and whether the theorem
    /// agrees with this outcome and with `found` winning sizes.
    pub(super) fn holds(
        &mut self,
        runs: &Runs,
        outcome: Outcome,
        found: Option<u8>,
    ) -> (Ways, bool) {
        let runs = runs.as_slice();
        self.tally = runs.iter().fold(NimTally::default(), |tally, run| {
            tally.with_many(residue(run.size, self.modulus), run.count())
        });
        let mut ways = Ways { sizes: 0, piles: 0 };
        for run in runs {
            if self.take(self.rest(run.size), run.size).is_some() {
                ways.sizes = ways.sizes.saturating_add(1);
                ways.piles += run.count() as u64;
            }
        }
        let agrees = self.tally.outcome(self.play) == outcome && found == Some(ways.sizes);
        (ways, agrees)
    }

    /// Returns the tally without one pile of `size`.
    pub(super) fn rest(&self, size: u64) -> NimTally {
        self.tally.without(residue(size, self.modulus))
    }

    /// Whether the theorem, too, reduces a pile of `from` beside the piles of `rest` to `to`.
    pub(super) fn wins(&self, rest: NimTally, from: u64, to: u64) -> bool {
        self.take(rest, from) == Some(from - to)
    }

    fn take(&self, rest: NimTally, size: u64) -> Option<u64> {
        PileVerdict::beside(size, rest, self.modulus, self.play).take()
    }
}

/// Visitor of the sieve that compares with the theorem and keeps a reason for each N-position.
struct Witnesses<'p> {
    theory: Theory,
    table: PileTable<Nim>,
    /// Winning moves of the last position: sizes before and after.
    of_last: Vec<(u64, u64)>,
    decided: usize,
    progress: &'p mut dyn FnMut(u64),
}

impl Visitor for Witnesses<'_> {
    type Rest = NimTally;

    fn decided(&mut self, runs: &Runs, outcome: Outcome, ways: Option<u8>) -> ControlFlow<()> {
        self.decided += 1;
        if self.decided.is_multiple_of(REPORT) {
            (self.progress)(self.decided as u64);
        }
        let (_, agrees) = self.theory.holds(runs, outcome, ways);
        if self.table.amiss.is_none() && !agrees {
            self.table.amiss = Some(runs.piles());
        }
        ControlFlow::Continue(())
    }

    fn rest(&self, size: u64) -> NimTally {
        self.theory.rest(size)
    }

    fn wins(&mut self, rest: &NimTally, rank: usize, from: u64, to: u64) -> bool {
        // This move leads to the position decided last.
        self.table.reason_is(rank, self.decided - 1);
        if rank + 1 == self.table.ways.len() {
            self.of_last.push((from, to));
        }
        self.theory.wins(*rest, from, to)
    }
}

/// Decides every sub-position and compares it with the theorem of Nim under the rules `theory`; keeps reasons
/// for the first `kept` ones.
pub(crate) fn decide(
    setting: &State,
    theory: Rules,
    kept: usize,
    progress: &mut dyn FnMut(u64),
) -> PileTable<Nim> {
    let table = PileTable::empty(setting, theory, kept);
    let ranking = table.ranking.clone();
    let theory = Theory::of(theory);
    let mut watch = Witnesses { theory, table, of_last: Vec::new(), decided: 0, progress };
    let sieve = Sieve::run(ranking, setting.rules.limit, Nim::end(setting.rules), &mut watch);
    let Witnesses { mut table, of_last, .. } = watch;
    table.ways = sieve.into_ways();
    let winning = moves_of(setting.piles(), &of_last);
    table.winning = winning.into_iter().map(Into::into).collect();
    table
}

/// Returns the table of a sieve that stopped at the first difference from the theorem.
pub(super) fn table_of(
    rules: Rules,
    theory: Rules,
    sieve: Sieve,
    amiss: Option<Vec<u64>>,
) -> PileTable<Nim> {
    let setting = State::of(rules, sieve.ranking().bounds());
    let mut table = PileTable::empty(&setting, theory, 0);
    table.amiss = amiss;
    table.ways = sieve.into_ways();
    table
}

/// Converts winning moves given by sizes before and after to moves of these piles, in pile order. A pile has
/// at most one: of two remaining sizes the larger would have a move to the smaller, but both are P-positions.
fn moves_of(piles: &[u64], sizes: &[(u64, u64)]) -> Vec<PileMove> {
    let of_pile = |(&size, pile): (&u64, u64)| {
        let &(_, leaves) = sizes.iter().find(|way| way.0 == size)?;
        Some(PileMove { pile, take: size - leaves, leaves })
    };
    piles.iter().zip(1..).filter_map(of_pile).collect()
}
