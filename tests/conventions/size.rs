//! Checks sizes: files have at most 400 lines, functions at most 60, nine in ten at most 25.

use super::nothing_found;
use super::source::{Source, files, read, source_files};

const FILE: usize = 400;
const FUNCTION: usize = 60;
const SHORT_FUNCTION: usize = 25;

#[test]
fn files_are_short() {
    let lines = |path: &String| (read(path).lines().count(), path.clone());
    let all = [source_files(), files("fuzz/src", ".rs")].concat();
    let long = all.iter().map(lines).filter(|(lines, _)| *lines > FILE);
    let findings: Vec<String> = long.map(|(lines, path)| format!("{path}: {lines}")).collect();
    nothing_found("a file has more than 400 lines", &findings);
}

#[test]
fn functions_are_short() {
    let all: Vec<(usize, String)> = Source::all().iter().flat_map(functions).collect();
    assert!(all.len() > 50, "the functions of the program were not found: {}", all.len());
    let long = all.iter().filter(|(lines, _)| *lines > FUNCTION);
    let findings: Vec<String> = long.map(|(lines, at)| format!("{at}: {lines}")).collect();
    nothing_found("a function has more than 60 lines", &findings);

    let mut longer: Vec<_> = all.iter().filter(|(lines, _)| *lines > SHORT_FUNCTION).collect();
    longer.sort();
    let share = format!("{} of {} functions have more than 25 lines", longer.len(), all.len());
    assert!(longer.len() * 10 <= all.len(), "{share}: {longer:#?}");
}

/// Line number and length of each function, from `fn` to its closing brace. In formatted code the closing
/// brace has the indentation of the line that begins the function.
fn functions(source: &Source) -> Vec<(usize, String)> {
    let lines: Vec<&str> = source.code.lines().collect();
    let starts = lines.iter().enumerate().filter_map(|(at, line)| Some((at, name(line)?)));
    let measured = starts.filter_map(|(at, name)| {
        let indent = lines[at].len() - lines[at].trim_start().len();
        let last = lines[at..].iter().position(|line| {
            let own = line.len() - line.trim_start().len() == indent;
            own && line.trim_end().ends_with(['}', ';'])
        })?;
        Some((last + 1, format!("{}:{} {name}", source.path, at + 1)))
    });
    measured.collect()
}

/// Name of the function that begins on this line; `None` if none does.
fn name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some(after) = rest.strip_prefix("pub") {
        rest =
            after.strip_prefix('(').and_then(|inner| inner.split_once(')')).map_or(after, |p| p.1);
        rest = rest.trim_start();
    }
    for word in ["default ", "const ", "async ", "unsafe ", "extern \"\" "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    rest.strip_prefix("fn ")?.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[test]
fn lines_of_functions_are_counted() {
    let text = "fn one() {}\n\npub(crate) const fn four(\n    a: u8,\n) -> u8 {\n    a\n}\n\
                trait T {\n    fn declared();\n    fn f() {\n        g();\n    }\n}\n";
    let counted = functions(&Source::new("here", text));
    let expected =
        [(1, "here:1 one"), (5, "here:3 four"), (1, "here:9 declared"), (3, "here:10 f")];
    assert_eq!(counted, expected.map(|(lines, at)| (lines, at.to_owned())));
}
