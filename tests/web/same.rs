//! Compares the web page with the program, byte for byte: output, exit code, and errors with message, span
//! and hint, for the lines of the position tables, of the lessons in both languages, and for a thousand
//! random ones of all games, in both languages and all formats.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

use super::reply;
use crate::{args_roundtrip, program};
use carryless_test_support::rng::Dice;

const LOCALES: [(&str, &str); 2] = [("zh", "zh_CN.UTF-8"), ("en", "en_US.UTF-8")];
const FORMATS: [&str; 4] = ["text", "markdown", "html", "json"];

/// Drawings of the book for which there is no command line of the program.
const DRAWINGS: [&str; 3] = ["blocks", "card", "draw"];

/// A command line, and the index of its language if the line belongs to one language.
pub(super) type Asked = (String, Option<usize>);

/// Questions of the position tables in `tests/positions`.
pub(super) fn tabled() -> Vec<Asked> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let texts = files(&folder).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let tables = texts.map(|text| toml::from_str::<toml::Table>(&text).unwrap());
    let questions = tables.flat_map(|table| {
        let cases = table["case"].as_array().unwrap().clone();
        cases.into_iter().map(|case| case["question"].as_str().unwrap().to_owned())
    });
    questions.map(|question| (format!("explain {question}"), None)).collect()
}

/// Command lines of all code blocks in the lessons, each in the language of its lesson.
fn taught() -> Vec<Asked> {
    let mut lines = Vec::new();
    for (language, (code, _)) in LOCALES.iter().enumerate() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(code);
        for path in files(&folder) {
            let text = fs::read_to_string(path).unwrap();
            for fence in text.split("```carryless\n").skip(1) {
                let fence = fence.split("```").next().unwrap();
                // A book alone draws blocks, cards and sketches.
                let is_asked = |line: &&str| !line.is_empty() && !DRAWINGS.contains(&game(line));
                let own = fence.lines().map(str::trim).filter(is_asked);
                lines.extend(own.map(|line| (line.to_owned(), Some(language))));
            }
        }
    }
    lines
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}

/// Names of games and topics with which a command line can begin.
const NAMED: [&str; 12] = [
    "race",
    "wythoff",
    "moore",
    "fibonacci",
    "kayles",
    "lasker",
    "grundy",
    "octal",
    "sum",
    "staircase",
    "hackenbush",
    "graph",
];

fn game(line: &str) -> &str {
    let mut words = line.split_whitespace();
    let command = words.next().unwrap();
    let named = |word: &&str| NAMED.contains(word);
    if command == "explain" { words.next().filter(named).unwrap_or("nim") } else { command }
}

/// Message, span and hint of an error on standard error. Messages are wrapped for a terminal, so spaces and
/// line ends do not count.
fn said(stderr: &str) -> [String; 3] {
    let mut parts = stderr.trim_end().split("\n\n");
    let sentence = parts.next().unwrap();
    let (_, sentence) = sentence.split_once([':', '：']).unwrap_or(("", sentence));
    let (mut found, mut hint) = (String::new(), String::new());
    for part in parts {
        match part.strip_prefix("  ").and_then(|part| part.split_once("\n  ")) {
            Some((excerpt, carets)) => {
                let start = carets.len() - carets.trim_start().len();
                let wide = |(at, _): &(usize, char)| excerpt[..*at].width();
                let over = |from: usize, to: usize| -> String {
                    let inside = |letter: &(usize, char)| (from..to).contains(&wide(letter));
                    excerpt.char_indices().filter(inside).map(|(_, letter)| letter).collect()
                };
                found = place(&over(0, start), &over(start, carets.trim_end().len()));
            }
            None => part.split_once([':', '：']).unwrap_or(("", part)).1.clone_into(&mut hint),
        }
    }
    [dense(sentence), found, dense(&hint)]
}

/// A span: the wrong text and the text before it, without the program's name, the edge of an elided excerpt,
/// and quotation marks, which only the program prints around words with spaces.
fn place(before: &str, wrong: &str) -> String {
    let before = before.replace('"', "");
    let before = before.trim_start_matches("carryless").trim();
    let from = before.char_indices().rev().nth(11).map_or(0, |(at, _)| at);
    format!("{} > {}", before[from..].trim(), wrong.trim())
}

/// Message, span and hint of an error on the page.
fn told(html: &str) -> [String; 3] {
    let document = format!("<e>{html}</e>");
    let document = roxmltree::Document::parse(&document).unwrap();
    let part = |is: &dyn Fn(roxmltree::Node<'_, '_>) -> bool| -> String {
        let part = document.descendants().find(|part| is(*part));
        let texts = part.iter().flat_map(|part| part.descendants());
        texts.filter(|part| part.is_text()).filter_map(|part| part.text()).collect()
    };
    let of = |class: &str| part(&|part| part.attribute("class") == Some(class));
    let whole = of("place");
    let before = document.descendants().find(|part| part.has_tag_name("code"));
    let before = before.and_then(|code| code.text()).unwrap_or_default();
    let found = match whole.is_empty() {
        true => String::new(),
        false => place(before, &part(&|part| part.has_tag_name("mark"))),
    };
    [dense(&of("wrong")), found, dense(&of("hint"))]
}

fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The line that the page answers. The page completes a race that does not say which numbers may be added, and shows
/// the completed line (`tests/web/touch.rs`); the program refuses the race.
fn completed(line: &str) -> String {
    let is_race = line.split_whitespace().nth(1) == Some("race");
    let added = if is_race && !line.contains("--say") { " --say 1-2" } else { "" };
    [line, added].concat()
}

/// Description of the difference between the page's answer to a command line and the program's answer to the
/// completed line; `None` if there is none.
fn differs(line: &str, language: usize, format: &str) -> Option<String> {
    let (code, locale) = LOCALES[language];
    let mut program = program::program("");
    // What stands between quotation marks is one word.
    for (at, part) in completed(line).split('"').enumerate() {
        match at % 2 {
            1 => program.arg(part),
            _ => program.args(part.split_whitespace()),
        };
    }
    let written = program.args(["--format", format]).env("LC_ALL", locale).output().unwrap();
    let kept = reply(code, line, "write", format);
    let told_of = |what: &str, page: &str, program: &str| {
        Some(format!("{line} ({code}, {format}): {what}\n  page: {page}\n  program: {program}"))
    };
    if Some(i32::from(kept.code)) != written.status.code() {
        let status = written.status.to_string();
        return told_of("exit code", &format!("{} {}", kept.code, kept.say), &status);
    }
    let Some(file) = kept.files.first() else {
        let [page, program] = [
            told(kept.parts.get("error").map_or("", String::as_str)),
            said(&String::from_utf8(written.stderr).unwrap()),
        ];
        let is_same = page == program && written.stdout.is_empty();
        return if is_same {
            None
        } else {
            told_of("error", &page.join(" | "), &program.join(" | "))
        };
    };
    let text = String::from_utf8(written.stdout).unwrap();
    if file.text == text {
        return None;
    }
    let mut pairs = file.text.lines().zip(text.lines());
    let (page, program) = pairs.find(|(page, program)| page != program).unwrap_or(("", ""));
    told_of("text", page, program)
}

/// Compares every `every`-th line of the tests, the lessons and random lines: `random` are the numbers of valid questions
/// and of faulty ones.
fn hold_same(every: usize, random: [usize; 2]) {
    let mut dice = Dice::new(2026);
    let mut left = random;
    let mut drawn: Vec<Asked> = Vec::new();
    while left != [0, 0] {
        let line = args_roundtrip::drawn(&mut dice);
        let kind = &mut left[usize::from(args_roundtrip::read(&line).is_none())];
        // Counting one by one takes as long as it takes.
        if *kind > 0 && !line.contains("--brute") {
            *kind -= 1;
            drawn.push((line, None));
        }
    }
    let lines = [tabled(), taught(), drawn].concat();
    let games: BTreeSet<&str> = lines.iter().map(|(line, _)| game(line)).collect();
    let least = 500 + random.iter().sum::<usize>();
    assert!(lines.len() > least && games.len() == 17, "{} lines of {games:?}", lines.len());
    let mut asked = Vec::new();
    for (line, given) in lines.iter().step_by(every) {
        for language in (0..LOCALES.len()).filter(|own| given.is_none_or(|given| given == *own)) {
            asked.extend((0..FORMATS.len()).map(|format| (line.clone(), (language, format))));
        }
    }
    let differences: Vec<String> = std::thread::scope(|scope| {
        let parts = asked.chunks(asked.len().div_ceil(2)).map(|part| {
            scope.spawn(move || {
                let differ = |(line, (language, format)): &(String, (usize, usize))| {
                    let format = FORMATS[*format];
                    let found = catch_unwind(|| differs(line, *language, format));
                    found.unwrap_or_else(|_| Some(format!("{line} ({format}): no answer")))
                };
                part.iter().filter_map(differ).collect::<Vec<_>>()
            })
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    let count = differences.len();
    assert!(differences.is_empty(), "{count} of {}:\n{}", asked.len(), differences.join("\n"));
}

/// A race that does not say which numbers may be added is answered as the race that the page makes of it.
#[test]
fn a_race_without_numbers_is_the_completed_race() {
    for line in ["explain race 114", "explain race 9 --move 1:3", "prove race 7"] {
        for (language, format) in [(0, "text"), (1, "json")] {
            assert_eq!(differs(line, language, format), None);
        }
    }
}

#[test]
fn a_page_gives_what_the_program_writes() {
    hold_same(211, [75, 25]);
}

#[test]
#[ignore = "exhaustive"]
fn a_page_gives_what_the_program_writes_exhaustive() {
    hold_same(1, [750, 250]);
}
