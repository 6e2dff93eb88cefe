//! Compares the short answers of a key with the marker: each is accepted as right, in both languages.

use std::fs;

use serde_json::Value;

use super::{printed, run};

/// A short answer without the label before it, as a pupil would copy it.
fn without_label(answer: &str) -> String {
    let parts = answer.split([';', '；']).map(|part| {
        let after = |mark: &str| part.rsplit_once(mark).map(|(_, right)| right.trim());
        after(": ").or_else(|| after("：")).or_else(|| after("?")).unwrap_or(part).to_owned()
    });
    parts.collect::<Vec<_>>().join("; ")
}

#[test]
fn answers_of_the_key_are_marked_right() {
    for lang in ["en", "zh"] {
        let folder = tempfile::tempdir().unwrap();
        let topics = "binary:6,grid:6,columns:4,nim-sum:6,race:8,race-story:8,odd-one-out:3,xor:3,\
            sets:4,kayles:4,lasker:3,grundy:3,fibonacci:6,staircase:4,northcott:4,\
            silver-dollar:4,hackenbush:4,sum:4";
        let asked = ["worksheet", "--topic", topics, "--seed", "9", "--lang", lang];
        let table = printed(folder.path(), &[&asked[..], &["--format", "csv"]].concat());
        let mut list = csv::Writer::from_writer(Vec::new());
        list.write_record(["code", "question", "answer"]).unwrap();
        let mut nothing = 0;
        for row in csv::Reader::from_reader(table.as_bytes()).records().map(Result::unwrap) {
            let answer = without_label(&row[5]);
            nothing += usize::from(answer.ends_with("none") || answer.ends_with('无'));
            list.write_record([&row[0], &row[2], &answer]).unwrap();
        }
        assert!(nothing > 1, "{lang}: {nothing} answers are that there is none");
        fs::write(folder.path().join("answers.csv"), list.into_inner().unwrap()).unwrap();
        let output = run(folder.path(), &["answers", "--check", "answers.csv", "--format", "json"]);
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let pupil = &report["pupils"][0];
        assert_eq!(pupil["points"], pupil["of"], "{lang}: {report}");
    }
}

/// Piles of 7, 12, 7, 7, 7 have a hundred and one winning moves, one more than are listed.
#[test]
fn a_key_names_every_winning_move_of_moores_game() {
    let folder = tempfile::tempdir().unwrap();
    let asked = "worksheet --topic moore:12 --level 5 --seed 14 --format json";
    let asked: Vec<&str> = asked.split(' ').collect();
    let sheet: Value = serde_json::from_str(&printed(folder.path(), &asked)).unwrap();
    for exercise in sheet["exercises"].as_array().unwrap() {
        let answer = &exercise["answer"];
        let named = answer["asks"][1]["right"].as_array().unwrap().len();
        assert_eq!(answer["winning_move_count"], named, "{}", exercise["id"]);
    }
}

/// A key for digits or sums does not mention moves; every other key states the outcome.
#[test]
fn a_key_states_the_outcome_only_for_games() {
    let folder = tempfile::tempdir().unwrap();
    for (topics, game) in [
        (&["binary", "grid", "columns", "nim-sum"][..], false),
        (&["winning-move", "sets", "race", "fibonacci", "sum"][..], true),
    ] {
        for topic in topics {
            let topic = format!("{topic}:2");
            let asked = ["worksheet", "--topic", &topic, "--seed", "9", "--lang", "en"];
            let shown = ["--format", "markdown", "--key", "same"];
            let sheet = printed(folder.path(), &[&asked[..], &shown].concat());
            let (_, key) = sheet.split_once("# Key").unwrap();
            let mut lines = key.lines().filter(|line| !line.starts_with("**Answer**"));
            let told = lines
                .any(|line| ["wins", "winning", "lost"].iter().any(|word| line.contains(word)));
            assert_eq!(told, game, "{topic}: {key}");
        }
    }
}
