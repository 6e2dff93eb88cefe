//! openpyxl reads the workbook for Kahoot: its headings where the template of Kahoot has them, and in every
//! row a question with two to four answers, a right one among them, all short enough.

use serde_json::Value;

use super::{HOSTILE, LANGUAGES, counted, python, written};

/// What Kahoot takes, in letters as its page counts them: units of UTF-16.
const QUESTION: usize = 120;
const ANSWER: usize = 75;

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn every_row_is_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quiz.xlsx");
    let titles = LANGUAGES.map(|language| (language, "Nim"));
    let hostile = HOSTILE.map(|title| ("en", title));
    for (language, title) in titles.into_iter().chain(hostile) {
        let said = written(&path, &["--lang", language, "--seed", "1", "--title", title]);
        let read = python("xlsx.py", &[&path], &[]);
        let sheets = read[path.to_str().unwrap()].as_object().unwrap();
        assert_eq!(sheets.len(), 1, "{title}");
        let cells = sheets.values().next().unwrap();
        let cell = |column: char, row: usize| cells[format!("{column}{row}")].clone();
        assert_eq!(cell('B', 8), "Question - max 120 characters");
        let rows = (9..).take_while(|row| !cell('B', *row).is_null()).count();
        assert_eq!(rows, counted(&said), "{language} {title}");
        for row in 9..9 + rows {
            let length = |cell: &Value| cell.as_str().expect("a text").encode_utf16().count();
            assert!((1..=QUESTION).contains(&length(&cell('B', row))), "{:?}", cell('B', row));
            let answers: Vec<Value> = "CDEF".chars().map(|column| cell(column, row)).collect();
            let answers: Vec<&Value> = answers.iter().filter(|answer| !answer.is_null()).collect();
            assert!((2..=4).contains(&answers.len()), "{answers:?}");
            assert!(answers.iter().all(|it| (1..=ANSWER).contains(&length(it))), "{answers:?}");
            let right = cell('H', row).as_str().expect("a text").to_owned();
            let right: Vec<usize> = right.split(',').map(|it| it.parse().unwrap()).collect();
            assert!(right.iter().all(|it| (1..=answers.len()).contains(it)), "{right:?}");
            assert!(right.len() < answers.len(), "there must be something wrong to choose");
            assert!([5, 10, 20, 30, 60, 90, 120, 240].contains(&cell('G', row).as_u64().unwrap()));
        }
    }
}
