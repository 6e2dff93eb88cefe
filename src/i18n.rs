//! The only door to Fluent. A language is a folder `templates/wording/<code>`; its files hold all
//! words of the program, and are embedded without comments. In: a message id and named values. Out: a
//! sentence, or an error: a missing message and a missing value are never printed, they are
//! [`Error::defect`]s.

mod diagnostic;
mod locale_delta;
mod message_args;
mod messages;
mod resources;

use std::fmt::Write;

use crate::error::{Error, faults};
use crate::options::alias;
pub(crate) use diagnostic::{Diagnostic, Snippet};
pub(crate) use message_args::{MessageArg, Values};
use messages::{Messages, Part, Way};

faults! {
    pub(crate) enum LanguageFault {
        Unknown { known: Vec<&'static str> } = "unknown-language",
    }
}

/// The bytes that a sentence mostly needs.
const SENTENCE: usize = 160;

/// Scripts and places whose Chinese has traditional characters, as codes name them.
const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];

/// The name of the value that every message has.
const READER: &str = "reader";

/// A language that has a folder of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    code: &'static str,
}

impl Language {
    /// All languages, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        resources::languages().map(|code| Language { code })
    }

    /// The language with this code; `zh_HK.UTF-8` and `zh-Hant` are `zh-TW`, `zh-CN` is `zh`.
    ///
    /// # Errors
    /// `unknown-language`, with the known codes.
    pub fn of_code(code: &str) -> Result<Language, Error> {
        let asked = code.trim().to_lowercase();
        let asked = alias(&asked).map_or(asked.clone(), str::to_lowercase);
        let mut parts = asked.split(['_', '-', '.', '@']);
        let bare = parts.next().unwrap_or_default();
        let bare = alias(bare).unwrap_or(bare);
        // The script decides where one is named: Simplified is written in Taiwan too.
        let said = |part: &str| part == "hans" || TRADITIONAL.contains(&part);
        let traditional = parts.find(|part| said(part)).is_some_and(|part| part != "hans");
        let wanted = if bare == "zh" && traditional { "zh-TW" } else { bare };
        Language::all().find(|language| language.code.eq_ignore_ascii_case(wanted)).ok_or_else(
            || {
                let known = Language::all().map(|language| language.code);
                Error::from(LanguageFault::Unknown { known: known.collect() }).naming(code)
            },
        )
    }

    /// The language of a locale such as `zh_CN.UTF-8`; English when there is no folder for it.
    pub fn of_locale(locale: &str) -> Language {
        Language::of_code(locale).unwrap_or(Language { code: "en" })
    }

    /// The code: the name of its folder, and the `lang` of its pages.
    pub fn code(self) -> &'static str {
        self.code
    }
}

/// Adds the words of languages, as a page has fetched them: of each text U+0001, its path, a line feed and the text.
pub(crate) fn add(words: String) {
    resources::add(words);
}

/// Returns the codes of the languages whose words were missing since the last call.
pub(crate) fn lacking() -> Vec<String> {
    resources::lacking()
}

/// Whom a page speaks to: who is to move (`first`), or who answers (`second`). Every message can
/// choose by it, as `$reader`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Perspective {
    #[default]
    First,
    Second,
}

impl Perspective {
    /// Both with their names.
    pub(crate) const ALL: [(&'static str, Perspective); 2] =
        [("first", Perspective::First), ("second", Perspective::Second)];

    fn given(self) -> MessageArg<'static> {
        match self {
            Perspective::First => "first".into(),
            Perspective::Second => "second".into(),
        }
    }
}

pub(crate) struct Catalogue {
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
    /// Loads the files `names` (without `.ftl`) of a language.
    pub(crate) fn load(language: Language, names: &[&str]) -> Result<Self, Error> {
        let mut messages = Messages::default();
        for name in names {
            let missing = || Error::defect(format!("{}/{name}.ftl is missing", language.code));
            messages.add(resources::words(language.code, name).ok_or_else(missing)?)?;
        }
        Ok(Catalogue { language, reader: Perspective::First.given(), messages })
    }

    /// The same words for another reader.
    #[must_use]
    pub(crate) fn to(self, reader: Perspective) -> Self {
        Catalogue { reader: reader.given(), ..self }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// The message `id` without values.
    pub(crate) fn text(&self, id: &str) -> Result<String, Error> {
        self.format(id, &Values::default())
    }

    /// The message `id` (or `id.attribute`) with its values.
    pub(crate) fn format(&self, id: &str, values: &Values<'_>) -> Result<String, Error> {
        self.format_if_any(id, values)?.ok_or_else(|| self.defect(id, &"none"))
    }

    /// The message `id` with its values, if there is such a message.
    pub(crate) fn format_if_any(
        &self,
        id: &str,
        values: &Values<'_>,
    ) -> Result<Option<String>, Error> {
        let Some(parts) = self.parts(id) else { return Ok(None) };
        // Most sentences fit: growing a string step by step costs more than the sentence.
        let mut text = String::with_capacity(SENTENCE);
        self.write_parts(id, parts, values, &mut text)?;
        Ok(Some(text))
    }

    /// The message `id` with these values.
    pub(crate) fn say<'v, const N: usize>(
        &self,
        id: &str,
        values: [(&'v str, impl Into<MessageArg<'v>>); N],
    ) -> Result<String, Error> {
        let values = values.into_iter().map(|(name, value)| (name, value.into()));
        self.format(id, &Values(values.collect()))
    }

