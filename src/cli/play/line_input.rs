//! What a person types, line by line. On a terminal with line editing and history; from a pipe as
//! it comes, echoed after the prompt so that a transcript reads like the dialogue. A line that is
//! no UTF-8, or endless, is an error and not an end: whoever asked asks again.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Editor, Helper};

use crate::cli::output;
use crate::error::{Error, Reason};
use crate::files::FileFault;
use crate::play::parse_input::TypedFault;

/// The longest line that is read, in bytes; what follows in it is dropped.
const LONGEST: usize = 4096;

pub(super) type LineEditor = Editor<Harmless, DefaultHistory>;

/// Draws the line that is edited without its control characters: what is pasted may hold some that
/// the terminal would obey. They have no width, so that the cursor stays where it belongs.
pub(super) struct Harmless;

impl Highlighter for Harmless {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        let obeyed = |letter: char| letter.is_control() && letter != '\n' && letter != '\t';
        match line.contains(obeyed) {
            true => line.replace(obeyed, "").into(),
            false => line.into(),
        }
    }
}

impl Completer for Harmless {
    type Candidate = String;
}

impl Hinter for Harmless {
    type Hint = String;
}

impl Validator for Harmless {}

impl Helper for Harmless {}

/// Where lines come from.
pub(super) enum LineInput {
    Terminal(Box<LineEditor>),
    /// A pipe or a file.
    Plain,
}

pub(super) enum Entered {
    /// A line, without its end.
    Line(String),
    /// Something that cannot be read.
    Bad(Error),
    /// Nothing more.
    End,
}

impl LineInput {
    /// A terminal when both ends of the dialogue are one.
    pub(super) fn open() -> Result<Self, Error> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(LineInput::Plain);
        }
        let Ok(mut editor) = LineEditor::new() else {
            return Ok(LineInput::Plain);
        };
        editor.set_helper(Some(Harmless));
        Ok(LineInput::Terminal(Box::new(editor)))
    }

    /// Whether somebody sits at a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, LineInput::Terminal(_))
    }

    /// Shows the prompt and reads a line.
    pub(super) fn line(&mut self, prompt: &str) -> Result<Entered, Error> {
        match self {
            LineInput::Terminal(editor) => Ok(edited(editor, prompt)),
            LineInput::Plain => {
                let typed = plain(&mut io::stdin().lock()).map_err(|error| {
                    Error::from(FileFault::Unreadable { reason: Reason::from(&error) }).naming("-")
                })?;
                // A person at a terminal sees what he types; a transcript must be told.
                let echo = match &typed {
                    Entered::Line(text) => text.as_str(),
                    Entered::Bad(error) => error.excerpt.as_str(),
                    Entered::End => "",
                };
                output::print(&format!("{prompt}{}\n", shown(echo)))?;
                Ok(typed)
            }
        }
    }
}

fn edited(editor: &mut LineEditor, prompt: &str) -> Entered {
    match editor.readline(prompt) {
        Ok(text) if text.len() > LONGEST => too_long(text.as_bytes()),
        Ok(text) => {
            // Only the convenience of the history is lost when it cannot be kept.
            let _ = editor.add_history_entry(&text);
            Entered::Line(text)
        }
        Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
            Entered::Bad(Error::from(FileFault::NotUtf8).naming(char::REPLACEMENT_CHARACTER))
        }
        Err(_) => Entered::End,
    }
}

/// Reads a line without keeping more of it than [`LONGEST`].
fn plain(input: &mut impl BufRead) -> io::Result<Entered> {
    let mut line = Vec::new();
    let mut some = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        some = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = end.unwrap_or(chunk.len());
        let room = (LONGEST + 1).saturating_sub(line.len()).min(part);
        line.extend_from_slice(&chunk[..room]);
        input.consume(part + usize::from(end.is_some()));
        if end.is_some() {
            break;
        }
    }
    if !some {
        return Ok(Entered::End);
    }
    if line.len() > LONGEST {
        return Ok(too_long(&line));
    }
    Ok(match String::from_utf8(line) {
        Ok(text) => Entered::Line(text.trim_end_matches('\r').to_owned()),
        Err(error) => Entered::Bad(broken(error.as_bytes())),
    })
}

fn too_long(line: &[u8]) -> Entered {
    let text = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
    let error = Error::from(TypedFault::TooLong { most: LONGEST });
    Entered::Bad(error.at(&text, 0..text.len()))
}

/// The error about a line with bytes that are no UTF-8, at the first of them.
fn broken(line: &[u8]) -> Error {
    let text = String::from_utf8_lossy(line).into_owned();
    let at = text.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
    let end = text[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    let error = Error::from(FileFault::NotUtf8).naming(text.trim());
    error.at(&text, at..end)
}

/// A typed line as a transcript can show it: not too long, and nothing that a terminal obeys.
fn shown(text: &str) -> String {
    let letters = text.trim().chars().take(60);
    letters
        .map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter })
        .collect()
}
