//! Games whose positions cannot be numbered in advance, reduced to their legal moves: splitting piles,
//! subtraction sets, stairs, Fibonacci Nim, trees. A position is a list of numbers in a canonical form, and
//! so are its options. [`ListTree`] is their [`Tree`], with the entries of certificates.

use std::ops::Range;

use serde::de::DeserializeOwned;

use super::certificate::PileEntry;
use super::tree::Written;
use crate::game::{GameState, Playable};
use crate::games::fibonacci::{self, Fibonacci};
use crate::games::grundy::Grundy;
use crate::games::hackenbush::Hackenbush;
use crate::games::kayles::Kayles;
use crate::games::lasker::Lasker;
use crate::games::octal::Octal;
use crate::games::staircase::Staircase;
use crate::games::subtraction::{self, Subtraction};
use crate::position::forest::ordered;
use crate::position::{Forest, Outcome, PileMove, Piles, PlayConvention, TakeMove};
use crate::search::Tree;
use crate::search::ranking::sorted_without_empty;
use crate::sums::{self, DisjunctiveSum, TakingAndBreaking};

/// Largest pile of Fibonacci Nim, which has at least as many positions as stones.
const LARGEST: u64 = 100_000;

/// A game whose positions are lists of numbers in a canonical form.
pub(crate) trait Enumerated: Playable<State: DeserializeOwned> {
    /// Returns the canonical form of a position.
    fn numbers_of(setting: &Self::State) -> Vec<u64>;

    /// Returns the position of these numbers under the rules of `root`; `None` if there is none or the
    /// numbers are not in canonical form.
    fn at(root: &Self::State, numbers: &[u64]) -> Option<Self::State>;

    /// Number of stones in the position of these numbers.
    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.iter().sum()
    }

    /// Iterates over the legal moves, in order.
    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Iterates over the options, move by move: there may be millions.
    fn after(setting: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let moves: Vec<Self::Move> = <Self as Enumerated>::moves(&setting).collect();
        moves.into_iter().map(move |chosen| {
            let mut after = setting.clone();
            Self::apply(&mut after, &chosen);
            Self::numbers_of(&after)
        })
    }

    /// Outcome class of a position without moves.
    fn end(_: &Self::State) -> Outcome {
        Outcome::P
    }
}

/// Returns the position of piles whose order does not count, under the rules of `root`.
pub(super) fn sorted<G: Playable<State = GameState<R, Piles>>, R: Clone>(
    root: &GameState<R, Piles>,
    numbers: &[u64],
) -> Option<GameState<R, Piles>> {
    let piles = if numbers.is_empty() { vec![0] } else { numbers.to_vec() };
    let setting = GameState { rules: root.rules.clone(), position: Piles { piles } };
    let is_one_form = numbers.is_sorted() && !numbers.contains(&0);
    // A position no larger than the valid `root` is valid.
    let size = |piles: &[u64]| {
        let stones = piles.iter().fold(0, |sum: u64, size| sum.saturating_add(*size));
        (piles.len(), stones, piles.iter().max().copied())
    };
    let (own, most) = (size(numbers), size(&root.position.piles));
    let is_smaller = own.0 <= most.0 && own.1 <= most.1 && own.2 <= most.2;
    (is_one_form && (is_smaller || G::check(&setting).is_ok())).then_some(setting)
}

/// Returns sorted piles in which a pile of `size` is replaced by the non-empty ones of `parts`.
fn replaced(piles: &[u64], size: u64, parts: [u64; 2]) -> Vec<u64> {
    let mut left = Vec::with_capacity(piles.len() + 1);
    left.extend_from_slice(piles);
    left.remove(left.partition_point(|other| *other < size));
    for part in parts.into_iter().filter(|part| *part > 0) {
        left.insert(left.partition_point(|other| *other < part), part);
    }
    left
}

