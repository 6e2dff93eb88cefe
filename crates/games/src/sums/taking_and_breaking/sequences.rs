//! The values of all pile sizes of a taking-and-breaking game: the Grundy sequence, and the values of a misconception.

use super::TakingAndBreaking;
use crate::grundy_sequence::GrundySequence;

/// Returns the Grundy sequence of a game. It gives the value of every size up to `largest`. If `max_take` is
/// not `None`, a period is searched up to size 1023, or `largest` if that is more.
pub fn compute_sequence<B: TakingAndBreaking>(rules: &B::Rules, largest: u64) -> GrundySequence {
    GrundySequence::from_splits(largest, B::max_take(rules), |size, values, mark| {
        for (_, [one, other]) in B::splits(rules, size as u64) {
            mark(values[one as usize] ^ values[other as usize]);
        }
    })
}

/// Returns the values, up to pile size `largest`, that a player with the misconception `Biggest` computes: each
/// is one more than the greatest value that a move reaches.
pub(super) fn biggest_value_sequence<B: TakingAndBreaking>(
    rules: &B::Rules,
    largest: u64,
) -> GrundySequence {
    let mut row: Vec<u64> = Vec::new();
    for size in 0..=largest {
        let reached = B::splits(rules, size);
        let reached =
            reached.map(|(_, [one, other])| (row[one as usize] ^ row[other as usize]) + 1);
        row.push(reached.max().unwrap_or(0));
    }
    GrundySequence::from_values(row)
}
