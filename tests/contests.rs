//! Compares what the lessons say to programmers of contests with searches that use no theorem: the programs,
//! the commands for judges' problems, and the rules of the contest lesson. Both languages show the same
//! problems and, but for comments, the same programs. `cargo test` compiles one program, `.ci/full` all.

mod judges;
mod programs;
mod rules;
mod search;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::code::Draw;
use crate::program::{fed, program};

const LANGUAGES: [&str; 2] = ["zh", "en"];

fn lesson(code: &str, name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(code);
    fs::read_to_string(path.join(format!("{name}.md"))).unwrap()
}

/// Answers of `carryless` to a batch of positions as JSON.
fn carryless(lines: &[String]) -> Vec<Value> {
    let text = lines.join("\n") + "\n";
    let output = fed(program("explain --batch - --format json"), text.as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Numbers as text, separated by blanks.
fn row<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
