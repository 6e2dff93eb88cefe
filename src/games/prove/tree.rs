//! Games as their legal moves alone, and the form in which certificates write their positions. A
//! game of piles, whose order never matters, gets its [`Tree`] from being [`Playable`]; a race says
//! its own. Proof and checker know no more of a game than this.

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
    /// Its legal moves, and how certificates write it.
    type Tree: Written;

    /// Whether its positions are listed, and not numbered.
    const IS_LISTED: bool = false;

    /// The legal moves from here on; `None` when no game has such rules or such a position.
    fn tree(setting: Self::State) -> Option<Self::Tree>;

    /// What the proof of a position costs, whether it can be made or not.
    fn cost(setting: &Self::State) -> Cost;

    /// Decides all sub-positions from the legal moves, and holds each against the theorem.
    /// `progress` hears now and then how many are decided.
    fn prove(setting: &Self::State, progress: &mut dyn FnMut(u64)) -> (Found, Vec<Step>);

    /// The proof, written down.
    fn certify(setting: &Self::State) -> (Outcome, Entries);

    /// The picture of the position.
    fn figure(setting: &Self::State) -> Option<Figure<'_>> {
        pile_figure::<Self>(setting)
    }
}

/// The picture of piles; none where there are no piles.
pub(super) fn pile_figure<G: Game>(setting: &G::State) -> Option<Figure<'_>> {
    let piles = G::numbers(setting);
    (!piles.is_empty()).then(|| Figure::Piles { piles, taken: Vec::new() })
}

/// What a proof costs.
pub(crate) struct Cost {
    /// How many positions there are; `None` when there are too many to count.
    pub positions: Option<u128>,
    /// A power of ten below that number, then.
    pub power: u64,
    /// How many there may be.
    pub positions_at_most: u64,
    /// What is looked at in all positions together (`piles`, or the `numbers` that moves leave), and
    /// how many of them at most; `None` when they are more than `most`.
    pub effort: (&'static str, Option<u128>),
    /// How many may be looked at.
    pub most: u64,
}

/// A tree whose positions certificates write as entries.
pub(crate) trait Written: Tree {
    /// An entry: a position, its mark, and what wins there.
    type Entry: DeserializeOwned;

    /// The position that is proved.
    fn root(&self) -> Self::Position;

    /// Where an entry stands, as numbers.
    fn place(entry: &Self::Entry) -> Vec<u64>;

    /// The position of an entry, when it is one of this game in its one form.
    fn position(&self, entry: &Self::Entry) -> Option<Self::Position>;

    /// The mark of an entry.
    fn mark(entry: &Self::Entry) -> Outcome;

    /// What wins, as the entry says it, and where it leads; nowhere when it is not legal.
    fn witness(&self, entry: &Self::Entry) -> Option<(Vec<u64>, Option<Self::Position>)>;

    /// A position as numbers.
    fn numbers(position: &Self::Position) -> Vec<u64>;

    /// How many numbers the moves of an entry leave, where a witness is found by going through them.
    fn effort(&self, _: &Self::Entry) -> u64 {
        0
    }
}

/// A game of piles whose order does not matter.
pub(crate) trait PileGame:
    Playable<State = GameState<<Self as PileGame>::Rules, Piles>, Move: Taking>
{
    /// Its rules.
    type Rules: Copy;

    /// The outcome where nobody can move.
    fn end(_: Self::Rules) -> Outcome {
        Outcome::P
    }

    /// What the moves leave.
    fn after(setting: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let left = move |index| {
            let mut after = setting.clone();
            Self::apply(&mut after, &Self::nth(&setting, index)?);
            Some(after.position.piles)
        };
        (0..).map_while(left)
    }

    /// How many winning moves the theorem knows.
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

    /// Piles of the same size are one: a certificate may have very many.
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

/// The legal moves in piles; positions are sorted, without empty piles.
pub(crate) struct PileTree<G: PileGame>(pub(super) G::State);

impl<G: PileGame> PileTree<G> {
    /// Rules and piles of a position, with as many piles as the game has.
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

/// The one form in which piles are written: smallest first, none empty.
fn is_canonical(piles: &[u64]) -> bool {
    piles.is_sorted() && !piles.contains(&0)
}

/// What the sorted piles `before` lose to become `after`, which is sorted and has none empty: sizes
/// that both have stay, and the others become smaller in their order. `None` when they do not.
fn difference(before: &[u64], after: &[u64]) -> Option<Vec<u64>> {
    let empty = before.len().checked_sub(after.len())?;
    let mut after = std::iter::repeat_n(0, empty).chain(after.iter().copied()).peekable();
    let mut takes = vec![0; before.len()];
    // Of the sizes that only one of both has: the places before, the sizes after.
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

/// The legal numbers of a race; a position is the count, the target standing for all beyond it.
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
        // Of a set only its own numbers; several of them may pass the target.
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
