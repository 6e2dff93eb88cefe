//! Calls the program with words as they are typed between two spaces, in a language-neutral
//! environment.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, ready to be started with these words.
pub(crate) fn program(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carryless"));
    command.args(words.split_whitespace()).env("LC_ALL", "C").env_remove("LANGUAGE");
    command
}

/// What the program answers to these words.
pub(crate) fn output(words: &str) -> Output {
    program(words).output().unwrap()
}

/// What a command answers when it reads this; it may end before everything is read.
pub(crate) fn fed(mut command: Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
