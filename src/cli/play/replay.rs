//! `carryless play --replay FILE`: a kept match shown again, with the explanation of every move:
//! on a terminal one move after the other, as the reader asks for them; in a pipe all at once. The
//! record is checked before anything is shown.

use std::fs;
use std::io::{self, Read};

use super::input::{Input, Typed};
use super::typed::{Command, Vocabulary};
use super::voice::Voice;
use crate::cli::command::Done;
use crate::cli::output;
use crate::error::Error;
use crate::files::FileFault;
use crate::line::Word;
use crate::play::record::RecordFault;
use crate::play::{Belief, Match, Record};

/// The largest record that is read, in bytes.
const LARGEST: u64 = 64 << 20;

pub(super) fn run(file: Word<'_>, teach: bool, voice: &Voice) -> Result<Done, Error> {
    let json = read(file)?;
    let (record, game) = Record::parse(&json).map_err(|error| in_line(file, error))?;
    let mut input = Input::open()?;
    let held = record.belief().filter(|held| held.is_acted_on(record.seed));
    for index in 0..game.turns().len() {
        if index > 0 && input.is_terminal() && !goes_on(&mut input, voice)? {
            return Ok(Done::Well);
        }
        output::print(&step(&game, index, held, teach, voice)?)?;
    }
    voice.say(&voice.ending(&game, record.belief(), record.seed)?)?;
    Ok(Done::Well)
}

/// A move with its explanation.
fn step(
    game: &Match,
    index: usize,
    held: Option<Belief>,
    teach: bool,
    voice: &Voice,
) -> Result<String, Error> {
    let side = [("side", game.mover(index).name())];
    let lead = voice.words("play-replay", &[("turn", index as u64 + 1)], &side)?;
    let mut text = voice.page(&format!("# {lead}"), None)?;
    if let Some(explanation) = game.explanation_of(index, held) {
        text += &format!("\n{}\n", voice.explanation(explanation, teach)?);
    }
    Ok(text)
}

/// Waits for the reader; `false` when he wants no more.
fn goes_on(input: &mut Input, voice: &Voice) -> Result<bool, Error> {
    let typed = input.line(&voice.text("play-replay-prompt")?)?;
    Ok(match typed {
        Typed::End => false,
        Typed::Bad(_) => true,
        Typed::Line(text) => Vocabulary::load()?.command(&text) != Some(Command::Quit),
    })
}

/// An error about what a record says, at the name of its file.
fn in_line(file: Word<'_>, error: Error) -> Error {
    if error.excerpt.is_empty() { file.error(error) } else { error }
}

fn read(file: Word<'_>) -> Result<String, Error> {
    let path = file.text();
    let broken = || file.error(FileFault::NotUtf8);
    if path == "-" {
        let mut bytes = Vec::new();
        let input = io::stdin().lock().take(LARGEST).read_to_end(&mut bytes);
        input.map_err(|error| file.error(FileFault::reading(&error)))?;
        return String::from_utf8(bytes).map_err(|_| broken());
    }
    let metadata = fs::metadata(path).map_err(|_| file.error(FileFault::Missing))?;
    if metadata.is_dir() {
        return Err(file.error(FileFault::IsFolder));
    }
    if metadata.len() > LARGEST {
        return Err(file.error(RecordFault::NotARecord { line: 1, column: 1 }));
    }
    let bytes = fs::read(path).map_err(|error| file.error(FileFault::reading(&error)))?;
    String::from_utf8(bytes).map_err(|_| broken())
}
