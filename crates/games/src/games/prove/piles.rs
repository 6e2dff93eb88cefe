//! The proof for piles. Every sub-position is decided from the legal moves alone and compared with the
//! theorem; the reason for its outcome is kept. A [`PileTable`] gives the proof and the certificate.
//! [`nim_retrograde`](super::nim_retrograde) fills the table faster for Nim.

use rustc_hash::FxHashSet;

use super::certificate::{Entries, PileEntry};
use super::steps::{Answer, Counterexample, Found, LINE_PART, LinePart, PileNode, Refuted, Step};
use super::tree::{PileGame, PileTree};
use super::{LISTED, LISTED_NUMBERS};
use crate::game::GameState;
use crate::position::{AnyMove, DecimalU128, Outcome};
use crate::search::Tree;
use crate::search::ranking::{Ranking, sorted_without_empty};
use crate::search::run_length::Runs;

/// Number of decided positions between two calls of `progress`.
pub(super) const REPORT: usize = 1 << 16;

/// Largest size of the larger of two piles for which a proof shows a table of the outcomes ([`Step::Grid`]).
const WIDEST_GRID: u64 = 15;

/// Marks a position without a known reason in the reasons of a [`PileTable`].
const NONE: u32 = u32::MAX;

/// The outcomes of all sub-positions of a position of piles, indexed by their rank in a [`Ranking`].
pub struct PileTable<G: PileGame> {
    /// Rules and legal moves of the game.
    pub(super) tree: PileTree<G>,
    /// Rules whose theorem is compared with the search.
    pub(super) theory: G::Rules,
    /// Numbering of the sub-positions, from 0 for the position without stones.
    pub(super) ranking: Ranking,
    /// For each position, by rank: 0 in a P-position, above 0 in an N-position.
    pub(super) ways: Vec<u8>,
    /// For each of the first positions, the rank of a P-position that a winning move leaves, or [`NONE`].
    reasons: Vec<u32>,
    /// Winning moves of the position that is proved.
    pub(super) winning: Vec<AnyMove>,
    /// Piles of the first position for which search and theorem differ; `None` if there is none.
    pub(super) first_mismatch: Option<Vec<u64>>,
}

impl<G: PileGame> PileTable<G> {
    /// Creates a table in which no outcome has been computed yet and which can keep the reasons of the first
    /// `kept` positions.
    pub(super) fn empty(state: &G::State, theory: G::Rules, kept: usize) -> Self {
        let ranking = Ranking::try_new(&state.position.piles).unwrap_or_else(Ranking::empty);
        PileTable {
            tree: PileTree(state.clone()),
            theory,
            ways: vec![0; ranking.count()],
            reasons: vec![NONE; kept.min(ranking.count())],
            ranking,
            winning: Vec::new(),
            first_mismatch: None,
        }
    }

    /// Records that the position with the rank `rank` is an N-position because a move leaves the P-position
    /// with the rank `lost`. Does nothing if a reason is known.
    pub(super) fn record_reason(&mut self, rank: usize, lost: usize) {
        if let Some(reason @ &mut NONE) = self.reasons.get_mut(rank) {
            *reason = lost as u32;
        }
    }

    /// Returns the rank of the recorded P-position that a winning move from the position with the rank `rank`
    /// leaves; `None` if no reason is recorded.
    fn reason(&self, rank: usize) -> Option<usize> {
        Some(self.reasons[rank]).filter(|&lost| lost != NONE).map(|lost| lost as usize)
    }

    fn outcome(&self, rank: usize) -> Outcome {
        Outcome::p_if(self.ways[rank] == 0)
    }

    /// Returns the outcome of the position with these piles, in any order.
    fn outcome_of(&self, piles: &[u64]) -> Outcome {
        self.outcome(self.ranking.rank(&sorted_without_empty(piles)))
    }

    /// Returns the moves from `here` that leave a P-position, that is the winning moves.
    fn moves_to_lost(&self, here: &G::State) -> Vec<AnyMove> {
        let moves = (0..).map_while(|index| G::legal_move_at(here, index));
        let wins = |chosen: &G::Move| {
            let mut after = here.clone();
            G::apply(&mut after, chosen);
            self.outcome_of(&after.position.piles) == Outcome::P
        };
        moves.filter(wins).map(G::Move::into).collect()
    }

