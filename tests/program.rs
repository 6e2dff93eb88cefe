//! Runs the program with arguments separated by single spaces, in a language-neutral environment.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Path of the program. Integration tests get it from Cargo; unit tests find it in the target folder and
/// rebuild it if it is older than one of its sources.
pub(crate) fn path() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| option_env!("CARGO_BIN_EXE_carryless").map_or_else(build, str::to_owned))
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

fn build() -> String {
    let here = std::env::current_exe().unwrap();
    let path = here.ancestors().nth(2).unwrap().join("carryless");
    let program = path.with_extension(std::env::consts::EXE_EXTENSION);
    if !is_current(&program, &path.with_extension("d")) {
        let done = building().arg("--quiet").status().unwrap();
        assert!(done.success(), "the program does not build");
    }
    program.to_str().unwrap().to_owned()
}

/// Whether the program exists and is newer than all its sources; `list` is the makefile rule that Cargo writes.
fn is_current(program: &Path, list: &Path) -> bool {
    let time = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let (Some(built), Ok(rule)) = (time(program), fs::read_to_string(list)) else { return false };
    let Some((_, sources)) = rule.split_once(": ") else { return false };
    // A blank in a name is escaped; a truncated name matches no file, and Cargo checks.
    sources
        .split_whitespace()
        .all(|source| time(Path::new(source)).is_some_and(|time| time <= built))
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
