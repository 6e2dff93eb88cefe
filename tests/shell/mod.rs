//! Runs command lines in a shell as a reader would: with the real program on the path, in a folder of its
//! own, in the language of a given locale.

use std::path::Path;
use std::process::{Command, Output};

/// Output of `command` in `folder`, run by a shell in the language of `locale`; both streams are captured
/// separately.
pub(crate) fn run(command: &str, folder: &Path, locale: &str) -> Output {
    let program = Path::new(super::program::path());
    let mut path = program.parent().unwrap().as_os_str().to_owned();
    path.push(":/usr/local/bin:/usr/bin:/bin");
    Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env_clear()
        .env("PATH", path)
        .env("LC_ALL", locale)
        .env("RUST_BACKTRACE", "1")
        .output()
        .unwrap()
}

/// Whether expected texts are rewritten instead of compared: `UPDATE=1 cargo test`. Review every difference
/// before committing it.
pub(crate) fn updating() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value == "1")
}
