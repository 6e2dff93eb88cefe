//! One command of a lesson. In: the words that a reader can type after `carryless`. Out: the
//! command, small, and its answer as HTML. What a page of a book cannot be asked for (another
//! language, a file, another format) is refused.

use super::{Scribe, blocks};
use crate::error::{Error, faults};
use crate::games::count::CountFault;
use crate::games::count::trying;
use crate::games::{self, Explanation, Question};
use crate::line::{Line, Word};
use crate::question::QuestionFault;
use crate::render::{Page, View, inset};
use crate::worksheet;

faults! {
    /// What can be wrong with a line of a lesson.
    pub(crate) enum FenceFault {
        /// A command or an option that a lesson cannot have.
        NotInALesson = "not-in-a-lesson",
    }
}

/// The most numbers that a lesson tries one by one: more would keep its reader waiting.
const MOST_TRIED: u64 = 1 << 20;

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
];

/// The answer to one line as Markdown, under a heading of level `depth`.
pub(super) fn markdown(scribe: &Scribe, text: &str, depth: u8) -> Result<String, Error> {
    let line = Line::parse(text);
    if blocks_asked(&line)? {
        return Ok(format!("`carryless {text}`\n\n"));
    }
    if let Some(sheet) = sheet(scribe, &line)? {
        return Ok(format!("`carryless {text}`\n\n{sheet}\n"));
    }
    let (view, explanation) = explained(&line)?;
    let lower = if view.only.is_empty() { depth } else { depth.saturating_sub(1) };
    let page = scribe.renderer.markdown(explanation, view)?;
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
    if blocks_asked(&line)? {
        let sheet = blocks::sheet(&scribe.words)?;
        return inset::answer(text, &sheet, false, &scribe.words);
    }
    if let Some(sheet) = sheet(scribe, &line)? {
        let html = inset::dense(&Page::from(&*sheet), scribe.renderer.words(), depth)?;
        return inset::answer(text, &html, false, &scribe.words);
    }
    let (view, explanation) = explained(&line)?;
    let whole = view.only.is_empty() && view.hint.is_none();
    let inset = scribe.renderer.inset(explanation, view, depth)?;
    inset::answer(text, &inset, whole, &scribe.words)
}

/// The exercises that a line asks for, as Markdown with their key folded away.
fn sheet(scribe: &Scribe, line: &Line) -> Result<Option<String>, Error> {
    let Some(command) = line.words().next().filter(|word| word.text() == "worksheet") else {
        return Ok(None);
    };
    if let Some(word) = line.words().map(flag).find(|word| is_decided(*word)) {
        return Err(word.error(FenceFault::NotInALesson));
    }
    let first = command.span().start;
    let wishes = line.retain(|word| word.span().start != first);
    worksheet::markdown_of_line(&wishes, scribe.words.language()).map(Some)
}

/// How much of its answer a line wants, and the answer.
fn explained(line: &Line) -> Result<(View, Explanation), Error> {
    let (view, question) = read(line)?;
    let mut explanation = question.explain(view.full);
    if let (Question::Count(question), Explanation::Count(answer)) = (&question, &mut explanation)
        && question.brute
    {
        let most = u64::try_from(&question.up_to).ok().filter(|most| *most <= MOST_TRIED);
        let too_many = || {
            let count = question.up_to.to_string();
            line.error_at_end(CountFault::TooManyToTry { count, most: MOST_TRIED })
        };
        answer.compare(trying::count(&question.multipliers, 1..=most.ok_or_else(too_many)?));
    }
    view.check(line, &explanation)?;
    Ok((view, explanation))
}

/// The question of a line, and how much of its answer is wanted.
fn read(line: &Line) -> Result<(View, Question), Error> {
    if let Some(word) = line.words().map(flag).find(|word| is_decided(*word)) {
        return Err(word.error(FenceFault::NotInALesson));
    }
    let (view, rest) = View::of_line(line)?;
    let mut words = rest.words();
    let incomplete = || line.error_at_end(QuestionFault::Incomplete { command: "carryless" });
    let command = words.next().ok_or_else(incomplete)?;
    let first = command.span().start;
    let words = rest.retain(|word| word.span().start != first);
    let question = match command.text() {
        "explain" => Question::parse(&words),
        name if games::commands().any(|entry| entry.name == name) => {
            Question::of_command(name, &words)
        }
        _ => Err(command.error(FenceFault::NotInALesson)),
    };
    question.map(|question| (view, question))
}

/// Whether the line asks for the sheet of blocks, which has nothing to say but its name.
fn blocks_asked(line: &Line) -> Result<bool, Error> {
    let mut words = line.words();
    match (words.next(), words.next()) {
        (Some(first), None) => Ok(first.text() == "blocks"),
        (Some(first), Some(second)) if first.text() == "blocks" => {
            Err(second.error(FenceFault::NotInALesson))
        }
        _ => Ok(false),
    }
}

/// The word, or what stands before its `=`.
fn flag(word: Word<'_>) -> Word<'_> {
    word.split_once('=').map_or(word, |(name, _)| name)
}

fn is_decided(flag: Word<'_>) -> bool {
    DECIDED.contains(&flag.text()) || ["-o", "-h", "-V"].contains(&flag.text())
}
