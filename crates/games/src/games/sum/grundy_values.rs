//! The trait of a game that can be a component of a sum: its Grundy values and the moves that change them.
//! Every [`DisjunctiveSum`] implements it, and so does Nim. [`component`](super::component) lists the games.

use std::fmt::Debug;

use crate::figure::Figure;
use crate::game::Playable;
use crate::games::nim::{self, Nim};
use crate::position::{PileMove, PlayConvention};
use crate::sums::{Cell, DisjunctiveSum, ValuedPile as Repeated};

/// A game that can be a component of a sum: the Grundy value of a position is the nim-sum of the Grundy
/// values of its piles, rows or trees (here called parts). `Component` calls the methods.
pub trait HasGrundyValues: Playable {
    /// Precomputed data from which the Grundy values follow, such as the Grundy sequence.
    type GrundyValues: Debug;

    /// Returns the precomputed data for the position `state`; the other methods get it as `precomputed`.
    fn precompute(state: &Self::State) -> Self::GrundyValues;

    /// Returns the Grundy values of the parts, in their order.
    fn values(state: &Self::State, precomputed: &Self::GrundyValues) -> Vec<u64>;

    /// Iterates over the legal moves from `state`, in a fixed order.
    fn moves(state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Returns the 0-based index of the part that the move `chosen` changes, and the Grundy value of this
    /// part after the move.
    fn change(
        state: &Self::State,
        precomputed: &Self::GrundyValues,
        chosen: &Self::Move,
    ) -> (usize, u64);

    /// Returns the moves that give the part with the 0-based index `at` the Grundy value `wanted`, which
    /// differs from its present value.
    fn moves_to_value(
        state: &Self::State,
        precomputed: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// Returns the rows of the table of Grundy values by pile size, from 0 up to the largest pile; the last
    /// parameter is the largest number of rows. The second list has the piles that are too large for the table and
    /// whose values repeat values in it. Both lists are empty if the game needs no table.
    fn table_rows(_: &Self::State, _: &Self::GrundyValues, _: usize) -> (Vec<Cell>, Vec<Repeated>) {
        (Vec::new(), Vec::new())
    }

    /// Returns the figure of the position, with the move `shown` marked; `None` if the game has no figure.
    fn picture<'e>(state: &'e Self::State, shown: Option<&Self::Move>) -> Option<Figure<'e>>;

    /// Whether the outcome follows from the Grundy values; false in misère play.
    fn is_decided(state: &Self::State) -> bool;
}

impl<G: DisjunctiveSum> HasGrundyValues for G {
    type GrundyValues = <G as DisjunctiveSum>::Table;

    fn precompute(state: &Self::State) -> Self::GrundyValues {
        G::precompute(state)
    }

    fn values(state: &Self::State, precomputed: &Self::GrundyValues) -> Vec<u64> {
        <G as DisjunctiveSum>::grundy_values(state, precomputed)
    }

    fn moves(state: &Self::State) -> impl Iterator<Item = <G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::moves(state)
    }

    fn change(
        state: &Self::State,
        precomputed: &Self::GrundyValues,
        chosen: &<G as DisjunctiveSum>::Move,
    ) -> (usize, u64) {
        <G as DisjunctiveSum>::value_change(state, precomputed, chosen)
    }

    fn moves_to_value(
        state: &Self::State,
        precomputed: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<<G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::moves_to_value(state, precomputed, at, wanted)
    }

    fn table_rows(
        state: &Self::State,
        precomputed: &Self::GrundyValues,
        rows: usize,
    ) -> (Vec<Cell>, Vec<Repeated>) {
        let values = <G as DisjunctiveSum>::grundy_values(state, precomputed);
        let steps = G::value_steps(state, precomputed, &values, rows);
        let (mut cells, mut repeated) = (G::table_rows(&steps), G::periodic_piles(&steps));
        let known = cells.last().map_or(0, |cell| cell.size);
        repeated.retain(|pile| pile.size > known);
        let place = |size: &u64| {
            let own = repeated.iter().find(|pile| pile.size == *size);
            own.map_or(*size, |pile| pile.place)
        };
        let last = <G as DisjunctiveSum>::numbers(state).iter().map(place).max().unwrap_or(0);
        cells.retain(|cell| cell.size <= last);
        (cells, repeated)
    }

    fn picture<'e>(
        state: &'e Self::State,
        shown: Option<&<G as DisjunctiveSum>::Move>,
    ) -> Option<Figure<'e>> {
        <G as DisjunctiveSum>::position_figure(state, shown)
    }

    fn is_decided(state: &Self::State) -> bool {
        <G as DisjunctiveSum>::play_convention(state) == PlayConvention::Normal
    }
}

/// The Grundy value of a pile is its size; with a limit K, the remainder modulo K + 1.
impl HasGrundyValues for Nim {
    type GrundyValues = ();

    fn precompute(_: &nim::State) {}

    fn values(state: &nim::State, (): &()) -> Vec<u64> {
        state.piles().iter().map(|&size| state.rules.residue(size)).collect()
    }

    fn moves(state: &nim::State) -> impl Iterator<Item = PileMove> {
        let limit = state.rules.limit.unwrap_or(u64::MAX);
        state.piles().iter().zip(1..).flat_map(move |(&size, pile)| {
            (1..=size.min(limit)).map(move |take| PileMove { pile, take, leaves: size - take })
        })
    }

    fn change(state: &nim::State, (): &(), chosen: &PileMove) -> (usize, u64) {
        (chosen.pile as usize - 1, state.rules.residue(chosen.leaves))
    }

    /// Returns at most one move, because the sizes that moves leave have different Grundy values.
    fn moves_to_value(state: &nim::State, (): &(), at: usize, wanted: u64) -> Vec<PileMove> {
        let size = state.piles().get(at).copied().unwrap_or(0);
        let made = (1..=size.min(state.rules.limit.unwrap_or(u64::MAX)))
            .find(|take| state.rules.residue(size - take) == wanted);
        made.map(|take| PileMove { pile: at as u64 + 1, take, leaves: size - take })
            .into_iter()
            .collect()
    }

    fn picture<'e>(state: &'e nim::State, shown: Option<&PileMove>) -> Option<Figure<'e>> {
        Some(Figure::Piles { piles: state.piles(), taken: shown.copied().into_iter().collect() })
    }

    fn is_decided(state: &nim::State) -> bool {
        state.rules.play == PlayConvention::Normal
    }
}
