//! Checks every kind of bad input: exit code 2, no standard output, no file touched, and on standard error
//! one message in the reader's language with the command line, carets below the wrong token, and a hint. Each
//! file in `tests/errors/` lists cases; `^ token` names the token at the carets independently of the texts in
//! both languages.

use std::fs;
use std::path::Path;

use unicode_width::UnicodeWidthChar;

use crate::shell;

/// Locale of each language.
const LOCALES: [(&str, &str); 2] = [("zh", "zh_CN.UTF-8"), ("en", "en_US.UTF-8")];

/// A case: a command, the wrong token in it, and the expected message.
struct Promise {
    title: String,
    command: String,
    place: String,
    /// Language and text, in the order of the file.
    texts: Vec<(String, String)>,
}

/// Parses `## title`, `$ command`, `^ token` and the texts, each after its `--- language`.
fn promises(text: &str) -> Vec<Promise> {
    let promise = |part: &str| {
        let mut texts = part.split("\n--- ");
        let head: Vec<&str> = texts.next().unwrap().lines().collect();
        let [title, command, place] = head[..] else {
            panic!("a promise begins with title, command and place: {part}")
        };
        let text = |text: &str| {
            let (language, text) = text.split_once('\n').unwrap();
            (language.to_owned(), text.trim_end().to_owned() + "\n")
        };
        Promise {
            title: title.to_owned(),
            command: command.strip_prefix("$ ").unwrap().to_owned(),
            place: place.strip_prefix("^").unwrap().trim().to_owned(),
            texts: texts.map(text).collect(),
        }
    };
    text.split("\n## ").skip(1).map(promise).collect()
}

fn render_cases(head: &str, promises: &[Promise]) -> String {
    let mut file = head.to_owned();
    for promise in promises {
        let Promise { title, command, place, texts } = promise;
        let place = format!("^ {place}");
        file += &format!("\n## {title}\n$ {command}\n{}\n", place.trim_end());
        for (language, text) in texts {
            file += &format!("--- {language}\n{text}");
        }
    }
    file
}

/// A valid record of a match, byte for byte.
const RECORD: &str = r#"{"schema": 1, "game": "nim", "rules": {"limit": null, "play": "normal"},
"position": {"piles": [3, 4, 5]}, "first": "computer", "level": "perfect", "seed": 7,
"moves": [{"pile": 1, "take": 2, "leaves": 1}, {"pile": 1, "take": 1, "leaves": 0}],
"resigned": "human", "winner": "computer", "deciding": null}
"#;

/// A specification that sets a setting twice.
const SHEET: &str = "seed = 1\nlevel = 2\nseed = 3\n";

/// A folder with a page that must not change, a batch, a record, a specification, and another folder.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("old.html"), "kept\n").unwrap();
    fs::write(folder.path().join("positions.txt"), "3 4 5\n").unwrap();
    fs::write(folder.path().join("match.json"), RECORD).unwrap();
    fs::write(folder.path().join("sheet.toml"), SHEET).unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    folder
}

fn is_untouched(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names == ["folder", "match.json", "old.html", "positions.txt", "sheet.toml"]
        && fs::read_to_string(folder.join("old.html")).unwrap() == "kept\n"
        && fs::read_to_string(folder.join("match.json")).unwrap() == RECORD
}

/// Message for a command in the language of `locale`, and the general rules for errors that the message breaks.
fn check_message(promise: &Promise, locale: &str) -> (String, Vec<String>) {
    let folder = folder();
    let output = shell::run(&promise.command, folder.path(), locale);
    let said = String::from_utf8(output.stderr).unwrap();
    let [error, hint] = match locale {
        "zh_CN.UTF-8" => ["错误：", "提示："],
        _ => ["error: ", "hint: "],
    };
    let lines = |label: &str| said.lines().filter(|line| line.starts_with(label)).count();
    let internal = ["panicked", "RUST_BACKTRACE", "error-", "{ ", "\u{1b}"];
    let rules = [
        ("exit code 2", output.status.code() == Some(2)),
        ("nothing on standard output", output.stdout.is_empty()),
        ("no file touched", is_untouched(folder.path())),
        ("nothing internal", !internal.iter().any(|word| said.contains(word))),
        ("one error", said.starts_with(error) && lines(error) == 1),
        ("one hint", lines(hint) == 1),
        ("carets under the word", under_carets(&said).as_deref() == Some(&promise.place)),
    ];
    let broken = rules.iter().filter(|(_, kept)| !kept);
    let Promise { title, command, .. } = promise;
    let broken = broken.map(|(rule, _)| format!("{title}\n$ {command}\nnot kept: {rule}\n{said}"));
    let broken = broken.collect();
    (said, broken)
}

/// Text above the carets; empty if they are behind the end of the line.
fn under_carets(said: &str) -> Option<String> {
    let lines: Vec<&str> = said.lines().collect();
    let is_carets = |line: &&str| line.contains('^') && line.trim_matches([' ', '^']).is_empty();
    let index = lines.iter().position(is_carets)?;
    let carets = lines[index];
    let (from, to) = (carets.find('^').unwrap(), carets.len());
    let mut column = 0;
    let mut found = String::new();
    for letter in lines[index - 1].chars() {
        if (from..to).contains(&column) {
            found.push(letter);
        }
        column += letter.width().unwrap_or(0);
    }
    Some(found)
}

