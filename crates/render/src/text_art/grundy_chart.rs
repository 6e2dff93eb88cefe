//! Draws a Grundy sequence, from pile size 0, as a bar chart of characters, with a disc for the Grundy value
//! 0, every fifth pile size, and the first period. Sizes that do not fit are omitted.

use super::Pen;
use crate::text_canvas::TextRole;
use carryless_args::error::Error;

/// Largest number of pile sizes shown.
const SIZES: usize = 60;
/// Largest number of lines of a bar.
const LINES: u64 = 8;

impl Pen<'_> {
    /// Draws the bar chart of `values`, from pile size 0. `period` has the pile size at which the first period starts
    /// and the length of the period; `None` marks no period.
    pub(super) fn values(
        &mut self,
        values: &[u64],
        period: Option<(u64, u64)>,
    ) -> Result<(), Error> {
        let room = self.width.saturating_sub(6).clamp(10, SIZES);
        let shown = &values[..values.len().min(room)];
        let most = shown.iter().max().copied().unwrap_or(0);
        let lines = most.min(LINES);
        for line in (1..=lines).rev() {
            // Least Grundy value whose bar reaches this line.
            let reaches = (most * line).div_ceil(lines);
            self.picture.put_right(Some(TextRole::Quiet), &reaches.to_string(), 4).pad(1);
            let columns = shown.iter().map(|value| if *value >= reaches { "█" } else { " " });
            self.picture.put(&columns.collect::<String>()).end_line();
        }
        self.picture.put_right(Some(TextRole::Quiet), "0", 4).pad(1);
        for value in shown {
            match value {
                0 => self.picture.mark(TextRole::Odd, "●"),
                _ => self.picture.mark(TextRole::Quiet, "─"),
            };
        }
        self.picture.end_line().pad(5);
        for size in (0..shown.len()).step_by(5) {
            let text = size.to_string();
            let gap = 5_usize.saturating_sub(text.len());
            self.picture.mark(TextRole::Quiet, &text).pad(gap);
        }
        self.picture.end_line();
        if let Some((begin, length)) = period.filter(|(begin, _)| *begin < shown.len() as u64) {
            let reach = (length as usize).min(shown.len() - begin as usize);
            let line = match reach {
                0 | 1 => "↑".to_owned(),
                _ => ["└", &"─".repeat(reach - 2), "┘"].concat(),
            };
            self.picture.pad(5 + begin as usize).put(&line);
            let label = self.words.format_with("figure-period", [("period", length)])?;
            self.note(1, Some(TextRole::Quiet), &label);
            self.picture.end_line();
        }
        let left_out = (values.len() - shown.len()) as u64;
        if left_out > 0 {
            let note = self.words.format_with("figure-left-out-stones", [("count", left_out)])?;
            self.picture.pad(5).mark(TextRole::Quiet, &format!("… {note}")).end_line();
        }
        Ok(())
    }
}
