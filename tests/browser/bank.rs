//! Imports the program's question files with the programs and libraries that people use for it, and its
//! documents with LibreOffice and python-docx: all exercise types, in both languages and bilingual. The
//! readers are in `consumers`. Right answers come from the JSON of the same exercises, which is independent
//! of the writers.

mod anki;
mod gift;
mod kahoot;
mod qti;
mod right;
mod word;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{program, root};

const LANGUAGES: [&str; 3] = ["en", "zh", "both"];

/// Titles and categories that some format takes for markup, or that no file may contain.
const TITLES: [&str; 9] = [
    "a {b} ~c =d #e :f \\neq // g",
    "<b>\"'&amp;]]>",
    "{=5->0}",
    "$CATEGORY: x",
    "// [id:x]",
    "#deck:Other",
    "::name:: [html]",
    "\u{202e}\u{feff}\u{ffff}\u{b}\u{7f}x\ty",
    "\u{957f}\"\u{957f}",
];

/// Exercises that are written to files.
struct Sheet {
    words: String,
    folder: TempDir,
}

impl Sheet {
    /// Creates a specification with `each` exercises of each topic.
    fn new(topics: &[String], each: usize, language: &str) -> Sheet {
        let topics: Vec<String> = topics.iter().map(|topic| format!("{topic}:{each}")).collect();
        let words = format!("worksheet --topic {} --seed 11 --lang {language}", topics.join(","));
        Sheet { words, folder: tempfile::tempdir().unwrap() }
    }

    fn command(&self, format: &str) -> Command {
        let mut command = program();
        command.args(self.words.split(' ')).args(["--format", format]);
        command
    }

    /// Path of a file in this format, and the number of questions that the program reports; `None` if it
    /// refuses.
    fn written(&self, format: &str, ending: &str, more: &[&str]) -> (PathBuf, Option<usize>) {
        let path = self.folder.path().join(format!("file.{ending}"));
        // The program does not overwrite files.
        if path.exists() {
            fs::remove_file(&path).unwrap();
        }
        let output = self.command(format).args(more).arg("-o").arg(&path).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.success(), path.exists(), "{more:?}: {said:.300}");
        let count = output.status.success().then(|| reported_questions(&said));
        (path, count)
    }

    /// The exercises, as JSON.
    fn exercises(&self) -> Vec<Value> {
        let output = self.command("json").output().unwrap();
        let sheet: Value = serde_json::from_slice(&output.stdout).unwrap();
        sheet["exercises"].as_array().unwrap().clone()
    }
}

/// Names of all topics.
fn topics() -> Vec<String> {
    let output = program().args(["worksheet", "--topics"]).env("LC_ALL", "C").output().unwrap();
    let list = String::from_utf8(output.stdout).unwrap();
    let is_name = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let names: Vec<String> = list.lines().filter(is_name).map(str::to_owned).collect();
    assert!(names.len() >= 32, "{names:?}");
    names
}

/// Writes a file with one exercise of each topic; returns the message of the program.
fn written(path: &Path, words: &[&str]) -> String {
    let topics: Vec<String> = topics().iter().map(|topic| format!("{topic}:1")).collect();
    let mut command = program();
    command.args(["worksheet", "--topic", &topics.join(",")]).args(words);
    let output = command.arg("-o").arg(path).arg("--force").env("LC_ALL", "C").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words:?}: {said:.400}");
    said
}

/// Number of questions in a message of the program about a file.
fn reported_questions(said: &str) -> usize {
    let line = said.lines().next().expect("a sentence");
    let mut numbers = line.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty());
    numbers.nth(1).and_then(|number| number.parse().ok()).expect("exercises, and questions")
}

/// JSON that one of the Python readers prints for these arguments.
fn python(script: &str, arguments: &[&Path], words: &[&str]) -> Value {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let mut command = Command::new(root().join(target).join("consumers/bin/python"));
    command.arg(root().join("tests/browser/consumers").join(script)).args(arguments).args(words);
    parsed(&mut command)
}

/// JSON that a command prints; the command must succeed.
fn parsed(command: &mut Command) -> Value {
    let output = command.output().expect("what `.ci/install` has installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said:.800}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}
