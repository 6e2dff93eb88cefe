//! Pages under test: output of the program for a list of questions, in each language.

use std::path::Path;

use crate::chromium::{Page, Pages};
use crate::program::{program, root};

/// Arguments after `explain`, and the numbers that must be on the printed page.
const QUESTIONS: &[(&str, &str)] = &[
    ("3 4 5", "3 4 5"),
    ("1 3 5 7", "1 3 5 7"),
    ("2 4 --limit 3", "2 4"),
    ("1 1 2 --misere", "1 2"),
    ("2 4 --limit 3 --misere", "2 4"),
    ("race 30 --say 1-2", "30"),
    ("race 100 --say 1-10", "100"),
    ("3 4 5 --move 3:1", "3 4 5"),
    ("3 4 5 --ask", "3 4 5"),
    ("2001 2002 2003", "2001 2002 2003"),
    ("18446744073709551615 1 2", "18446744073709551615 1 2"),
];

const LANGUAGES: &[&str] = &["zh", "en"];

pub(crate) const PAGES: Pages = Pages { name: "explained", write };

/// Writes all pages into a folder.
fn write(folder: &Path) -> Vec<Page> {
    let many: Vec<String> = (1..=40).map(|pile: u64| (pile * 7 % 41).to_string()).collect();
    // A page elides a long list in the middle.
    let shown = [&many[..8], &many[36..]].concat().join(" ");
    let many = many.join(" ");
    let mut questions = QUESTIONS.to_vec();
    questions.push((&many, &shown));
    let mut pages = Vec::new();
    for &language in LANGUAGES {
        for (question, numbers) in &questions {
            let file = folder.join(format!("{}.html", pages.len()));
            write_page(question, language, &file);
            pages.push(Page {
                name: format!("explain {question} --lang {language}"),
                url: format!("file://{}", file.display()),
                language,
                numbers: numbers.split(' ').map(str::to_owned).collect(),
            });
        }
    }
    pages
}

/// Writes one page. Exit code 1 means that the attempt is wrong.
fn write_page(question: &str, language: &str, file: &Path) {
    let output = program()
        .arg("explain")
        .args(question.split(' '))
        .args(["--lang", language, "--format", "html", "-o"])
        .arg(file)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "explain {question}: {said}");
    assert!(file.is_file(), "explain {question} wrote no page: {said}");
}

/// A page with every fault that the checks detect.
pub(crate) fn faulty() -> String {
    format!("file://{}/tests/browser/faulty.html", root().display())
}
