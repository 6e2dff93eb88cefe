//! Encodes the positions of a sum of different games as lists of numbers, and lists their options from the
//! legal moves alone. For each component, in order, the list has the count of its numbers and then these
//! numbers in canonical form. [`explicit_tree`](super::explicit_tree) has the trait [`Enumerated`].

use super::explicit_tree::{Enumerated, after_each, sorted};
use crate::games::nim::{self, Nim};
use crate::games::sum::component::Component;
use crate::games::sum::grundy_values::HasGrundyValues;
use crate::games::sum::{Parts, State, Sum};
use crate::games::wythoff::{self, Wythoff};
use crate::search::ranking::sorted_without_empty;
use crate::sums::DisjunctiveSum;

/// Generates the functions `numbers_of`, `state_from_numbers`, `options` and `stones` for components. The
/// argument lists the variants of `Component` and the markers of their games.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// Returns the position of the component `part` as numbers in canonical form, such as its piles in
        /// rising order.
        fn numbers_of(part: &Component) -> Vec<u64> {
            match part {
                $(Component::$name(state) => <$game as Enumerated>::numbers_of(state),)+
            }
        }

        /// Returns the component with these numbers and the rules of `part`; `None` if `numbers` is not a
        /// position of its game in canonical form.
        fn state_from_numbers(part: &Component, numbers: &[u64]) -> Option<Component> {
            match part {
                $(Component::$name(root) => <$game as Enumerated>::state_from_numbers(root, numbers).map(Component::$name),)+
            }
        }

        /// Returns the positions that the legal moves in the component `part` leave, as numbers, in the order
        /// of the moves.
        fn options(part: &Component) -> Vec<Vec<u64>> {
            match part {
                $(Component::$name(state) => <$game as Enumerated>::options(state.clone()).collect(),)+
            }
        }

        /// Returns the number of stones of the component with these numbers and the rules of `part`.
        fn stones(part: &Component, numbers: &[u64]) -> u64 {
            match part {
                $(Component::$name(root) => <$game as Enumerated>::stones(root, numbers),)+
            }
        }
    };
}

component_games!(parts);

impl Enumerated for Nim {
    fn numbers_of(state: &nim::State) -> Vec<u64> {
        sorted_without_empty(&state.position.piles[..])
    }

    fn state_from_numbers(root: &nim::State, numbers: &[u64]) -> Option<nim::State> {
        sorted::<Nim, _>(root, numbers)
    }

    fn moves(state: &nim::State) -> impl Iterator<Item = Self::Move> {
        <Self as HasGrundyValues>::moves(state)
    }

    fn options(state: nim::State) -> impl Iterator<Item = Vec<u64>> {
        after_each(state.piles(), <Self as Enumerated>::moves(&state).collect())
    }
}

/// The numbers of a position are its two piles, the smaller one first.
impl Enumerated for Wythoff {
    fn numbers_of(state: &wythoff::State) -> Vec<u64> {
        let [first, second] = state.pair();
        vec![first.min(second), first.max(second)]
    }

    fn state_from_numbers(root: &wythoff::State, numbers: &[u64]) -> Option<wythoff::State> {
        let largest = root.pair().into_iter().max()?;
        match *numbers {
            [first, second] if first <= second && second <= largest => {
                Some(wythoff::State::new([first, second]))
            }
            _ => None,
        }
    }

    fn moves(state: &wythoff::State) -> impl Iterator<Item = Self::Move> {
        <Self as HasGrundyValues>::moves(state)
    }
}

/// Returns `own`, the numbers of a component, preceded by their count: `3 5` gives `2 3 5`.
fn with_length(own: Vec<u64>) -> Vec<u64> {
    [&[own.len() as u64][..], &own].concat()
}

/// Splits the numbers of a position of a sum into the numbers of each component; `None` if the counts in the
/// list do not fit the components of `root`.
fn split_by_component<'n>(root: &State, mut numbers: &'n [u64]) -> Option<Vec<&'n [u64]>> {
    let mut parts = Vec::new();
    for _ in &root.position.parts {
        let (count, rest) = numbers.split_first()?;
        let (own, others) = rest.split_at_checked(usize::try_from(*count).ok()?)?;
        parts.push(own);
        numbers = others;
    }
    numbers.is_empty().then_some(parts)
}

impl Enumerated for Sum {
    fn numbers_of(state: &State) -> Vec<u64> {
        let parts = state.position.parts.iter().map(numbers_of);
        parts.flat_map(with_length).collect()
    }

    fn state_from_numbers(root: &State, numbers: &[u64]) -> Option<State> {
        let own = root.position.parts.iter().zip(split_by_component(root, numbers)?);
        let parts =
            own.map(|(part, numbers)| state_from_numbers(part, numbers)).collect::<Option<_>>()?;
        Some(State { rules: root.rules, position: Parts { parts } })
    }

    fn stones(root: &State, numbers: &[u64]) -> u64 {
        let own =
            root.position.parts.iter().zip(split_by_component(root, numbers).unwrap_or_default());
        own.map(|(part, numbers)| stones(part, numbers)).sum()
    }

    fn moves(state: &State) -> impl Iterator<Item = Self::Move> {
        <Self as DisjunctiveSum>::moves(state)
    }

    /// Iterates over the options (positions after one legal move). Each differs from `state` in one component
    /// only.
    fn options(state: State) -> impl Iterator<Item = Vec<u64>> {
        let parts = state.position.parts;
        let before: Vec<Vec<u64>> =
            parts.iter().map(|part| with_length(numbers_of(part))).collect();
        parts.into_iter().enumerate().flat_map(move |(at, part)| {
            let (first, rest) = (before[..at].concat(), before[at + 1..].concat());
            let left = options(&part).into_iter().map(with_length);
            left.map(move |own| [&first[..], &own, &rest].concat())
        })
    }
}
