//! Compares the counts of `prove --box N MAX --idea TAG` with a second pass over the same box, by the search of
//! the tests and by `Believer`, which follows the misconception as the manual words it.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::games::nim::misconceptions::Misconception;
use carryless_games::games::{Question, nim};
use serde_json::Value;

use carryless_test_support::believer::said;
use carryless_test_support::boxes::{engine_rules, positions, rules_with};
use carryless_test_support::oracle::{Piles, Solver};

/// JSON in which the program counts where a misconception is right.
fn program_counts(rules: Piles, idea: Misconception) -> Value {
    let limit = rules.limit.map(|limit| format!(" --limit {limit}")).unwrap_or_default();
    let misere = if rules.misere { " --misere" } else { "" };
    let line = format!("--box 3 6 --idea {}{limit}{misere}", idea.tag());
    let question = Question::parse_for_command("prove", &CommandLine::parse(&line)).unwrap();
    carryless_test_support::answers::json(&question.explain(false))
}

/// Positions of the box without empty piles; the position without stones is left out.
fn places() -> Vec<Vec<u64>> {
    let without_empty = |piles: Vec<u64>| piles.into_iter().filter(|&size| size > 0).collect();
    positions(3, 6)
        .into_iter()
        .map(without_empty)
        .filter(|piles: &Vec<u64>| !piles.is_empty())
        .collect()
}

#[test]
fn counts_of_misconceptions_agree_with_the_search() {
    let mut solver = Solver::default();
    let mut compared = BTreeSet::new();
    for rules in rules_with(&[None, Some(1), Some(3)]) {
        for idea in Misconception::applying_to(engine_rules(rules))
            .filter(|idea| *idea != Misconception::Carry)
        {
            let told = program_counts(rules, idea);
            let fates: Vec<(Vec<u64>, Vec<bool>)> = places()
                .into_iter()
                .map(|piles| (piles.clone(), said(&mut solver, rules, idea, &piles)))
                .filter(|(_, said)| !said.is_empty())
                .collect();
            let count = |fate: &dyn Fn(&[bool]) -> bool| {
                fates.iter().filter(|(_, said)| fate(said)).count() as u64
            };
            let all = |said: &[bool]| said.iter().all(|right| *right);
            let none = |said: &[bool]| said.iter().all(|right| !*right);
            let mixed = |said: &[bool]| !all(said) && !none(said);
            let counted = [fates.len() as u64, count(&all), count(&mixed), count(&none)];
            let names = ["asked", "right", "mixed", "wrong"];
            assert_eq!(
                names.map(|name| told[name].as_u64().unwrap()),
                counted,
                "{idea:?} {rules:?}"
            );
            let least = |fate: &dyn Fn(&[bool]) -> bool| {
                let found = fates.iter().filter(|(_, said)| fate(said));
                found.map(|(piles, _)| (piles.iter().sum::<u64>(), piles.clone())).min()
            };
            let example = least(&none).or_else(|| least(&mixed)).map(|(_, piles)| piles);
            assert_eq!(
                told["counterexample"],
                carryless_test_support::answers::json(&example),
                "{idea:?}"
            );
            compared.insert(idea.tag());
        }
    }
    assert_eq!(compared.len(), 17, "{compared:?}");
}

#[test]
fn the_sum_with_carry_fails_as_often_as_it_carries() {
    let told = program_counts(Piles { limit: None, misere: false }, Misconception::Carry);
    // With carry the sum is the plain total; without it, two ones in a column cancel.
    let right = places().into_iter().filter(|piles| {
        let total: u64 = piles.iter().sum();
        (0..8).all(|place| {
            let ones = piles.iter().filter(|size| **size / (1 << place) % 2 == 1).count() as u64;
            ones % 2 == total / (1 << place) % 2
        })
    });
    let right = right.count() as u64;
    assert_eq!(told["right"], right);
    assert_eq!(told["wrong"], places().len() as u64 - right);
}

#[test]
fn raising_moves_are_counted() {
    let mut solver = Solver::default();
    for limit in [1, 2, 3] {
        let rules = Piles { limit: Some(limit), misere: false };
        let mut found = [0_u64; 2];
        for piles in places() {
            let size = |pile: u64| piles[pile as usize - 1];
            let moves: BTreeSet<(u64, u64)> = solver
                .winning(rules, &piles)
                .into_iter()
                .map(|(pile, take)| (size(pile), size(pile) - take))
                .collect();
            found[0] += moves.len() as u64;
            let raises = |&&(from, to): &&(u64, u64)| to % (limit + 1) > from % (limit + 1);
            found[1] += moves.iter().filter(raises).count() as u64;
        }
        let told = program_counts(rules, Misconception::OnlyDown);
        assert_eq!([&told["raising"]["moves"], &told["raising"]["raising"]], [found[0], found[1]]);
        assert_eq!(
            told["rules"],
            carryless_test_support::answers::json(&nim::Rules {
                limit: Some(limit),
                ..nim::Rules::default()
            })
        );
    }
}
