//! `carryless print grids|mat|…`: A4 sheets for use in class, as HTML or PDF.

use super::command::{Command, ExitStatus, Request};
use super::page_output;
use carryless_args::ArgsError;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_render::print::{self, Sheet};

/// Options of each printable sheet: the format, the output file, and permission to replace a file.
const OPTIONS: &[OptionSpec] = &[options::PAPER_FORMAT, options::OUTPUT, options::FORCE];

/// Returns the command `print`, which has an action for each printable sheet (`print grids`, `print mat`, …).
pub(super) fn command() -> Command {
    let actions = Sheet::ALL.iter().map(|sheet| Command::new(sheet.tag(), OPTIONS, run)).collect();
    Command { actions, ..Command::new("print", [], run) }
}

fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let mut words = request.args.clone();
    let named = words.next_word().ok_or_else(|| request.incomplete())?;
    let known = || Sheet::ALL.iter().map(|sheet| sheet.tag());
    let unknown = || named.error(ArgsError::not_one_of(known()));
    let at = named.index_in(known()).ok_or_else(unknown)?;
    let sheet = Sheet::ALL.get(at).copied().ok_or_else(unknown)?;
    if let Some(extra) = words.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    page_output::write(request, sheet.tag(), || print::write(request.language, sheet))
}
