//! Checks the two tiers of tests: every ignored test gives a reason, and if the reason is its length, its
//! name ends in `exhaustive`, which is the filter of `.ci/full`.

use super::nothing_found;
use super::source::{files, read};

#[test]
fn exhaustive_tests_are_ignored_and_named_so() {
    let mut findings = Vec::new();
    let mut seen = 0;
    for path in files("tests", ".rs") {
        let text = read(&path);
        let mut ignored = None;
        for (line, number) in text.lines().map(str::trim).zip(1..) {
            if line.starts_with("#[ignore") {
                ignored = Some(line);
            }
            let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next())
            else {
                continue;
            };
            let reason = ignored.take();
            let (named, exhaustive) =
                (name.ends_with("_exhaustive"), reason == Some("#[ignore = \"exhaustive\"]"));
            seen += u32::from(named);
            if named != exhaustive || reason == Some("#[ignore]") {
                findings
                    .push(format!("{path}:{number} {name}: {}", reason.unwrap_or("not ignored")));
            }
        }
    }
    assert!(seen > 50, "{seen} exhaustive tests were found");
    nothing_found("a test is exhaustive in its name and in its reason, or in neither", &findings);
}
