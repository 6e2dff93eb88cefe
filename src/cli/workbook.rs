//! Reads a class list from an Excel workbook (.xlsx): from the first sheet that is not empty.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};

use calamine::{DataRef, ExcelDateTime, Reader, SheetType, Xlsx};
use csv::StringRecord;
use zip::ZipArchive;

use carryless_args::error::Error;
use carryless_worksheet::roster::{ClassList, MOST_CELLS, MOST_ROWS, RosterFault, Source};

/// Largest size in bytes of a workbook after unpacking.
const LARGEST: u64 = 64 << 20;

/// Texts of the non-empty cells. The outer key is the row, the inner key is the column, both 0-based.
type Cells = BTreeMap<u32, BTreeMap<u32, String>>;

/// Parses the bytes of a workbook into a list.
///
/// # Errors
///
/// `roster-workbook` if the bytes are not .xlsx, are damaged or unpack to more than 64 MiB; `roster-empty`,
/// `roster-long` or `roster-wide`.
pub(super) fn read(bytes: &[u8]) -> Result<ClassList, Error> {
    let unreadable = || Error::from(RosterFault::Workbook);
    if !is_bounded(bytes) {
        return Err(unreadable());
    }
    let mut workbook = Xlsx::new(Cursor::new(bytes)).map_err(|_| unreadable())?;
    let sheets = workbook.sheets_metadata().iter();
    let sheets = sheets.filter(|sheet| sheet.typ == SheetType::WorkSheet);
    let sheets: Vec<String> = sheets.map(|sheet| sheet.name.clone()).collect();
    let mut found: Option<Cells> = None;
    let mut source = Source::default();
    for sheet in sheets {
        let cells = cells(&mut workbook, &sheet)?;
        if cells.is_empty() {
            continue;
        }
        match found {
            None => (found, source.sheet) = (Some(cells), Some(sheet)),
            Some(_) => source.others.push(sheet),
        }
    }
    let rows = found.ok_or(RosterFault::NoName)?.into_iter().map(|(row, cells)| {
        let width = cells.keys().next_back().map_or(0, |last| last + 1);
        let cell = |at: u32| cells.get(&at).map(String::as_str).unwrap_or_default();
        (u64::from(row) + 1, (0..width).map(cell).collect::<StringRecord>())
    });
    Ok(ClassList::from_rows(rows.collect(), source))
}

/// Whether the archive unpacks to at most [`LARGEST`] bytes; the sizes that it states are not trusted.
fn is_bounded(bytes: &[u8]) -> bool {
    let Ok(mut archive) = ZipArchive::new(Cursor::new(bytes)) else { return false };
    let mut left = LARGEST;
    for index in 0..archive.len() {
        let Ok(file) = archive.by_index(index) else { return false };
        let Ok(size) = io::copy(&mut file.take(left + 1), &mut io::sink()) else { return false };
        let Some(rest) = left.checked_sub(size) else { return false };
        left = rest;
    }
    true
}

/// Returns the cells of the sheet with this name.
fn cells(workbook: &mut Xlsx<Cursor<&[u8]>>, sheet: &str) -> Result<Cells, Error> {
    let unreadable = |_| Error::from(RosterFault::Workbook);
    let mut reader = workbook.worksheet_cells_reader(sheet).map_err(unreadable)?;
    let mut cells = Cells::new();
    while let Some(cell) = reader.next_cell().map_err(unreadable)? {
        let (row, column) = cell.get_position();
        let text = text(cell.get_value());
        if text.is_empty() {
            continue;
        }
        if column as usize >= MOST_CELLS {
            return Err(RosterFault::TooWide { most: MOST_CELLS }.into());
        }
        cells.entry(row).or_default().insert(column, text);
        if cells.len() > MOST_ROWS {
            return Err(RosterFault::TooLong { most: MOST_ROWS }.into());
        }
    }
    Ok(cells)
}

/// Returns the text of a cell as a spreadsheet program would export it to CSV.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) => text.trim().to_owned(),
        DataRef::SharedString(text) => text.trim().to_owned(),
        DataRef::Bool(value) => value.to_string().to_uppercase(),
        DataRef::DateTime(time) => date(time),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::Error(_) | DataRef::Empty => String::new(),
    }
}

/// Formats a date as 2026/1/8, a time without a date as 01:03:00, and both as 2026/1/8 01:03:00.
fn date(time: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, second, _) = time.to_ymd_hms_milli();
    let (date, clock) =
        (format!("{year}/{month}/{day}"), format!("{hour:02}:{minute:02}:{second:02}"));
    match time.as_f64() {
        value if value < 1.0 => clock,
        value if value.fract() == 0.0 => date,
        _ => format!("{date} {clock}"),
    }
}
