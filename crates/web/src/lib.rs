//! Entry point for the web page. A [`Request`] contains the current command line and the control that was
//! used; the [`Reply`] contains the new command line and HTML fragments. A reply depends only on its request,
//! so that links, the back button and tests agree: no files, clock or randomness. `action.rs` applies the
//! controls.
//!
//! ```
//! let request = carryless_web::Request {
//!     lang: "en".to_owned(),
//!     line: "explain 3 4 5".to_owned(),
//!     ..Default::default()
//! };
//! assert!(carryless_web::reply(&request).line.starts_with("explain 3 4 5"));
//! ```

mod action;
mod cache;
mod edit;
mod explain;
mod fragments;
mod instructions;
mod judge;
mod lesson;
mod map;
mod map_position;
mod next_position;
mod permalink;
mod play;
mod play_board;
mod practise;
mod presentation;
mod sheet_command;
mod sheet_form;
mod sheets;
mod touch;
mod tries;

use std::collections::BTreeMap;
use std::mem;

use serde::{Deserialize, Serialize};

use action::PageState;
use cache::Cache;
use carryless_args::error::{Error, faults};
use carryless_games::serialize;
use carryless_render::i18n::{self, Language};

pub use permalink::link;
pub use permalink::link_from_args;

/// Version of the page protocol: [`Request`], [`Reply`], names of controls and fragments, and data in the page.
/// It is raised when script, engine and page of different versions no longer work together.
pub const PROTOCOL: u32 = 5;

faults! {
    pub enum WebFault {
        NotInAPage = "not-in-a-page",
        TooManyPiles { most: u64 } = "piles-on-a-page",
    }
}

/// Request that the page sends to the engine.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Request {
    /// Language of the page, a tag such as `zh`.
    pub lang: String,
    /// Current command line, without the program name.
    pub line: String,
    /// Name of the control that was used, such as `pile-1`; empty if none was used, as after following a link.
    pub name: String,
    /// Value of the control; empty if it has none.
    pub value: String,
    /// Index (0-based) of the board frame that is shown large, or of the sheet of a class.
    pub step: Option<usize>,
    /// State of the page that the command line does not contain, as text copied from the last reply; empty if
    /// there is none. It is the state of the play board, the lesson tasks that a presentation still has to
    /// show, or the note that a teacher tries a lesson as a pupil. In practice it is what the fields of the
    /// question contain, as a JSON list of pairs of name and value.
    pub touched: String,
    /// Sessions of practice that the page keeps on the device, as text copied from the last reply; empty if
    /// there are none.
    pub practice: String,
    /// Whether a control is still being dragged. The reply then contains only the board.
    pub live: bool,
    /// Random number, used as the seed if the command line has none; the new command line contains it.
    pub chance: u64,
    /// Class list as text. If the file is not UTF-8: U+0000, then a JSON list of pairs: an encoding, and the
    /// text decoded with it.
    pub roster: String,
    /// Answer list to be marked, encoded like `roster`.
    pub answers: String,
    /// Message files of the languages that `lacks` of the last reply names: for each, U+0001, path, line
    /// feed, text.
    pub words: String,
}

/// Reply that the engine gives to the page.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reply {
    /// Language of the page from now on, a tag such as `zh`.
    pub lang: String,
    /// New command line, without the program name.
    pub line: String,
    /// Index (0-based) of the board frame that is shown large, or of the sheet of a class.
    pub step: Option<usize>,
    /// State that is not part of the command line as text; the page returns it with the next request.
    pub touched: String,
    /// Sessions of practice, as text; the page keeps it on the device and returns it with the next request.
    pub practice: String,
    /// Milliseconds after which the page sends a request with the control `wait`; 0 if it sends none.
    pub wait: u32,
    /// Title of the page.
    pub title: String,
    /// HTML of the fragments of the page that change, each under the name of its fragment.
    pub parts: BTreeMap<String, String>,
    /// Text that the page announces to screen readers; empty for none.
    pub say: String,
    /// Exit code that the command-line program has for this command line, 0 to 3.
    pub code: u8,
    /// Files that the page offers for download.
    pub files: Vec<File>,
    /// Tags of the languages whose messages are missing: the page repeats the request with them in `words`.
    /// Other fields are then empty.
    pub lacks: Vec<String>,
}

