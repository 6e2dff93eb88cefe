//! Draws the size of each pile, left of its row: after a move with the number of stones taken, and on a page
//! with the name of the pile.

use super::super::picture::{Face, SvgBuilder, TextRole};
use super::frame::{FOLDED, Frame, size_face};
use carryless_args::error::Error;
use carryless_games::board_frames::FrameKind;

/// Least height of a row with the pile's name above its size, in units of the picture.
const NAMED: f64 = 38.0;
/// Least height of a row with the pile's name above its size and the number of stones taken below it, in units
/// of the picture.
const NOTED: f64 = 46.0;

impl Frame<'_> {
    /// Draws the size of pile `row` in frame `index`, both 0-based; after a move a note shows the stones
    /// taken.
    pub(super) fn size(
        &self,
        picture: &mut SvgBuilder,
        row: usize,
        index: usize,
    ) -> Result<(), Error> {
        let size = self.frames[index].rows[row].size;
        let before = match index {
            0 => size,
            _ => self.frames[index - 1].rows[row].size,
        };
        let changed = size != before;
        let right = self.frames[index].columns.iter().all(|column| column.right);
        let role = if changed && right { TextRole::Even } else { TextRole::Ink };
        let face = size_face(self.largest);
        let folded =
            self.frames.iter().flat_map(|board_frame| &board_frame.rows).any(|row| row.bands > 0);
        let right = self.left - 10.0 - if folded { FOLDED } else { 0.0 };
        // Before the piles are split, all stones of a pile are in one row.
        let tiers = if self.frames[index].kind == FrameKind::Look { 1 } else { self.tiers() };
        let note = format!("{before}\u{2212}{}", before - size);
        let has_note = changed && self.letter.is_none() && Face::Fine.measure(&note) < right;
        let name =
            self.words.format_with("figure-pile", [("pile", self.frames[index].rows[row].pile)])?;
        let room = if has_note { NOTED } else { NAMED };
        let is_named = self.is_named && self.row_height() >= room;
        let [lift, name_lift, drop] = match (is_named, changed) {
            (true, true) => [1.0, 18.0, 15.0],
            (true, false) => [-5.0, 13.0, 0.0],
            (false, true) => [6.0, 0.0, 10.0],
            (false, false) => [0.0, 0.0, 0.0],
        };
        if is_named {
            let at = (right + 6.0, self.row_centre(row, 0) - name_lift);
            let style = (Face::Note, TextRole::Quiet);
            picture.set_key(format_args!("j{row}")).class_text(style, " before", at, &name);
        }
        for tier in 0..tiers {
            let y = self.row_centre(row, tier);
            let at = (right, y - lift);
            let key = format_args!("n{row}.{tier}");
            picture.set_key(key).class_text((face, role), " before", at, &size.to_string());
        }
        if has_note {
            let at = (right, self.row_centre(row, 0) + drop);
            let style = (Face::Fine, TextRole::Quiet);
            picture.set_key(format_args!("m{row}")).class_text(style, " before", at, &note);
        }
        Ok(())
    }
}
