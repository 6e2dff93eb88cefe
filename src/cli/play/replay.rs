//! `carryless play --replay FILE`: checks a saved match, then shows it with an explanation of every move. On
//! a terminal it waits for the reader after each move; to a pipe it writes all moves at once.

use super::print_events::{print, say};
use super::wants_next;
use crate::cli::command::ExitStatus;
use crate::cli::line_input::LineInput;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_files::input;
use carryless_play::Record;
use carryless_play::level::is_acted_on;
use carryless_play::messages::MatchMessages;

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
        if index > 0
            && reader.is_terminal()
            && !wants_next(&mut reader, messages, "play-replay-prompt")?
        {
            return Ok(ExitStatus::Success);
        }
        print(&messages.step(&game, &before, index, held, teach)?, messages)?;
        before.apply(turn);
    }
    say(messages.ending(&game, record.misconception(), record.seed)?, messages)
        .map(|()| ExitStatus::Success)
}
