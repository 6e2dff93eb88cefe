//! Writes the output of commands to standard output or a file, in colour if the terminal supports it.

use super::tty;
use crate::args::Args;
use crate::error::Error;
use crate::files::atomic_write::Target;

/// Returns the target that `--output` and `--force` give; standard output without `--output`.
pub(super) fn target(args: &Args<'_>) -> Result<Target, Error> {
    let output = args.value_of("output");
    // Without `--output` there is no file to replace.
    let force = output.is_some() && args.flag("force").is_some();
    Target::from_option(output, force)
}

/// Writes a whole text to the target and prints the path if the target is a file.
pub(super) fn write(target: Target, text: &str) -> Result<(), Error> {
    write_and_print_path(target, |target| target.write(text))
}

/// Calls `write` with the target, then prints the path on standard output if the target is a file.
pub(super) fn write_and_print_path(
    target: Target,
    write: impl FnOnce(Target) -> Result<(), Error>,
) -> Result<(), Error> {
    let named = target.path().map(|path| format!("{}\n", path.display()));
    write(target)?;
    named.map_or(Ok(()), |named| Target::Standard.write(&named))
}

/// Prints a text on standard output; removes its colours if they are not wanted.
pub(super) fn print(text: &str) -> Result<(), Error> {
    match tty::in_colour() {
        true => Target::Standard.write(text),
        false => Target::Standard.write(&tty::without_colour(text)),
    }
}
