//! Compares `templates/web/page.d.ts`, by which tsc checks the page's script, with the schemas of request and
//! reply. `UPDATE=1` writes it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use carryless_web::{File, Reply, Request};
use schemars::schema_for;
use serde_json::Value;

const HEAD: &str = "/* What the script of the page and its engine say to each other: made of the schemas of \
                    src/web.rs by `UPDATE=1 cargo test types`. */\n";

/// TypeScript type of a schema.
fn written(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return name.rsplit('/').next().unwrap().to_owned();
    }
    let one = |name: &Value| match name.as_str().unwrap() {
        "integer" | "number" => "number".to_owned(),
        "array" => format!("{}[]", written(&schema["items"])),
        "object" => format!("Record<string, {}>", written(&schema["additionalProperties"])),
        name @ ("string" | "boolean" | "null") => name.to_owned(),
        other => panic!("{other}: {schema}"),
    };
    match &schema["type"] {
        Value::Array(names) => names.iter().map(one).collect::<Vec<_>>().join(" | "),
        name => one(name),
    }
}

fn interface(name: &str, schema: &Value) -> String {
    // In the order of their names: that of the schema depends on how serde_json is built.
    let fields: BTreeMap<_, _> = schema["properties"].as_object().unwrap().iter().collect();
    assert!(!fields.is_empty(), "{name}");
    let lines = fields.into_iter().map(|(field, schema)| {
        let told = schema["description"].as_str().unwrap().replace('\n', " ");
        format!("  /** {told} */\n  {field}: {};\n", written(schema))
    });
    let told = schema["description"].as_str().unwrap();
    format!("\n/** {told} */\nexport interface {name} {{\n{}}}\n", lines.collect::<String>())
}

#[test]
fn the_types_of_the_script_are_those_of_the_schemas() {
    let schemas = [
        ("File", schema_for!(File)),
        ("Reply", schema_for!(Reply)),
        ("Request", schema_for!(Request)),
    ];
    let types = schemas.iter().map(|(name, schema)| interface(name, schema.as_value()));
    let text = HEAD.to_owned() + &types.collect::<String>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/web/page.d.ts");
    let stands = fs::read_to_string(&path).unwrap_or_default();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(stands, text, "UPDATE=1 writes templates/web/page.d.ts");
}
