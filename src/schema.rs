//! The embedded JSON Schemas of explanations and of recorded matches.

use serde_json::Value;

/// JSON Schema, as text, of the JSON of every explanation; printed by `explain --schema`.
pub(crate) const EXPLANATION: &str = include_str!("../docs/schema.json");

/// Returns the JSON Schema [`EXPLANATION`] as a parsed value.
pub(crate) fn explanation() -> Value {
    serde_json::from_str(EXPLANATION).unwrap_or_default()
}

/// JSON Schema, as text, of the JSON record of every match; printed by `play --schema`.
#[cfg(feature = "cli")]
pub(crate) const MATCH: &str = include_str!("../docs/match.schema.json");
