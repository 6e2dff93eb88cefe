//! Practice for other programs: JSON lines on standard output, answers on standard input.

use std::io;

use crate::cli::line_input::{TypedLine, read_plain};
use crate::cli::output;
use carryless_args::error::{Error, Reason};
use carryless_exercises::question_text;
use carryless_files::FileFault;
use carryless_practise::{Next, Session, lines};
use carryless_render::i18n::Language;

/// Asks questions until the session or the input ends, then writes the result. A line that cannot be read as text is
/// an answer that cannot be read.
pub(super) fn run(
    session: &mut Session,
    language: Language,
    mut keep: impl FnMut(&Session) -> Result<(), Error>,
) -> Result<(), Error> {
    let writer = question_text::writer(language)?;
    while let Some(asked) = session.current() {
        print(&lines::question(asked, &writer)?)?;
        let typed = read_plain(&mut io::stdin().lock()).map_err(|error| {
            let fault = FileFault::Unreadable { reason: Reason::from(&error) };
            Error::from(fault).with_word("-")
        })?;
        let text = match typed {
            TypedLine::End => break,
            TypedLine::Bad(_) => String::new(),
            TypedLine::Line(text) => text,
        };
        let feedback = session.answer(&text)?;
        keep(session)?;
        print(&lines::feedback(&feedback, session.pupil())?)?;
        if feedback.next == Next::End {
            break;
        }
    }
    print(&lines::result(session)?)
}

/// Prints a line. Standard output is flushed with each text.
fn print(line: &str) -> Result<(), Error> {
    output::print(&format!("{line}\n"))
}
