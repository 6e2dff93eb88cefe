//! The serializer of the crate: emits JSON text or a template value. The traits of Serde are implemented for it
//! in `serializer.rs`.

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::ops::Range;

use serde::ser;
use tera::value::Key;
use tera::{Map, Value};

use super::marks::{JSON_ONLY, Long, PAGE_ONLY};
use crate::elide::kept_ends;

/// Initial capacity of the JSON buffer in bytes, enough for an answer about a few small piles.
const ANSWER: usize = 1 << 11;

/// Form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// JSON text; if `indent`, with one field a line, otherwise on one line.
    Json { indent: bool },
    /// A template value in which lists with a mark keep `keep` items.
    Page { keep: usize },
}

/// A list or map of a template value that is not finished yet, with the name of the field that it belongs to.
#[derive(Debug)]
struct Open {
    key: Option<Cow<'static, str>>,
    parts: Parts,
}

/// The finished items of a list, or fields of a map, that is not finished itself.
#[derive(Debug)]
enum Parts {
    List(Vec<Value>),
    Map(Map),
}

/// The serializer of the crate: writes JSON text or builds a template value.
#[derive(Debug)]
pub(super) struct Emitter {
    form: Form,
    /// JSON written so far, in UTF-8.
    text: Vec<u8>,
    /// Number of unfinished lists and maps in the JSON so far.
    depth: usize,
    /// Whether the next part of the JSON needs a comma before it.
    follows: bool,
    /// Lists and maps of the template value that are not finished yet, outermost first.
    open: Vec<Open>,
    /// The template value, once it is finished.
    value: Option<Value>,
    /// Name of the field whose value comes next; `None` for an item of a list.
    pub(super) key: Option<Cow<'static, str>>,
    /// Whether the next string or number is the name of a field.
    pub(super) takes_key: bool,
    /// Mark of the list that comes next; `None` if the list is not to be shortened.
    pub(super) long: Option<Long>,
}

/// The reason why data cannot be serialized, as a message.
#[derive(Debug)]
pub(super) struct Failure(pub(super) String);

impl Display for Failure {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

impl ser::Error for Failure {
    fn custom<T: Display>(message: T) -> Self {
        Failure(message.to_string())
    }
}

impl Emitter {
    pub(super) fn new(form: Form) -> Self {
        let text =
            if matches!(form, Form::Json { .. }) { Vec::with_capacity(ANSWER) } else { Vec::new() };
        let open = Vec::new();
        let (depth, follows, takes_key) = (0, false, false);
        Emitter { form, text, depth, follows, open, value: None, key: None, takes_key, long: None }
    }

    /// Returns the JSON text in UTF-8.
    pub(super) fn into_text(self) -> Vec<u8> {
        self.text
    }

    /// Returns the finished template value.
    pub(super) fn into_value(self) -> Value {
        self.value.unwrap_or_else(Value::none)
    }

    fn is_page(&self) -> bool {
        matches!(self.form, Form::Page { .. })
    }

    /// Starts a new line of indented JSON.
    fn start_line(&mut self) {
        if self.form == (Form::Json { indent: true }) {
            self.text.push(b'\n');
            (0..self.depth).for_each(|_| self.text.extend_from_slice(b"  "));
        }
    }

    /// Writes what precedes a part of the JSON: comma, line break and name of the field, as needed.
    fn start_part(&mut self) {
        if self.follows {
            self.text.push(b',');
        }
        if self.depth > 0 {
            self.start_line();
        }
        self.follows = true;
        if let Some(key) = self.key.take() {
            match key {
                // A field name from Rust needs no escaping.
                Cow::Borrowed(name) => {
                    self.text.push(b'"');
                    self.text.extend_from_slice(name.as_bytes());
                    self.text.push(b'"');
                }
                Cow::Owned(name) => write_string(&mut self.text, &name),
            }
            self.text.push(b':');
            if self.form == (Form::Json { indent: true }) {
                self.text.push(b' ');
            }
        }
    }

    /// Adds a finished value to the innermost unfinished list or map of the template value.
    fn put(&mut self, value: Value) {
        match self.open.last_mut().map(|open| &mut open.parts) {
            None => self.value = Some(value),
            Some(Parts::List(items)) => items.push(value),
            Some(Parts::Map(fields)) => {
                let key = match self.key.take().unwrap_or_default() {
                    Cow::Borrowed(name) => Key::from(name),
                    Cow::Owned(name) => Key::from(name),
                };
                fields.insert(key, value);
            }
        }
    }

