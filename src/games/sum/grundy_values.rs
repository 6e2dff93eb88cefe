//! The interface of a game whose positions can be components of a sum. Every [`DisjunctiveSum`] has it, and
//! so has Nim.

use std::fmt::Debug;

use crate::figure::Figure;
use crate::game::Playable;
use crate::games::nim::{self, Nim};
use crate::position::{PileMove, PlayConvention};
use crate::sums::{Cell, DisjunctiveSum, ValuedMove as Repeated};

/// A game whose Grundy value is the nim-sum of the values of its own components.
pub(crate) trait HasGrundyValues: Playable {
    /// Precomputed values.
    type GrundyValues: Debug;

    fn row(setting: &Self::State) -> Self::GrundyValues;

    /// Grundy values of the piles, rows or trees.
    fn values(setting: &Self::State, row: &Self::GrundyValues) -> Vec<u64>;

    fn moves(setting: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Returns the component that a move changes (0-based index) and its new Grundy value.
    fn change(setting: &Self::State, row: &Self::GrundyValues, chosen: &Self::Move)
    -> (usize, u64);

    /// Returns the moves that give the component `at` (0-based index) the value `wanted`.
    fn giving(
        setting: &Self::State,
        row: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<Self::Move>;

    /// Returns the table of values up to the largest pile, with at most so many rows, and the piles beyond
    /// it, whose values follow by the period; empty without a table.
    fn cells(_: &Self::State, _: &Self::GrundyValues, _: usize) -> (Vec<Cell>, Vec<Repeated>) {
        (Vec::new(), Vec::new())
    }

    fn picture<'e>(setting: &'e Self::State, shown: Option<&Self::Move>) -> Option<Figure<'e>>;

    /// Whether the values decide the outcome, as in normal play.
    fn is_decided(setting: &Self::State) -> bool;
}

impl<G: DisjunctiveSum> HasGrundyValues for G {
    type GrundyValues = <G as DisjunctiveSum>::Table;

    fn row(setting: &Self::State) -> Self::GrundyValues {
        G::table(setting)
    }

    fn values(setting: &Self::State, row: &Self::GrundyValues) -> Vec<u64> {
        <G as DisjunctiveSum>::values(setting, row)
    }

    fn moves(setting: &Self::State) -> impl Iterator<Item = <G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::moves(setting)
    }

    fn change(
        setting: &Self::State,
        row: &Self::GrundyValues,
        chosen: &<G as DisjunctiveSum>::Move,
    ) -> (usize, u64) {
        <G as DisjunctiveSum>::change(setting, row, chosen)
    }

    fn giving(
        setting: &Self::State,
        row: &Self::GrundyValues,
        at: usize,
        wanted: u64,
    ) -> Vec<<G as DisjunctiveSum>::Move> {
        <G as DisjunctiveSum>::giving(setting, row, at, wanted)
    }

    fn cells(
        setting: &Self::State,
        row: &Self::GrundyValues,
        rows: usize,
    ) -> (Vec<Cell>, Vec<Repeated>) {
        let values = <G as DisjunctiveSum>::values(setting, row);
        let steps = G::origin(setting, row, &values, rows);
        let (mut cells, mut repeated) = (G::cells(&steps), G::repeated(&steps));
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
        <G as DisjunctiveSum>::picture(setting, shown)
    }

    fn is_decided(setting: &Self::State) -> bool {
        <G as DisjunctiveSum>::play(setting) == PlayConvention::Normal
    }
}

/// The value of a pile is its residue: the size, or with a limit K the size modulo K + 1.
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

    /// Returns at most one move: the values of the sizes that a move reaches all differ.
    fn giving(setting: &nim::State, (): &(), at: usize, wanted: u64) -> Vec<PileMove> {
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
