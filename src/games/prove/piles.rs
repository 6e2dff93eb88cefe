//! The proof for piles: every sub-position is decided by the [`Sieve`], which knows the legal moves
//! alone, and each is then held against the theorem of Nim. `Witnesses` keeps one winning move
//! for each, the reason that is shown.

use std::ops::ControlFlow;

use super::LISTED;
use super::argument::PileProof;
use super::steps::{Answer, Counterexample, LinePart, PileNode, Step};
use crate::games::nim;
use crate::games::nim::closed_form::{PileVerdict, Tally};
use crate::position::{Large, Move, Outcome, Play};
use crate::search::ranking::{Ranking, sorted_without_empty};
use crate::search::sieve::{Sieve, Watch};

/// The positions between two reports of progress.
const REPORT: usize = 1 << 16;

/// The largest pile that a grid or a row for readers has.
const WIDEST_GRID: u64 = 12;

/// The numbers of one part of a row.
pub(super) const LINE_PART: usize = 10;

/// The outcome of the end, by its rule.
pub(super) fn end_of(play: Play) -> Outcome {
    match play {
        Play::Normal => Outcome::P,
        Play::Misere => Outcome::N,
    }
}

/// Onlooker of the sieve that compares with a theory and keeps reasons.
pub(super) struct Witnesses<'p> {
    theory: nim::Rules,
    /// One winning move of each position, sizes before and after; of the first ones only.
    pub(super) first: Vec<(u32, u32)>,
    /// The number of the position in question, and all its winning moves.
    last: usize,
    pub(super) of_last: Vec<(u64, u64)>,
    decided: usize,
    pub(super) lost: u64,
    /// The first position where the theory says something else.
    pub(super) amiss: Option<Vec<u64>>,
    progress: &'p mut dyn FnMut(u64),
}

impl<'p> Witnesses<'p> {
    /// Keeps a reason for the first `kept` positions of `count`.
    pub(super) fn new(
        theory: nim::Rules,
        count: usize,
        kept: usize,
        progress: &'p mut dyn FnMut(u64),
    ) -> Self {
        Witnesses {
            theory,
            first: vec![(0, 0); kept.min(count)],
            last: count.saturating_sub(1),
            of_last: Vec::new(),
            decided: 0,
            lost: 0,
            amiss: None,
            progress,
        }
    }
}

impl Watch for Witnesses<'_> {
    type Rest = Tally;

    fn rest(&self, piles: &[u64], place: usize) -> Tally {
        let modulus = self.theory.modulus();
        Tally::of(piles, modulus).without(self.theory.residue(piles[place]))
    }

    fn wins(&mut self, rest: &Tally, rank: usize, from: u64, to: u64) -> bool {
        if let Some(first @ (0, 0)) = self.first.get_mut(rank) {
            *first = (from as u32, to as u32);
        }
        if rank == self.last {
            self.of_last.push((from, to));
        }
        expected(self.theory, *rest, from) == Some(from - to)
    }

    fn decided(&mut self, piles: &[u64], outcome: Outcome, ways: Option<u8>) -> ControlFlow<()> {
        self.decided += 1;
        self.lost += u64::from(outcome == Outcome::P);
        if self.decided.is_multiple_of(REPORT) {
            (self.progress)(self.decided as u64);
        }
        let tally = Tally::of(piles, self.theory.modulus());
        let agrees = tally.outcome(self.theory.play) == outcome
            && ways == Some(expected_ways(self.theory, piles, tally).sizes);
        if !agrees && self.amiss.is_none() {
            self.amiss = Some(piles.to_vec());
        }
        ControlFlow::Continue(())
    }
}

/// How many stones the theory takes from a pile of `size` beside the piles of `rest`.
pub(super) fn expected(theory: nim::Rules, rest: Tally, size: u64) -> Option<u64> {
    let all = rest.with(theory.residue(size));
    PileVerdict::of(size, all, theory.modulus(), theory.play).take()
}

/// In how many piles the theory has a winning move.
pub(super) struct ExpectedWays {
    /// Piles of the same size being one.
    pub(super) sizes: u8,
    /// Every pile counted.
    pub(super) piles: u64,
}

/// Counts the winning moves of the theory in sorted piles with this tally.
pub(super) fn expected_ways(theory: nim::Rules, piles: &[u64], tally: Tally) -> ExpectedWays {
    let mut ways = ExpectedWays { sizes: 0, piles: 0 };
    let mut before = (0, false);
    for &size in piles.iter().filter(|&&size| size > 0) {
        if before.0 != size {
            let verdict = PileVerdict::of(size, tally, theory.modulus(), theory.play);
            before = (size, verdict.take().is_some());
            ways.sizes = ways.sizes.saturating_add(u8::from(before.1));
        }
        ways.piles += u64::from(before.1);
    }
    ways
}

/// Moves given by sizes before and after, as moves of these piles, in pile order.
fn moves_of(piles: &[u64], sizes: &[(u64, u64)]) -> Vec<Move> {
    let of_pile = |(&size, pile): (&u64, u64)| {
        let mut targets: Vec<u64> =
            sizes.iter().filter(|way| way.0 == size).map(|way| way.1).collect();
        targets.sort_unstable_by_key(|&leaves| size - leaves);
        targets.into_iter().map(move |leaves| Move { pile, take: size - leaves, leaves })
    };
    piles.iter().zip(1..).flat_map(of_pile).collect()
}

