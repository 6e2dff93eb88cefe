//! Messages in Fluent syntax. A language is a folder `templates/wording/<code>` with all sentences of the
//! program, embedded without comments. [`Catalogue`] formats a message from its id and named values; a
//! missing message or value is an internal error. [`Diagnostic`] renders errors.

mod diagnostic;
mod message_args;
mod messages;
mod resources;

use std::fmt::Write;

use carryless_args::error::{Error, faults};
use carryless_args::options::alias;
pub use diagnostic::{Diagnostic, Snippet};
pub use message_args::{MessageArg, MessageArgs};
use messages::{Messages, Part, SelectVariant};

faults! {
    pub enum LanguageFault {
        Unknown { known: Vec<&'static str> } = "unknown-language",
    }
}

/// Initial capacity of a sentence in bytes; most sentences fit.
const SENTENCE: usize = 160;

/// Script and region subtags whose Chinese uses traditional characters.
const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];

/// Name of a value that every message has and can select by: the player addressed, `first` or `second`.
const READER: &str = "reader";

/// A language in which the program has messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    code: &'static str,
}

impl Language {
    /// Iterates over all languages, ordered by code.
    pub fn all() -> impl Iterator<Item = Language> {
        resources::languages().map(|code| Language { code })
    }

    /// Returns the language of a code or locale in any case. Only for Chinese the script or region counts:
    /// `zh_HK.UTF-8` and `zh-Hant` are `zh-TW`, `zh-CN` is `zh`, and `en-GB` is `en`.
    ///
    /// # Errors
    /// `unknown-language`, with the known codes.
    pub fn of_code(code: &str) -> Result<Language, Error> {
        let asked = code.trim().to_lowercase();
        let asked = alias(&asked).map_or(asked.clone(), str::to_lowercase);
        let mut parts = asked.split(['_', '-', '.', '@']);
        let bare = parts.next().unwrap_or_default();
        let bare = alias(bare).unwrap_or(bare);
        // A script subtag overrides the region: Simplified is written in Taiwan too.
        let said = |part: &str| part == "hans" || TRADITIONAL.contains(&part);
        let traditional = parts.find(|part| said(part)).is_some_and(|part| part != "hans");
        let wanted = if bare == "zh" && traditional { "zh-TW" } else { bare };
        Language::all().find(|language| language.code.eq_ignore_ascii_case(wanted)).ok_or_else(
            || {
                let known = Language::all().map(|language| language.code);
                Error::from(LanguageFault::Unknown { known: known.collect() }).with_word(code)
            },
        )
    }

    /// Returns the language of a locale such as `zh_CN.UTF-8`; English when the language is unknown.
    pub fn of_locale(locale: &str) -> Language {
        Language::of_code(locale).unwrap_or(Language { code: "en" })
    }

    /// Returns the code, also the name of the message folder and the `lang` of pages in this language.
    pub fn code(self) -> &'static str {
        self.code
    }
}

/// Adds message files that the web page has fetched. `words` contains them one after the other, each as U+0001,
/// its path such as `en/common.ftl`, a line feed and the text.
pub fn add_messages(words: String) {
    resources::add(words);
}

/// Returns the codes of the languages whose messages have been requested since the last call and were missing.
pub fn take_missing_languages() -> Vec<String> {
    resources::take_missing_languages()
}

/// The player whom a page addresses: the one to move (`first`) or the opponent (`second`). Messages can
/// select by it with `$reader`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Perspective {
    /// The player to move.
    #[default]
    First,
    /// The opponent of the player to move.
    Second,
}

impl Perspective {
    /// All perspectives, each with its name as a value of `--as`.
    pub const ALL: [(&'static str, Perspective); 2] =
        [("first", Perspective::First), ("second", Perspective::Second)];

    fn to_arg(self) -> MessageArg<'static> {
        match self {
            Perspective::First => "first".into(),
            Perspective::Second => "second".into(),
        }
    }
}

/// The messages of one language, for one perspective.
pub struct Catalogue {
    language: Language,
    reader: MessageArg<'static>,
    messages: Messages,
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue({})", self.language.code)
    }
}

