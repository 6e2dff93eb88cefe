//! All winning moves of Moore's game, counted and listed. The piles after the move are built column by column
//! from the left. A pile is *lowered* in the first column in which its digit changes, from 1 to 0, and is
//! free in all columns further right. So only the set of lowered piles matters, and it has at most k piles.
//! The count takes one pass over the columns with a number for each such set, however large the piles are.
//! The number of these sets is bounded, which bounds the number of piles. Read [`super::closed_form`] first.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use num_bigint::BigUint;
use serde::{Serialize, Serializer};

use super::Rules;
use crate::position::MultiPileMove;

/// Largest number of sets of at most k piles that a position may have, where k is the largest number of piles
/// from which a move may take; this limits the number of piles. The count of winning moves stores a number
/// for each set.
const MOST_SETS: u64 = 4096;

/// Largest number of piles of a position, because a set of piles is a 64-bit number.
const MOST_PILES: u64 = 64;

/// Largest number of winning moves that an explanation lists.
pub const LISTED: usize = 100;

/// An exact count; in JSON a number if it is at most 2^64 − 1, otherwise a string of decimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count(pub BigUint);

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(&self.0) {
            Ok(small) => serializer.serialize_u64(small),
            Err(_) => serializer.collect_str(&self.0),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Count {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Count".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "oneOf": [
                { "type": "integer", "minimum": 0, "maximum": u64::MAX },
                { "type": "string", "pattern": "^[0-9]{20,}$" }
            ]
        })
    }
}

/// Returns the largest number of piles that a question may have if a move may take from `at_most` piles: at
/// least 12, and at most 64.
pub fn most_piles(at_most: u64) -> usize {
    // If a move may touch all piles, only one move wins: taking everything.
    let few = |piles: &u64| *piles <= at_most || set_count(*piles, at_most) <= MOST_SETS;
    (1..=MOST_PILES).take_while(few).count()
}

/// Returns the number of sets of at most `size` out of `piles` piles. Beyond [`MOST_SETS`] the result may be
/// too small, but is still above [`MOST_SETS`].
fn set_count(piles: u64, size: u64) -> u64 {
    let (mut total, mut of_size) = (1, 1);
    for chosen in 1..=size.min(piles) {
        of_size = of_size * (piles - chosen + 1) / chosen;
        total += of_size;
        if total > MOST_SETS {
            break;
        }
    }
    total
}

/// A set of piles as bits; the first pile is bit 0.
type Set = u64;

/// One binary column of the piles.
struct Column {
    /// Set of the piles with a 1 in the column.
    ones: Set,
    /// Largest number of piles from which a move may take: k, but at most 64.
    at_most: u32,
    /// Modulus that must divide the number of ones: k + 1, where k is the largest number of piles from which
    /// a move may take.
    modulus: u64,
}

/// A change of one column: the piles whose one becomes 0 as their first change, and the number of free piles
/// (changed further left) that get a one.
#[derive(Clone, Copy)]
struct Choice {
    lowered: Set,
    filled: u32,
}

impl Column {
    fn new(rules: Rules, piles: &[u64], place: u32) -> Self {
        let bits = piles.iter().enumerate();
        Column {
            ones: bits.fold(0, |set, (index, size)| set | (size >> place & 1) << index),
            at_most: rules.at_most.min(MOST_PILES) as u32,
            modulus: rules.modulus(),
        }
    }

