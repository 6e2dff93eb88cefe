//! Tests `mdbook install`, by which a book sends style and script only once: it prepares any `book.toml`,
//! changes nothing else in it, keeps foreign files, and chapters then no longer carry style and script.

use std::fs;
use std::path::Path;

use carryless::cli::book_files::FILES;
use carryless_book::install::install;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::markup::{in_main, tags, without_main};
use super::pages::every_page;
use super::stock::{asked, chapter, preprocessor};

const CALLED: &str = "\n[preprocessor.carryless]\ncommand = \"carryless mdbook\"\n";

/// A folder with a `book.toml` of these contents.
fn folder(config: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("book.toml"), config).unwrap();
    folder
}

/// Names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Each case: the configuration before and after, and the files that are written.
#[test]
fn install_changes_only_its_own_settings() {
    let html =
        "[output.html]\nadditional-css = [\"carryless.css\"]\nadditional-js = [\"carryless.js\"]\n";
    let both = ["book.toml", "carryless.css", "carryless.js"];
    let rows = [
        (
            "",
            format!("[preprocessor.carryless]\ncommand = \"carryless mdbook\"\n\n{html}"),
            &both[..],
        ),
        // Existing settings stay as written, comments included.
        (
            "# mine\n[book]\ntitle   =   'A' # yes\n\n[output.html]\ntheme = \"t\"\nadditional-css = [ \"own.css\" ]\n",
            format!(
                "# mine\n[book]\ntitle   =   'A' # yes\n\n[output.html]\ntheme = \"t\"\nadditional-css = [ \"own.css\" , \"carryless.css\"]\nadditional-js = [\"carryless.js\"]\n{CALLED}"
            ),
            &both,
        ),
        // No HTML pages are built, so no files are needed.
        ("[output.epub]\n", format!("[output.epub]\n{CALLED}"), &both[..1]),
        // The preprocessor already has a command of its own.
        (
            "[preprocessor.carryless]\ncommand = \"/opt/carryless mdbook\"\nafter = [\"links\"]\n",
            format!(
                "[preprocessor.carryless]\ncommand = \"/opt/carryless mdbook\"\nafter = [\"links\"]\n\n{html}"
            ),
            &both,
        ),
        (
            "[book]\nlanguage = \"zh-Hans\"\n",
            format!(
                "[book]\nlanguage = \"zh-Hans\"\n{CALLED}\n{}",
                html.replace("\"carryless.js\"", "\"carryless.js\", \"carryless-search.js\"")
            ),
            &["book.toml", "carryless-search.js", "carryless.css", "carryless.js"],
        ),
    ];
    for (before, after, files) in rows {
        let folder = folder(before);
        let written = install(folder.path(), FILES).unwrap().written;
        let found = fs::read_to_string(folder.path().join("book.toml")).unwrap();
        assert_eq!(found, after, "{before}");
        assert_eq!(names(folder.path()), files, "{before}");
        assert_eq!(written.len(), files.len(), "{before}");
        let parsed: toml::Table = toml::from_str(&found).unwrap();
        assert!(parsed["preprocessor"]["carryless"]["command"].as_str().is_some());
        // The file may be named instead of its folder.
        let again = install(&folder.path().join("book.toml"), FILES).unwrap();
        assert!(again.written.is_empty(), "{again:?}");
    }
}

/// A configuration keeps its CRLF line ends and its byte order mark.
#[test]
fn line_ends_of_the_configuration_stay() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("book.toml");
    std::fs::write(&book, "\u{feff}[book]\r\ntitle = \"Nim\"\r\n").unwrap();
    install(folder.path(), FILES).unwrap();
    let text = std::fs::read_to_string(&book).unwrap();
    assert!(text.starts_with("\u{feff}[book]\r\n") && text.contains("carryless"), "{text:?}");
    assert!(!text.replace("\r\n", "").contains('\n'), "{text:?}");
}

