//! A file of specifications: `name = value` for each option, in TOML. It becomes a line, which is
//! read as every line is; an error about it is brought back to its place in the file.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::command_line::{CommandLine, Token};
use crate::error::{Error, faults};
use crate::options::OptionSpec;

faults! {
    pub(crate) enum SpecFileFault {
        Syntax { file: String, line: usize } = "spec-syntax",
        Twice { file: String, line: usize } = "spec-twice",
        UnknownKey { file: String, line: usize, allowed: Vec<&'static str> } = "spec-key",
        WrongValue { file: String, line: usize, value: &'static str } = "spec-value",
        StrayWord { form: &'static str } = "topic-alone",
    }
}

/// A file of specifications: `name = value` for each option, in TOML.
#[derive(Clone, Debug)]
pub(crate) struct SpecFile {
    /// The options as a line would have them.
    line: CommandLine,
    /// For each option of that line: the words it is, and the line of the file with its place.
    places: Vec<Span>,
    name: String,
}

#[derive(Clone, Debug)]
struct Span {
    words: Range<usize>,
    /// The number of the line, from 1.
    number: usize,
    excerpt: String,
    key: Range<usize>,
    value: Range<usize>,
    /// Where in the words the value begins.
    value_from: usize,
}

impl SpecFileFault {
    /// This word, which belongs to no option.
    pub(crate) fn stray(word: Token<'_>) -> Error {
        let form = if word.number().is_ok() { "number" } else { "other" };
        word.error(SpecFileFault::StrayWord { form })
    }
}

impl SpecFile {
    /// Reads the text of the file `name` (`stdin` when it has none); `specs` are the options that it
    /// may hold.
    /// Errors: `spec-syntax`, `spec-key` or `spec-value`, with the line of the file as the excerpt.
    pub(crate) fn read(
        name: &str,
        text: &str,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        let file = name.to_owned();
        let text = text.trim_start_matches('\u{feff}');
        let table = DeTable::parse(text).map_err(|error| {
            let at = FilePlace::of(text, &error.span().unwrap_or(0..0));
            let (file, line) = (file.clone(), at.line);
            match error.message() {
                "duplicate key" => {
                    let word = at.excerpt[at.span.clone()].to_owned();
                    at.error(SpecFileFault::Twice { file, line }).naming(word)
                }
                _ => at.error(SpecFileFault::Syntax { file, line }),
            }
        })?;
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let mut words: Vec<String> = Vec::new();
        let mut values = Vec::new();
        for (key, value) in entries {
            let name = key.get_ref().as_ref();
            let Some(spec) = specs.clone().find(|spec| spec.name == name) else {
                let at = FilePlace::of(text, &key.span());
                let allowed = specs.map(|spec| spec.name).collect();
                let fault = SpecFileFault::UnknownKey { file, line: at.line, allowed };
                return Err(at.error(fault).naming(name));
            };
            match (spec.value, value_text(value.get_ref())) {
                (Some(_), Some(value)) => words.extend([format!("--{name}"), value]),
                (None, Some(value)) if value == "true" => words.push(format!("--{name}")),
                (None, Some(value)) if value == "false" => continue,
                _ => {
                    let at = FilePlace::of(text, &value.span());
                    let value = spec.value.map_or("switch", |value| value.shown);
                    let fault = SpecFileFault::WrongValue { file, line: at.line, value };
                    return Err(at.error(fault).naming(name));
                }
            }
            values.push((key.span(), value.span(), spec.value.is_some()));
        }
        let line = CommandLine::from_arguments(words.iter().map(String::as_str));
        let places = places(text, &line, &values);
        Ok(SpecFile { line, places, name: file })
    }

    /// The options as a line would have them.
    pub(super) fn line(&self) -> &CommandLine {
        &self.line
    }

    /// The same error at its place in the file, when it is about a word of the file.
    #[must_use]
    pub(super) fn place(&self, error: Error) -> Error {
        if error.excerpt != self.line.text() {
            return error;
        }
        let at = |place: &&Span| place.words.contains(&error.span.start);
        let Some(place) = self.places.iter().find(at) else {
            return error.at("", 0..0);
        };
        let span = match error.span.start >= place.value_from {
            false => place.key.clone(),
            true => {
                let inside = error.span.start - place.value_from..error.span.end - place.value_from;
                let same = self.line.text().get(error.span.clone());
                let offset = |from: usize| from + place.value.start..from + place.value.start;
                let shifted = offset(inside.start).start..offset(inside.end).end;
                // A value in quotation marks begins one letter later.
                let quoted = shifted.start + 1..shifted.end + 1;
                let found = [shifted, quoted]
                    .into_iter()
                    .find(|span| same.is_some() && place.excerpt.get(span.clone()) == same);
                found.unwrap_or_else(|| place.value.clone())
            }
        };
        error.at(&place.excerpt, span).in_file(&self.name, place.number)
    }
}

/// A value as a word of a command line: lists with commas, a pair of numbers with a dash.
fn value_text(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.as_str().replace('_', "")),
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        DeValue::Boolean(value) => Some(value.to_string()),
        DeValue::Array(items) => {
            let items: Option<Vec<String>> =
                items.iter().map(|item| value_text(item.get_ref())).collect();
            items.map(|items| items.join(","))
        }
        _ => None,
    }
}

/// Where each option stands in the file.
fn places(
    text: &str,
    line: &CommandLine,
    values: &[(Range<usize>, Range<usize>, bool)],
) -> Vec<Span> {
    let mut words = line.words();
    let mut places = Vec::new();
    for (key, value, is_valued) in values {
        let Some(flag) = words.next() else { break };
        let value_word = if *is_valued { words.next() } else { None };
        let own = excerpt(text, key.start);
        // A value over several lines is shown by its key.
        let value = if own.contains(&value.start) && own.contains(&(value.end.max(1) - 1)) {
            value.clone()
        } else {
            key.clone()
        };
        let within = |span: &Range<usize>| span.start - own.start..span.end - own.start;
        places.push(Span {
            words: flag.span().start..value_word.map_or(flag, |word| word).span().end + 1,
            number: text[..own.start].matches('\n').count() + 1,
            excerpt: text[own.clone()].to_owned(),
            key: within(key),
            value: within(&value),
            value_from: value_word.map_or(usize::MAX, |word| word.span().start),
        });
    }
    places
}

/// The line of `text` around byte `at`, without what ends it, on Windows too.
fn excerpt(text: &str, at: usize) -> Range<usize> {
    let at = at.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |line| line + 1);
    let end = text[at..].find('\n').map_or(text.len(), |length| at + length);
    start..start + text[start..end].trim_end_matches('\r').len()
}

/// A place in a file: in one line.
struct FilePlace<'t> {
    /// The number of the line, from 1.
    line: usize,
    excerpt: &'t str,
    span: Range<usize>,
}

impl<'t> FilePlace<'t> {
    fn of(text: &'t str, span: &Range<usize>) -> Self {
        let mut start = span.start.min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let own = excerpt(text, start);
        start = start.min(own.end);
        let mut end = span.end.clamp(start, own.end);
        while !text.is_char_boundary(end) {
            end += 1;
        }
        FilePlace {
            line: text[..start].matches('\n').count() + 1,
            excerpt: &text[own.clone()],
            span: start - own.start..end - own.start,
        }
    }

    fn error(&self, fault: SpecFileFault) -> Error {
        Error::from(fault).at(self.excerpt, self.span.clone())
    }
}
