//! Pages of the book under test, for Chromium.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::chromium::{Page, Pages};
use crate::program::program;

pub(crate) const PAGES: Pages = Pages { name: "book", write };

/// Common prefix of all addresses in the book.
pub(crate) fn origin(page: &Page) -> &str {
    page.url.strip_suffix(&page.name).unwrap_or_default()
}

/// Builds the book into a folder, and one explanation beside it.
fn write(folder: &Path) -> Vec<Page> {
    run(folder, &["book", "build", "--static", "--output", "book"]);
    let explain = ["explain", "race", "30", "--say", "1-2", "--lang", "en", "--format", "html"];
    run(folder, &[&explain[..], &["-o", "book/explain.html"]].concat());
    let mut pages = Vec::new();
    for language in ["zh", "en"] {
        let files = fs::read_dir(folder.join("book").join(language)).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".html")).collect();
        // The print page opens the printer, and the contents page has no text.
        names.retain(|name| name != "print.html" && name != "toc.html");
        names.sort();
        pages.extend(names.into_iter().map(|name| {
            let name = format!("{language}/{name}");
            let url = format!("file://{}/book/{name}", folder.display());
            Page { url, name, language, numbers: Vec::new() }
        }));
    }
    assert!(pages.len() > 4, "there are no pages");
    pages
}

fn run(folder: &Path, arguments: &[&str]) {
    let output = program().args(arguments).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Text of a PDF; a form feed ends each of its pages.
pub(crate) fn on_paper(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("page.pdf");
    fs::write(&file, pdf).unwrap();
    let text =
        Command::new("pdftotext").args(["-layout", "-enc", "UTF-8"]).arg(&file).arg("-").output();
    String::from_utf8(text.expect("pdftotext is installed").stdout).unwrap()
}
