//! Checks that templates contain no arithmetic and pick no step by its number: the explanation has all data
//! of a page.

use super::nothing_found;
use super::source::{Source, files, read, root};

/// A missing template is an empty text, so the compiler finds no misspelt path.
#[test]
fn every_path_of_a_template_exists() {
    let folders = ["bank", "book", "theme", "web", "word", "wording", "worksheet"];
    let is_path = |text: &str| {
        let (folder, rest) = text.split_once('/').unwrap_or(("", text));
        let ends = [".html", ".css", ".js", ".json", ".svg", ".txt", ".md"];
        !rest.contains('{')
            && folders.contains(&folder)
            && ends.iter().any(|end| rest.ends_with(end))
    };
    let sources = Source::all();
    let users = sources.iter().filter(|source| source.code.contains("carryless_templates"));
    let paths: Vec<(&str, &str)> = users
        .chain(sources.iter().filter(|source| source.code.contains("Asset::")))
        .flat_map(|source| {
            source.literals.iter().map(|it| (source.path.as_str(), it.text.as_str()))
        })
        .filter(|(_, text)| is_path(text))
        .collect();
    assert!(paths.len() > 40, "{paths:?}");
    let missing = paths.iter().filter(|(_, path)| !root().join("templates").join(path).is_file());
    let missing: Vec<String> = missing.map(|(file, path)| format!("{file}: {path}")).collect();
    nothing_found("there is no such template", &missing);
}

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
