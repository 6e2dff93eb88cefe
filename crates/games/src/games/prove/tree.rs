//! Traits for games and for the positions in their certificates. Proof and checker know a game only through
//! these traits. A game of piles gets its [`Tree`] from being [`Playable`], as the order of its piles never
//! matters; a race has a tree of its own.

use serde::de::DeserializeOwned;

use super::certificate::{Entries, PileEntry, RaceEntry};
use super::steps::{Found, Step};
use crate::figure::Figure;
use crate::game::{Game, GameState, Playable};
use crate::games::{moore, nim, race, wythoff};
use crate::position::{MultiPileMove, Outcome, Piles, PlayConvention, TakingMove};
use crate::search::Tree;
use crate::search::ranking::sorted_without_empty;

/// A game whose positions `prove` can prove. `Proved`, the list of these games, calls the methods.
pub trait Provable: Game<State: DeserializeOwned> {
    /// Search tree of the legal moves; the entries of a certificate are positions of this tree.
    type Tree: CertificateTree;

    /// Whether the sub-positions are found by following the moves; false if their list follows from the pile
    /// sizes, or from the counts of a race.
    const IS_LISTED: bool = false;

    /// Returns the search tree that starts from the position `state`; `None` if `state` is not a legal
    /// position of the game.
    fn tree(state: Self::State) -> Option<Self::Tree>;

    /// Returns the cost of the proof of `state`, which may exceed the limits.
    fn cost(state: &Self::State) -> Cost;

    /// Decides all sub-positions of `state` from the legal moves and compares each with the theorem; returns
    /// the result and the steps. An implementation may call `progress` from time to time with the number of
    /// decided positions.
    fn prove(state: &Self::State, progress: &mut dyn FnMut(u64)) -> (Found, Vec<Step>);

    /// Returns the outcome of the position and the entries of its certificate.
    fn certify(state: &Self::State) -> (Outcome, Entries);

    /// Returns the figure of the position; `None` if it has none.
    fn figure(state: &Self::State) -> Option<Figure<'_>> {
        pile_figure::<Self>(state)
    }
}

/// Returns the figure of the piles of `state`; `None` if the position has no piles.
pub(super) fn pile_figure<G: Game>(state: &G::State) -> Option<Figure<'_>> {
    let piles = G::numbers(state);
    (!piles.is_empty()).then(|| Figure::Piles { piles, taken: Vec::new() })
}

/// The cost of a proof, with its limits.
pub struct Cost {
    /// Number of positions; `None` if there are too many to count.
    pub positions: Option<u128>,
    /// Exponent e for which 10^e is less than the number of positions; used only if that number is `None`.
    pub power: u64,
    /// Largest allowed number of positions.
    pub positions_at_most: u64,
    /// Unit and amount of the work for all positions together. The unit is `piles`, or `numbers` (in the
    /// positions that moves leave). The amount may be an upper bound; `None` if it is above the limit.
    pub effort: (&'static str, Option<u128>),
    /// Largest allowed amount of work, in the unit of `effort`.
    pub effort_at_most: u64,
}

/// A search tree whose positions can be entries of a certificate. The checker calls the methods.
pub trait CertificateTree: Tree {
    /// An entry of a certificate: a position, its outcome, and its winning move.
    type Entry: DeserializeOwned;

    /// Returns the position that is proved, from which the tree starts.
    fn root(&self) -> Self::Position;

    /// Returns the position of an entry as numbers (piles, or the count of a race), without checking it.
    fn entry_numbers(entry: &Self::Entry) -> Vec<u64>;

    /// Returns the position of an entry; `None` if it is not a position of this game in canonical form.
    fn position(&self, entry: &Self::Entry) -> Option<Self::Position>;

    /// Returns the outcome (mark P or N) that an entry claims for its position.
    fn mark(entry: &Self::Entry) -> Outcome;

