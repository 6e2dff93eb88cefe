//! Counts the positions of a box (all positions of up to N piles of up to MAX stones) in which a
//! misconception is wrong. Every position is decided from the legal moves alone and compared with the
//! misconception's move or claim. Only the right nim-sums come from a theorem.

use std::ops::ControlFlow;

use serde::Serialize;

use super::steps::{BoxSize, Step};
use super::tree::PileGame;
use crate::games::nim;
use crate::games::nim::misconceptions::{MOVE_IDEAS, Misconception};
use crate::position::{Claim, Outcome, PileMove};
use crate::search::ranking::{Ranking, sorted_without_empty};
use crate::search::retrograde::{RetrogradeTable, Visitor};
use crate::search::run_length::Runs;

/// Result of testing a misconception in all positions of a box. A box has all positions of up to `piles`
/// piles of up to `max` stones.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MisconceptionProof {
    /// Name of the game: `nim`.
    pub of: &'static str,
    /// Rules of Nim: limit and play convention.
    pub rules: nim::Rules,
    /// Size of the box: largest number of piles and largest number of stones in a pile.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// Misconception that is tested.
    pub idea: Misconception,
    /// Subject of the misconception: the move to play, the set of winning moves, the outcome, or the nim-sum.
    pub about: Subject,
    /// Number of positions in the box; the order of the piles does not matter.
    pub positions: u64,
    /// Number of tested positions. A misconception about moves is tested in N-positions only.
    pub asked: u64,
    /// Number of positions in which the misconception is right. For moves: every move that it allows wins.
    pub right: u64,
    /// For misconceptions about moves: number of positions in which some allowed moves win and some lose.
    pub mixed: u64,
    /// Number of positions in which the misconception is wrong. For moves: every move that it allows loses.
    pub wrong: u64,
    /// Pile sizes of the smallest position in which the misconception is wrong. Without one, of the smallest
    /// in which some allowed moves win and some lose; null if there is neither.
    pub counterexample: Option<Vec<u64>>,
    /// The winning moves in the box and how many of them increase the remainder of their pile modulo limit +
    /// 1; null without a limit.
    pub raising: Option<Raising>,
}

/// Subject of a misconception: the thing that a player who has it gets wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "IdeaAbout"))]
pub enum Subject {
    /// The move to play in an N-position.
    Moves,
    /// The set of winning moves. The misconception allows no losing move but misses some winning ones. It is
    /// right in a position where it misses none, and wrong where it misses all.
    Finding,
    /// The outcome of a position.
    Outcome,
    /// The nim-sum of the piles.
    Sum,
}

/// Counts of the winning moves in a box under a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaisingMoves"))]
pub struct Raising {
    /// Number of winning moves in all positions together; piles of equal size in one position count once.
    pub moves: u64,
    /// Number of winning moves that increase the remainder of their pile modulo limit + 1.
    pub raising: u64,
}

impl Subject {
    /// Returns the subject of the misconception `idea`.
    pub fn from_misconception(idea: Misconception) -> Subject {
        match idea {
            Misconception::OnlyDown => Subject::Finding,
            Misconception::Carry => Subject::Sum,
            idea if MOVE_IDEAS.contains(&idea) => Subject::Moves,
            _ => Subject::Outcome,
        }
    }
}

/// Visitor of the retrograde analysis that accepts every position without looking at it.
struct NoVisitor;

impl Visitor for NoVisitor {
    type Rest = ();

    fn visit_outcome(&mut self, _: &Runs, _: Outcome, _: Option<u8>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn without_pile(&self, _: u64) {}

    fn visit_winning_move(&mut self, (): &(), _: usize, _: u64, _: u64) -> bool {
        true
    }
}

/// Correctness of a misconception in one position; the derived order puts the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    /// The claim of the misconception is false, or all moves that it allows lose.
    Wrong,
    /// Some moves that the misconception allows win and some lose.
    Mixed,
    /// The claim of the misconception is true, or all moves that it allows win.
    Right,
}

/// Number of tested positions between two calls of `progress`.
const REPORT: u64 = 1 << 8;

