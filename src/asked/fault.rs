//! What can be wrong with the words and options of a line.

use crate::error::faults;
use crate::options::OptionSpec;
use crate::similar::similar;

faults! {
    pub(crate) enum AskedFault {
        UnknownGame { games: Vec<&'static str> } = "unknown-game",
        UnknownCommand { form: &'static str, instead: String } = "unknown-command",
        Incomplete { command: String } = "incomplete",
        UnknownOption { form: &'static str, instead: String } = "unknown-option",
        OptionNotForGame { game: String } = "option-not-for-game",
        MissingValue { value: &'static str } = "missing-value",
        UnexpectedValue = "unexpected-value",
        RepeatedOption = "repeated-option",
        NotOneOf { allowed: Vec<String> } = "not-one-of",
        IdleOption = "idle-option",
        OutOfRange { name: &'static str, least: u64, most: u64 } = "out-of-range",
        Conflict { other: String } = "conflict",
        ExtraWord { game: String } = "extra-word",
        NoNumbers = "no-numbers",
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

    pub(super) fn unknown_command() -> Self {
        AskedFault::UnknownCommand { form: "other", instead: String::new() }
    }
}