    /// Whether the theorem gives the decided outcome of the position `piles` and the same winning moves.
    /// `ways` is the number of winning moves that the search found.
    fn agrees(&self, piles: &[u64], ways: usize) -> bool {
        let here = GameState { rules: self.theory, ..self.tree.state_at(piles) };
        let mut told = G::winning_moves(&here).into_iter();
        G::outcome_at(&here) == self.outcome_of(piles)
            && G::winning_count(&here) == ways as u128
            && told.all(|chosen| {
                let mut after = here.clone();
                G::apply(&mut after, &chosen);
                self.outcome_of(&after.position.piles) == Outcome::P
            })
    }

    /// Returns the first position for which search and theorem differ, with the answers of both; `None` if
    /// they agree on all positions.
    pub(super) fn counterexample(&self) -> Option<Counterexample> {
        let piles = sorted_without_empty(&self.first_mismatch.as_ref()?[..]);
        let theory = GameState { rules: self.theory, ..self.tree.state_at(&piles) };
        Some(Counterexample {
            search: Answer {
                outcome: self.outcome_of(&piles),
                winning_moves: self.moves_to_lost(&self.tree.state_at(&piles)),
            },
            theorem: Answer {
                outcome: G::outcome_at(&theory),
                winning_moves: G::winning_moves(&theory).into_iter().map(G::Move::into).collect(),
            },
            piles,
        })
    }

    /// Iterates over all positions with their ranks, in the order of the ranks; the position without stones
    /// is the first.
    fn iter_upwards(&self) -> impl Iterator<Item = (usize, Vec<u64>)> {
        let first = Runs::first(&self.ranking);
        let all = std::iter::successors(Some(first), |runs| {
            let mut next = runs.clone();
            next.advance(&self.ranking).then_some(next)
        });
        all.map(|runs| sorted_without_empty(runs.piles())).enumerate()
    }
}

/// Decides every sub-position of `state` from its options and compares it with the theorem for the rules
/// `theory`. For the N-positions among the first `kept` positions, the table keeps the reason (a P-position
/// that a move leaves). Calls `progress` from time to time with the number of decided positions.
pub(super) fn decide_all<G: PileGame>(
    state: &G::State,
    theory: G::Rules,
    kept: usize,
    progress: &mut dyn FnMut(u64),
) -> PileTable<G> {
    let mut table = PileTable::<G>::empty(state, theory, kept);
    let mut runs = Runs::first(&table.ranking);
    for rank in 0..table.ranking.count() {
        let piles = sorted_without_empty(runs.piles());
        let options = table.tree.options(&piles).map(|option| table.ranking.rank(&option));
        let (mut ways, mut stuck, mut reason) = (0, true, None);
        for option in options {
            stuck = false;
            if table.outcome(option) == Outcome::P {
                ways += 1;
                reason = reason.map_or(Some(option), |known: usize| Some(known.min(option)));
            }
        }
        let won = if stuck { table.tree.terminal_outcome(&piles) == Outcome::N } else { ways > 0 };
        table.ways[rank] = u8::from(won);
        reason.into_iter().for_each(|lost| table.record_reason(rank, lost));
        if table.first_mismatch.is_none() && !table.agrees(&piles, ways) {
            table.first_mismatch = Some(piles);
        }
        if rank % REPORT == REPORT - 1 {
            progress(rank as u64 + 1);
        }
        runs.advance(&table.ranking);
    }
    table.winning = table.moves_to_lost(state);
    table
}

/// Returns the result and the steps of a proof from a table of decided positions.
pub fn prove<G: PileGame>(table: &PileTable<G>) -> (Found, Vec<Step>) {
    let count = table.ranking.count();
    let lost = table.ways.iter().filter(|&&ways| ways == 0).count() as u64;
    let counterexample = table.counterexample();
    let agrees = counterexample.is_none();
    let winning = table.winning.len() as u64;
    let mut steps = vec![
        Step::Start {},
        Step::Definition { end: table.tree.terminal_outcome(&Vec::new()) },
        cost(&table.ranking),
    ];
    match table.ranking.bounds() {
        [_] => steps.push(line(table)),
        &[small, large] if large <= WIDEST_GRID => steps.push(grid(table, small, large)),
        _ => {}
    }
    steps.push(tree(table));
    if winning > 0 {
        steps.push(Step::Moves { count: winning });
    }
    steps.push(Step::Compare { positions: count as u64, lost, agrees });
    let found = Found {
        outcome: table.outcome(count - 1),
        winning_moves: table.winning.clone(),
        winning_move_count: None,
        sub_positions: count as u64,
        lost,
        agrees,
        counterexample: counterexample.map(Refuted::Piles),
    };
    (found, steps)
}

