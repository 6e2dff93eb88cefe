//! A [`BlankGrid`], in which pupils write an addition in binary, as a Word table: a row of weights, a row of
//! boxes for each number, and rows of boxes for the result.

use super::WordWriter;
use super::head::width_of;
use crate::docx::element::Element;
use crate::docx::paragraph::{Align, RunStyle};
use crate::docx::table::{Cell, Edge, Table};
use carryless_args::error::Error;
use carryless_games::figure::{BlankGrid, BlankLook};

/// Width of a box in twips: first in normal print, then in large print.
const BOX: [u32; 2] = [400, 560];

impl WordWriter<'_> {
    /// Returns the grid as a table, and the width of the table in twips. `look` decides the rows below the
    /// numbers. `indent` is the left indent in twips.
    pub(super) fn grid(
        &self,
        grid: &BlankGrid,
        look: BlankLook,
        indent: u32,
    ) -> Result<(Element, u32), Error> {
        let label = |number: Option<u64>| number.map_or("?".to_owned(), |it| it.to_string());
        let equals = if look == BlankLook::Remainders { "" } else { " =" };
        let below: &[&str] = match look {
            BlankLook::Counts => &["figure-carryless"],
            BlankLook::Marks | BlankLook::Remainders => &["figure-carryless", "figure-odd-or-even"],
            BlankLook::Spare => &["figure-carryless", ""],
            BlankLook::Rows | BlankLook::Board => &[],
        };
        let note =
            |id: &&str| if id.is_empty() { Ok(String::new()) } else { self.writer.label(id) };
        let notes = below.iter().map(note).collect::<Result<Vec<_>, _>>()?;
        let side = BOX[usize::from(self.writer.look.large_print)];
        let text = |text: &str| Cell::text(text, RunStyle::default(), Align::Centre);
        let name = |text: &str| Cell::text(text, RunStyle::default(), Align::Right);
        let weights = (0..grid.width).rev().map(|place| text(&(1_u64 << place).to_string()));
        let mut rows = vec![std::iter::once(name("")).chain(weights).collect::<Vec<_>>()];
        let names: Vec<String> =
            grid.rows.iter().map(|row| label(row.number) + equals).chain(notes.clone()).collect();
        for row in &grid.rows {
            let digit = |digit: &Option<u64>| {
                text(&digit.map_or(String::new(), |digit| digit.to_string())).with_edge(Edge::Box)
            };
            let first = name(&(label(row.number) + equals));
            rows.push(std::iter::once(first).chain(row.digits.iter().map(digit)).collect());
        }
        for (number, note) in notes.iter().enumerate() {
            let edge = if number == 0 { Edge::Sum } else { Edge::Box };
            let boxes = (0..grid.width).map(|_| text("").with_edge(edge));
            rows.push(std::iter::once(name(note)).chain(boxes).collect());
        }
        let first = names.iter().map(|name| width_of(name)).max().unwrap_or_default() + 80;
        let mut columns = vec![first];
        columns.extend(vec![side; grid.width]);
        let width = columns.iter().sum();
        let table =
            Table { columns, height: side - 60, indent, padding: 40, rows, ..Table::default() };
        Ok((table.element(), width))
    }
}
