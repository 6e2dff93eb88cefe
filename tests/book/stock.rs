//! Compares stock mdBook with the built-in book: the preprocessor protocol gives the same text, `mdbook
//! build` with the project's `book.toml` writes the same pages byte for byte, and a foreign book accepts the
//! commands.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use carryless_book::LessonWriter;
use carryless_render::i18n::Language;
use serde_json::{Value, json};

use super::folders::contents;
use super::markup::{in_main, tags, text};
use super::pages::book;
use super::root;

/// Output of the preprocessor for `input`, run with these arguments as mdBook does.
pub(super) fn preprocessor(input: &str, arguments: &[&str]) -> Output {
    let mut child = Command::new(crate::program::path())
        .args(["--lang", "en", "mdbook"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read closes the pipe before everything is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub(super) fn chapter(content: &str, path: &str) -> Value {
    json!({"Chapter": {"name": "A", "content": content, "number": [1], "sub_items": [],
        "path": path, "source_path": path, "parent_names": []}})
}

pub(super) fn asked(language: &str, chapters: &[Value]) -> String {
    let config = json!({"book": {"language": language, "src": "notes"},
        "preprocessor": {"carryless": {"command": "carryless mdbook"}}});
    let context =
        json!({"root": "/", "config": config, "renderer": "html", "mdbook_version": "0.5.4"});
    json!([context, {"items": chapters}]).to_string()
}

#[test]
fn the_protocol_gives_the_text_of_the_built_in_book() {
    let supports = preprocessor("", &["supports", "html"]);
    assert!(supports.status.success() && supports.stdout.is_empty());
    for language in ["zh", "en", "zh-CN", "zh-TW", "zh_TW", "zh-Hant"] {
        let lesson = "# A\n\n- ```carryless\n  explain 3 4 5\n  ```\n";
        let mut outer = chapter("# Plain\n", "plain.md");
        outer["Chapter"]["sub_items"] = json!([chapter(lesson, "deep/a.md"), "Separator"]);
        let output = preprocessor(&asked(language, &[outer.clone()]), &[]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let answered: Value = serde_json::from_slice(&output.stdout).unwrap();
        let writer = LessonWriter::new(Language::of_locale(language)).unwrap();
        let expected = writer.render_chapter("a.md", lesson).unwrap();
        let told = match language {
            "zh" | "zh-CN" => "从第 1 堆取 2 颗",
            "en" => "take 2 from pile 1",
            _ => "從第 1 堆取 2 顆",
        };
        assert!(expected.contains(told), "{language}: {expected}");
        outer["Chapter"]["sub_items"][0]["Chapter"]["content"] = json!(expected);
        assert_eq!(answered, json!({"items": [outer]}));
    }
}

/// Input of another mdBook version may have another form: it is answered, with a warning.
#[test]
fn another_mdbook_version_is_warned_about() {
    for (version, told) in [("0.4.40", true), ("9.9.9", true), ("0.5.0", false)] {
        let asked = asked("en", &[]).replace("0.5.4", version);
        let output = preprocessor(&asked, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success());
        assert_eq!(said.contains(&format!("mdBook {version}")), told, "{said}");
    }
    let extra = preprocessor("", &["supports", "html", "more"]);
    assert_eq!(extra.status.code(), Some(2));
}

#[test]
fn the_protocol_reports_every_error() {
    let wrong = "# A\n\n```carryless\nexplain x\n```\n";
    let output = preprocessor(&asked("en", &[chapter(wrong, "a.md"), chapter(wrong, "b.md")]), &[]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(said.contains("notes/a.md:4:") && said.contains("notes/b.md:4:"), "{said}");
    for input in ["", "[]", "{}", "not a book"] {
        let output = preprocessor(input, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{input}: {said}");
        assert!(said.contains("not a book as mdBook hands it over"), "{said}");
    }
}

#[test]
fn unknown_languages_in_the_configuration_are_refused() {
    let book = |languages: Value| {
        let mut book: Value =
            serde_json::from_str(&asked("en", &[chapter("# A\n", "a.md")])).unwrap();
        book[0]["config"]["preprocessor"]["carryless"]["languages"] = languages;
        preprocessor(&book.to_string(), &[])
    };
    let linked = book(json!(["en", "zh"]));
    assert!(linked.status.success());
    assert!(String::from_utf8(linked.stdout).unwrap().contains("class=\\\"languages\\\""));
    for (languages, said) in [(json!("zh"), "languages"), (json!(["zh", "fr"]), "“fr”")] {
        let output = book(languages);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(output.stdout.is_empty() && error.contains(said), "{error}");
    }
}

/// A small book fits into the buffer of a pipe, a large one does not.
#[test]
#[cfg(target_os = "linux")]
fn a_closed_output_is_an_error() {
    for lines in [1, 40_000] {
        let book = tempfile::NamedTempFile::new().unwrap();
        let lesson = "A line.\n".repeat(lines);
        std::fs::write(book.path(), asked("en", &[chapter(&lesson, "a.md")])).unwrap();
        let output = Command::new(crate::program::path())
            .args(["--lang", "en", "mdbook"])
            .stdin(book.reopen().unwrap())
            .stdout(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains("cannot be written"), "{said}");
    }
}

/// Runs `mdbook build` with the program on the path. Returns whether it succeeded, and its messages.
pub(super) fn mdbook(folder: &Path, dest: &str, environment: &[(&str, &str)]) -> (bool, String) {
    let ours = Path::new(crate::program::path()).parent().unwrap();
    let mut path = ours.as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap());
    let output = Command::new("mdbook")
        .args(["build", "--dest-dir", dest])
        .current_dir(folder)
        .env("PATH", path)
        .envs(environment.iter().copied())
        .output()
        .expect("mdbook 0.5.4 is installed");
    (output.status.success(), String::from_utf8(output.stderr).unwrap())
}

pub(super) fn copy(from: &Path, folder: &Path) {
    assert!(Command::new("cp").arg("-r").arg(from).arg(folder).status().unwrap().success());
}

/// Files of a book without the search index (its name and the order of its keys differ) and without
/// references to it.
fn comparable(folder: &Path) -> BTreeMap<String, String> {
    let is_index = |name: &str| name.starts_with("searchindex-");
    let all = contents(folder);
    let index = all.iter().find(|(name, _)| is_index(name)).map(|(name, _)| name.clone()).unwrap();
    let kept = all.into_iter().filter(|(name, _)| !is_index(name));
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).replace(&index, "searchindex.js");
    kept.map(|(name, bytes)| (name, text(bytes))).collect()
}

#[test]
#[ignore = "needs mdbook"]
fn stock_mdbook_writes_the_same_pages() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["lessons", "theme", "book.toml"] {
        copy(&root().join(name), folder.path());
    }
    for language in ["zh", "en"] {
        let source = format!("lessons/{language}");
        let own = [("MDBOOK_BOOK__SRC", source.as_str()), ("MDBOOK_BOOK__LANGUAGE", language)];
        // Chinese is the default of book.toml.
        let environment = if language == "zh" { &own[..0] } else { &own[..] };
        let (done, said) = mdbook(folder.path(), language, environment);
        assert!(done, "{said}");
        assert!(!said.contains("WARN") && !said.contains("ERROR"), "{said}");
        let [ours, theirs] =
            [book().join(language), folder.path().join(language)].map(|f| comparable(&f));
        assert_eq!(ours.keys().collect::<Vec<_>>(), theirs.keys().collect::<Vec<_>>());
        for (name, page) in &ours {
            assert!(*page == theirs[name], "{language}/{name} differs");
        }
    }
}

#[test]
#[ignore = "needs mdbook"]
fn a_foreign_book_accepts_the_commands() {
    let folder = tempfile::tempdir().unwrap();
    copy(&root().join("tests/book/elsewhere"), folder.path());
    let notes = folder.path().join("elsewhere");
    let (done, said) = mdbook(&notes, "out", &[]);
    assert!(done, "{said}");
    assert!(!said.contains("WARN"), "{said}");
    let page = std::fs::read_to_string(notes.join("out/deep/nim.html")).unwrap();
    let main = in_main(&page);
    assert!(text(&main).contains("A note that is included."));
    let answers = tags(&main).filter(|tag| {
        tag.name == "div" && tag.attribute("class").is_some_and(|c| c.starts_with("carryless"))
    });
    assert_eq!(answers.count(), 3);
    assert!(main.contains("<svg") && main.contains(".carryless{") || main.contains(".carryless {"));
    assert!(!main.contains("language-carryless") && !text(&main).contains("**"));
    // The other chapter is unchanged, and nothing links to another language.
    assert!(!page.contains("class=\"languages\""));
    std::fs::write(notes.join("src/deep/nim.md"), "# Nim\n\n```carryless\nexplain x\n```\n")
        .unwrap();
    let (done, said) = mdbook(&notes, "out", &[("LC_ALL", "en_US.UTF-8")]);
    assert!(!done && said.contains("src/deep/nim.md:4:"), "{said}");
}
