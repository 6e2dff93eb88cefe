//! The grammar of a question, the same on the command line, in a batch file, in a lesson fence and
//! in the browser: words and options in any order, `--name VALUE` or `--name=VALUE`. A game takes
//! its own words out of [`Arguments`]; every refusal points at the word it is about.

use crate::error::{Error, faults};
use crate::line::{Line, Word};
use crate::position::PileFault;
use crate::position::Takes;

faults! {
    /// What can be wrong with the words and options of a command.
    pub enum QuestionFault {
        /// A word that names no game.
        UnknownGame { games: Vec<&'static str> } = "unknown-game",
        /// A word that names no command.
        UnknownCommand = "unknown-command",
        /// The command needs another word.
        Incomplete { command: &'static str } = "incomplete",
        /// An option that this command does not have.
        UnknownOption = "unknown-option",
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
        /// Two options that cannot stand together.
        Conflict { other: String } = "conflict",
        /// More words than the game has places for.
        ExtraWord = "extra-word",
        /// No number to compute with.
        NoNumbers = "no-numbers",
    }
}

/// The comma of a Chinese keyboard.
const WIDE_COMMA: char = '\u{ff0c}';

/// An option of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name without the dashes.
    pub name: &'static str,
    /// What stands for its value in a usage line, a word for each word of the value; `None` for a
    /// switch.
    pub value: Option<&'static str>,
}

impl OptionSpec {
    /// An option with a value, shown as `value`.
    pub const fn valued(name: &'static str, value: &'static str) -> Self {
        OptionSpec { name, value: Some(value) }
    }

    /// How many words its value has.
    pub fn value_words(&self) -> usize {
        self.value.map_or(0, |value| value.split(' ').count())
    }

    /// An option without a value.
    pub const fn switch(name: &'static str) -> Self {
        OptionSpec { name, value: None }
    }
}

impl QuestionFault {
    /// A value that is none of the words `allowed`.
    pub fn not_one_of<T: ToString>(allowed: impl IntoIterator<Item = T>) -> Self {
        let allowed = allowed.into_iter().map(|word| word.to_string()).collect();
        QuestionFault::NotOneOf { allowed }
    }
}

/// The words of a question, sorted into plain words and options.
#[derive(Debug)]
pub struct Arguments<'l> {
    line: &'l Line,
    /// The plain words that nobody has taken yet.
    words: Vec<Word<'l>>,
    options: Vec<(&'static str, Word<'l>, Option<Word<'l>>)>,
}

impl<'l> Arguments<'l> {
    /// Sorts the words of `line`; `specs` are all options that any game has.
    ///
    /// # Errors
    /// `unknown-option`, `repeated-option`, `missing-value` or
    /// `unexpected-value`.
    pub fn sort<'s>(
        line: &'l Line,
        specs: impl Iterator<Item = &'s OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        let mut arguments = Arguments { line, words: Vec::new(), options: Vec::new() };
        let mut words = line.words();
        while let Some(word) = words.next() {
            if !word.text().starts_with("--") {
                arguments.words.push(word);
                continue;
            }
            let (flag, glued) = match word.split_once('=') {
                Some((flag, value)) => (flag, Some(value)),
                None => (word, None),
            };
            let spec = specs.clone().find(|spec| flag.text()[2..] == *spec.name);
            let spec = spec.ok_or_else(|| flag.error(QuestionFault::UnknownOption))?;
            if arguments.options.iter().any(|(name, ..)| *name == spec.name) {
                return Err(flag.error(QuestionFault::RepeatedOption));
            }
            let value = match (spec.value, glued) {
                (None, Some(value)) => return Err(value.error(QuestionFault::UnexpectedValue)),
                (None, None) => None,
                (Some(_), Some(value)) => Some(value),
                (Some(value), None) => {
                    let missing = || flag.error(QuestionFault::MissingValue { value });
                    let first = words.next().ok_or_else(missing)?;
                    let more = (1..spec.value_words()).map(|_| words.next().ok_or_else(missing));
                    Some(more.last().transpose()?.map_or(first, |last| first.up_to(last)))
                }
            };
            arguments.options.push((spec.name, flag, value));
        }
        Ok(arguments)
    }

    /// The line the words came from.
    pub fn line(&self) -> &'l Line {
        self.line
    }

    /// The first plain word that nobody has taken yet, left where it is.
    pub fn peek(&self) -> Option<Word<'l>> {
        self.words.first().copied()
    }

    /// Takes the first plain word.
    pub fn next_word(&mut self) -> Option<Word<'l>> {
        (!self.words.is_empty()).then(|| self.words.remove(0))
    }

    /// Takes all plain words that are left.
    pub fn rest(&mut self) -> Vec<Word<'l>> {
        std::mem::take(&mut self.words)
    }

    /// The word of the option's own name, when it was given.
    pub fn flag(&self, name: &str) -> Option<Word<'l>> {
        self.options.iter().find(|(given, ..)| *given == name).map(|(_, flag, _)| *flag)
    }

    /// The value of an option, when it was given.
    pub fn value(&self, name: &str) -> Option<Word<'l>> {
        self.options.iter().find(|(given, ..)| *given == name).and_then(|(.., value)| *value)
    }

    /// The number that an option has as its value.
    ///
    /// # Errors
    /// As [`Word::number`].
    pub fn number(&self, name: &str) -> Result<Option<u64>, Error> {
        self.value(name).map(Word::number).transpose()
    }

    /// Refuses options that `game` does not have and plain words that it did not take.
    ///
    /// # Errors
    /// `option-not-for-game` or `extra-word`.
    pub fn finish(&self, game: &str, specs: &[OptionSpec]) -> Result<(), Error> {
        for (name, flag, _) in &self.options {
            if !specs.iter().any(|spec| spec.name == *name) {
                return Err(flag.error(QuestionFault::OptionNotForGame { game: game.to_owned() }));
            }
        }
        match self.peek() {
            Some(extra) => Err(extra.error(QuestionFault::ExtraWord)),
            None => Ok(()),
        }
    }
}

/// Reads a move in several piles, `1,0,3`: how many stones each of `piles` loses. At least one
/// stone is taken, and no pile loses more than it has.
///
/// # Errors
/// `takes-form` when it is no list with a number for each pile,
/// `take-too-many` or `take-zero`.
pub fn takes(word: Word<'_>, piles: &[u64]) -> Result<Takes, Error> {
    let form = || {
        let first = piles.iter().position(|size| *size > 0);
        let example = (0..piles.len()).map(|at| if Some(at) == first { "1" } else { "0" });
        let example = example.collect::<Vec<_>>().join(",");
        word.error(PileFault::NotATake { piles: piles.len(), example })
    };
    let comma = if word.text().contains(WIDE_COMMA) { WIDE_COMMA } else { ',' };
    let parts: Vec<Word<'_>> = word.split(comma).collect();
    if parts.len() != piles.len() {
        return Err(form());
    }
    let mut takes = Vec::with_capacity(piles.len());
    for ((part, &size), pile) in parts.into_iter().zip(piles).zip(1_u64..) {
        let take = part.number().map_err(|_| form())?;
        if take > size {
            return Err(part.error(PileFault::TakeTooMany { pile, size }));
        }
        takes.push(take);
    }
    match takes.iter().all(|take| *take == 0) {
        true => Err(word.error(PileFault::TakeZero)),
        false => Ok(Takes { takes }),
    }
}
