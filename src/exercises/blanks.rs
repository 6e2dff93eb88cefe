//! What there is to write and to draw in beside an exercise on paper: boxes for digits under their
//! weights, or an empty board. In: an [`Exercise`]. Out: a figure without a single answer.

use std::borrow::Cow;

use super::ask::Blank;
use super::exercise::Exercise;
use super::task::Task;
use crate::figure::{BlankGrid, BlankLook, Figure};
use crate::games::Setting;

impl Exercise {
    /// What the pupil writes or draws in on paper: boxes for digits under their weights, or the empty
    /// board of whoever looks for a move.
    pub(crate) fn blanks(&self) -> Option<Figure<'_>> {
        let piles = self.piles();
        let asks =
            |wanted: fn(&Blank) -> bool| self.answer.asks.iter().any(|ask| wanted(&ask.blank));
        let moves =
            asks(|blank| matches!(blank, Blank::Move(_) | Blank::Moves(_) | Blank::Takes(_)));
        let sums = asks(|blank| matches!(blank, Blank::Digits(_))) || self.topic == "nim-sum";
        let digits = |number: u64| (u64::BITS - number.leading_zeros()).max(1) as usize;
        let all = piles.iter().fold(0, |all, pile| all | pile);
        let (look, width) = match (&self.task, &self.setting) {
            (Task::Grid { grid }, _) => {
                let grid = Cow::Borrowed(grid);
                return Some(Figure::Blanks { grid, look: BlankLook::Marks });
            }
            (Task::ToBinary | Task::FromBinary, _) => (BlankLook::Rows, digits(all).max(4)),
            (Task::Plain, Setting::Xor(_)) if piles.len() < 5 => (BlankLook::Counts, digits(all)),
            (Task::Plain | Task::Judge { .. }, Setting::Nim(setting)) if moves => {
                let most = piles.iter().copied().max().unwrap_or(0);
                (
                    BlankLook::Board,
                    digits(setting.rules.limit.map_or(most, |limit| limit.min(most))),
                )
            }
            (Task::Plain, Setting::Moore(_)) if moves => (BlankLook::Board, digits(all)),
            (Task::Plain, Setting::Nim(_)) if sums => (BlankLook::Marks, digits(all)),
            _ => return None,
        };
        let mut grid = BlankGrid::empty(piles, width);
        if self.task == Task::FromBinary {
            grid.rows.iter_mut().for_each(|row| row.number = None);
        }
        Some(Figure::Blanks { grid: Cow::Owned(grid), look })
    }
}
