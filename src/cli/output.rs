//! Writes the output of commands to standard output or a file, in colour if the terminal supports it.

use super::tty;
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_files::atomic_write::Target;

/// Returns the output target of the command line: the file of `--output`, which `--force` allows to replace,
/// or else standard output.
pub(super) fn target(args: &Args<'_>) -> Result<Target, Error> {
    let output = args.value_of("output");
    // Without `--output` there is no file to replace.
    let force = output.is_some() && args.flag("force").is_some();
    Target::from_option(output, force)
}

/// Writes a text to the target. If the target is a file, its path is printed.
pub(super) fn write(target: Target, text: &str) -> Result<(), Error> {
    write_and_print_path(target, |target| target.write(text))
}

/// Calls `write`, which must write the whole output to the target. If the target is a file, its path is then
/// printed on standard output.
pub(super) fn write_and_print_path(
    target: Target,
    write: impl FnOnce(Target) -> Result<(), Error>,
) -> Result<(), Error> {
    let named = target.path().map(|path| format!("{}\n", path.display()));
    write(target)?;
    named.map_or(Ok(()), |named| Target::Standard.write(&named))
}

/// Prints a text on standard output. Escape sequences for colours are removed if standard output shows no
/// colours.
pub(super) fn print(text: &str) -> Result<(), Error> {
    match tty::in_colour() {
        true => Target::Standard.write(text),
        false => Target::Standard.write(&tty::without_colour(text)),
    }
}
