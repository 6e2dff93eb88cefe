//! Reads the spreadsheet for Kahoot with openpyxl: the titles of Kahoot's template, the reported number of
//! rows, no text longer than Kahoot's limits in UTF-16 units, and right answers.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use super::right::{Right, meaning, places};
use super::{LANGUAGES, Sheet, TITLES, python, text, topics};

const EACH: usize = 6;
/// Number of the title row of the spreadsheet, 1-based.
const HEAD: usize = 8;
const TITLE: [&str; 7] = [
    "Question - max 120 characters",
    "Answer 1 - max 75 characters",
    "Answer 2 - max 75 characters",
    "Answer 3 - max 75 characters",
    "Answer 4 - max 75 characters",
    "Time limit (sec) \u{2013} 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
];
const SECONDS: [u64; 8] = [5, 10, 20, 30, 60, 90, 120, 240];

/// A row: the alternatives, and the right ones among them.
struct Row {
    answers: Vec<String>,
    right: Vec<usize>,
}

/// Rows of a workbook, checked against Kahoot's limits.
fn rows(path: &Path) -> Vec<Row> {
    let found = python("xlsx.py", &[path], &[]);
    let sheets = found[path.to_str().unwrap()].as_object().unwrap();
    assert_eq!(sheets.len(), 1);
    let cells = sheets.values().next().unwrap().as_object().unwrap();
    let mut lines: BTreeMap<usize, BTreeMap<char, &Value>> = BTreeMap::new();
    for (address, value) in cells {
        let (column, line) = address.split_at(1);
        let line = lines.entry(line.parse().unwrap()).or_default();
        line.insert(column.chars().next().unwrap(), value);
    }
    let (head, titles) = lines.pop_first().unwrap();
    assert_eq!(head, HEAD);
    assert!(titles.into_iter().eq(('B'..).zip(TITLE.map(Value::from).iter())));
    let first = HEAD + 1;
    assert!(lines.keys().copied().eq(first..first + lines.len()), "a line is empty");
    lines.into_iter().map(|(line, cells)| row(line - HEAD, &cells)).collect()
}

fn row(number: usize, cells: &BTreeMap<char, &Value>) -> Row {
    assert_eq!(cells[&'A'].as_u64(), Some(number as u64));
    let asked = text(cells[&'B']);
    assert!((1..=120).contains(&asked.encode_utf16().count()), "{asked}");
    let answers = ('C'..='F').map_while(|column| cells.get(&column));
    let answers: Vec<String> = answers.map(|answer| text(answer).to_owned()).collect();
    assert!((2..=4).contains(&answers.len()), "{asked}: {answers:?}");
    assert_eq!(cells.len(), answers.len() + 4, "{asked}: a gap between the answers");
    for (at, answer) in answers.iter().enumerate() {
        assert!((1..=75).contains(&answer.encode_utf16().count()), "{answer}");
        assert!(!answers[..at].contains(answer), "{asked}: {answer} twice");
    }
    assert!(SECONDS.contains(&cells[&'G'].as_u64().unwrap()), "{asked}: {}", cells[&'G']);
    let right = text(cells[&'H']).split(',').map(|one| one.parse::<usize>().unwrap() - 1);
    let right: Vec<usize> = right.collect();
    assert!(right.is_sorted() && right.iter().all(|at| *at < answers.len()), "{asked}: {right:?}");
    assert!(right.len() < answers.len(), "{asked}: nothing is wrong");
    Row { answers, right }
}

/// Whether exactly the right alternatives are marked as right.
fn marks_right_answers(row: &Row, place: &Right) -> bool {
    let meanings = match place {
        Right::Number(number) => std::slice::from_ref(number),
        Right::Text(texts) if texts.is_empty() => &["none".to_owned()],
        Right::Text(meanings) | Right::Choice { meanings, .. } => &meanings[..],
        Right::Row(_) | Right::Open => return false,
    };
    let is_right = |answer: &String| meanings.contains(&meaning(answer));
    row.answers.iter().enumerate().all(|(at, it)| is_right(it) == row.right.contains(&at))
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn every_row_follows_kahoots_template() {
    let mut compared = 0;
    for language in LANGUAGES {
        for topic in topics() {
            let sheet = Sheet::new(std::slice::from_ref(&topic), EACH, language);
            let (path, count) = sheet.written("kahoot", "xlsx", &[]);
            let Some(count) = count else { continue };
            let rows = rows(&path);
            assert_eq!(rows.len(), count, "{topic}");
            let places = sheet.exercises().iter().flat_map(places).collect::<Vec<_>>();
            let can_be = |place: &&Right| !matches!(place, Right::Row(_) | Right::Open);
            let places: Vec<&Right> = places.iter().filter(can_be).collect();
            // Otherwise some were too long, and the file does not say which.
            if places.len() == rows.len() {
                compared += rows.len();
                for (row, place) in rows.iter().zip(places) {
                    let Row { answers, right } = row;
                    assert!(
                        marks_right_answers(row, place),
                        "{topic}: {answers:?}, {right:?}, {place:?}"
                    );
                }
            }
        }
    }
    assert!(compared >= 150, "only {compared} rows compared");
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn any_title_works_in_a_workbook() {
    let sheet = Sheet::new(&["xor".to_owned(), "who-wins".to_owned()], 2, "en");
    let plain = rows(&sheet.written("kahoot", "xlsx", &[]).0).len();
    for title in TITLES {
        let (path, count) = sheet.written("kahoot", "xlsx", &["--title", title]);
        assert_eq!((rows(&path).len(), count), (plain, Some(plain)), "{title:?}");
    }
}
