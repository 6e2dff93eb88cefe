//! One command of a lesson. In: the words that a reader can type after `carryless`. Out: the
//! command, small, and its answer as HTML. What a page of a book cannot be asked for (another
//! language, a file, another format) is refused.

use super::Scribe;
use crate::error::{Error, ErrorKind};
use crate::games::{self, Question};
use crate::line::{Line, Word};
use crate::render::{View, inset};

/// What the command line knows beyond the question and its view: the book decides these.
const DECIDED: &[&str] = &[
    "--format",
    "--lang",
    "--output",
    "--force",
    "--batch",
    "--schema",
    "--help",
    "--version",
    "--verify",
    "--certificate",
    "--brute",
];

/// The answer to one line as Markdown, under a heading of level `depth`.
pub(super) fn markdown(scribe: &Scribe, text: &str, depth: u8) -> Result<String, Error> {
    let line = Line::parse(text);
    let (view, question) = read(&line)?;
    let mut explanation = question.explain(view.full);
    view.check(&line, &explanation)?;
    let lower = if view.only.is_empty() { depth } else { depth.saturating_sub(1) };
    let page = scribe.renderer.markdown(&mut explanation, view)?;
    let mut answer = format!("`carryless {text}`\n\n");
    let mut in_code = false;
    for line in page.lines() {
        in_code ^= line.starts_with("```");
        if line.starts_with('#') && !in_code {
            let own = line.len() - line.trim_start_matches('#').len();
            answer.push_str(&"#".repeat((6_usize.saturating_sub(own)).min(lower.into())));
        }
        answer.push_str(line);
        answer.push('\n');
    }
    Ok(answer + "\n")
}

/// The answer to one line, under a heading of level `depth`.
pub(super) fn answer(scribe: &Scribe, text: &str, depth: u8) -> Result<String, Error> {
    let line = Line::parse(text);
    let (view, question) = read(&line)?;
    let mut explanation = question.explain(view.full);
    view.check(&line, &explanation)?;
    let whole = view.only.is_empty() && view.hint.is_none();
    let inset = scribe.renderer.inset(&mut explanation, view, depth)?;
    inset::answer(text, &inset, whole, &scribe.words)
}

/// The question of a line, and how much of its answer is wanted.
fn read(line: &Line) -> Result<(View, Question), Error> {
    if let Some(word) = line.words().map(flag).find(|word| is_decided(*word)) {
        return Err(word.error(ErrorKind::NotInALesson));
    }
    let (view, rest) = View::of_line(line)?;
    let mut words = rest.words();
    let command = words.next().ok_or_else(|| line.error_at_end(ErrorKind::Incomplete))?;
    let first = command.span().start;
    let words = rest.retain(|word| word.span().start != first);
    let question = match command.text() {
        "explain" => Question::parse(&words),
        name if games::commands().any(|entry| entry.name == name) => {
            Question::of_command(name, &words)
        }
        _ => Err(command.error(ErrorKind::NotInALesson)),
    };
    question.map(|question| (view, question))
}

/// The word, or what stands before its `=`.
fn flag(word: Word<'_>) -> Word<'_> {
    word.split_once('=').map_or(word, |(name, _)| name)
}

fn is_decided(flag: Word<'_>) -> bool {
    DECIDED.contains(&flag.text()) || ["-o", "-h", "-V"].contains(&flag.text())
}
