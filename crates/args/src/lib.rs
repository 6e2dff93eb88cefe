//! Parses a command line into positional words and options, each with its byte span. Used for the CLI, batch
//! lines, lesson blocks and spec files. `validate` runs last and rejects options that no code has read.
//!
//! * [`Args`]: a parsed line; [`ArgsBuilder`] writes one;
//! * [`options`]: the table of all options;
//! * [`error::Error`]: an error with its span; [`faults!`](faults) declares the faults of a module.
//!
//! ```
//! use carryless_args::{Args, command_line::CommandLine, options};
//!
//! let line = CommandLine::parse("3 4 5 --limit 2");
//! let mut args = Args::parse(&line, [options::LIMIT].iter())?;
//! assert_eq!(args.number("limit")?, Some(2));
//! assert_eq!(args.rest().len(), 3);
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

mod args_error;
mod builder;
pub mod command_line;
pub mod error;
pub mod options;
pub mod output_format;
pub mod spec_file;
pub mod suggest;
mod validate;

use std::cell::Cell;
use std::ops::Range;

use crate::command_line::{CommandLine, Token, error_at};
use crate::error::Error;
use crate::options::{OptionSpec, ValueKind};
use spec_file::SpecFile;

pub use args_error::ArgsError;
pub use builder::ArgsBuilder;

/// A parsed command line.
#[derive(Clone, Debug)]
pub struct Args<'l> {
    line: &'l CommandLine,
    /// Positional words that have not been consumed.
    words: std::collections::VecDeque<Token<'l>>,
    options: Vec<ParsedOption<'l>>,
    /// The token `--`, if any; all later tokens are positional.
    double_dash: Option<Token<'l>>,
    /// The first error in the line.
    problem: Option<Error>,
    /// Options of a spec file, with that file; they apply where the line does not contain the same option.
    defaults: Option<(Box<Args<'l>>, &'l SpecFile)>,
}

#[derive(Clone, Debug)]
struct ParsedOption<'l> {
    spec: &'static OptionSpec,
    flag: Token<'l>,
    value: Option<Token<'l>>,
    /// Whether any code has read the option; `reject_unused` reports the others.
    used: Cell<bool>,
}

impl<'l> Args<'l> {
    /// Parses `line`, which may contain the options `specs`. Returns `unknown-option`, `repeated-option`,
    /// `missing-value` or `unexpected-value` for the first invalid option.
    pub fn parse(
        line: &'l CommandLine,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        let mut args = Args::empty(line);
        args.parse_tokens(&mut line.tokens(), specs, false);
        args.into_result()
    }

    /// Parses `line` from token `first` (0-based) on. Returns the command, if any, and the arguments with their first
    /// error. `before` are options allowed before the command; `options` returns those of a command, `None` if unknown.
    pub fn parse_command(
        line: &'l CommandLine,
        first: usize,
        before: &[&'static OptionSpec],
        options: impl FnOnce(&str) -> Option<Vec<&'static OptionSpec>>,
    ) -> (Option<Token<'l>>, Self) {
        let mut args = Args::empty(line);
        let mut words = line.tokens();
        words.by_ref().take(first).for_each(drop);
        args.parse_tokens(&mut words, before.iter().copied(), true);
        let command = args.next_word();
        match command.map(|word| (word, options(word.text()))) {
            Some((_, Some(specs))) => args.parse_tokens(&mut words, specs.iter().copied(), false),
            Some((word, None)) => {
                args.record_error(word.error(ArgsError::unknown_command()));
                args.parse_tokens(&mut words, before.iter().copied(), false);
            }
            None => {}
        }
        (command, args)
    }

    /// Returns the arguments with the options of `file`, if any, as defaults; `file` may contain only `specs`.
    pub fn with_defaults_from(
        mut self,
        file: Option<&'l SpecFile>,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        if let Some(file) = file {
            let behind =
                Args::parse(file.line(), specs).map_err(|error| file.place_in_file(error))?;
            self.defaults = Some((Box::new(behind), file));
        }
        Ok(self)
    }

    /// Returns the arguments; the option `name`, if the line contains it, now has the value `value`.
    #[must_use]
    pub fn with_value(mut self, name: &str, value: Token<'l>) -> Self {
        let given = self.options.iter_mut().find(|given| given.spec.name == name);
        given.into_iter().for_each(|given| given.value = Some(value));
        self
    }

    fn empty(line: &'l CommandLine) -> Self {
        let (words, given) = Default::default();
        Args { line, words, options: given, double_dash: None, problem: None, defaults: None }
    }

    /// Returns the arguments, or the first error of the line; `--help` and `--version` suppress the error.
    pub fn into_result(mut self) -> Result<Self, Error> {
        let stops = self.options.iter().any(|given| given.spec.ends_program());
        self.problem.take().filter(|_| !stops).map_or(Ok(self), Err)
    }

