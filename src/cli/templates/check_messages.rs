//! Checks a user's message file: its syntax, its messages and their values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;

use super::{TemplateFault, at_place};
use carryless_args::error::Error;

/// Values of the messages in a file, by id; an attribute has the id `message.attribute`.
type Values<'t> = BTreeMap<String, BTreeSet<&'t str>>;

/// Name of the value that every message has.
const READER: &str = "reader";

/// Checks that the message file `text` parses, that it has every message of `embedded`, the file that it replaces, and
/// that no message uses a value which that file does not use. `file` is its name in errors.
pub(super) fn check(text: &str, embedded: &str, file: &str) -> Result<(), Error> {
    let parsed = match parser::parse(text) {
        Ok(parsed) => parsed,
        Err((_, faults)) => {
            let Some(first) = faults.into_iter().next() else { return Ok(()) };
            let reason = first.kind.to_string().trim_end_matches('.').to_owned();
            return Err(at_place(TemplateFault::Syntax { reason }.into(), text, first.pos, file));
        }
    };
    let own = values(&parsed);
    let Ok(known) = parser::parse(embedded) else { return Ok(()) };
    let known = values(&known);
    // The same message of another file may use a value that this file does not use.
    let all: BTreeSet<&str> = known.values().flatten().copied().chain([READER]).collect();
    if let Some(id) = known.keys().find(|id| !own.contains_key(*id)) {
        let end = text.len().saturating_sub(1)..text.len();
        let missing = TemplateFault::NoMessage { id: id.clone() };
        return Err(at_place(missing.into(), text, end, file));
    }
    for (id, names) in &own {
        let allowed = known.get(id);
        let is_known = |name: &str| match allowed {
            Some(allowed) => allowed.contains(name) || name == READER,
            None => all.contains(name),
        };
        if let Some(name) = names.iter().find(|name| !is_known(name)) {
            let known: Vec<&str> = allowed.into_iter().flatten().copied().collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            let place = place_of(text, id, name);
            let fault = TemplateFault::NoValue { id: id.clone(), name: (*name).to_owned(), known };
            return Err(at_place(fault.into(), text, place, file));
        }
    }
    Ok(())
}

/// Returns the byte range of the first `$name` after the beginning of the message `id` (or `id.attribute`).
fn place_of(text: &str, id: &str, name: &str) -> std::ops::Range<usize> {
    let message = id.split('.').next().unwrap_or(id);
    let starts = text.match_indices(message).map(|(at, _)| at);
    let mut starts = starts.filter(|at| *at == 0 || text[..*at].ends_with('\n'));
    let start = starts.next().unwrap_or_default();
    let word = ["$", name].concat();
    let at = text[start..].find(&word).map_or(start, |at| start + at);
    at..at + word.len()
}

/// Returns the values of every message and attribute of a file.
fn values<'t>(resource: &Resource<&'t str>) -> Values<'t> {
    let mut found = Values::new();
    for entry in &resource.body {
        let Entry::Message(Message { id, value, attributes, .. }) = entry else { continue };
        if let Some(value) = value {
            collect(value, found.entry(id.name.to_owned()).or_default());
        }
        for attribute in attributes {
            let id = format!("{}.{}", id.name, attribute.id.name);
            collect(&attribute.value, found.entry(id).or_default());
        }
    }
    found
}

/// Adds the names of the values that a pattern uses to `names`.
fn collect<'t>(pattern: &Pattern<&'t str>, names: &mut BTreeSet<&'t str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, names);
        }
    }
}

fn collect_expression<'t>(expression: &Expression<&'t str>, names: &mut BTreeSet<&'t str>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            variants.iter().for_each(|variant| collect(&variant.value, names));
        }
    }
}

fn collect_inline<'t>(inline: &InlineExpression<&'t str>, names: &mut BTreeSet<&'t str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name);
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, names),
        _ => {}
    }
}
