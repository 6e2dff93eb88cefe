//! Lines that ask for an explanation. What holds: an error has its place and its sentence; a question is
//! what its line says, written and read again; an answer is what a search finds, is JSON as the schema says,
//! and its pages are sound.

use serde_json::Value;

use super::markup::is_sound;
use super::search;
use super::tools::{self, Schema, is_told, text, tools};
use crate::answer;
use crate::asked::Asked;
use crate::error::Error;
use crate::games::{self, EXPLAIN, Explanation, Question};
use crate::line::Line;
use crate::options;
use crate::render::{Screen, View, json};

static SCHEMA: Schema = Schema::new();

/// The longest line.
const LONGEST: usize = 240;

/// One input in so many is held against the schema, and shown as a page.
const ONE_IN: usize = 4;

pub(super) fn lines(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    let text = text.trim_start();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_command = first == EXPLAIN || games::commands().any(|name| name == first);
    let (command, words) = if is_command { (first, rest) } else { (EXPLAIN, text) };
    let line = Line::parse(words);
    let Err(error) = answered(data, command, &line) else { return };
    is_told(&error);
}

fn answered(data: &[u8], command: &str, line: &Line) -> Result<(), Error> {
    let own = games::options_of(command).chain(games::view_of(command)).chain(options::ANSWER);
    let asked = Asked::read(line, own)?;
    let explanation = answer::explained(&asked, command, false)?;
    let question = Question::of_asked(command, asked.part(games::options_of(command)))?;
    comes_back(&question);
    let view = View::of(&asked)?;
    view.check(&asked, &explanation)?;
    asked.refuse_idle()?;
    let written = json(explanation.clone(), None)?;
    let value: Value = serde_json::from_str(&written).expect("an answer is JSON");
    search::agrees(&value);
    if tools::number(data).is_multiple_of(ONE_IN) {
        SCHEMA.accepts(games::schema, &value);
        is_shown(explanation, view)?;
    }
    Ok(())
}

/// A question is what its line says.
pub(super) fn comes_back(question: &Question) {
    let written = question.line();
    let (command, words) = written.split_once(' ').unwrap_or((&written, ""));
    let again = Question::of_command(command, &Line::parse(words));
    let again = again.unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(format!("{again:?}"), format!("{question:?}"), "{written}");
    assert_eq!(again.line(), written);
}

/// The pages of an answer, in each language.
fn is_shown(explanation: Explanation, view: View) -> Result<(), Error> {
    for writer in &tools().writers {
        let renderer = writer.readers.of(view.reader)?;
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
