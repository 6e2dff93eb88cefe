//! Imports the text file with the engine of Anki: a note for each question, none added by a second import, a
//! corrected answer replaces the old one; also in another language, where Anki's note types and fields have
//! other names.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::right::{Right, places};
use super::{LANGUAGES, Sheet, TITLES, list, python, text, topics};

const EACH: usize = 3;

/// Asserts the numbers of notes that the import reports as found, new, changed and duplicate, and no others.
fn assert_fates(report: &Value, fates: [usize; 4]) {
    let names = ["found", "new", "updated", "duplicate"];
    for (name, count) in report.as_object().unwrap() {
        let wanted = names.iter().position(|own| own == name).map_or(0, |at| fates[at]);
        assert_eq!(*count, json!(wanted), "{name} in {report}");
    }
}

fn imported(path: &Path, more: &[&str]) -> Value {
    let report = python("anki_twice.py", &[path], more);
    assert_eq!(report["problems"], "");
    report
}

/// Whether the back of a note contains the right answer of the exercise, if the answer is numbers.
fn contains_answer(exercise: &Value, back: &str) -> bool {
    let numbers = back.split(|letter: char| !letter.is_ascii_digit());
    let numbers: Vec<&str> = numbers.collect();
    places(exercise).iter().all(|place| match place {
        Right::Number(number) => numbers.contains(&&**number),
        Right::Row(row) => row.iter().all(|number| back.contains(&**number)),
        Right::Text(texts) => texts.first().is_none_or(|text| {
            let mut parts = text.split([':', ',']).filter(|part| *part != "0");
            parts.all(|part| numbers.contains(&part))
        }),
        Right::Choice { .. } | Right::Open => true,
    })
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn a_second_import_adds_nothing_to_anki() {
    for (language, anki, kind) in [
        ("en", "en", "Basic"),
        ("zh", "zh-CN", "\u{95ee}\u{7b54}\u{9898}"),
        ("both", "de", "Einfach"),
    ] {
        assert!(LANGUAGES.contains(&language));
        let sheet = Sheet::new(&topics(), EACH, language);
        let (path, count) = sheet.written("anki", "txt", &[]);
        let exercises = sheet.exercises();
        let count = count.unwrap();
        assert_eq!(exercises.len(), count);
        let report = imported(&path, &["--language", anki]);
        assert_fates(&report["first"], [count, count, 0, 0]);
        assert_fates(&report["second"], [count, 0, 0, count]);
        let notes = list(&report["notes"]);
        assert_eq!(notes.len(), count);
        let mut guids: Vec<&str> = notes.iter().map(|note| text(&note["guid"])).collect();
        for (note, exercise) in notes.iter().zip(&exercises) {
            assert_eq!((&note["notetype"], &note["cards"]), (&json!(kind), &json!(1)));
            assert!(text(&note["guid"]).starts_with("nim-"), "{note:.200}");
            let topic = text(&exercise["topic"]);
            assert!(list(&note["tags"]).iter().any(|tag| tag == topic), "{note:.300}");
            assert!(text(&note["deck"]).contains("::"), "{note:.300}");
            let [front, back] = list(&note["fields"]) else { panic!("{note:.300}") };
            let (front, back) = (text(front), text(back));
            assert!(front.starts_with('<') && back.starts_with("<p>"), "{front:.200}");
            let acted_on = ["{{", "[sound:", "[latex]", "[$"];
            assert!(!acted_on.iter().any(|sign| front.contains(sign) || back.contains(sign)));
            assert!(contains_answer(exercise, back), "{}: {back:.600}", exercise["answer"]["asks"]);
        }
        guids.sort_unstable();
        guids.dedup();
        assert_eq!(guids.len(), count, "an id twice");
    }
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn a_corrected_answer_is_updated_in_anki() {
    let sheet = Sheet::new(&topics(), 1, "en");
    let (path, count) = sheet.written("anki", "txt", &[]);
    let old = fs::read_to_string(&path).unwrap();
    let new = old.replacen("Answer: ", "The answer: ", 3);
    let changed = sheet.folder.path().join("changed.txt");
    fs::write(&changed, new).unwrap();
    let report = imported(&path, &["--changed", changed.to_str().unwrap()]);
    let count = count.unwrap();
    assert_fates(&report["changed"], [count, 0, 3, count - 3]);
    let backs = list(&report["notes"]).iter().map(|note| text(&note["fields"][1]));
    assert_eq!(backs.filter(|back| back.contains("The answer: ")).count(), 3);
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn any_title_works_in_anki() {
    let topics = ["nim-sum", "winning-move", "xiangqi"].map(str::to_owned);
    let sheet = Sheet::new(&topics, 2, "en");
    let fields = |report: &Value| -> Vec<Value> {
        list(&report["notes"]).iter().map(|note| json!([note["guid"], note["fields"]])).collect()
    };
    let plain = fields(&imported(&sheet.written("anki", "txt", &[]).0, &[]));
    for title in TITLES {
        for option in ["--title", "--category"] {
            let (path, count) = sheet.written("anki", "txt", &[option, title]);
            let report = imported(&path, &[]);
            let count = count.unwrap();
            assert_fates(&report["first"], [count, count, 0, 0]);
            assert_fates(&report["second"], [count, 0, 0, count]);
            assert!(fields(&report) == plain, "{option} {title:?} changes a card");
            let decks = list(&report["notes"]).iter().map(|note| text(&note["deck"]));
            let decks: Vec<&str> = decks.collect();
            assert!(!decks.iter().any(|deck| deck.contains("blank")), "{title:?}: {decks:?}");
        }
    }
}
