//! Runs the program with arguments separated by single spaces, in a language-neutral environment.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Path of the program that Cargo has built for the tests.
pub(crate) fn path() -> &'static str {
    env!("CARGO_BIN_EXE_carryless")
}

/// Cargo command that builds the program in the profile in which the tests run.
pub(crate) fn building() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(["build", "--locked", "--bin", "carryless"]);
    let here = std::env::current_exe().unwrap();
    let is_optimised = here.ancestors().nth(2).unwrap().ends_with("release");
    cargo.args(is_optimised.then_some("--release"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo
}

/// Command that runs the program with the arguments `words`.
pub(crate) fn program(words: &str) -> Command {
    let mut command = Command::new(path());
    command.args(words.split_whitespace()).env("LC_ALL", "C").env_remove("LANGUAGE");
    command
}

/// Output of the program for these arguments.
pub(crate) fn output(words: &str) -> Output {
    program(words).output().unwrap()
}

/// Output of a command that gets `input`; the command may end before it has read everything.
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
