//! Builds the program under test if it is missing or outdated.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Folder of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Command that runs the program, without arguments yet.
pub(crate) fn program() -> Command {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    Command::new(PROGRAM.get_or_init(build))
}

/// Builds the program with Cargo and returns its path.
fn build() -> PathBuf {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    // With a bench, as the other tests build it, so that their build is reused.
    cargo.args(["build", "--locked", "--bin", "carryless", "--bench", "engine"]);
    cargo.args(["--message-format", "json"]);
    let here = std::env::current_exe().expect("a test knows where it stands");
    let is_optimised = here.ancestors().nth(2).is_some_and(|folder| folder.ends_with("release"));
    cargo.args(is_optimised.then_some("--release"));
    let output = cargo.current_dir(root()).output().expect("Cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    let program = said.lines().filter(|line| line.contains(r#""kind":["bin"]"#));
    let path = program.filter_map(|line| line.split_once(r#""executable":""#)).next_back();
    let path = path.and_then(|(_, rest)| rest.split_once('"'));
    PathBuf::from(path.expect("Cargo names the program").0)
}
