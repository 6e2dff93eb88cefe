//! Compares the message catalogues of all languages: same files, messages, attributes and values. Templates
//! request only existing messages, and bold markup renders as bold.

use std::collections::{BTreeMap, BTreeSet};

use carryless_render::i18n::Language;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use pulldown_cmark::{Event, Parser, Tag};

use super::nothing_found;
use super::source::{files, read};

/// Plural categories that Fluent selects by.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// Patterns of messages, by `file id` or `file id.attribute`.
pub(super) type Messages = BTreeMap<String, Pattern<String>>;

pub(super) fn languages() -> Vec<(&'static str, Messages)> {
    let languages: Vec<_> =
        Language::all().map(|language| (language.code(), messages(language.code()))).collect();
    assert!(languages.len() > 1, "the languages were not found");
    languages
}

fn messages(code: &str) -> Messages {
    let mut messages = Messages::new();
    for path in files(&format!("templates/wording/{code}"), ".ftl") {
        let file = path.rsplit('/').next().unwrap_or_default();
        let resource = parser::parse(read(&path))
            .unwrap_or_else(|(_, errors)| panic!("{path} is not Fluent: {errors:?}"));
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name, message.value, message.attributes),
                Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(term.value), term.attributes)
                }
                Entry::Junk { content } => panic!("{path} is not Fluent: {content}"),
                _ => continue,
            };
            for attribute in attributes {
                let name = format!("{file} {id}.{}", attribute.id.name);
                messages.insert(name, attribute.value);
            }
            if let Some(value) = value {
                messages.insert(format!("{file} {id}"), value);
            }
        }
    }
    messages
}

#[test]
fn all_languages_have_the_same_messages() {
    let languages = languages();
    let mut findings = Vec::new();
    for (code, messages) in &languages {
        for (other, others) in &languages {
            let missing = others.keys().filter(|id| !messages.contains_key(*id));
            findings.extend(missing.map(|id| format!("{code} lacks {id}, which {other} has")));
        }
    }
    nothing_found("the languages do not have the same messages", &findings);
}

#[test]
fn all_languages_use_the_same_variables() {
    let languages = languages();
    let (first, theirs) = &languages[0];
    let mut findings = Vec::new();
    for (code, messages) in &languages[1..] {
        for (id, pattern) in messages {
            let Some(other) = theirs.get(id) else {
                continue;
            };
            let (mut mine, mut yours) = (variables(pattern), variables(other));
            // The grammar of each language decides which words depend on the reader.
            mine.remove("reader");
            yours.remove("reader");
            if mine != yours {
                findings.push(format!("{id}: {code} {mine:?}, {first} {yours:?}"));
            }
        }
    }
    nothing_found("a message does not use the same values in each language", &findings);
}

/// Names of all variables in a pattern, nested ones included.
pub(super) fn variables(pattern: &Pattern<String>) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    let mut expressions: Vec<&Expression<String>> = placeables(pattern).collect();
    while let Some(expression) = expressions.pop() {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                expressions.extend(variants.iter().flat_map(|variant| placeables(&variant.value)));
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                names.insert(id.name.as_str());
            }
            InlineExpression::Placeable { expression } => expressions.push(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                names.extend(arguments.positional.iter().filter_map(|argument| match argument {
                    InlineExpression::VariableReference { id } => Some(id.name.as_str()),
                    _ => None,
                }));
            }
            _ => {}
        }
    }
    names
}

fn placeables(pattern: &Pattern<String>) -> impl Iterator<Item = &Expression<String>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    })
}

#[test]
fn a_choice_by_plurals_names_no_other_message() {
    // Fluent formats it alone, without the other messages and the reader.
    let mut findings = Vec::new();
    for (code, messages) in languages() {
        for (id, pattern) in &messages {
            if placeables(pattern).any(|placeable| asks_too_much(placeable, false)) {
                findings.push(format!("{code} {id}"));
            }
        }
    }
    nothing_found("a choice by plurals names a message or the reader", &findings);
}

/// Whether a plural selection contains something that only the program can format.
fn asks_too_much(expression: &Expression<String>, in_plural: bool) -> bool {
    match expression {
        Expression::Inline(InlineExpression::MessageReference { .. }) => in_plural,
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            in_plural && id.name == "reader"
        }
        Expression::Inline(_) => false,
        Expression::Select { selector, variants } => {
            let plural = |key: &VariantKey<String>| matches!(key, VariantKey::Identifier { name } if PLURALS.contains(&name.as_str()));
            let in_plural = in_plural
                || variants.iter().any(|variant| !variant.default && plural(&variant.key));
            let by_reader = matches!(selector, InlineExpression::VariableReference { id } if id.name == "reader");
            in_plural && by_reader
                || variants
                    .iter()
                    .flat_map(|variant| placeables(&variant.value))
                    .any(|inner| asks_too_much(inner, in_plural))
        }
    }
}

