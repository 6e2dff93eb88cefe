//! Lines that ask for an explanation. What holds: an error has its place and its sentence; a question is
//! what its line says, written and read again; an answer is what a search finds, is JSON as the schema says,
//! and its pages are sound.

use serde_json::Value;

use super::markup::is_sound;
use super::search;
use super::tools::{self, Schema, is_told, text, tools};
use crate::evaluate;
use crate::args::Args;
use crate::error::Error;
use crate::games::{self, EXPLAIN, Explanation, Question};
use crate::command_line::CommandLine;
use crate::options;
use crate::render::{Screen, View, json};
use crate::schema;

static SCHEMA: Schema = Schema::new();

/// The longest line.
const LONGEST: usize = 240;

/// One input in so many is held against the schema, and shown as a page.
const ONE_IN: usize = 4;

/// With this byte, which no text holds, begins an input out of which a line is made.
const MADE: u8 = 0xff;

pub(super) fn lines(data: &[u8]) {
    let made = data.strip_prefix(&[MADE]).map(made);
    let Some(text) = made.as_deref().or_else(|| text(data, LONGEST)) else { return };
    let text = text.trim_start();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_command = first == EXPLAIN || games::commands().any(|name| name == first);
    let (command, words) = if is_command { (first, rest) } else { (EXPLAIN, text) };
    let line = CommandLine::parse(words);
    let Err(error) = answered(data, command, &line) else { return };
    is_told(&error);
}

/// A line about a small position: each byte chooses among what the games and their rules are, so that any
/// bytes are one. Some contradict themselves.
fn made(data: &[u8]) -> String {
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

fn answered(data: &[u8], command: &str, line: &CommandLine) -> Result<(), Error> {
    let own = games::options_of(command).chain(games::view_of(command)).chain(options::ANSWER);
    let asked = Args::parse(line, own)?;
    let explanation = evaluate::explain(&asked, command, false)?;
    let question = Question::from_args(command, asked.restricted_to(games::options_of(command)))?;
    comes_back(&question);
    let view = View::from_args(&asked)?;
    view.check(&asked, &explanation)?;
    asked.reject_unused()?;
    let written = json(explanation.clone(), &View { frames: true, ..View::default() })?;
    let value: Value = serde_json::from_str(&written).expect("an answer is JSON");
    search::agrees(&value);
    if tools::number(data).is_multiple_of(ONE_IN) {
        SCHEMA.accepts(schema::explanation, &value);
        is_shown(explanation, view)?;
    }
    Ok(())
}

/// A question is what its line says.
pub(super) fn comes_back(question: &Question) {
    let written = question.command_line();
    let (command, words) = written.split_once(' ').unwrap_or((&written, ""));
    let again = Question::parse_for_command(command, &CommandLine::parse(words));
    let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(format!("{again:?}"), format!("{question:?}"), "{written}");
    assert_eq!(again.command_line(), written);
}

/// The pages of an answer, in each language.
fn is_shown(explanation: Explanation, view: View) -> Result<(), Error> {
    for writer in &tools().writers {
        let renderer = writer.readers.get(view.reader)?;
        is_sound(&renderer.html(explanation.clone(), view.clone())?);
        let screen = Screen { width: 80, colour: false };
        for page in [
            renderer.text(explanation.clone(), view.clone(), screen)?,
            renderer.markdown(explanation.clone(), view.clone())?,
        ] {
            super::markup::is_plain(&page);
        }
    }
    Ok(())
}