    fn record_error(&mut self, error: Error) {
        self.problem.get_or_insert(error);
    }

    /// Parses the tokens `words` with the options `specs`; with `to_first`, ends after the first positional word.
    fn parse_tokens(
        &mut self,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
        to_first: bool,
    ) {
        while let Some(word) = words.next() {
            let text = word.text();
            let letter = text.strip_prefix('-').and_then(|rest| rest.chars().next());
            match letter {
                Some('-') if self.double_dash.is_none() && text == "--" => {
                    self.double_dash = Some(word)
                }
                Some('-') if self.double_dash.is_none() => {
                    self.parse_long(word, words, specs.clone())
                }
                Some(letter) if letter.is_ascii_alphabetic() && self.double_dash.is_none() => {
                    self.parse_short(word, words, specs.clone());
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

    /// Parses `--name`, `--name VALUE` or `--name=VALUE`.
    fn parse_long(
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
            Some(spec) => self.add_option(spec, flag, glued, words),
            None => self.record_error(flag.error(ArgsError::unknown_option(flag.text(), specs))),
        }
    }

    /// Parses `-n VALUE`, `-nVALUE` or `-n=VALUE`; several switches may share one dash, as in `-ab`.
    fn parse_short(
        &mut self,
        word: Token<'l>,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) {
        let text = word.text();
        for (at, letter) in text.char_indices().skip(1) {
            let Some(spec) = specs.clone().find(|spec| spec.short == Some(letter)) else {
                let whole = word.split_once('=').map_or(word, |(flag, _)| flag);
                return self
                    .record_error(whole.error(ArgsError::unknown_option(whole.text(), specs)));
            };
            let rest = word.slice(at + 1, text.len());
            let flag = if at == 1 { word.slice(0, 2) } else { word };
            let glued = match rest.text().strip_prefix('=') {
                Some(value) => Some(rest.slice(1, 1 + value.len())),
                None => (spec.value.is_some() && !rest.text().is_empty()).then_some(rest),
            };
            self.add_option(spec, flag, glued, words);
            if glued.is_some() || spec.value.is_some() {
                return;
            }
        }
    }

    fn add_option(
        &mut self,
        spec: &'static OptionSpec,
        flag: Token<'l>,
        glued: Option<Token<'l>>,
        words: &mut (impl Iterator<Item = Token<'l>> + Clone),
    ) {
        let value = match parse_value(spec, flag, glued, words) {
            Ok(value) => value,
            Err(error) => return self.record_error(error),
        };
        if self.options.iter().any(|given| given.spec.name == spec.name) {
            return self.record_error(flag.error(ArgsError::RepeatedOption));
        }
        self.options.push(ParsedOption { spec, flag, value, used: Cell::new(false) });
    }

    /// Returns the line from which the arguments were parsed; a spec file is not part of it.
    pub fn line(&self) -> &'l CommandLine {
        self.line
    }

    /// Returns the next positional word without consuming it; `None` if none is left.
    pub fn peek(&self) -> Option<Token<'l>> {
        self.words.front().copied()
    }

    /// Consumes and returns the next positional word; `None` if none is left.
    pub fn next_word(&mut self) -> Option<Token<'l>> {
        self.words.pop_front()
    }

    /// Returns the arguments with `words` as positional words; these may be tokens of another line.
    #[must_use]
    pub fn with_words(mut self, words: impl Iterator<Item = Token<'l>>) -> Self {
        self.words = words.collect();
        self
    }

    /// Consumes and returns all remaining positional words; lists such as `3,4,5` are split into items.
    pub fn rest(&mut self) -> Vec<Token<'l>> {
        std::mem::take(&mut self.words).into_iter().flat_map(Token::items).collect()
    }

    /// Returns a copy with only those options of the line that are in `specs`, and marks these as used in `self`.
    #[must_use]
    pub fn restricted_to(&self, specs: impl Iterator<Item = &'static OptionSpec> + Clone) -> Self {
        let mut part = self.clone();
        part.options.retain(|given| specs.clone().any(|spec| spec.name == given.spec.name));
        for given in &self.options {
            let taken = part.options.iter().any(|own| own.spec.name == given.spec.name);
            given.used.set(given.used.get() || taken);
        }
        part
    }

