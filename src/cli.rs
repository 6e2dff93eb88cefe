//! The command line. In: the arguments. Out: what the command prints, and an exit code: 0 done, 1
//! checked and found wrong, 2 bad input, 3 something outside failed. An error is one sentence in
//! the reader's language with the place and a hint, on standard error; then nothing stands on
//! standard output and no file is half written.

mod answers;
mod batch;
#[cfg(feature = "book")]
mod book;
mod count;
mod explain;
mod grammar;
#[cfg(feature = "book")]
mod lesson;
mod output;
mod play;
mod progress;
mod prove;
mod worksheet;

use std::ffi::OsString;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

use crate::error::Error;
use crate::files::FileFault;
use crate::line::Line;
use crate::wording::{Catalogue, Language};
use crate::worksheet::spec::BOTH;

/// What a command comes to when nothing failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    /// All is well.
    Well,
    /// What was to be judged is wrong.
    Wrong,
    /// Some lines of a batch were bad; each was answered in its place.
    SomeBad,
}

/// Runs the program; the first argument is its name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (line, valid) = command_line(arguments);
    let asked = language_asked(&line);
    let language = asked.clone().unwrap_or_else(|_| environment_language());
    let done = match (valid, asked) {
        (Err(error), _) | (_, Err(error)) => Err(error),
        _ => dispatch(&line, language),
    };
    match done {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::Wrong) => ExitCode::from(1),
        Ok(Done::SomeBad) => ExitCode::from(2),
        Err(error) => {
            report(&error, language);
            ExitCode::from(error.exit_code())
        }
    }
}

/// The arguments as a line; bytes that are no UTF-8 are replaced there and reported.
fn command_line(arguments: impl IntoIterator<Item = OsString>) -> (Line, Result<(), Error>) {
    let arguments: Vec<OsString> = arguments.into_iter().skip(1).collect();
    let lossy: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let words = std::iter::once("carryless").chain(lossy.iter().map(AsRef::as_ref));
    let line = Line::from_arguments(words);
    let broken = arguments.iter().position(|argument| argument.to_str().is_none());
    let place = broken.and_then(|index| line.words().nth(index + 1));
    let valid = place.map_or(Ok(()), |word| Err(word.error(FileFault::NotUtf8)));
    (line, valid)
}

fn dispatch(line: &Line, language: Language) -> Result<Done, Error> {
    match grammar::parse(line, language)? {
        grammar::Parsed::Help(help) => output::print(&help).map(|()| Done::Well),
        grammar::Parsed::Answer(command, arguments) if command == "play" => {
            play::run(line, &arguments, language)
        }
        grammar::Parsed::Answer(command, arguments) if command == "answers" => {
            answers::run(line, &arguments, language)
        }
        grammar::Parsed::Answer(command, arguments) if command == "worksheet" => {
            worksheet::run(line, &arguments, language)
        }
        #[cfg(feature = "book")]
        grammar::Parsed::Answer(command, arguments) if command == "book" => {
            book::run(line, &arguments, language)
        }
        #[cfg(feature = "book")]
        grammar::Parsed::Answer(command, arguments) if command == "blocks" => {
            lesson::blocks(line, &arguments, language)
        }
        #[cfg(feature = "book")]
        grammar::Parsed::Answer(command, arguments) if command == "lesson" => {
            lesson::run(line, &arguments, language)
        }
        #[cfg(feature = "book")]
        grammar::Parsed::Answer(command, _) if command == "mdbook" => book::mdbook(line, language),
        grammar::Parsed::Answer(command, arguments) => {
            explain::run(line, &command, &arguments, language)
        }
    }
}

/// The language of `--lang`, or of the environment.
fn language_asked(line: &Line) -> Result<Language, Error> {
    if let Some(value) = explain::option_value(line, "lang") {
        // A sheet can have two languages; what is said meanwhile has one.
        let sheets = line.words().any(|word| ["worksheet", "answers"].contains(&word.text()));
        if !sheets || value.text() != BOTH {
            let unknown = |error: Error| error.at(line.text(), value.span());
            return Language::of_code(value.text()).map_err(unknown);
        }
    }
    Ok(environment_language())
}

fn environment_language() -> Language {
    Language::of_locale(&sys_locale::get_locale().unwrap_or_default())
}

/// Prints an error on standard error.
fn report(error: &Error, language: Language) {
    match Catalogue::load(language, &["common", "errors"]) {
        Ok(words) => anstream::eprintln!("{}", described(error, &words)),
        Err(_) => anstream::eprintln!("{error}"),
    }
}

/// What is said of an error, in colour: the sentence, the excerpt with a caret, the hint.
fn described(error: &Error, words: &Catalogue) -> String {
    let red = AnsiColor::Red.on_default().bold();
    let label = |id: &str| words.text(id).unwrap_or_else(|_| id.to_owned());
    let mut text = paint(red, &label("label-error")) + &words.error(error);
    if !error.excerpt.is_empty() {
        let (excerpt, caret) = excerpt_with_caret(error);
        text += &format!("\n\n  {excerpt}\n  {}", paint(red, &caret));
    }
    if let Some(hint) = words.hint(error) {
        let gap = if error.excerpt.is_empty() { "\n" } else { "\n\n" };
        text += &format!("{gap}{}{hint}", paint(Style::new().bold(), &label("label-hint")));
    } else if !error.excerpt.is_empty() {
        text.push('\n');
    }
    text
}

fn paint(style: Style, text: &str) -> String {
    format!("{}{text}{}", style.render(), style.render_reset())
}

/// The letters of the excerpt that are shown on each side of the place.
const AROUND: usize = 60;

/// The excerpt, cut to the neighbourhood of the place and without control characters, and a line
/// of carets under the place.
fn excerpt_with_caret(error: &Error) -> (String, String) {
    let before = tail(&clean(&error.excerpt[..error.span.start]));
    let place = clean(&error.excerpt[error.span.clone()]);
    let after = clean(&error.excerpt[error.span.end..]);
    let short = |text: String| -> String {
        match text.chars().count() > AROUND {
            true => text.chars().take(AROUND).chain(['…']).collect(),
            false => text,
        }
    };
    let (place, after) = (short(place), short(after));
    let caret = format!("{}{}", " ".repeat(before.width()), "^".repeat(place.width().max(1)));
    (format!("{before}{place}{after}"), caret)
}

/// The text without anything that a terminal obeys.
fn clean(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// The end of a long text, from the beginning of a word where there is one.
fn tail(text: &str) -> String {
    match text.char_indices().rev().nth(AROUND) {
        None => text.to_owned(),
        Some((from, _)) => {
            let end = &text[from..];
            let word = end.find(' ').unwrap_or(0);
            format!("…{}", &end[word..])
        }
    }
}
