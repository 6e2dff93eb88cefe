//! Checks `--diagnose`: the questions are fixed for a seed, tell misconceptions apart better than others, and the key
//! and the report say what answers mean. Simulated pupils follow rules of their own.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{printed, run, sheets};
use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::options;
use carryless_exercises::pupil_model::{self, PupilModel};
use carryless_exercises::{Exercise, Marker};
use carryless_games::serialize;
use carryless_render::i18n::Language;
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use carryless_worksheet::sheet::Sheet;
use carryless_worksheet::spec::Spec;

/// Misconceptions about adding and moves that the five questions of seed 1 can show.
const SHOWN: [&str; 8] = [
    "carry",
    "zero-is-odd",
    "odd-even-signs",
    "digits-reversed",
    "largest-pile",
    "take-nim-sum",
    "equalise",
    "leftmost-only",
];

/// Options with the ids of the exercises that seed 1 must give: printed sheets depend on them.
const HELD: [(&[&str], [&str; 5]); 3] = [
    (
        &[],
        [
            "columns-1-5-12",
            "columns-5-9-9",
            "winning-move-7-9-10",
            "winning-move-2-11-14",
            "winning-move-7-12-12-13",
        ],
    ),
    (
        &["--limit", "3"],
        [
            "limit-k3-6-9-11",
            "limit-k3-6-6-8",
            "limit-k3-6-6-12",
            "winning-move-k3-1-3-7",
            "winning-move-k3-3-3-7",
        ],
    ),
    (
        &["--misere"],
        [
            "misere-misere-1-4-5",
            "misere-misere-2-6-6-7",
            "misere-misere-1-1-1-7",
            "winning-move-misere-2-11-14",
            "winning-move-misere-7-12-12-13",
        ],
    ),
];

fn ids(sheet: &Value) -> Vec<&str> {
    let exercises = sheet["exercises"].as_array().unwrap();
    exercises.iter().map(|exercise| exercise["id"].as_str().unwrap()).collect()
}

/// The report about pupils who answer the exercises of a sheet, one for each misconception and one without.
fn report(folder: &Path, sheet: &Value, ideas: &[Option<&'static str>], slips: u64) -> Value {
    let mut list = csv::Writer::from_writer(Vec::new());
    list.write_record(["name", "code", "question", "answer"]).unwrap();
    let code = sheet["code"].as_str().unwrap();
    for (at, idea) in ideas.iter().enumerate() {
        let dice = Dice::new(1000 + at as u64);
        let mut pupil = SimulatedPupil { idea: *idea, slips, dice };
        let name = format!("{} {at}", idea.unwrap_or("none"));
        for exercise in sheet["exercises"].as_array().unwrap() {
            let number = exercise["number"].to_string();
            list.write_record([&name, code, &number, &pupil.answer(exercise)]).unwrap();
        }
    }
    fs::write(folder.join("answers.csv"), list.into_inner().unwrap()).unwrap();
    let asked = ["answers", "--check", "answers.csv", "--format", "json"];
    serde_json::from_str(&printed(folder, &asked)).unwrap()
}

#[test]
fn the_questions_are_fixed_for_a_seed_and_equal_for_all_pupils() {
    let folder = tempfile::tempdir().unwrap();
    for (options, expected) in HELD {
        let asked = [options, &["--diagnose", "--seed", "1", "--copies", "3"]].concat();
        let made = sheets(folder.path(), &asked);
        for sheet in &made {
            assert_eq!(ids(sheet), expected, "{asked:?}");
        }
    }
}

#[test]
fn a_specification_and_a_code_make_the_same_questions() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--diagnose", "--topic", "columns,who-wins", "--seed", "4", "--count", "3"];
    let spec = printed(folder.path(), &[&["worksheet", "--write-spec"], &asked[..]].concat());
    fs::write(folder.path().join("sheet.toml"), spec).unwrap();
    let again = sheets(folder.path(), &["--spec", "sheet.toml"]);
    assert_eq!(again, sheets(folder.path(), &asked));
    assert_eq!(ids(&again[0]).len(), 3);
    let code = again[0]["code"].as_str().unwrap();
    assert_eq!(sheets(folder.path(), &["--code", code]), again);
}

#[test]
fn the_report_names_the_misconception_of_each_pupil() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = &sheets(folder.path(), &["--diagnose", "--seed", "1"])[0];
    let ideas: Vec<_> = SHOWN.into_iter().map(Some).chain([None]).collect();
    let report = report(folder.path(), sheet, &ideas, 0);
    let mut named = 0;
    for (pupil, idea) in report["pupils"].as_array().unwrap().iter().zip(&ideas) {
        let held = pupil["misconceptions"].as_array().unwrap();
        let is_sure = |held: &&Value| held["probability"].as_f64().unwrap() >= 0.9;
        let sure: Vec<&str> =
            held.iter().filter(is_sure).map(|held| held["name"].as_str().unwrap()).collect();
        match idea {
            Some(idea) if sure == [*idea] => named += 1,
            Some(_) => assert!(sure.is_empty(), "{pupil}"),
            None => assert!(sure.is_empty(), "{pupil}"),
        }
    }
    assert!(named + 1 >= SHOWN.len(), "{named} of {}: {report}", SHOWN.len());
    let text = printed(folder.path(), &["answers", "--check", "answers.csv", "--lang", "en"]);
    for said in ["“In binary, too, you carry” (carry 0)", "no wrong idea seen", "--trap equalise"]
    {
        assert!(text.contains(said), "{said}: {text}");
    }
}

