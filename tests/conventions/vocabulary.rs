//! Checks the vocabulary of comments and developer documents: terms of `docs/glossary.md` instead of riddles,
//! and doc comments that begin with what the item is or returns. `terms.rs` checks sentences for users.

use super::nothing_found;
use super::source::{files, read};

/// Words that name no concept of the code, each with its replacement. Text in backticks is not checked.
const FORBIDDEN: [(&str, &str); 26] = [
    ("whoever", "the caller, the user, the student"),
    ("somebody", "the user, the pupil, a player"),
    ("nobody", "no user, no code"),
    ("everybody", "all users"),
    ("anybody", "any user"),
    ("someone", "the user, a player"),
    ("in vain", "without result"),
    ("amiss", "wrong"),
    ("spoilt", "corrupted"),
    ("mend", "fix"),
    ("mended", "fixed"),
    ("mends", "fixes"),
    ("wish", "constraint, option"),
    ("wishes", "constraints, options"),
    ("belief", "misconception"),
    ("beliefs", "misconceptions"),
    ("falls apart", "splits"),
    ("fall apart", "split"),
    ("held against", "compared with"),
    ("in letters", "as text"),
    ("door", "fuzz target, entry point"),
    ("doors", "fuzz targets, entry points"),
    ("house", "project, conventions"),
    ("of several the last", "the last one is used"),
    ("addend", "component"),
    ("told apart", "distinguished"),
];

/// First words of a doc comment that describe around the item instead of naming it.
const OPENINGS: [&str; 9] =
    ["What", "How", "Who", "Whoever", "Where", "When", "Which", "Its", "Those"];

/// Documents for developers.
const DOCUMENTS: [&str; 10] = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs/building.md",
    "docs/figures.md",
    "docs/formats.md",
    "docs/glossary.md",
    "docs/json.md",
    "docs/packaging.md",
    "fuzz/README.md",
];

/// A block of doc comments: its first line, its text, and the code after it up to the next brace.
struct Doc {
    line: usize,
    text: String,
    item: String,
}

/// Doc comments (`///`, `//!`) of a source file.
fn docs(source: &str) -> Vec<Doc> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let mut docs: Vec<Doc> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let marker = ["///", "//!"].into_iter().find(|marker| lines[at].starts_with(marker));
        let Some(marker) = marker else {
            at += 1;
            continue;
        };
        let block: Vec<&str> =
            lines[at..].iter().map_while(|line| line.strip_prefix(marker)).collect();
        let rest = lines[at + block.len()..].iter().take(12).copied().collect::<Vec<_>>().join(" ");
        let item = rest.split(['{', ';']).next().unwrap_or_default().to_owned();
        let text = block.join(" ").trim().to_owned();
        docs.push(Doc { line: at + 1, text, item });
        at += block.len();
    }
    docs
}

/// Text outside backticks, in lower case.
fn prose(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Whether the words of `term` follow each other in `text`.
fn contains(text: &str, term: &str) -> bool {
    text.match_indices(term).any(|(at, _)| {
        let is_word =
            |letter: Option<char>| letter.is_some_and(|it| it.is_alphanumeric() || it == '-');
        !is_word(text[..at].chars().next_back()) && !is_word(text[at + term.len()..].chars().next())
    })
}

/// Forbidden words of a text, with their replacements.
fn forbidden_words(text: &str) -> Vec<String> {
    let text = prose(text);
    let found = FORBIDDEN.iter().filter(|(term, _)| contains(&text, term));
    found.map(|(term, better)| format!("“{term}”: say {better}")).collect()
}

/// Faults in the form of a doc comment.
fn faulty_form(doc: &Doc) -> Vec<String> {
    let mut faults = Vec::new();
    let first = doc.text.split(' ').next().unwrap_or_default();
    if OPENINGS.contains(&first) {
        faults.push(format!("begins with “{first}”: name the item"));
    }
    let is_bool = ["bool", "fn has", "fn is", "Fn(", "Vec<", "[", ","];
    if first == "Whether" && !is_bool.iter().any(|part| doc.item.contains(part)) {
        faults.push("begins with “Whether” without a bool".to_owned());
    }
    if doc.text.contains("In: ") && doc.text.contains("Out: ") {
        faults.push("“In: … Out: …” repeats the signature".to_owned());
    }
    if doc.text.starts_with("Errors:") || doc.text.contains(" Errors: ") {
        faults.push("write `# Errors` or a sentence".to_owned());
    }
    faults
}

/// Faults of a source file.
fn faults(path: &str, source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for doc in docs(source) {
        let found = [faulty_form(&doc), forbidden_words(&doc.text)].concat();
        faults.extend(found.into_iter().map(|fault| format!("{path}:{}: {fault}", doc.line)));
    }
    for (line, number) in source.lines().zip(1..) {
        if let Some(comment) = line.trim().strip_prefix("// ") {
            let found = forbidden_words(comment);
            faults.extend(found.into_iter().map(|fault| format!("{path}:{number}: {fault}")));
        }
    }
    faults
}

#[test]
fn comments_use_the_terms_of_the_glossary() {
    let folders = ["src", "crates", "tests", "benches", "fuzz/src", "fuzz/fuzz_targets"];
    let sources = folders.into_iter().flat_map(|folder| files(folder, ".rs"));
    let own = "tests/conventions/vocabulary.rs";
    let checked = sources.chain(["build.rs".to_owned()]).filter(|path| path != own);
    let findings: Vec<String> = checked.flat_map(|path| faults(&path, &read(&path))).collect();
    nothing_found("plain terms, docs/glossary.md", &findings);
}

#[test]
fn documents_use_the_terms_of_the_glossary() {
    let mut findings = Vec::new();
    for path in DOCUMENTS {
        // Code blocks contain sentences for users.
        for line in read(path).split("```").step_by(2).flat_map(str::lines) {
            let found = forbidden_words(line).into_iter();
            findings.extend(found.map(|fault| format!("{path}: {line:?}: {fault}")));
        }
    }
    nothing_found("plain terms, docs/glossary.md", &findings);
}

#[test]
fn faulty_comments_are_found() {
    let source = "//! In: a line. Out: a page.\n\n/// What stands there.\nfn told() {}\n\
                  /// Whether it fits.\npub(crate) width: u64;\n/// Whether it fits.\nfn fits() -> bool {}\n\
                  // Nobody mends it, but `nobody` in code may stand.\n/// Returns the width. Errors: none.\n";
    let found: Vec<usize> = faults("a.rs", source)
        .iter()
        .map(|fault| fault.split(':').nth(1).unwrap().parse().unwrap())
        .collect();
    assert_eq!(found, [1, 3, 5, 10, 9, 9]);
    assert!(!contains("a household", "house") && contains("the house.", "house"));
}
