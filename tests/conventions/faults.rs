//! Compares the error declarations of all modules with the message catalogues: every error has a message in
//! every language, messages and hints use exactly the declared fields, and no message is unused.

use std::collections::{BTreeMap, BTreeSet};

use super::nothing_found;
use super::source::{read, source_files};
use super::words::{languages, variables};

/// Field names of each error that the program declares, by error id.
fn declared() -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for path in source_files() {
        let text = read(&path);
        for block in text.split("\nfaults! {\n").skip(1) {
            let block = block.split("\n}\n").next().unwrap_or_default();
            for (id, fields) in faults(block) {
                assert!(all.insert(id.clone(), fields).is_none(), "{path}: {id} is declared twice");
            }
        }
    }
    all
}

/// Parses `Name { field: Type } = "id",` for each error of a declaration. Returns id and field names.
fn faults(block: &str) -> Vec<(String, BTreeSet<String>)> {
    let code = block.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join(" ");
    let (_, inside) = code.split_once('{').expect("an enum");
    let pieces: Vec<&str> = inside.split('"').collect();
    let each = pieces.chunks_exact(2).map(|piece| {
        let fields = piece[0].split_once('{').map_or("", |(_, fields)| fields);
        let names = fields.split(',').filter_map(|field| field.split_once(':'));
        (piece[1].to_owned(), names.map(|(name, _)| name.trim().to_owned()).collect())
    });
    each.collect()
}

#[test]
fn every_error_has_its_message_and_every_message_its_error() {
    let declared = declared();
    assert!(declared.len() > 100, "only {} faults were found", declared.len());
    let mut findings = Vec::new();
    for (code, messages) in languages() {
        let mut used: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut said = BTreeSet::new();
        for (name, pattern) in &messages {
            let Some(id) = name.split_once(' ').and_then(|(_, id)| id.strip_prefix("error-"))
            else {
                continue;
            };
            let fault = id.split_once('.').map_or(id, |(fault, _)| fault);
            if fault == id {
                said.insert(id);
            }
            used.entry(fault).or_default().extend(variables(pattern));
        }
        for (id, fields) in &declared {
            let Some(used) = used.get(id.as_str()).filter(|_| said.contains(id.as_str())) else {
                findings.push(format!("{code}: no sentence for {id}"));
                continue;
            };
            let fields: BTreeSet<&str> = fields.iter().map(String::as_str).collect();
            let used: BTreeSet<&str> =
                used.iter().copied().filter(|name| *name != "word").collect();
            if used != fields {
                findings.push(format!("{code} {id}: the sentence uses {used:?}, has {fields:?}"));
            }
        }
        let left = used.keys().filter(|id| !declared.contains_key(**id));
        findings.extend(left.map(|id| format!("{code}: nobody declares {id}")));
    }
    nothing_found("faults and their sentences do not fit", &findings);
}

#[test]
fn error_declarations_are_parsed() {
    let block = "    /// About, a: \"b\".\n    enum Bag {\n        /// X.\n        Full { most: Vec<u64>, least: u64 } =\n            \"bag-full\",\n        Torn = \"bag-torn\" => Outside,\n        Odd { by: u64 } = \"bag-odd\",\n    }";
    let found = faults(block);
    let names: Vec<&str> = found.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(names, ["bag-full", "bag-torn", "bag-odd"]);
    assert_eq!(found[0].1, BTreeSet::from(["most".to_owned(), "least".to_owned()]));
    assert!(found[1].1.is_empty());
}