/// Tests the misconception `idea` in every non-empty position of up to `piles` piles of up to `most` stones;
/// returns the result and the steps. Calls `progress` from time to time with the number of tested positions.
pub fn survey(
    rules: nim::Rules,
    piles: u64,
    most: u64,
    idea: Misconception,
    progress: &mut dyn FnMut(u64),
) -> (MisconceptionProof, Vec<Step>) {
    let sizes = vec![most; usize::try_from(piles).unwrap_or_default()];
    let ranking = Ranking::try_new(&sizes).unwrap_or_else(Ranking::empty);
    let positions = ranking.count() as u64;
    let sieve = RetrogradeTable::run(ranking, rules.limit, nim::Nim::end(rules), &mut NoVisitor);
    let mut counts = [0_u64; 3];
    let mut raising = Raising::default();
    let mut asked = 0;
    let mut worst: Option<(Verdict, u64, Vec<u64>)> = None;
    let mut runs = Runs::first(sieve.ranking());
    while runs.advance(sieve.ranking()) {
        let place = runs.piles();
        let position = sorted_without_empty(&place[..]);
        asked += 1;
        if asked % REPORT == 0 {
            progress(asked);
        }
        if rules.limit.is_some() {
            raising.count(rules, &sieve, &place);
        }
        let Some(fate) = judge(rules, idea, &sieve, &place, &position) else {
            continue;
        };
        counts[fate as usize] += 1;
        // A wrong position goes before a mixed one, then the fewest stones.
        let key = (fate, position.iter().sum(), position);
        if fate != Verdict::Right && worst.as_ref().is_none_or(|known| key < *known) {
            worst = Some(key);
        }
    }
    let [wrong, mixed, right] = counts;
    let proof = MisconceptionProof {
        of: "nim",
        rules,
        size: BoxSize { piles, max: most },
        idea,
        about: Subject::from_misconception(idea),
        positions,
        asked: right + mixed + wrong,
        right,
        mixed,
        wrong,
        counterexample: worst.map(|(.., position)| position),
        raising: rules.limit.map(|_| raising),
    };
    (proof, vec![Step::Start {}, Step::IdeaResult {}])
}

impl Raising {
    /// Adds the winning moves of a position to the counts. `place` has the piles, which may include empty
    /// ones, and `sieve` has the outcome of every position of the box.
    fn count(&mut self, rules: nim::Rules, sieve: &RetrogradeTable, place: &[u64]) {
        for (from, to) in sieve.winning_moves(place) {
            self.moves += 1;
            self.raising += u64::from(rules.residue(to) > rules.residue(from));
        }
    }
}

/// Returns whether the misconception is right, partly right or wrong in a position; `None` if it does not
/// concern the position. `place` has all piles of the position, `position` only the non-empty ones, and `sieve`
/// has the outcome of every position of the box.
fn judge(
    rules: nim::Rules,
    idea: Misconception,
    sieve: &RetrogradeTable,
    place: &[u64],
    position: &[u64],
) -> Option<Verdict> {
    let outcome = sieve.outcome(sieve.ranking().rank(place));
    let known = |right| if right { Verdict::Right } else { Verdict::Wrong };
    match Subject::from_misconception(idea) {
        Subject::Moves if outcome == Outcome::N => {
            let lead = idea.aim(rules, position)?;
            let moves = sieve.options(place).filter(|&(from, to, _)| {
                let pile = position.iter().position(|&size| size == from);
                let pile = pile.map_or(0, |index| index as u64 + 1);
                lead.contains(PileMove { pile, take: from - to, leaves: to })
            });
            let wins = |left: &[u64]| sieve.outcome(sieve.ranking().rank(left)) == Outcome::P;
            combine_verdicts(moves.map(|(.., left)| wins(&left)))
        }
        Subject::Moves => None,
        Subject::Finding => {
            let winning = sieve.winning_moves(place);
            let down = |&(from, to): &(u64, u64)| rules.residue(to) < rules.residue(from);
            combine_verdicts(winning.iter().map(down))
        }
        Subject::Outcome => {
            let claim = idea.verdict(rules, position)?;
            Some(known((claim == Claim::Win) == (outcome == Outcome::N)))
        }
        Subject::Sum => {
            let sum = idea.nim_sum(rules, position)?;
            Some(known(sum == rules.columns(position).odd_weights().0))
        }
    }
}

/// Combines the items of `right`, one for each move: `Right` if all are true, `Wrong` if all are false,
/// `Mixed` if they differ, `None` if there are none.
fn combine_verdicts(mut right: impl Iterator<Item = bool>) -> Option<Verdict> {
    let first = right.next()?;
    Some(match (first, right.any(|other| other != first)) {
        (_, true) => Verdict::Mixed,
        (true, false) => Verdict::Right,
        (false, false) => Verdict::Wrong,
    })
}
