//! Checks the distractors of question files. Moves: right ones and distractors together are all legal moves,
//! each once, listed from the rules alone. Numbers of a set: possible values only. Misconceptions: their
//! answers come first.

use std::collections::{BTreeMap, BTreeSet};

use carryless_exercises::answer_field::{AnswerField, Expected};
use carryless_exercises::{Constraint, Constraints, Exercise, KINDS, kind};
use carryless_games::position::Outcome;
use serde_json::Value;

use super::read_back;
use carryless_test_support::checker::boards::{children, cuts, pushes};
use carryless_test_support::checker::parted::{moves, split_of};
use carryless_test_support::checker::{list, number, odd_weights, sums};

/// A move as the list of numbers that identify it.
fn key(made: &Value) -> Vec<u64> {
    let one = |name: &str| number(&made[name]);
    if made["cut"].is_array() {
        return list(&made["cut"]);
    }
    if made["from"].is_u64() {
        return vec![one("from"), one("to")];
    }
    if made["step"].is_u64() {
        return vec![one("step"), one("take")];
    }
    if made["leaves"].is_array() {
        let mut left = list(&made["leaves"]);
        left.sort_unstable();
        return [vec![one("pile")], left].concat();
    }
    vec![one("pile"), one("leaves")]
}

fn keys(blank: &Expected) -> Vec<Vec<u64>> {
    let json = carryless_test_support::answers::json(&blank);
    json["right"].as_array().unwrap().iter().map(key).collect()
}

/// Piles after each move in one pile that takes at most `limit`.
fn takes(piles: &[u64], limit: Option<u64>) -> Vec<Vec<u64>> {
    let of = |(pile, &size): (u64, &u64)| {
        (1..=size.min(limit.unwrap_or(size))).map(move |take| vec![pile, size - take])
    };
    (1..).zip(piles).flat_map(of).collect()
}

/// All moves that an exercise allows, as lists of numbers; if it asks for a reply, the moves after the judged
/// one.
fn legal(exercise: &Value, ask: &AnswerField) -> Vec<Vec<u64>> {
    let position = &exercise["position"];
    let piles = || list(&position["piles"]);
    match exercise["game"].as_str().unwrap() {
        "nim" => {
            let (mut piles, chosen) = (piles(), &exercise["task"]["move"]);
            if ask.name == "reply" {
                piles[number(&chosen["pile"]) as usize - 1] = number(&chosen["leaves"]);
            }
            takes(&piles, exercise["rules"]["limit"].as_u64())
        }
        game @ ("subtraction" | "kayles" | "lasker" | "grundy") => {
            let set = &exercise["rules"]["take"];
            let set = if set.is_array() { list(set) } else { Vec::new() };
            let all = moves(split_of(game), &set, &piles()).into_iter();
            let key = |(pile, mut left): (u64, Vec<u64>)| {
                left.sort_unstable();
                let left = match game {
                    "subtraction" if left.is_empty() => vec![0],
                    _ => left,
                };
                [vec![pile], left].concat()
            };
            all.map(key).collect()
        }
        "hackenbush" => {
            let trees = children(position.as_str().unwrap());
            cuts(&trees).into_iter().map(|(path, _)| path).collect()
        }
        "staircase" if exercise["topic"] == "silver-dollar" => {
            pushes(&list(&exercise["task"]["strips"]["rows"][0])).map(Vec::from).collect()
        }
        "staircase" => {
            let from = |(step, &size): (u64, &u64)| (1..=size).map(move |take| vec![step, take]);
            (1..).zip(&piles()).flat_map(from).collect()
        }
        other => panic!("no moves of {other}"),
    }
}

