//! `carryless answers`: regenerates the worked key of a sheet from its code, on any machine. With `--check
//! FILE` it marks the answers of a class; with `--lesson` it reads the result codes of a lesson.

use super::class_files::ListFiles;
use super::command::{ExitStatus, Request};
use super::diagnostics::remark;
use super::{output, page_output, tty};
use carryless_args::ArgsError;
use carryless_args::error::Error;
use carryless_args::options::KEY_FORMAT;
use carryless_args::output_format::Format;
use carryless_files::atomic_write::Target;
use carryless_render::i18n::Language;
use carryless_web::link_from_args;
use carryless_worksheet::answer_list::MarkingInputs;
use carryless_worksheet::key::{self, KEY_FORMATS, Key};
use carryless_worksheet::marking_output::Marks;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    if args.value_of("link").is_some() {
        return output::print(&link_from_args(args, *language, 0)?).map(|()| ExitStatus::Success);
    }
    let target = output::target(args)?;
    let screen = tty::screen(target == Target::Standard);
    if let Some(file) = args.value_of("check") {
        if let Some(word) = args.peek() {
            return Err(word.error(ArgsError::Conflict { other: "--check".into() }));
        }
        let format = Format::from_args(args, KEY_FORMAT.allowed_words(), Format::Text)?;
        page_output::require_output_file(args, format, &target)?;
        let handed = MarkingInputs::from_args(args, file);
        let look = key::look(args, format, *language)?;
        let lists = ListFiles::from_args(args)?.with_report_language(*language);
        args.reject_unused()?;
        let marks = Marks::read(&handed, format, (screen, look), *language, &lists)?;
        if let Some(told) = &marks.notes {
            remark(told);
        }
        write(target, format, marks.text, *language)?;
        // Unreadable rows are named in the text and make the exit code 1.
        return Ok(if marks.is_read { ExitStatus::Success } else { ExitStatus::Wrong });
    }
    let format = Format::from_args(args, KEY_FORMATS, Format::Text)?;
    page_output::require_output_file(args, format, &target)?;
    let key = Key::read(args, format, *language)?;
    write(target, format, key.text(screen)?, *language)?;
    Ok(ExitStatus::Success)
}

/// Writes `text` to the target. For the format PDF, `text` is an HTML page, which the browser prints.
fn write(target: Target, format: Format, text: String, language: Language) -> Result<(), Error> {
    match format {
        Format::Pdf => page_output::print(target, text, language),
        _ => output::write(target, &text),
    }
}
