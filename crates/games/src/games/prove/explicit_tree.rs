//! Encodes positions as canonical lists of numbers, for games whose positions are found by following the
//! moves: taking-and-breaking games, subtraction games, Staircase Nim, Fibonacci Nim, Hackenbush.
//! [`ListTree`] is the [`Tree`] of the legal moves for the search and for the certificates.

use std::ops::Range;

use serde::de::DeserializeOwned;

use super::certificate::PileEntry;
use super::tree::CertificateTree;
use crate::game::{GameState, Playable};
use crate::games::fibonacci::{self, Fibonacci};
use crate::games::hackenbush::Hackenbush;
use crate::games::staircase::Staircase;
use crate::games::subtraction::Subtraction;
use crate::position::forest::sort_subtrees;
use crate::position::{Forest, Outcome, PileMove, Piles, PlayConvention, TakeMove};
use crate::search::Tree;
use crate::search::ranking::sorted_without_empty;
use crate::sums::{self, DisjunctiveSum, TakingAndBreaking};

/// Largest pile of Fibonacci Nim in a proof, because a pile has at least as many sub-positions as stones.
const LARGEST: u64 = 100_000;

/// A game whose positions are encoded as lists of numbers. `ListTree` and the proof call the methods.
pub trait Enumerated: Playable<State: DeserializeOwned> {
    /// Returns the position as numbers in canonical form: equal positions, such as reordered piles, give
    /// equal lists.
    fn numbers_of(state: &Self::State) -> Vec<u64>;

    /// Returns the position with these numbers and the rules of `root`; `None` if `numbers` is not a legal
    /// position in canonical form.
    fn state_from_numbers(root: &Self::State, numbers: &[u64]) -> Option<Self::State>;

    /// Returns the number of stones of the position with these numbers.
    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.iter().sum()
    }

    /// Iterates over the legal moves from `state`, in a fixed order.
    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Iterates over the options (positions after one legal move), each as its numbers, in the order of the
    /// moves; there may be millions.
    fn options(state: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let moves: Vec<Self::Move> = <Self as Enumerated>::moves(&state).collect();
        moves.into_iter().map(move |chosen| {
            let mut after = state.clone();
            Self::apply(&mut after, &chosen);
            Self::numbers_of(&after)
        })
    }

    /// Returns the outcome of a position without a legal move; P unless a game says otherwise.
    fn end(_: &Self::State) -> Outcome {
        Outcome::P
    }
}

/// Returns the position with these piles and the rules of `root`; `None` if the piles are not sorted, include
/// 0, or exceed a limit of the game.
pub(super) fn sorted<G: Playable<State = GameState<R, Piles>>, R: Clone>(
    root: &GameState<R, Piles>,
    numbers: &[u64],
) -> Option<GameState<R, Piles>> {
    let piles = if numbers.is_empty() { vec![0] } else { numbers.to_vec() };
    let state = GameState { rules: root.rules.clone(), position: Piles { piles } };
    let is_one_form = numbers.is_sorted() && !numbers.contains(&0);
    // Piles no larger than those of a valid position are valid without a check.
    let size = |piles: &[u64]| {
        let stones = piles.iter().fold(0, |sum: u64, size| sum.saturating_add(*size));
        (piles.len(), stones, piles.iter().max().copied())
    };
    let (own, most) = (size(numbers), size(&root.position.piles));
    let is_smaller = own.0 <= most.0 && own.1 <= most.1 && own.2 <= most.2;
    (is_one_form && (is_smaller || G::validate(&state).is_ok())).then_some(state)
}

/// Returns the sorted `piles` after one pile of `size` stones is replaced by piles of the two sizes in `parts`,
/// where 0 means no pile. The result is sorted, too.
fn replace_pile(piles: &[u64], size: u64, parts: [u64; 2]) -> Vec<u64> {
    let mut left = Vec::with_capacity(piles.len() + 1);
    left.extend_from_slice(piles);
    left.remove(left.partition_point(|other| *other < size));
    for part in parts.into_iter().filter(|part| *part > 0) {
        left.insert(left.partition_point(|other| *other < part), part);
    }
    left
}

