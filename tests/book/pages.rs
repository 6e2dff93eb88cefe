//! Checks the built pages of the book: every link and anchor resolves, no raw template text is left, nothing
//! is loaded from outside, the Chinese book is in Chinese, both languages are mirrored, and every number in
//! the prose of a lesson is computed by one of its commands.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use carryless::cli::book_files::FILES;
use carryless_book::build;
use carryless_book::source::Source;
use tempfile::TempDir;

use super::markup::{Tag, in_main, tags, text, without_main};
use super::root;

/// Folder with the books of both languages, built once from the real lessons.
pub(crate) fn book() -> &'static Path {
    static BOOK: OnceLock<TempDir> = OnceLock::new();
    let folder = BOOK.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let built = Command::new(crate::program::path())
            .args(["book", "build", "--static", "--lang", "en", "--output", "book"])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        folder
    });
    Box::leak(folder.path().join("book").into_boxed_path())
}

/// HTML of the pages of a language, by file name.
fn pages(code: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(book().join(code)).unwrap().map(|entry| entry.unwrap().path());
    let pages = files.filter(|path| path.extension().is_some_and(|ending| ending == "html"));
    let named = pages.map(|path| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(&path).unwrap())
    });
    named.collect()
}

const LANGUAGES: [&str; 2] = ["zh", "en"];

pub(super) fn every_page() -> Vec<(String, String)> {
    let in_language = |code: &'static str| {
        pages(code).into_iter().map(move |(name, page)| (format!("{code}/{name}"), page))
    };
    let mut all: Vec<_> = LANGUAGES.into_iter().flat_map(in_language).collect();
    all.push(("index.html".into(), fs::read_to_string(book().join("index.html")).unwrap()));
    assert!(all.len() > 5);
    all
}

