//! `carryless explain --batch`: answers one question a line, on all cores and in input order. Lines are read
//! and answered in portions, so that memory does not grow with the batch. The answer to a bad line is its
//! error.

use std::io::{self, BufRead, Read, Write};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};

use rayon::prelude::*;
use serde::Serialize;

use super::command::{ExitStatus, Request};
use super::count::explain;
use super::progress::Progress;
use super::{diagnostics, output, threads};
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::{Error, faults};
use carryless_args::options::GLOBAL;
use carryless_args::output_format::Format;
use carryless_args::{Args, ArgsError};
use carryless_evaluate as evaluate;
use carryless_evaluate::Output;
use carryless_evaluate::format_answer::explain_options;
use carryless_files::atomic_write::Target;
use carryless_files::{FileFault, input};
use carryless_games::games::{self, Question};
use carryless_games::serialize;
use carryless_render::Renderer;
use carryless_render::i18n::{Catalogue, MessageArg, Perspective};

faults! {
    pub(super) enum BatchFault {
        NotInABatch = "not-in-a-batch",
        NotInALine = "not-in-a-line",
        LongLine { most: u64 } = "line-long",
        ManyWords { most: usize } = "line-words",
    }
}

/// Largest number of lines in a portion: the lines that are read and answered together.
const PORTION: usize = 4096;

/// Limit in bytes of the lines in a portion, and of the answers that are finished but not yet written.
const PORTION_BYTES: usize = 1 << 24;

/// Largest length of a line in bytes; a longer line is answered with an error.
const LONGEST: usize = 1 << 24;

/// Length in bytes above which lines are rendered one at a time, on one thread. Rendering such a line may
/// take a hundred megabytes, which the allocator keeps for that thread.
const LONG: usize = 1 << 16;

/// Largest number of tokens in a line; a line with more tokens is answered with an error.
const MOST_WORDS: usize = 1 << 20;

pub(super) fn run(
    request: &Request<'_>,
    shown: Output,
    target: Target,
) -> Result<ExitStatus, Error> {
    let Request { args, command, .. } = request;
    let Some(name) = args.value_of("batch") else { return Err(request.incomplete()) };
    let page = args.value_of("format").or_else(|| args.value_of("output"));
    let page = page.filter(|_| matches!(shown.format, Format::Html | Format::Pdf));
    let rule = args.option_among(games::options_of(command));
    if let Some(word) = page.or_else(|| args.peek()).or(rule) {
        return Err(word.error(BatchFault::NotInABatch));
    }
    args.reject_unused()?;
    let (input, length) = input::open(name)?;
    threads::start_pool();
    let answerer = BatchRunner {
        command,
        renderer: match shown.format {
            Format::Json => None,
            _ => {
                Some(Renderer::for_perspective(shown.view.reader, shown.language, &games::names())?)
            }
        },
        words: Catalogue::load(shown.language, &["common", "errors"])?,
        shown,
        answered: AtomicU64::new(0),
        bad: AtomicU64::new(0),
        first_bad: AtomicU64::new(u64::MAX),
        wrong: AtomicBool::new(false),
    };
    let progress = Progress::during_output(&target, length);
    // After a read error, output already on a stream is completed, but a partly written file is discarded.
    let (mut unread, keeps_part) = (None, !target.is_file());
    let fill = |out: &mut dyn Write| {
        let read = answerer.answer_all(input, progress, out);
        read.or_else(|failure| match failure {
            Failure::Write(error) => Err(error),
            Failure::Read(error) => {
                let kind = unread.insert(error).kind();
                if keeps_part { Ok(()) } else { Err(kind.into()) }
            }
        })
    };
    let written = output::write_and_print_path(target, |target| target.write_with(fill));
    if let Some(error) = unread {
        return Err(input::read_error(name, &error));
    }
    written?;
    if let Some(told) = answerer.bad_lines_summary()? {
        diagnostics::remark(&told);
        return Ok(ExitStatus::SomeBad);
    }
    Ok(if answerer.wrong.into_inner() { ExitStatus::Wrong } else { ExitStatus::Success })
}

/// Error that ends the whole batch: the input could not be read, or the output could not be written.
enum Failure {
    Read(io::Error),
    Write(io::Error),
}

