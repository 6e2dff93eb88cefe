//! `carryless lesson list` and `carryless lesson show NAME`: the lessons without the book.

use clap::ArgMatches;

use super::explain::{Format, one_of, screen};
use super::{Done, book, grammar, output};
use crate::book::preprocessor::Stopped;
use crate::book::source::LessonFault;
use crate::book::{Scribe, lesson, source};
use crate::error::Error;
use crate::line::{Line, Word};
use crate::question::OptionSpec;
use crate::question::QuestionFault;
use crate::render::{Page, terminal};
use crate::wording::Language;

/// The options of `lesson`.
pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::valued("format", "FORMAT"),
    OptionSpec::valued("lang", "LANG"),
    OptionSpec::valued("output", "FILE"),
    OptionSpec::switch("force"),
];

/// What a lesson can be shown as.
const FORMATS: [(&str, Format); 3] =
    [("text", Format::Text), ("markdown", Format::Markdown), ("html", Format::Html)];

pub(super) fn run(line: &Line, arguments: &ArgMatches, language: Language) -> Result<Done, Error> {
    let words = grammar::question_line(line, OPTIONS);
    let mut words = words.words();
    let action = words.next().ok_or_else(|| grammar::incomplete(line, "carryless lesson"))?;
    let name = match action.text() {
        "list" => None,
        "show" => Some(words.next().ok_or_else(|| grammar::incomplete(line, "carryless lesson"))?),
        _ => return Err(action.error(QuestionFault::not_one_of(["list", "show"]))),
    };
    if let Some(extra) = words.next() {
        return Err(extra.error(QuestionFault::not_one_of(["--format", "--lang", "-o"])));
    }
    let format = one_of(line, arguments, "format", &FORMATS)?.unwrap_or(Format::Text);
    let target = output::Target::of(line, arguments)?;
    let text = match name {
        None => list(language),
        Some(name) => show(name, format, language),
    };
    match text {
        Ok(text) => target.write(&text).map(|()| Done::Well),
        Err(stopped) => book::ended(Err(stopped), language),
    }
}

/// `carryless blocks`: the sheet of blocks to cut out, as a page.
pub(super) fn blocks(
    line: &Line,
    arguments: &ArgMatches,
    language: Language,
) -> Result<Done, Error> {
    if let Some(extra) = grammar::question_line(line, OPTIONS).words().next() {
        return Err(extra.error(QuestionFault::not_one_of(["--lang", "-o"])));
    }
    one_of(line, arguments, "format", &[("html", Format::Html)])?;
    let target = output::Target::of(line, arguments)?;
    let scribe = Scribe::new(language)?;
    let title = scribe.words().text("book-blocks-title")?;
    let sheet = format!("# {title}\n\n```carryless\nblocks\n```\n");
    match lesson::page(&scribe, language, "blocks", &sheet) {
        Ok(page) => target.write(&page).map(|()| Done::Well),
        Err(stopped) => book::ended(Err(stopped), language),
    }
}

/// A line a lesson: its name and its title.
fn list(language: Language) -> Result<String, Stopped> {
    let lessons = source::lessons(language)?;
    let width = lessons.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    Ok(lessons.iter().map(|(name, title)| format!("{name:width$}  {title}\n")).collect())
}

fn show(name: Word<'_>, format: Format, language: Language) -> Result<String, Stopped> {
    let (file, text) =
        source::lesson(name.text(), language).map_err(|_| name.error(LessonFault::Unknown))?;
    let scribe = Scribe::new(language)?;
    if format == Format::Html {
        return lesson::page(&scribe, language, &file, &text);
    }
    let markdown = lesson::markdown(&scribe, &file, &text)?;
    Ok(match format {
        Format::Markdown => markdown,
        _ => {
            let screen = screen(std::io::IsTerminal::is_terminal(&std::io::stdout()));
            terminal::page(&Page::from(&*markdown), scribe.words(), screen)?
        }
    })
}
