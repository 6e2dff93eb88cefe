//! Question files read back after they are written. In: the bytes of a file, and what its questions were
//! meant to be. Out: nothing, if the file has exactly these questions, each with the right answers of its
//! exercise in all its places; else an error.
//!
//! What writes a file and what reads it back share no code: each format has a reader of its own, which
//! knows nothing of exercises.

mod canvas;
mod gift;
mod kahoot;
mod moodle;
mod qti;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Seek};

use quick_xml::escape::unescape;
use quick_xml::events::{BytesRef, BytesStart};
use zip::ZipArchive;

use super::platform::Platform;
use super::solved::{Digest, Solved};
use crate::error::{Error, faults};

faults! {
    pub(crate) enum BackFault {
        /// The file is not what was written: its questions, and those that were meant.
        NotAsWritten { found: u64, questions: u64 } = "not-as-written" => Outside,
    }
}

/// Compares a file with what it was meant to be.
/// Errors: `not-as-written`.
pub(crate) fn check(
    platform: Platform,
    file: impl Read + Seek,
    meant: Digest,
) -> Result<(), Error> {
    let mut found = Digest::default();
    // What cannot be read is not as it was written either.
    let _ = read(platform, file, &mut |solved| found.add(&solved));
    if found == meant {
        return Ok(());
    }
    Err(BackFault::NotAsWritten { found: found.count, questions: meant.count }.into())
}

/// Gives `take` each question of a file.
pub(crate) fn read(
    platform: Platform,
    file: impl Read + Seek,
    take: &mut dyn FnMut(Solved),
) -> Result<(), Error> {
    let mut file = BufReader::with_capacity(1 << 16, file);
    match platform {
        Platform::Moodle => moodle::read(&mut file, take),
        Platform::Gift => gift::read(&mut file, take),
        Platform::Anki => cards(&mut file, take),
        Platform::Canvas => canvas::read(&unzipped(file)?, take),
        Platform::Qti(_) => qti::read(&unzipped(file)?, take),
        Platform::Kahoot => kahoot::read(&unzipped(file)?, take),
    }
}

/// Cards are marked by who has them: they are counted, and have two sides.
fn cards(file: impl BufRead, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    let mut rows = csv::ReaderBuilder::new();
    let rows = rows.delimiter(b'\t').has_headers(false).comment(Some(b'#')).from_reader(file);
    for row in rows.into_records() {
        let row = row.map_err(Error::defect)?;
        if let [id, front, back] = [0, 1, 2].map(|at| row.get(at).unwrap_or_default())
            && !front.is_empty()
            && !back.is_empty()
        {
            take(Solved::new(id));
        }
    }
    Ok(())
}

/// The texts of a package by their names.
type Texts = BTreeMap<String, String>;

fn unzipped(file: impl Read + Seek) -> Result<Texts, Error> {
    let mut zip = ZipArchive::new(file).map_err(Error::defect)?;
    let mut texts = Texts::new();
    for at in 0..zip.len() {
        let mut entry = zip.by_index(at).map_err(Error::defect)?;
        let name = entry.name().map_err(Error::defect)?.into_owned();
        if name.ends_with(".xml") {
            let mut text = String::new();
            entry.read_to_string(&mut text).map_err(Error::defect)?;
            texts.insert(name, text);
        }
    }
    Ok(texts)
}

/// The letter that a reference of XML stands for.
fn entity(name: &BytesRef<'_>) -> String {
    text(&format!("&{};", &**name))
}

/// A text with its references.
fn text(escaped: &str) -> String {
    unescape(escaped).map_or_else(|_| escaped.to_owned(), |text| text.into_owned())
}

/// An attribute, empty where it is missing.
fn attribute(tag: &BytesStart<'_>, name: &str) -> String {
    let found = tag.try_get_attribute(name).ok().flatten();
    found.map(|it| text(&it.value)).unwrap_or_default()
}
