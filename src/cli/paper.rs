//! Pages that are made for paper: written as a page, or as PDF where there is a browser.

use std::path::Path;

use super::command::{Done, Request};
use super::worksheet::Browser;
use super::{output, threads};
use crate::asked::format::Format;
use crate::error::Error;
use crate::files::output::Target;
use crate::options::PAPER_FORMAT;

/// Writes the page to where the line says, or else to a file of this name where nobody could read it:
/// a terminal shows no pages.
pub(super) fn write(
    request: &Request<'_>,
    name: &str,
    page: impl FnOnce() -> Result<String, Error>,
) -> Result<Done, Error> {
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
        return output::write(target, &page).map(|()| Done::Well);
    }
    threads::ready();
    output::told(target, |target| {
        let mut draft = target.open()?;
        Browser::find()?.print(vec![page], |_, pdf| draft.put(&pdf))?;
        draft.keep()
    })?;
    Ok(Done::Well)
}
