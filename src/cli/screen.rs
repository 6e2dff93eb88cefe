//! What text is shown on: how wide it is, and whether it has colours.

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};

use crate::asked::Asked;
use crate::error::Error;
use crate::render::Screen;

/// The width of text that is not read on a terminal.
const PAGE_WIDTH: usize = 80;

/// The widest text on a terminal: longer lines are hard to read.
const WIDEST: usize = 100;

/// Takes `--color` to heart, which goes before what the environment says.
pub(super) fn choose_colour(asked: &Asked<'_>) -> Result<(), Error> {
    let choices = [
        ("auto", ColorChoice::Auto),
        ("always", ColorChoice::Always),
        ("never", ColorChoice::Never),
    ];
    if let Some(choice) = asked.one_of("color", &choices)? {
        choice.write_global();
    }
    Ok(())
}

/// What text is shown on, on standard output or in a file: as wide as the terminal, as `COLUMNS`
/// says, or as a page.
pub(super) fn screen(to_standard: bool) -> Screen {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let is_terminal = io::stdout().is_terminal();
    let terminal = terminal_size::terminal_size().filter(|_| is_terminal);
    let columns = said.or(terminal.map(|(width, _)| usize::from(width.0)));
    Screen {
        width: columns.filter(|_| to_standard).unwrap_or(PAGE_WIDTH).clamp(20, WIDEST),
        colour: to_standard && in_colour(),
    }
}

pub(super) fn standard() -> Screen {
    screen(true)
}

/// Whether text on standard output gets colour: on a terminal, unless `NO_COLOR`, `CLICOLOR_FORCE`
/// or `--color` say otherwise.
pub(super) fn in_colour() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}