/// Iterates over the options of a game with splitting piles.
fn broken<B: TakingAndBreaking>(setting: sums::State<B>) -> impl Iterator<Item = Vec<u64>> {
    let GameState { rules, position: Piles { piles } } = setting;
    let sorted = sorted_without_empty(&piles[..]);
    piles.into_iter().flat_map(move |size| {
        let breaks = B::breaks(&rules, size);
        breaks.map(|(_, parts)| replaced(&sorted, size, parts)).collect::<Vec<_>>()
    })
}

/// Iterates over the options of a subtraction game.
fn taken(setting: subtraction::State) -> impl Iterator<Item = Vec<u64>> {
    let moves: Vec<PileMove> = <Subtraction as DisjunctiveSum>::moves(&setting).collect();
    after_each(setting.piles(), moves)
}

/// Iterates over the positions after moves that take from one pile.
pub(super) fn after_each(
    piles: &[u64],
    moves: Vec<PileMove>,
) -> impl Iterator<Item = Vec<u64>> + use<> {
    let sorted = sorted_without_empty(piles);
    let left = move |made: PileMove| replaced(&sorted, made.take + made.leaves, [made.leaves, 0]);
    moves.into_iter().map(left)
}

macro_rules! piles {
    ($($game:ty, $after:expr $(, $end:expr)?;)+) => {
        $(impl Enumerated for $game {
            fn numbers_of(setting: &Self::State) -> Vec<u64> {
                sorted_without_empty(&setting.position.piles[..])
            }

            fn at(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
                sorted::<$game, _>(root, numbers)
            }

            fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move> {
                <$game as DisjunctiveSum>::moves(setting)
            }

            fn after(setting: Self::State) -> impl Iterator<Item = Vec<u64>> {
                $after(setting)
            }

            $(fn end(setting: &Self::State) -> Outcome {
                let end: fn(&Self::State) -> Outcome = $end;
                end(setting)
            })?
        })+
    };
}

piles! {
    Kayles, broken::<Kayles>;
    Lasker, broken::<Lasker>, |setting| Outcome::lost_if(setting.rules.play == PlayConvention::Normal);
    Grundy, broken::<Grundy>;
    Octal, broken::<Octal>;
    Subtraction, taken, |setting| Outcome::lost_if(setting.rules.play == PlayConvention::Normal);
}

/// The canonical form: the stones of the steps in order, up to the highest step with stones.
impl Enumerated for Staircase {
    fn numbers_of(setting: &Self::State) -> Vec<u64> {
        let steps = &setting.position.piles;
        let highest = steps.iter().rposition(|&stones| stones > 0);
        steps[..highest.map_or(0, |highest| highest + 1)].to_vec()
    }

    fn at(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let piles = if numbers.is_empty() { vec![0] } else { numbers.to_vec() };
        let setting = GameState { rules: root.rules, position: Piles { piles } };
        (numbers.last() != Some(&0) && <Self as Playable>::check(&setting).is_ok())
            .then_some(setting)
    }

    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move> {
        <Self as DisjunctiveSum>::moves(setting)
    }
}

/// The canonical form: the pile and the largest number that may be taken now, at most the pile.
impl Enumerated for Fibonacci {
    fn numbers_of(setting: &Self::State) -> Vec<u64> {
        let numbers = [setting.pile(), setting.most()];
        numbers[..if setting.pile() > 0 { 2 } else { 0 }].to_vec()
    }

    fn at(_: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let setting = match *numbers {
            [] => fibonacci::State::of(0, Some(1)),
            // The first move may not take all.
            [pile, 0] => fibonacci::State::of(pile, None),
            [pile, most] => fibonacci::State::of(pile, Some(most)),
            _ => return None,
        };
        let is_one_form = Self::numbers_of(&setting) == numbers;
        (is_one_form && setting.pile() <= LARGEST).then_some(setting)
    }

    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.first().copied().unwrap_or(0)
    }

    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move> {
        (1..=setting.most()).map(|take| TakeMove { take })
    }
}

