//! Proves the sheets to print: the mind-reading cards tell every number by adding up alone; grids and the
//! mat have the weights on top and as many places as they say; each is a page that asks nothing of the
//! network, and a sheet of A4 as PDF; what is refused.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

const SHEETS: [&str; 4] = ["grids", "mat", "record", "mind-reading"];

fn run(words: &str, folder: &Path) -> Output {
    let mut command = Command::new(crate::inside::program::path());
    command.args(words.split(' ')).current_dir(folder).output().unwrap()
}

fn page(sheet: &str, language: &str) -> String {
    let words = format!("print {sheet} --lang {language}");
    let output = run(&words, Path::new("."));
    assert!(output.status.success(), "{words}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What stands between the first `from` and the next `to`, each time.
fn between<'p>(page: &'p str, from: &str, to: &str) -> Vec<&'p str> {
    page.split(from).skip(1).map(|rest| rest.split(to).next().unwrap()).collect()
}

#[test]
fn the_first_numbers_of_the_cards_add_up_to_the_number_thought_of() {
    for language in ["zh", "en"] {
        let page = page("mind-reading", language);
        let cards: Vec<Vec<u32>> = between(&page, "<li><ul>", "</ul>")
            .into_iter()
            .map(|card| {
                let numbers = between(card, "<li>", "</li>");
                numbers.into_iter().map(|number| number.parse().unwrap()).collect()
            })
            .collect();
        assert_eq!(cards.len(), 4);
        let mut answers: BTreeMap<Vec<bool>, u32> = BTreeMap::new();
        for number in 1..=15 {
            let said: Vec<bool> = cards.iter().map(|card| card.contains(&number)).collect();
            let firsts = cards.iter().filter(|card| card.contains(&number)).map(|card| card[0]);
            assert_eq!(firsts.sum::<u32>(), number);
            assert_eq!(answers.insert(said, number), None, "two numbers have the same cards");
        }
        let all = cards.iter().flatten();
        assert!(all.clone().all(|number| (1..=15).contains(number)));
        assert!(cards.iter().all(|card| card.is_sorted_by(|a, b| a < b)));
    }
}

#[test]
fn every_grid_and_the_mat_have_the_weights_on_top() {
    for language in ["zh", "en"] {
        let grids = page("grids", language);
        let tables = between(&grids, "<table>", "</table>");
        assert_eq!(tables.len(), 6);
        for table in tables {
            assert_eq!(between(table, "<th scope=\"col\">", "</th>"), ["8", "4", "2", "1"]);
            assert_eq!(table.matches("class=\"box\"").count(), 7 * 4);
        }
        let mat = page("mat", language);
        assert_eq!(between(&mat, "<th scope=\"col\">", "</th>"), ["8", "4", "2", "1"]);
        let lanes = between(&mat, "<div class=\"lane\">", "</div>");
        let places: Vec<usize> = lanes.iter().map(|lane| lane.matches("<span>").count()).collect();
        assert_eq!(places, [8, 4, 2, 1].repeat(3));
        assert_eq!(mat.matches("class=\"box\"").count(), 2 * 4);
    }
}

#[test]
fn every_sheet_is_a_page_of_its_own() {
    for sheet in SHEETS {
        for language in ["zh", "en"] {
            let page = page(sheet, language);
            assert!(page.starts_with("<!DOCTYPE html>"), "{sheet}");
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{sheet}");
            for outside in ["src=", "href=", "url(", "@import", "<script"] {
                assert!(!page.contains(outside), "{sheet} {language}: {outside}");
            }
            assert_eq!(page.matches("<h1>").count(), 1, "{sheet}");
        }
    }
}

#[test]
fn what_is_no_sheet_is_refused() {
    for words in ["print", "print maat", "print mat grids", "print mat --limit 3", "print 3 4 5"] {
        let output = run(words, Path::new("."));
        assert_eq!(output.status.code(), Some(2), "{words}");
        assert!(output.stdout.is_empty(), "{words}");
    }
    let folder = tempfile::tempdir().unwrap();
    assert!(run("print mat -o mat.html", folder.path()).status.success());
    assert_eq!(run("print mat -o mat.html", folder.path()).status.code(), Some(2));
    assert!(run("print mat -o mat.html --force", folder.path()).status.success());
    assert_eq!(run("print mat -o mat.csv", folder.path()).status.code(), Some(2));
}

/// Where there is a browser; elsewhere it is refused and nothing is left behind.
#[test]
fn a_mat_of_pdf_is_a_wide_a4() {
    let folder = tempfile::tempdir().unwrap();
    let output = run("print mat --format pdf --lang en", folder.path());
    let file = folder.path().join("mat.pdf");
    if output.status.code() == Some(3) {
        assert!(!file.exists());
        return;
    }
    assert!(output.status.success(), "{output:?}");
    let pdf = std::fs::read(file).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    let boxes = between(&text, "/MediaBox [", "]");
    let [media] = &boxes[..] else { panic!("{} sheets", boxes.len()) };
    let sides: Vec<f64> = media.split(' ').map(|side| side.parse().unwrap()).collect();
    let millimetres = |points: f64| (points / 72.0 * 25.4).round();
    assert_eq!([millimetres(sides[2]), millimetres(sides[3])], [297.0, 210.0]);
}
