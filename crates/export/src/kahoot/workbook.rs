//! Writes the rows of a quiz as a workbook.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use super::Row;
use carryless_args::error::Error;

/// Column titles of Kahoot's template, one on each line.
const HEADS: &str = "bank/kahoot.txt";
/// Index of the row with the column titles, 0-based.
const TITLES: u32 = 7;

/// Returns the workbook with these rows as the bytes of an XLSX file. Equal arguments give equal bytes.
pub(crate) fn workbook(title: &str, rows: &[Row]) -> Result<Vec<u8>, Error> {
    let mut workbook = Workbook::new();
    let date = ExcelDateTime::from_ymd(1980, 1, 1).map_err(Error::internal)?;
    let title: String = title.chars().take(250).collect();
    let properties = DocProperties::new().set_title(title).set_creation_datetime(&date);
    workbook.set_properties(&properties);
    let sheet = workbook.add_worksheet();
    for (column, title) in (1..).zip(carryless_templates::text(HEADS).lines()) {
        sheet.write_string(TITLES, column, title).map_err(Error::internal)?;
    }
    for (line, row) in (TITLES + 1..).zip(rows) {
        sheet.write_number(line, 0, f64::from(line - TITLES)).map_err(Error::internal)?;
        sheet.write_string(line, 1, &row.question).map_err(Error::internal)?;
        for (column, option) in (2..).zip(&row.options) {
            sheet.write_string(line, column, &option.text).map_err(Error::internal)?;
        }
        sheet.write_number(line, 6, row.seconds).map_err(Error::internal)?;
        let right: Vec<String> = row.right.iter().map(usize::to_string).collect();
        sheet.write_string(line, 7, right.join(",")).map_err(Error::internal)?;
    }
    workbook.save_to_buffer().map_err(Error::internal)
}
