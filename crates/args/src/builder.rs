//! Builds a command line from values; [`super::Args`] parses it back to the same values.

use std::fmt::Display;

use crate::command_line::CommandLine;
use crate::options::OptionSpec;

/// The tokens of a command line, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgsBuilder {
    words: Vec<String>,
}

impl ArgsBuilder {
    /// Creates a line with this token alone.
    pub fn from_word(word: impl Display) -> Self {
        ArgsBuilder::default().word(word)
    }

    /// Appends a token.
    #[must_use]
    pub fn word(mut self, word: impl Display) -> Self {
        self.words.push(word.to_string());
        self
    }

    /// Appends several tokens.
    #[must_use]
    pub fn words<T: Display>(self, words: impl IntoIterator<Item = T>) -> Self {
        words.into_iter().fold(self, ArgsBuilder::word)
    }

    /// Appends the switch `spec`, an option without a value, if `on`.
    #[must_use]
    pub fn switch(self, spec: &OptionSpec, on: bool) -> Self {
        if on { self.word(format_args!("--{}", spec.name)) } else { self }
    }

    /// Appends the option `spec` with its value; appends nothing if `value` is `None`.
    #[must_use]
    pub fn option(self, spec: &OptionSpec, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.switch(spec, true).word(value),
            None => self,
        }
    }

    /// Appends the tokens of another line.
    #[must_use]
    pub fn append(self, other: ArgsBuilder) -> Self {
        self.words(other.words)
    }

    /// Returns the line as text with quotation marks where [`super::Args`] needs them, not quoted for a
    /// shell.
    pub fn to_line(&self) -> String {
        CommandLine::from_arguments(self.words.iter().map(String::as_str)).text().to_owned()
    }
}
