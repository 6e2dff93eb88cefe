//! Checks each source file: it begins with its purpose, does not panic where it could return an error,
//! contains no sentence for users, and its name is not generic.

use super::nothing_found;
use super::source::{Literal, Source, files, read, source_files};

/// Input that Chinese keyboards produce is data, not a sentence.
const ALLOWED: &[(&str, &str)] = &[
    ("crates/games/src/games/nim.rs", "："),
    ("crates/games/src/games/xiangqi/notation.rs", "炮砲包"),
    ("crates/games/src/games/xiangqi/notation.rs", "兵卒"),
    ("crates/games/src/games/xiangqi/notation.rs", "进進退平"),
    ("crates/games/src/games/xiangqi/notation.rs", "一二三四五六七八九"),
    ("crates/games/src/games/xiangqi/notation.rs", ",;，；、。\\\"“”"),
];

#[test]
fn every_file_begins_with_its_purpose() {
    let all = ["src", "crates", "tests", "benches", "fuzz/src", "fuzz/fuzz_targets"]
        .iter()
        .flat_map(|folder| files(folder, ".rs"));
    let all: Vec<String> = all.chain(["build.rs".to_owned()]).collect();
    assert!(all.len() > 20, "the files were not found: {all:?}");
    let silent: Vec<String> =
        all.into_iter().filter(|path| !read(path).starts_with("//! ")).collect();
    nothing_found("a file does not begin with `//! `", &silent);
}

#[test]
fn no_source_file_panics() {
    let words = [".unwrap()", "panic!(", "todo!(", "unimplemented!(", "dbg!("];
    let findings: Vec<String> = Source::all()
        .iter()
        .flat_map(|source| {
            let bad =
                source.lines().filter(|(_, line)| words.iter().any(|word| line.contains(word)));
            bad.map(|(number, line)| format!("{}:{number}: {}", source.path, line.trim()))
                .collect::<Vec<_>>()
        })
        .collect();
    nothing_found("an error is a value, not an end", &findings);
}

#[test]
fn no_module_has_a_generic_name() {
    let empty = ["utils", "util", "common", "misc", "helpers"];
    let all = source_files().into_iter().chain(files("tests", ".rs"));
    let says_nothing = |path: &String| path.split(['/', '.']).any(|part| empty.contains(&part));
    nothing_found("a name says nothing", &all.filter(says_nothing).collect::<Vec<_>>());
}

#[test]
fn no_user_visible_sentence_is_in_the_source() {
    let findings: Vec<String> = Source::all()
        .iter()
        .flat_map(|source| {
            let allowed = |text: &str| ALLOWED.contains(&(source.path.as_str(), text));
            let sentences = source.literals.iter().filter(|literal| is_sentence(literal));
            let bad = sentences.filter(|literal| !allowed(&literal.text));
            bad.map(|literal| format!("{}:{}: {:?}", source.path, literal.line, literal.text))
                .collect::<Vec<_>>()
        })
        .collect();
    nothing_found("sentences belong in templates/wording", &findings);
}

/// Whether a literal is Chinese or has at least three words in a row. Texts for programmers are excepted: the
/// reason of a lint, the message of an `expect`, an internal fault of the program.
fn is_sentence(literal: &Literal) -> bool {
    let for_programmers = ["reason =", ".expect(", "::internal(format!(", "::message(format!("];
    if for_programmers.iter().any(|ending| literal.before.ends_with(ending)) {
        return false;
    }
    let is_word = |word: &&str| {
        let letters = word.trim_end_matches([',', '.', ':', ';', '!', '?']);
        !letters.is_empty() && letters.chars().all(char::is_alphabetic)
    };
    let words: Vec<&str> = literal.text.split_whitespace().collect();
    let three = words.windows(3).any(|three| three.iter().all(is_word));
    three || literal.text.chars().any(is_chinese)
}

/// Whether a character is a Chinese letter or punctuation mark.
fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}')
}

#[test]
fn a_sentence_is_found() {
    let count = |text: &str| {
        Source::new("here", text).literals.iter().filter(|literal| is_sentence(literal)).count()
    };
    assert_eq!(count(r#"f("You can win."); g('堆'); h("a，b")"#), 3);
    assert_eq!(count(r#"f("no words: {x}"); /* 堆 */ #[allow(x, reason = "it is so")]"#), 0);
    assert_eq!(count(r#"f("M 0 0 L 1 1", "stroke-width fill none")"#), 0);
}
