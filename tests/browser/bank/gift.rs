//! gift-pegjs parses every GIFT file. Much that is wrong parses all the same, so the questions are counted
//! by their types, and names, ids and answers are compared.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{HOSTILE, LANGUAGES, counted, parsed, written};
use crate::program::root;

/// The questions of a file, without its categories.
fn read(path: &Path) -> Vec<Value> {
    let mut command = Command::new("node");
    command.arg(root().join("tests/browser/consumers/gift.mjs")).arg(path);
    let all = parsed(&mut command);
    let questions = all[path.to_str().unwrap()].as_array().unwrap();
    questions.iter().filter(|question| question["type"] != "Category").cloned().collect()
}

#[test]
#[ignore = "needs Node.js and `npm ci` in tests/browser"]
fn gift_pegjs_reads_every_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.gift");
    let mut types: BTreeMap<String, usize> = BTreeMap::new();
    for language in LANGUAGES {
        for seed in ["1", "2", "3"] {
            let said = written(&path, &["--lang", language, "--seed", seed]);
            let questions = read(&path);
            assert_eq!(questions.len(), counted(&said), "{language} {seed}");
            let ids: BTreeSet<&str> = questions.iter().filter_map(|it| it["id"].as_str()).collect();
            assert_eq!(ids.len(), questions.len(), "{language} {seed}: an id twice or none");
            for question in &questions {
                sound(question);
                *types.entry(question["type"].as_str().unwrap().to_owned()).or_default() += 1;
            }
        }
    }
    let known: Vec<&str> = types.keys().map(String::as_str).collect();
    assert_eq!(known, ["Essay", "MC", "Numerical", "Short"], "{types:?}");
    assert_eq!(types["Essay"], 9, "only proofs are for a person to read: {types:?}");
}

/// It has a name, something that is asked, a solution, and an answer that earns everything.
fn sound(question: &Value) {
    for part in ["title", "stem", "feedback"] {
        let text = question[part].as_str().unwrap_or_default();
        assert!(!text.trim().is_empty(), "no {part}: {question:.600}");
    }
    if question["type"] == "Essay" {
        return;
    }
    let choices = question["choices"].as_array().unwrap();
    let weight = |choice: &Value| match choice["weight"].as_f64() {
        Some(weight) => weight,
        None if choice["right"] == true => 100.0,
        None => 0.0,
    };
    let each: Vec<f64> = choices.iter().map(weight).collect();
    let most: f64 = match each.contains(&100.0) {
        true => 100.0,
        false => each.iter().filter(|weight| **weight > 0.0).sum(),
    };
    assert!((most - 100.0).abs() < 0.01, "{most} % at most: {question:.600}");
    assert!(choices.iter().all(|choice| choice["text"] != "*"), "{question:.600}");
}

#[test]
#[ignore = "needs Node.js and `npm ci` in tests/browser"]
fn hostile_titles_stay_titles() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.gift");
    let plain = written(&path, &["--lang", "en", "--seed", "1"]);
    let stems: Vec<Value> = read(&path).iter().map(|it| it["stem"].clone()).collect();
    for title in HOSTILE {
        let said = written(&path, &["--lang", "en", "--seed", "1", "--title", title]);
        assert_eq!(counted(&said), counted(&plain), "{title}");
        let own: Vec<Value> = read(&path).iter().map(|it| it["stem"].clone()).collect();
        assert_eq!(own, stems, "{title}");
    }
}
