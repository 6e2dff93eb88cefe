//! What a match says, printed: painted where there is colour. In: [`Event`]s. Out: text on standard
//! output.

use crate::cli::diagnostics::described;
use crate::cli::{output, tty};
use crate::error::Error;
use crate::play::event::Event;
use crate::play::messages::MatchMessages;
use crate::render::terminal;

/// Prints what is said, and an empty line after each.
pub(super) fn print(said: &[Event], voice: &MatchMessages) -> Result<(), Error> {
    let screen = tty::standard();
    said.iter().try_for_each(|saying| {
        let shown = voice.show(saying, |page, words| terminal::page(page, words, screen))?;
        output::print(&(shown + "\n"))
    })
}

/// Says a paragraph of Markdown.
pub(super) fn say(markdown: String, voice: &MatchMessages) -> Result<(), Error> {
    print(&[Event::Words(markdown)], voice)
}

/// Says what is wrong with what was typed.
pub(super) fn complain(error: &Error, voice: &MatchMessages) -> Result<(), Error> {
    output::print(&format!("{}\n\n", described(error, voice.catalogue())))
}
