//! Checks the exercises: keys agree with the game tree, no exercise is trivial or repeated, equal seeds give
//! equal exercises, every pupil of a class gets comparable ones, and answers are marked as a teacher would.

mod constrained;
mod counted;
mod dealing;
mod guesser;
mod marking;
mod mistakes;
mod offered;
mod predicted;
mod promises;
mod questions;
mod room;
mod touched;
pub(crate) mod verdicts;

use std::collections::HashSet;

use carryless_exercises::answer_balance::plans;
use carryless_exercises::assign::DrawnExercises;
use carryless_exercises::pool::Allowance;
use carryless_exercises::rng::SeededRng;
use carryless_exercises::{
    AnswerClass, Constraint, Constraints, Exercise, KINDS, Space, question_text,
};
use carryless_render::Screen;
use carryless_render::i18n::Language;
use carryless_worksheet::topic_list;
use serde_json::Value;

use carryless_test_support::checker::{self, Checker};

/// Constraints whose positions are small enough for the game tree.
fn constraints() -> Vec<Constraints> {
    let level = |level: u64| Constraints::default().with(Constraint::Level, level);
    let limit = |limit: u64| level(2).with(Constraint::Limit, limit);
    let misere = level(2).and(Constraint::Misere);
    vec![level(1), level(2), level(3), limit(1), limit(3), misere]
}

/// JSON of an exercise, parsed again.
fn read_back(exercise: &Exercise, question: &str) -> Value {
    serde_json::from_str(&exercise.json(question).unwrap()).unwrap()
}

/// Exercises for a class: one row per copy, one exercise per slot.
pub(crate) fn rows(space: &Space, seed: u64, copies: u64, places: u64) -> Option<DrawnExercises> {
    let judges = space.answer_class() != AnswerClass::Many;
    let judged = vec![judges; places as usize];
    let plan = plans(&[(space.answer_class(), judged)], copies, &mut SeededRng::new(seed, "plan"))
        .remove(0);
    space.deal(seed, &plan, None, &Allowance::default())
}

fn check_keys(of_each: usize, least: usize) {
    let words = question_text::writer(Language::of_code("zh").unwrap()).unwrap();
    let mut checker = Checker::default();
    let mut solved = 0;
    for kind in KINDS {
        for (seed, constraints) in (0..).zip(constraints()) {
            let space = kind.space(&constraints).unwrap();
            for exercise in space.draw(seed).take(of_each) {
                let question = exercise.question(&words).unwrap();
                let json = read_back(&exercise, &question);
                checker.check(&json).unwrap_or_else(|wrong| panic!("{wrong}: {json}"));
                solved += 1;
            }
        }
    }
    assert!(solved >= least, "only {solved} exercises");
}

#[test]
fn keys_agree_with_the_game_tree() {
    check_keys(2, 300);
}

/// Checks twenty thousand exercises.
#[test]
#[ignore = "exhaustive"]
fn keys_agree_with_the_game_tree_exhaustive() {
    check_keys(260, 20_001);
}

/// A first number above 1 makes some counts unreachable: no question asks about them, and no key names them.
fn assert_reachable(of_each: usize, least: u32) {
    let race = KINDS.iter().find(|kind| kind.name() == "race").unwrap();
    let mut checker = Checker::default();
    let mut levels = vec![
        Constraints::default().with(Constraint::Level, 4),
        Constraints::default().with(Constraint::Level, 5),
    ];
    for say in [[2, 3], [2, 4], [3, 9], [4, 8], [5, 5], [9, 12]] {
        levels.push(Constraints::default().with(Constraint::Target, 60).with(Constraint::Say, say));
        levels.push(
            Constraints::default()
                .with(Constraint::Target, 60)
                .with(Constraint::Say, say)
                .and(Constraint::Misere),
        );
    }
    let mut replies = 0;
    for constraints in levels {
        let space = race.space(&constraints).unwrap();
        for exercise in space.draw(11).take(of_each) {
            let json = read_back(&exercise, "");
            // The number said last was said at a reachable count, too.
            if let Some(said) = json["task"]["said"].as_u64() {
                let from = json["position"]["from"].as_u64().unwrap();
                let say = checker::list(&json["rules"]["say"]);
                let mut reached = vec![false; from as usize + 1];
                reached[0] = true;
                for count in 1..=from {
                    reached[count as usize] =
                        (say[0]..=say[1].min(count)).any(|say| reached[(count - say) as usize]);
                }
                assert!(reached[(from - said) as usize], "{json}");
                replies += 1;
            }
            checker.check(&json).unwrap_or_else(|wrong| panic!("{wrong}: {json}"));
        }
    }
    assert!(replies >= least, "only {replies} replies");
}

