//! Which columns are odd, and what is the nim-sum?

use super::answer_balance::Verdicts;
use super::answer_field::{Ask, Blank};
use super::feasibility::COLUMN_WISHES;
use super::piles::{Luck, PileKind, PositionKind, SIZES, unlimited};
use super::task::Task;
use crate::columns::Powers;

/// The weights of the odd columns and their sum.
pub(super) const KIND: PileKind = PileKind {
    name: "nim-sum",
    wishes: COLUMN_WISHES,
    rules: unlimited,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    verdicts: Verdicts::Many,
    luck: Luck::Sums,
    asking: |drawn, _| {
        let sum = drawn.facts.nim_sum;
        let odd = Powers(sum).powers().collect();
        let asks =
            vec![Ask::new("odd-columns", Blank::Set(odd)), Ask::new("nim-sum", Blank::Number(sum))];
        Some((Task::Plain, 0, asks))
    },
};
