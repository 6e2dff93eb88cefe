//! `carryless play --replay FILE`: a kept match shown again, with the explanation of every move.
//! The record is checked before anything is shown.

use std::fs;

use super::voice::Voice;
use crate::cli::explain::option_value;
use crate::cli::{Done, output};
use crate::error::{Error, ErrorKind};
use crate::line::Line;
use crate::play::Record;

/// The largest record that is read, in bytes.
const LARGEST: u64 = 64 << 20;

pub(super) fn run(line: &Line, path: &str, teach: bool, voice: &Voice) -> Result<Done, Error> {
    let json = read(line, path)?;
    let (_, game) = Record::parse(&json)?;
    let mut text = String::new();
    for index in 0..game.turns().len() {
        let side = [("side", game.mover(index).name())];
        let lead = voice.words("play-replay", &[("turn", index as u64 + 1)], &side)?;
        text += &voice.page(&format!("# {lead}"), None)?;
        if let Some(explanation) = game.explanation_of(index) {
            text += &format!("\n{}\n", voice.explanation(explanation, teach)?);
        }
    }
    text += &voice.page(&voice.ending(&game)?, None)?;
    output::print(&text).map(|()| Done::Well)
}

fn read(line: &Line, path: &str) -> Result<String, Error> {
    let refuse = |kind| {
        let word = option_value(line, "replay").map(|word| word.error(kind));
        word.unwrap_or_else(|| Error::new(kind).with("word", path))
    };
    let metadata = fs::metadata(path).map_err(|_| refuse(ErrorKind::FileMissing))?;
    if metadata.is_dir() {
        return Err(refuse(ErrorKind::FileIsFolder));
    }
    if metadata.len() > LARGEST {
        return Err(refuse(ErrorKind::RecordForm).with("line", 1).with("column", 1));
    }
    let bytes = fs::read(path).map_err(|error| {
        let unreadable = refuse(ErrorKind::FileUnreadable);
        unreadable.with("reason", error)
    })?;
    String::from_utf8(bytes).map_err(|_| refuse(ErrorKind::InvalidUtf8))
}
