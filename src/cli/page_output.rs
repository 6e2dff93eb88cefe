//! Pages that are made for paper: written as a page, or as PDF where there is a browser.

use std::path::Path;

use super::command::{ExitStatus, Request};
use super::diagnostics::remark;
use super::worksheet::Browser;
use super::{output, threads};
use crate::args::Args;
use crate::args::output_format::Format;
use crate::error::{Error, faults};
use crate::files::atomic_write::Target;
use crate::i18n::{Catalogue, Language};
use crate::options::PAPER_FORMAT;

faults! {
    pub(super) enum PaperFault {
        NeedsOutput = "needs-output",
    }
}

/// Writes the page to where the line says, or else to a file of this name where nobody could read it:
/// a terminal shows no pages.
pub(super) fn write(
    request: &Request<'_>,
    name: &str,
    page: impl FnOnce() -> Result<String, Error>,
) -> Result<ExitStatus, Error> {
    let asked = &request.asked;
    let format = Format::asked(asked, PAPER_FORMAT.words(), Format::Html)?;
    let mut target = output::target(asked)?;
    if asked.value("output").is_none() && (target.is_terminal() || format == Format::Pdf) {
        let name = format!("{name}.{}", format.ending());
        target = Target::at(Path::new(&name), asked.flag("force").is_some())?;
    }
    asked.refuse_idle()?;
    let page = page()?;
    if format == Format::Html {
        return output::write(target, &page).map(|()| ExitStatus::Well);
    }
    print(target, page, request.language).map(|()| ExitStatus::Well)
}

/// Prints a page as PDF into a file, and says it where this machine lacks letters of it.
pub(super) fn print(target: Target, page: String, language: Language) -> Result<(), Error> {
    threads::ready();
    let browser = Browser::find()?;
    output::told(target, |target| {
        let mut draft = target.open()?;
        browser.print(vec![page], |_, pdf| draft.put(&pdf))?;
        draft.keep()
    })?;
    say_missing(&browser, language)
}

/// Says it where this machine lacks a font for letters that were printed.
pub(super) fn say_missing(browser: &Browser, language: Language) -> Result<(), Error> {
    if browser.lacks_letters() {
        remark(&Catalogue::load(language, &["worksheet"])?.text("worksheet-no-letters")?);
    }
    Ok(())
}

/// Refuses to print a PDF on the screen.
/// Errors: `needs-output`.
pub(super) fn refuse_no_file(
    asked: &Args<'_>,
    format: Format,
    target: &Target,
) -> Result<(), Error> {
    match format == Format::Pdf && matches!(target, Target::Standard) {
        true => Err(asked.error("format", PaperFault::NeedsOutput)),
        false => Ok(()),
    }
}
