//! Draws [`Sketch`]es with characters: sizes of P-positions in brackets, a mirror as a line between equal piles, an
//! empty board as points. A tower of boards and tables with arrows are omitted, because rows of characters do not show
//! them.

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::figure::Sketch;

/// Width of a number, with brackets if it has them, in character columns.
const NUMBER: usize = 4;

impl Pen<'_> {
    /// Draws the sketch; nothing if it is a tower or shows tables.
    pub(super) fn sketch(&mut self, sketch: &Sketch) -> Result<(), Error> {
        match sketch {
            Sketch::Sizes { lost } => self.sizes(lost),
            Sketch::Mirror { pairs } => self.mirror(pairs),
            Sketch::EmptyBoard { largest } => self.empty_board(*largest)?,
            Sketch::Tower { .. } | Sketch::Tables { .. } => {}
        }
        Ok(())
    }

    /// Draws a line for a pile of each size from 0 on.
    fn sizes(&mut self, lost: &[bool]) {
        for (size, is_lost) in lost.iter().enumerate() {
            self.picture.pad(2);
            match is_lost {
                true => self.picture.put_boxed(Some(TextRole::Even), &size.to_string(), NUMBER),
                false => self.picture.put_right(None, &format!("{size} "), NUMBER),
            };
            self.picture.pad(2).put(&"●".repeat(size)).end_line();
        }
    }

    /// Draws a line for each pair of piles.
    fn mirror(&mut self, pairs: &[u64]) {
        let most = pairs.iter().max().copied().unwrap_or(0) as usize;
        for &size in pairs {
            let stones = "●".repeat(size as usize);
            let number = size.to_string();
            self.picture.pad(2).put_right(Some(TextRole::Strong), &number, 2);
            self.picture.pad(2).put_right(None, &stones, most).put(" │ ").put(&stones);
            self.picture.pad(most - size as usize + 2).mark(TextRole::Strong, &number).end_line();
        }
    }

    /// Draws a point for each square, with the sizes of both piles along the edges.
    fn empty_board(&mut self, largest: u64) -> Result<(), Error> {
        let name = |pile: u64| self.words.format_with("figure-pile", [("pile", pile)]);
        let [first, second] = [name(1)?, name(2)?];
        self.picture.pad(2).mark(TextRole::Quiet, &format!("↑ {second}")).end_line();
        for y in (0..=largest).rev() {
            self.picture.pad(2).put_right(None, &y.to_string(), NUMBER);
            for _ in 0..=largest {
                self.picture.put_right(None, "·", NUMBER);
            }
            self.picture.end_line();
        }
        self.picture.pad(2 + NUMBER);
        for x in 0..=largest {
            self.picture.put_right(None, &x.to_string(), NUMBER);
        }
        self.picture.pad(2).mark(TextRole::Quiet, &format!("{first} →")).end_line();
        Ok(())
    }
}
