//! Proves that question files and sheets do not tell what is right: by the move that shows how one is written, by
//! the place of what is right among the alternatives, by its size or length, or by how often it is right.

use std::collections::HashSet;

use serde_json::Value;

use super::files::questions;
use crate::program::program;

/// What a command writes to standard output.
fn printed(words: &str) -> Vec<u8> {
    let output = program(words).output().unwrap();
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn exercises(words: &str) -> Vec<Value> {
    let sheet: Value = serde_json::from_slice(&printed(&format!("{words} --format json"))).unwrap();
    sheet["exercises"].as_array().unwrap().clone()
}

/// What is right in the places of an exercise, as a pupil writes it.
fn right(exercise: &Value) -> HashSet<String> {
    let mut texts = HashSet::new();
    for ask in exercise["answer"]["asks"].as_array().unwrap() {
        for made in ask["right"].as_array().into_iter().flatten() {
            if let (Some(from), Some(to)) = (made["from"].as_u64(), made["to"].as_u64()) {
                texts.insert(format!("{from}\u{2192}{to}"));
            } else if let Some(cut) = made["cut"].as_array() {
                let cut: Vec<String> = cut.iter().map(Value::to_string).collect();
                texts.insert(cut.join("."));
            } else if let Some(leaves) = made["leaves"].as_array() {
                let leaves: Vec<String> = leaves.iter().map(Value::to_string).collect();
                let leaves = if leaves.is_empty() { "0".to_owned() } else { leaves.join("+") };
                texts.insert(format!("{}={leaves}", made["pile"]));
            } else if let Some(takes) = made["takes"].as_array() {
                let takes: Vec<String> = takes.iter().map(Value::to_string).collect();
                texts.insert(takes.join(","));
            } else if let Some(take) = made["take"].as_u64() {
                let pile = made["pile"].as_u64().or(made["step"].as_u64()).unwrap();
                texts.insert(format!("{pile}:{take}"));
            }
        }
    }
    texts
}

/// The moves that a text shows as samples: digits with a sign of a move between them.
fn samples(text: &str) -> Vec<String> {
    let words =
        text.split(|letter: char| !letter.is_ascii_digit() && !":=+\u{2192},.".contains(letter));
    let words = words.map(|word| word.trim_matches([',', '.', ':', '=', '+']));
    let is_sample = |word: &&str| {
        word.contains([':', '=', '\u{2192}', '.']) || word.contains(',') && !word.contains(' ')
    };
    words.filter(is_sample).map(str::to_owned).collect()
}

/// The sentence of each exercise and that of a section show a move, not always the same, and never one that is
/// right there.
fn hold_on_paper(each: usize, seeds: std::ops::Range<u32>) {
    let folder = tempfile::tempdir().unwrap();
    for topic in
        ["northcott", "staircase", "kayles", "lasker", "grundy", "silver-dollar", "hackenbush"]
    {
        let mut seen = HashSet::new();
        let words = format!("worksheet --topic {topic}:{each} --seed 31 -l en");
        for exercise in exercises(&words) {
            let text = exercise["question"].as_str().unwrap();
            let asked = text.split("```").next().unwrap();
            let asked = asked.rsplit("“none”").next().unwrap();
            let shown = samples(asked);
            assert!(!shown.is_empty(), "{topic}: {asked}");
            let right = right(&exercise);
            assert!(
                shown.iter().all(|move_| !right.contains(move_)),
                "{topic}: {shown:?} {right:?}"
            );
            seen.extend(shown);
        }
        assert!(seen.len() > 2, "{topic}: always {seen:?}");
        for seed in seeds.clone() {
            // With a second topic, the sentence stands once above all exercises of the first.
            let words = format!("worksheet --topic {topic}:6,binary:2 --seed {seed} -l en");
            let file = folder.path().join("sheet.html");
            printed(&format!("{words} --force -o {}", file.display()));
            let page = std::fs::read_to_string(file).unwrap();
            let head = page.split("“none”").nth(1).unwrap().split("</p>").next().unwrap();
            let shown = samples(head);
            assert!(!shown.is_empty(), "{topic}: {head}");
            assert_eq!(page.matches("“none”").count(), 1, "{topic}");
            for exercise in exercises(&words).iter().take(6) {
                let right = right(exercise);
                assert!(shown.iter().all(|one| !right.contains(one)), "{topic} {seed}: {shown:?}");
            }
        }
    }
}

#[test]
fn a_sample_on_paper_is_right_nowhere() {
    hold_on_paper(40, 1..3);
}

#[test]
#[ignore = "exhaustive"]
fn a_sample_on_paper_is_right_nowhere_exhaustive() {
    hold_on_paper(150, 1..40);
}

/// What a question file shows as a sample is no right answer of its question.
fn hold_in_files(count: usize) {
    for topic in
        ["winning-move", "misere", "judge-move", "walkthrough", "xiangqi", "wythoff", "moore"]
    {
        let words = format!("worksheet --topic {topic}:{count} --seed 12 -l en");
        let exercises = exercises(&words);
        let read = questions("moodle", &printed(&format!("{words} --format moodle")));
        let mut seen = HashSet::new();
        for (exercise, question) in exercises.iter().zip(&read) {
            let mut right = right(exercise);
            for made in exercise["answer"]["asks"].as_array().unwrap() {
                let moves = made["right"].as_array().into_iter().flatten();
                right.extend(moves.map(|made| format!("{}:{}", made["pile"], made["take"])));
            }
            let Some(said) = question.stem.split(['(', '\u{ff08}']).next_back() else { continue };
            let shown = samples(said);
            assert!(shown.iter().all(|one| !right.contains(one)), "{topic}: {said} {right:?}");
            seen.extend(shown);
        }
        assert!(seen.len() > 2, "{topic}: {seen:?}");
    }
}

#[test]
fn a_sample_in_a_file_is_right_nowhere() {
    hold_in_files(40);
}

#[test]
#[ignore = "exhaustive"]
fn a_sample_in_a_file_is_right_nowhere_exhaustive() {
    hold_in_files(300);
}
