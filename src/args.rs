//! Parses a command line into positional words and options, keeping the byte span of each. Used for the CLI, batch
//! lines, lesson code blocks and spec files. Call [`Args::refuse_idle`] last: it reports options that no code has read.

mod builder;
mod error;
mod multi_pile_move;
pub(crate) mod output_format;
pub(crate) mod spec_file;
mod validate;

use std::cell::Cell;
use std::ops::Range;

use crate::command_line::{CommandLine, Token, placed};
use crate::error::Error;
use crate::options::{self, OptionSpec, ValueKind};
use crate::position::Claim;
use spec_file::SpecFile;

pub(crate) use builder::ArgsBuilder;
pub(crate) use error::ArgsError;
pub(crate) use multi_pile_move::takes;

/// The words of a line, sorted into plain words and options.
#[derive(Clone, Debug)]
pub(crate) struct Args<'l> {
    line: &'l CommandLine,
    /// The plain words that nobody has taken yet.
    words: std::collections::VecDeque<Token<'l>>,
    given: Vec<ParsedOption<'l>>,
    /// The `--` that has been read: behind it there are only words.
    only_words: Option<Token<'l>>,
    /// The first thing that is wrong with the line.
    problem: Option<Error>,
    /// What holds where the line says nothing.
    behind: Option<(Box<Args<'l>>, &'l SpecFile)>,
}

#[derive(Clone, Debug)]
struct ParsedOption<'l> {
    spec: &'static OptionSpec,
    flag: Token<'l>,
    value: Option<Token<'l>>,
    /// Whether anybody has looked at it.
    used: Cell<bool>,
}

impl<'l> Args<'l> {
    /// Sorts the words of `line`; `specs` are all options that it may have.
    /// Errors: `unknown-option`, `repeated-option`, `missing-value` or `unexpected-value`.
    pub(crate) fn read(
        line: &'l CommandLine,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        let mut asked = Args::nothing(line);
        asked.sort(&mut line.words(), specs, false);
        asked.sound()
    }

    /// Sorts the words of `line` from number `first` on, of which the first plain word is a command;
    /// before it stand options among `before`, and `options` knows those of each command. What is
    /// wrong is kept ([`Args::sound`]), so that the rest of the line is known all the same.
    pub(crate) fn command(
        line: &'l CommandLine,
        first: usize,
        before: &[&'static OptionSpec],
        options: impl FnOnce(&str) -> Option<Vec<&'static OptionSpec>>,
    ) -> (Option<Token<'l>>, Self) {
        let mut asked = Args::nothing(line);
        let mut words = line.words();
        words.by_ref().take(first).for_each(drop);
        asked.sort(&mut words, before.iter().copied(), true);
        let command = asked.next_word();
        match command.map(|word| (word, options(word.text()))) {
            Some((_, Some(specs))) => asked.sort(&mut words, specs.iter().copied(), false),
            Some((word, None)) => {
                asked.wrong(word.error(ArgsError::unknown_command()));
                asked.sort(&mut words, before.iter().copied(), false);
            }
            None => {}
        }
        (command, asked)
    }

    /// The same with what a file says where the line says nothing.
    /// Errors: what [`Args::read`] refuses, at its place in the file.
    pub(crate) fn before_file(
        mut self,
        file: Option<&'l SpecFile>,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        if let Some(file) = file {
            let behind = Args::read(file.line(), specs).map_err(|error| file.place(error))?;
            self.behind = Some((Box::new(behind), file));
        }
        Ok(self)
    }

    /// Returns the arguments with another value of an option that the line has.
    #[must_use]
    pub(crate) fn with_value(mut self, name: &str, value: Token<'l>) -> Self {
        let given = self.given.iter_mut().find(|given| given.spec.name == name);
        given.into_iter().for_each(|given| given.value = Some(value));
        self
    }

    fn nothing(line: &'l CommandLine) -> Self {
        let (words, given) = Default::default();
        Args { line, words, given, only_words: None, problem: None, behind: None }
    }

    /// This, when nothing is wrong with the line.
    /// Errors: the first thing that is wrong.
    pub(crate) fn sound(mut self) -> Result<Self, Error> {
        // Whoever asks for help is asked nothing more.
        let stops = self.given.iter().any(|given| given.spec.stops());
        self.problem.take().filter(|_| !stops).map_or(Ok(self), Err)
    }

    fn wrong(&mut self, error: Error) {
        self.problem.get_or_insert(error);
    }

    /// Sorts words, to the first plain one or to the end.
    fn sort(
        &mut self,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
        to_first: bool,
    ) {
        while let Some(word) = words.next() {
            let text = word.text();
            let letter = text.strip_prefix('-').and_then(|rest| rest.chars().next());
            match letter {
                Some('-') if self.only_words.is_none() && text == "--" => {
                    self.only_words = Some(word)
                }
                Some('-') if self.only_words.is_none() => self.long(word, words, specs.clone()),
                Some(letter) if letter.is_ascii_alphabetic() && self.only_words.is_none() => {
                    self.short(word, words, specs.clone());
                }
                _ => {
                    self.words.push_back(word);
                    if to_first {
                        return;
                    }
                }
            }
        }
    }