fn check_promises(by_turns: bool) {
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/errors")).unwrap();
    let files: Vec<_> = files.map(|entry| entry.unwrap().path()).collect();
    let results: Vec<(usize, Vec<String>)> = std::thread::scope(|scope| {
        let started: Vec<_> =
            files.iter().map(|path| scope.spawn(move || check_file(path, by_turns))).collect();
        started.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let count: usize = results.iter().map(|(count, _)| count).sum();
    let wrong: Vec<String> = results.into_iter().flat_map(|(_, wrong)| wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(count >= 300, "only {count} promises");
}

/// Checks each case in one of its languages, alternating; in all of them while the texts are updated.
#[test]
fn every_bad_input_has_its_message() {
    check_promises(!shell::updating());
}

/// Checks each case in both languages.
#[test]
#[ignore = "exhaustive"]
fn every_bad_input_has_its_message_exhaustive() {
    check_promises(false);
}

/// Number of cases in a file, and a description of each case whose message differs.
fn check_file(path: &Path, by_turns: bool) -> (usize, Vec<String>) {
    let mut wrong = Vec::new();
    let file = fs::read_to_string(path).unwrap();
    let (head, _) = file.split_once("\n## ").unwrap();
    let mut promises = promises(&file);
    for (at, promise) in promises.iter_mut().enumerate() {
        let mut texts = promise.texts.clone();
        texts.resize(LOCALES.len(), Default::default());
        for (turn, (language, locale)) in LOCALES.into_iter().enumerate() {
            if by_turns && at % LOCALES.len() != turn {
                continue;
            }
            let (text, broken) = check_message(promise, locale);
            wrong.extend(broken);
            texts[turn] = (language.to_owned(), text);
        }
        if promise.texts != texts && !shell::updating() {
            let (command, old) = (&promise.command, &promise.texts);
            wrong.push(format!("$ {command}\nexpected {old:#?}\nis {texts:#?}"));
        }
        promise.texts = texts;
    }
    if shell::updating() {
        fs::write(path, render_cases(&(head.trim_end().to_owned() + "\n"), &promises)).unwrap();
    }
    (promises.len(), wrong)
}

/// Every error that a user can cause occurs in some case.
#[test]
fn every_error_message_has_a_case() {
    let words = include_str!("../templates/wording/en/errors.ftl");
    let promised: String = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/errors"))
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    // The longest text of the message without a variable occurs in some case.
    let missing = words.lines().filter_map(|line| {
        let (id, sentence) = line.strip_prefix("error-")?.split_once(" = ")?;
        let pieces = sentence.split(['{', '}']).step_by(2);
        let piece = pieces.max_by_key(|piece| piece.len()).unwrap();
        // Not caused by a command line: full disks, internal faults, and messages of a match prompt, a
        // record, a batch and a book (`play_dialogue.rs`, `prove.rs`, `book.rs`).
        let elsewhere = [
            "write-failed",
            "output-failed",
            // A folder that holds files, and two runs at once (`files.rs`).
            "folder-exists",
            "folder-in-use",
            // A file that is both read and written (`files/read.rs`).
            "file-is-read",
            // A batch (`json.rs`, `cmd/batch.md`).
            "not-in-a-line",
            "line-long",
            "line-words",
            // A class list (`worksheet.rs`).
            "roster-quotation",
            // A web page, which has no files (`worksheet/desk.rs`).
            "list-not-here",
            "sheets-at-once",
            "pdf-by-printing",
            "format-not-here",
            // A web page (`web.rs`).
            "not-in-a-page",
            "piles-on-a-page",
            "not-a-map",
            // A build without a feature (`.ci/run`).
            "not-built",
            // A folder of templates (`templates.rs`).
            "template-unknown",
            "template-syntax",
            "template-no-message",
            "template-no-value",
            "template-not-rendered",
            // A foreign folder (`book.rs`).
            "folder-not-ours",
            // Rows in a list of answers (`worksheet.rs`).
            "answers-no-pupil",
            "answers-near-pupil",
            "answers-namesakes",
            // Lesson codes, and a pupil on a web page (`lesson.rs`).
            "lesson-place",
            "result-code-none",
            "result-code-wrong",
            "result-code-missing",
            "result-code-place",
            "result-code-nobody",
            // A row in a list of codes of practice (`worksheet.rs`).
            "practise-code-wrong",
            "nothing-left",
            "no-browser",
            "browser-failed",
            // A code of another version or in a list of answers (`worksheet.rs`).
            "code-version",
            "no-such-question",
            "defect",
            "illegal-turn",
            // A record (`play.rs`) and typed input (`play_dialogue.rs`).
            "record-long",
            "typed-number",
            "typed-stones",
            "typed-takes",
            "typed-parts",
            "typed-part",
            "typed-cut",
            "typed-long",
            "needs-file",
            "box-form",
            "not-a-certificate",
            // A foreign certificate (`prove/certificates.rs`).
            "certificate-long",
            "not-in-a-lesson",
            "explain-missing",
            "not-a-book",
            "book-failed",
            "book-empty",
            "book-runs-programs",
            "file-not-ours",
            "book-toml-broken",
            "book-toml-shape",
            "cannot-listen",
            // Reported without a span, for a sheet or a machine (`worksheet.rs`, `exercises.rs`).
            "spec-value",
            "no-such-question",
            "code-version",
            "needs-output",
            "no-browser",
            "browser-failed",
            "too-few-exercises",
        ];
        (!elsewhere.contains(&id) && !promised.contains(piece)).then_some(id)
    });
    let missing: Vec<&str> = missing.collect();
    assert!(missing.is_empty(), "{missing:?}");
}
