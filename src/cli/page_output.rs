//! Writes pages for paper, as HTML, or as PDF if a browser is installed.

use std::path::Path;

use super::command::{ExitStatus, Request};
use super::diagnostics::remark;
use super::worksheet::Browser;
use super::{output, threads};
use carryless_args::Args;
use carryless_args::error::{Error, faults};
use carryless_args::options::PAPER_FORMAT;
use carryless_args::output_format::Format;
use carryless_files::atomic_write::Target;
use carryless_render::i18n::{Catalogue, Language};

faults! {
    pub(super) enum PaperFault {
        NeedsOutput = "needs-output",
    }
}

/// Writes the HTML that `page` returns, as HTML or PDF, to the target of `--output`. Without `--output`, a
/// PDF, or a page that would appear on a terminal, is written to the file `name` with the extension of its
/// format.
pub(super) fn write(
    request: &Request<'_>,
    name: &str,
    page: impl FnOnce() -> Result<String, Error>,
) -> Result<ExitStatus, Error> {
    let args = &request.args;
    let format = Format::from_args(args, PAPER_FORMAT.allowed_words(), Format::Html)?;
    let mut target = output::target(args)?;
    if args.value_of("output").is_none() && (target.is_terminal() || format == Format::Pdf) {
        let name = format!("{name}.{}", format.extension());
        target = Target::from_path(Path::new(&name), args.flag("force").is_some())?;
    }
    args.reject_unused()?;
    let page = page()?;
    if format == Format::Html {
        return output::write(target, &page).map(|()| ExitStatus::Success);
    }
    print(target, page, request.language).map(|()| ExitStatus::Success)
}

/// Writes the HTML `page` as PDF to the target, and reports on standard error if this machine lacks a font
/// for its characters.
pub(super) fn print(target: Target, page: String, language: Language) -> Result<(), Error> {
    threads::start_pool();
    let browser = Browser::find()?;
    output::write_and_print_path(target, |target| {
        let mut draft = target.open()?;
        browser.print(vec![page], |_, pdf| draft.write_part(&pdf))?;
        draft.commit()
    })?;
    report_missing_font(&browser, language)
}

/// Reports on standard error if this machine lacks a font for a character that `browser` has printed.
pub(super) fn report_missing_font(browser: &Browser, language: Language) -> Result<(), Error> {
    if browser.lacks_letters() {
        remark(&Catalogue::load(language, &["worksheet"])?.text("worksheet-no-letters")?);
    }
    Ok(())
}

/// Returns `needs-output` if the format is PDF and the target is standard output.
pub(super) fn require_output_file(
    args: &Args<'_>,
    format: Format,
    target: &Target,
) -> Result<(), Error> {
    match format == Format::Pdf && matches!(target, Target::Standard) {
        true => Err(args.error("format", PaperFault::NeedsOutput)),
        false => Ok(()),
    }
}
