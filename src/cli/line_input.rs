//! Reads the player's input line by line. A terminal has line editing and history. Each line from a pipe is
//! echoed after the prompt, so that a transcript reads like the dialogue. A line that is too long or not
//! UTF-8 is an error; the prompt is then repeated.

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
use carryless_args::error::{Error, Reason};
use carryless_files::FileFault;
use carryless_play::parse_input::TypedFault;

/// Largest length in bytes of a typed line. A longer line is an error, and its rest is dropped.
const LONGEST: usize = 4096;

pub(super) type LineEditor = Editor<ControlCharacterFilter, DefaultHistory>;

/// Helper of the line editor: displays the edited line without control characters, because pasted ones could
/// control the terminal. They have no width, so the cursor stays in the right column.
pub(super) struct ControlCharacterFilter;

impl Highlighter for ControlCharacterFilter {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        let obeyed = |letter: char| letter.is_control() && letter != '\n' && letter != '\t';
        match line.contains(obeyed) {
            true => line.replace(obeyed, "").into(),
            false => line.into(),
        }
    }
}

impl Completer for ControlCharacterFilter {
    type Candidate = String;
}

impl Hinter for ControlCharacterFilter {
    type Hint = String;
}

impl Validator for ControlCharacterFilter {}

impl Helper for ControlCharacterFilter {}

/// Source of the lines that a player types.
pub(super) enum LineInput {
    /// A terminal with line editing.
    Terminal(Box<LineEditor>),
    /// A pipe or a file.
    Plain,
}

/// Line read from the input, or its end.
pub(super) enum TypedLine {
    /// A line without its line break.
    Line(String),
    /// A line that cannot be read.
    Bad(Error),
    /// End of the input.
    End,
}

impl LineInput {
    /// Opens standard input. It is a terminal only if standard output is a terminal too.
    pub(super) fn open() -> Result<Self, Error> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(LineInput::Plain);
        }
        let Ok(mut editor) = LineEditor::new() else {
            return Ok(LineInput::Plain);
        };
        editor.set_helper(Some(ControlCharacterFilter));
        Ok(LineInput::Terminal(Box::new(editor)))
    }

    /// Whether both input and output are a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, LineInput::Terminal(_))
    }

    /// Shows the prompt and reads the next line.
    pub(super) fn line(&mut self, prompt: &str) -> Result<TypedLine, Error> {
        match self {
            LineInput::Terminal(editor) => Ok(read_edited(editor, prompt)),
            LineInput::Plain => {
                let typed = read_plain(&mut io::stdin().lock()).map_err(|error| {
                    Error::from(FileFault::Unreadable { reason: Reason::from(&error) })
                        .with_word("-")
                })?;
                // A terminal shows typed text by itself; a transcript needs the echo.
                let echo = match &typed {
                    TypedLine::Line(text) => text.as_str(),
                    TypedLine::Bad(error) => error.excerpt.as_str(),
                    TypedLine::End => "",
                };
                output::print(&format!("{prompt}{}\n", echo_text(echo)))?;
                Ok(typed)
            }
        }
    }
}

fn read_edited(editor: &mut LineEditor, prompt: &str) -> TypedLine {
    match editor.readline(prompt) {
        Ok(text) if text.len() > LONGEST => too_long(text.as_bytes()),
        Ok(text) => {
            // Failing to record history does not matter for the match.
            let _ = editor.add_history_entry(&text);
            TypedLine::Line(text)
        }
        Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
            TypedLine::Bad(Error::from(FileFault::NotUtf8).with_word(char::REPLACEMENT_CHARACTER))
        }
        Err(_) => TypedLine::End,
    }
}

/// Reads a line from a pipe or file. At most [`LONGEST`]` + 1` bytes are kept, so that a line that is too
/// long is recognized.
pub(super) fn read_plain(input: &mut impl BufRead) -> io::Result<TypedLine> {
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
        return Ok(TypedLine::End);
    }
    if line.len() > LONGEST {
        return Ok(too_long(&line));
    }
    Ok(match String::from_utf8(line) {
        Ok(text) => TypedLine::Line(text.trim_end_matches('\r').to_owned()),
        Err(error) => TypedLine::Bad(not_utf8(error.as_bytes())),
    })
}

/// Returns the error that a line has more than [`LONGEST`] bytes. Its excerpt is the beginning of the line.
fn too_long(line: &[u8]) -> TypedLine {
    let text = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
    let error = Error::from(TypedFault::TooLong { most: LONGEST });
    TypedLine::Bad(error.with_span(&text, 0..text.len()))
}

/// Returns the error that a line is not UTF-8, with the span of the first invalid byte.
fn not_utf8(line: &[u8]) -> Error {
    let text = String::from_utf8_lossy(line).into_owned();
    let at = text.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
    let end = text[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    let error = Error::from(FileFault::NotUtf8).with_word(text.trim());
    error.with_span(&text, at..end)
}

/// Returns the echo of a line for a transcript: at most 60 characters, each control character as U+FFFD.
fn echo_text(text: &str) -> String {
    let letters = text.trim().chars().take(60);
    letters
        .map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter })
        .collect()
}