/// Iterates over the options (positions after one legal move) of a taking-and-breaking game, as sorted piles.
fn breaking_options<B: TakingAndBreaking>(state: sums::State<B>) -> impl Iterator<Item = Vec<u64>> {
    let GameState { rules, position: Piles { piles } } = state;
    let sorted = sorted_without_empty(&piles[..]);
    piles.into_iter().flat_map(move |size| {
        let breaks = B::splits(&rules, size);
        breaks.map(|(_, parts)| replace_pile(&sorted, size, parts)).collect::<Vec<_>>()
    })
}

/// Iterates over the positions that the moves leave, each as sorted piles; each move takes from one pile.
pub(super) fn after_each(
    piles: &[u64],
    moves: Vec<PileMove>,
) -> impl Iterator<Item = Vec<u64>> + use<> {
    let sorted = sorted_without_empty(piles);
    let left =
        move |made: PileMove| replace_pile(&sorted, made.take + made.leaves, [made.leaves, 0]);
    moves.into_iter().map(left)
}

/// The numbers are the sorted piles.
impl<B: TakingAndBreaking> Enumerated for B {
    fn numbers_of(state: &Self::State) -> Vec<u64> {
        sorted_without_empty(&state.position.piles[..])
    }

    fn state_from_numbers(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        sorted::<B, _>(root, numbers)
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        <B as DisjunctiveSum>::moves(state)
    }

    fn options(state: Self::State) -> impl Iterator<Item = Vec<u64>> {
        breaking_options::<B>(state)
    }

    fn end(state: &Self::State) -> Outcome {
        Outcome::p_if(B::play_convention(&state.rules) == PlayConvention::Normal)
    }
}

/// The numbers are the sorted piles.
impl Enumerated for Subtraction {
    fn numbers_of(state: &Self::State) -> Vec<u64> {
        sorted_without_empty(&state.position.piles[..])
    }

    fn state_from_numbers(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        sorted::<Subtraction, _>(root, numbers)
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        <Subtraction as DisjunctiveSum>::moves(state)
    }

    fn options(state: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let moves = <Subtraction as DisjunctiveSum>::moves(&state).collect();
        after_each(state.piles(), moves)
    }

    fn end(state: &Self::State) -> Outcome {
        Outcome::p_if(state.rules.play == PlayConvention::Normal)
    }
}

/// The numbers are the stones on each step, up to the highest step with a stone; they are not sorted.
impl Enumerated for Staircase {
    fn numbers_of(state: &Self::State) -> Vec<u64> {
        let steps = &state.position.piles;
        let highest = steps.iter().rposition(|&stones| stones > 0);
        steps[..highest.map_or(0, |highest| highest + 1)].to_vec()
    }

    fn state_from_numbers(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let piles = if numbers.is_empty() { vec![0] } else { numbers.to_vec() };
        let state = GameState { rules: root.rules, position: Piles { piles } };
        (numbers.last() != Some(&0) && <Self as Playable>::validate(&state).is_ok())
            .then_some(state)
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        <Self as DisjunctiveSum>::moves(state)
    }
}

/// The numbers are the pile and the largest number that may be taken now, at most the whole pile.
impl Enumerated for Fibonacci {
    fn numbers_of(state: &Self::State) -> Vec<u64> {
        let numbers = [state.pile(), state.most()];
        numbers[..if state.pile() > 0 { 2 } else { 0 }].to_vec()
    }

    fn state_from_numbers(_: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let state = match *numbers {
            [] => fibonacci::State::new(0, Some(1)),
            // The first move may not take the whole pile.
            [pile, 0] => fibonacci::State::new(pile, None),
            [pile, most] => fibonacci::State::new(pile, Some(most)),
            _ => return None,
        };
        let is_one_form = Self::numbers_of(&state) == numbers;
        (is_one_form && state.pile() <= LARGEST).then_some(state)
    }

    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.first().copied().unwrap_or(0)
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        (1..=state.most()).map(|take| TakeMove { take })
    }
}

