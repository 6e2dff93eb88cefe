//! The messages of one language, each parsed from Fluent syntax on first use, because a page needs about 30 of 300
//! messages. Supported are text, values, references to other messages, and selections. A message with any other syntax
//! counts as missing.

use std::sync::OnceLock;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use rustc_hash::FxHashMap;

use carryless_args::error::Error;

/// A parsed message: its own text, if it has one, and its attributes by name.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) value: Option<Vec<Part>>,
    pub(super) attributes: Vec<(&'static str, Vec<Part>)>,
}

/// A part of a message.
#[derive(Debug)]
pub(super) enum Part {
    /// Text that is copied to the output unchanged.
    Text(&'static str),
    /// A placeholder: the value with this name is inserted.
    Value(&'static str),
    /// A reference: the text of the message with this id is inserted.
    Message(&'static str),
    /// A selection: the name of the value that selects, and the variants.
    Choice(&'static str, Vec<SelectVariant>),
}

/// A variant of a selection in a message: the parts to write if its key matches.
#[derive(Debug)]
pub(super) struct SelectVariant {
    pub(super) key: Key,
    pub(super) parts: Vec<Part>,
    /// Whether the variant is used when no key matches.
    pub(super) default: bool,
}

/// Key of a variant in a selection.
#[derive(Debug)]
pub(super) enum Key {
    Number(u64),
    /// A text value, or the plural category of a number, such as `one`.
    Word(&'static str),
}

/// A message as Fluent source text, with its parsed form after the first use (`None` for unsupported syntax).
#[derive(Debug)]
struct LazyMessage {
    text: &'static str,
    parsed: OnceLock<Option<Parsed>>,
}

/// The messages of one language by id.
#[derive(Debug, Default)]
pub(super) struct Messages(FxHashMap<&'static str, LazyMessage>);

impl Messages {
    /// Adds the messages of a file, given as its text; a repeated id is an internal error.
    pub(super) fn add(&mut self, file: &'static str) -> Result<(), Error> {
        // Most messages take one line.
        self.0.reserve(memchr::memchr_iter(b'\n', file.as_bytes()).count());
        for text in split_messages(file) {
            let id = memchr::memchr2(b' ', b'=', text.as_bytes()).map_or(text, |end| &text[..end]);
            if self.0.insert(id, LazyMessage { text, parsed: OnceLock::new() }).is_some() {
                return Err(Error::internal(format!("{id} is there twice")));
            }
        }
        Ok(())
    }

    /// Returns the message with this id; `None` if there is no such message or its syntax is unsupported.
    pub(super) fn get(&self, id: &str) -> Option<&Parsed> {
        let source = self.0.get(id)?;
        source.parsed.get_or_init(|| parse(source.text)).as_ref()
    }
}

/// Splits a file into messages. A message begins with a letter in the first column and ends before the next
/// message or a comment.
fn split_messages(file: &'static str) -> impl Iterator<Item = &'static str> {
    let bytes = file.as_bytes();
    let starts = memchr::memchr_iter(b'\n', bytes).map(|end| end + 1);
    let mut borders = std::iter::once(0).chain(starts).filter(move |&at| {
        bytes.get(at).is_none_or(|byte| byte.is_ascii_alphabetic() || *byte == b'#')
    });
    let mut from = borders.next();
    std::iter::from_fn(move || {
        loop {
            let start = from.filter(|&start| start < bytes.len())?;
            let end = borders.next().unwrap_or(bytes.len());
            from = Some(end);
            if bytes[start] != b'#' {
                return Some(&file[start..end]);
            }
        }
    })
}

/// Parses the text of one message; `None` if its syntax is unsupported.
fn parse(text: &'static str) -> Option<Parsed> {
    let resource = parser::parse_runtime(text).ok()?;
    let Some(Entry::Message(message)) = resource.body.into_iter().next() else {
        return None;
    };
    let Message { value, attributes, .. } = message;
    let attribute =
        |found: Attribute<&'static str>| Some((found.id.name, parse_parts(found.value)?));
    Some(Parsed {
        value: match value {
            Some(value) => Some(parse_parts(value)?),
            None => None,
        },
        attributes: attributes.into_iter().map(attribute).collect::<Option<_>>()?,
    })
}

fn parse_parts(pattern: Pattern<&'static str>) -> Option<Vec<Part>> {
    pattern.elements.into_iter().map(parse_part).collect()
}

fn parse_part(element: PatternElement<&'static str>) -> Option<Part> {
    let expression = match element {
        PatternElement::TextElement { value } => return Some(Part::Text(value)),
        PatternElement::Placeable { expression } => expression,
    };
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Some(Part::Value(id.name))
        }
        Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
            Some(Part::Message(id.name))
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            Some(Part::Text(value))
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let ways = variants.into_iter().map(parse_variant).collect::<Option<_>>()?;
            Some(Part::Choice(id.name, ways))
        }
        _ => None,
    }
}

fn parse_variant(variant: Variant<&'static str>) -> Option<SelectVariant> {
    let key = match variant.key {
        VariantKey::Identifier { name } => Key::Word(name),
        VariantKey::NumberLiteral { value } => Key::Number(value.parse().ok()?),
    };
    Some(SelectVariant { key, parts: parse_parts(variant.value)?, default: variant.default })
}
