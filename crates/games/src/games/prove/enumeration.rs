//! The proof of a box, which is the set of all positions of up to N piles of up to MAX stones. Every position
//! is decided from the legal moves alone; its outcome and winning moves are compared with the theorem.
//! [`nim_retrograde`](super::nim_retrograde) has the theorem.

use std::ops::ControlFlow;

use serde::Serialize;

use super::nim_retrograde::{Theory, table_from_sieve};
use super::piles::REPORT;
use super::steps::{BoxSize, Counterexample, Share, Step};
use super::tree::PileGame;
use crate::games::nim;
use crate::games::nim::closed_form::NimTally;
use crate::position::Outcome;
use crate::search::ranking::Ranking;
use crate::search::retrograde::{RetrogradeTable, Visitor};
use crate::search::run_length::Runs;

/// Result of comparing all positions of a box with the theorem. A box has all positions of up to `piles`
/// piles of up to `max` stones.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoxProof {
    /// Name of the game: `nim`.
    pub of: &'static str,
    /// Rules of Nim: limit and play convention.
    pub rules: nim::Rules,
    /// Size of the box: largest number of piles and largest number of stones in a pile.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// Number of positions in the box; the order of the piles does not matter.
    pub positions: u64,
    /// Number of decided positions: all, unless the comparison stopped at a counterexample.
    pub decided: u64,
    /// Number of decided P-positions.
    pub lost: u64,
    /// Number of decided N-positions.
    pub won: u64,
    /// Whether the theorem gives the same outcome and the same winning moves for every position.
    pub agrees: bool,
    /// The first position for which search and theorem differ; null if there is none.
    pub counterexample: Option<Counterexample>,
}

/// Visitor of the retrograde analysis that compares each position with the theorem and counts the outcomes.
struct Comparison<'p> {
    theory: Theory,
    /// Numbers of decided P- and N-positions, indexed by the number of non-empty piles.
    shares: Vec<Share>,
    decided: u64,
    /// Piles of the first position for which search and theorem differ.
    first_mismatch: Option<Vec<u64>>,
    /// Function that is called from time to time with the number of decided positions.
    progress: &'p mut dyn FnMut(u64),
}

impl Visitor for Comparison<'_> {
    type Rest = NimTally;

    fn visit_outcome(
        &mut self,
        runs: &Runs,
        outcome: Outcome,
        ways: Option<u8>,
    ) -> ControlFlow<()> {
        self.decided += 1;
        if self.decided.is_multiple_of(REPORT as u64) {
            (self.progress)(self.decided);
        }
        let (expected, agrees) = self.theory.compare(runs, outcome, ways);
        let real = runs.as_slice().iter().filter(|run| run.size > 0).map(|run| run.count());
        let share = &mut self.shares[real.sum::<usize>()];
        share.positions += 1;
        share.lost += u64::from(outcome == Outcome::P);
        share.won += u64::from(outcome == Outcome::N);
        share.one_winning_pile += u64::from(expected.piles == 1);
        if agrees {
            return ControlFlow::Continue(());
        }
        self.first_mismatch = Some(runs.piles());
        ControlFlow::Break(())
    }

    fn without_pile(&self, size: u64) -> NimTally {
        self.theory.without_pile(size)
    }

    fn visit_winning_move(&mut self, rest: &NimTally, _: usize, from: u64, to: u64) -> bool {
        self.theory.is_winning_move(*rest, from, to)
    }
}

/// Decides every position of up to `piles` piles of up to `most` stones by the rules `rules` and compares it
/// with the theorem for the rules `theory`; returns the result and the steps. `theory` differs from `rules`
/// only in tests that expect a difference. Of a box with more than
/// [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) positions, only the position without stones is
/// decided. Calls `progress` from time to time with the number of decided positions.
pub fn compare_box(
    rules: nim::Rules,
    piles: u64,
    most: u64,
    theory: nim::Rules,
    progress: &mut dyn FnMut(u64),
) -> (BoxProof, Vec<Step>) {
    let sizes = vec![most; usize::try_from(piles).unwrap_or_default()];
    let ranking = Ranking::try_new(&sizes).unwrap_or_else(Ranking::empty);
    let (positions, bytes) = (ranking.count() as u64, ranking.memory_size());
    let share = |piles| Share { piles, ..Share::default() };
    let mut comparison = Comparison {
        theory: Theory::new(theory),
        shares: (0..=ranking.bounds().len() as u64).map(share).collect(),
        decided: 0,
        first_mismatch: None,
        progress,
    };
    let sieve = RetrogradeTable::run(ranking, rules.limit, nim::Nim::end(rules), &mut comparison);
    let Comparison { shares, decided, first_mismatch: amiss, .. } = comparison;
    let lost = shares.iter().map(|share| share.lost).sum();
    let counterexample = table_from_sieve(rules, theory, sieve, amiss).counterexample();
    let bytes = bytes + positions;
    let steps = vec![
        Step::Start {},
        Step::BoxCost { positions, of: piles + most, chosen: piles, bytes },
        Step::BoxResult { by_piles: shares },
    ];
    let proof = BoxProof {
        of: "nim",
        rules,
        size: BoxSize { piles, max: most },
        positions,
        decided,
        lost,
        won: decided - lost,
        agrees: counterexample.is_none(),
        counterexample,
    };
    (proof, steps)
}
