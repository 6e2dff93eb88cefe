//! What can be wrong with the words and options of a line.

use crate::error::faults;
use crate::options::OptionSpec;
use crate::similar::similar;

faults! {
    /// What can be wrong with the words and options of a command.
    pub(crate) enum AskedFault {
        /// A word that names no game.
        UnknownGame { games: Vec<&'static str> } = "unknown-game",
        /// A word that names no command.
        UnknownCommand { form: &'static str, instead: String } = "unknown-command",
        /// The command needs another word.
        Incomplete { command: String } = "incomplete",
        /// An option that this command does not have.
        UnknownOption { form: &'static str, instead: String } = "unknown-option",
        /// An option that this game does not have.
        OptionNotForGame { game: String } = "option-not-for-game",
        /// An option without its value.
        MissingValue { value: &'static str } = "missing-value",
        /// A value after an option that takes none.
        UnexpectedValue = "unexpected-value",
        /// An option given twice.
        RepeatedOption = "repeated-option",
        /// A value that is none of the words allowed there.
        NotOneOf { allowed: Vec<String> } = "not-one-of",
        /// An option that does nothing beside the others.
        IdleOption = "idle-option",
        /// A number outside of the range that the table has for its option.
        OutOfRange { name: &'static str, least: u64, most: u64 } = "out-of-range",
        /// Two options that cannot stand together.
        Conflict { other: String } = "conflict",
        /// More words than the game has places for.
        ExtraWord { game: String } = "extra-word",
        /// No number to compute with.
        NoNumbers = "no-numbers",
        /// A claim other than `win` or `lose`.
        NotAClaim = "claim-form",
    }
}

impl AskedFault {
    /// A value that is none of the words `allowed`.
    pub(crate) fn not_one_of<T: ToString>(allowed: impl IntoIterator<Item = T>) -> Self {
        let allowed = allowed.into_iter().map(|word| word.to_string()).collect();
        AskedFault::NotOneOf { allowed }
    }
}

impl AskedFault {
    /// An option that is not among those that there are.
    pub(super) fn unknown_option(
        name: &str,
        specs: impl Iterator<Item = &'static OptionSpec>,
    ) -> Self {
        let names: Vec<String> = specs.map(|spec| format!("--{}", spec.name)).collect();
        let dashed = format!("--{}", name.trim_start_matches('-'));
        match similar(&dashed, names.iter().map(String::as_str)) {
            Some(instead) if name.len() > 2 => {
                AskedFault::UnknownOption { form: "similar", instead: instead.to_owned() }
            }
            _ => AskedFault::UnknownOption { form: "other", instead: String::new() },
        }
    }

    /// A command that there is not.
    pub(super) fn unknown_command() -> Self {
        AskedFault::UnknownCommand { form: "other", instead: String::new() }
    }
}
