//! Arguments of a message: numbers and texts by name.

use std::borrow::Cow;

use super::Catalogue;
use super::messages::Key;
use super::{Language, plural_category};
use carryless_args::error::Error;
use carryless_games::game::MessageValue;
use carryless_games::games::AnyState;

/// Named values that a message inserts or selects by.
#[derive(Debug, Default)]
pub struct MessageArgs<'v>(pub(super) Vec<(&'v str, MessageArg<'v>)>);

/// A value that a message inserts or selects by.
#[derive(Debug)]
pub enum MessageArg<'v> {
    /// A number, by which a message can also select a plural form.
    Number(u64),
    /// A text, by which a message can also select a variant.
    Text(Cow<'v, str>),
}

impl From<u64> for MessageArg<'_> {
    fn from(number: u64) -> Self {
        MessageArg::Number(number)
    }
}

impl From<String> for MessageArg<'_> {
    fn from(text: String) -> Self {
        MessageArg::Text(text.into())
    }
}

impl<'v> From<&'v str> for MessageArg<'v> {
    fn from(text: &'v str) -> Self {
        MessageArg::Text(text.into())
    }
}

impl MessageArg<'_> {
    /// Whether this value selects the variant with the key `key`: an equal number or text, or the plural
    /// category of the number in `language`.
    pub(super) fn selects(&self, key: &Key, language: Language) -> bool {
        match (self, key) {
            (MessageArg::Number(number), Key::Number(key)) => number == key,
            (MessageArg::Number(number), Key::Word(key)) => {
                *key == plural_category(language, *number)
            }
            (MessageArg::Text(text), Key::Word(key)) => text == key,
            (MessageArg::Text(_), Key::Number(_)) => false,
        }
    }
}

impl<'v> MessageArgs<'v> {
    /// Adds a number under `name`; ignored if the name already has a value.
    pub fn set_number(&mut self, name: &'v str, number: u64) {
        self.0.push((name, MessageArg::Number(number)));
    }

    /// Adds a text under `name`; ignored if the name already has a value.
    pub fn set_text(&mut self, name: &'v str, text: impl Into<Cow<'v, str>>) {
        self.0.push((name, MessageArg::Text(text.into())));
    }

    /// Adds a text under `name`; ignored if the name already has a value. A number below 2^64 in digits without leading
    /// zeros is added as a number, so that messages can select by it: 1 pile, 2 piles.
    pub fn set_digits(&mut self, name: &'v str, text: impl Into<Cow<'v, str>>) {
        let text = text.into();
        match text.parse() {
            Ok(number) if itoa::Buffer::new().format::<u64>(number) == text => {
                self.set_number(name, number);
            }
            _ => self.set_text(name, text),
        }
    }

    /// Adds the values of the rules and the position of `state`; `words` joins alternatives.
    pub fn set_state(&mut self, state: &AnyState, words: &Catalogue) -> Result<(), Error> {
        for (name, value) in state.message_values() {
            match value {
                MessageValue::Number(number) => self.set_number(name, number),
                MessageValue::Text(text) => self.set_text(name, text),
                MessageValue::Alternatives(numbers) => {
                    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
                    self.set_text(name, words.alternatives(&numbers)?);
                }
                MessageValue::Listed(terms) => self.set_text(name, words.comma_list(terms)?),
                // Each group is a sentence of its own.
                MessageValue::Grouped(_) => {}
            }
        }
        Ok(())
    }

    /// Reserves space for `more` further values.
    pub fn reserve(&mut self, more: usize) {
        self.0.reserve(more);
    }

    /// Returns the number of values.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Keeps the first `given` values, in the order in which they were added, and removes the others.
    pub fn truncate(&mut self, given: usize) {
        self.0.truncate(given);
    }

    /// Returns the value with the name `name`; `None` if there is none.
    pub(super) fn get(&self, name: &str) -> Option<&MessageArg<'v>> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}