    /// Calls `visit` with every choice that makes the number of ones in the column divisible by `modulus`,
    /// until `visit` breaks. `free` is the set of the piles that are free in this column, because their size
    /// was changed further left.
    fn visit_choices(
        &self,
        free: Set,
        visit: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let ones = self.ones & !free;
        let room = (self.at_most - free.count_ones()).min(ones.count_ones());
        for size in 0..=room {
            let kept = u64::from(ones.count_ones() - size);
            let missing = (self.modulus - kept % self.modulus) % self.modulus;
            if missing <= u64::from(free.count_ones()) {
                let filled = missing as u32;
                let mut one = |lowered| visit(Choice { lowered, filled });
                visit_subsets(ones, size, 0, &mut one)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Calls `visit` with the union of `chosen` and each subset of `set` with `size` members, until `visit`
/// breaks.
fn visit_subsets(
    set: Set,
    size: u32,
    chosen: Set,
    visit: &mut impl FnMut(Set) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size == 0 {
        return visit(chosen);
    }
    let mut rest = set;
    while rest.count_ones() >= size {
        let first = rest & rest.wrapping_neg();
        rest &= !first;
        visit_subsets(rest, size - 1, chosen | first, visit)?;
    }
    ControlFlow::Continue(())
}

fn width(piles: &[u64]) -> u32 {
    let all = piles.iter().fold(0, |all, size| all | size);
    u64::BITS - all.leading_zeros()
}

/// Returns the binomial coefficient `many` over `few`; `many` is at most 64.
fn binomial(many: u32, few: u32) -> u128 {
    let factors = 1..=u128::from(few);
    factors.fold(1, |product, factor| product * (u128::from(many) + 1 - factor) / factor)
}

impl Rules {
    /// Returns the exact number of winning moves; 0 in a P-position. `piles` has the pile sizes, at most
    /// `most_piles(self.at_most)` of them.
    pub fn winning_move_count(self, piles: &[u64]) -> Count {
        let mut ways: BTreeMap<Set, BigUint> = BTreeMap::from([(0, BigUint::from(1_u32))]);
        for place in (0..width(piles)).rev() {
            let column = Column::new(self, piles, place);
            let mut next: BTreeMap<Set, BigUint> = BTreeMap::new();
            for (&free, count) in &ways {
                let _ = column.visit_choices(free, &mut |choice| {
                    let times = binomial(free.count_ones(), choice.filled);
                    *next.entry(free | choice.lowered).or_default() += count * times;
                    ControlFlow::Continue(())
                });
            }
            ways = next;
        }
        // The empty set is no move.
        Count(ways.into_iter().filter(|(set, _)| *set != 0).map(|(_, count)| count).sum())
    }

    /// Returns all winning moves, or [`LISTED`] of them if there are more; empty in a P-position. The move
    /// that Moore's proof constructs is always among them. Moves that take more from the first pile come
    /// first; ties are decided by the second pile, and so on.
    pub fn winning_moves(self, piles: &[u64]) -> Vec<MultiPileMove> {
        let Some(built) = self.winning_move(piles) else {
            return Vec::new();
        };
        let mut walk = Walk { rules: self, piles, found: vec![built] };
        let _ = walk.descend(width(piles), 0, &vec![0; piles.len()]);
        let mut found = walk.found;
        found.sort_unstable_by(|one, other| other.cmp(one));
        found
    }
}

/// A depth-first search, column by column, for all positions that winning moves leave. It has no dead ends:
/// once a pile is smaller than before, the number of ones in every column further right can be made divisible
/// by `rules.modulus()`.
struct Walk<'p> {
    rules: Rules,
    piles: &'p [u64],
    found: Vec<MultiPileMove>,
}

impl Walk<'_> {
    /// Continues the search in the columns to the right of column `place` (counted from 0 at the right) and
    /// adds the moves to `found`; breaks when it has [`LISTED`] moves. `free` is the set of the piles that
    /// are smaller than before, `leaves` has the sizes after the move with the digits chosen so far.
    fn descend(&mut self, place: u32, free: Set, leaves: &[u64]) -> ControlFlow<()> {
        let Some(place) = place.checked_sub(1) else {
            return self.record(free, leaves);
        };
        let column = Column::new(self.rules, self.piles, place);
        column.visit_choices(free, &mut |choice| {
            let kept = column.ones & !free & !choice.lowered;
            visit_subsets(free, choice.filled, 0, &mut |filled| {
                let ones = kept | filled;
                let digit = |index: usize| (ones >> index & 1) << place;
                let leaves = leaves.iter().enumerate();
                let leaves: Vec<u64> = leaves.map(|(index, size)| size | digit(index)).collect();
                self.descend(place, free | choice.lowered, &leaves)
            })
        })
    }

    fn record(&mut self, free: Set, leaves: &[u64]) -> ControlFlow<()> {
        if free == 0 {
            return ControlFlow::Continue(());
        }
        let takes = MultiPileMove::between(self.piles, leaves);
        if takes != self.found[0] {
            self.found.push(takes);
        }
        match self.found.len() {
            LISTED => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}
