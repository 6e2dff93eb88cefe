//! Proves that templates neither compute nor look into the argument by place: no sums, and no step
//! by its number. What a page says stands in the explanation.

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

/// What stands between `{{ }}` and `{% %}`, without texts.
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
fn sums_in_templates_are_found() {
    let found = |template: &str| code(template).iter().any(|code| computes(code));
    assert!(found("{{ t(key=\"a\", n=x.a + 1) }}") && found("{% set a = e.steps[-2].b %}"));
    assert!(!found("{{- x | joined(sep=\" + \") -}} + {{ y }} - {#- 1 + 1 -#}"));
}
