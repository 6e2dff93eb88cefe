//! Wythoff's game as a component of a sum. Its P-positions have a short rule, but its Grundy values have none
//! (U. Blass and A. S. Fraenkel, *The Sprague–Grundy function for Wythoff's game*, Theoretical Computer
//! Science 75 (1990), 311–333). So the values are computed from (0, 0) up to the larger pile, each as the mex
//! of its options.

use serde::Serialize;

use super::grundy_values::HasGrundyValues;
use crate::figure::Figure;
use crate::game::Playable;
use crate::games::wythoff::{State, Wythoff};
use crate::position::{MultiPileMove, PileMove};

/// Largest pile of Wythoff's game in a sum; (largest pile + 1)² Grundy values are computed.
pub(super) const LARGEST: u64 = 500;

/// Largest pile of Wythoff's game for which the explanation shows the table of values.
const SHOWN: u64 = 12;

/// Grundy values of Wythoff's game for all pairs of piles up to a size.
#[derive(Debug)]
pub struct Pairs {
    /// Number of sizes that a pile can have: the largest size plus 1.
    width: usize,
    /// Values row by row, with a row for each size of the first pile. A value is at most the number of moves,
    /// so it fits 16 bits.
    values: Vec<u16>,
}

/// Table of the Grundy values of Wythoff's game for all pairs of piles up to those of a component.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "SumPairs"))]
pub struct PairTable {
    /// Number of the component, from 1.
    pub part: u64,
    /// Sizes of the second pile, from 0; empty if the piles are too large for a table.
    pub sizes: Vec<u64>,
    /// Rows, one for each size of the first pile, from 0; empty if the piles are too large for a table.
    pub rows: Vec<PairRow>,
}

/// Grundy values of all pairs of piles with the same size of the first pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "SumPairRow"))]
pub struct PairRow {
    /// Size of the first pile in this row.
    pub size: u64,
    /// Grundy values, one for each size of the second pile, from 0.
    pub values: Vec<u64>,
}

impl Pairs {
    /// Creates the values of all pairs of piles up to `largest`, but not above `LARGEST`. Each value is the
    /// mex of the values of its options, which are the earlier values in its row, its column and its
    /// diagonal.
    pub fn up_to(largest: u64) -> Self {
        let width = usize::try_from(largest.min(LARGEST)).unwrap_or(0) + 1;
        // A pair in a square of `width` rows has fewer than 3 · `width` moves, and its value is at most their
        // number.
        let words = 3 * width / 64 + 1;
        let mut used = vec![0_u64; words * (4 * width - 1)];
        let mut values = Vec::with_capacity(width * width);
        for (row, column) in (0..width * width).map(|at| (at / width, at % width)) {
            let lines = [row, width + column, 2 * width + (row + width - 1 - column)];
            let taken =
                |word: usize| lines.iter().fold(0, |taken, line| taken | used[line * words + word]);
            let word = (0..words).find(|word| taken(*word) != u64::MAX).unwrap_or(0);
            let bit = taken(word).trailing_ones();
            lines.iter().for_each(|line| used[line * words + word] |= 1 << bit);
            values.push(word as u16 * u64::BITS as u16 + bit as u16);
        }
        Pairs { width, values }
    }

    /// Returns the Grundy value of a pair of pile sizes, both of which must be at most the size up to which
    /// the values were computed.
    pub fn value(&self, [first, second]: [u64; 2]) -> u64 {
        let at = (first as usize).saturating_mul(self.width).saturating_add(second as usize);
        self.values.get(at).copied().map_or(0, u64::from)
    }

    /// Returns the different Grundy values of the positions that one move from `state` leaves, in rising
    /// order.
    pub(super) fn option_values(&self, state: &State) -> Vec<u64> {
        let moves = Wythoff::moves(state);
        let mut reached: Vec<u64> = moves.map(|chosen| self.value_after(state, &chosen)).collect();
        reached.sort_unstable();
        reached.dedup();
        reached
    }

    /// Returns the table of all pairs of piles up to those of `state`; without sizes and rows if a pile has
    /// more than `SHOWN` stones. `part` is the number of the component, from 1.
    pub(super) fn table(&self, part: u64, state: &State) -> PairTable {
        let [first, second] = state.pair();
        let (mut sizes, mut rows) = (Vec::new(), Vec::new());
        if first.max(second) <= SHOWN {
            sizes.extend(0..=second);
            rows.extend((0..=first).map(|size| {
                let values = sizes.iter().map(|other| self.value([size, *other])).collect();
                PairRow { size, values }
            }));
        }
        PairTable { part, sizes, rows }
    }

    /// Returns the Grundy value of the position that the move `chosen` from `state` leaves.
    fn value_after(&self, state: &State, chosen: &MultiPileMove) -> u64 {
        match chosen.apply_to(&state.position.piles)[..] {
            [first, second] => self.value([first, second]),
            _ => 0,
        }
    }
}

/// A component has one Grundy value for both piles together.
impl HasGrundyValues for Wythoff {
    type GrundyValues = Pairs;

    fn precompute(state: &State) -> Pairs {
        let [first, second] = state.pair();
        Pairs::up_to(first.max(second))
    }

    fn values(state: &State, pairs: &Pairs) -> Vec<u64> {
        vec![pairs.value(state.pair())]
    }

    fn moves(state: &State) -> impl Iterator<Item = MultiPileMove> {
        (0..).map_while(|index| Wythoff::legal_move_at(state, index))
    }

    fn change(state: &State, pairs: &Pairs, chosen: &MultiPileMove) -> (usize, u64) {
        (0, pairs.value_after(state, chosen))
    }

    fn moves_to_value(state: &State, pairs: &Pairs, _: usize, wanted: u64) -> Vec<MultiPileMove> {
        let moves = Wythoff::moves(state);
        moves.filter(|chosen| pairs.value_after(state, chosen) == wanted).collect()
    }

    fn picture<'e>(state: &'e State, shown: Option<&MultiPileMove>) -> Option<Figure<'e>> {
        let piles = &state.position.piles[..];
        let taken = shown.map(|chosen| PileMove::split_by_pile(piles, chosen)).unwrap_or_default();
        Some(Figure::Piles { piles, taken })
    }

    fn is_decided(_: &State) -> bool {
        true
    }
}
