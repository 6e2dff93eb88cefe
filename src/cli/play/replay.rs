//! `carryless play --replay FILE`: a kept match shown again, with the explanation of every move:
//! on a terminal one move after the other, as the reader asks for them; in a pipe all at once. The
//! record is checked before anything is shown.

use super::input::{Entered, Input};
use super::typed::{Command, Vocabulary};
use super::voice::Voice;
use crate::cli::command::Done;
use crate::cli::output;
use crate::error::Error;
use crate::files::input;
use crate::games::{Idea, Setting};
use crate::line::Word;
use crate::play::level::is_acted_on;
use crate::play::{Match, Record};

/// The largest record that is read, in bytes.
const LARGEST: u64 = 64 << 20;

pub(super) fn run(file: Word<'_>, teach: bool, voice: &Voice) -> Result<Done, Error> {
    let json = input::text(file, LARGEST)?;
    let (record, game) = Record::parse(&json).map_err(|error| input::about(file, error))?;
    let mut reader = Input::open()?;
    let held = record.held().filter(|held| is_acted_on(*held, record.seed));
    let mut before = game.start().clone();
    for (index, turn) in game.turns().iter().enumerate() {
        if index > 0 && reader.is_terminal() && !goes_on(&mut reader, voice)? {
            return Ok(Done::Well);
        }
        output::print(&step(&game, &before, index, held, teach, voice)?)?;
        before.apply(turn);
    }
    voice.say(&voice.ending(&game, record.held(), record.seed)?)?;
    Ok(Done::Well)
}

/// A move with its explanation.
fn step(
    game: &Match,
    before: &Setting,
    index: usize,
    held: Option<Idea>,
    teach: bool,
    voice: &Voice,
) -> Result<String, Error> {
    let side = [("side", game.mover(index).name())];
    let lead = voice.words("play-replay", &[("turn", index as u64 + 1)], &side)?;
    let mut text = voice.page(&format!("# {lead}"), None)?;
    if let Some(explanation) = game.explained(before, index, held) {
        text += &format!("\n{}\n", voice.explanation(game.mover(index), explanation, teach)?);
    }
    Ok(text)
}

/// Waits for the reader; `false` when he wants no more.
fn goes_on(input: &mut Input, voice: &Voice) -> Result<bool, Error> {
    let typed = input.line(&voice.text("play-replay-prompt")?)?;
    Ok(match typed {
        Entered::End => false,
        Entered::Bad(_) => true,
        Entered::Line(text) => Vocabulary::load()?.command(&text) != Some(Command::Quit),
    })
}
