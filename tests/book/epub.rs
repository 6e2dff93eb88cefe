//! Checks the project's book as an EPUB: well-formed documents in the order and parts of SUMMARY.md, the same
//! text and figures as the pages, no scripts, only internal links, reproducible bytes, and no foreign file
//! replaced.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use roxmltree::{Document, Node, ParsingOptions};
use zip::{CompressionMethod, ZipArchive};

use super::checkout;
use super::pages;
use super::renderers::epubcheck;
use super::root;
use crate::{program, shell};

const LANGUAGES: [(&str, &str); 2] = [("zh", "zh-Hans"), ("en", "en")];

/// Folder with the books of both languages, built once from the real lessons.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<tempfile::TempDir> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        build(&["--format", "epub"], folder.path());
        folder
    });
    Box::leak(folder.path().join("book").into_boxed_path())
}

/// Standard output of `book build` with the arguments `words` in the folder `at`; the program must succeed.
fn build(words: &[&str], at: &Path) -> String {
    let mut command = Command::new(program::path());
    command.args(["book", "build"]).args(words).current_dir(at).env_remove("SOURCE_DATE_EPOCH");
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Text of each file of a book, by name.
fn files(book: &Path) -> BTreeMap<String, String> {
    let mut archive = ZipArchive::new(fs::File::open(book).unwrap()).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        let name = file.name().unwrap().into_owned();
        if index == 0 {
            assert_eq!((name.as_str(), text.as_str()), ("mimetype", "application/epub+zip"));
            assert_eq!(file.compression(), CompressionMethod::Stored);
        }
        let name = name.trim_start_matches("OEBPS/");
        assert!(files.insert(name.to_owned(), text).is_none());
    }
    files
}

fn book(code: &str) -> BTreeMap<String, String> {
    files(&folder().join(format!("carryless-{code}.epub")))
}

