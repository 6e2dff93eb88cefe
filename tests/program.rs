//! Calls the program with words as they are typed between two spaces, in a language-neutral
//! environment.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Where the program is. Cargo tells it to the tests outside of the crate; those inside have it
/// built, which takes no time when it is of today, and find it beside the folder they stand in.
pub(crate) fn path() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| option_env!("CARGO_BIN_EXE_carryless").map_or_else(built, str::to_owned))
}

/// The command that builds the program in the profile of the tests.
pub(crate) fn building() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(["build", "--locked", "--bin", "carryless"]);
    cargo.args((!cfg!(debug_assertions)).then_some("--release"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo
}

fn built() -> String {
    let done = building().arg("--quiet").status().unwrap();
    assert!(done.success(), "the program does not build");
    let here = std::env::current_exe().unwrap();
    let folder = here.ancestors().nth(2).unwrap();
    format!("{}/carryless{}", folder.display(), std::env::consts::EXE_SUFFIX)
}

/// The program, ready to be started with these words.
pub(crate) fn program(words: &str) -> Command {
    let mut command = Command::new(path());
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
