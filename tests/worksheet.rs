//! Proves what is promised of worksheets, from the files that the real program writes: keys that
//! are right, no repeats, equal difficulty, nothing of the answer on the pupil's page, codes that
//! notice every slip of the hand, class lists of any kind, and files that are safe.

mod class;
mod codes;
mod desk;
mod files;
mod forged;
mod gradebook;
mod keys;
mod layout;
mod marking;
mod named;
mod rosters;
mod sets;
mod sizes;
mod specs;
mod tiers;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// Runs the program in a folder.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(crate::unit::program::path())
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

/// What it printed; it must have ended well.
#[track_caller]
pub(crate) fn printed(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The sheets that it wrote as JSON.
#[track_caller]
pub(crate) fn sheets(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    let arguments = [&["worksheet", "--format", "json"], arguments].concat();
    let text = printed(folder, &arguments);
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All files below a folder with their bytes, by their paths.
pub(crate) fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            let inside = contents(&path).into_iter();
            found.extend(inside.map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else {
            found.insert(name, fs::read(&path).unwrap());
        }
    }
    found
}
