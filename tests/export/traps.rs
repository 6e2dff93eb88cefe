//! Checks inputs that break question files elsewhere: titles and categories with format characters, names
//! that are too long, and content that a format cannot hold. The file is read and has all questions, or the
//! command is refused.

use super::files::questions;
use crate::program::program;

/// Titles that some format takes for markup, or that no file may contain.
const TITLES: [&str; 9] = [
    "]]> & <b>\"'",
    "a/b//c",
    "{=5} ~ # : \\neq",
    "$CATEGORY: x",
    "// [id:x]",
    "[blank1]",
    "-> = %100%",
    "\u{202e}\u{feff}\u{ffff}\u{b}x",
    "::name::",
];

fn write_file(format: &str, ending: &str, extra: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("file.{ending}"));
    let words =
        format!("worksheet --topic nim-sum:2,winning-move:2,xiangqi:1 --seed 6 --format {format}");
    let output = program(&words).args(extra).arg("-o").arg(&path).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{format} {extra:?}: {said}");
    std::fs::read(path).unwrap()
}

fn check_titles(formats: &[(&str, &str)]) {
    let long = "\u{957f}".repeat(199);
    for &(format, ending) in formats {
        for title in TITLES.iter().copied().chain([&*long]) {
            let read = questions(format, &write_file(format, ending, &["--title", title]));
            assert!(read.len() >= 5, "{format}: {title}");
            let read = questions(format, &write_file(format, ending, &["--category", title]));
            assert!(read.len() >= 5, "{format}: {title}");
        }
    }
}

#[test]
fn titles_and_categories_can_be_anything() {
    check_titles(&[("moodle", "xml")]);
}

#[test]
#[ignore = "exhaustive"]
fn titles_and_categories_can_be_anything_exhaustive() {
    check_titles(&[("moodle", "xml"), ("canvas", "zip"), ("qti21", "zip"), ("qti3", "zip")]);
}

#[test]
fn a_category_is_the_requested_path() {
    let read = questions("moodle", &write_file("moodle", "xml", &["--category", "Maths/Nim A//B"]));
    assert!(read.iter().all(|question| question.category == "Maths/Nim A//B"), "{:?}", read[0]);
    let tags: Vec<&str> = read[0].tags.iter().map(String::as_str).collect();
    assert_eq!(tags, ["carryless", "nim-sum", "level-2"]);
}

#[test]
fn a_misconception_has_its_feedback() {
    let output = program("worksheet --topic nim-sum:6 --seed 6 --trap carry --format moodle -l en");
    let output = { output }.output().unwrap();
    let read = questions("moodle", &output.stdout);
    let told = |question: &super::platform::Question| {
        let numbers = (0..64).filter_map(|number| question.feedback_for(1, &number.to_string()));
        numbers.filter(|text| text.contains("carry")).count()
    };
    assert!(read.iter().all(|question| told(question) == 1), "each has one answer with a carry");
}

/// More than ten right choices have no grade of Moodle each, but together earn full points.
#[test]
fn many_right_choices_earn_full_points() {
    let output = program("worksheet --topic race:40 --level 2 --seed 7 --format moodle -l en");
    let read = questions("moodle", &{ output }.output().unwrap().stdout);
    let many = read.iter().flat_map(|question| &question.gaps).filter(|gap| gap.is_many);
    let rights = many.map(|gap| gap.options.iter().filter(|answer| answer.fraction > 0.0).count());
    let most = rights.max().unwrap_or(0);
    assert!(most > 10, "at most {most} are right");
}

/// Distractors of a reply are moves of the position after the judged move, and no right reply gets the
/// feedback of a misconception.
#[test]
fn distractors_of_a_reply_follow_the_judged_move() {
    let output = program("worksheet --topic judge-move:60 --seed 7 --format moodle -l en");
    let mut looked_at = 0;
    for question in questions("moodle", &{ output }.output().unwrap().stdout) {
        let digits = |text: &str| {
            let words = text.split(|letter: char| !letter.is_ascii_digit());
            words.filter_map(|word| word.parse::<usize>().ok()).collect::<Vec<_>>()
        };
        let said = question.stem.split("piles of stones: ").nth(1).unwrap();
        let mut piles = digits(said.split('.').next().unwrap());
        let [_, pile, leaves] = digits(said.split("wants to take").nth(1).unwrap())[..3] else {
            panic!("{said}")
        };
        piles[pile - 1] = leaves;
        for answer in &question.gaps[1].options {
            let [pile, take] = digits(&answer.text)[..] else { continue };
            assert!((1..=piles[pile - 1]).contains(&take), "{}: {}", answer.text, question.stem);
            let twice = question.gaps[1].options.iter().filter(|other| other.text == answer.text);
            assert_eq!(twice.count(), 1, "{}: {}", answer.text, question.stem);
            looked_at += 1;
        }
    }
    assert!(looked_at > 200, "only {looked_at} replies");
}

#[test]
fn every_format_reports_exercises_it_cannot_hold() {
    let said = |words: &str| {
        let output = program(words).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let gift = said("worksheet --topic limit:4 --seed 1 --format gift -l en");
    assert!(gift.contains("4 exercises as 12 questions"), "{gift}");
    let open = said("worksheet --topic prove:2,find-mistake:3 --seed 1 --format moodle -l en");
    assert!(open.contains("2 questions ask for sentences"), "{open}");
    assert!(open.contains("In 3 exercises the correction is not marked"), "{open}");
}

#[test]
fn no_file_is_written_if_no_exercise_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quiz.xlsx");
    let output =
        program("worksheet --topic xiangqi:2 --seed 1 -l en").arg("-o").arg(&path).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Nothing is left"));
    assert!(!path.exists());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