    /// Writes the message `id` (or `id.attribute`) with its values at the end of `text`.
    pub(crate) fn write(
        &self,
        id: &str,
        values: &Values<'_>,
        text: &mut String,
    ) -> Result<(), Error> {
        let parts = self.parts(id).ok_or_else(|| self.defect(id, &"none"))?;
        self.write_parts(id, parts, values, text)
    }

    /// Text, values and choices among them are written here: `fluent-bundle`, which takes numbers as
    /// floating-point ones, takes many times as long.
    fn write_parts(
        &self,
        id: &str,
        parts: &[Part],
        values: &Values<'_>,
        text: &mut String,
    ) -> Result<(), Error> {
        let reader = |name| (name == READER).then_some(&self.reader);
        let given =
            |name| values.get(name).or_else(|| reader(name)).ok_or_else(|| self.defect(id, &name));
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
                    let taken = ways.iter().find(|way| given.is(&way.key, self.language));
                    let taken = taken.or_else(|| ways.iter().find(|way| way.default));
                    let parts = taken.map_or(&[][..], |way: &Way| &way.parts);
                    self.write_parts(id, parts, values, text)?;
                }
            }
        }
        Ok(())
    }

    fn defect(&self, id: &str, problem: &dyn std::fmt::Debug) -> Error {
        Error::defect(format!("words {} {id}: {problem:?}", self.language.code))
    }

    /// What the message `id` (or `id.attribute`) is made of.
    fn parts(&self, id: &str) -> Option<&[Part]> {
        if let Some(message) = self.messages.get(id) {
            return message.value.as_deref();
        }
        // What several games say alike stands once: `game-claim-right` for `nim-claim-right`.
        if let Some((_, said)) = id.split_once('-')
            && let Some(message) = self.messages.get(&["game-", said].concat())
        {
            return message.value.as_deref();
        }
        let (id, attribute) = id.split_once('.')?;
        let mut attributes = self.messages.get(id)?.attributes.iter();
        attributes.find(|(name, _)| *name == attribute).map(|(_, parts)| &parts[..])
    }

    /// Whether the message `id` (or `id.attribute`) exists.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.parts(id).is_some()
    }

    /// Numbers or words as a list in a sentence: "4, 2 and 1", "4、2 和 1".
    pub(crate) fn list(&self, items: &[impl AsRef<str>]) -> Result<String, Error> {
        self.list_joined(items, "list-and")
    }

    /// The items as one list of which one holds: "1, 2 or 3".
    pub(crate) fn choice(&self, items: &[impl AsRef<str>]) -> Result<String, Error> {
        self.list_joined(items, "list-or")
    }

    fn list_joined(&self, items: &[impl AsRef<str>], last: &str) -> Result<String, Error> {
        // Most lists are short: the words between three and more are looked up when needed.
        let comma = if items.len() > 2 { self.text("list-comma")? } else { String::new() };
        let mut text = String::with_capacity(SENTENCE);
        for (index, item) in items.iter().enumerate() {
            let item = item.as_ref();
            match index {
                0 => {}
                _ if index + 1 == items.len() => {
                    // A blank stands beside a number, but not beside a Chinese letter.
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

    /// Words or numbers in a row, without "and": "en, zh", "en、zh".
    pub(crate) fn row(
        &self,
        items: impl IntoIterator<Item = impl std::fmt::Display>,
    ) -> Result<String, Error> {
        Ok(joined(items, &self.text("list-comma")?))
    }
}

/// The plural category of a number, as Unicode names it. A language that has others than English gets a
/// line here: the tests compare each language with Fluent.
fn plural_category(language: Language, number: u64) -> &'static str {
    match (language.code, number) {
        ("en", 1) => "one",
        _ => "other",
    }
}

/// Items with something between them.
pub(crate) fn joined(
    items: impl IntoIterator<Item = impl std::fmt::Display>,
    between: &str,
) -> String {
    let mut row = String::with_capacity(SENTENCE);
    for item in items {
        if !row.is_empty() {
            row.push_str(between);
        }
        // Writing to a string cannot fail.
        let _ = write!(row, "{item}");
    }
    row
}

/// Whether a letter belongs to a script that is written without spaces.
pub(crate) fn is_wide(letter: char) -> bool {
    letter >= '\u{2e80}'
}

/// The letters that a sentence quotes of what was typed.
const QUOTED: usize = 200;

/// What was typed, as a sentence can quote it: not too long, and nothing that a terminal obeys.
fn quoted(text: &str) -> String {
    let visible = |letter: char| {
        if is_obeyed(letter) { '\u{fffd}' } else { letter }
    };
    let dots = text.chars().nth(QUOTED).map(|_| '…');
    text.chars().map(visible).take(QUOTED).chain(dots).collect()
}

/// Whether a letter is none that is seen: an order to a terminal, one that turns the direction of writing, or
/// nothing of any width.
pub(crate) fn is_obeyed(letter: char) -> bool {
    let is_unseen = matches!(letter, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    letter.is_control() || is_unseen
}
