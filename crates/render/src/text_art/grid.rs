//! Draws the column grid with characters: with weights and text, or packed if it is wide.

use unicode_width::UnicodeWidthStr;

use super::{ABREAST, Pen, ROOMY};
use crate::text_canvas::{TextArt, TextRole, column_width, power_of_two};
use carryless_args::error::Error;
use carryless_games::columns::Columns;
use carryless_games::elide::{Entry, elide, shown_items};
use carryless_games::figure::{BlankGrid, BlankLook, BlankRow};

/// Sign of an empty box to write in.
const EMPTY: &str = "__";

impl Pen<'_> {
    /// Draws binary columns as a grid. With `boxed` the 1s of the leftmost odd column are in brackets.
    pub(super) fn columns(&mut self, columns: &Columns, boxed: bool) -> Result<(), Error> {
        let (even, odd) = (self.words.text("figure-even")?, self.words.text("figure-odd")?);
        let odd = ["▲", &odd].concat();
        let weight_width =
            if columns.width() == 0 { 1 } else { columns.weight(0).to_string().len() };
        let cell = weight_width.max(odd.width()).max(even.width()).max(3) + 1;
        let whole = 2 + label_width(columns, self.keep) + 3 + cell * columns.width() + 1;
        if columns.width() > ROOMY || whole > self.width {
            return self.packed(columns, boxed);
        }
        let (label, to) = (label_width(columns, self.keep), columns.width());
        let grid = Grid { columns, boxed, cell, label, from: 0, to };
        grid.line(&mut self.picture, None, |index| {
            (columns.weight(index).to_string(), Some(TextRole::Quiet))
        });
        for entry in elide(columns.numbers(), self.keep) {
            match entry {
                Entry::Gap { left_out } => self.gap(left_out)?,
                Entry::Item(&number) => grid.row(&mut self.picture, number),
            }
        }
        self.rule(grid.label + 3 + cell * columns.width());
        grid.line(&mut self.picture, None, |index| {
            let role = if columns.is_odd(index) { TextRole::Odd } else { TextRole::Even };
            (columns.sums()[index].to_string(), Some(role))
        });
        let note = self.words.text("figure-carryless")?;
        self.append_note(&note);
        let grid = Grid { boxed: false, ..grid };
        if columns.modulus() != 2 {
            return self.remainders(grid);
        }
        grid.line(&mut self.picture, None, |index| match columns.is_odd(index) {
            true => (odd.as_str(), Some(TextRole::Odd)),
            false => (even.as_str(), Some(TextRole::Even)),
        });
        Ok(())
    }

    /// Draws a grid to fill in; `__` is an empty box.
    pub(super) fn blanks(&mut self, grid: &BlankGrid, look: BlankLook) -> Result<(), Error> {
        let label = |row: &BlankRow| row.number.map_or("?".to_owned(), |number| number.to_string());
        let width = grid.rows.iter().map(|row| label(row).len()).max().unwrap_or(1);
        let weights: Vec<u64> = (0..grid.width).rev().map(|place| 1 << place).collect();
        let cell = weights.first().map_or(1, |weight| weight.to_string().len()).max(2) + 2;
        self.picture.pad(2 + width + 3);
        for weight in weights {
            self.picture.put_right(Some(TextRole::Quiet), &weight.to_string(), cell);
        }
        self.picture.end_line();
        for row in &grid.rows {
            self.picture.pad(2).put_right(Some(TextRole::Strong), &label(row), width);
            self.picture.put(" = ");
            for digit in &row.digits {
                let digit = digit.map(|digit| digit.to_string());
                self.picture.put_right(None, digit.as_deref().unwrap_or(EMPTY), cell);
            }
            self.picture.end_line();
        }
        if look == BlankLook::Rows {
            return Ok(());
        }
        self.rule(width + 3 + cell * grid.width);
        self.picture.pad(2 + width + 3);
        for _ in 0..grid.width {
            self.picture.put_right(None, EMPTY, cell);
        }
        self.picture.end_line();
        let note = self.words.text("figure-carryless")?;
        self.append_note(&note);
        Ok(())
    }

    /// Appends each column sum modulo the modulus; remainders other than 0 have the sign ▲.
    fn remainders(&mut self, grid: Grid<'_>) -> Result<(), Error> {
        let columns = grid.columns;
        grid.line(&mut self.picture, None, |index| match columns.remainder(index) {
            0 => ("0".to_owned(), Some(TextRole::Even)),
            remainder if grid.cell > 3 => (format!("▲{remainder}"), Some(TextRole::Odd)),
            remainder => (remainder.to_string(), Some(TextRole::Odd)),
        });
        let note = self.words.format_with("figure-remainders", [("modulus", columns.modulus())])?;
        self.append_note(&note);
        Ok(())
    }

    /// Appends a horizontal line of `width` character columns.
    fn rule(&mut self, width: usize) {
        self.picture.pad(2).put(&"─".repeat(width)).end_line();
    }

    fn append_note(&mut self, note: &str) {
        self.picture.reopen_line();
        self.note(4, Some(TextRole::Quiet), note);
        self.picture.end_line();
    }

    /// Draws a wide grid, in several rows of columns if needed: digits side by side, signs below the odd
    /// columns. With `boxed` a note names the leftmost odd column.
    fn packed(&mut self, columns: &Columns, boxed: bool) -> Result<(), Error> {
        let label = label_width(columns, self.keep);
        let widest = columns.sums().iter().max().map_or(1, |sum| sum.to_string().len());
        let cell = if widest == 1 { 1 } else { widest + 1 };
        let room = self.width.saturating_sub(label + 5) / cell;
        let abreast = match room {
            room if room >= columns.width() => columns.width().max(1),
            ABREAST.. => ABREAST,
            _ => 8,
        };
        for from in (0..columns.width().max(1)).step_by(abreast) {
            let to = (from + abreast).min(columns.width());
            let grid = Grid { columns, boxed: false, cell, label, from, to };
            if abreast < columns.width() {
                let head = power_of_two(columns.weight(from));
                self.picture.pad(label + 4 + cell).mark(TextRole::Quiet, &head).end_line();
            }
            self.tier(grid)?;
        }
        if abreast < columns.width() && columns.modulus() == 2 {
            let count = u64::from(columns.odd_weights().0.count_ones());
            let note = self.words.format_with("figure-odd-columns", [("count", count)])?;
            self.picture.pad(label + 5).mark(TextRole::Odd, &note).end_line();
        }
        if let (true, Some(weight)) = (boxed, columns.odd_weights().largest()) {
            let index = columns.width() - 1 - weight.ilog2() as usize;
            let leftmost = match columns.modulus() {
                2 => "figure-leftmost",
                _ => "figure-leftmost-uneven",
            };
            let note = format!("{} = {weight}", self.words.text(leftmost)?);
            let under = if abreast < columns.width() { 1 } else { cell * (index + 1) };
            self.picture.pad(label + 5 + under - 1);
            if "└ ".width() + column_width(&note) > self.columns_left() {
                self.picture.end_line().pad(2);
            }
            self.picture.mark(TextRole::Odd, "└ ").mark(TextRole::Odd, &note).end_line();
        }
        Ok(())
    }

    /// Draws the columns `from..to` of a wide grid, with their sums.
    fn tier(&mut self, grid: Grid<'_>) -> Result<(), Error> {
        let Grid { columns, label, cell, from, to, .. } = grid;
        for entry in elide(columns.numbers(), self.keep) {
            match entry {
                Entry::Gap { left_out } => self.gap(left_out)?,
                Entry::Item(&number) => grid.row(&mut self.picture, number),
            }
        }
        self.rule(label + 3 + cell * (to - from));
        let role = |index| if columns.is_odd(index) { TextRole::Odd } else { TextRole::Even };
        grid.line(&mut self.picture, None, |index| {
            (columns.sums()[index].to_string(), Some(role(index)))
        });
        let binary = columns.modulus() == 2;
        let last = to == columns.width();
        let odd = (0..columns.width()).any(|index| columns.is_odd(index));
        if last {
            let note = if binary && !odd { "figure-carryless-even" } else { "figure-carryless" };
            let note = self.words.text(note)?;
            self.append_note(&note);
        }
        if binary && (from..to).any(|index| columns.is_odd(index)) {
            let sign = |index| if columns.is_odd(index) { "▲" } else { " " };
            grid.line(&mut self.picture, None, |index| (sign(index), Some(role(index))));
            if last {
                let note = self.words.text("figure-odd")?;
                self.append_note(&note);
            }
        } else if !binary {
            self.remainders(grid)?;
        }
        Ok(())
    }
}

