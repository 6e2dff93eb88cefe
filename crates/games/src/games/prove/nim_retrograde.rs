//! Decides the positions of Nim with the [`RetrogradeTable`], which knows only the legal moves and decides
//! millions of positions a second. Each position is compared with the theorem of Nim. The result is a
//! [`PileTable`].

use std::ops::ControlFlow;

use super::piles::{PileTable, REPORT};
use super::tree::PileGame;
use crate::games::nim::closed_form::{NimTally, PileVerdict, residue};
use crate::games::nim::{Nim, Rules, State};
use crate::position::{Outcome, PileMove, PlayConvention};
use crate::search::retrograde::{RetrogradeTable, Visitor};
use crate::search::run_length::Runs;

/// The theorem of Nim, applied to the position that is being decided.
pub(super) struct Theory {
    play: PlayConvention,
    /// Limit K plus 1; `None` without a limit.
    modulus: Option<u64>,
    /// Tally of the piles of the position.
    tally: NimTally,
}

/// Counts of the piles in which a move wins according to the theorem.
pub(super) struct Ways {
    /// Number of different pile sizes with a winning move.
    pub(super) sizes: u8,
    /// Number of piles with a winning move; equal piles count separately.
    pub(super) piles: u64,
}

impl Theory {
    /// Creates the theorem for the given rules; no position is set yet.
    pub(super) fn new(rules: Rules) -> Self {
        Theory { play: rules.play, modulus: rules.modulus(), tally: NimTally::default() }
    }

    /// Makes `runs` (piles counted by size) the current position and compares the theorem with the search. The
    /// search found `outcome`, and winning moves in `found` different pile sizes. `found` is `None` if one of
    /// these moves contradicts the theorem or they are too many to count; this counts as a disagreement.
    /// Returns the theorem's counts of piles with a winning move, then whether search and theorem agree.
    pub(super) fn compare(
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
            if self.winning_take(self.without_pile(run.size), run.size).is_some() {
                ways.sizes = ways.sizes.saturating_add(1);
                ways.piles += run.count() as u64;
            }
        }
        let agrees = self.tally.outcome(self.play) == outcome && found == Some(ways.sizes);
        (ways, agrees)
    }

    /// Returns the tally of the current position without one of its piles of `size` stones.
    pub(super) fn without_pile(&self, size: u64) -> NimTally {
        self.tally.without_residue(residue(size, self.modulus))
    }

    /// Whether the theorem's winning move in a pile of `from` stones leaves `to` stones. `rest` is the tally
    /// of the other piles.
    pub(super) fn is_winning_move(&self, rest: NimTally, from: u64, to: u64) -> bool {
        self.winning_take(rest, from) == Some(from - to)
    }

    /// Returns the number of stones that the theorem takes from a pile of `size` stones; `None` if no move in
    /// the pile wins. `rest` is the tally of the other piles.
    fn winning_take(&self, rest: NimTally, size: u64) -> Option<u64> {
        PileVerdict::with_others(size, rest, self.modulus, self.play).take()
    }
}

/// Visitor of the retrograde analysis that compares each position with the theorem and records a reason for
/// each N-position.
struct Witnesses<'p> {
    theory: Theory,
    table: PileTable<Nim>,
    /// Winning moves of the last position, each as the sizes of the pile before and after the move.
    of_last: Vec<(u64, u64)>,
    decided: usize,
    /// Function that is called from time to time with the number of decided positions.
    progress: &'p mut dyn FnMut(u64),
}

impl Visitor for Witnesses<'_> {
    type Rest = NimTally;

    fn visit_outcome(
        &mut self,
        runs: &Runs,
        outcome: Outcome,
        ways: Option<u8>,
    ) -> ControlFlow<()> {
        self.decided += 1;
        if self.decided.is_multiple_of(REPORT) {
            (self.progress)(self.decided as u64);
        }
        let (_, agrees) = self.theory.compare(runs, outcome, ways);
        if self.table.first_mismatch.is_none() && !agrees {
            self.table.first_mismatch = Some(runs.piles());
        }
        ControlFlow::Continue(())
    }

    fn without_pile(&self, size: u64) -> NimTally {
        self.theory.without_pile(size)
    }

    fn visit_winning_move(&mut self, rest: &NimTally, rank: usize, from: u64, to: u64) -> bool {
        // A winning move reported now leads to the position decided last.
        self.table.record_reason(rank, self.decided - 1);
        if rank + 1 == self.table.ways.len() {
            self.of_last.push((from, to));
        }
        self.theory.is_winning_move(*rest, from, to)
    }
}

/// Decides every sub-position of `state` and compares it with the theorem of Nim for the rules `theory`. For
/// the N-positions among the first `kept` positions, the table keeps the reason (a P-position that a move
/// leaves). Calls `progress` from time to time with the number of decided positions.
pub fn decide(
    state: &State,
    theory: Rules,
    kept: usize,
    progress: &mut dyn FnMut(u64),
) -> PileTable<Nim> {
    let table = PileTable::empty(state, theory, kept);
    let ranking = table.ranking.clone();
    let theory = Theory::new(theory);
    let mut watch = Witnesses { theory, table, of_last: Vec::new(), decided: 0, progress };
    let sieve = RetrogradeTable::run(ranking, state.rules.limit, Nim::end(state.rules), &mut watch);
    let Witnesses { mut table, of_last, .. } = watch;
    table.ways = sieve.into_outcome_bytes();
    let winning = moves_in_piles(state.piles(), &of_last);
    table.winning = winning.into_iter().map(Into::into).collect();
    table
}

/// Converts `sieve`, the result of a retrograde analysis, to a table. `amiss` is the position at which the
/// analysis stopped because search and theorem differ; `None` if they agree.
pub(super) fn table_from_sieve(
    rules: Rules,
    theory: Rules,
    sieve: RetrogradeTable,
    amiss: Option<Vec<u64>>,
) -> PileTable<Nim> {
    let state = State::new(rules, sieve.ranking().bounds());
    let mut table = PileTable::empty(&state, theory, 0);
    table.first_mismatch = amiss;
    table.ways = sieve.into_outcome_bytes();
    table
}

/// Converts winning moves, given as the sizes of a pile before and after the move, to moves of these piles,
/// in pile order. A pile has at most one winning move: if two moves in it left P-positions, another move in
/// the pile would lead from one of these P-positions to the other.
fn moves_in_piles(piles: &[u64], sizes: &[(u64, u64)]) -> Vec<PileMove> {
    let of_pile = |(&size, pile): (&u64, u64)| {
        let &(_, leaves) = sizes.iter().find(|way| way.0 == size)?;
        Some(PileMove { pile, take: size - leaves, leaves })
    };
    piles.iter().zip(1..).filter_map(of_pile).collect()
}
