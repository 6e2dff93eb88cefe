//! Proves the rules of the house, which no compiler holds: what each file begins with and how long
//! it is, who imports whom, that every game has its files and every file its game, that all
//! languages say the same things in the agreed terms, and that the repository speaks only of itself.

mod circles;
mod faults;
mod imports;
mod registry;
mod repository;
mod short_path;
mod size;
mod source;
mod style;
mod templates;
mod terms;
mod tiers;
mod traditional;
mod words;

/// Fails with every finding of a rule, a line each.
#[track_caller]
fn nothing_found(rule: &str, findings: &[String]) {
    assert!(findings.is_empty(), "{rule}:\n  {}\n", findings.join("\n  "));
}
