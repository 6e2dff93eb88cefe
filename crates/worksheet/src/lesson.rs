//! A lesson: up to eight positions, each a [`Task`] in which a pupil makes a move or claims that no move
//! wins. The tasks come from the command line or from a link. A pupil's answers become a [`ResultCode`].
//! `result_codes` reads the codes of a class, which are marked and reported like answers on sheets.

pub mod code;
pub(super) mod result_codes;
pub mod task;

use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};

pub use code::{FirstAnswers, ResultCode};
pub use task::Task;

faults! {
    pub enum LessonFault {
        NoTask = "lesson-empty",
        TooManyTasks { most: usize } = "lesson-long",
        NotALink = "lesson-link",
        NotPlayed = "lesson-not-played",
        IsOver = "lesson-over",
        ManyMoves { moves: String, most: u64 } = "lesson-moves",
        SaysAnAnswer = "lesson-answer",
    }
}

/// Name of the command for a lesson: the first word of a command line on the web page.
pub const LESSON: &str = "lesson";

/// Maximum number of tasks in a lesson.
pub const MOST_TASKS: usize = 8;

/// The tasks of a lesson, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Tasks in the order in which a pupil solves them: 1 to [`MOST_TASKS`].
    pub tasks: Vec<Task>,
}

/// Returns the options of the command [`LESSON`].
pub fn options() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    options::LESSON_STATE.iter()
}

impl Lesson {
    /// Parses the positional tokens of a command line as tasks, separated by semicolons or line breaks within a
    /// token. Returns `lesson-empty` without tasks, `lesson-long` for more than `MOST_TASKS`, or the error of
    /// a [`Task`].
    pub fn read(args: &Args<'_>) -> Result<Self, Error> {
        let mut args = args.clone();
        let words: Vec<Token<'_>> = std::iter::from_fn(|| args.next_word()).collect();
        let missing = || args.line().error_at_end(LessonFault::NoTask);
        Lesson::from_tokens(args.line().text(), words.into_iter(), missing)
    }

    /// Parses `word`, the value of `--lesson` in the command line `text`: tasks separated by semicolons or line
    /// breaks, or the link of a lesson. Returns `lesson-link` if the link contains no lesson, `lesson-empty`
    /// without tasks, `lesson-long` for more than `MOST_TASKS`, or the error of a [`Task`].
    pub fn from_option(text: &str, word: Token<'_>) -> Result<Self, Error> {
        let Some((_, said)) = word.text().split_once('#') else {
            return Lesson::from_tokens(text, [word].into_iter(), || {
                word.error(LessonFault::NoTask)
            });
        };
        let mut pairs = said.split('&');
        let line = pairs.find_map(|pair| pair.strip_prefix("line=")).map(decode_url);
        let line = line.filter(|line| line.split(' ').next() == Some(LESSON));
        let line = line.ok_or_else(|| word.error(LessonFault::NotALink))?;
        let line = CommandLine::parse(&line);
        let mut args = Args::parse(&line, options())?;
        args.next_word();
        Lesson::read(&args)
    }

    /// Parses tokens of the command line `text` as tasks, separated by semicolons or line breaks within a
    /// token. `missing` must return the error for tokens that contain no task.
    fn from_tokens<'l>(
        text: &str,
        words: impl Iterator<Item = Token<'l>>,
        missing: impl FnOnce() -> Error,
    ) -> Result<Self, Error> {
        let parts = words
            .flat_map(|word| word.split_where(|letter| letter == '\n' || narrow(letter) == ';'));
        let parts: Vec<Token<'_>> =
            parts.map(trimmed).filter(|part| !part.text().is_empty()).collect();
        if let Some(extra) = parts.get(MOST_TASKS) {
            return Err(extra.error(LessonFault::TooManyTasks { most: MOST_TASKS }));
        }
        let tasks: Vec<Task> =
            parts.into_iter().map(|part| Task::read(text, part)).collect::<Result<_, _>>()?;
        if tasks.is_empty() { Err(missing()) } else { Ok(Lesson { tasks }) }
    }

    /// Returns the tasks as one text, separated by semicolons, as `--lesson` accepts it.
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.tasks.iter().map(Task::line).collect();
        lines.join("; ")
    }
}

fn trimmed(word: Token<'_>) -> Token<'_> {
    let text = word.text();
    let from = text.len() - text.trim_start().len();
    word.slice(from, from + text.trim().len())
}

/// Decodes a percent-encoded `value` of a URL. `+` becomes a space, and an invalid escape becomes `?`.
fn decode_url(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut left = value.bytes();
    while let Some(byte) = left.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte.unwrap_or_default()).to_digit(16);
                let (high, low) = (digit(left.next()), digit(left.next()));
                let byte = high.zip(low).map(|(high, low)| 16 * high + low);
                byte.and_then(|byte| u8::try_from(byte).ok()).unwrap_or(b'?')
            }
            byte => byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
