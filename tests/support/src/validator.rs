//! Checks JSON against a JSON Schema, for tests and fuzz targets.

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;

/// URI under which the schema is registered; nothing is read from there.
const PLACE: &str = "file:///schema.json";

/// A compiled JSON Schema.
pub struct Validator {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Validator {
    /// Compiles a schema. Panics if it is invalid in its own dialect.
    pub fn new(schema: &Value) -> Self {
        let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
        compiler.add_resource(PLACE, schema.clone()).expect("a URL");
        let index = match compiler.compile(PLACE, &mut schemas) {
            Ok(index) => index,
            Err(error) => panic!("not a schema: {error:#}"),
        };
        Validator { schemas, index }
    }

    /// Whether the schema accepts this value.
    pub fn is_valid(&self, value: &Value) -> bool {
        self.schemas.validate(value, self.index).is_ok()
    }

    /// Panics with the paths at which the value breaks the schema, if it does. `name` names the value in the
    /// message.
    #[track_caller]
    pub fn assert_valid(&self, value: &Value, name: &str) {
        if let Err(error) = self.schemas.validate(value, self.index) {
            let error = error.to_string();
            let places: Vec<&str> = error.lines().take(20).collect();
            panic!("{name} is not as the schema says:\n{}\n{value}", places.join("\n"));
        }
    }
}
