//! `carryless practise`: one question at a time, in a dialogue or as JSON lines. The session itself is in
//! `carryless_practise`; `--progress` keeps it in a file.

mod json;
mod text;

use std::path::Path;

use super::command::{ExitStatus, Request};
use super::seed::random_seed;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::{PRACTISE_FORMAT, PROGRESS};
use carryless_args::output_format::Format;
use carryless_args::spec_file::SpecFileFault;
use carryless_files::atomic_write::Target;
use carryless_files::input;
use carryless_practise::progress::Progress;
use carryless_practise::{Session, Settings};

/// Random seeds are less than this number, so that they are short to type.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    let format = Format::from_args(args, PRACTISE_FORMAT.allowed_words(), Format::Text)?;
    let file = args.value_of(PROGRESS.name);
    let progress = file.map_or(Ok(Progress::default()), read)?;
    let seed = progress.seed.unwrap_or_else(|| random_seed(SEEDS));
    let settings = Settings::from_args(args, *language, seed)?;
    if let Some(word) = args.peek() {
        return Err(SpecFileFault::stray_word(word));
    }
    args.reject_unused()?;
    let mut session = Session::resume(settings, &progress)?;
    let keep = |session: &Session| file.map_or(Ok(()), |file| write(file, &session.progress()));
    match format {
        Format::Json => json::run(&mut session, *language, keep)?,
        _ => text::run(&mut session.with_hints(), *language, keep)?,
    }
    Ok(ExitStatus::Success)
}

/// Reads the progress in a file; there is none if the file does not exist.
fn read(file: Token<'_>) -> Result<Progress, Error> {
    if !Path::new(file.text()).exists() {
        return Ok(Progress::default());
    }
    let json = input::read_text(file, input::LARGEST)?;
    Progress::parse(&json).map_err(|error| file.error_in_file(error))
}

/// Writes the progress to a file, in one step.
fn write(file: Token<'_>, progress: &Progress) -> Result<(), Error> {
    let target = Target::from_path(Path::new(file.text()), true)?;
    target.write(&progress.to_json()?).map_err(|error| file.error(error))
}