/// File that the page offers for download.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct File {
    /// Name of the file.
    pub name: String,
    /// Content of the file.
    pub text: String,
}

/// Returns the [`Reply`] to a [`Request`], both as JSON.
///
/// ```
/// let reply = carryless_web::answer(r#"{"lang": "en", "line": "explain 3 4 5"}"#);
/// assert!(reply.contains("You can win"));
/// ```
pub fn answer(request: &str) -> String {
    let mut request: Request = serde_json::from_str(request).unwrap_or_default();
    i18n::add_messages(mem::take(&mut request.words));
    let reply = reply(&request);
    let reply = match i18n::take_missing_languages() {
        lacks if lacks.is_empty() => reply,
        lacks => Reply { lacks, ..Reply::default() },
    };
    serialize::json(&reply).unwrap_or_default()
}

/// Returns the reply to a request. For a command line with an error, the reply contains the diagnostic of the
/// error.
pub fn reply(request: &Request) -> Reply {
    let asked = Language::of_code(&request.lang);
    let language = asked.unwrap_or_else(|_| Language::of_locale(&request.lang));
    let typed = PageState::from_request(request, language);
    let answered = Cache::with(typed.language, |shelf| {
        fill(&typed, shelf).or_else(|error| {
            let mut reply = empty(&typed);
            report_error(&mut reply, (&typed, shelf), &error)?;
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

/// Returns the reply to the state of the page, or the error in its command line.
fn fill(typed: &PageState, shelf: &Cache) -> Result<Reply, Error> {
    let mut reply = empty(typed);
    match edit::command_of(&typed.line) {
        edit::PLAY => play_board::fill(&mut reply, typed, shelf)?,
        edit::PRACTISE => practise::fill(&mut reply, typed, shelf)?,
        map_position::MAP => map::fill(&mut reply, typed, shelf)?,
        _ if edit::is_sheet(&typed.line) => sheets::fill(&mut reply, typed, shelf)?,
        _ if edit::is_lesson(&typed.line) => lesson::fill(&mut reply, typed, shelf)?,
        _ => explain::fill(&mut reply, typed, shelf)?,
    }
    Ok(reply)
}

/// Returns a reply without fragments; its other fields are taken from the state of the page.
fn empty(typed: &PageState) -> Reply {
    Reply {
        lang: typed.language.code().to_owned(),
        line: typed.line.clone(),
        step: typed.step,
        touched: typed.touched.clone(),
        practice: typed.practice.clone(),
        ..Reply::default()
    }
}

/// Replaces the fragments of a reply by the diagnostic of `error`, the settings and the head of the page, so
/// that the page keeps showing its last answer. Sets the text for screen readers and the exit code as well.
fn report_error(
    reply: &mut Reply,
    (typed, shelf): (&PageState, &Cache),
    error: &Error,
) -> Result<(), Error> {
    let told = shelf.words.diagnostic(error);
    reply.say = told.sentence.clone();
    reply.code = error.exit_code();
    reply.parts.clear();
    let state = match edit::is_sheet(&typed.line) {
        _ if edit::is_lesson(&typed.line) || edit::is_practice(&typed.line) => String::new(),
        true => sheet_form::form(shelf, typed)?,
        false => fragments::state(shelf, typed)?,
    };
    let wanted = [
        ("error", fragments::error(shelf, &told)?),
        ("setting", state),
        ("head", fragments::head(shelf, typed)?),
    ];
    reply.parts.extend(wanted.map(|(name, html)| (name.to_owned(), html)));
    Ok(())
}
