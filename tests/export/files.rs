//! Writes all exercise types in all formats with a reader, in each language, and grades them: every question
//! is read, has its fields, and gives 1 for right answers and 0 for empty ones.

use std::io::{Cursor, Read};
use std::path::Path;
use std::sync::OnceLock;

use serde_json::Value;

use super::platform::Question;
use super::{moodle, qti12, qti21};
use crate::program::program;

/// File that the program writes with this ending, and its message.
fn write_file(words: &str, ending: &str) -> (Vec<u8>, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("file.{ending}"));
    let output = program(words).arg("-o").arg(&path).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words}: {}", said.chars().take(300).collect::<String>());
    (std::fs::read(&path).unwrap(), said)
}

/// Files of a zip archive.
pub(crate) fn unpacked(zip: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
    let count = zip.len();
    let file = |at: usize| {
        let mut file = zip.by_index(at).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        (file.name().unwrap().into_owned(), content)
    };
    (0..count).map(file).collect()
}

/// Questions of a file in this format.
pub(super) fn questions(format: &str, bytes: &[u8]) -> Vec<Question> {
    let read = match format {
        "moodle" => moodle::read(std::str::from_utf8(bytes).unwrap()),
        "canvas" => qti12::read(&unpacked(bytes)),
        "qti21" => qti21::read(&unpacked(bytes)),
        _ => qti21::read_three(&unpacked(bytes)),
    };
    read.unwrap_or_else(|error| panic!("{format}: {}", error.chars().take(500).collect::<String>()))
}

/// All topics, from the hint about an unknown one; read once.
pub(crate) fn topics() -> Vec<String> {
    static TOPICS: OnceLock<Vec<String>> = OnceLock::new();
    TOPICS.get_or_init(find_topics).clone()
}

fn find_topics() -> Vec<String> {
    let output = program("worksheet --topic none").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let hint = said.split("hint: ").nth(1).unwrap();
    let names = hint.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-');
    let known = |name: &str| {
        let words = format!("worksheet --topic {name}:1 --seed 1 --format json");
        program(&words).output().unwrap().status.success()
    };
    let mut names: Vec<String> = names.filter(|name| known(name)).map(str::to_owned).collect();
    names.dedup();
    assert!(names.len() >= 32, "{names:?}");
    names
}

/// Right texts per field if the answer is a number, a verdict or one of several moves; `None` if a person
/// chooses among moves.
fn expected(exercise: &Value) -> Vec<Option<Vec<String>>> {
    let mut places = Vec::new();
    let numbers = |right: &Value| -> Vec<String> {
        right.as_array().unwrap().iter().map(Value::to_string).collect()
    };
    for ask in exercise["answer"]["asks"].as_array().unwrap() {
        let right = &ask["right"];
        match ask["kind"].as_str().unwrap() {
            "number" => places.push(Some(vec![right.to_string()])),
            "binary" => places.push(Some(vec![format!("{:b}", right.as_u64().unwrap())])),
            "rows" => places.extend(
                right
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|number| Some(vec![format!("{:b}", number.as_u64().unwrap())])),
            ),
            "digits" | "list" => {
                places.extend(numbers(right).into_iter().map(|number| Some(vec![number])));
            }
            "move" if right.as_array().is_some_and(|moves| !moves.is_empty()) => {
                let moves = right.as_array().unwrap().iter();
                let moves = moves.map(|made| format!("{}:{}", made["pile"], made["take"]));
                places.push(Some(moves.collect()));
            }
            "say" if right.as_array().is_some_and(|numbers| !numbers.is_empty()) => {
                places.push(Some(numbers(right)));
            }
            "correction" => {}
            _ => places.push(None),
        }
    }
    places
}

/// Asserts that every right text of the exercise earns full points in its field, with the key in the other
/// fields. In a grid each digit is a field, in a list each number.
fn assert_right_texts_earn_all(exercise: &Value, question: &Question) {
    let topic = exercise["topic"].as_str().unwrap();
    if question.kind == "essay" {
        assert!(topic == "prove" && !question.marker.is_empty(), "{topic}");
        return;
    }
    let key = question.key();
    let full = question.grade(&key);
    assert!((full - 1.0).abs() < 1e-3, "{topic}: {} earns {full} for {key:?}", question.name);
    assert!(question.grade(&vec![Vec::new(); key.len()]).abs() < 1e-9, "{topic}: nothing earns");
    if topic == "grid" {
        return;
    }
    let expected = expected(exercise);
    assert_eq!(expected.len(), key.len(), "{topic}: {}", question.stem);
    for (at, right) in expected.iter().enumerate() {
        for text in right.iter().flatten() {
            let mut given = key.clone();
            given[at] = vec![text.clone()];
            let earned = question.grade(&given);
            assert!((earned - 1.0).abs() < 1e-3, "{topic}: {text} earns {earned} at {at}");
        }
        if right.is_some() {
            let mut given = key.clone();
            given[at] = vec!["977".to_owned()];
            assert!(question.grade(&given) < 0.999, "{topic}: 977 is right at {at}");
        }
    }
}