fn draw_exercises(kind: &'static dyn carryless_exercises::ExerciseKind) -> Vec<Exercise> {
    let of = |constraints: Constraints| {
        let space = kind.space(&constraints).unwrap();
        space.draw(constraints.level().into()).take(8).collect::<Vec<_>>()
    };
    let levels = (1..=5).map(|level| Constraints::default().with(Constraint::Level, level));
    let misere = levels.clone().map(|constraints| constraints.and(Constraint::Misere));
    // The player who says 1 first is near 0 then.
    let least = (2..12).map(|to| Constraints::default().with(Constraint::Target, 3 * to + 1));
    let least = least.map(|constraints| constraints.with(Constraint::Say, [1, 2]));
    let misere = misere.filter(|_| kind.constraints().contains(&Constraint::Misere));
    let least = least.filter(|_| kind.constraints().contains(&Constraint::Target));
    levels.chain(misere).chain(least).flat_map(of).collect()
}

/// Exercises of every type, each with its JSON.
fn everything() -> impl Iterator<Item = (Exercise, Value)> {
    KINDS.iter().flat_map(|kind| draw_exercises(*kind)).map(|exercise| {
        let json = read_back(&exercise, "");
        (exercise, json)
    })
}

#[test]
fn every_legal_move_is_right_or_a_distractor() {
    let mut topics = BTreeSet::new();
    for (exercise, json) in everything() {
        for ask in &exercise.answer.asks {
            let offered = exercise.wrong_moves(ask);
            let all_at_once = matches!(
                &ask.expected,
                Expected::Move(_)
                    | Expected::Moves(_)
                    | Expected::Breaks(_)
                    | Expected::Turns(_)
                    | Expected::Shifts(_)
            );
            // The corrected move is the one of the solution, not a free choice.
            if !all_at_once {
                assert!(offered.is_empty(), "{json}");
                continue;
            }
            let verdict = json["answer"]["asks"][0]["right"].as_bool();
            if ask.name == "reply" && verdict == Some(true) {
                continue;
            }
            let ideas: Vec<bool> = offered.iter().map(|(_, ideas)| ideas.is_empty()).collect();
            assert!(ideas.is_sorted(), "{json}");
            let offered = offered.iter().flat_map(|(wrong, _)| {
                assert_eq!(keys(wrong).len(), 1, "{json}");
                keys(wrong)
            });
            let mut found: Vec<_> = offered.chain(keys(&ask.expected)).collect();
            found.sort();
            let mut expected = legal(&json, ask);
            expected.sort();
            assert_eq!(found, expected, "{json}");
            topics.insert(exercise.topic);
        }
    }
    assert_eq!(topics.len(), 16, "{topics:?}");
}