/// Batch that is being answered: its options, and counts that all threads update.
struct BatchRunner<'c> {
    command: &'c str,
    shown: Output,
    renderer: Option<Renderer>,
    words: Catalogue,
    /// Number of lines answered so far, bad lines included, empty lines and comments not.
    answered: AtomicU64,
    /// Number of bad lines so far.
    bad: AtomicU64,
    /// Number of the first bad line, 1-based; `u64::MAX` if there is none.
    first_bad: AtomicU64,
    /// Whether any line answered so far contains a wrong claim or move.
    wrong: AtomicBool,
}

/// JSON answer to a line with an error: the number of the line (1-based) and the error.
#[derive(Serialize)]
struct BadLine {
    line: u64,
    error: BadLineError,
}

/// Error in a `BadLine`: its id (`kind`) and its localized message.
#[derive(Serialize)]
struct BadLineError {
    kind: &'static str,
    message: String,
}

impl BatchRunner<'_> {
    /// Answers all lines of the input, writes the answers to `out` in order, and shows the progress.
    fn answer_all(
        &self,
        mut input: impl BufRead,
        mut progress: Progress,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let (mut first, is_file) = (1, progress.has_length());
        loop {
            let portion = read_portion(&mut input).map_err(Failure::Read)?;
            if portion.is_empty() {
                progress.finish();
                return Ok(());
            }
            self.answer_portion(&portion, first, out).map_err(Failure::Write)?;
            first += portion.len() as u64;
            progress.advance(match is_file {
                true => portion.iter().map(|line| line.len() as u64).sum(),
                false => portion.len() as u64,
            });
        }
    }

    /// Answers the lines of a portion on all cores and writes the answers in order. `first` is the number of
    /// the first line, 1-based. While more than [`PORTION_BYTES`] of answers are unwritten, only the line
    /// whose answer is to be written next is started.
    fn answer_portion(
        &self,
        portion: &[Vec<u8>],
        first: u64,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut answers: Vec<Option<String>> = vec![None; portion.len()];
        let mut written = 0;
        while written < portion.len() {
            if self.is_long(&portion[written]) {
                let answer = self.answer(&portion[written], first + written as u64);
                self.write(&answer.unwrap_or_default(), out)?;
                written += 1;
                continue;
            }
            let held = AtomicUsize::new(0);
            let rest = answers.par_iter_mut().zip(portion).enumerate().skip(written);
            rest.for_each(|(index, (slot, line))| {
                // The next answer to be written is always computed, so the loop makes progress.
                let has_room = index == written || held.load(Relaxed) < PORTION_BYTES;
                if slot.is_none() && has_room && !self.is_long(line) {
                    let answer = self.answer(line, first + index as u64);
                    *slot = Some(answer.unwrap_or_default());
                }
                held.fetch_add(slot.as_ref().map_or(0, String::len), Relaxed);
            });
            while let Some(answer) = answers.get_mut(written).and_then(Option::take) {
                self.write(&answer, out)?;
                written += 1;
            }
        }
        Ok(())
    }

    fn write(&self, answer: &str, out: &mut dyn Write) -> io::Result<()> {
        self.answered.fetch_add(u64::from(!answer.is_empty()), Relaxed);
        out.write_all(answer.as_bytes())
    }

    /// Whether the line is so long (`LONG`) that its answer is rendered while no other thread works.
    fn is_long(&self, line: &[u8]) -> bool {
        self.renderer.is_some() && line.len() > LONG
    }

    /// Returns the answer to the line `bytes`, whose 1-based number is `number`. An invalid line is answered
    /// with its error; `None` for an empty line or a comment (`#`).
    fn answer(&self, bytes: &[u8], number: u64) -> Option<String> {
        if bytes.len() > LONGEST {
            let error = BatchFault::LongLine { most: LONGEST as u64 };
            return Some(self.bad_line(&error.into(), number));
        }
        let Ok(text) = std::str::from_utf8(bytes) else {
            let text = String::from_utf8_lossy(bytes).into_owned();
            let error = Error::from(FileFault::NotUtf8).with_word(text.trim());
            return Some(self.bad_line(&error, number));
        };
        let text = text.trim().trim_start_matches('\u{feff}');
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        // Only a line longer than `MOST_WORDS` bytes can have that many tokens.
        if text.len() > MOST_WORDS && text.split_whitespace().count() > MOST_WORDS {
            return Some(self.bad_line(&BatchFault::ManyWords { most: MOST_WORDS }.into(), number));
        }
        let answered = self.question(&CommandLine::parse(text)).and_then(|question| {
            let explanation = explain(&question, self.shown.view.full);
            if explanation.is_right() == Some(false) {
                self.wrong.store(true, Relaxed);
            }
            let mut answer = self.shown.write(explanation, self.renderer.as_ref())?;
            if self.renderer.is_some() {
                answer.push('\n');
            }
            Ok(answer)
        });
        Some(answered.unwrap_or_else(|error| self.bad_line(&error, number)))
    }

    /// Parses a line of the batch, such as `3 4 5 --misere`, into a question.
    fn question(&self, line: &CommandLine) -> Result<Question, Error> {
        let args = Args::parse(line, games::options_of(self.command));
        let args = args.map_err(|error| self.refine_option_error(error, line))?;
        // `--claim` judges the player to move, but `--as second` addresses the other player.
        if let (Perspective::Second, Some(flag)) = (self.shown.view.reader, args.flag("claim")) {
            return Err(flag.error(ArgsError::Conflict { other: "--as".into() }));
        }
        evaluate::parse_question(self.command, args)
    }

    /// Returns the sentence for standard error with the number of bad lines, the number of the first one
    /// (1-based) and the number of lines answered; `None` if no line is bad.
    fn bad_lines_summary(&self) -> Result<Option<String>, Error> {
        let [bad, first, lines] =
            [&self.bad, &self.first_bad, &self.answered].map(|number| number.load(Relaxed));
        let values = [("bad", bad), ("first", first), ("lines", lines)];
        (bad > 0).then(|| self.words.format_with("bad-lines", values)).transpose()
    }

    /// Returns the error to report for `line`: `not-in-a-line` if `error` is about an option that applies
    /// only to a whole batch, such as `--format`; otherwise `error`.
    fn refine_option_error(&self, error: Error, line: &CommandLine) -> Error {
        let is_unknown = matches!(error.fault(), Some(ArgsError::UnknownOption { .. }));
        let word = line.tokens().find(|word| word.span().start == error.span.start);
        let flag = word.map(|word| word.split_once('=').map_or(word, |(flag, _)| flag));
        let mut known = explain_options(self.command).chain(GLOBAL);
        let is_known =
            |flag: &Token<'_>| known.any(|spec| flag.text().strip_prefix("--") == Some(spec.name));
        match flag.filter(|_| is_unknown).filter(is_known) {
            Some(flag) => flag.error(BatchFault::NotInALine),
            None => error,
        }
    }

    /// Counts `line` (a 1-based number) as bad, and returns `error` in the output format of the batch.
    fn bad_line(&self, error: &Error, line: u64) -> String {
        self.bad.fetch_add(1, Relaxed);
        self.first_bad.fetch_min(line, Relaxed);
        let message = self.words.error_message(error);
        if self.shown.format == Format::Json {
            let error = BadLineError { kind: error.id(), message };
            let json = serialize::json(&BadLine { line, error });
            return json.unwrap_or_else(|error| Error::internal(error).to_string()) + "\n";
        }
        let values = [("line", line.into()), ("message", MessageArg::from(message))];
        let answer = self.words.format_with("bad-line", values);
        answer.unwrap_or_else(|error| error.to_string()) + "\n\n"
    }
}

/// Reads the next portion of lines as bytes; empty at the end of the input. A line that is too long is cut to
/// [`LONGEST`]` + 1` bytes, so that it is still recognized as too long.
fn read_portion(mut input: &mut dyn BufRead) -> io::Result<Vec<Vec<u8>>> {
    let mut portion = Vec::new();
    let mut bytes = 0;
    while portion.len() < PORTION && bytes < PORTION_BYTES {
        let mut line = Vec::new();
        let read = (&mut input).take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            break;
        }
        if read > LONGEST && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
        }
        bytes += read;
        portion.push(line);
    }
    Ok(portion)
}
