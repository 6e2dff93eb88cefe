//! The explanation section of the page: the board with its frames, the explanation, graded attempts, and the
//! answer as a file. Answers have the same text as those of the command-line program.

use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::{has, numbers, parse_line, with_option};
use super::fragments::to_plain_text;
use super::tries::{Judgement, Tried};
use super::{File, Reply, WebFault, fragments, judge};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::options::{CLAIM, MOVE};
use carryless_args::{Args, ArgsError};
use carryless_evaluate::{self as evaluate, Output};
use carryless_games::games::Explanation;
use carryless_render::{Detail, Renderer, Screen, View};

/// Largest number of piles of a position on the page; an answer about more would take too long.
const MOST_PILES: usize = 100_000;

/// Largest number of bytes in the name of a downloaded file, without its extension and without its last `-`.
const LONGEST_NAME: usize = 60;

/// Width of an answer that is saved as text, in columns.
const WIDTH: usize = 80;

/// Answers the command line of `typed` and adds the answer with its fragments, or as a file, to the reply.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let (command, asked) = parse_line(&line);
    let asked = asked.into_result()?;
    let missing = || line.error_at_end(ArgsError::Incomplete { command: "carryless".into() });
    let command = command.ok_or_else(missing)?.text();
    reject_options(&asked, &["batch", "schema", "output", "force", "verify"])?;
    if let Some(one) = numbers(&asked).get(MOST_PILES) {
        return Err(one.error(WebFault::TooManyPiles { most: MOST_PILES as u64 }));
    }
    if let Wanted::File(format) = &typed.wanted {
        return add_file(reply, (command, &typed.line), format, shelf);
    }
    // An invalid move is reported, and the answer is that without the move.
    let rest = with_option(&typed.line, MOVE.name, "");
    let rest = CommandLine::parse(&rest);
    let ((view, explanation), wrong) = match explain_line(&asked, command) {
        Ok(answered) => (answered, None),
        Err(error) => match evaluate::parse_match_move(&asked, command) {
            Some(Err(wrong)) => (explain_line(&parse_line(&rest).1, command)?, Some(wrong)),
            _ => return Err(error),
        },
    };
    let right = explanation.is_right();
    reply.code = u8::from(right == Some(false));
    let renderer = shelf.renderer(explanation.game(), view.reader)?;
    if typed.wanted == Wanted::Board {
        if let Some(board) = renderer.large_board(explanation, &view, typed.step)? {
            reply.parts.insert("desk".to_owned(), board);
        }
        return Ok(());
    }
    let plain = View { detail: Detail::Verdict, ..view.clone() };
    let verdict =
        renderer.render_page(&explanation, &plain, |page| page.markdown(renderer.words()))?;
    reply.say = to_plain_text(&verdict);
    let told = match wrong {
        Some(wrong) => {
            reply.code = wrong.exit_code();
            reply.say = shelf.words.diagnostic(&wrong).sentence;
            Some(Judgement { is_right: false, text: reply.say.clone() })
        }
        None => right.map(|is_right| Judgement { is_right, text: judgement(&verdict) }),
    };
    let tried = Tried::new(typed, &line);
    let view = View { rules: tried.rules(view.reader, shelf)?, ..view };
    let verdict = judgement(&verdict);
    let answer = (explanation, &view, asks_first(&view, &line));
    let (is_drawn, hides_answer) =
        write_answer(reply, answer, (&tried, told.as_ref(), verdict), (typed, shelf), &renderer)?;
    let drawn = if is_drawn { None } else { tried.render_board(shelf)? };
    let judged = judge::judge(shelf, typed, (&tried, drawn), (told, hides_answer))?;
    let own = [fragments::state(shelf, typed)?, judged];
    fragments::add_page_fragments(reply, (shelf, typed), own, &["html", "markdown", "text", "json"])
}

