//! `carryless practise`: one question at a time, in a dialogue or as JSON lines. The session itself is in
//! `carryless_practise`; `--progress` keeps it in a file.

mod json;

use super::command::{ExitStatus, Request};
use super::seed::random_seed;
use carryless_args::error::Error;
use carryless_args::options::PRACTISE_FORMAT;
use carryless_args::output_format::Format;
use carryless_practise::{Session, Settings};

/// Random seeds are less than this number, so that they are short to type.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    let format = Format::from_args(args, PRACTISE_FORMAT.allowed_words(), Format::Text)?;
    let settings = Settings::from_args(args, *language, random_seed(SEEDS))?;
    args.reject_unused()?;
    let mut session = Session::new(settings)?;
    let keep = |_: &Session| Ok(());
    match format {
        _ => json::run(&mut session, *language, keep)?,
    }
    Ok(ExitStatus::Success)
}
