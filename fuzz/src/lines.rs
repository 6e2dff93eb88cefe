//! Explains command lines. Checks: an error has its span and its message; a question equals the one parsed
//! from its written line; an answer agrees with a search, its JSON with the schema, and its pages are
//! well-formed.

use serde_json::Value;

use super::markup::check_html;
use super::search;
use super::tools::{self, Schema, check_error, text, tools};
use carryless_evaluate as evaluate;
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_games::games::{self, EXPLAIN, Explanation, Question};
use carryless_args::command_line::CommandLine;
use carryless_args::options;
use carryless_render::{Screen, View, json};

static SCHEMA: Schema = Schema::new();

/// Longest command line, in bytes.
const LONGEST: usize = 240;

/// One input in this many is validated by the schema and rendered as pages.
const ONE_IN: usize = 4;

/// First byte of an input from which a line is generated; no text contains it.
const MADE: u8 = 0xff;

pub(super) fn lines(data: &[u8]) {
    let made = data.strip_prefix(&[MADE]).map(generate_line);
    let Some(text) = made.as_deref().or_else(|| text(data, LONGEST)) else { return };
    let text = text.trim_start();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_command = first == EXPLAIN || games::commands().any(|name| name == first);
    let (command, words) = if is_command { (first, rest) } else { (EXPLAIN, text) };
    let line = CommandLine::parse(words);
    let Err(error) = check_answer(data, command, &line) else { return };
    check_error(&error);
}

/// Generates a command line about a small position: each byte selects a game or a rule, so that any bytes give
/// a line, possibly a contradictory one.
fn generate_line(data: &[u8]) -> String {
    let mut bytes = data.iter();
    let mut below = |bound: usize| bytes.next().map_or(0, |byte| usize::from(*byte) % bound);
    let count = 1 + below(6);
    let sizes: Vec<&str> =
        (0..count).map(|_| ["0", "1", "1", "2", "3", "4", "5", "7"][below(8)]).collect();
    let piles = sizes.join(" ");
    let game = match below(9) {
        0..=2 => piles + ["", " --limit 1", " --limit 2", " --limit 3"][below(4)],
        3 => piles + [" --take 1,2", " --take 1,3,4", " --take 2,5"][below(3)],
        4 => format!("moore {piles} --at-most {}", 1 + below(3)),
        5 => ["kayles ", "lasker ", "grundy ", "staircase ", "octal 0.77 "][below(5)].to_owned() + &piles,
        6 => format!("wythoff {} {}", below(9), below(9)),
        7 => format!("fibonacci {} --quota {}", below(20), 1 + below(9)),
        _ => format!("race {} --say {}-{}", below(30), 1 + below(3), 1 + below(6)),
    };
    let misere = ["", " --misere"][below(2)];
    let claim = ["", " --claim win", " --claim lose"][below(3)];
    let tried = match below(2) {
        0 => String::new(),
        _ => format!(" --move {}:{}", 1 + below(count), 1 + below(7)),
    };
    game + misere + claim + &tried
}

fn check_answer(data: &[u8], command: &str, line: &CommandLine) -> Result<(), Error> {
    let own = games::options_of(command).chain(games::view_options_of(command)).chain(options::ANSWER);
    let args = Args::parse(line, own)?;
    let explanation = evaluate::explain(&args, command, false)?;
    let question = Question::from_args(command, args.restricted_to(games::options_of(command)))?;
    check_parses_back(&question);
    let view = View::from_args(&args)?;
    view.check(&args, &explanation)?;
    args.reject_unused()?;
    let written = json(explanation.clone(), &View { frames: true, ..View::default() })?;
    let value: Value = serde_json::from_str(&written).expect("an answer is JSON");
    search::check_answer(&value);
    if tools::number(data).is_multiple_of(ONE_IN) {
        SCHEMA.accepts(carryless::schema, &value);
        check_page(explanation, view)?;
    }
    Ok(())
}

/// Checks that a question equals the one parsed from the command line that it is written as.
pub(super) fn check_parses_back(question: &Question) {
    let written = question.command_line();
    let (command, words) = written.split_once(' ').unwrap_or((&written, ""));
    let again = Question::parse_for_command(command, &CommandLine::parse(words));
    let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(format!("{again:?}"), format!("{question:?}"), "{written}");
    assert_eq!(again.command_line(), written);
}

/// Checks the pages of an answer in each language.
fn check_page(explanation: Explanation, view: View) -> Result<(), Error> {
    for writer in &tools().writers {
        let renderer = writer.readers.get(view.reader)?;
        check_html(&renderer.html(explanation.clone(), view.clone())?);
        let screen = Screen { width: 80, colour: false };
        for page in [
            renderer.text(explanation.clone(), view.clone(), screen)?,
            renderer.markdown(explanation.clone(), view.clone())?,
        ] {
            super::markup::check_plain_text(&page);
        }
    }
    Ok(())
}
