//! The digits of the sum without carry.

use super::ask::{Ask, Blank};
use super::frame::COLUMN_WISHES;
use super::piles::{Luck, PileKind, PositionKind, SIZES, unlimited};
use super::task::Task;
use super::verdict::Verdicts;

/// Write the piles in binary and add the columns.
pub(super) const KIND: PileKind = PileKind {
    name: "columns",
    wishes: COLUMN_WISHES,
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