    fn find_option(&self, name: &str) -> Option<&ParsedOption<'l>> {
        let own = self.options.iter().find(|given| given.spec.name == name);
        if let Some(given) = own {
            given.used.set(true);
        }
        own.or_else(|| self.defaults.as_ref().and_then(|(behind, _)| behind.find_option(name)))
    }

    /// Returns the token with the name of the option, such as `--full`; `None` if the option is absent.
    pub fn flag(&self, name: &str) -> Option<Token<'l>> {
        self.find_option(name).map(|given| given.flag)
    }

    /// Returns the token with the value of an option; `None` for an absent option or a switch.
    pub fn value_of(&self, name: &str) -> Option<Token<'l>> {
        self.find_option(name).and_then(|given| given.value)
    }

    /// Returns the byte span of an option, from its name to the end of its value; `None` if it is absent.
    pub fn span_of(&self, name: &str) -> Option<Range<usize>> {
        let flag = self.flag(name)?.span();
        let Some(value) = self.value_of(name).map(Token::span) else { return Some(flag) };
        // The token of a quoted value excludes the quotation marks.
        let is_quoted = self.line.text()[value.end..].starts_with('"') && flag.end < value.end;
        Some(flag.start..flag.end.max(value.end + usize::from(is_quoted)))
    }

    /// Returns the byte offset of the token `--`, after which all tokens are positional; `None` without it.
    pub fn end_of_options(&self) -> Option<usize> {
        self.double_dash.map(|word| word.span().start)
    }

    /// Returns the name token of the line's first option that has one of `roles`; a spec file does not count.
    pub fn option_with_role(&self, roles: &[options::OptionRole]) -> Option<Token<'l>> {
        self.options.iter().find(|given| roles.contains(&given.spec.role)).map(|given| given.flag)
    }

    /// Returns the first token of the line that is a positional word or an option other than `name`.
    pub fn token_other_than(&self, name: &str) -> Option<Token<'l>> {
        let option = self.options.iter().find(|given| given.spec.name != name);
        let option = option.map(|given| given.flag);
        [self.peek(), option].into_iter().flatten().min_by_key(|word| word.span().start)
    }

    /// Returns the name token of the line's first option that is in `specs`.
    pub fn option_among(
        &self,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Option<Token<'l>> {
        let own =
            |given: &&ParsedOption<'_>| specs.clone().any(|spec| spec.name == given.spec.name);
        self.options.iter().find(own).map(|given| given.flag)
    }

    /// Returns the number that is the value of an option, if present; `out-of-range` outside its range.
    pub fn number(&self, name: &'static str) -> Result<Option<u64>, Error> {
        let Some((spec, word)) =
            self.find_option(name).and_then(|given| Some((given.spec, given.value?)))
        else {
            return Ok(None);
        };
        let Some(ValueKind::Number(least, most)) = spec.value.map(|value| value.kind) else {
            return word.number().map(Some);
        };
        word.number_within(least, most, || ArgsError::OutOfRange { name, least, most }).map(Some)
    }

    /// Returns the `T` paired in `allowed` with the option's value (in any letter case, or an alias); `None` if absent.
    pub fn one_of<T: Copy>(&self, name: &str, allowed: &[(&str, T)]) -> Result<Option<T>, Error> {
        let Some(word) = self.value_of(name) else { return Ok(None) };
        match word.index_in(allowed.iter().map(|(known, _)| *known)) {
            Some(at) => Ok(Some(allowed[at].1)),
            None => {
                let names = allowed.iter().map(|(name, _)| *name);
                Err(word.error(ArgsError::not_one_of(names)))
            }
        }
    }

    /// Returns the error with the span of the value of option `name`, or of that name if it has no value.
    pub fn error(&self, name: &str, fault: impl Into<Error>) -> Error {
        error_at(self.value_of(name).or_else(|| self.flag(name)), fault)
    }

    /// Returns the error; if it concerns a token of the spec file, its span is in that file.
    #[must_use]
    pub fn place_in_file(&self, error: Error) -> Error {
        match &self.defaults {
            Some((_, file)) => file.place_in_file(error),
            None => error,
        }
    }
}

/// Returns an option's value: `glued` (of `--name=VALUE`) or 1 or 2 tokens consumed from `words`; `None` for a switch.
fn parse_value<'l>(
    spec: &OptionSpec,
    flag: Token<'l>,
    glued: Option<Token<'l>>,
    words: &mut (impl Iterator<Item = Token<'l>> + Clone),
) -> Result<Option<Token<'l>>, Error> {
    let Some(value) = spec.value else {
        let refused = glued.map(|value| flag.extended_to(value).error(ArgsError::UnexpectedValue));
        return refused.map_or(Ok(None), Err);
    };
    let missing = || flag.error(ArgsError::MissingValue { value: value.placeholder });
    // In `--batch --schema` and `--limit --misere` the value is missing; a file is written `./--schema`.
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
    // The parser of pairs rejects a single number.
    let second = words.next().unwrap_or(first);
    Ok(Some(first.extended_to(second).as_value()))
}