/// Returns the width of the numbers before the rows, in character columns.
fn label_width(columns: &Columns, keep: usize) -> usize {
    shown_items(columns.numbers(), keep)
        .into_iter()
        .max()
        .map_or(1, |number| number.to_string().len())
}

/// The columns of a grid that are drawn side by side, and the widths of their cells.
#[derive(Clone, Copy)]
struct Grid<'c> {
    columns: &'c Columns,
    /// Whether the 1s of the leftmost odd column are in brackets.
    boxed: bool,
    /// Width of a cell, in character columns.
    cell: usize,
    /// Width of the number before a row, in character columns.
    label: usize,
    /// Index of the first column shown, 0-based from the left.
    from: usize,
    /// Index after the last column shown.
    to: usize,
}

impl Grid<'_> {
    /// Appends a line of cells after an optional label. `cell` returns the text and role of a cell by the index of its
    /// column (0-based, from the left).
    fn line<T: AsRef<str>>(
        self,
        picture: &mut TextArt,
        label: Option<&str>,
        cell: impl Fn(usize) -> (T, Option<TextRole>),
    ) {
        picture.pad(2).put_right(Some(TextRole::Strong), label.unwrap_or_default(), self.label);
        picture.put(if label.is_some() { " = " } else { "   " });
        // A 1 of the leftmost odd column is in brackets; the closing one shifts the next cell.
        let leftmost =
            self.columns.odd_weights().largest().filter(|_| self.boxed && label.is_some());
        let mut closed = false;
        for index in self.from..self.to {
            let (text, role) = cell(index);
            let text = text.as_ref();
            let shift = usize::from(closed);
            closed = leftmost == Some(self.columns.weight(index)) && text == "1";
            match closed {
                true => picture.put_boxed(role, text, self.cell + 1 - shift),
                false => picture.put_right(role, text, self.cell - shift),
            };
        }
        picture.end_line();
    }

    /// Appends a line with a number and its binary digits.
    fn row(self, picture: &mut TextArt, number: u64) {
        self.line(picture, Some(&number.to_string()), |index| {
            match number & self.columns.weight(index) {
                0 => ("0", Some(TextRole::Quiet)),
                _ => ("1", Some(TextRole::Strong)),
            }
        });
    }
}
