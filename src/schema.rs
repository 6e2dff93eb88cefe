//! The embedded JSON Schemas of explanations and of recorded matches. With the feature `schema` the types
//! derive [`JsonSchema`], and a test compares the schema files with them.

use serde_json::Value;

/// JSON Schema, as text, of the JSON of every explanation; printed by `explain --schema`.
pub(crate) const EXPLANATION: &str = include_str!("../docs/schema.json");

/// Returns the JSON Schema [`EXPLANATION`] as a parsed value.
pub(crate) fn explanation() -> Value {
    serde_json::from_str(EXPLANATION).unwrap_or_default()
}

/// JSON Schema, as text, of the JSON record of every match; printed by `play --schema`.
#[cfg_attr(not(feature = "cli"), allow(dead_code, reason = "only the command line prints it"))]
pub(crate) const MATCH: &str = include_str!("../docs/match.schema.json");

#[cfg(feature = "schema")]
pub(crate) use schemars::JsonSchema;

/// Stand-in for the trait of `schemars` while the feature `schema` is off. Every type implements it.
#[cfg(not(feature = "schema"))]
pub(crate) trait JsonSchema {}

#[cfg(not(feature = "schema"))]
impl<T: ?Sized> JsonSchema for T {}

/// Returns the JSON Schema [`MATCH`] as a parsed value.
#[cfg(any(test, fuzzing))]
pub(crate) fn recorded_match() -> Value {
    serde_json::from_str(MATCH).unwrap_or_default()
}