fn xml(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn text(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(|node| node.is_text()).filter_map(|node| node.text());
    texts.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Entries of SUMMARY.md: title and file of each lesson; a part has no file.
fn summary(code: &str) -> Vec<(String, Option<String>)> {
    let list = root().join("lessons").join(code).join("SUMMARY.md");
    let list = fs::read_to_string(list).unwrap();
    let lines = list.lines().skip(1).filter_map(|line| {
        if let Some(part) = line.strip_prefix("# ") {
            return Some((part.to_owned(), None));
        }
        let (title, file) = line.trim_start_matches("- ").strip_prefix('[')?.split_once("](")?;
        let file = file.trim_end_matches(')').replace("README.md", "index.md");
        Some((title.to_owned(), Some(file.replace(".md", ".xhtml"))))
    });
    lines.collect()
}

#[test]
fn lessons_have_the_order_and_parts_of_the_summary() {
    for (code, tag) in LANGUAGES {
        let files = book(code);
        let expected = summary(code);
        let package = xml(&files["package.opf"]);
        let named = |name: &str| {
            package.descendants().filter(|node| node.has_tag_name(name)).collect::<Vec<_>>()
        };
        let places: BTreeMap<_, _> = package
            .descendants()
            .filter(|node| node.tag_name().name() == "item")
            .map(|item| (item.attribute("id").unwrap(), item.attribute("href").unwrap()))
            .collect();
        let spine: Vec<_> = package
            .descendants()
            .filter(|node| node.tag_name().name() == "itemref")
            .map(|item| places[item.attribute("idref").unwrap()])
            .collect();
        let lessons: Vec<_> = expected.iter().filter_map(|(_, file)| file.as_deref()).collect();
        assert!(lessons.len() > 20);
        assert_eq!(spine, [&["cover.xhtml", "toc.xhtml"], &lessons[..]].concat());
        let dublin = "http://purl.org/dc/elements/1.1/";
        let said = |name: &str| text(*named_in(&package, dublin, name).first().unwrap());
        assert_eq!(said("language"), tag);
        assert!(said("identifier").starts_with("urn:uuid:"), "{}", said("identifier"));
        assert!(!said("creator").is_empty() && !said("rights").is_empty());
        assert!(named("script").is_empty());

        let contents = xml(&files["toc.xhtml"]);
        let nav = contents.descendants().find(|node| node.tag_name().name() == "nav").unwrap();
        let entries =
            nav.descendants().filter(|node| ["a", "span"].contains(&node.tag_name().name()));
        let entries: Vec<_> = entries
            .map(|entry| (text(entry), entry.attribute("href").map(str::to_owned)))
            .collect();
        assert_eq!(entries, expected, "{code}");
        for (title, file) in expected.iter().filter_map(|(t, file)| Some((t, file.as_ref()?))) {
            let page = xml(&files[file]);
            let own = page.descendants().find(|node| node.tag_name().name() == "title").unwrap();
            assert_eq!(own.text(), Some(title.as_str()));
            assert_eq!(page.root_element().attribute("lang"), Some(tag));
        }
    }
}

fn named_in<'d>(document: &'d Document<'_>, space: &str, name: &str) -> Vec<Node<'d, 'd>> {
    let all = document.descendants();
    all.filter(|node| node.tag_name().namespace() == Some(space) && node.tag_name().name() == name)
        .collect()
}

#[test]
fn every_link_resolves_inside_the_book() {
    for (code, _) in LANGUAGES {
        let files = book(code);
        let pages: BTreeMap<&str, Document<'_>> = files
            .iter()
            .filter(|(name, _)| name.ends_with(".xhtml"))
            .map(|(name, text)| (name.as_str(), xml(text)))
            .collect();
        let mut inside = 0;
        for (name, page) in &pages {
            let ids: Vec<_> = page.descendants().filter_map(|node| node.attribute("id")).collect();
            assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{name}: an id twice");
            for link in page.descendants().filter_map(|node| node.attribute("href")) {
                if link.starts_with("https://") || link == "style.css" {
                    continue;
                }
                let (file, id) = link.split_once('#').unwrap_or((link, ""));
                let target = if file.is_empty() { name } else { file };
                let there = pages.get(target).unwrap_or_else(|| panic!("{code} {name}: {link}"));
                let found = there.descendants().any(|node| node.attribute("id") == Some(id));
                assert!(id.is_empty() || found, "{code} {name}: {link}");
                inside += 1;
            }
        }
        assert!(inside > 200, "{inside}");
    }
}

#[test]
fn there_is_no_script_and_one_style_sheet() {
    for (code, _) in LANGUAGES {
        let files = book(code);
        for (name, page) in files.iter().filter(|(name, _)| name.ends_with(".xhtml")) {
            let page = xml(page);
            for node in page.descendants().filter(Node::is_element) {
                let element = node.tag_name().name();
                let alive =
                    ["script", "style", "button", "input", "details", "summary", "noscript"];
                assert!(!alive.contains(&element), "{name}: <{element}>");
                assert!(node.attributes().all(|one| !one.name().starts_with("on")), "{name}");
            }
            let said = text(page.root());
            for sign in [">_", "{display", "font-size", "carryless explain 3 4 5 --only"] {
                assert!(!said.contains(sign), "{code} {name}: {sign}");
            }
        }
        let style = &files["style.css"];
        for unknown in ["var(", ":has(", ":is(", "@container", "url(", "@import"] {
            assert!(!style.contains(unknown), "{unknown}");
        }
    }
}

/// HTML of a page of the web book, without what works only in a browser or on paper.
fn page(code: &str, name: &str) -> String {
    let page = fs::read_to_string(pages::book().join(code).join(name)).unwrap();
    let main = page.split_once("<main").unwrap().1.split_once("</main>").unwrap().0;
    let ends = [
        ("<style", "</style>"),
        ("<script", "</script>"),
        ("<!--", "-->"),
        ("<nav class=\"languages\"", "</nav>"),
        ("<details class=\"command\"", "</details>"),
        ("<p class=\"cut-here\"", "</p>"),
        ("<div class=\"broad\"", "</div>"),
        ("<div class=\"web\"", "</div>"),
    ];
    let mut main = main.to_owned();
    for (start, end) in ends {
        while let Some(from) = main.find(start) {
            let to = from + main[from..].find(end).unwrap() + end.len();
            main.replace_range(from..to, "");
        }
    }
    main.split_once('>').unwrap().1.to_owned()
}

#[test]
fn a_lesson_has_the_text_and_figures_of_its_page() {
    for (code, _) in LANGUAGES {
        let files = book(code);
        let mut pictures = 0;
        for file in summary(code).into_iter().filter_map(|(_, file)| file) {
            let bound = xml(&files[&file]);
            let pieces: BTreeSet<&str> = bound
                .descendants()
                .filter(Node::is_text)
                .filter_map(|n| n.text())
                .map(str::trim)
                .collect();
            let page = page(code, &file.replace(".xhtml", ".html"));
            for piece in page.split('<').filter_map(|part| part.split_once('>')) {
                let piece =
                    piece.1.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
                let piece =
                    piece.replace("&#39;", "'").replace("&#10;", "\n").replace("&amp;", "&");
                assert!(pieces.contains(piece.trim()), "{code} {file}: {:?}", piece.trim());
            }
            let titles: Vec<String> = bound
                .descendants()
                .filter(|node| node.tag_name().name() == "svg")
                .filter_map(|svg| svg.children().find(|one| one.tag_name().name() == "title"))
                .map(text)
                .collect();
            let shown = page.matches("<svg xmlns").count();
            if file != "card.xhtml" {
                assert_eq!(titles.len(), shown, "{code} {file}");
            }
            pictures += titles.len();
        }
        assert!(pictures > 100, "{pictures}");
    }
}

/// Builds the book of the lessons in `folder`, or of those inside the program if it has none, three times.
fn check_reproducible(folder: &Path, chapter: &str) {
    for shelf in ["one", "two"] {
        let said = build(&["--format", "epub", "--lang", "en", shelf], folder);
        assert_eq!(said, format!("{shelf}/carryless-en.epub\n"));
    }
    let [first, second] = ["one", "two"].map(|shelf| folder.join(shelf).join("carryless-en.epub"));
    assert!(fs::read(&first).unwrap() == fs::read(&second).unwrap());
    // A fixed `SOURCE_DATE_EPOCH` appears as the date of the book.
    let mut command = Command::new(program::path());
    command.args(["book", "build", "-o", "nim.epub", "--lang", "en"]).current_dir(folder);
    let output = command.env("SOURCE_DATE_EPOCH", "1000000000").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = files(&folder.join("nim.epub"));
    assert!(told["package.opf"].contains("2001-09-09T01:46:40Z"), "{}", told["package.opf"]);
    assert_eq!(told[chapter], files(&first)[chapter]);
}

/// Builds a book of one page.
#[test]
fn epub_bytes_are_reproducible() {
    check_reproducible(checkout().path(), "index.xhtml");
}

#[test]
#[ignore = "exhaustive"]
fn epub_bytes_are_reproducible_exhaustive() {
    check_reproducible(tempfile::tempdir().unwrap().path(), "the-game.xhtml");
}

#[test]
fn an_existing_file_is_replaced_only_with_force() {
    let folder = checkout();
    fs::create_dir(folder.path().join("book")).unwrap();
    let there = folder.path().join("book/carryless-en.epub");
    fs::write(&there, "mine").unwrap();
    for line in
        ["carryless book build --format epub", "carryless book build -o book/carryless-en.epub"]
    {
        let output = shell::run(line, folder.path(), "en_US.UTF-8");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("carryless-en.epub"), "{said}");
    }
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine");
    // Neither book was written, and nothing else.
    assert_eq!(fs::read_dir(folder.path().join("book")).unwrap().count(), 1);
    let said = build(&["-o", "book/carryless-en.epub", "--lang", "en", "--force"], folder.path());
    assert_eq!(said, "book/carryless-en.epub\n");
    assert!(fs::read(&there).unwrap().starts_with(b"PK"));
    assert_eq!(fs::read_dir(folder.path().join("book")).unwrap().count(), 1);
}

/// Without a browser to print, an error is reported and nothing is written.
#[test]
fn a_pdf_needs_a_browser() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(program::path());
    command.args(["book", "build", "--format", "pdf", "--lang", "en"]).current_dir(folder.path());
    let output = command.env("PATH", "").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.starts_with("error: There is no Chromium"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
#[ignore = "needs epubcheck"]
fn the_books_pass_epubcheck() {
    for (code, _) in LANGUAGES {
        epubcheck(folder(), &format!("carryless-{code}.epub"));
    }
}
