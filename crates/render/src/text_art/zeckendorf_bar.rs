//! Draws a [`Ruler`] as a bar of characters, one for each stone: its parts alternately light and dark, the
//! smallest solid, and below it the most stones that may be taken. A long pile is written as a sum.

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;
use carryless_games::figure::Ruler;

/// Largest pile drawn with a character for each stone.
const LETTERS: u64 = 48;

/// Characters that fill the parts other than the smallest, alternately.
const SHADES: [&str; 2] = ["░", "▒"];

impl Pen<'_> {
    /// Draws the pile of `ruler` as a bar, and below it the most stones that may be taken.
    pub(super) fn ruler(&mut self, ruler: &Ruler<'_>) -> Result<(), Error> {
        let pile = ruler.pile();
        let most = self.words.format_with("figure-most", [("most", ruler.max_take)])?;
        let room = (self.width as u64).saturating_sub(2).min(LETTERS);
        let fits = pile <= room;
        self.picture.pad(2);
        match (ruler.has_parts, fits) {
            (false, _) => {
                self.picture.mark(TextRole::Strong, &pile.to_string()).pad(2);
                self.draw_stones(pile - ruler.taken, ruler.taken, room.saturating_sub(22).max(8));
                if ruler.taken > 0 {
                    let take = self.words.format_with("figure-take", [("take", ruler.taken)])?;
                    self.note(2, Some(TextRole::Odd), &take);
                }
            }
            (true, true) => self.shades(ruler),
            (true, false) => self.sum(&ruler.parts),
        }
        self.picture.end_line();
        if ruler.has_parts && fits {
            self.picture.pad(2);
            let reach = ruler.max_take.min(pile) as usize;
            let line = match reach {
                0 => String::new(),
                1 => "↑".to_owned(),
                _ => ["└", &"─".repeat(reach - 2), "┘"].concat(),
            };
            self.picture.pad(pile as usize - reach).put(&line);
            self.note(2, Some(TextRole::Quiet), &most);
        } else {
            self.picture.pad(2).mark(TextRole::Quiet, &most);
        }
        self.picture.end_line();
        Ok(())
    }

    /// Appends the bar, and below it the number of each part at the part's left end.
    fn shades(&mut self, ruler: &Ruler<'_>) {
        let last = ruler.parts.len().saturating_sub(1);
        for (index, &part) in ruler.parts.iter().enumerate() {
            let part = part as usize;
            match index == last {
                true => self.picture.mark(TextRole::Strong, &"█".repeat(part)),
                false => self.picture.put(&SHADES[index % 2].repeat(part)),
            };
        }
        self.picture.end_line().pad(2);
        for (index, &part) in ruler.parts.iter().enumerate() {
            let number = part.to_string();
            let role = if index == last { TextRole::Strong } else { TextRole::Quiet };
            let gap = (part as usize).saturating_sub(number.len());
            self.picture.mark(role, &number);
            if index < last {
                self.picture.pad(gap);
            }
        }
    }

    /// Appends the parts as a sum, the smallest in brackets.
    fn sum(&mut self, parts: &[u64]) {
        let [front @ .., smallest] = parts else { return };
        for part in front {
            let text = format!("{part} + ");
            if text.len() + 2 > self.columns_left() {
                self.picture.end_line().pad(4);
            }
            self.picture.put(&text);
        }
        let smallest = smallest.to_string();
        if smallest.len() + 2 > self.columns_left() {
            self.picture.end_line().pad(4);
        }
        self.picture.put_boxed(Some(TextRole::Strong), &smallest, 0);
    }
}
