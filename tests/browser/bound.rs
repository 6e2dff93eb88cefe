//! Tests the book as PDF in both languages: A4 pages with a cover and a table of contents with right page
//! numbers, each lesson at the top of a page, nothing in the margins except headers and page numbers, no text
//! below 7 points, plans of two pages.

use std::fs;

use crate::program::{program, root};
use crate::worksheet::printed::{Paper, Word, bare, papers};

/// Points per millimetre, and the ratio of line height to font size.
const MM: f64 = 72.0 / 25.4;
const LINE: f64 = 1.15;

/// Pages of the printed book in a language.
fn printed(language: &str) -> Vec<Paper> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program();
    command.args(["book", "build", "-o", "nim.pdf", "--lang", language]);
    let output = command.current_dir(folder.path()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    papers(&fs::read(folder.path().join("nim.pdf")).unwrap())
}

/// Titles of all lessons from SUMMARY.md.
fn titles(language: &str) -> Vec<String> {
    let list =
        fs::read_to_string(root().join("lessons").join(language).join("SUMMARY.md")).unwrap();
    let lines = list.lines().filter_map(|line| line.trim_start_matches("- ").strip_prefix('['));
    lines.map(|line| line.split_once("](").unwrap().0.to_owned()).collect()
}

/// Words of a page, line by line.
fn lines(page: &Paper) -> Vec<Vec<&Word>> {
    let mut lines: Vec<(f64, Vec<&Word>)> = Vec::new();
    for word in &page.words {
        let middle = (word.area[1] + word.area[3]) / 2.0;
        match lines.iter_mut().find(|(own, _)| (*own - middle).abs() < 3.0) {
            Some((_, words)) => words.push(word),
            None => lines.push((middle, vec![word])),
        }
    }
    for (_, words) in &mut lines {
        words.sort_by(|a, b| a.area[0].total_cmp(&b.area[0]));
    }
    lines.into_iter().map(|(_, words)| words).collect()
}

/// Page number of a lesson in the table of contents.
fn page_in_contents(contents: &Paper, title: &str) -> Option<usize> {
    lines(contents).into_iter().find_map(|line| {
        let (last, words) = line.split_last()?;
        let said: String = words.iter().map(|word| word.text.as_str()).collect();
        (bare(&said) == bare(title)).then(|| last.text.parse().ok()).flatten()
    })
}

#[test]
#[ignore = "needs Chromium"]
fn the_printed_book_is_complete() {
    for language in ["zh", "en"] {
        let pages = printed(language);
        assert!((120..300).contains(&pages.len()), "{language}: {} pages", pages.len());
        let mut found = Vec::new();
        let mut starts = Vec::new();
        for title in titles(language) {
            let Some(page) = pages[1..3].iter().find_map(|paper| page_in_contents(paper, &title))
            else {
                found.push(format!("{title} is not in the contents"));
                continue;
            };
            // The first lesson has the title of the book above it.
            let text = pages.get(page - 1).map(|page| page.text.as_str()).unwrap_or_default();
            if !text.contains(&bare(&title)) {
                found.push(format!("{title} is not on page {page}"));
            }
            starts.push(page);
        }
        // The table of contents has one page or two.
        let begins = starts.first().is_some_and(|first| (3..=4).contains(first));
        assert!(starts.is_sorted() && begins, "{language}: {starts:?}");
        for (page, number) in pages.iter().zip(1..) {
            let [width, height] = page.size;
            assert!((width - 210.0 * MM).abs() < 1.0 && (height - 297.0 * MM).abs() < 1.0);
            let foot = page.words.iter().filter(|word| word.area[1] > height - 20.0 * MM);
            let foot: Vec<&str> = foot.map(|word| word.text.as_str()).collect();
            let has_number = foot.contains(&number.to_string().as_str());
            if has_number == (number == 1) {
                found.push(format!("page {number} has at its foot {foot:?}"));
            }
            for word in &page.words {
                let [left, top, right, bottom] = word.area;
                if bottom - top < 7.0 * LINE {
                    found.push(format!(
                        "{} on page {number} is {:.1} high",
                        word.text,
                        bottom - top
                    ));
                }
                // Cards reach further, and a punctuation mark at the edge has an empty half.
                if left < 10.0 * MM || right > width - 10.0 * MM {
                    found.push(format!("{} on page {number} is in the margin", word.text));
                }
            }
        }
        for (pair, title) in starts.windows(2).zip(titles(language)) {
            let is_plan = title.starts_with("Plan ") || title.starts_with("教案");
            if is_plan && pair[1] - pair[0] != 2 {
                found.push(format!("{title}: {pair:?}"));
            }
        }
        assert!(
            found.is_empty(),
            "{language}: {} findings:\n  {}\n",
            found.len(),
            found.join("\n  ")
        );
    }
}
