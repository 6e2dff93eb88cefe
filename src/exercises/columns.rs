//! The digits of the sum without carry.

use super::ask::{Ask, Blank};
use super::piles::{Luck, PileKind, PositionKind, SIZES, unlimited};
use super::task::Task;
use super::verdict::Verdicts;
use super::wishes::Wish;

/// Write the piles in binary and add the columns.
pub(super) const KIND: PileKind = PileKind {
    name: "columns",
    wishes: &[Wish::Piles, Wish::Max, Wish::Min, Wish::Counters, Wish::ThreeSizes, Wish::Trap],
    rules: unlimited,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    verdicts: Verdicts::Many,
    luck: Luck::Sums,
    asking: |drawn, _| {
        let sums = drawn.facts.columns.sums().to_vec();
        Some((Task::Plain, 0, vec![Ask::new("sums", Blank::Digits(sums))]))
    },
};
