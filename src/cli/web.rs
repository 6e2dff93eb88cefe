//! `carryless web FOLDER` and `carryless web -o page.html`: writes the web page as a folder of static files,
//! or as one file. The page itself is in `carryless_web`.

mod base122;
pub mod bundle;
pub mod static_site;

use std::path::Path;

use super::command::{ExitStatus, Request};
use super::output;
use bundle::Bundle;
use carryless_args::ArgsError;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_files::atomic_write::Target;
use carryless_files::output_dir::{self, write_error};
#[cfg(feature = "book")]
use static_site::Files;

/// Options of the command, all about its output.
pub(super) const OPTIONS: &[OptionSpec] = &[options::OUTPUT, options::FORCE];

/// Name of the file in the output folder that lists the files written by this program; a later run replaces
/// only those.
const MARKER: &str = ".carryless-web";

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    let mut words = args.clone();
    let folder = words.next_word();
    if let Some(extra) = words.peek().or(folder.filter(|_| args.value_of("output").is_some())) {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    let target = output::target(args)?;
    args.reject_unused()?;
    let Some(folder) = folder else {
        if args.value_of("output").is_none() {
            return Err(request.incomplete());
        }
        return output::write(target, &static_site::page(*language, &Bundle::new()?)?)
            .map(|()| ExitStatus::Success);
    };
    let files = static_site::folder(*language, &Bundle::new()?)?;
    let dest = Path::new(folder.text());
    output_dir::create(dest, MARKER, |new| {
        output_dir::write_files(new, &files).map_err(|error| write_error(dest, &error))
    })?;
    Target::Standard.write(&format!("{}\n", dest.join("index.html").display()))?;
    Ok(ExitStatus::Success)
}

/// Returns the files (names and contents) of the web engine, which makes the answers in a book interactive.
#[cfg(feature = "book")]
pub(super) fn book_files() -> Result<Files, Error> {
    static_site::book_files(&Bundle::new()?)
}