#[test]
fn races_ask_only_about_reachable_counts() {
    assert_reachable(20, 5);
}

#[test]
#[ignore = "exhaustive"]
fn races_ask_only_about_reachable_counts_exhaustive() {
    assert_reachable(300, 301);
}

fn check_different(of_each: usize) {
    for kind in KINDS {
        for (seed, constraints) in (0..).zip(constraints()) {
            let space = kind.space(&constraints).unwrap();
            let drawn = space.draw(seed).take(of_each);
            let mut seen = HashSet::new();
            for exercise in drawn {
                assert!(seen.insert(exercise.id()), "{} comes twice", exercise.id());
            }
            assert!(seen.len() > 5, "{} {constraints:?}: only {}", kind.name(), seen.len());
        }
    }
}

#[test]
fn no_exercise_is_repeated() {
    check_different(120);
}

#[test]
#[ignore = "exhaustive"]
fn no_exercise_is_repeated_exhaustive() {
    check_different(3000);
}

#[test]
fn the_question_names_the_numbers_and_the_key_explains_them() {
    for language in Language::all() {
        let words = question_text::writer(language).unwrap();
        let comma = words.words().text("list-comma").unwrap();
        for kind in KINDS {
            for exercise in kind.space(&Constraints::default()).unwrap().draw(9).take(12) {
                let question = exercise.question(&words).unwrap();
                let page = exercise.question_page(&words).unwrap();
                let html = carryless_render::html::fragment(&page, words.words()).unwrap();
                let id = exercise.id();
                assert!(!question.contains("**{") && !html.contains("**"), "{id}: {question}");
                let drawn = ["xiangqi", "northcott", "silver-dollar"].contains(&exercise.topic);
                if !drawn && exercise.json("").unwrap().contains("\"piles\":[") {
                    let piles = exercise.piles().iter().map(u64::to_string);
                    let piles = piles.collect::<Vec<_>>().join(&comma);
                    assert!(question.contains(&piles), "{id}: {question}");
                }
                let key = carryless_test_support::answers::json(&exercise.explanation().unwrap());
                assert!(!key["steps"].as_array().unwrap().is_empty(), "{id} has no key");
            }
        }
    }
}

/// Hash of forty exercises of each type on a level.
fn bytes_of(level: u64) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for kind in KINDS {
        let space = kind.space(&Constraints::default().with(Constraint::Level, level)).unwrap();
        for exercise in space.draw(2026).take(40) {
            for byte in exercise.json("").unwrap().bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    format!("{hash:016x}")
}

// If other exercises are drawn, printed sheets change and GENERATOR has to change too. New types, or more
// text for the same exercises, change only these numbers.
#[test]
fn the_same_seed_gives_the_same_bytes_on_level_1() {
    assert_eq!(bytes_of(1), "d858c454a41c75a2");
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_level_2() {
    assert_eq!(bytes_of(2), "fdc7454830ecc5be");
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_level_3() {
    assert_eq!(bytes_of(3), "2aa9b691cd606dc1");
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_level_4() {
    assert_eq!(bytes_of(4), "27ff355ea255402e");
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_level_5() {
    assert_eq!(bytes_of(5), "dda5d891147f8334");
}

/// `--topics` gives the age for each topic: pile rules before those of other games.
#[test]
fn each_topic_lists_its_age() {
    let language = Language::of_code("en").unwrap();
    let list = topic_list::list(language, Screen { width: 80, colour: false }).unwrap();
    let ages: Vec<(&str, u32)> = list
        .split("\n\n")
        .filter_map(|topic| {
            let (name, rest) = topic.split_once('\n')?;
            let age = rest.lines().find_map(|line| line.trim().strip_prefix("from about age "))?;
            Some((name, age.parse().unwrap()))
        })
        .collect();
    let names: Vec<&str> = ages.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, KINDS.iter().map(|kind| kind.name()).collect::<Vec<_>>());
    let age = |wanted: &str| ages.iter().find(|(name, _)| *name == wanted).unwrap().1;
    assert!(age("columns") <= age("winning-move") && age("winning-move") <= age("kayles"));
    assert!(ages.iter().all(|(_, age)| (8..=16).contains(age)));
}
