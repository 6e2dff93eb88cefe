//! Prints the [`Event`]s of a match on standard output, in colour if supported.

use crate::cli::diagnostics::render_error;
use crate::cli::{output, tty};
use carryless_args::error::Error;
use carryless_play::event::Event;
use carryless_play::messages::MatchMessages;
use carryless_render::terminal;

/// Prints the events `events`, each followed by an empty line, with the texts of `messages`.
pub(super) fn print(events: &[Event], messages: &MatchMessages) -> Result<(), Error> {
    let screen = tty::standard();
    events.iter().try_for_each(|event| {
        let shown = messages.show(event, |page, words| terminal::page(page, words, screen))?;
        output::print(&(shown + "\n"))
    })
}

/// Prints a paragraph of Markdown.
pub(super) fn say(markdown: String, messages: &MatchMessages) -> Result<(), Error> {
    print(&[Event::Words(markdown)], messages)
}

/// Prints an error about the player's input. It goes to standard output because it belongs to the dialogue.
pub(super) fn print_error(error: &Error, messages: &MatchMessages) -> Result<(), Error> {
    output::print(&format!("{}\n\n", render_error(error, messages.catalogue())))
}
