//! Types of a command: options and function, request, exit status. The table of commands is in `commands.rs`.

use crate::args::{Args, ArgsError};
use crate::error::Error;
use crate::i18n::Language;
use crate::options::OptionSpec;

/// Result of a command that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitStatus {
    /// Success; exit code 0.
    Well,
    /// The checked claim, answer or list is wrong or unreadable; exit code 1.
    Wrong,
    /// Some lines of a batch or book were bad and were reported one by one; exit code 2.
    SomeBad,
}

/// Command of the program or action of a command; entry of the table of commands.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub(super) name: &'static str,
    /// Options of the command without the global ones; an option that several games share is listed once.
    pub(super) options: Vec<&'static OptionSpec>,
    /// Function that runs the command.
    pub(super) run: fn(&Request<'_>) -> Result<ExitStatus, Error>,
    /// Subcommands, each with options of its own.
    pub(super) actions: Vec<Command>,
}

impl Command {
    /// Creates a command without actions; an option with the name of an earlier one is left out.
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

    /// Returns all options of the command and its actions.
    pub(super) fn all_options(&self) -> impl Iterator<Item = &'static OptionSpec> + Clone + '_ {
        let actions = self.actions.iter().flat_map(|action| &action.options);
        self.options.iter().chain(actions).copied()
    }
}

/// Parsed command line, as the function of a command gets it.
#[derive(Debug)]
pub(super) struct Request<'l> {
    /// Name of the command.
    pub(super) command: &'static str,
    /// Tokens after the name of the command: positional words and options.
    pub(super) args: Args<'l>,
    /// Language of messages.
    pub(super) language: Language,
    /// Table of all commands.
    pub(super) commands: &'l [Command],
}

impl Request<'_> {
    /// Returns the error that the command needs a further argument.
    pub(super) fn incomplete(&self) -> Error {
        let command = format!("carryless {}", self.command);
        self.args.line().error_at_end(ArgsError::Incomplete { command })
    }
}
