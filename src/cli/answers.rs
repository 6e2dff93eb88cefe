//! `carryless answers`: regenerates the worked key of a sheet from its code, on any machine. With `--check
//! FILE` it marks the answers of a class; with `--lesson` the codes of a lesson.

use super::class_files::ListFiles;
use super::command::{ExitStatus, Request};
use super::diagnostics::remark;
use super::{output, page_output, tty};
use crate::args::ArgsError;
use crate::args::output_format::Format;
use crate::error::Error;
use crate::files::atomic_write::Target;
use crate::i18n::Language;
use crate::options::KEY_FORMAT;
use crate::web::linked;
use crate::worksheet::answer_list::Handed;
use crate::worksheet::key::{self, KEY_FORMATS, Key};
use crate::worksheet::marking_output::Marks;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { asked, language, .. } = request;
    if asked.value("link").is_some() {
        return output::print(&linked(asked, *language, 0)?).map(|()| ExitStatus::Well);
    }
    let target = output::target(asked)?;
    let screen = tty::screen(target == Target::Standard);
    if let Some(file) = asked.value("check") {
        if let Some(word) = asked.peek() {
            return Err(word.error(ArgsError::Conflict { other: "--check".into() }));
        }
        let format = Format::asked(asked, KEY_FORMAT.words(), Format::Text)?;
        page_output::refuse_no_file(asked, format, &target)?;
        let handed = Handed::of(asked, file);
        let look = key::look(asked, format, *language)?;
        let lists = ListFiles::of(asked)?.telling(*language);
        asked.refuse_idle()?;
        let marks = Marks::read(&handed, format, (screen, look), *language, &lists)?;
        if let Some(told) = &marks.told {
            remark(told);
        }
        write(target, format, marks.text, *language)?;
        // Unreadable rows are named in the text and make the exit code 1.
        return Ok(if marks.is_read { ExitStatus::Well } else { ExitStatus::Wrong });
    }
    let format = Format::asked(asked, KEY_FORMATS, Format::Text)?;
    page_output::refuse_no_file(asked, format, &target)?;
    let key = Key::read(asked, format, *language)?;
    write(target, format, key.text(screen)?, *language)?;
    Ok(ExitStatus::Well)
}

/// Writes a text, or has the browser print it if the format is PDF.
fn write(target: Target, format: Format, text: String, language: Language) -> Result<(), Error> {
    match format {
        Format::Pdf => page_output::print(target, text, language),
        _ => output::write(target, &text),
    }
}
