//! Figures that are printed with an exercise for the pupil to fill in: boxes for digits under their weights,
//! or an empty board. Such a [`Figure`] contains no answer.

use std::borrow::Cow;

use super::answer_field::Expected;
use super::exercise::Exercise;
use super::grundy_games::ROW;
use super::task::Task;
use carryless_games::columns::ColumnAddition;
use carryless_games::figure::{BlankGrid, BlankLook, Figure};

/// Largest number of piles for which a figure is printed with the question.
const MOST_ROWS: usize = 8;

/// Largest number of binary digits for which the empty board is printed; the board has one lane for each
/// digit.
const LANES: usize = 4;

impl Exercise {
    /// Returns the figure that is printed for the pupil to fill in, or `None` if the exercise has none. Most
    /// tasks have boxes for binary digits under the weights of the columns. The task to find one winning move
    /// has an empty board if the board has enough lanes.
    pub fn blanks(&self) -> Option<Figure<'_>> {
        let piles = self.piles();
        let digits = |number: u64| (u64::BITS - number.leading_zeros()).max(1) as usize;
        let all = piles.iter().fold(0, |all, pile| all | pile);
        let (look, width) = match &self.task {
            Task::Grid { grid } => {
                let grid = Cow::Borrowed(grid);
                return Some(Figure::Blanks { grid, look: BlankLook::Marks });
            }
            Task::ToBinary | Task::FromBinary => (BlankLook::Rows, digits(all).max(4)),
            // The figure is the question, and the piles are its answer.
            Task::Board { .. } | Task::Strips { .. } => return None,
            _ if piles.len() > MOST_ROWS || self.task == Task::Proof => return None,
            Task::Plain if self.topic == "winning-move" && digits(all) <= LANES => {
                (BlankLook::Board, digits(all))
            }
            _ => match self.state.column_addition() {
                // Pupils write the residue there, not the pile.
                Some(ColumnAddition { limit: Some(limit), .. }) => {
                    let most = piles.iter().copied().max().unwrap_or(0);
                    (BlankLook::Remainders, digits(limit.min(most)))
                }
                Some(ColumnAddition { modulus: 2, .. }) => (BlankLook::Marks, digits(all)),
                Some(_) => (BlankLook::Spare, digits(all)),
                // Pupils write the Grundy value there, with as many digits as the largest.
                None => (BlankLook::Remainders, digits(self.highest_value()?)),
            },
        };
        let mut grid = BlankGrid::empty(piles, width);
        if self.task == Task::FromBinary {
            grid.rows.iter_mut().for_each(|row| row.number = None);
        }
        Some(Figure::Blanks { grid: Cow::Owned(grid), look })
    }

    /// Returns the largest value of the expected Grundy sequence; `None` if the exercise does not ask for a
    /// sequence.
    fn highest_value(&self) -> Option<u64> {
        let row = self.answer.asks.iter().find_map(|ask| match &ask.expected {
            Expected::List(values) if ask.name == ROW => values.iter().max(),
            _ => None,
        });
        row.copied()
    }
}