#[test]
fn templates_ask_only_for_messages_that_exist() {
    let languages = languages();
    let mut asked = 0;
    let mut findings = Vec::new();
    for path in files("templates", "").iter().filter(|path| !path.ends_with(".ftl")) {
        for (key, is_whole) in keys(&read(path)) {
            asked += 1;
            for (code, messages) in &languages {
                let mut ids = messages.keys().filter_map(|id| id.split_once(' '));
                let found = ids.any(|(_, id)| says(id, &key) || !is_whole && id.starts_with(&key));
                if !found {
                    findings.push(format!("{path}: no words in {code} for {key}"));
                }
            }
        }
    }
    nothing_found("a template asks for words that do not exist", &findings);
    assert!(asked > 0, "no template asks for words");
}

/// Whether the message `id` belongs to a key of a template or is shared by all games.
fn says(id: &str, key: &str) -> bool {
    let shared = |said: &str| key.split_once('-').is_some_and(|(_, wanted)| wanted == said);
    id == key || id.strip_prefix("game-").is_some_and(shared)
}

/// Keys that a template requests by `key="…"`. The flag is false if the template appends more by `~` or by a
/// field of each row.
fn keys(template: &str) -> Vec<(String, bool)> {
    let found = template.match_indices("key").filter_map(|(at, word)| {
        let alone = !template[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let value = template[at + word.len()..].trim_start().strip_prefix('=')?.trim_start();
        let quote = value.chars().next().filter(|c| alone && "\"'`".contains(*c))?;
        let (key, after) = value[1..].split_once(quote)?;
        let joined = ["~", ", by="].iter().any(|joint| after.trim_start().starts_with(joint));
        Some((key.to_owned(), !joined))
    });
    found.collect()
}

#[test]
fn bold_markup_renders_as_bold() {
    let mut checked = 0;
    let mut findings = Vec::new();
    for (code, messages) in languages() {
        for (id, pattern) in &messages {
            for text in ["中", "7"].iter().flat_map(|value| texts(pattern, value)) {
                if text.contains("**") {
                    checked += 1;
                    findings.extend(literal_bold(&text).then(|| format!("{code} {id}: {text}")));
                }
            }
        }
    }
    nothing_found("`**` stays in the page", &findings);
    assert!(checked > 0, "no message is bold");
}

/// Every text that a pattern can produce, with each variable replaced by `value`.
fn texts(pattern: &Pattern<String>, value: &str) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let endings = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => expression_texts(expression, value),
        };
        let longer =
            texts.iter().flat_map(|text| endings.iter().map(move |e| format!("{text}{e}")));
        texts = longer.collect();
    }
    texts
}

fn expression_texts(expression: &Expression<String>, filler: &str) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| texts(&variant.value, filler)).collect()
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            expression_texts(expression, filler)
        }
        Expression::Inline(_) => vec![filler.to_owned()],
    }
}

/// Whether stars are left over after rendering the text as Markdown.
fn literal_bold(text: &str) -> bool {
    let mut shown = String::new();
    let mut bold = 0;
    for event in Parser::new(text) {
        match event {
            Event::Text(text) | Event::Code(text) => shown.push_str(&text),
            Event::Start(Tag::Strong) => bold += 1,
            _ => {}
        }
    }
    shown.contains("**") || bold * 2 != text.matches("**").count()
}

#[test]
fn faulty_messages_are_found() {
    assert!(literal_bold("它**“奇数”**列"));
    assert!(!literal_bold("它“**奇数**”列"));
    let asked =
        keys("{{ t(key=\"a-b\", n=1) }} {{ t(n=2, key = 'c-' ~ kind) }} {% set monkey=\"d\" %}");
    assert_eq!(asked, [("a-b".to_owned(), true), ("c-".to_owned(), false)]);
    let asked =
        keys("{{ rows | lines(key=\"a-\", by=\"b\") }} {{ rows | lines(key=\"c\", limit=1) }}");
    assert_eq!(asked, [("a-".to_owned(), false), ("c".to_owned(), true)]);
    let source = "a = { $x ->\n    [1] one { $y }\n   *[other] { NUMBER($z) } more\n } end";
    let resource = parser::parse(source.to_owned()).unwrap();
    let Some(Entry::Message(message)) = resource.body.first() else { panic!("no message") };
    let pattern = message.value.as_ref().unwrap();
    assert_eq!(variables(pattern), BTreeSet::from(["x", "y", "z"]));
    assert_eq!(texts(pattern, "7"), ["one 7 end", "7 more end"]);
    for (choice, wrong) in [
        ("{ $x ->\n    [one] { you }\n   *[other] b\n }", true),
        (
            "{ $x ->\n    [one] a\n   *[other] { $y ->\n        [1] { you }\n       *[2] b\n    }\n }",
            true,
        ),
        (
            "{ $x ->\n    [one] { $reader ->\n        [second] a\n       *[first] b\n    }\n   *[other] b\n }",
            true,
        ),
        ("{ $x ->\n    [1] { you }\n   *[other] { $reader }\n } { you }", false),
    ] {
        let resource = parser::parse(format!("a = {choice}")).unwrap();
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("no message") };
        let pattern = message.value.as_ref().unwrap();
        let found = placeables(pattern).any(|placeable| asks_too_much(placeable, false));
        assert_eq!(found, wrong, "{choice}");
    }
}
