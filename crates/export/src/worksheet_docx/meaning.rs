//! The table in Word that says what the answers to a sheet for a diagnosis mean.

use super::WordWriter;
use crate::docx::element::Element;
use crate::docx::paragraph::{Align, Paragraph, RunStyle, spacer};
use crate::docx::section::Section;
use crate::docx::styles::Style;
use crate::docx::table::{Cell, Lines, Table};
use carryless_args::error::Error;
use carryless_worksheet::diagnosis::MeaningTable;
use carryless_worksheet::sheet::Sheet;

/// Width of the first column, in percent of the width of a text column.
const IDEAS: u32 = 36;

impl WordWriter<'_> {
    /// Adds the tables to `section`, one for each language; none unless the sheet is for a diagnosis.
    pub(super) fn meanings(&self, sheet: &Sheet, section: &mut Section) -> Result<(), Error> {
        for table in self.writer.meanings(sheet)? {
            section.push(Paragraph::new(Style::Heading, &table.title).element());
            section.push(Paragraph::new(Style::Normal, &table.about).element());
            section.push(self.meaning_table(&table));
            section.push(spacer());
            for note in &table.notes {
                section.push(Paragraph::new(Style::Normal, note).element());
            }
        }
        Ok(())
    }

    fn meaning_table(&self, table: &MeaningTable) -> Element {
        let bold = RunStyle { bold: true, ..RunStyle::default() };
        let row = |first: &str, style: RunStyle, cells: &[String]| -> Vec<Cell> {
            let texts = std::iter::once(first).chain(cells.iter().map(String::as_str));
            texts.map(|text| Cell::text(text, style, Align::Left)).collect()
        };
        let numbers: Vec<String> = table.numbers.iter().map(u64::to_string).collect();
        let head = [row(&table.head[0], bold, &numbers), row(&table.head[1], bold, &table.right)];
        let ideas = table.rows.iter().map(|own| row(&own.idea, RunStyle::default(), &own.cells));
        let width = self.page.text_width();
        let first = width * IDEAS / 100;
        let each = (width - first) / (table.numbers.len() as u32).max(1);
        Table {
            columns: std::iter::once(first).chain(table.numbers.iter().map(|_| each)).collect(),
            lines: Lines::All,
            padding: 60,
            repeat_header: true,
            rows: head.into_iter().chain(ideas).collect(),
            ..Table::default()
        }
        .element()
    }
}
