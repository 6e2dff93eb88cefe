//! Draws the path of a race with characters: numbers in rows, the hops of the player to move above them and
//! those of the opponent below, each with the number added, then a legend. Rows fit the screen.

use unicode_width::UnicodeWidthStr;

use super::Pen;
use crate::text_canvas::{TextRole, column_width};
use carryless_args::error::Error;
use carryless_games::figure::{Hop, Path, PathNumber, PathVariant, Player};

/// Width of the path on a screen of unlimited width, in character columns.
const WIDEST: usize = 80;

/// A number of the path with its position in rows of characters.
struct Cell {
    spot: PathNumber,
    /// Row (0-based) and text of the note about the numbers omitted before this one.
    gap: Option<(usize, String)>,
    /// Row of the number, 0-based from the top.
    row: usize,
    /// Character column of the number's sign.
    column: usize,
    /// Character column of the number's middle digit.
    middle: usize,
}

impl Pen<'_> {
    /// Draws a race path with its legend.
    pub(super) fn race_path(&mut self, strand: &PathVariant<'_>) -> Result<(), Error> {
        let cells = self.cells(strand)?;
        let rows = cells.last().map_or(0, |cell| cell.row + 1);
        for row in 0..rows {
            self.arcs(&cells, &strand.path, row, Player::You);
            self.numbers(&cells, strand, row);
            self.arcs(&cells, &strand.path, row, Player::Opponent);
        }
        self.picture.pad(2);
        let key = strand.path.numbers.iter().any(|spot| spot.key && spot.number != strand.count);
        let signs = [("╭╮", "figure-you"), ("╰╯", "figure-they"), ("○", "figure-start")];
        for (sign, id) in signs.into_iter().chain(key.then_some(("●", "figure-key"))) {
            let word = self.words.text(id)?;
            self.legend_entry(sign, &word);
        }
        self.picture.end_line();
        Ok(())
    }

    /// Returns the cell of each number: a sign, its digits, a space.
    fn cells(&self, strand: &PathVariant<'_>) -> Result<Vec<Cell>, Error> {
        let numbers = &strand.path.numbers;
        let digits = numbers.iter().map(|spot| spot.number.to_string().len()).max().unwrap_or(1);
        let room = self.width.min(WIDEST).saturating_sub(1);
        let (mut row, mut column) = (0, 2);
        let mut cells = Vec::with_capacity(numbers.len());
        for &spot in numbers {
            let mut gap = None;
            if spot.left_out > 0 {
                let words =
                    self.words.format_with("figure-left-out-stones", [("count", spot.left_out)])?;
                if column + words.width() > room && column > 2 {
                    (row, column) = (row + 1, 2);
                }
                let next = column + words.width() + 1;
                gap = Some((row, words));
                column = next;
            }
            if column + 1 + digits > room && column > 2 {
                (row, column) = (row + 1, 2);
            }
            let own = spot.number.to_string().len();
            let middle = column + 1 + own / 2;
            cells.push(Cell { spot, gap, row, column, middle });
            column += digits + 2;
        }
        Ok(cells)
    }

    /// Appends the numbers of a row (0-based), and the notes about omitted numbers in this row.
    fn numbers(&mut self, cells: &[Cell], strand: &PathVariant<'_>, row: usize) {
        for cell in cells {
            if let Some((_, words)) = cell.gap.as_ref().filter(|(at, _)| *at == row) {
                self.pad_to(2);
                let gap = if self.picture.column() > 2 { 1 } else { 0 };
                self.picture.pad(gap).mark(TextRole::Quiet, words);
            }
            if cell.row != row {
                continue;
            }
            self.pad_to(cell.column);
            let number = cell.spot.number.to_string();
            match (cell.spot.number == strand.count, cell.spot.key) {
                (true, _) => self.picture.mark(TextRole::Strong, &["○", &number].concat()),
                (_, true) => self.picture.mark(TextRole::Even, &["●", &number].concat()),
                _ => self.picture.put(" ").put(&number),
            };
        }
        self.picture.end_line();
    }

    /// Appends the hops of one player along a row (0-based); a hop to another row leaves at the end of its
    /// row.
    fn arcs(&mut self, cells: &[Cell], path: &Path, row: usize, by: Player) {
        let place = |number: u64| cells.iter().find(|cell| cell.spot.number == number);
        let end = cells.iter().filter(|cell| cell.row == row).map(|cell| cell.middle).max();
        let begin = self.picture.text().len();
        for hop in path.hops.iter().filter(|hop| hop.by == by) {
            let (Some(from), Some(to)) = (place(hop.from), place(hop.reaches)) else { continue };
            match (from.row == row, to.row == row) {
                (true, true) => self.arc(hop, from.middle, to.middle, (true, true)),
                (true, false) => self.arc(hop, from.middle, end.unwrap_or(0) + 2, (true, false)),
                (false, true) => self.arc(hop, 1, to.middle, (false, true)),
                (false, false) => {}
            }
        }
        if self.picture.text().len() > begin {
            self.picture.end_line();
        }
    }

    /// Appends the part of a hop in one row: an arc between two character columns, with the number added in
    /// its middle. `starts` and `ends` are whether the hop starts and ends in this row.
    fn arc(&mut self, hop: &Hop, from: usize, to: usize, (starts, ends): (bool, bool)) {
        let [left, right] = match hop.by {
            Player::You => ["╭", "╮"],
            Player::Opponent => ["╰", "╯"],
        };
        let left = if starts { left } else { "→" };
        let right = if ends { right } else { "→" };
        let say = hop.say.to_string();
        let room = to.saturating_sub(from + 1);
        let say = if column_width(&say) <= room { say } else { String::new() };
        let before = (room - say.len()) / 2;
        let line = |count: usize| "─".repeat(count);
        let arc = [left, &line(before), &say, &line(room - say.len() - before), right].concat();
        self.pad_to(from);
        let role = if hop.winning { TextRole::Even } else { TextRole::Quiet };
        self.picture.mark(role, &arc);
    }

    /// Pads the line with spaces up to a character column.
    fn pad_to(&mut self, column: usize) {
        let here = self.picture.column();
        self.picture.pad(column.saturating_sub(here));
    }
}
