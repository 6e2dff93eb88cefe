//! Sheets with answers for other programs, as JSON with one line for each sheet and as CSV with one line for
//! each exercise.

use serde::Serialize;

use super::renderer::{SheetWriter, name_of};
use super::sheet::Sheet;
use carryless_args::error::Error;
use carryless_games::game::SCHEMA;
use carryless_games::serialize;

/// First line of the CSV output, with the column titles.
pub const CSV_HEAD: &str = "code,name,question,topic,text,answer,points\n";

/// A sheet as a line of the JSON output.
#[derive(Serialize)]
struct Json<'s, E> {
    schema: u32,
    code: &'s str,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'s str,
    exercises: Vec<Numbered<E>>,
}

/// An exercise with its number and maximum points on the sheet.
#[derive(Serialize)]
struct Numbered<E> {
    #[serde(flatten)]
    exercise: E,
    number: u64,
    points: Option<u64>,
}

impl SheetWriter {
    /// Returns a sheet with its answers as one line of JSON with a line break at its end.
    pub fn sheet_json(&self, sheet: &Sheet) -> Result<String, Error> {
        let questions = sheet.items.iter().map(|item| self.text(item));
        let questions = questions.collect::<Result<Vec<_>, _>>()?;
        let exercises = sheet.items.iter().zip(&questions).map(|(item, question)| Numbered {
            exercise: item.exercise.data(question),
            number: item.number,
            points: item.points,
        });
        let json = Json {
            schema: SCHEMA,
            code: &sheet.code,
            name: &sheet.name,
            exercises: exercises.collect(),
        };
        serialize::json(&json).map(|json| json + "\n")
    }

    /// Returns a sheet with its answers as CSV, one line for each exercise, without column titles.
    pub fn sheet_csv(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut text = String::new();
        for item in &sheet.items {
            let question = self.text(item)?;
            let answers = self.languages.iter().map(|language| language.short_answer(item));
            let answer = answers.collect::<Result<Vec<_>, _>>()?.join("\n");
            let cells = [
                sheet.code.clone(),
                without_formula(&name_of(sheet)),
                item.number.to_string(),
                item.exercise.topic.to_owned(),
                question,
                answer,
                item.points.map(|points| points.to_string()).unwrap_or_default(),
            ];
            text.push_str(&row(&cells)?);
        }
        Ok(text)
    }
}

/// Returns `cells` as one line of CSV with a line break at its end.
pub fn row(cells: &[String]) -> Result<String, Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(cells).map_err(Error::internal)?;
    let line = writer.into_inner().map_err(Error::internal)?;
    String::from_utf8(line).map_err(Error::internal)
}

/// Returns the cell `name` so that no spreadsheet treats it as a formula: an apostrophe is put before an
/// initial `=`, `+`, `-` or `@`. Signed numbers and a single `+` or `-` stay unchanged.
pub fn without_formula(name: &str) -> String {
    let is_number = |rest: &str| rest.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let is_plain = name.strip_prefix(['+', '-']).is_some_and(is_number);
    match name.starts_with(['=', '+', '-', '@']) && !is_plain {
        true => format!("'{name}"),
        false => name.to_owned(),
    }
}