#[test]
fn distractors_of_a_set_are_possible_values() {
    let mut names = BTreeSet::new();
    for (exercise, json) in everything() {
        for ask in &exercise.answer.asks {
            let wrong = exercise.wrong_members(ask);
            let (Expected::Set(right) | Expected::Sum(right)) = &ask.expected else {
                assert!(wrong.is_empty(), "{json}");
                continue;
            };
            let position = &json["position"];
            let could: Vec<u64> = match ask.name {
                "amounts" => {
                    let pile = number(&position["pile"]);
                    (1..=json["rules"]["quota"].as_u64().unwrap_or(pile - 1)).collect()
                }
                "parts" => {
                    let pile = number(&position["pile"]);
                    [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
                        .into_iter()
                        .filter(|part| *part <= pile)
                        .collect()
                }
                "winning-parts" => {
                    (1..=position["parts"].as_array().unwrap().len() as u64).collect()
                }
                "keys" => {
                    let target = number(&position["target"]);
                    (1..target)
                        .filter(|near| right.iter().any(|key| key.abs_diff(*near) == 1))
                        .collect()
                }
                "odd-columns" => {
                    let most = exercise.piles().iter().max().unwrap();
                    (0..64).map(|column| 1 << column).take_while(|one| one <= most).collect()
                }
                other => panic!("no such set: {other}"),
            };
            let could: Vec<u64> = could.into_iter().filter(|one| !right.contains(one)).collect();
            assert_eq!(wrong, could, "{} {json}", ask.name);
            names.insert(ask.name);
        }
    }
    assert_eq!(names.len(), 5, "{names:?}");
}

/// Values of misconceptions are offered: the sum with carries, and the step to a multiple in a race.
#[test]
fn values_of_misconceptions_are_distractors() {
    let mut seen = BTreeSet::new();
    for (exercise, json) in everything() {
        for ask in &exercise.answer.asks {
            let wrong = exercise.wrong_numbers(ask);
            assert!(wrong.iter().all(|(_, ideas)| !ideas.is_empty()), "{json}");
            let numbers: Vec<u64> = wrong.iter().map(|(number, _)| *number).collect();
            match (&ask.expected, ask.name) {
                (Expected::Number(right), "nim-sum" | "result") => {
                    let carried: u64 = exercise.piles().iter().sum();
                    let offered = wrong.iter().find(|(number, _)| *number == carried);
                    let says = offered.is_some_and(|(_, ideas)| ideas.contains(&"carry"));
                    assert_eq!(says, carried != *right && carried <= 64, "{json}");
                    assert!(!numbers.contains(right), "{json}");
                }
                (Expected::OneNumber(right), _) => {
                    let from = number(&json["position"]["from"]);
                    let period = json["rules"]["say"]
                        .as_array()
                        .map_or(0, |say| say.iter().map(number).sum());
                    let multiples = (0..=16).filter(|said| {
                        period > 0 && (from + said).is_multiple_of(period) && !right.contains(said)
                    });
                    assert_eq!(numbers, multiples.collect::<Vec<_>>(), "{json}");
                }
                _ => {
                    assert_eq!(numbers, [0; 0], "{json}");
                    continue;
                }
            }
            if !numbers.is_empty() {
                seen.insert(exercise.topic);
            }
        }
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

/// A wrong outcome that follows from a misconception has its feedback; this file computes the misconceptions'
/// values. At most two misconceptions are named.
#[test]
fn a_wrong_outcome_names_its_misconceptions() {
    let loses = |values: &[u64]| odd_weights(&sums(values)).is_empty();
    let mut told: BTreeMap<&str, u64> = BTreeMap::new();
    for topic in ["sets", "kayles", "lasker", "grundy", "sum", "silver-dollar"] {
        for exercise in draw_exercises(kind(topic).unwrap()) {
            let json = read_back(&exercise, "");
            if json["rules"]["play"] == "misere" {
                continue;
            }
            let piles = exercise.piles();
            let says: Vec<(&str, bool)> = match topic {
                "sets" => {
                    let take = list(&json["rules"]["take"]);
                    let most = take.iter().max().unwrap() + 1;
                    let moves =
                        |size: &u64| take.iter().filter(|take| *take <= size).count() as u64;
                    let counts: Vec<u64> = piles.iter().map(moves).collect();
                    let left: Vec<u64> = piles.iter().map(|size| size % most).collect();
                    vec![("count-moves", loses(&counts)), ("remainder-of-largest", loses(&left))]
                }
                "sum" => {
                    let worths = list(&json["answer"]["asks"][0]["right"]);
                    let won = worths.iter().filter(|worth| **worth > 0).count();
                    let odd = won % 2 == 1;
                    vec![("one-part-is-enough", won == 0), ("odd-many-parts", !odd)]
                }
                "silver-dollar" => Vec::new(),
                _ => vec![("sizes-as-nim", loses(piles))],
            };
            for outcome in [Outcome::N, Outcome::P] {
                let named = exercise.misconceptions_for(outcome);
                for (tag, loses) in &says {
                    let is_named = named.contains(tag);
                    let same = *loses == (outcome == Outcome::P);
                    let fits = if same { is_named || named.len() == 2 } else { !is_named };
                    assert!(fits, "{tag}, {outcome:?}: {named:?} {json}");
                    *told.entry(tag).or_default() += u64::from(is_named);
                }
                assert!(topic != "silver-dollar" || named.is_empty(), "{json}");
            }
        }
    }
    assert!(told.len() == 5 && told.values().all(|times| *times > 5), "{told:?}");
}
