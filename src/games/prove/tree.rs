//! Games reduced to their legal moves, and the form in which certificates write their positions. A game of
//! piles whose order does not matter gets its [`Tree`] from [`Playable`]; a race has its own. Proof and
//! checker must not know more about a game.

use serde::de::DeserializeOwned;

use super::certificate::{Entries, PileEntry, RaceEntry};
use super::steps::{Found, Step};
use crate::figure::Figure;
use crate::game::{Game, GameState, Playable};
use crate::games::{moore, nim, race, wythoff};
use crate::position::{MultiPileMove, Outcome, Piles, PlayConvention, Taking};
use crate::search::Tree;
use crate::search::ranking::sorted_without_empty;

/// A game that can be proved.
pub(crate) trait Provable: Game<State: DeserializeOwned> {
    /// Legal moves, and the form of the entries.
    type Tree: Written;

    /// Whether the positions are listed instead of numbered.
    const IS_LISTED: bool = false;

    /// Returns the game tree from here on; `None` for invalid rules or an invalid position.
    fn tree(setting: Self::State) -> Option<Self::Tree>;

    /// Returns the cost of a proof, whether it is affordable or not.
    fn cost(setting: &Self::State) -> Cost;

    /// Decides all sub-positions from the legal moves, and compares each with the theorem. Reports the number
    /// decided to `progress` now and then.
    fn prove(setting: &Self::State, progress: &mut dyn FnMut(u64)) -> (Found, Vec<Step>);

    /// Returns the proof as a certificate.
    fn certify(setting: &Self::State) -> (Outcome, Entries);

    /// Returns the figure of the position.
    fn figure(setting: &Self::State) -> Option<Figure<'_>> {
        pile_figure::<Self>(setting)
    }
}

/// Returns the figure of the piles; `None` if there are none.
pub(super) fn pile_figure<G: Game>(setting: &G::State) -> Option<Figure<'_>> {
    let piles = G::numbers(setting);
    (!piles.is_empty()).then(|| Figure::Piles { piles, taken: Vec::new() })
}

/// The cost of a proof.
pub(crate) struct Cost {
    /// Number of positions; `None` if there are too many to count.
    pub positions: Option<u128>,
    /// Power of ten below the number of positions, if `positions` is `None`.
    pub power: u64,
    /// Largest allowed number of positions.
    pub positions_at_most: u64,
    /// Unit of work (`piles`, or the `numbers` that moves leave) and an upper bound on the units in all
    /// positions; `None` if it exceeds `most`.
    pub effort: (&'static str, Option<u128>),
    /// Largest allowed number of units of work.
    pub most: u64,
}

/// A game tree whose positions are entries of certificates.
pub(crate) trait Written: Tree {
    /// Entry: a position, its outcome class, and the winning move.
    type Entry: DeserializeOwned;

    /// Returns the position to be proved.
    fn root(&self) -> Self::Position;

    /// Returns the position of an entry as numbers, unchecked.
    fn place(entry: &Self::Entry) -> Vec<u64>;

    /// Returns the position of an entry, if it is one of this game in canonical form.
    fn position(&self, entry: &Self::Entry) -> Option<Self::Position>;

    /// Returns the outcome class that an entry claims.
    fn mark(entry: &Self::Entry) -> Outcome;

    /// Returns the witness of an entry as numbers, and the position to which it leads; `None` for that if the
    /// move is illegal.
    fn witness(&self, entry: &Self::Entry) -> Option<(Vec<u64>, Option<Self::Position>)>;

    /// Returns a position as numbers.
    fn numbers(position: &Self::Position) -> Vec<u64>;

