//! Serializes data as JSON text or as template values. Every type is compiled for one serializer, the
//! [`Emitter`], which produces either form.
//!
//! Template values differ from the JSON in three ways: long lists are shortened ([`long`]), some fields are
//! added ([`page_only`]) and others are left out ([`json_only`]). Types carry these marks; serializers other
//! than the emitter ignore them.

mod emitter;
mod marks;
mod serializer;

use serde::Serialize;
use tera::{Context, Value};

use carryless_args::error::Error;

use emitter::{Emitter, Form};
pub use marks::{
    PageOnly, json_only, long, long_at_least_20, long_if_some, long_rows, page_only, times,
};

/// Returns the data as a template value with complete lists.
pub fn value(data: &impl Serialize) -> Value {
    shortened_value(data, usize::MAX)
}

/// Returns the data as a template value in which each marked list keeps `keep` items; [`long`] marks a list.
pub fn shortened_value(data: &impl Serialize, keep: usize) -> Value {
    let mut emitter = Emitter::new(Form::Page { keep });
    match data.serialize(&mut emitter) {
        Ok(()) => emitter.into_value(),
        Err(_) => Value::none(),
    }
}

/// Returns a context for templates that has a variable for each field of the data.
///
/// # Errors
/// An internal error if the data are neither a struct nor a map.
pub fn context(data: &impl Serialize) -> Result<Context, Error> {
    let fields = value(data).into_map().ok_or_else(|| Error::internal("no fields"))?;
    let mut context = Context::new();
    for (name, field) in fields {
        let name = name.as_str().unwrap_or_default().to_owned();
        context.insert_value(name, field);
    }
    Ok(context)
}

/// Returns the data as one line of JSON.
///
/// # Errors
/// An internal error if the data contain a value that JSON cannot represent.
pub fn json(data: &impl Serialize) -> Result<String, Error> {
    text(data, Form::Json { indent: false })
}

/// Returns the data as indented JSON with one field a line.
///
/// # Errors
/// An internal error if the data contain a value that JSON cannot represent.
pub fn json_pretty(data: &impl Serialize) -> Result<String, Error> {
    text(data, Form::Json { indent: true })
}

/// Returns the data as JSON text in the form `form`: one line or indented.
fn text(data: &impl Serialize, form: Form) -> Result<String, Error> {
    let mut emitter = Emitter::new(form);
    data.serialize(&mut emitter).map_err(Error::internal)?;
    String::from_utf8(emitter.into_text()).map_err(Error::internal)
}