/// Target of a link on a page: the file, and the anchor in this file if there is one.
fn target(page: &str, link: &str) -> (String, Option<String>) {
    let (file, anchor) = match link.split_once('#') {
        Some((file, anchor)) => (file, Some(anchor.to_owned())),
        None => (link, None),
    };
    if file.is_empty() {
        return (page.to_owned(), anchor);
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    (parts.join("/"), anchor)
}

#[test]
fn every_link_and_anchor_resolves() {
    let all: BTreeMap<String, String> = every_page().into_iter().collect();
    let ids = |page: &String| tags(page).filter_map(|tag| tag.attribute("id")).collect();
    let ids: BTreeMap<&String, BTreeSet<String>> =
        all.iter().map(|(name, page)| (name, ids(page))).collect();
    let mut wrong = Vec::new();
    let mut followed = 0;
    for (name, page) in &all {
        for tag in tags(page) {
            for link in ["href", "src"].iter().filter_map(|name| tag.attribute(name)) {
                if link.contains("://") && tag.name == "a" {
                    continue;
                }
                followed += 1;
                let (file, anchor) = target(name, &link);
                if !book().join(&file).is_file() {
                    wrong.push(format!("{name}: {link}"));
                } else if let Some(anchor) = anchor
                    && anchor != "choose"
                    && !ids[&file].contains(&decode_anchor(&anchor))
                {
                    wrong.push(format!("{name}: {link} has no such anchor"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(followed > 100, "{followed}");
}

/// An anchor with its percent-encoding decoded, as in an id.
fn decode_anchor(anchor: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = anchor.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits: Vec<u8> = rest.by_ref().take(2).collect();
        let digits = String::from_utf8(digits).unwrap();
        bytes.push(u8::from_str_radix(&digits, 16).unwrap());
    }
    String::from_utf8(bytes).unwrap()
}

/// Page without code listings, which may contain stars and braces.
fn without_code(page: &str) -> String {
    let mut parts = page.split("<code");
    let first = parts.next().unwrap_or_default().to_owned();
    let behind = parts.map(|part| part.split_once("</code>").map_or("", |(_, behind)| behind));
    behind.fold(first, |kept, part| kept + part)
}

#[test]
fn nothing_raw_is_left_and_nothing_comes_from_outside() {
    let mut wrong = Vec::new();
    for (name, page) in every_page() {
        let words = text(&without_code(&page));
        for raw in ["**", "```", "{{", "{%", "[[", "&lt;div", "&lt;svg", "undefined"] {
            if words.contains(raw) {
                wrong.push(format!("{name}: {raw}"));
            }
        }
        if page.contains("language-carryless") {
            wrong.push(format!("{name}: a raw fence"));
        }
        let own = ["link", "script", "img", "iframe"];
        for tag in tags(&page).filter(|tag| own.contains(&tag.name.as_str())) {
            let links = ["href", "src"].iter().filter_map(|name| tag.attribute(name));
            wrong.extend(links.filter(|link| link.contains("//")).map(|l| format!("{name}: {l}")));
        }
        let mut seen = BTreeSet::new();
        let ids = tags(&page).filter_map(|tag| tag.attribute("id"));
        wrong.extend(
            ids.filter(|id| !seen.insert(id.clone())).map(|id| format!("{name}: #{id} twice")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_chinese_book_speaks_chinese() {
    let summary = super::root().join("lessons/zh/SUMMARY.md");
    let summary = fs::read_to_string(summary).unwrap();
    let titles: Vec<&str> = summary
        .lines()
        .filter_map(|line| line.split_once('[')?.1.split_once(']').map(|(title, _)| title))
        .collect();
    let mut wrong = Vec::new();
    for (name, page) in pages("zh") {
        let around = without_main(&page);
        let attributes = tags(&page).flat_map(|tag: Tag| {
            let said = ["title", "aria-label", "placeholder", "alt", "content"];
            said.into_iter().filter_map(move |name| tag.attribute(name)).collect::<Vec<_>>()
        });
        let labels = attributes.filter(|label| !label.contains("width=") && *label != "noindex");
        let labels = labels.filter(|label| *label != "light dark" && !label.starts_with('#'));
        let mut said: Vec<String> = labels.collect();
        said.push(text(&around));
        for said in said {
            let mut said = said;
            for known in &titles {
                said = said.replace(known, "");
            }
            let said = said.replace("English", "");
            let english =
                said.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 2);
            wrong.extend(english.map(|word| format!("{name}: {word} in {said:.80}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Parts of a page that must be alike in both languages: headings, commands, figures, folded answers.
fn shape(page: &str) -> Vec<String> {
    let main = in_main(page);
    let mut shape = Vec::new();
    for tag in tags(&main) {
        let class = tag.attribute("class").unwrap_or_default();
        match tag.name.as_str() {
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "details" => shape.push(tag.name),
            "svg" => shape.push("picture".to_owned()),
            "div" if class.starts_with("carryless") => shape.push(class),
            "p" if class == "command" => {
                let words = text(tag.rest.split("</p>").next().unwrap());
                let command = words.split_once("carryless ").map(|(_, command)| command.trim());
                shape.push(command.unwrap_or(&words).to_owned());
            }
            _ => {}
        }
    }
    shape
}

#[test]
fn both_languages_are_mirrored() {
    let [zh, en] = LANGUAGES.map(pages);
    assert_eq!(zh.keys().collect::<Vec<_>>(), en.keys().collect::<Vec<_>>());
    let mut pictures = 0;
    for (name, page) in &zh {
        let [zh, en] = [shape(page), shape(&en[name])];
        let different = zh.iter().zip(&en).position(|(zh, en)| zh != en);
        let at = different.unwrap_or(zh.len().min(en.len()));
        assert!(zh == en, "{name} {at}: zh {:?}, en {:?}", zh.get(at), en.get(at));
        pictures += zh.iter().filter(|part| *part == "picture").count();
    }
    assert!(pictures > 20, "{pictures}");
}

/// Markdown of the lessons of a language, by file name.
fn lessons(code: &str) -> BTreeMap<String, String> {
    let folder = super::root().join("lessons").join(code);
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let named = files.map(|path| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(&path).unwrap())
    });
    named.filter(|(name, _)| name != "SUMMARY").collect()
}

#[test]
fn every_lesson_is_in_the_book() {
    for code in LANGUAGES {
        let summary = super::root().join(format!("lessons/{code}/SUMMARY.md"));
        let summary = fs::read_to_string(summary).unwrap();
        let missing: Vec<String> = lessons(code)
            .into_keys()
            .filter(|name| !summary.contains(&format!("]({name}.md)")))
            .collect();
        assert!(missing.is_empty(), "{code}: {missing:?} not in SUMMARY.md");
    }
}

#[test]
fn every_game_occurs_in_the_lessons() {
    for code in LANGUAGES {
        let all: String = lessons(code).into_values().collect();
        let asked = |command: &str| all.lines().any(|line| line.trim().starts_with(command));
        for entry in carryless_games::games::ENTRIES {
            if let Some(sign) = entry.sign {
                let option = format!(" --{} ", sign.name);
                let signed = |line: &str| line.starts_with("explain ") && line.contains(&option);
                assert!(all.lines().any(signed), "{code}: no lesson asks {option}");
                continue;
            }
            let explained = || format!("explain {}", entry.name);
            let command = entry.command.map_or_else(explained, str::to_owned);
            // A command without the name of a game asks about Nim.
            assert!(entry.name == "nim" || asked(&command), "{code}: no lesson asks {command}");
        }
    }
}

/// Numbers of two or more digits in a text.
fn numbers(text: &str) -> BTreeSet<&str> {
    let runs = text.split(|c: char| !c.is_ascii_digit());
    runs.filter(|run| run.len() > 1).collect()
}

/// Whether the line belongs to a table that `tests/code.rs` or `tests/contests.rs` computes.
fn is_proved_with_the_programs(name: &str, line: &str) -> bool {
    ["code", "contests"].contains(&name) && line.starts_with('|')
}

/// Whether the number comes from no command: the year or a number of a cited source, or minutes.
fn is_of_a_source(line: &str, number: &str) -> bool {
    let year = number.len() == 4 && ("1600"..="2026").contains(&number);
    let euler = number == "301" && line.contains("Euler");
    let contest = number == "809" && line.contains("AIME");
    let judged = ["HDU ", "POJ ", "AGC ", " P"]
        .iter()
        .any(|judge| line.contains(&format!("{judge}{number}")));
    let span = line.contains(&format!("/{number}")) || line.contains(&format!("{number}/"));
    let minutes = [" min", " 分钟"].iter().any(|unit| line.contains(&format!("{number}{unit}")));
    year || euler || contest || judged || span || minutes
}

#[test]
fn every_number_in_the_prose_is_computed_by_a_command() {
    let mut wrong = Vec::new();
    for code in LANGUAGES {
        let pages = pages(code);
        for (name, lesson) in lessons(code) {
            let page = if name == "README" { "index" } else { &name };
            let main = in_main(pages.get(&format!("{page}.html")).map_or("", String::as_str));
            let mut computed = String::new();
            for part in main.split("<div class=\"carryless").skip(1) {
                computed += &text(&format!("<div {}", part.split("</div>\n").next().unwrap()));
                computed.push(' ');
            }
            let runs = computed.split(|c: char| !c.is_ascii_digit());
            let values: BTreeSet<u64> = runs.filter_map(|run| run.parse().ok()).collect();
            let computed = numbers(&computed);
            // A computed number may also appear in binary.
            let in_binary = |number: &str| {
                u64::from_str_radix(number, 2).is_ok_and(|value| values.contains(&value))
            };
            let mut in_fence = false;
            for (index, line) in lesson.lines().enumerate() {
                let is_mark = line.trim_start_matches([' ', '>', '-', '*']).starts_with("```");
                in_fence ^= is_mark;
                if in_fence || is_mark || is_proved_with_the_programs(&name, line) {
                    continue;
                }
                let free = numbers(line).into_iter();
                let free = free
                    .filter(|n| !computed.contains(n) && !in_binary(n) && !is_of_a_source(line, n));
                wrong.extend(free.map(|n| format!("lessons/{code}/{name}.md:{}: {n}", index + 1)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} numbers:\n{}", wrong.len(), wrong.join("\n"));
}

/// Asserts that with the engine beside it, the book of the folder `root` differs from that in `built` only by what a
/// script needs. Of these pages, `without` has no answer.
fn check_live(root: &Path, built: &Path, pages: &[&str], without: Option<&str>) {
    let folder = tempfile::tempdir().unwrap();
    let source = Source::open(root, FILES).unwrap();
    let live = folder.path().join("live");
    build::build(&source, &live, &[("page.js", b"script".to_vec())]).unwrap();
    assert_eq!(fs::read(live.join("page/page.js")).unwrap(), b"script");
    assert!(!built.join("page").exists());
    for page in pages {
        let [plain, marked] = [built, &live].map(|at| fs::read_to_string(at.join(page)).unwrap());
        let mut bare = String::new();
        let mut rest = marked.as_str();
        while let Some((before, after)) = rest.split_once(" data-line=\"") {
            let (data, left) = after.split_once("\" class=").unwrap();
            assert!(data.ends_with(" data-engine=\"../page/"), "{page}: {data}");
            bare += &[before, " class="].concat();
            rest = left;
        }
        assert!(bare + rest == plain, "{page}");
        assert!(marked.len() > plain.len() || Some(*page) == without, "{page}");
    }
}

#[test]
fn live_answers_differ_only_by_what_the_script_needs() {
    let folder = super::checkout();
    let built = folder.path().join("plain");
    build::build(&Source::open(folder.path(), FILES).unwrap(), &built, &[]).unwrap();
    check_live(folder.path(), &built, &["zh/index.html", "en/index.html"], None);
}

#[test]
#[ignore = "exhaustive"]
fn live_answers_differ_only_by_what_the_script_needs_exhaustive() {
    let pages = ["zh/pairs.html", "en/pairs.html", "en/index.html", "zh/misere.html"];
    check_live(root(), book(), &pages, Some("en/index.html"));
}
