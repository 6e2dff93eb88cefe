//! Solves keys again from the files themselves: some exercises of each type, language and format but one, by
//! the Python program `tests/key_audit`, which reads files as people and platforms do. Keys that it corrupts
//! on purpose are detected.

use std::path::Path;
use std::process::Command;

use crate::program::path;

#[test]
#[ignore = "needs Python"]
fn keys_are_solved_again_from_the_files() {
    let solver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/key_audit");
    let mut python = Command::new("python3");
    python.arg(solver).args(["--program", path(), "--count", "1", "--each", "1", "--seed", "3"]);
    // Documents take long to render: `.ci/full` audits them.
    python.args(["--formats", "json,csv,markdown,html,moodle,gift,canvas,qti21,qti3,anki,kahoot"]);
    let done = python.output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
    assert!(said.contains("\n0 wrong\n"), "{said}");
}
