//! The messages of one language, each parsed when it is first asked for: a page needs some thirty of
//! the three hundred that its files hold. In: files in Fluent's syntax. Out: messages as text,
//! values, other messages, and what only Fluent can decide (plurals and other choices).

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::error::Error;

/// A message: its own text, if it has one, and its attributes by name.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) value: Option<Vec<Part>>,
    pub(super) attributes: Vec<(&'static str, Vec<Part>)>,
}

/// A piece of a message.
#[derive(Debug)]
pub(super) enum Part {
    Text(&'static str),
    /// The value with this name.
    Value(&'static str),
    /// Another message.
    Message(&'static str),
    /// A choice.
    Choice(Pattern<&'static str>),
}

/// A message as it stands in its file, and as it was parsed.
#[derive(Debug)]
struct Source {
    text: &'static str,
    parsed: OnceLock<Option<Parsed>>,
}

/// Messages by their ids.
#[derive(Debug, Default)]
pub(super) struct Messages(HashMap<&'static str, Source>);

impl Messages {
    /// Adds the messages of a file.
    ///
    /// # Errors
    /// [`ErrorKind::Defect`](crate::error::ErrorKind::Defect) when an id is there already.
    pub(super) fn add(&mut self, file: &'static str) -> Result<(), Error> {
        // Mostly a message is a line.
        self.0.reserve(memchr::memchr_iter(b'\n', file.as_bytes()).count());
        for text in messages(file) {
            let id = text.split([' ', '=']).next().unwrap_or_default();
            if self.0.insert(id, Source { text, parsed: OnceLock::new() }).is_some() {
                return Err(Error::defect(format!("{id} is there twice")));
            }
        }
        Ok(())
    }

    /// The message with this id; none when there is none, or when it is not Fluent.
    pub(super) fn get(&self, id: &str) -> Option<&Parsed> {
        let source = self.0.get(id)?;
        source.parsed.get_or_init(|| parse(source.text)).as_ref()
    }
}

/// The messages of a file: each begins with a letter at the beginning of a line, and goes on to the
/// next one or to a remark.
fn messages(file: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = file;
    std::iter::from_fn(move || {
        let begins = |byte: u8| byte.is_ascii_alphabetic();
        let start = line_where(rest, begins)?;
        let text = &rest[start..];
        let first = memchr::memchr(b'\n', text.as_bytes()).map_or(text.len(), |end| end + 1);
        let next = line_where(&text[first..], |byte| begins(byte) || byte == b'#');
        let end = next.map_or(text.len(), |next| first + next);
        rest = &text[end..];
        Some(&text[..end])
    })
}

/// Where the first line stands that begins with such a byte.
fn line_where(text: &str, wanted: impl Fn(u8) -> bool) -> Option<usize> {
    let bytes = text.as_bytes();
    let starts = memchr::memchr_iter(b'\n', bytes).map(|end| end + 1);
    std::iter::once(0).chain(starts).find(|&at| bytes.get(at).is_some_and(|&byte| wanted(byte)))
}

fn parse(text: &'static str) -> Option<Parsed> {
    let resource = parser::parse_runtime(text).ok()?;
    let Some(Entry::Message(message)) = resource.body.into_iter().next() else {
        return None;
    };
    let Message { value, attributes, .. } = message;
    let attributes = attributes.into_iter();
    Some(Parsed {
        value: value.map(parts),
        attributes: attributes.map(|found| (found.id.name, parts(found.value))).collect(),
    })
}

fn parts(pattern: Pattern<&'static str>) -> Vec<Part> {
    let part = |element| match element {
        PatternElement::TextElement { value } => Part::Text(value),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Part::Value(id.name),
        PatternElement::Placeable {
            expression:
                Expression::Inline(InlineExpression::MessageReference { id, attribute: None }),
        } => Part::Message(id.name),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } if !value.contains('\\') => Part::Text(value),
        choice => Part::Choice(Pattern { elements: vec![choice] }),
    };
    pattern.elements.into_iter().map(part).collect()
}
