//! Shared by the fuzz targets: text from bytes, catalogues and templates of two languages, read once, and
//! checks for every error. Knows no game.

use std::sync::OnceLock;

use serde_json::Value;

use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_evaluate::Writer;
use carryless_render::i18n::{Catalogue, Diagnostic, Language};

use super::markup::check_plain_text;
use carryless_test_support::validator::Validator;

/// Codes of the languages in which everything is checked, in turn.
pub(super) const CODES: [&str; 2] = ["en", "zh"];

/// Values that are created once and used by all fuzz targets.
pub(super) struct Tools {
    /// Catalogue for error messages in each language of `CODES`.
    pub(super) errors: [Catalogue; 2],
    /// Writer of answers in each language of `CODES`.
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

/// The first `most` bytes as text, or fewer so that no character is cut; `None` if they are not UTF-8.
pub(super) fn text(data: &[u8], most: usize) -> Option<&str> {
    let mut cut = data.len().min(most);
    // Not in the middle of a character.
    while cut > 0 && cut < data.len() && data[cut] & 0xc0 == 0x80 {
        cut -= 1;
    }
    std::str::from_utf8(&data[..cut]).ok()
}

/// Number that depends on the input alone, so that slow checks can run for a fixed share of the inputs.
pub(super) fn number(data: &[u8]) -> usize {
    let hash = data.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash >> 33) as usize
}

/// Checks an error: it is not internal, has a span in the input, and has a complete message in each language.
pub(super) fn check_error(error: &Error) {
    assert_ne!(error.id(), "defect", "our own fault: {error}");
    assert!(error.excerpt.get(error.span.clone()).is_some(), "a place beyond the text: {error:?}");
    for words in &tools().errors {
        let Diagnostic { sentence, place, hint } = words.diagnostic(error);
        let bare = error.to_string();
        assert!(!sentence.starts_with(&format!("{bare} (")), "{sentence}");
        assert!(!sentence.trim().is_empty(), "{bare} has no sentence");
        let place = place.iter().flat_map(|it| [&it.before, &it.wrong, &it.after]);
        [&sentence].into_iter().chain(&hint).chain(place).for_each(|text| check_plain_text(text));
    }
}

/// Checks an error about the contents of a file. The caller of the parser adds the file name to such an error.
pub(super) fn check_file_error(error: &Error) {
    let line = CommandLine::parse("file");
    let word = line.tokens().next().expect("a word");
    check_error(&word.error_in_file(error.clone()));
}

/// JSON of serializable data as the program writes it.
pub(super) fn json(data: &impl serde::Serialize) -> Value {
    serde_json::from_str(&carryless_games::serialize::json(data).expect("JSON")).expect("JSON")
}

/// JSON schema that is compiled when it is first used.
pub(super) struct Schema(OnceLock<Validator>);

impl Schema {
    pub(super) const fn new() -> Self {
        Schema(OnceLock::new())
    }

    /// Asserts that the schema accepts `json`; `schema` creates the schema for the first call.
    pub(super) fn accepts(&self, schema: impl FnOnce() -> Value, json: &Value) {
        self.0.get_or_init(|| Validator::new(&schema())).assert_valid(json, "JSON");
    }
}
