//! Answers the mdBook preprocessor protocol. Input: context and book as JSON. Checks: the result is the same
//! book, changed only in the text of chapters; a chapter without blocks is unchanged.

use mdbook_preprocessor::book::Book;
use serde_json::Value;

use super::tools::{check_error, text};
use carryless_book::{BookError, preprocessor};

const LONGEST: usize = 3000;

/// Paths that never end when read, or whose contents reveal something about the machine.
const DEVICES: [&str; 4] = ["/dev", "/proc", "/sys", "\\u00"];

pub(super) fn mdbook_protocol(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    if DEVICES.iter().any(|name| text.contains(name)) {
        return;
    }
    let answered = match preprocessor::run(data, |_| ()) {
        Ok(answered) => answered,
        Err(BookError::Error(error)) => return check_error(&error),
        Err(BookError::Wrong(findings)) => {
            return findings.iter().for_each(|found| check_error(&found.error));
        }
    };
    let [_, book]: [Value; 2] = serde_json::from_str(text).expect("what was read is JSON");
    let sent: Book = serde_json::from_value(book).expect("what was read is a book");
    let mut sent = serde_json::to_value(&sent).expect("a book is JSON");
    let mut back: Value = serde_json::from_str(&answered).expect("a book is JSON");
    let (before, after) = (take_texts(&mut sent), take_texts(&mut back));
    assert_eq!(sent, back, "not the same book");
    assert_eq!(before.len(), after.len());
    for (before, after) in before.iter().zip(&after) {
        let is_plain = !before.contains("carryless");
        assert!(!is_plain || after.ends_with(before.as_str()), "{before:?} became {after:?}");
    }
}

/// Empties the texts of all chapters in the JSON of a book and returns the texts.
fn take_texts(value: &mut Value) -> Vec<String> {
    let mut texts = Vec::new();
    match value {
        Value::Array(items) => texts.extend(items.iter_mut().flat_map(take_texts)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if name == "content" => texts.push(std::mem::take(text)),
                    field => texts.extend(take_texts(field)),
                }
            }
        }
        _ => {}
    }
    texts
}
