//! Checks sets: right keys, no repetition, equal difficulty, and slices that are parts of the whole.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::sync::OnceLock;

use carryless_worksheet::topic_names;
use serde_json::Value;

use super::{contents, printed, run, sheets};
use carryless_test_support::checker::Checker;

fn exercises(sheet: &Value) -> &Vec<Value> {
    sheet["exercises"].as_array().unwrap()
}

/// Sets of all topics as the program writes them, made once.
fn sets() -> &'static [Vec<Value>] {
    static SETS: OnceLock<Vec<Vec<Value>>> = OnceLock::new();
    SETS.get_or_init(write_sets)
}

fn write_sets() -> Vec<Vec<Value>> {
    let folder = tempfile::tempdir().unwrap();
    let all = topic_names().join(":2,") + ":2";
    let asked: [&[&str]; 5] = [
        &["--topic", &all, "--copies", "6", "--seed", "1", "--points", "3"],
        &[
            "--topic",
            "winning-move:4,who-wins:4,limit:2",
            "--limit",
            "3",
            "--copies",
            "40",
            "--seed",
            "2",
        ],
        &["--copies", "60", "--seed", "3"],
        &["--topic", "misere,race,all-moves", "--count", "9", "--copies", "200", "--seed", "4"],
        &["--topic", "race-story:3", "--say", "2-5", "--copies", "20", "--seed", "5"],
    ];
    asked.iter().map(|asked| sheets(folder.path(), asked)).collect()
}

fn check_keys(every: usize, least: usize) {
    let mut checker = Checker::default();
    let mut solved = 0;
    for set in sets() {
        for exercise in set.iter().flat_map(exercises).step_by(every) {
            checker.check(exercise).unwrap_or_else(|wrong| panic!("{wrong}: {exercise}"));
            solved += 1;
        }
    }
    assert!(solved >= least, "only {solved}");
}

#[test]
fn keys_on_paper_agree_with_the_game_tree() {
    check_keys(30, 75);
}

#[test]
#[ignore = "exhaustive"]
fn keys_on_paper_agree_with_the_game_tree_exhaustive() {
    check_keys(1, 2501);
}

#[test]
fn no_exercise_is_repeated_in_a_class() {
    for set in sets() {
        let mut seen = HashSet::new();
        for exercise in set.iter().flat_map(exercises) {
            assert!(seen.insert(exercise["id"].as_str().unwrap()), "{} twice", exercise["id"]);
        }
    }
}

#[test]
fn all_pupils_have_equally_hard_sheets() {
    for set in sets() {
        for sheet in set {
            assert_eq!(exercises(sheet).len(), exercises(&set[0]).len());
            for (one, other) in exercises(sheet).iter().zip(exercises(&set[0])) {
                // Even if the outcome differs from pupil to pupil, the effort is equal.
                for measure in ["form", "piles", "bits"] {
                    let [left, right] = [one, other].map(|it| &it["difficulty"][measure]);
                    assert_eq!(left, right, "{one}\n{other}");
                }
                assert_eq!((&one["topic"], &one["points"]), (&other["topic"], &other["points"]));
            }
        }
    }
}

/// Whether one or two piles are left after cancelling equal pairs, so that mirroring solves the position.
fn is_mirrored(piles: &[Value]) -> bool {
    let mut odd: HashSet<u64> = HashSet::new();
    for size in piles.iter().map(|size| size.as_u64().unwrap()) {
        if !odd.remove(&size) {
            odd.insert(size);
        }
    }
    odd.len() < piles.len() && (1..=2).contains(&odd.len())
}

/// In a slot all pupils have a position that mirroring solves, or none has.
#[test]
fn pupils_have_equally_many_mirror_positions() {
    let folder = tempfile::tempdir().unwrap();
    for (topics, level) in [
        ("columns:2,winning-move:3", "2"),
        ("who-wins:3,all-moves:2", "3"),
        ("nim-sum:2,judge-move:2,winning-move:2", "2"),
    ] {
        let asked =
            ["--topic", topics, "--level", level, "--copies", "28", "--seed", "31", "--lang", "en"];
        let set = sheets(folder.path(), &asked);
        assert_eq!(set.len(), 28);
        let mirrors = |sheet: &Value| -> Vec<bool> {
            let piles = |one: &Value| is_mirrored(one["position"]["piles"].as_array().unwrap());
            exercises(sheet).iter().map(piles).collect()
        };
        for sheet in &set {
            assert_eq!(mirrors(sheet), mirrors(&set[0]), "{topics}");
        }
    }
}