/// The numbers are the heights of the branches, in the canonical order of the trees.
impl Enumerated for Hackenbush {
    fn numbers_of(state: &Self::State) -> Vec<u64> {
        state.position.canonical_shape()
    }

    fn state_from_numbers(root: &Self::State, numbers: &[u64]) -> Option<Self::State> {
        let position =
            Forest::from_heights(numbers).filter(|forest| forest.canonical_shape() == numbers)?;
        let state = GameState { rules: root.rules, position };
        (numbers.is_empty() || <Self as Playable>::validate(&state).is_ok()).then_some(state)
    }

    /// Returns the number of branches, which are the stones of Hackenbush.
    fn stones(_: &Self::State, numbers: &[u64]) -> u64 {
        numbers.len() as u64
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move> {
        <Self as DisjunctiveSum>::moves(state)
    }

    /// Iterates over the options (positions after one cut). Only the branches of the tree that is cut are
    /// sorted again.
    fn options(GameState { position: forest, .. }: Self::State) -> impl Iterator<Item = Vec<u64>> {
        let heights = forest.heights();
        let trees: Vec<Vec<u64>> = forest
            .roots()
            .iter()
            .map(|root| sort_subtrees(&heights[forest.subtree(*root)]))
            .collect();
        let mut all = Vec::with_capacity(heights.len());
        for (at, root) in forest.roots().iter().enumerate() {
            for cut in forest.subtree(*root) {
                let Range { start, end } = forest.subtree(cut);
                let below = forest.subtree(*root).filter(|branch| !(start..end).contains(branch));
                let left: Vec<u64> = below.map(|branch| heights[branch]).collect();
                let left = sort_subtrees(&left);
                let others = trees.iter().enumerate().filter(|(other, _)| *other != at);
                let mut after: Vec<&[u64]> = others.map(|(_, tree)| &tree[..]).collect();
                after.push(&left);
                after.sort_unstable();
                all.push(after.concat());
            }
        }
        all.into_iter()
    }

    fn end(state: &Self::State) -> Outcome {
        Outcome::p_if(state.rules.play == PlayConvention::Normal)
    }
}

/// Search tree of the legal moves of a game; the field is the position from which it starts.
pub struct ListTree<G: Enumerated>(pub(super) G::State);

impl<G: Enumerated> ListTree<G> {
    /// Returns the number of legal moves from `position`, then an upper bound on the total length (in
    /// numbers) of the positions after them. `None` if `position` is not a position of the game.
    pub(super) fn option_size(&self, position: &[u64]) -> Option<[u64; 2]> {
        let moves = G::move_count(&G::state_from_numbers(&self.0, position)?);
        let numbers = moves.saturating_mul(position.len() as u128 + 1);
        Some([moves, numbers].map(|count| u64::try_from(count).unwrap_or(u64::MAX)))
    }
}

impl<G: Enumerated> Tree for ListTree<G> {
    type Position = Vec<u64>;

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        G::end(&self.0)
    }

    fn options(&self, position: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        let here = G::state_from_numbers(&self.0, position);
        here.map(G::options).into_iter().flatten()
    }
}

impl<G: Enumerated> CertificateTree for ListTree<G> {
    type Entry = PileEntry;

    fn root(&self) -> Vec<u64> {
        G::numbers_of(&self.0)
    }

    fn entry_numbers(entry: &PileEntry) -> Vec<u64> {
        entry.piles.clone()
    }

    fn position(&self, entry: &PileEntry) -> Option<Vec<u64>> {
        G::state_from_numbers(&self.0, &entry.piles).map(|_| entry.piles.clone())
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
        self.option_size(&entry.piles).map_or(0, |[_, numbers]| numbers)
    }
}
