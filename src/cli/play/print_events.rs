//! Prints the [`Event`]s of a match on standard output, in colour if supported.

use crate::cli::diagnostics::render_error;
use crate::cli::{output, tty};
use crate::error::Error;
use crate::play::event::Event;
use crate::play::messages::MatchMessages;
use crate::render::terminal;

/// Prints the events `said`, each followed by an empty line, with the texts of `voice`.
pub(super) fn print(said: &[Event], voice: &MatchMessages) -> Result<(), Error> {
    let screen = tty::standard();
    said.iter().try_for_each(|saying| {
        let shown = voice.show(saying, |page, words| terminal::page(page, words, screen))?;
        output::print(&(shown + "\n"))
    })
}

/// Prints a paragraph of Markdown.
pub(super) fn say(markdown: String, voice: &MatchMessages) -> Result<(), Error> {
    print(&[Event::Words(markdown)], voice)
}

/// Prints an error about the player's input. It goes to standard output because it belongs to the dialogue.
pub(super) fn print_error(error: &Error, voice: &MatchMessages) -> Result<(), Error> {
    output::print(&format!("{}\n\n", render_error(error, voice.catalogue())))
}
