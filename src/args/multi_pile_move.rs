//! Moves in several piles, as they are written: `1,0,3`.

use crate::command_line::Token;
use crate::error::Error;
use crate::position::{MultiPileMove, PileFault};

/// Reads a move in several piles, `1,0,3`: how many stones each of `piles` loses. At least one
/// stone is taken, and no pile loses more than it has.
/// Errors: `takes-form` when it is no list with a number for each pile, `take-too-many` or
/// `take-zero`.
pub(crate) fn takes(word: Token<'_>, piles: &[u64]) -> Result<MultiPileMove, Error> {
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
