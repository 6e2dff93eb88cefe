//! `carryless play --replay FILE`: checks a saved match, then shows it with an explanation of every move. On
//! a terminal it waits for the reader after each move; to a pipe it writes all moves at once.

use super::print_events::{print, say};
use crate::cli::command::ExitStatus;
use crate::cli::line_input::{LineInput, TypedLine};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_files::input;
use carryless_play::Record;
use carryless_play::level::is_acted_on;
use carryless_play::messages::MatchMessages;
use carryless_play::parse_input::{Command, Vocabulary};

/// Shows the match whose record is in the file named by `file`. With `teach` the moves are explained in full
/// detail.
pub(super) fn run(
    file: Token<'_>,
    teach: bool,
    messages: &MatchMessages,
) -> Result<ExitStatus, Error> {
    let json = input::read_text(file, input::LARGEST)?;
    let (record, game) = Record::parse(&json).map_err(|error| file.error_in_file(error))?;
    let mut reader = LineInput::open()?;
    let held = record.misconception().filter(|held| is_acted_on(*held, record.seed));
    let mut before = game.start().clone();
    for (index, turn) in game.turns().iter().enumerate() {
        if index > 0 && reader.is_terminal() && !wants_next(&mut reader, messages)? {
            return Ok(ExitStatus::Success);
        }
        print(&messages.step(&game, &before, index, held, teach)?, messages)?;
        before.apply(turn);
    }
    say(messages.ending(&game, record.misconception(), record.seed)?, messages)
        .map(|()| ExitStatus::Success)
}

/// Waits for a line from the reader. Returns `false` if the line is the quit command or the input ends.
fn wants_next(input: &mut LineInput, messages: &MatchMessages) -> Result<bool, Error> {
    let typed = input.line(&messages.text("play-replay-prompt")?)?;
    Ok(match typed {
        TypedLine::End => false,
        TypedLine::Bad(_) => true,
        TypedLine::Line(text) => Vocabulary::load()?.command(&text) != Some(Command::Quit),
    })
}
