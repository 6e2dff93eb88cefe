//! Draws [`Stairs`] with characters, one line per step, the highest first, leading down to the ground on the
//! left; after each step its number and its stones.

use unicode_width::UnicodeWidthStr;

use super::{Pen, STONES, numbered_entries};
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, shown_items};
use carryless_games::figure::Stairs;

impl Pen<'_> {
    /// Draws the steps of a staircase with their stones, and the ground.
    pub(super) fn stairs(&mut self, stairs: Stairs<'_>) -> Result<(), Error> {
        let places: Vec<_> = numbered_entries(stairs.steps, self.keep).collect();
        let last =
            self.words.format_with("figure-step", [("step", stairs.steps.len() as u64)])?.width();
        let width = shown_items(stairs.steps, self.keep)
            .into_iter()
            .max()
            .map_or(1, |stones| stones.to_string().len());
        // Leave space for eight stones and a note after the stairs.
        let room = self.width.saturating_sub(last + width + 20);
        let pitch = (room / (places.len() + 1)).clamp(1, 4);
        for (index, (step, entry)) in places.iter().enumerate().rev() {
            let tread = "─".repeat(pitch - 1);
            let riser = if index + 1 < places.len() { "┘" } else { "" };
            self.picture.pad(2 + pitch * (index + 1));
            self.picture.put("┌").put(&tread).put(riser);
            if let Entry::Gap { left_out } = entry {
                self.picture.pad(2 + pitch * (places.len() + 1) + 2 - self.picture.column());
                let note =
                    self.words.format_with("figure-left-out-steps", [("count", *left_out)])?;
                self.picture.put("⋮ ").mark(TextRole::Quiet, &note).end_line();
                continue;
            }
            self.picture.pad(2 + pitch * (places.len() + 1) + 2 - self.picture.column());
            let label = self.words.format_with("figure-step", [("step", *step)])?;
            let role = if stairs.highlights_odd && step % 2 == 1 {
                TextRole::Odd
            } else {
                TextRole::Quiet
            };
            self.picture.put_right(Some(role), &label, last).pad(2);
            let [stay, go, come] = stairs.stones_at(*step);
            self.picture.put_right(Some(TextRole::Strong), &(stay + go).to_string(), width).pad(2);
            let room = self.columns_left().saturating_sub(6) as u64;
            self.draw_stones(stay, go, room.clamp(4, STONES));
            self.change(if stay + go == 0 { 0 } else { 2 }, go, come);
            self.picture.end_line();
        }
        let ground = self.words.text("figure-ground")?;
        let [.., come] = stairs.stones_at(0);
        self.picture.pad(2).put(&"─".repeat(pitch)).put("┘").pad(pitch * places.len() + 1);
        self.picture.mark(TextRole::Quiet, &ground);
        self.change(2, 0, come);
        self.picture.end_line();
        Ok(())
    }

    /// Appends, after `gap` spaces, the number of stones that leave (`go`) or arrive (`come`), if there are
    /// any.
    fn change(&mut self, gap: usize, go: u64, come: u64) {
        match (go, come) {
            (0, 0) => {}
            (0, come) => self.note(gap, Some(TextRole::Odd), &format!("+{come}")),
            (go, _) => self.note(gap, Some(TextRole::Odd), &format!("−{go}")),
        }
    }
}
