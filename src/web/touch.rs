//! What a touch means. In: the board and the place on it that was touched. Out: the legal move that is
//! meant, if there is one.

use crate::games::Setting;
use crate::position::{Down, Move, Say, Stones, Takes, Turn};

/// The move that leaves so many stones in a pile, if it is one.
pub(super) fn pulled(board: &Setting, name: &str, value: &str) -> Option<Turn> {
    let pile: u64 = name.strip_prefix("pile-")?.parse().ok()?;
    let leaves: u64 = value.parse().ok()?;
    let size = *board.numbers().get(usize::try_from(pile).ok()?.checked_sub(1)?)?;
    let taken = Turn::Take(Move { pile, take: size.checked_sub(leaves)?, leaves });
    (leaves < size && board.is_legal(&taken)).then_some(taken)
}

/// The move to a square of the board, or to a number of the path, if it is one.
pub(super) fn pressed(board: &Setting, value: &str) -> Option<Turn> {
    let at: Vec<u64> = value.split([' ', ':']).filter_map(|number| number.parse().ok()).collect();
    let turn = match (board, &at[..]) {
        (Setting::Race(setting), &[reaches]) => {
            Turn::Say(Say { say: reaches.checked_sub(setting.position.from)?, reaches })
        }
        (Setting::Nim(setting), &[pile, leaves]) => {
            let size = setting.position.size(pile)?;
            Turn::Take(Move { pile, take: size.checked_sub(leaves)?, leaves })
        }
        (Setting::Subtraction(setting), &[pile, leaves]) => {
            let size = setting.position.size(pile)?;
            Turn::Take(Move { pile, take: size.checked_sub(leaves)?, leaves })
        }
        (Setting::Staircase(setting), &[step, leaves]) => {
            let stones = setting.position.size(step)?;
            Turn::Down(Down { step, take: stones.checked_sub(leaves)? })
        }
        (Setting::Fibonacci(setting), &[_, leaves]) => {
            Turn::Stones(Stones { take: setting.pile().checked_sub(leaves)? })
        }
        (Setting::Wythoff(setting), &[first, second]) => {
            let before = setting.pair();
            Turn::Takes(Takes {
                takes: vec![before[0].checked_sub(first)?, before[1].checked_sub(second)?],
            })
        }
        _ => return None,
    };
    board.is_legal(&turn).then_some(turn)
}