/// Exercises of the sheet that these options describe.
fn exercises(options: &str, seed: u64) -> Vec<Exercise> {
    let line = CommandLine::parse(options);
    let args = Args::parse(&line, options::SHEET.iter()).unwrap();
    let spec = Spec::read(&args, Language::of_code("en").unwrap()).unwrap();
    let items = Sheet::from_spec(&spec, seed).unwrap().items;
    items.into_iter().map(|item| item.exercise).collect()
}

/// Number of pupils with slips who are named rightly after their answers to these exercises.
fn named_rightly(exercises: &[Exercise], start: &PupilModel) -> usize {
    let marker = Marker::new().unwrap();
    let is_named = |(idea, seed): &(&'static str, u64)| {
        let mut pupil = SimulatedPupil { idea: Some(idea), slips: 10, dice: Dice::new(*seed) };
        let mut model = start.clone();
        for exercise in exercises {
            let json = serialize::json(&exercise.data("")).unwrap();
            let text = pupil.answer(&serde_json::from_str(&json).unwrap());
            model.update(exercise, &marker.read(exercise, &text).unwrap().values);
        }
        model.named().is_some_and(|named| named.name() == *idea)
    };
    let pupils = SHOWN.into_iter().flat_map(|idea| (2000..2006).map(move |seed| (idea, seed)));
    pupils.filter(is_named).count()
}

#[test]
fn chosen_questions_name_more_pupils_rightly_than_others() {
    let many = exercises("--topic columns:30,who-wins:30,winning-move:30", 1);
    let mut start = PupilModel::default();
    pupil_model::groups(&[many]).iter().for_each(|groups| start.open(groups));
    let chosen = named_rightly(&exercises("--diagnose", 2), &start);
    let topics = "--topic columns,who-wins,winning-move --count 5";
    let others: Vec<usize> =
        (1..=4).map(|seed| named_rightly(&exercises(topics, seed), &start)).collect();
    let pupils = 6 * SHOWN.len();
    assert!(4 * chosen >= 3 * pupils, "{chosen} of {pupils}");
    assert!(others.iter().all(|other| other + 5 <= chosen), "{others:?}, {chosen} of {pupils}");
}

/// Cells of the row of a table in Markdown that begins with this text.
fn cells(page: &str, first: &str) -> Vec<String> {
    let line = page.lines().find(|line| line.starts_with(&format!("| {first} |")));
    let line = line.unwrap_or_else(|| panic!("{first}: {page}"));
    line.split('|').skip(2).map(|cell| cell.trim().to_owned()).collect()
}

/// The numbers in a text, so that `take 2 from pile 1` and `2:1` are not mixed up: of a move first the pile.
fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    let mut numbers: Vec<u64> = parts.filter_map(|part| part.parse().ok()).collect();
    if text.starts_with("take") {
        numbers.reverse();
    }
    numbers
}

/// The answers of a pupil who thinks so stand in the row of the key unless they are right.
#[test]
fn the_key_says_what_a_pupil_with_the_misconception_answers() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = &sheets(folder.path(), &["--diagnose", "--seed", "1"])[0];
    let code = sheet["code"].as_str().unwrap();
    let key = ["answers", code, "--format", "markdown", "--lang", "en"];
    let key = printed(folder.path(), &key);
    let ideas = [
        ("carry", "“In binary, too, you carry”"),
        ("digits-reversed", "“Start with the rightmost column”"),
        ("equalise", "“Make two piles equal”"),
        ("take-nim-sum", "“Take as many stones as the nim-sum”"),
    ];
    let right = cells(&key, "Right");
    let mut wrong = 0;
    for (idea, name) in ideas {
        let cells = cells(&key, name);
        for (at, exercise) in sheet["exercises"].as_array().unwrap().iter().enumerate() {
            for seed in 0..4 {
                let mut pupil =
                    SimulatedPupil { idea: Some(idea), slips: 0, dice: Dice::new(seed) };
                let answer = numbers(&pupil.answer(exercise));
                let lists = |cell: &str| cell.split(" / ").any(|one| numbers(one) == answer);
                let cell = &cells[at];
                let is_listed = lists(cell) || lists(&right[at]);
                assert!(is_listed, "{idea}, question {}: {answer:?} in {cell}", at + 1);
                wrong += usize::from(!cells[at].is_empty());
            }
        }
    }
    assert!(wrong > 30, "{wrong}");
}

/// Topics without misconceptions, and options that decide the exercises otherwise, are refused.
#[test]
fn what_cannot_be_diagnosed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (options, said) in [
        (&["--topic", "binary"][..], "nothing can be told apart"),
        (&["--topic", "columns:3"], "“columns:3” cannot be used together with --diagnose"),
        (&["--trap", "carry"], "cannot be used together with --trap"),
        (&["--three-sizes"], "cannot be used together with --three-sizes"),
        (&["--set"], "“--set” cannot be used together with --diagnose"),
        (&["--count", "21"], "20"),
    ] {
        let asked = [&["worksheet", "--diagnose", "--lang", "en"], options].concat();
        let output = run(folder.path(), &asked);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(said), "{options:?}: {error}");
    }
}
