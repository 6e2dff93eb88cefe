//! `carryless lesson list` and `show NAME`, which print lessons, and `carryless blocks`, for blocks to cut
//! out.

use super::book_files::FILES;
use super::command::{ExitStatus, Request};
use super::{diagnostics, output, page_output, tty};
use carryless_args::ArgsError;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::LESSON_FORMAT;
use carryless_args::output_format::Format;
use carryless_book::BookError;
use carryless_book::{LessonWriter, lesson};
use carryless_render::i18n::Language;
use carryless_render::{Page, terminal, wrap};

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    let mut words = args.clone();
    let first = words.next_word();
    let name = match first.map(Token::text) {
        None | Some("list" | "ls") => None,
        Some("show") => Some(words.next_word().ok_or_else(|| request.incomplete())?),
        Some(_) => first,
    };
    if let Some(extra) = words.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    let formats = if name.is_some() { LESSON_FORMAT.allowed_words() } else { &["text"] };
    let format = Format::from_args(args, formats, Format::Text)?;
    let target = output::target(args)?;
    args.reject_unused()?;
    let own = FILES.language_of_lessons(*language);
    let text = match name {
        None => list(own),
        Some(name) => show(name, format, own),
    };
    match text {
        Ok(text) => output::write(target, &text).map(|()| ExitStatus::Success),
        Err(stopped) => diagnostics::report_findings(Err(stopped), *language),
    }
}

/// Runs `carryless blocks`, which writes a page of paper blocks to cut out, as HTML or PDF.
pub(super) fn blocks(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, language, .. } = request;
    if let Some(extra) = args.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    let page = || {
        let writer = LessonWriter::new(*language)?;
        let title = writer.answers.words.text("book-blocks-title")?;
        let sheet = format!("# {title}\n\n```carryless\nblocks\n```\n");
        lesson::render_page(FILES, &writer, *language, "blocks", &sheet)
    };
    match page() {
        Ok(page) => page_output::write(request, "blocks", || Ok(page)),
        Err(stopped) => diagnostics::report_findings(Err(stopped), *language),
    }
}

/// Returns the list of lessons in the order of the book, one line for each with its name and title.
fn list(language: Language) -> Result<String, BookError> {
    let lessons = FILES.list_lessons(language)?;
    let width = lessons.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    let indent = " ".repeat(width + 2);
    let line = |(name, title): &(String, String)| {
        let first = format!("{name:width$}  ");
        let options = wrap::options(tty::standard().width);
        let options = options.initial_indent(&first).subsequent_indent(&indent);
        textwrap::fill(title, options) + "\n"
    };
    Ok(lessons.iter().map(line).collect())
}

/// Renders the lesson `name` (its file name without extension, or its number from 1) in this format.
fn show(name: Token<'_>, format: Format, language: Language) -> Result<String, BookError> {
    let (file, text) = FILES.find_lesson(name, language)?;
    let writer = LessonWriter::new(language)?;
    if format == Format::Html {
        return lesson::render_page(FILES, &writer, language, &file, &text);
    }
    let markdown = lesson::render_markdown(&writer, &file, &text)?;
    Ok(match format {
        Format::Markdown => markdown,
        _ => terminal::page(&Page::from(&*markdown), &writer.answers.words, tty::standard())?,
    })
}