/// Adds the answer to a reply as HTML. An answer without board frames becomes, if `asks`, a page that asks who
/// can win before it shows the answer. `told` is the grading of an attempt, and `verdict` the answer as one
/// sentence. Returns two flags: whether this HTML has a board on which moves are tried, and whether it still
/// hides the answer.
fn write_answer(
    reply: &mut Reply,
    (mut explanation, view, asks): (Explanation, &View, bool),
    (tried, told, verdict): (&Tried, Option<&Judgement>, String),
    (typed, shelf): (&PageState, &Cache),
    renderer: &Renderer,
) -> Result<(bool, bool), Error> {
    if asks && !renderer.has_frames(&mut explanation, view) {
        let typed = &PageState { step: first_moment(typed, view), ..typed.clone() };
        let view = View { solution: typed.step != Some(0), ..view.clone() };
        let page = tried.question_page((&explanation, &view), told, (typed, shelf), renderer)?;
        reply.step = Some(page.now);
        if told.is_none() || page.now > 1 {
            reply.say = to_plain_text(&page.sentence);
        }
        reply.parts.insert("answer".to_owned(), page.html);
        return Ok((page.now == 0, page.now == 0));
    }
    let desk = tried.desk((explanation, view), (told, verdict), (typed, shelf), renderer)?;
    if desk.moments > 0 {
        reply.step = Some(desk.now);
        reply.say = to_plain_text(&desk.sentence);
    }
    reply.parts.insert("answer".to_owned(), desk.html);
    Ok((desk.is_tried, false))
}

/// Whether the page asks who can win before it shows the answer.
fn asks_first(view: &View, line: &CommandLine) -> bool {
    let is_whole = view.only.is_empty() && view.hint.is_none();
    is_whole && !view.ask && view.detail > Detail::Verdict && has(line, CLAIM.name)
}

/// Returns the index of the part that a page which asks first shows: 0 for the question, 1 for the answer, from
/// 2 on for the steps of the answer. Without a choice in `typed` it is 0, or 1 with `--solution` or a level of
/// detail other than the default. Never `None`.
fn first_moment(typed: &PageState, view: &View) -> Option<usize> {
    let least = usize::from(view.solution || view.detail != Detail::default());
    Some(typed.step.unwrap_or(least))
}

/// Returns the grading in `verdict` (Markdown) as plain text, without the title and rules before its first bold
/// text.
fn judgement(verdict: &str) -> String {
    let told = verdict.find("**").map_or(verdict, |at| &verdict[at..]);
    told.replace("**", "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the error `not-in-a-page` if the arguments contain an option in `names` or one that no page
/// supports, such as `--help`.
pub(super) fn reject_options(args: &Args<'_>, names: &[&str]) -> Result<(), Error> {
    let mut names = names.iter().chain(&["link", "help", "version", "color"]);
    names
        .find_map(|name| args.flag(name))
        .map_or(Ok(()), |word| Err(word.error(WebFault::NotInAPage)))
}

/// Returns the view that the arguments of `command` select, and the explanation of the question that they ask.
fn explain_line(args: &Args<'_>, command: &str) -> Result<(View, Explanation), Error> {
    let view = View { has_solution_button: true, ..View::from_args(args)? };
    let explanation = evaluate::explain(args, command, view.full)?;
    view.check(args, &explanation)?;
    Ok((view, explanation))
}

/// Adds the answer to the command line `text` to the reply, as a file of this format with the bytes that the
/// program would write. `command` is the command of the line; an empty format means the format of the line.
fn add_file(
    reply: &mut Reply,
    (command, text): (&str, &str),
    format: &str,
    shelf: &Cache,
) -> Result<(), Error> {
    let line = match format {
        "" => CommandLine::parse(text),
        format => CommandLine::parse(&format!("{text} --format {format}")),
    };
    let asked = parse_line(&line).1.into_result()?;
    let screen = Screen { width: WIDTH, colour: false };
    let shown = Output::from_args(command, &asked, shelf.words.language(), screen)?;
    let explanation = evaluate::explain(&asked, command, shown.view.full)?;
    asked.reject_unused()?;
    let written = shown.write_answer(&asked, explanation)?;
    reply.code = u8::from(written.right == Some(false));
    reply.say = written.remark.unwrap_or_default();
    let name = format!("{}.{}", file_name(text), shown.format.extension());
    reply.files.push(File { name, text: written.text });
    Ok(())
}

/// Returns a file name for a command line: its letters and digits, with one `-` for each sequence of other
/// characters. The name ends before the word that would make it longer than [`LONGEST_NAME`]. `explain 3 4 5`
/// gives `explain-3-4-5`.
pub(super) fn file_name(line: &str) -> String {
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
