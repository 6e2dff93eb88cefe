//! The answers that a misconception predicts are those of an independent implementation, and what a pupil writes is read
//! in the same form.

use carryless_exercises::prediction::FieldValue;
use carryless_exercises::{Constraint, Constraints, Marker, kind};
use carryless_games::game::WrongAnswer;
use carryless_games::games::AnyMisconception;
use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception, VERDICT_IDEAS};
use carryless_games::position::{AnyMove, Claim, Outcome};
use carryless_test_support::believer::Believer;
use carryless_test_support::oracle::{Piles, Solver};

/// Constraints of the questions, with the same rules.
fn rules() -> [(Constraints, Piles); 2] {
    let level = Constraints::default().with(Constraint::Level, 1);
    [
        (level.clone(), Piles { limit: None, misere: false }),
        (level.with(Constraint::Limit, 3), Piles { limit: Some(3), misere: false }),
    ]
}

#[test]
fn predicted_moves_are_those_of_an_independent_rule() {
    let mut solver = Solver::default();
    let mut compared = 0;
    for (constraints, rules) in rules() {
        let space = kind("winning-move").unwrap().space(&constraints).unwrap();
        for exercise in space.draw(5).take(40) {
            let piles = exercise.piles();
            let right = exercise.right_answers();
            for idea in MOVE_IDEAS
                .into_iter()
                .filter(|idea| exercise.misconceptions().contains(&AnyMisconception::Nim(*idea)))
            {
                let mut believer = Believer { solver: &mut solver, rules, piles };
                let mut moves = rules.moves(piles);
                moves.retain(|made| believer.plays(idea, *made));
                let predicted = exercise.misconceived_answers(AnyMisconception::Nim(idea));
                if moves.is_empty() {
                    assert_eq!(predicted, right, "{idea:?} {piles:?}");
                    continue;
                }
                let mut said: Vec<(u64, u64)> = predicted.iter().map(|it| pair(&it[0])).collect();
                said.sort_unstable();
                said.dedup();
                moves.sort_unstable();
                assert_eq!(said, moves, "{idea:?} {piles:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

fn pair(value: &FieldValue) -> (u64, u64) {
    match value {
        FieldValue::Value(WrongAnswer::Move(AnyMove::Take(made))) => (made.pile, made.take),
        other => panic!("{other:?}"),
    }
}

#[test]
fn predicted_claims_are_those_of_an_independent_rule() {
    let mut solver = Solver::default();
    let mut compared = 0;
    for (constraints, rules) in rules() {
        let space = kind("who-wins").unwrap().space(&constraints).unwrap();
        for exercise in space.draw(5).take(40) {
            for idea in VERDICT_IDEAS {
                let idea: Misconception = idea;
                let piles = exercise.piles();
                let claim = Believer { solver: &mut solver, rules, piles }.says(idea);
                let Some(claim) = claim else { continue };
                let outcome = Outcome::p_if(claim == Claim::Lose);
                let predicted = exercise.misconceived_answers(AnyMisconception::Nim(idea));
                let wanted = FieldValue::Value(WrongAnswer::Outcome(outcome));
                assert_eq!(predicted, [[wanted]], "{idea:?} {piles:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn answers_are_read_as_values() {
    let marker = Marker::new().unwrap();
    let space = kind("misere").unwrap().space(&Constraints::default()).unwrap();
    let exercise = space.draw(3).find(|it| it.piles().iter().all(|size| *size > 1)).unwrap();
    let read = |text: &str| marker.read(&exercise, text).map(|reading| reading.values);
    let outcome = |outcome| Some(FieldValue::Value(WrongAnswer::Outcome(outcome)));
    assert_eq!(read("lose; none"), Some(vec![outcome(Outcome::P), Some(FieldValue::None)]));
    assert_eq!(read("不能赢"), Some(vec![outcome(Outcome::P), Some(FieldValue::None)]));
    let taken = read("take 2 from pile 1").unwrap();
    assert_eq!(taken[0], outcome(Outcome::N));
    assert_eq!(pair(taken[1].as_ref().unwrap()), (1, 2));
    assert_eq!(read("win; 9:1").map(|values| values[1].clone()), Some(None));
    assert_eq!(read("  "), None);
}
