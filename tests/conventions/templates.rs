//! Checks that templates contain no arithmetic and pick no step by its number: the explanation has all data
//! of a page.

use super::nothing_found;
use super::source::{files, read};

#[test]
fn templates_compute_nothing() {
    let mut seen = 0;
    let mut findings = Vec::new();
    for path in files("templates", ".tera") {
        for code in code(&read(&path)) {
            seen += 1;
            findings.extend(computes(&code).then(|| format!("{path}: {code}")));
        }
    }
    nothing_found("a template computes", &findings);
    assert!(seen > 100, "the templates were not found");
}

/// Contents of `{{ }}` and `{% %}` without string literals.
fn code(template: &str) -> Vec<String> {
    let pieces = template.split("{{").flat_map(|piece| piece.split("{%")).skip(1);
    let inside = pieces.filter_map(|piece| {
        let end = [piece.find("}}"), piece.find("%}")].into_iter().flatten().min()?;
        Some(piece[..end].trim_matches('-'))
    });
    inside.map(|code| code.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")).collect()
}

fn computes(code: &str) -> bool {
    [" + ", " - ", " * ", " / ", " // ", " % ", "steps["].iter().any(|sign| code.contains(sign))
}

#[test]
fn arithmetic_in_templates_is_found() {
    let found = |template: &str| code(template).iter().any(|code| computes(code));
    assert!(found("{{ t(key=\"a\", n=x.a + 1) }}") && found("{% set a = e.steps[-2].b %}"));
    assert!(!found("{{- x | joined(sep=\" + \") -}} + {{ y }} - {#- 1 + 1 -#}"));
}