/// Returns the step that states the number of sub-positions and the memory of the proof.
fn cost(ranking: &Ranking) -> Step {
    let count = ranking.count() as u64;
    let factors: Vec<u64> = ranking.bounds().iter().map(|size| size + 1).collect();
    let product = |product: u128, &factor: &u64| product.saturating_mul(factor.into());
    Step::Cost {
        sub_positions: count,
        ordered: DecimalU128(factors.iter().fold(1, product)),
        factors,
        bytes: ranking.memory_size() + count,
    }
}

/// Returns the step that lists the outcomes of one pile of 0, 1, 2, … stones.
fn line<G: PileGame>(table: &PileTable<G>) -> Step {
    let listed = table.ranking.count().min(LISTED);
    let marks: Vec<Outcome> = (0..listed).map(|rank| table.outcome(rank)).collect();
    let part = |(marks, first): (&[Outcome], u64)| LinePart {
        numbers: (first..).take(marks.len()).collect(),
        marks: marks.to_vec(),
    };
    let parts = marks.chunks(LINE_PART).zip((0..).step_by(LINE_PART));
    Step::Line { parts: parts.map(part).collect() }
}

/// Returns the step that lists the outcomes of all pairs of piles with at most `small` and `large` stones.
fn grid<G: PileGame>(table: &PileTable<G>, small: u64, large: u64) -> Step {
    let row = |row| (0..=large).map(|column| table.outcome_of(&[row, column])).collect();
    Step::Grid { rows: (0..=small).map(row).collect() }
}

/// Returns the step that lists the sub-positions with their reasons, from the end of the game upwards. The
/// list ends after [`LISTED`] positions, or when it has more than [`LISTED_NUMBERS`] numbers.
fn tree<G: PileGame>(table: &PileTable<G>) -> Step {
    let mut nodes: Vec<PileNode> = Vec::new();
    let mut numbers = 0;
    // Most of the first positions have far fewer piles than the capacity of their vectors.
    let fitted = |mut piles: Vec<u64>| {
        piles.shrink_to_fit();
        piles
    };
    for (rank, piles) in table.iter_upwards().take(LISTED) {
        let piles = fitted(piles);
        let outcome = table.outcome(rank);
        let to = table.reason(rank).map(|lost| nodes[lost].piles.clone());
        let mut options = Vec::new();
        if outcome == Outcome::P {
            let mut seen = FxHashSet::default();
            let is_new = |option: &Vec<u64>| seen.insert(table.ranking.rank(option));
            options.extend(table.tree.options(&piles).filter(is_new).map(fitted));
        }
        numbers += options.iter().chain(&to).map(Vec::len).sum::<usize>() + piles.len();
        nodes.push(PileNode { stones: piles.iter().sum(), piles, outcome, to, options });
        if numbers > LISTED_NUMBERS {
            break;
        }
    }
    let left_out = (table.ranking.count() - nodes.len()) as u64;
    nodes.sort_by(|one, other| {
        let key = |node: &PileNode| (node.stones, node.piles.len());
        key(one).cmp(&key(other)).then_with(|| one.piles.cmp(&other.piles))
    });
    Step::Tree { positions: nodes, left_out }
}

/// Returns the outcome of the proved position and the entries of its certificate, from the end of the game
/// upwards. The table must keep the reasons of all positions.
pub fn certify<G: PileGame>(table: &PileTable<G>) -> (Outcome, Entries) {
    let (ranking, count) = (&table.ranking, table.ranking.count());
    let mut needed = vec![false; count];
    needed[count - 1] = true;
    let mut place = ranking.bounds().to_vec();
    for rank in (0..count).rev() {
        match table.reason(rank) {
            _ if !needed[rank] => {}
            Some(lost) => needed[lost] = true,
            None => table
                .tree
                .options(&sorted_without_empty(&place[..]))
                .for_each(|option| needed[ranking.rank(&option)] = true),
        }
        ranking.step_back(&mut place);
    }
    let (mut ranks, mut entries): (Vec<usize>, Vec<PileEntry>) = (Vec::new(), Vec::new());
    for (rank, piles) in table.iter_upwards().filter(|(rank, _)| needed[*rank]) {
        let entry_of = |lost: usize| ranks.binary_search(&lost).ok().map(|at| &entries[at]);
        let to = table.reason(rank).and_then(entry_of).map(|entry| entry.piles.clone());
        ranks.push(rank);
        entries.push(PileEntry { piles, outcome: table.outcome(rank), to });
    }
    entries.sort_by_cached_key(|entry| {
        let stones: u64 = entry.piles.iter().sum();
        (stones, entry.piles.len(), entry.piles.clone())
    });
    (table.outcome(count - 1), Entries::Piles(entries))
}
