//! Compares newcomers' spellings with the commands they mean: each line `typed => meant` of
//! `tests/input_aliases/same.txt` gets the same answer, in both languages. Refused spellings are in
//! `tests/errors/newcomer.txt`.

use std::collections::HashMap;

use crate::shell;

const SAME: &str = include_str!("input_aliases/same.txt");

/// Compares the answers to both spellings, each line in one language, alternating, or in both languages.
fn check_spellings(by_turns: bool) {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (turn, locale) in ["zh_CN.UTF-8", "C"].into_iter().enumerate() {
        let mut known: HashMap<&str, (Option<i32>, String)> = HashMap::new();
        let answer = |command: &str| {
            let output = shell::run(command, folder.path(), locale);
            (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
        };
        let lines = SAME.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        for (at, line) in lines.enumerate() {
            if by_turns && at % 2 != turn {
                continue;
            }
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
    assert!(count >= if by_turns { 60 } else { 120 }, "only {count} lines");
}

#[test]
fn newcomers_spellings_are_understood() {
    check_spellings(true);
}

#[test]
#[ignore = "exhaustive"]
fn newcomers_spellings_are_understood_exhaustive() {
    check_spellings(false);
}
