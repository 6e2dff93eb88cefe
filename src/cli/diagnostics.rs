//! Messages on standard error: remarks, and localized errors with carets under the command line.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

#[cfg(feature = "book")]
use super::command::ExitStatus;
use super::tty;
use carryless_args::error::Error;
#[cfg(feature = "book")]
use carryless_book::BookError;
use carryless_render::i18n::{Catalogue, Diagnostic, Language, Snippet};
use carryless_render::wrap;

/// Prints an error on standard error.
pub(super) fn report(error: &Error, language: Language) {
    match Catalogue::load(language, &["common", "errors"]) {
        Ok(words) => remark(&wrap_sentences(&render_error(error, &words), terminal())),
        Err(_) => remark(&error.to_string()),
    }
}

/// Returns the width of standard error in columns, at least 20; `None` if it is not a terminal.
fn terminal() -> Option<usize> {
    let stderr = io::stderr();
    let width = terminal_size::terminal_size_of(&stderr).filter(|_| stderr.is_terminal());
    width.map(|(width, _)| usize::from(width.0).max(20))
}

/// Returns the text with its sentences wrapped to `width` columns; unchanged if `width` is `None`. Indented
/// lines are not wrapped, because they are the excerpt and its carets.
fn wrap_sentences(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let line = |line: &str| match line.starts_with("  ") {
        true => line.to_owned(),
        false => textwrap::fill(line, wrap::options(width)),
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Renders an error with terminal colours: the sentence, the excerpt with carets, and the hint.
pub(super) fn render_error(error: &Error, words: &Catalogue) -> String {
    let red = AnsiColor::Red.on_default().bold();
    let label = |id: &str| words.text(id).unwrap_or_else(|_| id.to_owned());
    let Diagnostic { sentence, place, hint } = words.diagnostic(error);
    let mut text = paint(red, &label("label-error")) + &sentence;
    let mut gap = "\n";
    if let Some(Snippet { file, before, wrong, after }) = place {
        gap = "\n\n";
        let file = file.iter().map(|file| format!("  {file}\n")).collect::<String>();
        let caret = [" ".repeat(before.width()), "^".repeat(wrong.width().max(1))].concat();
        text += &format!("\n\n{file}  {before}{wrong}{after}\n  {}", paint(red, &caret));
        text += if hint.is_none() { "\n" } else { "" };
    }
    if let Some(hint) = hint {
        text += &format!("{gap}{}{hint}", paint(Style::new().bold(), &label("label-hint")));
    }
    text
}

/// Returns `text` with terminal escape sequences around it that switch `style` on and off.
fn paint(style: Style, text: &str) -> String {
    format!("{}{text}{}", style.render(), style.render_reset())
}

/// Prints a remark on standard error.
pub(super) fn remark(text: &str) {
    // Ignored: standard error may be closed.
    let mut stream = io::stderr();
    let _ = match tty::takes_colour(&stream) {
        true => writeln!(stream, "{text}"),
        false => writeln!(stream, "{}", tty::without_colour(text)),
    };
}

/// Reports each invalid line in `built`, the result of building a book, on standard error; returns any other
/// error. The exit status is success, or that some lines are bad.
#[cfg(feature = "book")]
pub(super) fn report_findings(
    built: Result<(), BookError>,
    language: Language,
) -> Result<ExitStatus, Error> {
    match built {
        Ok(()) => Ok(ExitStatus::Success),
        Err(BookError::Error(error)) => Err(error),
        Err(BookError::Wrong(findings)) => {
            for finding in findings {
                remark(&format!("{}:{}:", finding.file, finding.line));
                report(&finding.error, language);
            }
            Ok(ExitStatus::SomeBad)
        }
    }
}