    /// Returns the winning move of an entry as numbers (in a race, the number said; otherwise the position
    /// that it leaves), then the position after the move, which is `None` if the move is illegal. `None` if
    /// the entry has no winning move.
    fn witness(&self, entry: &Self::Entry) -> Option<(Vec<u64>, Option<Self::Position>)>;

    /// Returns a position as numbers: its piles, or the count of a race.
    fn numbers(position: &Self::Position) -> Vec<u64>;

    /// Returns the work of checking an entry: the length of all its options (positions after one legal move)
    /// together, in numbers. 0 if the check does not list the options.
    fn effort(&self, _: &Self::Entry) -> u64 {
        0
    }
}

/// A game of piles in which the order of the piles does not matter.
pub trait PileGame:
    Playable<State = GameState<<Self as PileGame>::Rules, Piles>, Move: TakingMove>
{
    /// Type of the rules of the game.
    type Rules: Copy;

    /// Returns the outcome, under these rules, of a position without a legal move.
    fn end(_: Self::Rules) -> Outcome {
        Outcome::P
    }

    /// Iterates over the options (positions after one legal move) as piles: one for each legal move, in Nim
    /// only one for equal moves in equal piles. The piles may be unsorted and include empty ones.
    fn options(state: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let left = move |index| {
            let mut after = state.clone();
            Self::apply(&mut after, &Self::legal_move_at(&state, index)?);
            Some(after.position.piles)
        };
        (0..).map_while(left)
    }

    /// Returns the number of winning moves according to the theorem.
    fn winning_count(state: &Self::State) -> u128 {
        Self::winning_moves(state).len() as u128
    }
}

impl PileGame for wythoff::Wythoff {
    type Rules = wythoff::Rules;
}

impl PileGame for moore::Moore {
    type Rules = moore::Rules;

    fn options(state: moore::State) -> impl Iterator<Item = Vec<u64>> {
        let piles = state.position.piles.clone();
        state.all_moves().map(move |chosen| chosen.apply_to(&piles))
    }

    fn winning_count(state: &moore::State) -> u128 {
        let count = state.rules.winning_move_count(state.piles()).0;
        u128::try_from(count).unwrap_or(u128::MAX)
    }
}

impl PileGame for nim::Nim {
    type Rules = nim::Rules;

    fn end(rules: nim::Rules) -> Outcome {
        Outcome::p_if(rules.play == PlayConvention::Normal)
    }

    /// Iterates over the options (positions after one legal move) as piles. A certificate may have very many
    /// piles, so only one of several equal neighbouring piles is changed.
    fn options(state: nim::State) -> impl Iterator<Item = Vec<u64>> {
        let limit = state.rules.limit.unwrap_or(u64::MAX);
        let piles = state.position.piles;
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

/// Search tree of the legal moves in piles; the field is the position from which it starts. Positions are
/// sorted and have no empty piles.
pub struct PileTree<G: PileGame>(pub(super) G::State);

impl<G: PileGame> PileTree<G> {
    /// Returns the state with the piles `piles`, plus empty piles up to the number of piles in the game.
    pub(super) fn state_at(&self, piles: &[u64]) -> G::State {
        let count = self.0.position.piles.len().max(piles.len());
        let piles = piles.iter().copied().chain(std::iter::repeat(0)).take(count).collect();
        GameState { rules: self.0.rules, position: Piles { piles } }
    }

    /// Whether one legal move leads from the position `from` to the position `to`; both are sorted piles.
    fn is_option(&self, from: &[u64], to: &[u64]) -> bool {
        let here = self.state_at(from);
        let takes = is_canonical(to).then(|| difference(from, to)).flatten();
        let takes = takes.map(|mut takes| {
            takes.resize(here.position.piles.len(), 0);
            MultiPileMove { takes }
        });
        let chosen = takes.and_then(|takes| G::Move::from_takes(&here.position.piles, takes));
        chosen.is_some_and(|chosen| G::is_legal(&here, &chosen))
    }
}

/// Whether the piles are in canonical form: smallest first, none empty.
fn is_canonical(piles: &[u64]) -> bool {
    piles.is_sorted() && !piles.contains(&0)
}

/// Returns the number of stones to take from each of the sorted piles `before` to leave `after`; `None` if
/// that is impossible. `after` is in canonical form. Sizes that occur in both stay; the others become smaller
/// without changing their order.
fn difference(before: &[u64], after: &[u64]) -> Option<Vec<u64>> {
    let empty = before.len().checked_sub(after.len())?;
    let mut after = std::iter::repeat_n(0, empty).chain(after.iter().copied()).peekable();
    let mut takes = vec![0; before.len()];
    // Sizes without a partner: the indices in `before` and the sizes in `after`.
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

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        G::end(self.0.rules)
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        G::options(self.state_at(piles)).map(sorted_without_empty)
    }
}

impl<G: PileGame> CertificateTree for PileTree<G> {
    type Entry = PileEntry;

