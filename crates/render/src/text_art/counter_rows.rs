//! Draws [`CounterRows`] with characters, one line per row: facing counters `○` and `●` after the number of
//! their row, or coins above the numbers of the squares.

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::figure::{CounterRows, Counters};

impl Pen<'_> {
    /// Draws rows of squares with their counters.
    pub(super) fn strips(&mut self, strips: &CounterRows<'_>) -> Result<(), Error> {
        let is_board = strips.counters == Counters::Facing;
        let wide = if is_board { 1 } else { strips.squares.to_string().len() };
        let label = if is_board { strips.rows.len().to_string().len() } else { 0 };
        for (number, row) in (1_u64..).zip(&*strips.rows) {
            self.picture.pad(2);
            if is_board {
                self.picture.put_right(Some(TextRole::Strong), &number.to_string(), label).pad(2);
            }
            self.picture.put("│");
            for square in 1..=strips.squares {
                let sign = match row.iter().position(|place| *place == square) {
                    Some(0) if is_board => "○",
                    Some(_) => "●",
                    None => " ",
                };
                self.picture.put_right(Some(TextRole::Strong), sign, wide).put("│");
            }
            self.picture.end_line();
        }
        if !is_board {
            self.picture.pad(3);
            for square in 1..=strips.squares {
                self.picture.put_right(Some(TextRole::Quiet), &square.to_string(), wide).pad(1);
            }
            self.picture.end_line();
        }
        Ok(())
    }
}
