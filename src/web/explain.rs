//! Explaining on a page. In: the line. Out: the board as a desk and the argument, what can be judged, and
//! the answer as a file where that was asked for; the same answers as those of the command line.

use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{numbers, read, with_option};
use super::fragments::spoken;
use super::tries::{Judgement, Tried};
use super::{File, Reply, WebFault, fragments};
use crate::args::{Args, ArgsError};
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::evaluate::{self, Output};
use crate::games::Explanation;
use crate::options::MOVE;
use crate::render::{Detail, Screen, View};

/// The most piles that a page takes: more of them would keep its reader waiting.
const MOST_PILES: usize = 100_000;

/// The most bytes of a file's name before its ending.
const LONGEST_NAME: usize = 60;

/// The width of an answer that is kept as text.
const WIDTH: usize = 80;

/// Fills a reply with the answer to a line.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let (command, asked) = read(&line);
    let asked = asked.sound()?;
    let missing = || line.error_at_end(ArgsError::Incomplete { command: "carryless".into() });
    let command = command.ok_or_else(missing)?.text();
    refuse(&asked, &["batch", "schema", "output", "force", "verify"])?;
    if let Some(one) = numbers(&asked).get(MOST_PILES) {
        return Err(one.error(WebFault::TooManyPiles { most: MOST_PILES as u64 }));
    }
    if let Wanted::File(format) = &typed.wish {
        return keep(reply, (command, &typed.line), format, shelf);
    }
    // A move that cannot be read is told where it was written; the answer is that without it.
    let rest = with_option(&typed.line, MOVE.name, "");
    let rest = CommandLine::parse(&rest);
    let ((view, explanation), wrong) = match answered(&asked, command) {
        Ok(answered) => (answered, None),
        Err(error) => match evaluate::spelled(&asked, command) {
            Some(Err(wrong)) => (answered(&read(&rest).1, command)?, Some(wrong)),
            _ => return Err(error),
        },
    };
    let right = explanation.judgement();
    reply.code = u8::from(right == Some(false));
    let renderer = shelf.renderer(explanation.game(), view.reader)?;
    if typed.wish == Wanted::Board {
        if let Some(board) = renderer.large(explanation, &view, typed.step)? {
            reply.parts.insert("desk".to_owned(), board);
        }
        return Ok(());
    }
    let plain = View { detail: Detail::Verdict, ..view.clone() };
    let verdict = renderer.shown(&explanation, &plain, |page| page.markdown(renderer.words()))?;
    reply.say = spoken(&verdict);
    let told = match wrong {
        Some(wrong) => {
            reply.code = wrong.exit_code();
            reply.say = shelf.words.told(&wrong).sentence;
            Some(Judgement { is_right: false, text: reply.say.clone() })
        }
        None => right.map(|is_right| Judgement { is_right, text: judgement(&verdict) }),
    };
    let tried = Tried::of(typed, &line);
    let told_as = (told.as_ref(), judgement(&verdict));
    let desk = tried.desk((explanation, &view), told_as, (typed, shelf), &renderer)?;
    if desk.moments > 0 {
        reply.step = Some(desk.now);
        if typed.step.is_some() || desk.is_tried {
            reply.say = spoken(&desk.told);
        }
    }
    reply.parts.insert("answer".to_owned(), desk.html);
    let drawn = if desk.is_tried { None } else { tried.drawn(shelf)? };
    let judge = fragments::judge(shelf, typed, (&tried, drawn), told)?;
    let own = [fragments::setting(shelf, typed)?, judge];
    fragments::around(reply, (shelf, typed), own, &["html", "markdown", "text", "json"])
}

/// The judgement in a verdict, without markup. It begins in bold type; title and rules stand before it.
fn judgement(verdict: &str) -> String {
    let told = verdict.find("**").map_or(verdict, |at| &verdict[at..]);
    told.replace("**", "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Refuses what a page has no place for: these options, and those that no page has.
pub(super) fn refuse(asked: &Args<'_>, names: &[&str]) -> Result<(), Error> {
    let mut names = names.iter().chain(&["link", "help", "version", "color"]);
    names
        .find_map(|name| asked.flag(name))
        .map_or(Ok(()), |word| Err(word.error(WebFault::NotInAPage)))
}

/// How much of its answer a line wants, and the answer.
fn answered(asked: &Args<'_>, command: &str) -> Result<(View, Explanation), Error> {
    let view = View { in_a_page: true, ..View::of(asked)? };
    let explanation = evaluate::explained(asked, command, view.full)?;
    view.check(asked, &explanation)?;
    Ok((view, explanation))
}

/// The answer as a file, byte for byte as the command line writes it.
fn keep(
    reply: &mut Reply,
    (command, text): (&str, &str),
    format: &str,
    shelf: &Cache,
) -> Result<(), Error> {
    let line = match format {
        "" => CommandLine::parse(text),
        format => CommandLine::parse(&format!("{text} --format {format}")),
    };
    let asked = read(&line).1.sound()?;
    let screen = Screen { width: WIDTH, colour: false };
    let shown = Output::asked(command, &asked, shelf.words.language(), screen)?;
    let explanation = evaluate::explained(&asked, command, shown.view.full)?;
    asked.refuse_idle()?;
    let written = shown.answer(&asked, explanation)?;
    reply.code = u8::from(written.right == Some(false));
    reply.say = written.remark.unwrap_or_default();
    let name = format!("{}.{}", named(text), shown.format.ending());
    reply.files.push(File { name, text: written.text });
    Ok(())
}

/// A line as the name of a file: its letters and digits, with `-` for all between them.
pub(super) fn named(line: &str) -> String {
    let words =
        line.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut name = String::new();
    for word in words {
        if name.len() + word.len() > LONGEST_NAME {
            break;
        }
        name += if name.is_empty() { "" } else { "-" };
        name += word;
    }
    name
}
