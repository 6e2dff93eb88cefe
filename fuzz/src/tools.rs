//! What several doors use: text out of bytes, the words and templates of two languages, read once, and what
//! holds for every error. Nothing here knows a game.

use std::sync::OnceLock;

use serde_json::Value;

use crate::command_line::CommandLine;
use crate::error::Error;
use crate::evaluate::Writer;
use crate::i18n::{Catalogue, Diagnostic, Language};

use super::markup::is_plain;
use super::validator::Validator;

/// The languages in which everything is said, in turn.
pub(super) const CODES: [&str; 2] = ["en", "zh"];

/// What is made once.
pub(super) struct Tools {
    /// What errors are said with.
    pub(super) errors: [Catalogue; 2],
    /// What answers are written with.
    pub(super) writers: [Writer; 2],
}

pub(super) fn language(code: &str) -> Language {
    Language::of_code(code).expect("a language that there is")
}

thread_local! {
    static TOOLS: &'static Tools = Box::leak(Box::new(Tools {
        errors: CODES.map(|code| {
            Catalogue::load(language(code), &["common", "errors"]).expect("words of errors")
        }),
        writers: CODES.map(|code| Writer::new(language(code)).expect("templates")),
    }));
}

pub(super) fn tools() -> &'static Tools {
    TOOLS.with(|tools| *tools)
}

/// The bytes as text, if they are one; no more of them than this.
pub(super) fn text(data: &[u8], most: usize) -> Option<&str> {
    let mut cut = data.len().min(most);
    // Not in the middle of a letter.
    while cut > 0 && cut < data.len() && data[cut] & 0xc0 == 0x80 {
        cut -= 1;
    }
    std::str::from_utf8(&data[..cut]).ok()
}

/// A number that depends on the input alone: what is slow is done to some inputs only.
pub(super) fn number(data: &[u8]) -> usize {
    let hash = data.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash >> 33) as usize
}

/// Holds an error to what every error is: not our own fault, a place in what was written, and a sentence in
/// each language that nothing is missing from.
pub(super) fn is_told(error: &Error) {
    assert_ne!(error.id(), "defect", "our own fault: {error}");
    assert!(error.excerpt.get(error.span.clone()).is_some(), "a place beyond the text: {error:?}");
    for words in &tools().errors {
        let Diagnostic { sentence, place, hint } = words.diagnostic(error);
        let bare = error.to_string();
        assert!(!sentence.starts_with(&format!("{bare} (")), "{sentence}");
        assert!(!sentence.trim().is_empty(), "{bare} has no sentence");
        let place = place.iter().flat_map(|it| [&it.before, &it.wrong, &it.after]);
        [&sentence].into_iter().chain(&hint).chain(place).for_each(|text| is_plain(text));
    }
}

/// The same of an error about what stands in a file, which whoever reads files gives the file's name.
pub(super) fn is_told_of_a_file(error: &Error) {
    let line = CommandLine::parse("file");
    let word = line.tokens().next().expect("a word");
    is_told(&word.error_in_file(error.clone()));
}

/// The JSON of data as the program writes it.
pub(super) fn json(data: &impl serde::Serialize) -> Value {
    serde_json::from_str(&crate::serialize::json(data).expect("JSON")).expect("JSON")
}

/// A schema, compiled once.
pub(super) struct Schema(OnceLock<Validator>);

impl Schema {
    pub(super) const fn new() -> Self {
        Schema(OnceLock::new())
    }

    /// Holds JSON against it.
    pub(super) fn accepts(&self, schema: impl FnOnce() -> Value, json: &Value) {
        self.0.get_or_init(|| Validator::new(&schema())).assert_valid(json, "JSON");
    }
}