#[test]
fn files_of_another_version_are_replaced_and_foreign_files_stay() {
    let folder = folder("[output.html]\nadditional-css = [\"css/carryless.css\"]\n");
    fs::create_dir(folder.path().join("css")).unwrap();
    let css = folder.path().join("css/carryless.css");
    fs::write(&css, "/* carryless 0.0.1 */\nold").unwrap();
    assert_eq!(install(folder.path(), FILES).unwrap().written.len(), 3);
    assert!(fs::read_to_string(&css).unwrap().contains(".carryless{--paper"));
    let config = fs::read_to_string(folder.path().join("book.toml")).unwrap();
    fs::write(&css, "p { color: red }").unwrap();
    fs::remove_file(folder.path().join("carryless.js")).unwrap();
    let error = install(folder.path(), FILES).unwrap_err();
    assert_eq!(error.id(), "file-not-ours");
    assert_eq!(fs::read_to_string(&css).unwrap(), "p { color: red }");
    assert_eq!(fs::read_to_string(folder.path().join("book.toml")).unwrap(), config);
    assert!(!folder.path().join("carryless.js").exists(), "half was written");
}

#[test]
fn other_files_than_a_book_configuration_are_refused() {
    let rows = [
        ("output = 3\n", "book-toml-shape"),
        ("[output]\nhtml = 1\n", "book-toml-shape"),
        ("[output]\nhtml = {additional-css = [\"my.css\"]}\n", "book-toml-shape"),
        ("preprocessor = []\n", "book-toml-shape"),
        ("[output.html]\nadditional-css = \"a.css\"\n", "book-toml-shape"),
        ("[book\n", "book-toml-broken"),
        ("[book]\nauthors = [\n", "book-toml-broken"),
    ];
    for (config, fault) in rows {
        let folder = folder(config);
        let error = install(folder.path(), FILES).unwrap_err();
        assert_eq!(error.id(), fault, "{config}");
        assert_eq!(fs::read_to_string(folder.path().join("book.toml")).unwrap(), config);
        assert_eq!(names(folder.path()), ["book.toml"], "{config}");
    }
    let nothing = tempfile::tempdir().unwrap();
    assert_eq!(install(nothing.path(), FILES).unwrap_err().id(), "no-book-toml");
}

/// Chapter from the preprocessor, and its messages, when the configuration names these files.
fn preprocess(folder: &Path, css: &[&str], js: &[&str]) -> (String, String) {
    let lesson = "# A\n\n```carryless\nexplain 3 4 5\n```\n\n```carryless\nexplain 1 2\n```\n";
    let mut book: Value = serde_json::from_str(&asked("en", &[chapter(lesson, "a.md")])).unwrap();
    book[0]["config"]["output"] = json!({"html": {"additional-css": css, "additional-js": js}});
    book[0]["root"] = json!(folder);
    let output = preprocessor(&book.to_string(), &[]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    let book: Value = serde_json::from_slice(&output.stdout).unwrap();
    (book["items"][0]["Chapter"]["content"].as_str().unwrap().to_owned(), said)
}

#[test]
fn a_chapter_carries_the_files_that_the_book_does_not_name() {
    let folder = folder("");
    install(folder.path(), FILES).unwrap();
    let brought = |css: &[&str], js: &[&str]| {
        let (text, said) = preprocess(folder.path(), css, js);
        assert_eq!(said, "");
        (text.matches("<style").count(), text.matches("<script").count())
    };
    assert_eq!(brought(&[], &[]), (1, 1));
    assert_eq!(brought(&["own.css"], &["own.js"]), (1, 1));
    assert_eq!(brought(&["own.css", "carryless.css"], &[]), (0, 1));
    assert_eq!(brought(&["carryless.css"], &["carryless.js"]), (0, 0));
    fs::write(folder.path().join("carryless.css"), "/* carryless 0.0.1 */").unwrap();
    let (_, said) = preprocess(folder.path(), &["carryless.css"], &["carryless.js"]);
    assert!(said.contains("carryless.css") && said.contains("carryless mdbook install"), "{said}");
}

/// Bounds the size of a page without its text and figures: everything outside `<main>`, and the rest of its
/// markup.
#[test]
fn a_page_of_the_book_has_little_overhead() {
    const MOST: usize = 6_000;
    // The table of contents consists of links only and has no `<main>`.
    let pages = every_page().into_iter().filter(|(name, _)| !name.ends_with("toc.html"));
    let mut chapters = 0;
    for (name, page) in pages.filter(|(name, _)| name.contains('/')) {
        let own = without_main(&page).len();
        assert!((1_000..MOST).contains(&own), "{name}: {own}");
        let main = in_main(&page);
        let brought: Vec<_> = tags(&main)
            .filter(|tag| ["style", "script", "link"].contains(&tag.name.as_str()))
            .map(|tag| tag.name)
            .collect();
        assert!(brought.is_empty(), "{name}: {brought:?}");
        chapters += 1;
    }
    assert!(chapters > 40, "{chapters}");
}
