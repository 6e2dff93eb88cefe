//! Tests of the source conventions that no compiler checks: file headers and sizes, cycles of imports, the files of
//! each game, agreeing texts and terms in all languages, and no foreign content in the repository.

mod circles;
mod faults;
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
mod vocabulary;
mod words;

/// Fails with all findings of a rule, one per line.
#[track_caller]
fn nothing_found(rule: &str, findings: &[String]) {
    assert!(findings.is_empty(), "{rule}:\n  {}\n", findings.join("\n  "));
}
