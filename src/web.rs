//! The door for a page in a browser. In: a [`Request`], the command line so far and the control that
//! was used. Out: a [`Reply`], the line after it and the parts of the page as HTML. A reply depends on
//! its request alone: a link, the back button and a test each get the same. No file, no clock, no
//! chance.

mod action;
#[cfg(feature = "cli")]
mod base122;
#[cfg(feature = "cli")]
pub(crate) mod bundle;
mod cache;
mod edit;
mod explain;
mod fragments;
mod lesson;
mod map;
mod map_position;
mod permalink;
mod play;
mod play_board;
mod sheet_command;
mod sheet_form;
mod sheets;
#[cfg(feature = "cli")]
pub(crate) mod static_site;
mod touch;
mod tries;

use std::collections::BTreeMap;
use std::mem;

use serde::{Deserialize, Serialize};

use crate::error::{Error, faults};
use crate::i18n::{self, Language};
use crate::serialize;
use action::PageState;
use cache::Cache;

pub(crate) use permalink::link;
#[cfg(feature = "cli")]
pub(crate) use permalink::linked;

/// The version of the page protocol: [`Request`] and [`Reply`], the names of controls and parts, and what
/// the frame of the page says to its script. It goes up when script, engine and frame of one version no longer
/// work with those of another.
#[cfg(feature = "cli")]
pub(crate) const PROTOCOL: u32 = 4;

faults! {
    pub(crate) enum WebFault {
        NotInAPage = "not-in-a-page",
        TooManyPiles { most: u64 } = "piles-on-a-page",
    }
}

/// What a page asks.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Request {
    /// The language that the page speaks: a tag such as `zh`.
    pub lang: String,
    /// The command line so far, without the name of the program.
    pub line: String,
    /// The control that was used; empty when there was none, as for a link.
    pub name: String,
    /// What that control says.
    pub value: String,
    /// The moment of the board that is shown large, from 0.
    pub step: Option<usize>,
    /// What is touched on the play board, as the last reply said it.
    pub touched: String,
    /// Whether a control is still being pulled at: then the board is all that is wanted.
    pub live: bool,
    /// A number by chance, which is used where the line needs one and has none; then it stands there.
    pub chance: u64,
    /// A class list, as text. One that is not UTF-8 is U+0000 and a JSON list of pairs: an encoding, and the text
    /// that the bytes are in it.
    pub roster: String,
    /// A list of answers to be marked, in the same way.
    pub answers: String,
    /// The words of languages that a reply lacked: of each text U+0001, its path, a line feed and the text.
    pub words: String,
}

/// What a page gets.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reply {
    /// The language that the page speaks now.
    pub lang: String,
    /// The command line now.
    pub line: String,
    /// The moment of the board that is shown large.
    pub step: Option<usize>,
    /// What is touched on the play board now: the next request says it again.
    pub touched: String,
    /// After so many milliseconds the page uses the control `wait`; 0 when nothing follows.
    pub wait: u32,
    /// The title of the page.
    pub title: String,
    /// The parts of the page that change, by their names, as HTML.
    pub parts: BTreeMap<String, String>,
    /// One sentence for those who do not see the page.
    pub say: String,
    /// The exit code that the command line has.
    pub code: u8,
    /// Files to keep.
    pub files: Vec<File>,
    /// The languages whose words the page adds before it asks again; the rest of such a reply is empty.
    pub lacks: Vec<String>,
}

/// A file to keep.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// Answers a request, both as JSON.
///
/// ```
/// let reply = carryless::web::answer(r#"{"lang": "en", "line": "explain 3 4 5"}"#);
/// assert!(reply.contains("You can win"));
/// ```
pub fn answer(request: &str) -> String {
    let mut request: Request = serde_json::from_str(request).unwrap_or_default();
    i18n::add(mem::take(&mut request.words));
    let reply = reply(&request);
    let reply = match i18n::lacking() {
        lacks if lacks.is_empty() => reply,
        lacks => Reply { lacks, ..Reply::default() },
    };
    serialize::json(&reply).unwrap_or_default()
}

/// Answers a request. What is wrong with it is a part of the reply.
pub fn reply(request: &Request) -> Reply {
    let asked = Language::of_code(&request.lang);
    let language = asked.unwrap_or_else(|_| Language::of_locale(&request.lang));
    let typed = PageState::after(request, language);
    let answered = Cache::with(typed.language, |shelf| {
        fill(&typed, shelf).or_else(|error| {
            let mut reply = empty(&typed);
            tell(&mut reply, (&typed, shelf), &error)?;
            Ok(reply)
        })
    });
    answered.unwrap_or_else(|error: Error| Reply {
        lang: request.lang.clone(),
        line: request.line.clone(),
        say: error.to_string(),
        code: error.exit_code(),
        ..Reply::default()
    })
}

/// The answer to what was typed.
fn fill(typed: &PageState, shelf: &Cache) -> Result<Reply, Error> {
    let mut reply = empty(typed);
    match edit::command_of(&typed.line) {
        edit::PLAY => play_board::fill(&mut reply, typed, shelf)?,
        map_position::MAP => map::fill(&mut reply, typed, shelf)?,
        _ if edit::is_sheet(&typed.line) => sheets::fill(&mut reply, typed, shelf)?,
        _ if edit::is_lesson(&typed.line) => lesson::fill(&mut reply, typed, shelf)?,
        _ => explain::fill(&mut reply, typed, shelf)?,
    }
    Ok(reply)
}

/// A reply without parts.
fn empty(typed: &PageState) -> Reply {
    Reply {
        lang: typed.language.code().to_owned(),
        line: typed.line.clone(),
        step: typed.step,
        touched: typed.touched.clone(),
        ..Reply::default()
    }
}

/// Puts an error into a reply: what stands on the page stays, and the line is marked.
fn tell(
    reply: &mut Reply,
    (typed, shelf): (&PageState, &Cache),
    error: &Error,
) -> Result<(), Error> {
    let told = shelf.words.told(error);
    reply.say = told.sentence.clone();
    reply.code = error.exit_code();
    reply.parts.clear();
    let setting = match edit::is_sheet(&typed.line) {
        _ if edit::is_lesson(&typed.line) => String::new(),
        true => sheet_form::form(shelf, typed)?,
        false => fragments::setting(shelf, typed)?,
    };
    let wanted = [
        ("error", fragments::error(shelf, &told)?),
        ("setting", setting),
        ("head", fragments::head(shelf, typed)?),
    ];
    reply.parts.extend(wanted.map(|(name, html)| (name.to_owned(), html)));
    Ok(())
}
