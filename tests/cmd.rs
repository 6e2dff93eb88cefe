//! Compares the command line with transcripts: each file in `tests/cmd/` is a session whose commands are run
//! again, and every output and exit code must be equal. A closed pipe is always a silent success.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::shell;
use crate::transcript::{difference, replay};

#[test]
fn every_session_prints_its_transcript() {
    let mut commands = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd")).unwrap() {
        let path = entry.unwrap().path();
        let expected = fs::read_to_string(&path).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let replayed = replay(&expected, folder.path(), "C");
        commands += replayed.commands;
        // Not even an update may record an internal fault of the program.
        for fault in ["The program itself is at fault", "程序自己出了毛病"] {
            assert!(!replayed.text.contains(fault), "{}: {}", path.display(), replayed.text);
        }
        if shell::updating() {
            fs::write(&path, &replayed.text).unwrap();
        } else if let Some(difference) = difference(&expected, &replayed.text) {
            wrong.push(format!("{}, {difference}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(commands >= 80, "only {commands} commands");
}

/// Runs the program with a closed standard output; returns the exit code and standard error.
fn with_closed_pipe(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(crate::program::path())
        .arg("explain")
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may stop reading once its output is closed.
    let writer = std::thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (output.status.code(), said)
}

fn check_closed(lines: usize) {
    let quiet = (Some(0), String::new());
    for format in ["text", "markdown", "html", "json"] {
        let arguments = ["3", "4", "5", "--format", format];
        assert_eq!(with_closed_pipe(&arguments, ""), quiet, "{format}");
    }
    let many = "3 4 5\n".repeat(lines);
    for format in ["text", "json"] {
        let arguments = ["--batch", "-", "--format", format];
        assert_eq!(with_closed_pipe(&arguments, &many), quiet, "{format}");
    }
    assert_eq!(with_closed_pipe(&["--schema"], ""), quiet);
    assert_eq!(with_closed_pipe(&["--help"], ""), quiet);
}

#[test]
fn a_closed_pipe_is_a_silent_success() {
    check_closed(300);
}

#[test]
#[ignore = "exhaustive"]
fn a_closed_pipe_is_a_silent_success_exhaustive() {
    check_closed(50_000);
}
