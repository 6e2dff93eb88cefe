//! How often a wrong idea is wrong: every position of a box is decided from the legal moves alone,
//! and what somebody who holds the idea would play or say there is held against that. In: rules, a
//! box, an idea that makes sense under the rules. Out: an [`IdeaProof`]. Only the columns of an idea
//! about sums are added up; no other number here comes from a theorem.

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

/// What came of an idea in a box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct IdeaProof {
    /// `nim`.
    pub of: &'static str,
    /// The rules.
    pub rules: nim::Rules,
    /// The box.
    #[serde(rename = "box")]
    pub size: BoxSize,
    /// The idea.
    pub idea: Misconception,
    /// What the idea says something about.
    pub about: About,
    /// How many positions the box has, the order of the piles not counting.
    pub positions: u64,
    /// In how many the idea says something: of moves, only won positions are asked.
    pub asked: u64,
    /// How many of them it gets right: of moves, all that it allows win.
    pub right: u64,
    /// Of moves: in how many some that it allows win and some lose.
    pub mixed: u64,
    /// How many it gets wrong: of moves, all that it allows lose.
    pub wrong: u64,
    /// The smallest position that it gets wrong, or else a mixed one.
    pub counterexample: Option<Vec<u64>>,
    /// With a limit: the winning moves in the box, and how many of them raise a remainder.
    pub raising: Option<Raising>,
}

/// What an idea says something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "IdeaAbout"))]
pub(crate) enum About {
    /// Which move to make in a won position.
    Moves,
    /// Which winning moves there are: it makes none that loses, but misses some. Right is a position
    /// in which it misses none, wrong one in which it misses all.
    Finding,
    /// Who wins.
    Outcome,
    /// The nim-sum.
    Sum,
}

/// The winning moves of a box under a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaisingMoves"))]
pub(crate) struct Raising {
    /// How many winning moves there are, equal piles of a position being one.
    pub moves: u64,
    /// How many of them leave a larger remainder than there was.
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

/// Nobody looks on.
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

/// How the idea fares in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Wrong,
    Mixed,
    Right,
}

/// The positions between two reports of progress.
const REPORT: u64 = 1 << 8;

/// Asks the idea about every position of the box; `progress` hears now and then about how many.
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
        // A plain counterexample before a mixed one, then the fewest stones.
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

/// How the idea fares in `position`, which is `place` without its empty piles; `None` where it says
/// nothing.
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

/// Right when all are, wrong when none is; nothing when there are none.
fn fate_of(mut right: impl Iterator<Item = bool>) -> Option<Verdict> {
    let first = right.next()?;
    Some(match (first, right.any(|other| other != first)) {
        (_, true) => Verdict::Mixed,
        (true, false) => Verdict::Right,
        (false, false) => Verdict::Wrong,
    })
}