    /// Emits a scalar value: the bytes `json` in JSON, or the result of `value` in a template value.
    pub(super) fn emit_scalar(&mut self, json: &[u8], value: impl FnOnce() -> Value) {
        if self.is_page() {
            self.put(value());
        } else {
            self.start_part();
            self.text.extend_from_slice(json);
        }
    }

    /// Emits a number, or uses it as the name of the next field if `takes_key` is set.
    pub(super) fn number(&mut self, number: impl itoa::Integer + Display + Copy + Into<Value>) {
        if self.takes_key {
            self.takes_key = false;
            self.key = Some(Cow::Owned(number.to_string()));
            return;
        }
        let mut digits = itoa::Buffer::new();
        self.emit_scalar(digits.format(number).as_bytes(), || number.into());
    }

    /// Emits a string, or uses it as the name of the next field if `takes_key` is set.
    pub(super) fn string(&mut self, text: &str) {
        if self.takes_key {
            self.takes_key = false;
            self.key = Some(Cow::Owned(text.to_owned()));
        } else if self.is_page() {
            self.put(Value::from(text));
        } else {
            self.start_part();
            write_string(&mut self.text, text);
        }
    }

    /// Begins a list of `len` items.
    pub(super) fn begin_list(&mut self, len: usize) {
        self.begin(b'[', || Parts::List(Vec::with_capacity(len)));
    }

    /// Begins a map of `len` fields.
    pub(super) fn begin_map(&mut self, len: usize) {
        self.begin(b'{', || Parts::Map(Map::with_capacity_and_hasher(len, Default::default())));
    }

    /// Begins a list or map: writes `bracket` in JSON, or opens `parts()` in a template value.
    fn begin(&mut self, bracket: u8, parts: impl FnOnce() -> Parts) {
        if self.is_page() {
            let key = self.key.take();
            self.open.push(Open { key, parts: parts() });
        } else {
            self.start_part();
            self.text.push(bracket);
            self.depth += 1;
            self.follows = false;
        }
    }

    /// Ends the innermost list or map; `bracket` closes it in JSON.
    pub(super) fn end(&mut self, bracket: u8) {
        if !self.is_page() {
            self.depth -= 1;
            if self.follows {
                self.start_line();
            }
            self.follows = true;
            self.text.push(bracket);
        } else if let Some(Open { key, parts }) = self.open.pop() {
            self.key = key;
            self.put(match parts {
                Parts::List(items) => Value::from(items),
                Parts::Map(fields) => Value::from(fields),
            });
        }
    }

    /// Returns the range of items (0-based) to leave out of the list that begins now, empty in JSON, and
    /// whether the gap in their place is a number alone instead of `{"left_out": n}`. `len` is the number of
    /// items; with `None` nothing is left out. Clears the mark that the list is long, so that it does not apply
    /// to the next list.
    pub(super) fn take_gap(&mut self, len: Option<usize>) -> (Range<usize>, bool) {
        let (Some(long), Form::Page { keep }) = (self.long.take(), self.form) else {
            return (0..0, false);
        };
        let total = len.unwrap_or_default();
        let ends = if keep == usize::MAX { None } else { kept_ends(total, long.keep_count(keep)) };
        (ends.map_or(0..0, |(head, tail)| head..total - tail), long.bare_gap)
    }

    /// Emits the gap that replaces `left_out` items of a list: the number alone if `is_bare`, otherwise
    /// `{"left_out": n}`.
    pub(super) fn put_gap(&mut self, left_out: usize, is_bare: bool) {
        if is_bare {
            self.number(left_out as u64);
        } else {
            self.begin_map(1);
            self.key = Some(Cow::Borrowed("left_out"));
            self.number(left_out as u64);
            self.end(b'}');
        }
    }

    /// Whether a field with the mark `name` belongs to the output. If not, forgets the name of the field.
    pub(super) fn accepts_mark(&mut self, name: &str) -> bool {
        let passes = match name {
            PAGE_ONLY => self.is_page(),
            JSON_ONLY => !self.is_page(),
            _ => true,
        };
        if !passes {
            self.key = None;
        }
        passes
    }
}

/// Appends `string` to `text` as a JSON string: escaped and in quotation marks.
fn write_string(text: &mut Vec<u8>, string: &str) {
    let _ = serde_json::to_writer(text, string);
}
