//! A spec file in TOML with an entry `name = value` for each option. It is converted to a [`CommandLine`],
//! which `Args` parses; the span of an error is mapped back to the file.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::command_line::{CommandLine, Token};
use crate::error::{Error, faults};
use crate::options::OptionSpec;

faults! {
    pub enum SpecFileFault {
        Syntax { file: String, line: usize } = "spec-syntax",
        Twice { file: String, line: usize } = "spec-twice",
        UnknownKey { file: String, line: usize, allowed: Vec<&'static str> } = "spec-key",
        WrongValue { file: String, line: usize, value: &'static str } = "spec-value",
        StrayWord { form: &'static str } = "topic-alone",
    }
}

/// A parsed spec file.
#[derive(Clone, Debug)]
pub struct SpecFile {
    /// Command line that contains the options of the file.
    line: CommandLine,
    /// Place of each option in `line` and in the file.
    spans: Vec<OptionSpan>,
    name: String,
}

/// Spans of an option in the command line and in the spec file.
#[derive(Clone, Debug)]
struct OptionSpan {
    /// Byte span in the command line, from the name of the option to one byte after its value.
    words: Range<usize>,
    /// Number of the line in the file, 1-based.
    number: usize,
    /// Text of the line in the file.
    excerpt: String,
    /// Byte span of the name in `excerpt`.
    key: Range<usize>,
    /// Byte span of the value in `excerpt`, or of the name if the value takes several lines.
    value: Range<usize>,
    /// Byte offset in the command line at which the value begins; `usize::MAX` for a switch.
    value_from: usize,
}

impl SpecFileFault {
    /// Returns the error for a positional word in the arguments of a sheet, which allow only options.
    pub fn stray_word(word: Token<'_>) -> Error {
        let form = if word.number().is_ok() { "number" } else { "other" };
        word.error(SpecFileFault::StrayWord { form })
    }
}

impl SpecFile {
    /// Parses the text of the file `name`; `specs` are the options that it may contain.
    ///
    /// # Errors
    /// `spec-syntax`, `spec-twice`, `spec-key` or `spec-value`, with the line of the file as the excerpt.
    pub fn parse(
        name: &str,
        text: &str,
        specs: impl Iterator<Item = &'static OptionSpec> + Clone,
    ) -> Result<Self, Error> {
        let file = name.to_owned();
        let text = text.trim_start_matches('\u{feff}');
        let table = DeTable::parse(text).map_err(|error| {
            let at = FilePlace::new(text, &error.span().unwrap_or(0..0));
            let (file, line) = (file.clone(), at.line);
            match error.message() {
                "duplicate key" => {
                    let word = at.excerpt[at.span.clone()].to_owned();
                    at.error(SpecFileFault::Twice { file, line }).with_word(word)
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
                let at = FilePlace::new(text, &key.span());
                let allowed = specs.map(|spec| spec.name).collect();
                let fault = SpecFileFault::UnknownKey { file, line: at.line, allowed };
                return Err(at.error(fault).with_word(name));
            };
            match (spec.value, value_text(value.get_ref())) {
                (Some(_), Some(value)) => words.extend([format!("--{name}"), value]),
                (None, Some(value)) if value == "true" => words.push(format!("--{name}")),
                (None, Some(value)) if value == "false" => continue,
                _ => {
                    let at = FilePlace::new(text, &value.span());
                    let value = spec.value.map_or("switch", |value| value.placeholder);
                    let fault = SpecFileFault::WrongValue { file, line: at.line, value };
                    return Err(at.error(fault).with_word(name));
                }
            }
            values.push((key.span(), value.span(), spec.value.is_some()));
        }
        let line = CommandLine::from_arguments(words.iter().map(String::as_str));
        let places = option_spans(text, &line, &values);
        Ok(SpecFile { line, spans: places, name: file })
    }

    /// Returns the command line that contains the options of the file.
    pub(super) fn line(&self) -> &CommandLine {
        &self.line
    }

    /// Returns the error. If it has the span of a token of `line`, it now has the corresponding span in the
    /// file, or no span if the token belongs to no option.
    #[must_use]
    pub(super) fn place_in_file(&self, error: Error) -> Error {
        if error.excerpt != self.line.text() {
            return error;
        }
        let at = |place: &&OptionSpan| place.words.contains(&error.span.start);
        let Some(place) = self.spans.iter().find(at) else {
            return error.with_span("", 0..0);
        };
        let span = match error.span.start >= place.value_from {
            false => place.key.clone(),
            true => {
                let inside = error.span.start - place.value_from..error.span.end - place.value_from;
                let same = self.line.text().get(error.span.clone());
                let offset = |from: usize| from + place.value.start..from + place.value.start;
                let shifted = offset(inside.start).start..offset(inside.end).end;
                // A quoted value begins one character later.
                let quoted = shifted.start + 1..shifted.end + 1;
                let found = [shifted, quoted]
                    .into_iter()
                    .find(|span| same.is_some() && place.excerpt.get(span.clone()) == same);
                found.unwrap_or_else(|| place.value.clone())
            }
        };
        error.with_span(&place.excerpt, span).with_file(&self.name, place.number)
    }
}

/// Converts a TOML value to the text of a token of a command line, an array to its items joined with commas;
/// `None` for a table or a date, also within an array.
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

/// Returns the spans of each option. `text` is the file, and `line` the command line made of it. `values`
/// holds for each option, in the order of `line`, the byte spans of its name and value in the file, and
/// whether it takes a value.
fn option_spans(
    text: &str,
    line: &CommandLine,
    values: &[(Range<usize>, Range<usize>, bool)],
) -> Vec<OptionSpan> {
    let mut words = line.tokens();
    let mut places = Vec::new();
    for (key, value, is_valued) in values {
        let Some(flag) = words.next() else { break };
        let value_word = if *is_valued { words.next() } else { None };
        let own = line_range(text, key.start);
        // A value over several lines is represented by its key.
        let value = if own.contains(&value.start) && own.contains(&(value.end.max(1) - 1)) {
            value.clone()
        } else {
            key.clone()
        };
        let within = |span: &Range<usize>| span.start - own.start..span.end - own.start;
        places.push(OptionSpan {
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

/// Returns the byte span of the line of `text` that contains byte `at`, without its line ending (`\n` or
/// `\r\n`).
fn line_range(text: &str, at: usize) -> Range<usize> {
    let at = at.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |line| line + 1);
    let end = text[at..].find('\n').map_or(text.len(), |length| at + length);
    start..start + text[start..end].trim_end_matches('\r').len()
}

/// A span within one line of a file.
struct FilePlace<'t> {
    /// Number of the line, 1-based.
    line: usize,
    excerpt: &'t str,
    span: Range<usize>,
}

impl<'t> FilePlace<'t> {
    /// Creates the place of the bytes `span` of the file `text`. The span is cut at the end of the line in
    /// which it begins.
    fn new(text: &'t str, span: &Range<usize>) -> Self {
        let mut start = span.start.min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let own = line_range(text, start);
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
        Error::from(fault).with_span(self.excerpt, self.span.clone())
    }
}
