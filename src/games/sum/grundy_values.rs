//! The trait of a game that can be a component of a sum: its Grundy values and the moves that change them.
//! Every [`DisjunctiveSum`] has it, and so has Nim. [`component`](super::component) lists the games.

use std::fmt::Debug;

use crate::figure::Figure;
use crate::game::Playable;
use crate::games::nim::{self, Nim};
use crate::position::{PileMove, PlayConvention};
use crate::sums::{Cell, DisjunctiveSum, ValuedPile as Repeated};

/// A game whose Grundy value is the nim-sum of the values of its piles, rows or trees.
pub(crate) trait HasGrundyValues: Playable {
    /// Precomputed data from which the values follow.
    type GrundyValues: Debug;

    fn row(setting: &Self::State) -> Self::GrundyValues;

    /// Returns the Grundy values of the piles, rows or trees.
    fn values(setting: &Self::State, row: &Self::GrundyValues) -> Vec<u64>;

    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Returns the index of the pile, row or tree that a move changes, from 0, and its new value.
    fn change(setting: &Self::State, row: &Self::GrundyValues, chosen: &Self::Move)
    -> (usize, u64);

    /// Returns the moves that give the pile, row or tree at index `at`, from 0, the value `wanted`.
    fn moves_to_value(
        setting: &Self::State,
        row: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// Returns the table of values up to the largest pile, with at most so many rows, and the piles beyond
    /// it, whose values repeat; empty if the values come from no table.
    fn cells(_: &Self::State, _: &Self::GrundyValues, _: usize) -> (Vec<Cell>, Vec<Repeated>) {
        (Vec::new(), Vec::new())
    }

    fn picture<'e>(setting: &'e Self::State, shown: Option<&Self::Move>) -> Option<Figure<'e>>;

    /// Whether the values decide the outcome: false in misère play.
    fn is_decided(setting: &Self::State) -> bool;
}

impl<G: DisjunctiveSum> HasGrundyValues for G {
    type GrundyValues = <G as DisjunctiveSum>::Table;

    fn row(setting: &Self::State) -> Self::GrundyValues {
        G::precompute(setting)
    }

    fn values(setting: &Self::State, row: &Self::GrundyValues) -> Vec<u64> {
        <G as DisjunctiveSum>::grundy_values(setting, row)
    }

    fn moves(setting: &Self::State) -> impl Iterator<Item = <G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::moves(setting)
    }

    fn change(
        setting: &Self::State,
        row: &Self::GrundyValues,
        chosen: &<G as DisjunctiveSum>::Move,
    ) -> (usize, u64) {
        <G as DisjunctiveSum>::value_change(setting, row, chosen)
    }

    fn moves_to_value(
        setting: &Self::State,
        row: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<<G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::moves_to_value(setting, row, at, wanted)
    }

    fn cells(
        setting: &Self::State,
        row: &Self::GrundyValues,
        rows: usize,
    ) -> (Vec<Cell>, Vec<Repeated>) {
        let values = <G as DisjunctiveSum>::grundy_values(setting, row);
        let steps = G::value_steps(setting, row, &values, rows);
        let (mut cells, mut repeated) = (G::table_rows(&steps), G::periodic_piles(&steps));
        let known = cells.last().map_or(0, |cell| cell.size);
        repeated.retain(|pile| pile.size > known);
        let place = |size: &u64| {
            let own = repeated.iter().find(|pile| pile.size == *size);
            own.map_or(*size, |pile| pile.place)
        };
        let last = <G as DisjunctiveSum>::numbers(setting).iter().map(place).max().unwrap_or(0);
        cells.retain(|cell| cell.size <= last);
        (cells, repeated)
    }

    fn picture<'e>(
        setting: &'e Self::State,
        shown: Option<&<G as DisjunctiveSum>::Move>,
    ) -> Option<Figure<'e>> {
        <G as DisjunctiveSum>::position_figure(setting, shown)
    }

    fn is_decided(setting: &Self::State) -> bool {
        <G as DisjunctiveSum>::play_convention(setting) == PlayConvention::Normal
    }
}

/// The Grundy value of a pile is its size; with a limit K, the remainder modulo K + 1.
impl HasGrundyValues for Nim {
    type GrundyValues = ();

    fn row(_: &nim::State) {}

    fn values(setting: &nim::State, (): &()) -> Vec<u64> {
        setting.piles().iter().map(|&size| setting.rules.residue(size)).collect()
    }

    fn moves(setting: &nim::State) -> impl Iterator<Item = PileMove> {
        let limit = setting.rules.limit.unwrap_or(u64::MAX);
        setting.piles().iter().zip(1..).flat_map(move |(&size, pile)| {
            (1..=size.min(limit)).map(move |take| PileMove { pile, take, leaves: size - take })
        })
    }

    fn change(setting: &nim::State, (): &(), chosen: &PileMove) -> (usize, u64) {
        (chosen.pile as usize - 1, setting.rules.residue(chosen.leaves))
    }

    /// At most one move: the values of the sizes that a move reaches all differ.
    fn moves_to_value(setting: &nim::State, (): &(), at: usize, wanted: u64) -> Vec<PileMove> {
        let size = setting.piles().get(at).copied().unwrap_or(0);
        let made = (1..=size.min(setting.rules.limit.unwrap_or(u64::MAX)))
            .find(|take| setting.rules.residue(size - take) == wanted);
        made.map(|take| PileMove { pile: at as u64 + 1, take, leaves: size - take })
            .into_iter()
            .collect()
    }

    fn picture<'e>(setting: &'e nim::State, shown: Option<&PileMove>) -> Option<Figure<'e>> {
        Some(Figure::Piles { piles: setting.piles(), taken: shown.copied().into_iter().collect() })
    }

    fn is_decided(setting: &nim::State) -> bool {
        setting.rules.play == PlayConvention::Normal
    }
}
