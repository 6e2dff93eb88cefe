//! Reads files for the conventions: folders of the project, and Rust source split into code and literals.

use std::fs;
use std::path::{Path, PathBuf};

/// Folder of `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder of the project, as sorted paths from its root, without downloads of npm and
/// Cargo.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && name != "node_modules" {
            collect(&path, ending, found);
        } else if path.is_file() && name.ends_with(ending) {
            found.push(path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned());
        }
    }
}

/// All Rust files of the program and of its crates, as sorted paths from the root of the project.
pub(crate) fn source_files() -> Vec<String> {
    let mut found = files("src", ".rs");
    found.extend(files("crates", ".rs").into_iter().filter(|path| path.contains("/src/")));
    found
}

/// Text of a file of the project.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A string or character literal.
pub(crate) struct Literal {
    pub(crate) line: usize,
    pub(crate) text: String,
    /// The last few tokens before the literal, without white space.
    pub(crate) before: String,
}

/// A Rust source file.
pub(crate) struct Source {
    pub(crate) path: String,
    /// Code line by line, without comments and without the contents of literals.
    pub(crate) code: String,
    pub(crate) literals: Vec<Literal>,
}

impl Source {
    /// All files of the program and of its crates.
    pub(crate) fn all() -> Vec<Source> {
        source_files().iter().map(|path| Source::new(path, &read(path))).collect()
    }

    pub(crate) fn new(path: &str, text: &str) -> Source {
        let mut scan = Scan { rest: text, code: String::new(), literals: Vec::new() };
        while scan.step() {}
        Source { path: path.to_owned(), code: scan.code, literals: scan.literals }
    }

    /// Lines of code with their numbers, 1-based.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

struct Scan<'t> {
    rest: &'t str,
    code: String,
    literals: Vec<Literal>,
}

impl Scan<'_> {
    /// Reads one comment, literal or character; false at the end of the text.
    fn step(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else {
            return false;
        };
        if self.rest.starts_with("//") {
            self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.skip(block_comment(self.rest));
        } else if let Some((open, close)) = raw_string(self.rest, &self.code) {
            self.literal(open, close);
        } else if first == '"' {
            self.literal(1, closing(self.rest, '"'));
        } else if first == '\'' && is_character(self.rest) {
            self.literal(1, closing(self.rest, '\''));
        } else {
            self.code.push(first);
            self.rest = &self.rest[first.len_utf8()..];
        }
        true
    }

    /// Records a literal whose contents are `open..close`.
    fn literal(&mut self, open: usize, close: usize) {
        let line = self.code.matches('\n').count() + 1;
        let code = self.code.trim_end();
        let tail = code.char_indices().rev().nth(40).map_or(0, |(at, _)| at);
        let before = code[tail..].to_owned();
        self.literals.push(Literal { line, text: self.rest[open..close].to_owned(), before });
        self.code.push('"');
        // A raw string has its hashes on both sides.
        let hashes = self.rest[..open].matches('#').count();
        self.skip(close + 1 + hashes);
        self.code.push('"');
    }

    /// Skips `length` bytes but keeps the line numbers.
    fn skip(&mut self, length: usize) {
        let (skipped, rest) = self.rest.split_at(length);
        self.code.extend(skipped.chars().filter(|&c| c == '\n'));
        self.rest = rest;
    }
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// Byte range of the contents of a raw string.
fn raw_string(text: &str, before: &str) -> Option<(usize, usize)> {
    if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let after = text.strip_prefix('r').or_else(|| text.strip_prefix("br"))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let contents = after[hashes..].strip_prefix('"')?;
    let open = text.len() - contents.len();
    let end = format!("\"{}", "#".repeat(hashes));
    Some((open, open + contents.find(&end)?))
}

/// Byte offset of the quote that closes an ordinary literal.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at,
            _ => {}
        }
    }
    text.len()
}

/// Whether a quote begins a character literal, not a lifetime.
fn is_character(text: &str) -> bool {
    let mut inside = text.chars().skip(1);
    inside.next() == Some('\\') || inside.next() == Some('\'')
}

#[test]
fn source_is_split_into_code_and_literals() {
    let text = r##"fn f<'a>() { // not "this"
    g("one \"two\"", r#"three "four""#, '"', 'x'); /* nor /* "that" */ */ h("five
six");
}"##;
    let source = Source::new("here", text);
    let texts: Vec<&str> = source.literals.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, [r#"one \"two\""#, r#"three "four""#, "\"", "x", "five\nsix"]);
    assert_eq!(source.code, "fn f<'a>() { \n    g(\"\", \"\", \"\", \"\");  h(\"\n\");\n}");
    assert_eq!(source.literals[4].line, 2);
}