    /// `--name`, `--name VALUE` or `--name=VALUE`.
    fn long(
        &mut self,
        word: Token<'l>,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) {
        let (flag, glued) = match word.split_once('=') {
            Some((flag, value)) => (flag, Some(value)),
            None => (word, None),
        };
        match specs.clone().find(|spec| flag.text()[2..] == *spec.name) {
            Some(spec) => self.give(spec, flag, glued, words),
            None => self.wrong(flag.error(ArgsError::unknown_option(flag.text(), specs))),
        }
    }

    /// `-n VALUE`, `-nVALUE` or `-n=VALUE`; switches may share one dash.
    fn short(
        &mut self,
        word: Token<'l>,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) {
        let text = word.text();
        for (at, letter) in text.char_indices().skip(1) {
            let Some(spec) = specs.clone().find(|spec| spec.short == Some(letter)) else {
                let whole = word.split_once('=').map_or(word, |(flag, _)| flag);
                return self.wrong(whole.error(ArgsError::unknown_option(whole.text(), specs)));
            };
            let rest = word.part(at + 1, text.len());
            let flag = if at == 1 { word.part(0, 2) } else { word };
            let glued = match rest.text().strip_prefix('=') {
                Some(value) => Some(rest.part(1, 1 + value.len())),
                None => (spec.value.is_some() && !rest.text().is_empty()).then_some(rest),
            };
            self.give(spec, flag, glued, words);
            if glued.is_some() || spec.value.is_some() {
                return;
            }
        }
    }

    /// Takes an option with its value.
    fn give(
        &mut self,
        spec: &'static OptionSpec,
        flag: Token<'l>,
        glued: Option<Token<'l>>,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
    ) {
        let value = match value(spec, flag, glued, words) {
            Ok(value) => value,
            Err(error) => return self.wrong(error),
        };
        if self.given.iter().any(|given| given.spec.name == spec.name) {
            return self.wrong(flag.error(ArgsError::RepeatedOption));
        }
        self.given.push(ParsedOption { spec, flag, value, used: Cell::new(false) });
    }

