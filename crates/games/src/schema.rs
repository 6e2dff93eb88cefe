//! The trait of types with a JSON Schema. With the feature `schema` it is that of `schemars`, and a test compares
//! the schema files with the types.

#[cfg(feature = "schema")]
pub use schemars::JsonSchema;

/// Stand-in for the trait of `schemars` while the feature `schema` is off. Every type implements it.
#[cfg(not(feature = "schema"))]
pub trait JsonSchema {}

#[cfg(not(feature = "schema"))]
impl<T: ?Sized> JsonSchema for T {}
