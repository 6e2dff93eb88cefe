//! The explanation section of the page: the board with its steps, the explanation, graded attempts, and the
//! answer as a file. Answers are those of the command line program.

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

/// Most piles of a position on a page; more would take too long.
const MOST_PILES: usize = 100_000;

/// Most bytes of a file name before its extension.
const LONGEST_NAME: usize = 60;

/// Width in columns of an answer saved as text.
const WIDTH: usize = 80;

/// Fills a reply with the answer to a command line.
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
    // An invalid move is reported, and the answer is that without the move.
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

/// Returns the part of a verdict from its first bold text on, after title and rules, without markup.
fn judgement(verdict: &str) -> String {
    let told = verdict.find("**").map_or(verdict, |at| &verdict[at..]);
    told.replace("**", "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns `not-in-a-page` for the options `names`, and for options that no page supports.
pub(super) fn refuse(asked: &Args<'_>, names: &[&str]) -> Result<(), Error> {
    let mut names = names.iter().chain(&["link", "help", "version", "color"]);
    names
        .find_map(|name| asked.flag(name))
        .map_or(Ok(()), |word| Err(word.error(WebFault::NotInAPage)))
}

/// Returns the view and the explanation of a command line.
fn answered(asked: &Args<'_>, command: &str) -> Result<(View, Explanation), Error> {
    let view = View { in_a_page: true, ..View::of(asked)? };
    let explanation = evaluate::explained(asked, command, view.full)?;
    view.check(asked, &explanation)?;
    Ok((view, explanation))
}

/// Adds the answer to the reply as a file, with the bytes that the command line program writes.
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

/// Returns a file name for a command line: its letters and digits, joined by `-`.
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