/// What search and theory say of a position on which they differ.
pub(super) fn counterexample(sieve: &Sieve, piles: &[u64], theory: nim::Rules) -> Counterexample {
    let shown = sorted_without_empty(piles);
    let found = moves_of(&shown, &sieve.winning_moves(piles));
    Counterexample {
        search: Answer {
            outcome: sieve.outcome(sieve.ranking().rank(piles)),
            winning_moves: found,
        },
        theorem: Answer {
            outcome: theory.outcome(&shown),
            winning_moves: theory.winning_moves(&shown).collect(),
        },
        piles: shown,
    }
}

/// Proves who wins `piles`, which have at most
/// [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) sub-positions (of more, only the end
/// is looked at), and holds each against `theory`.
pub(crate) fn prove(
    setting: &nim::Setting,
    theory: nim::Rules,
    progress: &mut dyn FnMut(u64),
) -> (PileProof, Vec<Step>) {
    let (rules, piles) = (setting.rules, setting.piles());
    let ranking = Ranking::of(piles).unwrap_or_else(Ranking::of_nothing);
    let mut watch = Witnesses::new(theory, ranking.count(), LISTED, progress);
    let sieve = Sieve::run(ranking, rules.limit, end_of(rules.play), &mut watch);
    let count = sieve.ranking().count();
    let amiss = watch.amiss.take();
    let counterexample = amiss.map(|piles| counterexample(&sieve, &piles, theory));
    let winning_moves = moves_of(piles, &watch.of_last);
    let agrees = counterexample.is_none();
    let steps = steps(rules, &sieve, &watch, winning_moves.len() as u64, agrees);
    let proof = PileProof {
        of: "nim",
        setting: setting.clone(),
        outcome: sieve.outcome(count - 1),
        sub_positions: count as u64,
        lost: watch.lost,
        agrees,
        winning_moves,
        counterexample,
    };
    (proof, steps)
}

fn steps(
    rules: nim::Rules,
    sieve: &Sieve,
    watch: &Witnesses<'_>,
    winning: u64,
    agrees: bool,
) -> Vec<Step> {
    let ranking = sieve.ranking();
    let count = ranking.count() as u64;
    let factors: Vec<u64> = ranking.bounds().iter().map(|size| size + 1).collect();
    let product = |product: u128, &factor: &u64| product.saturating_mul(factor.into());
    let mut steps = vec![
        Step::Start {},
        Step::Definition { end: end_of(rules.play) },
        Step::Cost {
            sub_positions: count,
            ordered: Large(factors.iter().fold(1, product)),
            factors,
            bytes: ranking.bytes() + count,
        },
    ];
    match ranking.bounds() {
        [_] => steps.push(line(sieve)),
        &[small, large] if large <= WIDEST_GRID => steps.push(grid(sieve, small, large)),
        _ => {}
    }
    steps.push(tree(sieve, watch));
    if winning > 0 {
        steps.push(Step::Moves { count: winning });
    }
    steps.push(Step::Compare { positions: count, lost: watch.lost, agrees });
    steps
}

/// One pile: the outcome of every size.
fn line(sieve: &Sieve) -> Step {
    let listed = sieve.ranking().count().min(LISTED);
    let marks: Vec<Outcome> = (0..listed).map(|rank| sieve.outcome(rank)).collect();
    let part = |(marks, first): (&[Outcome], u64)| LinePart {
        numbers: (first..).take(marks.len()).collect(),
        marks: marks.to_vec(),
    };
    let parts = marks.chunks(LINE_PART).zip((0..).step_by(LINE_PART));
    Step::Line { parts: parts.map(part).collect() }
}

/// Two piles: the outcome of every pair.
fn grid(sieve: &Sieve, small: u64, large: u64) -> Step {
    let mark = |row: u64, column: u64| {
        let pair = [row.min(column), row.max(column)];
        sieve.outcome(sieve.ranking().rank(&pair))
    };
    let row = |row| (0..=large).map(|column| mark(row, column)).collect();
    Step::Grid { rows: (0..=small).map(row).collect() }
}

/// The sub-positions with their reasons, from the end upwards.
fn tree(sieve: &Sieve, watch: &Witnesses<'_>) -> Step {
    let mut piles = sieve.ranking().first();
    let mut nodes = Vec::with_capacity(watch.first.len());
    for (rank, &(from, to)) in watch.first.iter().enumerate() {
        nodes.push(node(sieve, &piles, sieve.outcome(rank), (from.into(), to.into())));
        sieve.ranking().advance(&mut piles);
    }
    let left_out = sieve.ranking().count() - nodes.len();
    nodes.sort_by(|one, other| {
        let key = |node: &PileNode| (node.stones, node.piles.len());
        key(one).cmp(&key(other)).then_with(|| one.piles.cmp(&other.piles))
    });
    Step::Tree { positions: nodes, left_out: left_out as u64 }
}

fn node(sieve: &Sieve, piles: &[u64], outcome: Outcome, way: (u64, u64)) -> PileNode {
    let shown = sorted_without_empty(piles);
    let to = (outcome == Outcome::N && !shown.is_empty()).then(|| after(&shown, way));
    let options = match outcome {
        Outcome::P => {
            sieve.options(piles).map(|(.., option)| sorted_without_empty(&option)).collect()
        }
        Outcome::N => Vec::new(),
    };
    PileNode { stones: shown.iter().sum(), piles: shown, outcome, to, options }
}

/// The piles after one of size `from` became `to`.
pub(super) fn after(piles: &[u64], (from, to): (u64, u64)) -> Vec<u64> {
    let mut piles = piles.to_vec();
    if let Some(place) = piles.iter().position(|&size| size == from) {
        piles[place] = to;
    }
    sorted_without_empty(&piles)
}
