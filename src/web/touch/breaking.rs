//! Touches on piles that fall apart: a stone that goes, a neighbour that goes with it, and the place between
//! two stones where a pile is parted. In: a pile and a place. Out: the move that is chosen then.

use super::{Chosen, Touched, at};
use crate::command_line::narrowed;
use crate::games::AnyState;
use crate::position::AnyMove;

/// What a touch in a pile does: at a stone, by how many are to the left of it, or between two stones.
pub(super) fn touched(
    board: &AnyState,
    chosen: Option<&Chosen>,
    ([pile, left], is_between): ([u64; 2], bool),
) -> Touched {
    let Some(size) = at(board.numbers(), pile).filter(|size| left < *size) else {
        return Touched::Nothing;
    };
    let parts = chosen.and_then(|chosen| chosen.parts(pile));
    if is_between {
        return match parts {
            Some(parts) if parts == [left, size - left] => Touched::Back,
            _ if left == 0 => Touched::Nothing,
            _ => moved(without(board, pile, [left, size - left])),
        };
    }
    // What goes now, from the left.
    let now = parts.map_or(0..0, |[one, other]| one..size - other);
    match board {
        _ if now.contains(&left) => Touched::Back,
        // Here a move takes from the end.
        AnyState::Lasker(_) => moved(without(board, pile, [left, 0])),
        _ => {
            let joined = (!now.is_empty()).then(|| {
                let (from, to) = (now.start.min(left), now.end.max(left + 1));
                without(board, pile, [from, size - to])
            });
            let joined = joined.flatten();
            let ahead = || (left + 1..=size).find_map(|to| without(board, pile, [left, size - to]));
            // Where none begins at this stone, the smallest that it belongs to.
            let around = || {
                (2..=size).find_map(|take| {
                    let starts = (left + 1).saturating_sub(take)..=left.min(size - take);
                    starts.rev().find_map(|from| without(board, pile, [from, size - from - take]))
                })
            };
            moved(joined.or_else(ahead).or_else(around))
        }
    }
}

fn moved(chosen: Option<Chosen>) -> Touched {
    chosen.map_or(Touched::Nothing, Touched::Move)
}

/// The move that leaves these parts of a pile, from left to right, if it is one.
fn without(board: &AnyState, pile: u64, [one, other]: [u64; 2]) -> Option<Chosen> {
    Chosen::read(board, &format!("{pile}={one}+{other}"))
}

impl Chosen {
    /// The parts that it leaves of a pile, from left to right, 0 where there is none; none of another pile.
    pub(super) fn parts(&self, pile: u64) -> Option<[u64; 2]> {
        let AnyMove::Break(made) = &self.turn else { return None };
        if made.pile != pile {
            return None;
        }
        let typed = narrowed(&self.typed);
        let (_, parts) = typed.split_once('=')?;
        let mut parts = parts.split('+').map_while(|part| part.trim().parse().ok());
        Some([parts.next()?, parts.next().unwrap_or(0)])
    }
}
