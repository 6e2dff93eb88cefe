//! A box: every position of up to N piles of up to MAX stones is decided from the legal moves
//! alone, and its outcome and its winning moves are held against the theorem. The positions of the
//! box are the sub-positions of its largest one, N piles of MAX.

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

/// What came of a box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BoxProof {
    /// `nim`.
    pub of: &'static str,
    /// The rules.
    pub rules: nim::Rules,
    /// The box.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// How many positions it has, the order of the piles not counting.
    pub positions: u64,
    /// How many of them were decided: all, unless there is a counterexample.
    pub decided: u64,
    /// How many of these are P.
    pub lost: u64,
    /// How many of these are N.
    pub won: u64,
    /// Whether the theorem says the same of all of them and of their winning moves.
    pub agrees: bool,
    /// The first position of which it does not.
    pub counterexample: Option<Counterexample>,
}

/// Onlooker of the sieve that compares and counts.
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

/// Holds every position of up to `piles` piles of up to `most` stones against `theory`, which is
/// the theorem of the same rules unless somebody wants to see it fail. The box has at most
/// [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) positions (of a larger one, only the
/// end is looked at). `progress` hears now and then how many positions are decided.
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