    pub(crate) fn line(&self) -> &'l CommandLine {
        self.line
    }

    /// The first plain word that nobody has taken yet, left where it is.
    pub(crate) fn peek(&self) -> Option<Token<'l>> {
        self.words.front().copied()
    }

    /// Takes the first plain word.
    pub(crate) fn next_word(&mut self) -> Option<Token<'l>> {
        self.words.pop_front()
    }

    /// The same with other plain words, which may stand in another line.
    #[cfg(feature = "cli")]
    #[must_use]
    pub(crate) fn instead(mut self, words: impl Iterator<Item = Token<'l>>) -> Self {
        self.words = words.collect();
        self
    }

    /// Takes all plain words that are left, lists such as `3,4,5` as their parts.
    pub(crate) fn rest(&mut self) -> Vec<Token<'l>> {
        std::mem::take(&mut self.words).into_iter().flat_map(Token::items).collect()
    }

    /// The same with the options among `specs` only: what a question needs of a whole command.
    #[must_use]
    pub(crate) fn part(&self, specs: impl Iterator<Item = &'static OptionSpec> + Clone) -> Self {
        let mut part = self.clone();
        part.given.retain(|given| specs.clone().any(|spec| spec.name == given.spec.name));
        for given in &self.given {
            let taken = part.given.iter().any(|own| own.spec.name == given.spec.name);
            given.used.set(given.used.get() || taken);
        }
        part
    }

    fn given(&self, name: &str) -> Option<&ParsedOption<'l>> {
        let own = self.given.iter().find(|given| given.spec.name == name);
        if let Some(given) = own {
            given.used.set(true);
        }
        own.or_else(|| self.behind.as_ref().and_then(|(behind, _)| behind.given(name)))
    }

    /// The word of the option's own name, when it was given.
    pub(crate) fn flag(&self, name: &str) -> Option<Token<'l>> {
        self.given(name).map(|given| given.flag)
    }

    /// The value of an option, when it was given.
    pub(crate) fn value(&self, name: &str) -> Option<Token<'l>> {
        self.given(name).and_then(|given| given.value)
    }

    /// Where an option stands in the line, from its name to the end of its value.
    pub(crate) fn place_of(&self, name: &str) -> Option<Range<usize>> {
        let flag = self.flag(name)?.span();
        let Some(value) = self.value(name).map(Token::span) else { return Some(flag) };
        // A value in quotation marks is one word without them.
        let is_quoted = self.line.text()[value.end..].starts_with('"') && flag.end < value.end;
        Some(flag.start..flag.end.max(value.end + usize::from(is_quoted)))
    }

    /// Where `--` begins, behind which an option would be a word.
    pub(crate) fn end_of_options(&self) -> Option<usize> {
        self.only_words.map(|word| word.span().start)
    }

    /// The first option that was given in the line itself and plays one of these parts.
    pub(crate) fn of_role(&self, roles: &[options::OptionRole]) -> Option<Token<'l>> {
        self.given.iter().find(|given| roles.contains(&given.spec.role)).map(|given| given.flag)
    }

    /// The first plain word, or option of the line, that is not the option `name`.
    pub(crate) fn other_than(&self, name: &str) -> Option<Token<'l>> {
        let option = self.given.iter().find(|given| given.spec.name != name);
        let option = option.map(|given| given.flag);
        [self.peek(), option].into_iter().flatten().min_by_key(|word| word.span().start)
    }

    /// The first option of the line that is among `specs`: it belongs to the question.
    pub(crate) fn of_question(
        &self,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Option<Token<'l>> {
        let own =
            |given: &&ParsedOption<'_>| specs.clone().any(|spec| spec.name == given.spec.name);
        self.given.iter().find(own).map(|given| given.flag)
    }

    /// The number that an option has as its value, in the range that the table has for it.
    pub(crate) fn number(&self, name: &'static str) -> Result<Option<u64>, Error> {
        let Some((spec, word)) =
            self.given(name).and_then(|given| Some((given.spec, given.value?)))
        else {
            return Ok(None);
        };
        let Some(ValueKind::Number(least, most)) = spec.value.map(|value| value.kind) else {
            return word.number().map(Some);
        };
        word.number_within(least, most, || ArgsError::OutOfRange { name, least, most }).map(Some)
    }

    /// The one of some words that an option has as its value, in capitals or small letters, or by
    /// another name of it.
    pub(crate) fn one_of<T: Copy>(
        &self,
        name: &str,
        allowed: &[(&str, T)],
    ) -> Result<Option<T>, Error> {
        let Some(word) = self.value(name) else { return Ok(None) };
        match word.choice(allowed.iter().map(|(known, _)| *known)) {
            Some(at) => Ok(Some(allowed[at].1)),
            None => {
                let names = allowed.iter().map(|(name, _)| *name);
                Err(word.error(ArgsError::not_one_of(names)))
            }
        }
    }

    /// The error `kind` at the value (or the name) of an option.
    pub(crate) fn error(&self, name: &str, fault: impl Into<Error>) -> Error {
        placed(self.value(name).or_else(|| self.flag(name)), fault)
    }

    /// The same error at its place in the file, when it is about a word of the file.
    #[must_use]
    pub(crate) fn place(&self, error: Error) -> Error {
        match &self.behind {
            Some((_, file)) => file.place(error),
            None => error,
        }
    }

    /// The verdict that `--claim` says: `win` or `lose`.
    pub(crate) fn claim(&self) -> Result<Option<Claim>, Error> {
        let claim = |word: Token<'_>| match word.choice(["win", "lose"].into_iter()) {
            Some(0) => Ok(Claim::Win),
            Some(_) => Ok(Claim::Lose),
            _ => Err(word.error(ArgsError::NotAClaim)),
        };
        self.value("claim").map(claim).transpose()
    }
}

/// The value of an option: what is glued to it, or the next words.
fn value<'l>(
    spec: &OptionSpec,
    flag: Token<'l>,
    glued: Option<Token<'l>>,
    words: &mut (impl Iterator<Item = Token<'l>> + Clone),
) -> Result<Option<Token<'l>>, Error> {
    let Some(value) = spec.value else {
        let refused = glued.map(|value| flag.up_to(value).error(ArgsError::UnexpectedValue));
        return refused.map_or(Ok(None), Err);
    };
    let missing = || flag.error(ArgsError::MissingValue { value: value.shown });
    // A file has no such name: `--batch --schema` names none; one that begins so is `./--schema`. Nor is it a
    // number or one of a few words: `--limit --misere` has lost its value.
    let is_option = |word: &Token<'_>| match value.kind {
        ValueKind::File | ValueKind::Folder => {
            word.text().len() > 1 && word.text().starts_with('-')
        }
        ValueKind::Number(..) | ValueKind::Words(_) => {
            let name = word.text().strip_prefix("--");
            name.is_some_and(|name| name.starts_with(|first: char| first.is_ascii_alphabetic()))
        }
        ValueKind::Text | ValueKind::Pair => false,
    };
    let first = match glued {
        Some(glued) => glued,
        None => {
            let next = words.clone().next().filter(|word| !is_option(word));
            next.ok_or_else(missing)?;
            words.next().ok_or_else(missing)?
        }
    };
    let is_pair = first.text().contains([',', 'x', '×', '*', ' ']) || glued.is_some();
    if value.kind != ValueKind::Pair || is_pair {
        return Ok(Some(first.as_value()));
    }
    // Whoever reads the pair refuses half of one.
    let second = words.next().unwrap_or(first);
    Ok(Some(first.up_to(second).as_value()))
}
