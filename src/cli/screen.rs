//! What text is shown on: how wide it is, and whether it has colours.

use std::io::{self, IsTerminal};

use crate::render::Screen;

/// The width of text that is not read on a terminal.
const PAGE_WIDTH: usize = 80;

/// The widest text on a terminal: longer lines are hard to read.
const WIDEST: usize = 100;

/// What text is shown on: as wide as the terminal, or a page.
pub(super) fn screen(to_terminal: bool) -> Screen {
    let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    Screen {
        width: columns.filter(|_| to_terminal).unwrap_or(PAGE_WIDTH).clamp(20, WIDEST),
        colour: in_colour(to_terminal),
    }
}

/// What is on standard output.
pub(super) fn standard() -> Screen {
    screen(io::stdout().is_terminal())
}

/// Whether text gets colour: on a terminal unless `NO_COLOR` says otherwise.
pub(super) fn in_colour(to_terminal: bool) -> bool {
    to_terminal && anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
}
