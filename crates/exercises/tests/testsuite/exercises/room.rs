//! Checks that an exercise has space for its working on paper exactly if it needs the space.

use std::collections::{BTreeMap, BTreeSet};

use carryless_exercises::{Exercise, KINDS};
use carryless_games::figure::{BlankLook, Figure};

use super::constrained::on_all_levels;
use super::read_back;

/// Number of rows for answers on paper, and the look of the area below them; `None` if the exercise has no
/// rows.
fn rows(exercise: &Exercise) -> Option<(usize, BlankLook)> {
    match exercise.blanks()? {
        Figure::Blanks { grid, look } => Some((grid.rows.len(), look)),
        _ => None,
    }
}

/// Up to eight numbers are written below each other; more do not fit beside a question.
#[test]
fn up_to_eight_numbers_have_a_row_each() {
    let mut seen = [0, 0];
    for exercise in on_all_levels("odd-one-out", 40) {
        let count = exercise.piles().len();
        seen[usize::from(count > 8)] += 1;
        let given = rows(&exercise).map(|(rows, _)| rows);
        assert_eq!(given, Some(count).filter(|count| *count <= 8), "{:?}", exercise.piles());
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

/// A proof consists of sentences: digit boxes would give its method away.
#[test]
fn a_proof_has_no_boxes() {
    let proofs: Vec<_> = on_all_levels("prove", 40).map(|exercise| rows(&exercise)).collect();
    assert!(proofs.len() > 5 && proofs.iter().all(Option::is_none), "{proofs:?}");
}

/// Remainders of Moore's columns have a row of their own below the counts.
#[test]
fn counts_of_moores_game_have_a_row_below_them() {
    for exercise in on_all_levels("moore", 40) {
        let (count, look) = rows(&exercise).unwrap();
        assert_eq!((count, look), (exercise.piles().len(), BlankLook::Spare));
    }
}

/// Checks for a box per binary digit of the largest number written there, and for a board only if the stones
/// of a move are found on at most four lanes.
fn assert_boxes(of_each: usize) {
    let digits = |number: u64| format!("{number:b}").len();
    let mut looks: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for exercise in KINDS.iter().flat_map(|kind| on_all_levels(kind.name(), of_each)) {
        let Some(Figure::Blanks { grid, look }) = exercise.blanks() else { continue };
        let json = read_back(&exercise, "");
        // In a grid some digits are given.
        if exercise.topic == "grid" {
            let given = carryless_test_support::answers::json(&*grid);
            assert_eq!(given, json["task"]["grid"], "{json}");
        }
        let asks = json["answer"]["asks"].as_array().unwrap();
        let row = asks.iter().find(|ask| ask["name"] == "row-values");
        let values =
            row.map(|row| row["right"].as_array().unwrap().iter().flat_map(|it| it.as_u64()));
        let largest = exercise.piles().iter().max().copied().unwrap();
        let width = match (exercise.topic, values.and_then(Iterator::max)) {
            ("binary", _) => digits(largest).max(4),
            (_, Some(value)) => digits(value),
            _ => digits(largest.min(json["rules"]["limit"].as_u64().unwrap_or(largest))),
        };
        assert_eq!((grid.width, grid.rows.len()), (width, exercise.piles().len()), "{json}");
        assert!(look != BlankLook::Board || width <= 4, "{json}");
        looks.entry(format!("{look:?}")).or_default().insert(exercise.topic);
    }
    let looks: Vec<String> =
        looks.iter().map(|(look, topics)| format!("{look}: {topics:?}")).collect();
    let kept = [
        r#"Board: {"winning-move"}"#,
        r#"Marks: {"all-moves", "columns", "find-mistake", "grid", "judge-move", "misere", "nim-sum", "odd-one-out", "walkthrough", "who-wins", "winning-move", "xor"}"#,
        r#"Remainders: {"grundy", "kayles", "lasker", "limit", "misere-limit", "sets"}"#,
        r#"Rows: {"binary"}"#,
        r#"Spare: {"moore"}"#,
    ];
    assert_eq!(looks, kept);
}

#[test]
fn there_is_a_box_for_each_digit() {
    assert_boxes(8);
}

#[test]
#[ignore = "exhaustive"]
fn there_is_a_box_for_each_digit_exhaustive() {
    assert_boxes(40);
}