/// The canonical form: the heights of the branches, independent of the order of trees and branches.
impl Enumerated for Hackenbush {
    fn numbers_of(setting: &Self::State) -> Vec<u64> {
        setting.position.shape()
    }

    fn at(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let position = Forest::of_heights(numbers).filter(|forest| forest.shape() == numbers)?;
        let setting = GameState { rules: root.rules, position };
        (numbers.is_empty() || <Self as Playable>::check(&setting).is_ok()).then_some(setting)
    }

    /// Number of branches.
    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.len() as u64
    }

    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move> {
        <Self as DisjunctiveSum>::moves(setting)
    }

    /// Only the tree that is cut must be brought into canonical order again.
    fn after(GameState { position: forest, .. }: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let heights = forest.heights();
        let trees: Vec<Vec<u64>> =
            forest.roots().iter().map(|root| ordered(&heights[forest.falling(*root)])).collect();
        let mut all = Vec::with_capacity(heights.len());
        for (at, root) in forest.roots().iter().enumerate() {
            for cut in forest.falling(*root) {
                let Range { start, end } = forest.falling(cut);
                let below = forest.falling(*root).filter(|branch| !(start..end).contains(branch));
                let left: Vec<u64> = below.map(|branch| heights[branch]).collect();
                let left = ordered(&left);
                let others = trees.iter().enumerate().filter(|(other, _)| *other != at);
                let mut after: Vec<&[u64]> = others.map(|(_, tree)| &tree[..]).collect();
                after.push(&left);
                after.sort_unstable();
                all.push(after.concat());
            }
        }
        all.into_iter()
    }

    fn end(setting: &Self::State) -> Outcome {
        Outcome::lost_if(setting.rules.play == PlayConvention::Normal)
    }
}

/// The game tree of an [`Enumerated`] game from a position on.
pub(crate) struct ListTree<G: Enumerated>(pub(super) G::State);

impl<G: Enumerated> ListTree<G> {
    /// Returns the number of moves from here and an upper bound on the numbers that they leave in total;
    /// `None` if this position cannot be listed.
    pub(super) fn left(&self, position: &[u64]) -> Option<[u64; 2]> {
        let moves = G::move_count(&G::at(&self.0, position)?);
        let numbers = moves.saturating_mul(position.len() as u128 + 1);
        Some([moves, numbers].map(|count| u64::try_from(count).unwrap_or(u64::MAX)))
    }
}

impl<G: Enumerated> Tree for ListTree<G> {
    type Position = Vec<u64>;

    fn stuck(&self, _: &Vec<u64>) -> Outcome {
        G::end(&self.0)
    }

    fn options(&self, position: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        let here = G::at(&self.0, position);
        here.map(G::after).into_iter().flatten()
    }
}

impl<G: Enumerated> Written for ListTree<G> {
    type Entry = PileEntry;

    fn root(&self) -> Vec<u64> {
        G::numbers_of(&self.0)
    }

    fn place(entry: &PileEntry) -> Vec<u64> {
        entry.piles.clone()
    }

    fn position(&self, entry: &PileEntry) -> Option<Vec<u64>> {
        G::at(&self.0, &entry.piles).map(|_| entry.piles.clone())
    }

    fn mark(entry: &PileEntry) -> Outcome {
        entry.outcome
    }

    fn witness(&self, entry: &PileEntry) -> Option<(Vec<u64>, Option<Vec<u64>>)> {
        let to = entry.to.as_ref()?;
        let legal = self.options(&entry.piles).find(|option| option == to);
        Some((to.clone(), legal))
    }

    fn numbers(position: &Vec<u64>) -> Vec<u64> {
        position.clone()
    }

    fn effort(&self, entry: &PileEntry) -> u64 {
        self.left(&entry.piles).map_or(0, |[_, numbers]| numbers)
    }
}
