//! Faults of positional words and options.

use crate::command_line::narrow_text;
use crate::error::faults;
use crate::options::{OptionSpec, alias};
use crate::suggest::most_similar;

faults! {
    pub enum ArgsError {
        OtherName { name: &'static str } = "other-name",
        UnknownGame { form: &'static str, games: Vec<&'static str> } = "unknown-game",
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

/// Well-known games that have another name in this program, or are missing; the message explains each.
const OTHER_NAMES: [&str; 10] = [
    "bachet",
    "marienbad",
    "silver-dollar",
    "northcott",
    "turtles",
    "nimble",
    "dawson",
    "count-to-30",
    "misere-nim",
    "chomp",
];

impl ArgsError {
    /// Returns the fault `OtherName` if `word` names one of [`OTHER_NAMES`], in any spelling; `None` for any
    /// other word.
    pub fn other_name(word: &str) -> Option<Self> {
        let own = narrow_text(word).to_lowercase();
        let meant = alias(&own).unwrap_or(&own);
        let name = OTHER_NAMES.into_iter().find(|name| *name == meant)?;
        Some(ArgsError::OtherName { name })
    }

    /// Returns the fault for a word that names none of `games`, the known games. A word for a number, such as
    /// `three`, gets a message of its own.
    pub fn unknown_game(word: &str, games: Vec<&'static str>) -> Self {
        if let Some(other) = ArgsError::other_name(word) {
            return other;
        }
        let is_digit = |word: &str| alias(word).is_some_and(|name| name.parse::<u64>().is_ok());
        let mut letters = word.chars();
        let is_number = is_digit(&word.to_lowercase())
            || letters.all(|letter| is_digit(letter.encode_utf8(&mut [0; 4])));
        ArgsError::UnknownGame { form: if is_number { "number" } else { "other" }, games }
    }

    /// Returns the fault for the unexpected positional word `word`. If it contains a dot, the message
    /// supposes that it names a file.
    pub fn extra_word(word: &str) -> Self {
        let form = if word.contains('.') { "file" } else { "other" };
        ArgsError::ExtraWord { game: form.to_owned() }
    }

    /// Returns the fault for a value that is none of the words `allowed`, which the message lists.
    pub fn not_one_of<T: ToString>(allowed: impl IntoIterator<Item = T>) -> Self {
        let allowed = allowed.into_iter().map(|word| word.to_string()).collect();
        ArgsError::NotOneOf { allowed }
    }
}

impl ArgsError {
    /// Returns the fault for the unknown option `name`; it suggests the most similar option of `specs`, if
    /// any is similar.
    pub(super) fn unknown_option(
        name: &str,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Self {
        let bare = name.trim_start_matches('-');
        let mut letters = specs.clone().filter_map(|spec| spec.short);
        let long = most_similar(bare, specs.map(|spec| spec.name)).map(|name| format!("--{name}"));
        let instead = match bare.chars().count() {
            // A single letter in the wrong case.
            1 => letters.find(|own| bare.eq_ignore_ascii_case(&own.to_string())),
            _ => None,
        };
        match instead.map(|letter| format!("-{letter}")).or(long.filter(|_| bare.len() > 1)) {
            Some(instead) => ArgsError::UnknownOption { form: "similar", instead },
            None => ArgsError::UnknownOption { form: "other", instead: String::new() },
        }
    }

    /// Returns the fault for an unknown command, without a suggestion.
    pub(super) fn unknown_command() -> Self {
        ArgsError::UnknownCommand { form: "other", instead: String::new() }
    }
}