    /// Number of numbers that the moves of an entry leave, if the witness is found by going through them.
    fn effort(&self, _: &Self::Entry) -> u64 {
        0
    }
}

/// A game of piles whose order does not matter.
pub(crate) trait PileGame:
    Playable<State = GameState<<Self as PileGame>::Rules, Piles>, Move: Taking>
{
    /// Rules of the game.
    type Rules: Copy;

    /// Outcome class of a position without moves.
    fn end(_: Self::Rules) -> Outcome {
        Outcome::P
    }

    /// Iterates over the piles after each legal move.
    fn after(setting: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let left = move |index| {
            let mut after = setting.clone();
            Self::apply(&mut after, &Self::nth(&setting, index)?);
            Some(after.position.piles)
        };
        (0..).map_while(left)
    }

    /// Number of winning moves according to the theorem.
    fn winning_count(setting: &Self::State) -> u128 {
        Self::winning(setting).len() as u128
    }
}

impl PileGame for wythoff::Wythoff {
    type Rules = wythoff::Rules;
}

impl PileGame for moore::Moore {
    type Rules = moore::Rules;

    fn after(setting: moore::State) -> impl Iterator<Item = Vec<u64>> {
        let piles = setting.position.piles.clone();
        setting.into_moves().map(move |chosen| chosen.leaves(&piles))
    }

    fn winning_count(setting: &moore::State) -> u128 {
        let count = setting.rules.winning_move_count(setting.piles()).0;
        u128::try_from(count).unwrap_or(u128::MAX)
    }
}

impl PileGame for nim::Nim {
    type Rules = nim::Rules;

    fn end(rules: nim::Rules) -> Outcome {
        Outcome::lost_if(rules.play == PlayConvention::Normal)
    }

    /// Moves in equal piles count once: a certificate may have very many piles.
    fn after(setting: nim::State) -> impl Iterator<Item = Vec<u64>> {
        let limit = setting.rules.limit.unwrap_or(u64::MAX);
        let piles = setting.position.piles;
        let firsts = (0..piles.len()).rev().filter({
            let piles = piles.clone();
            move |&place| place == 0 || piles[place - 1] != piles[place]
        });
        firsts.flat_map(move |place| {
            let piles = piles.clone();
            (1..=piles[place].min(limit)).map(move |take| {
                let mut left = piles.clone();
                left[place] -= take;
                left
            })
        })
    }
}

/// The game tree of piles; positions are sorted, without empty piles.
pub(crate) struct PileTree<G: PileGame>(pub(super) G::State);

impl<G: PileGame> PileTree<G> {
    /// Returns rules and piles of a position, padded to the number of piles of the root.
    pub(super) fn at(&self, piles: &[u64]) -> G::State {
        let count = self.0.position.piles.len().max(piles.len());
        let piles = piles.iter().copied().chain(std::iter::repeat(0)).take(count).collect();
        GameState { rules: self.0.rules, position: Piles { piles } }
    }

    /// Whether one move leads from one sorted position to another.
    fn leads(&self, from: &[u64], to: &[u64]) -> bool {
        let here = self.at(from);
        let takes = is_canonical(to).then(|| difference(from, to)).flatten();
        let takes = takes.map(|mut takes| {
            takes.resize(here.position.piles.len(), 0);
            MultiPileMove { takes }
        });
        let chosen = takes.and_then(|takes| G::Move::of(&here.position.piles, takes));
        chosen.is_some_and(|chosen| G::is_legal(&here, &chosen))
    }
}

/// Whether piles are in canonical form: smallest first, none empty.
fn is_canonical(piles: &[u64]) -> bool {
    piles.is_sorted() && !piles.contains(&0)
}

/// Returns the stones that each pile of the sorted `before` loses to become the canonical `after`: common
/// sizes stay, and the others shrink in their order. `None` if that is impossible.
fn difference(before: &[u64], after: &[u64]) -> Option<Vec<u64>> {
    let empty = before.len().checked_sub(after.len())?;
    let mut after = std::iter::repeat_n(0, empty).chain(after.iter().copied()).peekable();
    let mut takes = vec![0; before.len()];
    // Sizes that only one of both has: positions in `before`, sizes in `after`.
    let (mut gone, mut come) = (Vec::new(), Vec::new());
    for (place, &size) in before.iter().enumerate() {
        while let Some(smaller) = after.next_if(|&next| next < size) {
            come.push(smaller);
        }
        if after.next_if_eq(&size).is_none() {
            gone.push(place);
        }
    }
    come.extend(after);
    for (place, size) in gone.into_iter().zip(come) {
        takes[place] = before[place].checked_sub(size)?;
    }
    Some(takes)
}

impl<G: PileGame> Tree for PileTree<G> {
    type Position = Vec<u64>;

