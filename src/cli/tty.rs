//! Properties of the terminal: its width, and whether it shows colours.

use std::io::{self, IsTerminal};
use std::sync::{Mutex, PoisonError};

use anstyle_query::windows::enable_ansi_colors;
use anstyle_query::{clicolor, clicolor_force, is_ci, no_color, term_supports_color};

use carryless_args::Args;
use carryless_args::error::Error;
use carryless_render::Screen;

/// Width in columns of text that goes to a file or pipe.
const PAGE_WIDTH: usize = 80;

/// Largest width in columns of text on a terminal, even a wider one; longer lines are hard to read.
const WIDEST: usize = 100;

/// Value of `--color`: `true` for always, `false` for never; `None` if the environment decides.
static CHOSEN: Mutex<Option<bool>> = Mutex::new(None);

/// Stores the value of `--color`, which overrides the environment.
pub(super) fn choose_colour(args: &Args<'_>) -> Result<(), Error> {
    let choices = [("auto", None), ("always", Some(true)), ("never", Some(false))];
    if let Some(choice) = args.one_of("color", &choices)? {
        *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) = choice;
    }
    Ok(())
}

/// Returns the width in columns and whether text has colours. With `to_standard`, the width is that of the
/// variable `COLUMNS`, or of the terminal, or else [`PAGE_WIDTH`], and always from 20 to [`WIDEST`]. If
/// `to_standard` is false, the text is for a file: the width is [`PAGE_WIDTH`], and there are no colours.
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

/// Returns the width and colours of standard output.
pub(super) fn standard() -> Screen {
    screen(true)
}

/// Whether text on standard output gets colour.
pub(super) fn in_colour() -> bool {
    takes_colour(&io::stdout())
}

/// Whether text on this stream gets colour: on a terminal yes, otherwise no, unless `NO_COLOR`, `CLICOLOR`,
/// `CLICOLOR_FORCE` or `--color` decides.
pub(super) fn takes_colour(stream: &impl IsTerminal) -> bool {
    if let Some(chosen) = *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) {
        return chosen;
    }
    if no_color() || clicolor_force() {
        return !no_color();
    }
    let is_wanted = clicolor().unwrap_or_else(|| term_supports_color() || is_ci());
    // Only old Windows consoles refuse.
    is_wanted && stream.is_terminal() && enable_ansi_colors() != Some(false)
}

/// Returns the text without the escape sequences that set colours.
pub(super) fn without_colour(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default();
    let others = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    std::iter::once(first).chain(others).collect()
}
