//! The way back: values become the words and options of a line, which [`super::Args`] reads as the
//! same values again.

use std::fmt::Display;

use crate::command_line::CommandLine;
use crate::options::OptionSpec;

/// The words of a line, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArgsBuilder {
    words: Vec<String>,
}

impl ArgsBuilder {
    /// A line that begins with this word.
    pub(crate) fn of(word: impl Display) -> Self {
        ArgsBuilder::default().word(word)
    }

    #[must_use]
    pub(crate) fn word(mut self, word: impl Display) -> Self {
        self.words.push(word.to_string());
        self
    }

    #[must_use]
    pub(crate) fn words<T: Display>(self, words: impl IntoIterator<Item = T>) -> Self {
        words.into_iter().fold(self, ArgsBuilder::word)
    }

    /// A switch, when it is on.
    #[must_use]
    pub(crate) fn switch(self, spec: &OptionSpec, on: bool) -> Self {
        if on { self.word(format_args!("--{}", spec.name)) } else { self }
    }

    /// An option with its value, when there is one.
    #[must_use]
    pub(crate) fn option(self, spec: &OptionSpec, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.switch(spec, true).word(value),
            None => self,
        }
    }

    /// This and, behind it, another line.
    #[must_use]
    pub(crate) fn then(self, other: ArgsBuilder) -> Self {
        self.words(other.words)
    }

    /// The line, as it is typed where no shell reads it.
    pub(crate) fn line(&self) -> String {
        CommandLine::from_arguments(self.words.iter().map(String::as_str)).text().to_owned()
    }
}