impl Catalogue {
    /// Creates a catalogue of the message files `names` (without `.ftl`) of a language. It addresses the first player.
    /// A missing file is an internal error.
    pub fn load(language: Language, names: &[&str]) -> Result<Self, Error> {
        let mut messages = Messages::default();
        for name in names {
            let missing = || Error::internal(format!("{}/{name}.ftl is missing", language.code));
            messages.add(resources::message_file(language.code, name).ok_or_else(missing)?)?;
        }
        Ok(Catalogue { language, reader: Perspective::First.to_arg(), messages })
    }

    /// Returns the catalogue with its messages addressed to the player `reader`.
    #[must_use]
    pub fn for_perspective(self, reader: Perspective) -> Self {
        Catalogue { reader: reader.to_arg(), ..self }
    }

    /// Returns the language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats the message `id` without values.
    pub fn text(&self, id: &str) -> Result<String, Error> {
        self.format(id, &MessageArgs::default())
    }

    /// Formats the message `id` (or `id.attribute`) with these values. A missing message or value is an internal error;
    /// the message `game-x` stands in for a missing `nim-x`.
    pub fn format(&self, id: &str, values: &MessageArgs<'_>) -> Result<String, Error> {
        self.format_if_any(id, values)?.ok_or_else(|| self.message_error(id, &"none"))
    }

    /// Formats the message `id` (or `id.attribute`) as `format` does; `None` if it is missing or has attributes alone.
    pub fn format_if_any(
        &self,
        id: &str,
        values: &MessageArgs<'_>,
    ) -> Result<Option<String>, Error> {
        let Some(parts) = self.parts(id) else { return Ok(None) };
        // Growing a string step by step costs more than formatting most sentences.
        let mut text = String::with_capacity(SENTENCE);
        self.write_parts(id, parts, values, &mut text)?;
        Ok(Some(text))
    }

