//! `carryless worksheet`: writes exercise sheets and their keys for one pupil or a class. The order comes
//! from options, a TOML file or a sheet code. Pages are written to files, whose paths are printed; Markdown,
//! JSON and CSV can also go to standard output.

mod bank;
mod browser;
mod combined_file;
mod files;
mod output_dir;
mod output_paths;
mod parallel;
mod pdf;

use super::class_files::ListFiles;
use super::command::{ExitStatus, Request};
use super::diagnostics::remark;
use super::seed::random_seed;
use super::{output, threads, tty};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::{OptionSpec, SET, SHEET, SHEET_FORMAT};
use carryless_args::output_format::Format;
use carryless_args::spec_file::{SpecFile, SpecFileFault};
use carryless_export::platform::Platform;
use carryless_files::input;
use carryless_web::link_from_args;
use carryless_worksheet::request::{self, Order};
use carryless_worksheet::spec::Spec;
use carryless_worksheet::topic_list;

pub(super) use browser::Browser;
use output_paths::Places;

/// Largest size in bytes of a `--spec` file.
const LARGEST_SPEC: u64 = 1 << 20;

/// Random seeds are less than this number, so that sheet codes stay short.
const SEEDS: u64 = 1 << 20;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    if args.value_of("link").is_some() {
        return output::print(&link_from_args(args, *language, random_seed(SEEDS))?)
            .map(|()| ExitStatus::Success);
    }
    if args.flag("topics").is_some() {
        let target = output::target(args)?;
        args.reject_unused()?;
        let list = topic_list::list(*language, tty::standard())?;
        return output::write(target, &list).map(|()| ExitStatus::Success);
    }
    let held = || SHEET.iter().chain(SET);
    let file = args.value_of("spec").map(|word| spec_file(word, held())).transpose()?;
    let args = args.clone().with_defaults_from(file.as_ref(), held())?;
    if let Some(word) = args.peek() {
        return Err(SpecFileFault::stray_word(word));
    }
    let spec = Spec::read(&args, *language)?;
    if args.flag("write-spec").is_some() {
        let target = output::target(&args)?;
        return output::write(target, &spec.toml()?).map(|()| ExitStatus::Success);
    }
    threads::start_pool();
    let format = Format::from_args(&args, SHEET_FORMAT.allowed_words(), Format::Html);
    let format = format.map_err(|error| args.place_in_file(error))?;
    if let Some(platform) = Platform::from_format(format) {
        let written = bank::write(&args, &spec, (format, platform), || random_seed(SEEDS));
        let placed = |error| args.place_in_file(request::point_at_topic(error, &args));
        return written.map_err(placed).map(|()| ExitStatus::Success);
    }
    if let Some(flag) = args.flag("bank").or_else(|| args.flag("category")) {
        return Err(args.place_in_file(flag.error(bank::BankFault::NoFormat)));
    }
    let order =
        Order::read(&args, spec, *language, &ListFiles::from_args(&args)?, || random_seed(SEEDS))?;
    if let Some(told) = order.pupils.report(*language)? {
        remark(&told);
    }
    let places =
        Places::from_args(&args, &order, format).map_err(|error| args.place_in_file(error))?;
    args.reject_unused()?;
    files::write(&order, places, format)?;
    Ok(ExitStatus::Success)
}

/// Reads and parses the spec file that `word`, the value of `--spec`, names. `held` are the options that the
/// file may contain.
fn spec_file(
    word: Token<'_>,
    held: impl Iterator<Item = &'static OptionSpec> + Clone,
) -> Result<SpecFile, Error> {
    let name = if word.text() == "-" { "stdin" } else { word.text() };
    SpecFile::parse(name, &input::read_text(word, LARGEST_SPEC)?, held)
}
