//! Builds a foreign book with commands in lists, quotations, definitions and included files: as pages with
//! stock mdBook, and for other renderers as plain Markdown (the Markdown of stock mdBook, EPUB and LaTeX by
//! pandoc).

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde_json::Value;

use super::markup::{in_main, tags, text};
use super::root;
use super::stock::{asked, chapter, copy, mdbook, preprocessor};

/// Columns of (3, 4, 5), counted by hand.
const COLUMNS: &str = "2    1    2    no carry";

/// Chapter as the preprocessor returns it for a renderer.
fn preprocess(renderer: &str, content: &str) -> String {
    let book = asked("en", &[chapter(content, "a.md")]);
    let book = book.replace("\"renderer\":\"html\"", &format!("\"renderer\":\"{renderer}\""));
    let output = preprocessor(&book, &[]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let book: Value = serde_json::from_slice(&output.stdout).unwrap();
    book["items"][0]["Chapter"]["content"].as_str().unwrap().to_owned()
}

#[test]
fn every_other_renderer_gets_markdown() {
    let lesson = "# A\n\n```carryless\nexplain 3 4 5\nblocks\ncard\n```\n\nAnd on.\n";
    let page = preprocess("html", lesson);
    assert!(page.contains("<style") && page.contains("<svg"), "{page}");
    for renderer in ["markdown", "pandoc", "typst", "epub"] {
        let text = preprocess(renderer, lesson);
        assert!(!text.contains('<'), "{text}");
        assert!(text.contains(COLUMNS) && text.ends_with("And on.\n"), "{text}");
        assert!(!text.contains("`carryless"), "a command is printed: {text}");
    }
}

/// Blocks of a chapter: their containers, outermost first, and their text.
fn blocks(markdown: &str) -> Vec<(Vec<&'static str>, String)> {
    let mut open = Vec::new();
    let mut found = Vec::new();
    let options = Options::ENABLE_TABLES | Options::ENABLE_DEFINITION_LIST;
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Start(Tag::List(Some(_))) => open.push("numbers"),
            Event::Start(Tag::List(None)) => open.push("list"),
            Event::Start(Tag::BlockQuote(_)) => open.push("quote"),
            Event::Start(Tag::DefinitionListDefinition) => open.push("definition"),
            Event::End(
                TagEnd::List(_) | TagEnd::BlockQuote(_) | TagEnd::DefinitionListDefinition,
            ) => {
                open.pop();
            }
            Event::Html(text) | Event::Text(text) => found.push((open.clone(), text.to_string())),
            _ => {}
        }
    }
    found
}

/// Containers (such as a list) around a piece of text, outermost first.
fn place(markdown: &str, piece: &str) -> Vec<&'static str> {
    let mut all = blocks(markdown).into_iter();
    let found = all.find(|(_, text)| text.contains(piece));
    found.unwrap_or_else(|| panic!("no {piece} in {markdown}")).0
}

#[test]
fn an_answer_stays_in_its_list_or_definition() {
    let tabbed = "# A\n\n1.\tone\n\n\t```carryless\n\texplain 3 4 5\n\t```\n\n2.\tthe end\n";
    let defined = "# A\n\nNim\n:   piles\n\n    ```carryless\n    explain 3 4 5\n    ```\n\nEnd\n:   the end\n";
    for (content, container) in [(tabbed, "numbers"), (defined, "definition")] {
        for (renderer, piece) in [("html", "<div class=\"carryless"), ("markdown", COLUMNS)] {
            let text = preprocess(renderer, content);
            let within = place(&text, piece);
            assert_eq!(within.first(), Some(&container), "{renderer}: {text}");
            assert_eq!(place(&text, "the end"), [container], "{renderer}: {text}");
        }
        let lists = blocks(&preprocess("html", content));
        assert!(lists.iter().all(|(open, _)| open.iter().filter(|o| *o == &container).count() < 2));
    }
}

#[test]
fn a_command_in_an_included_file_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("notes/parts")).unwrap();
    fs::write(folder.path().join("notes/parts/a.md"), "```carryless\nexplain 3 4 5\n```\n")
        .unwrap();
    fs::write(folder.path().join("notes/parts/b.md"), "```text\nexplain 3 4 5\n```\n").unwrap();
    let content =
        "# A\n\n{{#include parts/b.md}}\n{{#include parts/a.md:1:3}}\n{{#include no.md}}\n";
    let book = asked("en", &[chapter(content, "a.md")]);
    let place = format!("\"root\":\"{}\"", folder.path().display());
    let output = preprocessor(&book.replace("\"root\":\"/\"", &place), &[]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("notes/a.md:4") && said.contains("parts/a.md"), "{said}");
    assert!(said.contains("after = [\"links\"]") && !said.contains("b.md"), "{said}");
}

fn run(program: &str, folder: &Path, arguments: &[&str]) -> Output {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

#[test]
#[ignore = "needs mdbook, pandoc and epubcheck"]
fn a_foreign_book_is_complete_in_every_renderer() {
    let folder = tempfile::tempdir().unwrap();
    copy(&root().join("tests/book/foreign"), folder.path());
    let notes = folder.path().join("foreign");
    let (done, said) = mdbook(&notes, "out", &[]);
    assert!(done && !said.contains("WARN"), "{said}");
    let chapters = [("lists", 2), ("definitions", 1), ("included", 2)];
    for (chapter, answers) in chapters {
        let page = fs::read_to_string(notes.join(format!("out/html/{chapter}.html"))).unwrap();
        let main = in_main(&page);
        assert!(!main.contains("language-carryless"), "{chapter}");
        let ours = tags(&main).filter(|tag| {
            tag.name == "div" && tag.attribute("class").is_some_and(|c| c.starts_with("carryless"))
        });
        assert_eq!(ours.count(), answers, "{chapter}");
        assert!(!text(&main).contains("```"), "{chapter}");
    }
    let written = notes.join("out/markdown");
    let files = chapters.map(|(chapter, _)| format!("{chapter}.md"));
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    for target in ["book.tex", "book.epub", "book.typ.txt"] {
        let title = ["--standalone", "--metadata", "title=Games", "--metadata", "lang=en"];
        run("pandoc", &written, &[&title[..], &["-o", target], &files].concat());
    }
    for file in ["book.tex", "book.typ.txt"] {
        let text = fs::read_to_string(written.join(file)).unwrap();
        assert!(text.contains(COLUMNS), "{file}");
        for ours in ["carryless", "<style", "font-size", "<svg", "{display:"] {
            assert!(!text.contains(ours), "{file}: {ours}");
        }
    }
    epubcheck(&written, "book.epub");
}

/// Checks the file `book` with epubcheck, the EPUB checker of the W3C.
pub(super) fn epubcheck(folder: &Path, book: &str) {
    let jar = fs::canonicalize("/usr/bin/epubcheck").expect("epubcheck is installed");
    let output = run("java", folder, &["-jar", jar.to_str().unwrap(), book]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("No errors or warnings"), "{said}");
}
