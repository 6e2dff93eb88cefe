//! What a command is: its name, its options, and what it does with a line that was read.

use crate::args::{Args, ArgsError};
use crate::error::Error;
use crate::i18n::Language;
use crate::options::OptionSpec;

/// What a command comes to when nothing failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitStatus {
    /// All is well.
    Well,
    /// What was to be judged is wrong.
    Wrong,
    /// Some lines of a batch were bad; each was answered in its place.
    SomeBad,
}

/// A line of the table of commands.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub(super) name: &'static str,
    /// Its options, without those of every command; what several games have stands there once.
    pub(super) options: Vec<&'static OptionSpec>,
    pub(super) run: fn(&Request<'_>) -> Result<ExitStatus, Error>,
    /// What can stand behind its name, each with options of its own.
    pub(super) actions: Vec<Command>,
}

impl Command {
    /// A command without actions.
    pub(super) fn new(
        name: &'static str,
        options: impl IntoIterator<Item = &'static OptionSpec>,
        run: fn(&Request<'_>) -> Result<ExitStatus, Error>,
    ) -> Self {
        let mut known: Vec<&'static OptionSpec> = Vec::new();
        for spec in options {
            if known.iter().all(|other| other.name != spec.name) {
                known.push(spec);
            }
        }
        Command { name, options: known, run, actions: Vec::new() }
    }

    /// All options that it or one of its actions has.
    pub(super) fn all_options(&self) -> impl Iterator<Item = &'static OptionSpec> + Clone + '_ {
        let actions = self.actions.iter().flat_map(|action| &action.options);
        self.options.iter().chain(actions).copied()
    }
}

/// What a command is asked.
#[derive(Debug)]
pub(super) struct Request<'l> {
    pub(super) command: &'static str,
    /// Its words and options.
    pub(super) asked: Args<'l>,
    pub(super) language: Language,
    /// The whole table.
    pub(super) commands: &'l [Command],
}

impl Request<'_> {
    /// The error that the command needs another word.
    pub(super) fn incomplete(&self) -> Error {
        let command = format!("carryless {}", self.command);
        self.asked.line().error_at_end(ArgsError::Incomplete { command })
    }
}
