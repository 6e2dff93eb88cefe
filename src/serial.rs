//! Data for templates and for programs. In: anything that can be serialised. Out: a value that templates
//! read, or JSON. Whatever it is, it is compiled for one serialiser, behind which the others stand: for
//! each of them anew it would take a tenth of the engine of the page.

pub(crate) use erased_serde::Serialize as Data;
use tera::{Context, Value};

use crate::error::Error;

/// What templates read.
pub(crate) fn value(data: &dyn Data) -> Value {
    Value::from_serializable(data)
}

/// What a template reads by its names.
pub(crate) fn context(data: &dyn Data) -> Result<Context, Error> {
    Context::from_serialize(data).map_err(|error| Error::caused_by(&error))
}

/// What programs read.
pub(crate) fn json(data: &dyn Data) -> Result<String, Error> {
    serde_json::to_string(data).map_err(Error::defect)
}
