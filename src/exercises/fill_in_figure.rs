//! What there is to write and to draw in beside an exercise on paper: boxes for digits under their
//! weights, or an empty board. In: an [`Exercise`]. Out: a figure without a single answer.

use std::borrow::Cow;

use super::answer_field::Expected;
use super::exercise::Exercise;
use super::grundy_games::ROW;
use super::task::Task;
use crate::figure::{BlankGrid, BlankLook, Figure};
use crate::games::AnyState;

/// The most rows that stand beside a question.
const MOST_ROWS: usize = 8;

/// The most lanes of a board that hold stones.
const LANES: usize = 4;

impl Exercise {
    /// What the pupil writes in on paper, the same whatever is right: boxes for digits under their
    /// weights, a row for each pile, below the line one for the sums and one to spare; the empty board
    /// for whoever looks for one move, where stones fit into it.
    pub(crate) fn blanks(&self) -> Option<Figure<'_>> {
        let piles = self.piles();
        let digits = |number: u64| (u64::BITS - number.leading_zeros()).max(1) as usize;
        let all = piles.iter().fold(0, |all, pile| all | pile);
        let (look, width) = match (&self.task, &self.setting) {
            (Task::Grid { grid }, _) => {
                let grid = Cow::Borrowed(grid);
                return Some(Figure::Blanks { grid, look: BlankLook::Marks });
            }
            (Task::ToBinary | Task::FromBinary, _) => (BlankLook::Rows, digits(all).max(4)),
            // The picture is the question, and the piles are its answer.
            (Task::Board { .. } | Task::Strips { .. }, _) => return None,
            _ if piles.len() > MOST_ROWS || self.task == Task::Proof => return None,
            (Task::Plain, AnyState::Xor(_)) => (BlankLook::Marks, digits(all)),
            (Task::Plain, AnyState::Nim(_))
                if self.topic == "winning-move" && digits(all) <= LANES =>
            {
                (BlankLook::Board, digits(all))
            }
            (_, AnyState::Nim(setting)) => match setting.rules.limit {
                // What is written there is the remainder, not the pile.
                Some(limit) => {
                    let most = piles.iter().copied().max().unwrap_or(0);
                    (BlankLook::Remainders, digits(limit.min(most)))
                }
                None => (BlankLook::Marks, digits(all)),
            },
            (_, AnyState::Moore(_)) => (BlankLook::Spare, digits(all)),
            // What is written there is the value, with as many digits as any in the row.
            _ => (BlankLook::Remainders, digits(self.highest_value()?)),
        };
        let mut grid = BlankGrid::empty(piles, width);
        if self.task == Task::FromBinary {
            grid.rows.iter_mut().for_each(|row| row.number = None);
        }
        Some(Figure::Blanks { grid: Cow::Owned(grid), look })
    }

    /// The largest value of the row, where one is asked for.
    fn highest_value(&self) -> Option<u64> {
        let row = self.answer.asks.iter().find_map(|ask| match &ask.blank {
            Expected::List(values) if ask.name == ROW => values.iter().max(),
            _ => None,
        });
        row.copied()
    }
}
