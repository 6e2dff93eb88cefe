//! Proves that a sheet gives the room that the working needs, and none where it needs none.

use carryless::exercises::Exercise;
use carryless::figure::{BlankLook, Figure};

use super::wished::{level, space};

/// Exercises of a kind on all levels.
fn drawn(topic: &str) -> impl Iterator<Item = Exercise> {
    (1..=5).flat_map(move |of| space(topic, &level(of)).draw(3).take(40).collect::<Vec<_>>())
}

/// How many rows there are, and what is below them.
fn rows(exercise: &Exercise) -> Option<(usize, BlankLook)> {
    match exercise.blanks()? {
        Figure::Blanks { grid, look } => Some((grid.rows.len(), look)),
        _ => None,
    }
}

/// Up to eight numbers are written below each other; more do not fit beside a question.
#[test]
fn there_is_a_row_for_each_number_where_they_are_few() {
    let mut seen = [0, 0];
    for exercise in drawn("odd-one-out") {
        let count = exercise.piles().len();
        seen[usize::from(count > 8)] += 1;
        let given = rows(&exercise).map(|(rows, _)| rows);
        assert_eq!(given, Some(count).filter(|count| *count <= 8), "{:?}", exercise.piles());
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

/// A proof is sentences: boxes for digits would say how it goes.
#[test]
fn a_proof_has_no_boxes() {
    let proofs: Vec<_> = drawn("prove").map(|exercise| rows(&exercise)).collect();
    assert!(proofs.len() > 5 && proofs.iter().all(Option::is_none), "{proofs:?}");
}

/// The remainders of Moore's columns stand in a row of their own below the counts.
#[test]
fn counts_of_moores_game_have_a_row_below_them() {
    for exercise in drawn("moore") {
        let (count, look) = rows(&exercise).unwrap();
        assert_eq!((count, look), (exercise.piles().len(), BlankLook::Spare));
    }
}
