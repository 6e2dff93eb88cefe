//! Draws a [`TwoPileBoard`] with characters, one line per row of the board: the first pile rightwards, the
//! second upwards, moves as lines, then a legend.

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::figure::{Layer, Piece, TwoPileBoard};

impl Pen<'_> {
    /// Draws the board; nothing if the outcome of its squares is unknown.
    pub(super) fn square(&mut self, square: &TwoPileBoard) -> Result<(), Error> {
        let Some(layer) = square.layer() else { return Ok(()) };
        let [across, up] = square.size;
        let label = up.to_string().len();
        let wide = 3 * (across as usize + 1) + 2 + label <= self.width;
        let gap = if wide { 2 } else { 1 };
        for y in (0..=up).rev() {
            self.picture.pad(2).put_right(Some(TextRole::Quiet), &y.to_string(), label);
            for x in 0..=across {
                let (sign, role) = sign(square, layer, [x, y]);
                self.picture.pad(gap).mark(role, sign);
            }
            self.picture.end_line();
        }
        self.picture.pad(2 + label);
        // Numbers of two digits need the width of two narrow squares.
        let each = if wide || across < 10 { 1 } else { 2 };
        for x in (0..=across).step_by(each) {
            let width = if x == 0 { gap + 1 } else { each * (gap + 1) };
            self.picture.put_right(Some(TextRole::Quiet), &x.to_string(), width);
        }
        self.picture.end_line().pad(2);
        self.square_legend(square, layer)
    }

    /// Appends the legend of the signs that occur.
    fn square_legend(&mut self, square: &TwoPileBoard, layer: &Layer) -> Result<(), Error> {
        let cold = square.piece == Piece::Queen && !square.marks_p;
        let [reached, lost] = match cold {
            true => ["figure-cold-reached", "figure-cold"],
            false => ["figure-lost-reached", "figure-lost"],
        };
        let others = || layer.p_positions.iter().filter(|place| **place != square.at);
        let (here, can) = piece_sign(square, layer);
        let legend = [
            (true, here, if can { "figure-here-can" } else { "figure-here-cannot" }),
            (others().any(|place| layer.winning_targets.contains(place)), "▶", reached),
            (others().any(|place| !layer.winning_targets.contains(place)), lost_sign(square), lost),
        ];
        for (_, sign, id) in legend.into_iter().filter(|(shown, ..)| *shown) {
            let word = self.words.text(id)?;
            self.legend_entry(sign, &word);
        }
        self.picture.end_line();
        Ok(())
    }
}

/// Returns the sign of the piece, and whether it is in an N-position, where the sign is filled.
fn piece_sign(square: &TwoPileBoard, layer: &Layer) -> (&'static str, bool) {
    match layer.p_positions.contains(&square.at) {
        true => ("○", false),
        false => ("●", true),
    }
}

/// Returns the sign that marks a P-position on this board.
fn lost_sign(square: &TwoPileBoard) -> &'static str {
    if square.marks_p { "P" } else { "■" }
}

/// Returns the sign and the role of the square `place` (column and row, 0-based).
fn sign(square: &TwoPileBoard, layer: &Layer, place: [u64; 2]) -> (&'static str, TextRole) {
    let line = line(square, place);
    match (line, layer.p_positions.contains(&place)) {
        _ if square.at == place => (piece_sign(square, layer).0, TextRole::Strong),
        (_, true) if layer.winning_targets.contains(&place) => ("▶", TextRole::Even),
        (_, true) => (lost_sign(square), TextRole::Even),
        (Some(line), false) => (line, TextRole::Quiet),
        (None, false) => ("·", TextRole::Quiet),
    }
}

/// Returns the sign of the line that a move of the piece draws through a square, if any.
fn line(square: &TwoPileBoard, [x, y]: [u64; 2]) -> Option<&'static str> {
    let between = |[a, b]: &[u64; 2]| {
        let ([left, right], [low, high]) = ([a, &square.at[0]], [b, &square.at[1]]);
        let inside = (*left..=*right).contains(&x) && (*low..=*high).contains(&y);
        let slanted = left != right && low != high;
        inside && (!slanted || x.abs_diff(*right) == y.abs_diff(*high))
    };
    let end = square.ray_ends().into_iter().find(between)?;
    match [end[0] == square.at[0], end[1] == square.at[1]] {
        [false, true] => Some("─"),
        [true, false] => Some("│"),
        _ => Some("╱"),
    }
}
