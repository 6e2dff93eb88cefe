//! A survey of how often a misconception is wrong: every position of a box is decided from the legal moves
//! alone, and compared with the moves or the claim of the misconception. The result is an [`IdeaProof`]. Only
//! the columns of a misconception about sums are added up; no other number here comes from a theorem.

use std::ops::ControlFlow;

use serde::Serialize;

use super::steps::{BoxSize, Step};
use super::tree::PileGame;
use crate::games::nim;
use crate::games::nim::misconceptions::{MOVE_IDEAS, Misconception};
use crate::position::{Claim, Outcome, PileMove};
use crate::search::ranking::{Ranking, sorted_without_empty};
use crate::search::retrograde::{Sieve, Visitor};
use crate::search::run_length::Runs;

/// The result of a survey of a misconception in a box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct IdeaProof {
    /// Name of the game, `nim`.
    pub of: &'static str,
    /// Rules of the game.
    pub rules: nim::Rules,
    /// Size of the box.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// Misconception of the survey.
    pub idea: Misconception,
    /// Subject of the misconception.
    pub about: About,
    /// Number of positions in the box; the order of the piles does not count.
    pub positions: u64,
    /// Number of positions to which the misconception applies; for moves, N-positions only.
    pub asked: u64,
    /// Number of positions that the misconception gets right; for moves, all moves that it allows win.
    pub right: u64,
    /// Number of positions in which some moves that the misconception allows win and some lose.
    pub mixed: u64,
    /// Number of positions that the misconception gets wrong; for moves, all moves that it allows lose.
    pub wrong: u64,
    /// Smallest position that the misconception gets wrong, or else a mixed one; null if there is none.
    pub counterexample: Option<Vec<u64>>,
    /// Winning moves in the box and the number of them that raise a remainder; null without a limit.
    pub raising: Option<Raising>,
}

/// The subject of a misconception.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "IdeaAbout"))]
pub(crate) enum About {
    /// The move in an N-position.
    Moves,
    /// The set of winning moves: the misconception makes no losing move, but misses some winning ones. A
    /// position is right if it misses none, wrong if it misses all.
    Finding,
    /// The outcome class.
    Outcome,
    /// The nim-sum.
    Sum,
}

/// The winning moves of a box under a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaisingMoves"))]
pub(crate) struct Raising {
    /// Number of winning moves; moves in equal piles of a position count once.
    pub moves: u64,
    /// Number of winning moves that raise the remainder of a pile.
    pub raising: u64,
}

impl About {
    pub(crate) fn of(idea: Misconception) -> About {
        match idea {
            Misconception::OnlyDown => About::Finding,
            Misconception::Carry => About::Sum,
            idea if MOVE_IDEAS.contains(&idea) => About::Moves,
            _ => About::Outcome,
        }
    }
}

/// A visitor of the sieve that does nothing.
struct Alone;

impl Visitor for Alone {
    type Rest = ();

    fn decided(&mut self, _: &Runs, _: Outcome, _: Option<u8>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn rest(&self, _: u64) {}

    fn wins(&mut self, (): &(), _: usize, _: u64, _: u64) -> bool {
        true
    }
}

/// The verdict on a misconception in one position, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Wrong,
    Mixed,
    Right,
}

/// Number of positions between two progress reports.
const REPORT: u64 = 1 << 8;

/// Surveys every position of the box; reports the number of positions done to `progress` now and then.
pub(crate) fn ask(
    rules: nim::Rules,
    piles: u64,
    most: u64,
    idea: Misconception,
    progress: &mut dyn FnMut(u64),
) -> (IdeaProof, Vec<Step>) {
    let sizes = vec![most; usize::try_from(piles).unwrap_or_default()];
    let ranking = Ranking::of(&sizes).unwrap_or_else(Ranking::of_nothing);
    let positions = ranking.count() as u64;
    let sieve = Sieve::run(ranking, rules.limit, nim::Nim::end(rules), &mut Alone);
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
        let Some(fate) = fate(rules, idea, &sieve, &place, &position) else {
            continue;
        };
        counts[fate as usize] += 1;
        // Orders a wrong position before a mixed one, then by the number of stones.
        let key = (fate, position.iter().sum(), position);
        if fate != Verdict::Right && worst.as_ref().is_none_or(|known| key < *known) {
            worst = Some(key);
        }
    }
    let [wrong, mixed, right] = counts;
    let proof = IdeaProof {
        of: "nim",
        rules,
        size: BoxSize { piles, max: most },
        idea,
        about: About::of(idea),
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
    fn count(&mut self, rules: nim::Rules, sieve: &Sieve, place: &[u64]) {
        for (from, to) in sieve.winning_moves(place) {
            self.moves += 1;
            self.raising += u64::from(rules.residue(to) > rules.residue(from));
        }
    }
}

/// Returns the verdict in `position`, which is `place` without its empty piles; `None` if the misconception
/// does not apply.
fn fate(
    rules: nim::Rules,
    idea: Misconception,
    sieve: &Sieve,
    place: &[u64],
    position: &[u64],
) -> Option<Verdict> {
    let outcome = sieve.outcome(sieve.ranking().rank(place));
    let known = |right| if right { Verdict::Right } else { Verdict::Wrong };
    match About::of(idea) {
        About::Moves if outcome == Outcome::N => {
            let lead = idea.lead(rules, position)?;
            let moves = sieve.options(place).filter(|&(from, to, _)| {
                let pile = position.iter().position(|&size| size == from);
                let pile = pile.map_or(0, |index| index as u64 + 1);
                lead.makes(PileMove { pile, take: from - to, leaves: to })
            });
            let wins = |left: &[u64]| sieve.outcome(sieve.ranking().rank(left)) == Outcome::P;
            fate_of(moves.map(|(.., left)| wins(&left)))
        }
        About::Moves => None,
        About::Finding => {
            let winning = sieve.winning_moves(place);
            let down = |&(from, to): &(u64, u64)| rules.residue(to) < rules.residue(from);
            fate_of(winning.iter().map(down))
        }
        About::Outcome => {
            let claim = idea.verdict(rules, position)?;
            Some(known((claim == Claim::Win) == (outcome == Outcome::N)))
        }
        About::Sum => {
            let sum = idea.nim_sum(rules, position)?;
            Some(known(sum == rules.columns(position).odd_weights().0))
        }
    }
}

/// Combines verdicts: right if all are, wrong if none is, else mixed; `None` without any.
fn fate_of(mut right: impl Iterator<Item = bool>) -> Option<Verdict> {
    let first = right.next()?;
    Some(match (first, right.any(|other| other != first)) {
        (_, true) => Verdict::Mixed,
        (true, false) => Verdict::Right,
        (false, false) => Verdict::Wrong,
    })
}
