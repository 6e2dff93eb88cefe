//! Compares the committed JSON Schemas with those of the types. `UPDATE=1` writes them.

use std::fs;
use std::path::Path;

use carryless_games::game::Hinted;
use carryless_games::games::Explanation;
use carryless_play::Record;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

fn generator() -> SchemaGenerator {
    SchemaGenerator::new(SchemaSettings::default().for_serialize())
}

/// Compares a schema file of the repository with `types`, the schema of the types.
#[track_caller]
fn check(path: &str, types: &Value) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, serde_json::to_string_pretty(types).unwrap() + "\n").unwrap();
    }
    let committed: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert!(committed == *types, "{path} differs from the types: UPDATE=1 writes it");
}

#[test]
fn explanation_schema_matches_the_types() {
    let mut generator = generator();
    let answers = [generator.subschema_for::<Explanation>(), generator.subschema_for::<Hinted>()];
    let dialect = generator.settings().meta_schema.clone();
    let types = generator.take_definitions(true);
    let schema = json!({ "$schema": dialect, "anyOf": answers, "$defs": types });
    check("docs/schema.json", &schema);
}

#[test]
fn match_schema_matches_the_types() {
    let schema = generator().into_root_schema_for::<Record>().to_value();
    check("docs/match.schema.json", &schema);
}
