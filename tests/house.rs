//! Proves the rules of the house, which no compiler holds: what each file begins with and how long
//! it is, who imports whom, that every game has its files and every file its game, that all
//! languages say the same things, and that the repository speaks only of itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

#[path = "house/faults.rs"]
mod faults;
#[path = "house/imports.rs"]
mod imports;
#[path = "house/registry.rs"]
mod registry;
#[path = "house/repository.rs"]
mod repository;
#[path = "house/size.rs"]
mod size;
#[path = "house/source.rs"]
mod source;
#[path = "house/style.rs"]
mod style;
#[path = "house/words.rs"]
mod words;

/// Fails with every finding of a rule, a line each.
#[track_caller]
fn nothing_found(rule: &str, findings: &[String]) {
    assert!(findings.is_empty(), "{rule}:\n  {}\n", findings.join("\n  "));
}