    fn root(&self) -> Vec<u64> {
        sorted_without_empty(&self.0.position.piles[..])
    }

    fn entry_numbers(entry: &PileEntry) -> Vec<u64> {
        entry.piles.clone()
    }

    fn position(&self, entry: &PileEntry) -> Option<Vec<u64>> {
        let known = is_canonical(&entry.piles) && G::validate(&self.state_at(&entry.piles)).is_ok();
        known.then(|| entry.piles.clone())
    }

    fn mark(entry: &PileEntry) -> Outcome {
        entry.outcome
    }

    fn witness(&self, entry: &PileEntry) -> Option<(Vec<u64>, Option<Vec<u64>>)> {
        let to = entry.to.as_ref()?;
        Some((to.clone(), Some(to.clone()).filter(|to| self.is_option(&entry.piles, to))))
    }

    fn numbers(position: &Vec<u64>) -> Vec<u64> {
        position.clone()
    }
}

/// Search tree of a race; the field is the position from which it starts. A position is the count, and the
/// target also represents all counts beyond it.
pub struct RaceTree(pub(super) race::State);

impl RaceTree {
    /// Returns the state of the race when the count is `count`.
    fn state_at(&self, count: u64) -> race::State {
        race::State::new(self.0.rules.clone(), self.0.position.target, count)
    }
}

impl Tree for RaceTree {
    type Position = u64;

    fn terminal_outcome(&self, _: &u64) -> Outcome {
        Outcome::p_if(self.0.rules.play == PlayConvention::Normal)
    }

    fn options(&self, &at: &u64) -> impl Iterator<Item = u64> {
        let (target, [least, most]) = (self.0.position.target, self.0.rules.bounds());
        let beyond = if self.0.rules.end.may_pass() { target } else { u64::MAX };
        let near = at.saturating_add(least).min(beyond);
        let range = near..=at.saturating_add(most).min(target);
        // A set allows only its own numbers; several of them may pass the target.
        let set = self.0.rules.numbers.iter().flatten().map(move |said| at.saturating_add(*said));
        let set: Vec<u64> = set.map(|count| count.min(beyond)).filter(|c| *c <= target).collect();
        let range = range.filter(|_| self.0.rules.numbers.is_none());
        range.chain(set).filter(move |_| at < target)
    }
}

impl CertificateTree for RaceTree {
    type Entry = RaceEntry;

    fn root(&self) -> u64 {
        self.0.position.from
    }

    fn entry_numbers(entry: &RaceEntry) -> Vec<u64> {
        vec![entry.at]
    }

    fn position(&self, entry: &RaceEntry) -> Option<u64> {
        Some(entry.at).filter(|&at| at <= self.0.position.target)
    }

    fn mark(entry: &RaceEntry) -> Outcome {
        entry.outcome
    }

    fn witness(&self, entry: &RaceEntry) -> Option<(Vec<u64>, Option<u64>)> {
        let here = self.state_at(entry.at);
        let said = here.say(entry.say?);
        let legal = race::Race::is_legal(&here, &said);
        Some((vec![said.say], legal.then(|| said.reaches.min(here.position.target))))
    }

    fn numbers(&at: &u64) -> Vec<u64> {
        vec![at]
    }
}
