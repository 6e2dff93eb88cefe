//! Data for templates and for programs. In: anything that can be serialised. Out: a value that templates
//! read, or JSON. In the engine of the page each type is compiled for one serialiser, behind which the
//! others stand: for each of them anew it would be a fortieth larger.

pub(crate) use erased_serde::Serialize as Data;
use serde::Serialize;
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

/// What programs read. On its own ground it is written directly: that takes two thirds of the time.
pub(crate) fn json(data: &impl Serialize) -> Result<String, Error> {
    #[cfg(target_family = "wasm")]
    let data: &dyn Data = data;
    serde_json::to_string(data).map_err(Error::defect)
}
