//! Tables in a terminal: cells side by side if the width suffices; otherwise the last column is wrapped; if
//! the last column is too narrow for that, each row becomes a list of its cells.

use anstyle::Style;
use textwrap::core::display_width;

use super::Writer;

/// Spaces between columns.
const GAP: usize = 3;

/// Least width of a wrapped column, in character columns.
const NARROW: usize = 16;

impl Writer<'_> {
    /// Appends the collected table to the text.
    pub(super) fn flush_table(&mut self) {
        let table = std::mem::take(&mut self.table);
        let columns = table.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &Vec<String>, column| {
            row.get(column).map_or(0, |cell: &String| display_width(cell))
        };
        let width = |column| table.iter().map(|row| cell(row, column)).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let Some((last, others)) = widths.split_last() else { return };
        let before = |gap: usize| others.iter().map(|width| width + gap).sum::<usize>() + 2;
        let room = self.screen.width;
        let left = |gap: usize| room.saturating_sub(before(gap));
        let gap = if before(GAP) + last > room && left(GAP) < 2 * NARROW { 1 } else { GAP };
        if left(gap) < NARROW.min(*last) {
            return self.list(&table);
        }
        let indent = " ".repeat(before(gap));
        for (index, row) in table.iter().enumerate() {
            let mut line = String::from("  ");
            for (cell, width) in row.iter().zip(others) {
                line.push_str(cell);
                line.extend(std::iter::repeat_n(' ', width - display_width(cell) + gap));
            }
            match row.get(others.len()) {
                Some(cell) if before(gap) + display_width(cell) > room => {
                    self.wrap(cell, &line, &indent);
                }
                cell => {
                    line.push_str(cell.map_or("", String::as_str));
                    self.out.push_str(line.trim_end());
                    self.out.push('\n');
                }
            }
            if index == 0 {
                let rule = "─".repeat((before(gap) - 2 + last + gap).min(room - 2));
                let rule = self.styled(Style::new().dimmed(), &rule);
                self.out.push_str(&format!("  {rule}\n"));
            }
        }
        self.out.push('\n');
    }

    /// Appends the table as a list: every cell after the title of its column, row after row.
    fn list(&mut self, table: &[Vec<String>]) {
        let Some((titles, rows)) = table.split_first() else { return };
        let widest = titles.iter().map(|title| display_width(title)).max().unwrap_or_default();
        let indent = " ".repeat(widest + 4);
        for row in rows {
            for (title, cell) in titles.iter().zip(row).filter(|(_, cell)| !cell.is_empty()) {
                let gap = " ".repeat(widest - display_width(title) + 2);
                let title = self.styled(Style::new().dimmed(), title);
                self.wrap(cell, &format!("  {title}{gap}"), &indent);
            }
            self.out.push('\n');
        }
    }
}
