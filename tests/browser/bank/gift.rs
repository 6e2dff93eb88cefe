//! Parses GIFT with gift-pegjs: each answer field is a question of the right type with the right answer. The
//! parser accepts much wrong input as a description, an essay or a text, so everything is counted.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::right::{Right, meaning, nothing, places};
use super::{LANGUAGES, Sheet, TITLES, list, parsed, text, topics};
use crate::program::root;

const EACH: usize = 3;

/// Questions of a file, and the names of its categories.
fn questions(sheet: &Sheet, more: &[&str]) -> (Vec<Value>, Vec<String>) {
    let (path, count) = sheet.written("gift", "gift", more);
    let script = root().join("tests/browser/consumers/gift.mjs");
    let found = parsed(Command::new("node").arg(script).arg(&path));
    let found = list(&found[path.to_str().unwrap()]).iter().cloned();
    let (folders, questions): (Vec<_>, Vec<_>) = found.partition(|it| it["type"] == "Category");
    assert_eq!(Some(questions.len()), count, "{more:?}");
    (questions, folders.iter().map(|folder| text(&folder["title"]).to_owned()).collect())
}

/// Right alternatives, then wrong alternatives of a question. If they have weights, those of positive weight
/// are right.
fn rights(question: &Value) -> (Vec<&Value>, Vec<&Value>) {
    let is_right = |choice: &&Value| {
        choice["weight"].as_f64().map_or(choice["right"] == true, |weight| weight > 0.0)
    };
    list(&question["choices"]).iter().partition(is_right)
}

/// Compares a question with the right answer of its field.
fn check_question(question: &Value, right: &Right, language: &str) -> Result<(), String> {
    let kind = match right {
        Right::Number(_) => "Numerical",
        Right::Row(_) | Right::Text(_) => "Short",
        Right::Choice { .. } => "MC",
        Right::Open => "Essay",
    };
    if question["type"] != kind {
        return Err(format!("{} for {right:?}", question["type"]));
    }
    if *right == Right::Open {
        return Ok(());
    }
    let (good, bad) = rights(question);
    let texts = |all: &[&Value]| -> Vec<String> {
        all.iter().map(|choice| text(&choice["text"]).to_owned()).collect()
    };
    let fits = match right {
        Right::Number(number) => {
            let is = |choice: &&Value| {
                choice["number"].as_u64() == number.parse().ok() && choice["tolerance"] == 0
            };
            good.len() == 1 && good.iter().all(is) && !bad.iter().any(is)
        }
        Right::Row(numbers) => row(&texts(&good), numbers),
        Right::Text(known) => {
            let nothing: Vec<String> =
                nothing(language)[..1].iter().map(|it| (*it).into()).collect();
            let known = if known.is_empty() { &nothing } else { known };
            let (good, bad) = (texts(&good), texts(&bad));
            known.iter().all(|text| good.contains(text) && !bad.contains(text))
        }
        Right::Choice { meanings, many } => {
            let meant = |all: &[&Value]| -> Vec<String> {
                texts(all).iter().map(|text| meaning(text)).collect()
            };
            let (mut good_meant, mut meanings) = (meant(&good), meanings.clone());
            good_meant.sort();
            meanings.sort();
            let weights = good.iter().filter_map(|choice| choice["weight"].as_f64());
            let shared = !many || (weights.sum::<f64>() - 100.0).abs() < 0.1;
            good_meant == meanings && !bad.is_empty() && shared
        }
        Right::Open => true,
    };
    if fits { Ok(()) } else { Err(format!("{} for {right:?}", question["choices"])) }
}

/// Whether the first text, a row separated by commas, contains these numbers in order.
fn row(texts: &[String], numbers: &[String]) -> bool {
    let Some(first) = texts.first() else { return false };
    let mut whole = first.split(',');
    numbers.iter().all(|number| whole.any(|one| one == number))
}

/// Names of the questions in Moodle XML.
fn names(sheet: &Sheet) -> Vec<String> {
    let xml = fs::read_to_string(sheet.written("moodle", "xml", &[]).0).unwrap();
    let names = xml.split("<name>").skip(1).map(|rest| rest.split_once("</name>").unwrap().0);
    let names = names.map(|name| name.split_once("<text>").unwrap().1.split_once('<').unwrap().0);
    names.map(|name| name.replace("&amp;", "&").replace("&#39;", "'")).collect()
}

#[test]
#[ignore = "needs Node.js and `npm ci` in tests/browser"]
fn every_answer_field_is_a_question_of_its_type() {
    let topics = topics();
    for language in LANGUAGES {
        let sheet = Sheet::new(&topics, EACH, language);
        let (questions, categories) = questions(&sheet, &[]);
        // Moodle takes it for a pair, wherever it occurs.
        let file = fs::read_to_string(sheet.folder.path().join("file.gift")).unwrap();
        assert!(!file.contains("->"));
        assert_eq!(categories.len(), topics.len(), "{categories:?}");
        let (exercises, names) = (sheet.exercises(), names(&sheet));
        assert_eq!(names.len(), exercises.len());
        let mut rest = questions.iter();
        let mut ids: Vec<&str> = Vec::new();
        for (exercise, name) in exercises.iter().zip(&names) {
            let mut places = places(exercise);
            // An exercise that a person marks is marked as a whole.
            if places.contains(&Right::Open) {
                places = vec![Right::Open];
            }
            for (letter, right) in ('a'..).zip(&places) {
                let question = rest.next().unwrap();
                let (id, title) = (text(&question["id"]), text(&question["title"]));
                let fault = check_question(question, right, language).err();
                assert!(fault.is_none(), "{language} {}: {}", exercise["id"], fault.unwrap());
                let whole = format!("{name} ({letter})");
                assert_eq!(title, if places.len() > 1 { &whole } else { name }, "{id}");
                assert_eq!(id.ends_with(&format!("-{letter}")), places.len() > 1, "{id}");
                let topic = text(&exercise["topic"]);
                assert!(list(&question["tags"]).iter().any(|tag| tag == topic), "{id}");
                let said = ["stem", "feedback"].map(|part| text(&question[part]));
                assert!(said.iter().all(|said| said.starts_with('<')), "{id}: {said:?}");
                ids.push(id);
            }
        }
        assert!(rest.next().is_none());
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "an id twice");
    }
}

#[test]
#[ignore = "needs Node.js and `npm ci` in tests/browser"]
fn any_title_works_in_gift() {
    let topics = ["nim-sum", "winning-move", "xiangqi"].map(str::to_owned);
    let sheet = Sheet::new(&topics, 2, "en");
    let (plain, _) = questions(&sheet, &[]);
    for title in TITLES {
        for option in ["--title", "--category"] {
            let (found, categories) = questions(&sheet, &[option, title]);
            assert!(found == plain, "{option} {title:?} changes a question");
            let paths = if option == "--title" { topics.len() } else { 1 };
            assert_eq!(categories.len(), paths, "{option} {title:?}: {categories:?}");
            let wanted = "$course$/top/";
            assert!(categories.iter().all(|path| path.starts_with(wanted)), "{categories:?}");
            let is_kept = !title.contains('/') && !title.chars().any(|it| it.is_control());
            let kept = |path: &String| path[wanted.len()..].starts_with(title);
            assert!(!is_kept || categories.iter().all(kept), "{title:?}: {categories:?}");
        }
    }
}