    fn stuck(&self, _: &Vec<u64>) -> Outcome {
        G::end(self.0.rules)
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        G::after(self.at(piles)).map(sorted_without_empty)
    }
}

impl<G: PileGame> Written for PileTree<G> {
    type Entry = PileEntry;

    fn root(&self) -> Vec<u64> {
        sorted_without_empty(&self.0.position.piles[..])
    }

    fn place(entry: &PileEntry) -> Vec<u64> {
        entry.piles.clone()
    }

    fn position(&self, entry: &PileEntry) -> Option<Vec<u64>> {
        let known = is_canonical(&entry.piles) && G::check(&self.at(&entry.piles)).is_ok();
        known.then(|| entry.piles.clone())
    }

    fn mark(entry: &PileEntry) -> Outcome {
        entry.outcome
    }

    fn witness(&self, entry: &PileEntry) -> Option<(Vec<u64>, Option<Vec<u64>>)> {
        let to = entry.to.as_ref()?;
        Some((to.clone(), Some(to.clone()).filter(|to| self.leads(&entry.piles, to))))
    }

    fn numbers(position: &Vec<u64>) -> Vec<u64> {
        position.clone()
    }
}

/// The game tree of a race; a position is the count, and the target represents all counts beyond it.
pub(crate) struct RaceTree(pub(super) race::State);

impl RaceTree {
    fn at(&self, count: u64) -> race::State {
        race::State::of(self.0.rules.clone(), self.0.position.target, count)
    }
}

impl Tree for RaceTree {
    type Position = u64;

    fn stuck(&self, _: &u64) -> Outcome {
        Outcome::lost_if(self.0.rules.play == PlayConvention::Normal)
    }

    fn options(&self, &at: &u64) -> impl Iterator<Item = u64> {
        let (target, [least, most]) = (self.0.position.target, self.0.rules.bounds());
        let beyond = if self.0.rules.end.may_pass() { target } else { u64::MAX };
        let near = at.saturating_add(least).min(beyond);
        let range = near..=at.saturating_add(most).min(target);
        // With a set only its own numbers; several of them may pass the target.
        let set = self.0.rules.numbers.iter().flatten().map(move |said| at.saturating_add(*said));
        let set: Vec<u64> = set.map(|count| count.min(beyond)).filter(|c| *c <= target).collect();
        let range = range.filter(|_| self.0.rules.numbers.is_none());
        range.chain(set).filter(move |_| at < target)
    }
}

impl Written for RaceTree {
    type Entry = RaceEntry;

    fn root(&self) -> u64 {
        self.0.position.from
    }

    fn place(entry: &RaceEntry) -> Vec<u64> {
        vec![entry.at]
    }

    fn position(&self, entry: &RaceEntry) -> Option<u64> {
        Some(entry.at).filter(|&at| at <= self.0.position.target)
    }

    fn mark(entry: &RaceEntry) -> Outcome {
        entry.outcome
    }

    fn witness(&self, entry: &RaceEntry) -> Option<(Vec<u64>, Option<u64>)> {
        let here = self.at(entry.at);
        let said = here.say(entry.say?);
        let legal = race::Race::is_legal(&here, &said);
        Some((vec![said.say], legal.then(|| said.reaches.min(here.position.target))))
    }

    fn numbers(&at: &u64) -> Vec<u64> {
        vec![at]
    }
}