    /// Formats the message `id` with values given as pairs of name and number or text.
    pub fn format_with<'v, const N: usize>(
        &self,
        id: &str,
        values: [(&'v str, impl Into<MessageArg<'v>>); N],
    ) -> Result<String, Error> {
        let values = values.into_iter().map(|(name, value)| (name, value.into()));
        self.format(id, &MessageArgs(values.collect()))
    }

    /// Appends the message `id` (or `id.attribute`) with its values to `text`.
    pub fn write(
        &self,
        id: &str,
        values: &MessageArgs<'_>,
        text: &mut String,
    ) -> Result<(), Error> {
        let parts = self.parts(id).ok_or_else(|| self.message_error(id, &"none"))?;
        self.write_parts(id, parts, values, text)
    }

    /// Appends the parts of the message `id`, with its values, to `text`. Does not use `fluent-bundle`, which
    /// converts numbers to floating point and takes many times as long.
    fn write_parts(
        &self,
        id: &str,
        parts: &[Part],
        values: &MessageArgs<'_>,
        text: &mut String,
    ) -> Result<(), Error> {
        let reader = |name| (name == READER).then_some(&self.reader);
        let given = |name| {
            values.get(name).or_else(|| reader(name)).ok_or_else(|| self.message_error(id, &name))
        };
        for part in parts {
            match part {
                Part::Text(words) => text.push_str(words),
                Part::Value(name) => match given(name)? {
                    MessageArg::Number(number) => {
                        text.push_str(itoa::Buffer::new().format(*number))
                    }
                    MessageArg::Text(given) => text.push_str(given),
                },
                Part::Message(other) => self.write(other, values, text)?,
                Part::Choice(name, ways) => {
                    let given = given(name)?;
                    let taken = ways.iter().find(|way| given.selects(&way.key, self.language));
                    let taken = taken.or_else(|| ways.iter().find(|way| way.default));
                    let parts = taken.map_or(&[][..], |way: &SelectVariant| &way.parts);
                    self.write_parts(id, parts, values, text)?;
                }
            }
        }
        Ok(())
    }

    /// Returns an internal error about the message `id`. `problem` is the name of a missing value, or `none` for a
    /// missing message.
    fn message_error(&self, id: &str, problem: &dyn std::fmt::Debug) -> Error {
        Error::internal(format!("words {} {id}: {problem:?}", self.language.code))
    }

    /// Returns the parts of the message `id` (or `id.attribute`). If there is no message `nim-x`, these are the parts
    /// of `game-x`, which several games share; attributes have no such replacement. `None` if both are missing, or if
    /// the message has attributes alone.
    fn parts(&self, id: &str) -> Option<&[Part]> {
        if let Some(message) = self.messages.get(id) {
            return message.value.as_deref();
        }
        // Sentences shared by several games are stored once: `game-claim-right` for `nim-claim-right`.
        if let Some((_, said)) = id.split_once('-')
            && let Some(message) = self.messages.get(&["game-", said].concat())
        {
            return message.value.as_deref();
        }
        let (id, attribute) = id.split_once('.')?;
        let mut attributes = self.messages.get(id)?.attributes.iter();
        attributes.find(|(name, _)| *name == attribute).map(|(_, parts)| &parts[..])
    }

    /// Whether `format` finds a text for the message `id` (or `id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.parts(id).is_some()
    }

    /// Joins items as a list in a sentence: "4, 2 and 1", "4、2 和 1".
    pub fn list(&self, items: &[impl AsRef<str>]) -> Result<String, Error> {
        self.list_joined(items, "list-and")
    }

    /// Joins items as alternatives: "1, 2 or 3".
    pub fn alternatives(&self, items: &[impl AsRef<str>]) -> Result<String, Error> {
        self.list_joined(items, "list-or")
    }

    /// Joins items with commas, and the last two with the conjunction that is the text of the message `last`.
    fn list_joined(&self, items: &[impl AsRef<str>], last: &str) -> Result<String, Error> {
        // Most lists have at most two items and need no comma.
        let comma = if items.len() > 2 { self.text("list-comma")? } else { String::new() };
        let mut text = String::with_capacity(SENTENCE);
        for (index, item) in items.iter().enumerate() {
            let item = item.as_ref();
            match index {
                0 => {}
                _ if index + 1 == items.len() => {
                    // A space separates the conjunction from a number, but not from a Chinese character.
                    let words = self.text(last)?;
                    let words = if text.ends_with(is_wide) { words.trim_start() } else { &words };
                    let words = if item.starts_with(is_wide) { words.trim_end() } else { words };
                    text.push_str(words);
                }
                _ => text.push_str(&comma),
            }
            text.push_str(item);
        }
        Ok(text)
    }

    /// Joins items with commas, without a conjunction: "en, zh", "en、zh".
    pub fn comma_list(
        &self,
        items: impl IntoIterator<Item = impl std::fmt::Display>,
    ) -> Result<String, Error> {
        Ok(join(items, &self.text("list-comma")?))
    }
}

/// Returns the Unicode plural category of a number, such as `one` or `other`. A language whose categories
/// differ from English needs a line here; the tests compare each language with Fluent.
fn plural_category(language: Language, number: u64) -> &'static str {
    match (language.code, number) {
        ("en", 1) => "one",
        _ => "other",
    }
}

/// Joins items with the separator `between`.
pub fn join(items: impl IntoIterator<Item = impl std::fmt::Display>, between: &str) -> String {
    let mut row = String::with_capacity(SENTENCE);
    for item in items {
        if !row.is_empty() {
            row.push_str(between);
        }
        let _ = write!(row, "{item}");
    }
    row
}

/// Whether a character is at or above U+2E80, where Chinese and the other scripts written without spaces begin.
pub fn is_wide(letter: char) -> bool {
    letter >= '\u{2e80}'
}

/// Largest number of characters of the user's input that a message quotes.
const QUOTED: usize = 200;

/// Returns the user's input as a message quotes it: at most `QUOTED` characters and then an ellipsis, with U+FFFD for
/// unprintable characters.
fn quote(text: &str) -> String {
    let visible = |letter: char| {
        if is_unprintable(letter) { '\u{fffd}' } else { letter }
    };
    let dots = text.chars().nth(QUOTED).map(|_| '…');
    text.chars().map(visible).take(QUOTED).chain(dots).collect()
}

/// Whether a character is invisible or controls the output: control, directional and zero-width characters.
pub fn is_unprintable(letter: char) -> bool {
    let is_unseen = matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    letter.is_control() || is_unseen
}
