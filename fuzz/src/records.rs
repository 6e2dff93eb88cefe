//! Reads foreign match records. Input: the text of one; or a line `play …` whose own record is corrupted by
//! the bytes after it. Checks: a record that is read is written and read again unchanged; accepted records
//! are true by the referee; those that the program writes are accepted and follow the schema.

use serde_json::{Value, json};

use super::referee;
use super::tools::{Schema, check_error, check_file_error, text};
use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_play::session::Pace;
use carryless_play::{Dialogue, Record, match_options};

static SCHEMA: Schema = Schema::new();

const LONGEST: usize = 4096;

pub(super) fn records(data: &[u8]) {
    if data.starts_with(b"play ") {
        let (line, edits) = data.split_at(data.iter().position(|it| *it == b'\n').unwrap_or(data.len()));
        let Some(line) = text(line, 200) else { return };
        let Some(record) = record_of(line) else { return };
        let own = record.to_json().expect("a record is JSON");
        assert_eq!(read(&own), Some(true), "our own: {own}");
        let mut whole: Value = serde_json::from_str(&own).expect("JSON");
        SCHEMA.accepts(match_schema, &whole);
        edits.get(1..).unwrap_or_default().chunks(3).take(6).for_each(|it| corrupt(&mut whole, it));
        let _ = read(&whole.to_string());
    } else if let Some(text) = text(data, LONGEST) {
        let _ = read(text);
    }
}

/// JSON Schema of match records.
fn match_schema() -> Value {
    serde_json::from_str(include_str!("../../docs/match.schema.json")).expect("JSON")
}

/// Record of the match that a line `play …` starts; `None` if the line has an error.
fn record_of(line: &str) -> Option<Record> {
    let line = CommandLine::parse(line.strip_prefix("play ")?);
    let args = Args::parse(&line, match_options::options()).inspect_err(check_error).ok()?;
    let dialogue = Dialogue::from_args(&args, super::tools::language("en"), 5, Pace::AtOnce);
    let dialogue = dialogue.inspect_err(check_error).ok()?;
    Some(dialogue.record())
}

/// Changes one thing in the JSON of a record; the three bytes of `edit` select the place, the change and the
/// new value.
fn corrupt(whole: &mut Value, edit: &[u8]) {
    let [place, what, value] = [0, 1, 2].map(|at| edit.get(at).copied().unwrap_or(0));
    let sides = [json!("human"), json!("computer"), Value::Null];
    let side = sides[usize::from(value % 3)].clone();
    match what % 10 {
        0 => whole["winner"] = side,
        1 => whole["resigned"] = side,
        2 => whole["first"] = side,
        3 => whole["deciding"] = Value::Null,
        4 if whole["deciding"].is_object() => whole["deciding"]["turn"] = json!(value),
        5 => whole["rules"]["play"] = json!(["normal", "misere"][usize::from(value % 2)]),
        6 => whole["rules"]["limit"] = json!(value % 8),
        kind => {
            let Some(moves) = whole["moves"].as_array_mut().filter(|it| !it.is_empty()) else { return };
            let at = usize::from(place) % moves.len();
            match kind {
                7 => drop(moves.remove(at)),
                8 => moves.push(moves[at].clone()),
                _ => {
                    let fields = moves[at].as_object_mut();
                    let fields = fields.into_iter().flat_map(|it| it.iter_mut());
                    let chosen = fields.skip(usize::from(value & 3)).map(|(_, field)| field).next();
                    if let Some(field) = chosen.filter(|field| field.is_number()) {
                        *field = json!(value >> 2);
                    }
                }
            }
        }
    }
}

/// Whether the program accepts the record in `text`. Panics if the record is then not read again unchanged, or
/// is false by the referee.
fn read(text: &str) -> Option<bool> {
    let (record, game) = match Record::parse(text) {
        Ok(read) => read,
        Err(error) => {
            check_file_error(&error);
            return Some(false);
        }
    };
    let written = record.to_json().expect("a record is JSON");
    let (again, same) = Record::parse(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert!(again == record && same == game, "{written}");
    let whole: Value = serde_json::from_str(&written).expect("JSON");
    if let Some(is_true) = referee::is_true(&whole) {
        assert!(is_true, "accepted, and not true: {written}");
    }
    Some(true)
}
