//! `carryless print grids|mat|plan-1|…`: A4 sheets and lesson plans for use in class, as HTML or PDF.

use super::command::{Command, ExitStatus, Request};
use super::page_output;
use carryless_args::ArgsError;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_render::print::{self, Sheet};

/// Options of each printable sheet: the format, the output file, and permission to replace a file.
const OPTIONS: &[OptionSpec] = &[options::PAPER_FORMAT, options::OUTPUT, options::FORCE];

/// Lessons that are plans for a teacher, each on both sides of one sheet. Without the feature `book` there are none.
const PLANS: &[&str] =
    if cfg!(feature = "book") { &["plan-1", "plan-2", "plan-3", "plan-4"] } else { &[] };

/// Returns the command `print`, which has an action for each printable sheet and each lesson plan (`print grids`,
/// `print plan-1`, …).
pub(super) fn command() -> Command {
    let actions = names().map(|name| Command::new(name, OPTIONS, run)).collect();
    Command { actions, ..Command::new("print", [], run) }
}

/// Iterates over the names of everything that can be printed: sheets, then plans.
fn names() -> impl Iterator<Item = &'static str> + Clone {
    Sheet::ALL.iter().map(|sheet| sheet.tag()).chain(PLANS.iter().copied())
}

fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let mut words = request.args.clone();
    let named = words.next_word().ok_or_else(|| request.incomplete())?;
    let unknown = || named.error(ArgsError::not_one_of(names()));
    let at = named.index_in(names()).ok_or_else(unknown)?;
    if let Some(extra) = words.peek() {
        return Err(extra.error(ArgsError::extra_word(extra.text())));
    }
    match Sheet::ALL.get(at) {
        Some(sheet) => {
            page_output::write(request, sheet.tag(), || print::write(request.language, *sheet))
        }
        None => write_plan(request, named),
    }
}

/// Writes the plan `named` as one page, with the stylesheet of the book on paper.
#[cfg(feature = "book")]
fn write_plan(request: &Request<'_>, named: Token<'_>) -> Result<ExitStatus, Error> {
    use super::book_files::FILES;
    use carryless_book::{LessonWriter, lesson};

    let language = FILES.language_of_lessons(request.language);
    let page = FILES.find_lesson(named, language).and_then(|(file, text)| {
        lesson::render_page(FILES, &LessonWriter::new(language)?, language, &file, &text)
    });
    match page {
        Ok(page) => page_output::write(request, named.text(), || Ok(page)),
        Err(stopped) => super::diagnostics::report_findings(Err(stopped), request.language),
    }
}

#[cfg(not(feature = "book"))]
fn write_plan(_: &Request<'_>, named: Token<'_>) -> Result<ExitStatus, Error> {
    Err(named.error(ArgsError::not_one_of(names())))
}
