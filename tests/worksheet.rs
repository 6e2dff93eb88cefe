//! Tests worksheets from the files that the program writes: right keys, no repetition, equal difficulty, no
//! answer on a pupil's page, codes that detect every typing error, class lists of any kind, and safe file
//! names.

mod class;
mod codes;
mod desk;
mod diagnose;
mod files;
mod forged;
mod gradebook;
mod keys;
mod layout;
mod marking;
mod named;
mod practice_codes;
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

/// Output of the program with these arguments, run in a folder.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(crate::program::path())
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

/// Standard output of the program, which must succeed.
#[track_caller]
pub(crate) fn printed(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// Sheets that the program writes as JSON for these arguments.
#[track_caller]
pub(crate) fn sheets(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    let arguments = [&["worksheet", "--format", "json"], arguments].concat();
    let text = printed(folder, &arguments);
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All files below a folder with their bytes, by path.
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
