//! Parser of moves in several piles: `1,0,3`.

use carryless_args::command_line::Token;
use carryless_args::error::Error;

use super::{MultiPileMove, PileFault};

/// Parses a move such as `1,0,3`: the number of stones to take from each pile. `piles` holds the sizes of the
/// piles.
///
/// # Errors
/// `takes-form` unless the move is a list of one number for each pile, `take-too-many` when a pile is
/// smaller, `take-zero` when no stone is taken.
pub fn parse_multi_pile_move(word: Token<'_>, piles: &[u64]) -> Result<MultiPileMove, Error> {
    let form = || {
        let first = piles.iter().position(|size| *size > 0);
        let example = (0..piles.len()).map(|at| if Some(at) == first { "1" } else { "0" });
        let example = example.collect::<Vec<_>>().join(",");
        word.error(PileFault::NotATake { piles: piles.len(), example })
    };
    let parts: Vec<Token<'_>> = word.split(',').collect();
    if parts.len() != piles.len() {
        return Err(form());
    }
    let mut takes = Vec::with_capacity(piles.len());
    for ((part, &size), pile) in parts.into_iter().zip(piles).zip(1_u64..) {
        let take = part.number().map_err(|_| form())?;
        if take > size {
            return Err(part.error(PileFault::TakeTooMany { pile, size }));
        }
        takes.push(take);
    }
    match takes.iter().all(|take| *take == 0) {
        true => Err(word.error(PileFault::TakeZero)),
        false => Ok(MultiPileMove { takes }),
    }
}
