//! Tests of files and long runs: every kind of path is written correctly, an ended run leaves nothing behind,
//! and an interrupted one can be repeated.

mod ended;
mod killed;
mod machine;
mod paths;
mod printing;
mod read;
mod written;

use std::path::Path;
use std::process::{Command, Output};

/// Output of the program with the arguments in `line`, run in a folder, in English.
pub(crate) fn run(folder: &Path, line: &str) -> Output {
    command(folder, line).output().unwrap()
}

/// Runs a command and asserts that its only message is the name of the file that it writes.
pub(crate) fn writes(folder: &Path, line: &str, file: &str) {
    let output = run(folder, line);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{file}\n"), "{line}");
}

/// Command that runs the program in a folder with the arguments in `line`.
pub(crate) fn command(folder: &Path, line: &str) -> Command {
    let mut command = Command::new(crate::program::path());
    command.args(line.split_whitespace()).current_dir(folder).env("LC_ALL", "C");
    command
}

/// Text on standard error.
pub(crate) fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Names in a folder, hidden ones included.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
