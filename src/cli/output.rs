//! Where answers go, and what is printed in colour where that is wanted.

use super::tty;
use crate::args::Args;
use crate::error::Error;
use crate::files::atomic_write::Target;

/// The target that the line names.
pub(super) fn target(asked: &Args<'_>) -> Result<Target, Error> {
    let output = asked.value("output");
    // Without a file there is nothing to replace.
    let force = output.is_some() && asked.flag("force").is_some();
    Target::of(output, force)
}

/// Writes a text whole, and prints the name of the file that it makes.
pub(super) fn write(target: Target, text: &str) -> Result<(), Error> {
    told(target, |target| target.write(text))
}

/// Lets `write` write, and prints the name of the file that it makes.
pub(super) fn told(
    target: Target,
    write: impl FnOnce(Target) -> Result<(), Error>,
) -> Result<(), Error> {
    let named = target.path().map(|path| format!("{}\n", path.display()));
    write(target)?;
    named.map_or(Ok(()), |named| Target::Standard.write(&named))
}

/// Prints a text on standard output, in colour where that is wanted.
pub(super) fn print(text: &str) -> Result<(), Error> {
    match tty::in_colour() {
        true => Target::Standard.write(text),
        false => Target::Standard.write(&tty::without_colour(text)),
    }
}