/// Checks several classes, where exercises may repeat and the teacher's page says so.
fn check_classes(count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let copies = &(200 * count).to_string();
    let asked = ["--topic", "winning-move:3", "--copies", copies, "--seed", "8", "--level", "3"];
    let set = sheets(folder.path(), &asked);
    let mut kinds = HashMap::new();
    for sheet in &set {
        let vector: Vec<&Value> = exercises(sheet).iter().map(|one| &one["difficulty"]).collect();
        *kinds.entry(serde_json::to_string(&vector).unwrap()).or_insert(0) += 1;
    }
    assert_eq!(kinds.len(), 1, "{kinds:?}");
    let classes: HashSet<String> =
        set.chunks(200).map(|class| serde_json::to_string(class).unwrap()).collect();
    assert_eq!(classes.len(), count, "classes are the same");
    let command = [&["worksheet", "--lang", "en", "-o", "set"], &asked[..]].concat();
    printed(folder.path(), &command);
    let page = fs::read_to_string(folder.path().join("set/summary.html")).unwrap();
    assert!(page.contains("All sheets are equally hard"), "{page}");
    assert!(!page.contains("class=\"measures\""), "a table of differences that are none: {page}");
    let [list, about] = ["class=\"code\"", "There are"].map(|text| page.find(text).unwrap());
    assert!(list < about, "the list comes first: {page}");
    assert_eq!(page.matches("<td class=\"box\">").count(), 3 * set.len(), "{page}");
}

#[test]
fn a_set_of_many_classes_is_equally_hard() {
    check_classes(2);
}

#[test]
#[ignore = "exhaustive"]
fn a_set_of_many_classes_is_equally_hard_exhaustive() {
    check_classes(5);
}

#[test]
fn slices_join_to_the_whole_set() {
    let folder = tempfile::tempdir().unwrap();
    let pages = ["worksheet", "--lang", "en", "--seed", "5", "--topic", "columns:2"];
    let set = [&pages[..], &["--copies", "450"]].concat();
    for format in ["json", "csv", "markdown"] {
        let whole = printed(folder.path(), &[&set[..], &["--format", format]].concat());
        let slices = ["1-100", "101-199", "200-200", "201-399", "400-450"];
        let joined = slices.map(|range| {
            printed(folder.path(), &[&set[..], &["--format", format, "--range", range]].concat())
        });
        assert!(joined.concat() == whole, "{format} slices are not the whole");
    }
    let pages = [&pages[..], &["--copies", "30"]].concat();
    printed(folder.path(), &[&pages[..], &["-o", "whole"]].concat());
    for range in ["1-13", "14-30"] {
        let part = ["-o", "parts", "--force", "--range", range];
        printed(folder.path(), &[&pages[..], &part].concat());
    }
    let pupils = |name: &str| {
        let files = contents(&folder.path().join(name));
        let own = |name: &str| !name.starts_with("summary") && !name.starts_with("answers");
        files.into_iter().filter(|(name, _)| own(name)).collect::<Vec<_>>()
    };
    assert_eq!(pupils("whole").len(), 60);
    assert!(pupils("whole") == pupils("parts"), "the pages of slices are not those of the whole");
}

#[test]
fn too_many_exercises_are_refused_with_the_number() {
    let folder = tempfile::tempdir().unwrap();
    let asked =
        ["worksheet", "--lang", "en", "--topic", "winning-move:200", "--max", "3", "--piles", "2"];
    let output = run(folder.path(), &asked);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    // 1 2, 1 3 and 2 3: equal piles are trivial.
    assert!(said.contains("only 3 different exercises"), "{said}");
    assert!(contents(folder.path()).is_empty());
    let all = sheets(folder.path(), &["--topic", "winning-move:3", "--max", "3", "--piles", "2"]);
    assert_eq!(exercises(&all[0]).len(), 3);
}
