//! Types of commands: [`Command`], [`Request`] and [`ExitStatus`]. The table of commands is in `commands.rs`.

use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsError};
use carryless_render::i18n::Language;

/// Result of a command that ran to its end; it decides the exit code of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitStatus {
    /// Success; exit code 0.
    Success,
    /// A claim, answer or list was checked and is wrong or unreadable; exit code 1.
    Wrong,
    /// Some lines of a batch or book are bad and were reported one by one; exit code 2.
    SomeBad,
}

/// Iterates over the options of every command.
pub(super) fn global_options() -> impl Iterator<Item = &'static OptionSpec> + Clone {
    const OWN: &[OptionSpec] = &[options::TEMPLATES];
    options::GLOBAL.iter().chain(OWN)
}

/// Returns the name of the command that is meant by `name`, a name or its other spelling.
pub(super) fn canonical_name(name: &str) -> &str {
    match name {
        "practice" => "practise",
        name => name,
    }
}

/// Command of the program, or action (subcommand) of a command.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub(super) name: &'static str,
    /// Options of the command itself, without the global ones; each is listed once.
    pub(super) options: Vec<&'static OptionSpec>,
    /// Function that runs the command.
    pub(super) run: fn(&Request<'_>) -> Result<ExitStatus, Error>,
    /// Subcommands of the command, each with its own options.
    pub(super) actions: Vec<Command>,
}

impl Command {
    /// Creates a command without actions. If two options have the same name, the first is kept.
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

    /// Returns the options of the command and of all its actions.
    pub(super) fn all_options(&self) -> impl Iterator<Item = &'static OptionSpec> + Clone + '_ {
        let actions = self.actions.iter().flat_map(|action| &action.options);
        self.options.iter().chain(actions).copied()
    }
}

/// Parsed command line, the argument of the function that runs a command.
#[derive(Debug)]
pub(super) struct Request<'l> {
    /// Name of the command.
    pub(super) command: &'static str,
    /// Positional words and options that follow the name of the command.
    pub(super) args: Args<'l>,
    /// Language of messages.
    pub(super) language: Language,
    /// Table of all commands.
    pub(super) commands: &'l [Command],
}

impl Request<'_> {
    /// Returns the error `incomplete`: an argument of the command is missing. Its span is the end of the
    /// line.
    pub(super) fn incomplete(&self) -> Error {
        let command = format!("carryless {}", self.command);
        self.args.line().error_at_end(ArgsError::Incomplete { command })
    }
}