fn exercises(spec: &str) -> Vec<Value> {
    let output = program(&format!("{spec} --format json")).output().unwrap();
    let sheet: Value = serde_json::from_slice(&output.stdout).unwrap();
    sheet["exercises"].as_array().unwrap().clone()
}

/// A specification with all exercise types, `each` of every type.
fn spec(language: &str, each: usize) -> String {
    let topics: Vec<String> = topics().iter().map(|name| format!("{name}:{each}")).collect();
    format!("worksheet --topic {} --seed 11 --lang {language}", topics.join(","))
}

fn check_places(languages: &[&str], each: usize) {
    for language in languages {
        let spec = spec(language, each);
        let exercises = exercises(&spec);
        for (format, ending) in [("moodle", "xml"), ("qti21", "zip"), ("qti3", "zip")] {
            let (bytes, said) = write_file(&format!("{spec} --format {format}"), ending);
            let questions = questions(format, &bytes);
            assert_eq!(questions.len(), exercises.len(), "{format}");
            assert!(said.contains(&exercises.len().to_string()), "{said}");
            for (exercise, question) in exercises.iter().zip(&questions) {
                assert_right_texts_earn_all(exercise, question);
            }
        }
    }
}

#[test]
fn every_exercise_type_is_graded_right_in_moodle_and_qti() {
    check_places(&["both"], 1);
}

#[test]
#[ignore = "exhaustive"]
fn every_exercise_type_is_graded_right_in_moodle_and_qti_exhaustive() {
    check_places(&["zh", "en", "both"], 3);
}

fn check_canvas(languages: &[&str], each: usize) {
    for language in languages {
        let spec = spec(language, each);
        let exercises = exercises(&spec);
        let (bytes, _) = write_file(&format!("{spec} --format canvas"), "zip");
        let questions = questions("canvas", &bytes);
        let base = |question: &Question| question.id.chars().take(24).collect::<String>();
        let groups: Vec<&[Question]> =
            questions.chunk_by(|one, next| base(one) == base(next)).collect();
        assert_eq!(groups.len(), exercises.len());
        for (exercise, group) in exercises.iter().zip(groups) {
            let topic = exercise["topic"].as_str().unwrap();
            let gaps: usize = group.iter().map(|question| question.gaps.len()).sum();
            let expected = expected(exercise);
            let is_plain = topic != "grid" && topic != "prove";
            assert!(!is_plain || gaps == expected.len(), "{topic}: {gaps} gaps");
            let mut right = expected.iter();
            for question in group.iter().filter(|question| question.kind != "essay") {
                let key = question.key();
                let earned = question.grade(&key);
                assert!((earned - 1.0).abs() < 1e-2, "{topic}: {key:?} earns {earned}");
                for at in 0..key.len() {
                    let Some(Some(texts)) = right.next().filter(|_| is_plain) else { continue };
                    for text in texts {
                        let mut given = key.clone();
                        given[at] = vec![text.clone()];
                        let earned = question.grade(&given);
                        assert!((earned - 1.0).abs() < 1e-2, "{topic}: {text} earns {earned}");
                    }
                }
            }
        }
    }
}

#[test]
fn canvas_has_every_answer_field_of_every_exercise() {
    check_canvas(&["zh"], 1);
}

#[test]
#[ignore = "exhaustive"]
fn canvas_has_every_answer_field_of_every_exercise_exhaustive() {
    check_canvas(&["zh", "en"], 3);
}

#[test]
fn file_bytes_are_reproducible_and_ids_identify_questions() {
    for (format, ending) in [
        ("moodle", "xml"),
        ("canvas", "zip"),
        ("qti21", "zip"),
        ("qti3", "zip"),
        ("kahoot", "xlsx"),
    ] {
        let words = format!("worksheet --topic who-wins:5,limit:3 --seed 4 --format {format}");
        assert!(write_file(&words, ending).0 == write_file(&words, ending).0, "{format}");
    }
    let ids = |seed: u32, count: u32| -> Vec<String> {
        let words =
            format!("worksheet --topic winning-move --bank {count} --seed {seed} --level 2");
        let (bytes, _) = write_file(&format!("{words} --format moodle"), "xml");
        questions("moodle", &bytes).into_iter().map(|question| question.id).collect()
    };
    let (some, more) = (ids(1, 40), ids(1, 60));
    assert!(more.starts_with(&some), "a larger bank begins with the smaller one");
    let mut all = more.clone();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 60, "no question twice");
}

#[test]
fn packages_have_no_date_and_sorted_entries() {
    let words = "worksheet --topic xiangqi:2,who-wins:2 --seed 4 --format qti3";
    let (bytes, _) = write_file(words, "zip");
    let names: Vec<String> = unpacked(&bytes).into_iter().map(|(name, _)| name).collect();
    assert!(names.is_sorted(), "{names:?}");
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    for at in 0..zip.len() {
        let file = zip.by_index(at).unwrap();
        let date = file.last_modified().unwrap();
        assert_eq!((date.year(), date.month(), date.day()), (1980, 1, 1), "{at}");
        assert_eq!(file.unix_mode().unwrap() & 0o777, 0o644);
        assert!(Path::new(&*file.name().unwrap()).is_relative());
    }
}
