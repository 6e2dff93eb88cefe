//! Sheets for programs: JSON, a line a sheet, and CSV, a line an exercise. Both hold the answers.

use super::scribe::{Scribe, name_of};
use super::sheet::Sheet;
use crate::error::Error;
use crate::explanation::SCHEMA;

/// The first line of the CSV.
pub const CSV_HEAD: &str = "code,name,question,topic,text,answer,points\n";

impl Scribe {
    /// The sheet as one line of JSON.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::ErrorKind::Defect) when a message is missing.
    pub fn sheet_json(&self, sheet: &Sheet) -> Result<String, Error> {
        let quoted = |text: &str| serde_json::to_string(text).map_err(Error::defect);
        let mut text = format!("{{\"schema\":{SCHEMA},\"code\":{}", quoted(&sheet.code)?);
        if !sheet.name.is_empty() {
            text.push_str(&format!(",\"name\":{}", quoted(&sheet.name)?));
        }
        text.push_str(",\"exercises\":[");
        for item in &sheet.items {
            let questions = self.voices().iter().map(|voice| item.exercise.question(voice.words()));
            let question = questions.collect::<Result<Vec<_>, _>>()?.join("\n\n");
            if item.number > 1 {
                text.push(',');
            }
            let exercise = item.exercise.json(&question)?;
            let points = item.points.map_or("null".to_owned(), |points| points.to_string());
            text.push_str(exercise.strip_suffix('}').unwrap_or(&exercise));
            text.push_str(&format!(",\"number\":{},\"points\":{points}}}", item.number));
        }
        text.push_str("]}\n");
        Ok(text)
    }

    /// The sheet as lines of CSV.
    ///
    /// # Errors
    /// As [`Scribe::sheet_json`].
    pub fn sheet_csv(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut text = String::new();
        for item in &sheet.items {
            let questions = self.voices().iter().map(|voice| item.exercise.question(voice.words()));
            let question = questions.collect::<Result<Vec<_>, _>>()?.join("\n\n");
            let answers = self.voices().iter().map(|voice| voice.short(item));
            let answer = answers.collect::<Result<Vec<_>, _>>()?.join("\n");
            let cells = [
                sheet.code.clone(),
                harmless(&name_of(sheet)),
                item.number.to_string(),
                item.exercise.topic.to_owned(),
                question,
                answer,
                item.points.map(|points| points.to_string()).unwrap_or_default(),
            ];
            text.push_str(&row(&cells));
        }
        Ok(text)
    }
}

/// A line of CSV.
pub fn row(cells: &[String]) -> String {
    let quoted = cells.iter().map(|cell| match cell.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.clone(),
    });
    quoted.collect::<Vec<_>>().join(",") + "\n"
}

/// A name that no spreadsheet takes for a formula.
pub fn harmless(name: &str) -> String {
    match name.starts_with(['=', '+', '-', '@']) {
        true => format!("'{name}"),
        false => name.to_owned(),
    }
}
