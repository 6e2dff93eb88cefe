//! The proof for a box: every position of up to N piles of up to MAX stones is decided from the legal moves
//! alone, and its outcome and its winning moves are compared with the theorem. The positions of the box are
//! the sub-positions of its largest one, N piles of MAX. [`super::nim_retrograde`] decides them.

use std::ops::ControlFlow;

use serde::Serialize;

use super::nim_retrograde::{Theory, table_of};
use super::piles::REPORT;
use super::steps::{BoxSize, Counterexample, Share, Step};
use super::tree::PileGame;
use crate::games::nim;
use crate::games::nim::closed_form::NimTally;
use crate::position::Outcome;
use crate::search::ranking::Ranking;
use crate::search::retrograde::{Sieve, Visitor};
use crate::search::run_length::Runs;

/// The result of the proof for a box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoxProof {
    /// Name of the game, `nim`.
    pub of: &'static str,
    /// Rules of the game.
    pub rules: nim::Rules,
    /// Size of the box.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// Number of positions; the order of the piles does not count.
    pub positions: u64,
    /// Number of decided positions: all, unless there is a counterexample.
    pub decided: u64,
    /// Number of decided positions that are P-positions.
    pub lost: u64,
    /// Number of decided positions that are N-positions.
    pub won: u64,
    /// Whether the theorem gives the same outcome and winning moves for all of them.
    pub agrees: bool,
    /// First position for which the theorem differs; null if there is none.
    pub counterexample: Option<Counterexample>,
}

/// Visitor of the sieve that compares each position with the theorem and counts.
struct Comparison<'p> {
    theory: Theory,
    shares: Vec<Share>,
    decided: u64,
    amiss: Option<Vec<u64>>,
    progress: &'p mut dyn FnMut(u64),
}

impl Visitor for Comparison<'_> {
    type Rest = NimTally;

    fn decided(&mut self, runs: &Runs, outcome: Outcome, ways: Option<u8>) -> ControlFlow<()> {
        self.decided += 1;
        if self.decided.is_multiple_of(REPORT as u64) {
            (self.progress)(self.decided);
        }
        let (expected, agrees) = self.theory.holds(runs, outcome, ways);
        let real = runs.as_slice().iter().filter(|run| run.size > 0).map(|run| run.count());
        let share = &mut self.shares[real.sum::<usize>()];
        share.positions += 1;
        share.lost += u64::from(outcome == Outcome::P);
        share.won += u64::from(outcome == Outcome::N);
        share.one_winning_pile += u64::from(expected.piles == 1);
        if agrees {
            return ControlFlow::Continue(());
        }
        self.amiss = Some(runs.piles());
        ControlFlow::Break(())
    }

    fn rest(&self, size: u64) -> NimTally {
        self.theory.rest(size)
    }

    fn wins(&mut self, rest: &NimTally, _: usize, from: u64, to: u64) -> bool {
        self.theory.wins(*rest, from, to)
    }
}

/// Compares every position of up to `piles` piles of up to `most` stones with `theory`, the theorem of the
/// same rules unless a test wants a failure. The box has at most
/// [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) positions (of a larger one, only the end of the
/// game is examined). Reports the number of decided positions to `progress` now and then.
pub(crate) fn hold(
    rules: nim::Rules,
    piles: u64,
    most: u64,
    theory: nim::Rules,
    progress: &mut dyn FnMut(u64),
) -> (BoxProof, Vec<Step>) {
    let sizes = vec![most; usize::try_from(piles).unwrap_or_default()];
    let ranking = Ranking::of(&sizes).unwrap_or_else(Ranking::of_nothing);
    let (positions, bytes) = (ranking.count() as u64, ranking.bytes());
    let share = |piles| Share { piles, ..Share::default() };
    let mut comparison = Comparison {
        theory: Theory::of(theory),
        shares: (0..=ranking.bounds().len() as u64).map(share).collect(),
        decided: 0,
        amiss: None,
        progress,
    };
    let sieve = Sieve::run(ranking, rules.limit, nim::Nim::end(rules), &mut comparison);
    let Comparison { shares, decided, amiss, .. } = comparison;
    let lost = shares.iter().map(|share| share.lost).sum();
    let counterexample = table_of(rules, theory, sieve, amiss).counterexample();
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
