//! Checks that copying a verdict does not help: in a class every question has both answers, so has every
//! pupil, and no slot always has the same. Range: 40 sets of every topic and level, two exercises for each of
//! 30 pupils; 10 sets of one exercise for topics without verdict; 6 sets of Moore's game at level 5.

use std::collections::{HashMap, HashSet};

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::options;
use carryless_exercises::{AnswerClass, Exercise, KINDS};
use carryless_render::i18n::Language;
use carryless_worksheet::set::{Origin, Set};
use carryless_worksheet::spec::Spec;
use serde_json::Value;

const PUPILS: usize = 30;

/// Set of sheets for a class of `class_sheets` pupils, made with the options in `line`.
pub(crate) fn set(line: &str, seed: u64, class_sheets: u64) -> Set {
    let line = CommandLine::parse(line);
    let args = Args::parse(&line, options::SHEET.iter()).unwrap();
    let content = Spec::read(&args, Language::of_code("en").unwrap()).unwrap().content;
    Set::new(Origin { content, seed, class_sheets })
        .unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

/// Kind and value of the right answer, if it is one of few: the outcome, whether a move is right, or the number
/// of the wrong line.
fn verdict(exercise: &Exercise) -> Option<(&'static str, u64)> {
    let asks = carryless_test_support::answers::json(&exercise.answer.asks);
    asks.as_array().unwrap().iter().find_map(|ask| {
        match (ask["kind"].as_str()?, ask["name"].as_str()?, &ask["right"]) {
            ("outcome", _, right) => Some(("outcome", u64::from(right == "N"))),
            ("verdict", _, Value::Bool(right)) => Some(("verdict", u64::from(*right))),
            ("number", "line", right) => Some(("line", right.as_u64()?)),
            _ => None,
        }
    })
}

/// Measured effort without the parts that depend on the verdict.
fn effort(exercise: &Exercise) -> [u64; 3] {
    let measured = exercise.difficulty;
    [measured.form, measured.piles, measured.bits].map(u64::from)
}

/// Checks a class; returns the first pupil's verdicts, slot by slot.
fn check_class(sheets: &[Vec<Exercise>], own: bool, told: &str) -> Vec<Option<u64>> {
    let verdicts: Vec<Vec<_>> =
        sheets.iter().map(|sheet| sheet.iter().map(verdict).collect()).collect();
    for place in 0..sheets[0].len() {
        let column: Vec<_> = verdicts.iter().filter_map(|row| row[place]).collect();
        let Some((name, _)) = column.first().copied() else { continue };
        assert_eq!(column.len(), sheets.len(), "{told}: place {place}");
        let yes = column.iter().filter(|(_, verdict)| *verdict == 1).count();
        let third = sheets.len() / 3;
        if name != "line" {
            assert!((third..=2 * third).contains(&yes), "{told}: place {place} has {yes}");
        } else {
            let mut lines: HashMap<u64, usize> = HashMap::new();
            column.iter().for_each(|(_, line)| *lines.entry(*line).or_default() += 1);
            // Of three versions two may have the same.
            let most = if own { sheets.len() / 2 } else { 2 * third };
            assert!(lines.values().all(|count| *count <= most), "{told}: {lines:?}");
        }
        if own {
            let efforts: HashSet<_> = sheets.iter().map(|sheet| effort(&sheet[place])).collect();
            assert_eq!(efforts.len(), 1, "{told}: place {place} {efforts:?}");
        }
    }
    for row in &verdicts {
        for name in ["outcome", "verdict", "line"] {
            let answers = row.iter().flatten().filter(|(own, _)| *own == name);
            let answers: Vec<u64> = answers.map(|(_, verdict)| *verdict).collect();
            let several: HashSet<&u64> = answers.iter().collect();
            // Of five lines two may be the same, and more in versions with few exercises.
            let few = if name != "line" {
                2
            } else if own {
                3
            } else {
                usize::MAX
            };
            assert!(answers.len() < few || several.len() > 1, "{told}: {name} {answers:?}");
        }
    }
    verdicts[0].iter().map(|verdict| verdict.map(|(_, verdict)| verdict)).collect()
}

/// Asserts that no exercise of a class repeats if there are enough; otherwise that neighbours have different
/// ones.
fn assert_different(set: &Set, sheets: &[Vec<Exercise>], told: &str) {
    let ids: Vec<Vec<String>> =
        sheets.iter().map(|sheet| sheet.iter().map(Exercise::id).collect()).collect();
    for row in &ids {
        assert_eq!(row.iter().collect::<HashSet<_>>().len(), row.len(), "{told}: {row:?}");
    }
    match set.versions {
        None => {
            let all: HashSet<&String> = ids.iter().flatten().collect();
            assert_eq!(all.len(), ids.iter().flatten().count(), "{told}");
        }
        Some(_) => {
            for two in ids.windows(2) {
                let same = two[0].iter().zip(&two[1]).filter(|(left, right)| left == right).count();
                assert_eq!(same, 0, "{told}: {two:?}");
            }
        }
    }
}

fn check_verdicts(levels: &[u64], seeds_of: [u64; 2], pupils: u64) -> (u32, u32) {
    let (mut alone, mut shared) = (0, 0);
    for kind in KINDS {
        let judged = kind.answer_class() != AnswerClass::Many;
        let (count, seeds) = if judged { (2, seeds_of[0]) } else { (1, seeds_of[1]) };
        for &level in levels {
            let mut first: Vec<HashSet<u64>> = vec![HashSet::new(); count];
            // Every move of five piles in Moore's game is examined: a second per class.
            let seeds = if kind.name() == "moore" && level == 5 { seeds.min(6) } else { seeds };
            for seed in 0..seeds {
                let told = format!("--topic {}:{count} --level {level}", kind.name());
                let set = set(&told, seed, pupils);
                let sheets = set.class(0).unwrap();
                let told = format!("{told} --seed {seed}");
                let own = set.versions.is_none();
                if own {
                    alone += 1
                } else {
                    shared += 1
                }
                for (seen, verdict) in first.iter_mut().zip(check_class(&sheets, own, &told)) {
                    seen.extend(verdict);
                }
                assert_different(&set, &sheets, &told);
                // Equal effort for every pupil also holds for versions.
                let efforts: HashSet<_> = sheets.iter().map(|sheet| effort(&sheet[0])).collect();
                assert!(count > 1 || efforts.len() == 1, "{told}: {efforts:?}");
            }
            let enough = seeds < 10 || first.iter().all(|seen| seen.len() > 1);
            assert!(!judged || enough, "{} {level}", kind.name());
        }
    }
    (alone, shared)
}

#[test]
fn verdicts_differ_from_pupil_to_pupil() {
    let (alone, _) = check_verdicts(&[2, 4], [2, 1], 12);
    assert!(alone > 60, "{alone}");
}

#[test]
#[ignore = "exhaustive"]
fn verdicts_differ_from_pupil_to_pupil_exhaustive() {
    let (alone, shared) = check_verdicts(&[1, 2, 3, 4, 5], [40, 10], PUPILS as u64);
    assert!(alone > 1500 && shared > 10, "{alone} {shared}");
}

/// Asserts that a sheet with one question of a kind per section still has both answers.
fn assert_sections(seeds: u64, pupils: u64) {
    for seed in 0..seeds {
        for told in [
            "--topic who-wins:1,misere:1,limit:1 --level 4",
            "--topic who-wins:4,misere:4,limit:4 --level 4",
            "--topic who-wins:2,judge-move:2 --level 3",
            "--topic wythoff:1,moore:1,race-story:1",
            "--topic misere:5 --level 1",
            "--count 6 --level 1",
            "",
        ] {
            let set = set(told, seed, pupils);
            check_class(&set.class(0).unwrap(), set.versions.is_none(), told);
        }
    }
}

#[test]
fn a_sheet_has_both_answers_across_its_sections() {
    assert_sections(1, 12);
}

#[test]
#[ignore = "exhaustive"]
fn a_sheet_has_both_answers_across_its_sections_exhaustive() {
    assert_sections(40, PUPILS as u64);
}

/// Three solutions with a mistake do not all have it in the same line.
#[test]
fn three_mistakes_are_in_different_lines() {
    for seed in 0..8 {
        let set = set("--topic find-mistake:3 --level 4", seed, PUPILS as u64);
        for sheet in set.class(0).unwrap() {
            let lines: HashSet<u64> =
                sheet.iter().filter_map(verdict).map(|(_, line)| line).collect();
            assert!(sheet.len() == 3 && lines.len() > 1, "{seed}: {lines:?}");
        }
    }
}

#[test]
fn single_sheets_and_second_classes_are_balanced_too() {
    let mut patterns: HashMap<Vec<Option<u64>>, usize> = HashMap::new();
    for seed in 0..60 {
        let one = set("--topic who-wins:6 --level 2", seed, 1).class(0).unwrap();
        let row: Vec<_> = one[0].iter().map(|one| verdict(one).map(|(_, own)| own)).collect();
        let won = row.iter().flatten().sum::<u64>();
        assert!((2..=4).contains(&won), "{row:?}");
        *patterns.entry(row).or_default() += 1;
    }
    assert!(patterns.len() > 25, "{patterns:?}");
    let large = set("--topic who-wins:2,limit:1 --level 4", 3, 200);
    for class in 0..3 {
        check_class(&large.class(class).unwrap(), true, "a set of 600");
    }
}

#[test]
fn each_line_is_wrong_about_equally_often() {
    let mut lines: HashMap<u64, usize> = HashMap::new();
    for seed in 0..20 {
        for sheet in set("--topic find-mistake:3 --level 3", seed, PUPILS as u64).class(0).unwrap()
        {
            for (_, line) in sheet.iter().filter_map(verdict) {
                *lines.entry(line).or_default() += 1;
            }
        }
    }
    let all: usize = lines.values().sum();
    assert!((1..=5).all(|line| (all / 7..=all / 3).contains(&lines[&line])), "{lines:?}");
    assert!((1..=5).all(|line| lines[&line] <= lines[&2]), "{lines:?}");
}
