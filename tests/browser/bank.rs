//! What the programs and libraries that people import question files with make of ours, and what
//! LibreOffice and python-docx make of our documents: all kinds of exercises, in both languages and in two
//! side by side. The readers stand in `consumers`.

mod anki;
mod gift;
mod kahoot;
mod qti;
mod word;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::program::{program, root};

const LANGUAGES: [&str; 3] = ["en", "zh", "both"];

/// Titles that would end what they stand in, if anything could.
const HOSTILE: [&str; 5] = [
    "a {b} ~c =d #e :f \\g //h",
    "<b>bold</b> & \"quoted\" 'too'",
    "::title:: $CATEGORY: x",
    "#deck:Other",
    "one\ttwo",
];

/// All topics, one exercise of each.
fn topics() -> Vec<String> {
    let output = program().args(["worksheet", "--topics"]).env("LC_ALL", "C").output().unwrap();
    let list = String::from_utf8(output.stdout).unwrap();
    let is_name = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let names: Vec<String> = list.lines().filter(is_name).map(|line| format!("{line}:1")).collect();
    assert!(names.len() >= 32, "{names:?}");
    names
}

/// Writes a file with some of each topic; returns what was said of it.
fn written(path: &Path, words: &[&str]) -> String {
    let mut command = program();
    command.args(["worksheet", "--topic", &topics().join(",")]).args(words);
    let output = command.arg("-o").arg(path).arg("--force").env("LC_ALL", "C").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words:?}: {said:.400}");
    said
}

/// How many questions the program says that it wrote.
fn counted(said: &str) -> usize {
    let line = said.lines().next().expect("a sentence");
    let mut numbers = line.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty());
    numbers.nth(1).and_then(|number| number.parse().ok()).expect("exercises, and questions")
}

/// What a reader of ours in Python prints as JSON.
fn python(script: &str, arguments: &[&Path], words: &[&str]) -> Value {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let mut command = Command::new(root().join(target).join("consumers/bin/python"));
    command.arg(root().join("tests/browser/consumers").join(script)).args(arguments).args(words);
    parsed(&mut command)
}

/// What a command prints as JSON; it must end well.
fn parsed(command: &mut Command) -> Value {
    let output = command.output().expect("what `.ci/install` has installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said:.800}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}
