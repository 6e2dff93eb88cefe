//! Description of an option: its name, its value and its role.

use super::{HELP, VERSION};

/// Role of an option; help lists the options by role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OptionRole {
    /// An option that is part of the question: a rule, a property of exercises, or a setting of a match.
    Rule,
    /// An option with the move or claim to grade.
    Judged,
    /// An option that decides which parts of an answer are shown, or how.
    View,
    /// An option for the destination or the format of the answer.
    Place,
    /// Another option that changes what the command does.
    Mode,
}

/// Type of the value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Any text, which the game or the sheet parses.
    Text,
    /// One of these words; [`alias`](super::alias) knows other spellings of them.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second bound, inclusive.
    Number(u64, u64),
    /// Two numbers, in one token or in two.
    Pair,
    /// Path of a file.
    File,
    /// Path of a folder.
    Folder,
}

/// Properties of the value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Placeholder such as `file` in help and hints; the message `value-file` translates it.
    pub placeholder: &'static str,
    /// Type of the value, with its bounds or words.
    pub kind: ValueKind,
    /// Value that applies when the option is absent; `None` if there is no fixed one.
    pub default: Option<&'static str>,
}

/// An option of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Name without dashes, such as `limit`.
    pub name: &'static str,
    /// Letter of the short form, such as `k` for `-k`; `None` if there is none.
    pub short: Option<char>,
    /// Properties of the value; `None` for a switch, an option without a value.
    pub value: Option<Value>,
    /// Role, by which help lists the option.
    pub role: OptionRole,
}

impl OptionSpec {
    pub(super) const fn switch(name: &'static str, role: OptionRole) -> Self {
        OptionSpec { name, short: None, value: None, role }
    }

    pub(super) const fn valued(
        name: &'static str,
        role: OptionRole,
        placeholder: &'static str,
        kind: ValueKind,
    ) -> Self {
        let value = Some(Value { placeholder, kind, default: None });
        OptionSpec { name, short: None, value, role }
    }

    pub(super) const fn short(self, letter: char) -> Self {
        OptionSpec { short: Some(letter), ..self }
    }

    pub(super) const fn default(self, default: &'static str) -> Self {
        let value = match self.value {
            Some(value) => Some(Value { default: Some(default), ..value }),
            None => None,
        };
        OptionSpec { value, ..self }
    }

    /// Whether the program ends after this option, ignoring all others.
    pub fn ends_program(&self) -> bool {
        self.name == HELP.name || self.name == VERSION.name
    }

    /// Returns the allowed words of the value; empty for a switch and for a value of another kind than words.
    pub fn allowed_words(&self) -> &'static [&'static str] {
        match self.value {
            Some(Value { kind: ValueKind::Words(words), .. }) => words,
            _ => &[],
        }
    }
}
