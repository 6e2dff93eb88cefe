//! Compares newcomers' spellings with the commands they mean: each line `typed => meant` of
//! `tests/input_aliases/same.txt` gets the same answer, in both languages. Refused spellings are in
//! `tests/errors/newcomer.txt`.

use std::collections::HashMap;

use crate::shell;

const SAME: &str = include_str!("input_aliases/same.txt");

#[test]
fn newcomers_spellings_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    let mut count = 0;
    for locale in ["zh_CN.UTF-8", "C"] {
        let mut known: HashMap<&str, (Option<i32>, String)> = HashMap::new();
        let answer = |command: &str| {
            let output = shell::run(command, folder.path(), locale);
            (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
        };
        for line in SAME.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (typed, meant) = line.split_once(" => ").unwrap_or_else(|| panic!("{line}"));
            let expected = known.entry(meant).or_insert_with(|| answer(meant));
            count += 1;
            let is = answer(typed);
            if is != *expected || expected.1.is_empty() {
                wrong.push(format!("{locale}: {line}\nexpected {expected:?}\n      is {is:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(count >= 100, "only {count} lines");
}
