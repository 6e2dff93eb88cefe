//! Head of a sheet or key in Word: title, QR code, lines for name and class, and the table of points.

use super::WordWriter;
use crate::docx::element::Element;
use crate::docx::paragraph::{Align, Paragraph, RunStyle, run, spacer};
use crate::docx::section::{PicturePlace, Section};
use crate::docx::styles::Style;
use crate::docx::table::{Cell, Edge, Lines, Table};
use carryless_args::error::Error;
use carryless_worksheet::qr;
use carryless_worksheet::renderer::name_of;
use carryless_worksheet::section::{Head, PointsTable as Worth};
use carryless_worksheet::sheet::{Details, Sheet};

/// Length of the side of the QR code, in twips.
const QR_SIDE: u32 = 850;

/// Character formatting of the first row of the table of points.
const BOLD: RunStyle = RunStyle {
    bold: true,
    italic: false,
    underline: false,
    raised: false,
    code: false,
    color: None,
};

/// A field of a line at the head of a sheet, like the name: its label, its value (empty if unknown), and its
/// width relative to the other fields of the line.
type NameField = (String, String, u32);

impl WordWriter<'_> {
    /// Adds the head of a sheet to `section`: QR code, school, title, lines for the name, and table of points.
    /// `heads` are the headings of the sheet's sections; without them there is no table of points.
    pub(super) fn head(
        &self,
        sheet: &Sheet,
        heads: &[Head],
        section: &mut Section,
    ) -> Result<(), Error> {
        let look = &self.writer.look;
        let camera = qr::svg_file(&sheet.code)?;
        let raster = self.rasterizer.raster(&camera)?;
        let camera = section.picture(&raster, "", [QR_SIDE; 2], PicturePlace::Corner);
        if !look.school.as_deref().unwrap_or_default().is_empty() && !look.seal {
            let school = look.school.clone().unwrap_or_default();
            section.push(Paragraph::new(Style::Normal, &school).element());
        }
        let mut title = Paragraph::from_runs(Style::Title, vec![camera]);
        title.runs.push(run(&self.title(sheet)?, RunStyle::default()));
        section.push(title.element());
        let table = self.writer.points_table(heads)?;
        let mut rows = self.name_fields(sheet)?;
        if look.seal {
            let behind = rows.remove(0);
            section.push(self.fields_row(&behind));
            let said = self.writer.label("worksheet-seal-line")?;
            let dots = " \u{b7}".repeat(24);
            let said = Paragraph::new(Style::HeaderFooter, &format!("{dots}  {said}  {dots}"));
            section.push(Paragraph { align: Align::Centre, ..said }.element());
        }
        if let (Some(total), None, Some(last)) = (sheet.total(), &table, rows.last_mut()) {
            last.push((self.writer.label("worksheet-score")?, format!("/ {total}"), 12));
        }
        for row in rows {
            section.push(self.fields_row(&row));
        }
        section.push(spacer());
        if let Some(table) = table {
            section.push(self.points_table(&table, sheet.total().unwrap_or_default()));
            section.push(spacer());
        }
        Ok(())
    }

    /// Adds the title of a key to `section`.
    pub(super) fn key_head(&self, sheet: &Sheet, section: &mut Section) -> Result<(), Error> {
        let key = self.writer.label("worksheet-key")?;
        let title = [key, self.title(sheet)?].join("  ");
        section.push(Paragraph::new(Style::Title, &title).element());
        Ok(())
    }

    /// Returns the table of points, with a column for each section and one for the sum `total` of the maximum
    /// points. The rows have the numbers of the sections, the maximum points, and empty cells for the points
    /// reached.
    fn points_table(&self, table: &Worth, total: u64) -> Element {
        let row = |label: &str, run_style: RunStyle, cells: Vec<String>| {
            let cells = cells.iter().map(|cell| Cell::text(cell, run_style, Align::Centre));
            let label = Cell::text(label, run_style, Align::Centre);
            std::iter::once(label).chain(cells).collect::<Vec<_>>()
        };
        let marks = table.columns.iter().map(|column| column.mark.clone());
        let points = table.columns.iter().map(|column| column.points.to_string());
        let empty = vec![String::new(); table.columns.len() + 1];
        let rows = vec![
            row(&table.number, BOLD, marks.chain([table.all.clone()]).collect()),
            row(&table.worth, RunStyle::default(), points.chain([total.to_string()]).collect()),
            row(&table.reached, RunStyle::default(), empty),
        ];
        let count = table.columns.len() as u32 + 2;
        let width = (self.page.text_width() / count).min(1300);
        let table = Table {
            columns: vec![width; count as usize],
            lines: Lines::All,
            height: 380,
            padding: 60,
            repeat_header: true,
            rows,
            ..Table::default()
        };
        table.element()
    }

    /// Returns the title of a sheet, preceded by the sign of its tier and by its version, if it has them.
    fn title(&self, sheet: &Sheet) -> Result<String, Error> {
        let mark = sheet.tier.map(|tier| tier.mark().to_owned());
        let mut parts: Vec<String> =
            mark.into_iter().chain([self.writer.version(sheet)?]).collect();
        parts.extend(self.writer.titles()?);
        parts.retain(|part| !part.is_empty());
        Ok(parts.join("  "))
    }

    /// Returns the fields at the head of a sheet, in rows: class, name, student number, group and date, as far
    /// as they are printed. With a seal line (a line along which the names are covered for marking), the first
    /// row has school, class, name and student number and is above the line; the second has group and date.
    fn name_fields(&self, sheet: &Sheet) -> Result<Vec<Vec<NameField>>, Error> {
        let Details { class, student, group } = &sheet.details;
        let label = |name: &str| self.writer.label(&format!("worksheet-{name}"));
        let is_chinese =
            self.writer.languages.first().is_some_and(|language| language.code().starts_with("zh"));
        let class = (label("class")?, class.clone(), 13);
        let name = (label("name")?, name_of(sheet), 24);
        let number = (label("student")?, student.clone(), 13);
        let has_number = is_chinese || !student.is_empty();
        let mut row = match is_chinese {
            true => vec![class, name, number],
            false if has_number => vec![name, number, class],
            false => vec![name, class],
        };
        let mut rows = Vec::new();
        if self.writer.look.seal {
            let school = self.writer.look.school.clone().unwrap_or_default();
            row.insert(0, (label("school-name")?, school, 24));
            rows.push(std::mem::take(&mut row));
        }
        if !group.is_empty() {
            row.push((label("group")?, group.clone(), 12));
        }
        row.push((label("date")?, String::new(), 16));
        rows.push(row);
        Ok(rows)
    }

    /// Returns a row of fields as a table. A field with an empty value becomes a space to write in. The row
    /// leaves space for the QR code.
    fn fields_row(&self, row: &[NameField]) -> Element {
        let room = self.page.text_width() - QR_SIDE - 200;
        let labels: Vec<u32> = row.iter().map(|(label, ..)| width_of(label) + 60).collect();
        let left = room.saturating_sub(labels.iter().sum());
        let shares: u32 = row.iter().map(|(.., share)| share).sum();
        let (mut columns, mut cells) = (Vec::new(), Vec::new());
        for ((label, known, share), width) in row.iter().zip(labels) {
            columns.extend([width, left * share / shares]);
            cells.push(Cell::text(label, RunStyle::default(), Align::Left));
            let align = if known.starts_with('/') { Align::Right } else { Align::Centre };
            cells.push(Cell::text(known, RunStyle::default(), align).with_edge(Edge::Below));
        }
        Table { columns, height: 400, padding: 30, rows: vec![cells], ..Table::default() }.element()
    }
}

/// Returns the approximate width of a text in normal size, in twips.
pub(super) fn width_of(text: &str) -> u32 {
    let wide = |letter: char| if carryless_render::i18n::is_wide(letter) { 215 } else { 140 };
    text.chars().map(wide).sum::<u32>() + 40
}
