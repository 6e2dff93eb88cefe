//! Selects moves that split a pile. Pressing a stone takes this stone; pressing the stone next to it then takes
//! both; pressing a gap between two stones splits the pile there.

use super::{Chosen, PressEffect, pile_size};
use carryless_args::command_line::narrow_text;
use carryless_games::games::AnyState;
use carryless_games::position::AnyMove;

/// Returns the effect of pressing stone `left` (0-based from the left) of a pile (1-based). If `is_between`,
/// the gap to the left of the stone is pressed instead.
pub(super) fn press_pile(
    board: &AnyState,
    chosen: Option<&Chosen>,
    ([pile, left], is_between): ([u64; 2], bool),
) -> PressEffect {
    let Some(size) = pile_size(board.numbers(), pile).filter(|size| left < *size) else {
        return PressEffect::Nothing;
    };
    let parts = chosen.and_then(|chosen| chosen.parts(pile));
    if is_between {
        return match parts {
            Some(parts) if parts == [left, size - left] => PressEffect::Back,
            _ if left == 0 => PressEffect::Nothing,
            _ => as_move(split_move(board, pile, [left, size - left])),
        };
    }
    // Indexes of the selected stones.
    let now = parts.map_or(0..0, |[one, other]| one..size - other);
    match board.profile().map(|profile| profile.pressed) {
        _ if now.contains(&left) => PressEffect::Back,
        Some("end") => as_move(split_move(board, pile, [left, 0])),
        _ => {
            let joined = (!now.is_empty()).then(|| {
                let (from, to) = (now.start.min(left), now.end.max(left + 1));
                split_move(board, pile, [from, size - to])
            });
            let joined = joined.flatten();
            let ahead =
                || (left + 1..=size).find_map(|to| split_move(board, pile, [left, size - to]));
            // If no legal move begins at this stone, the smallest one that contains it.
            let around = || {
                (2..=size).find_map(|take| {
                    let starts = (left + 1).saturating_sub(take)..=left.min(size - take);
                    starts
                        .rev()
                        .find_map(|from| split_move(board, pile, [from, size - from - take]))
                })
            };
            as_move(joined.or_else(ahead).or_else(around))
        }
    }
}

/// Returns the effect that selects the move `chosen`; without a move, no effect.
fn as_move(chosen: Option<Chosen>) -> PressEffect {
    chosen.map_or(PressEffect::Nothing, PressEffect::Move)
}

/// Returns the move that leaves the two parts of pile `pile` (1-based), given from left to right; `None` if it
/// is not legal.
fn split_move(board: &AnyState, pile: u64, [one, other]: [u64; 2]) -> Option<Chosen> {
    Chosen::parse(board, &format!("{pile}={one}+{other}"))
}

impl Chosen {
    /// Returns the sizes of the two parts that the move leaves of `pile` (1-based), from left to right; 0 for a
    /// part that does not exist. `None` if the move does not change the pile.
    pub(super) fn parts(&self, pile: u64) -> Option<[u64; 2]> {
        let AnyMove::Break(made) = &self.turn else { return None };
        if made.pile != pile {
            return None;
        }
        let typed = narrow_text(&self.typed);
        let (_, parts) = typed.split_once('=')?;
        let mut parts = parts.split('+').map_while(|part| part.trim().parse().ok());
        Some([parts.next()?, parts.next().unwrap_or(0)])
    }
}
