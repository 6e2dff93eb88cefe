//! Compares the number of exercises under narrow constraints with a list of all positions and the game tree:
//! none is missing, none violates the constraints, and constraints are refused exactly if no exercise exists.

use std::collections::HashSet;

use carryless_exercises::pool::Allowance;
use carryless_exercises::{Constraint, Constraints, Exercise, kind};
use carryless_games::position::Outcome;

use super::constrained::{all, is_dull, level, space};
use super::promises::{trap, trapped};
use super::read_back;
use carryless_test_support::believer::Believer;
use carryless_test_support::checker::{list, number};
use carryless_test_support::oracle::{Piles, Solver};

/// Id of the error with which the constraints are refused; `None` if they are accepted.
fn refusal(topic: &str, constraints: &Constraints) -> Option<String> {
    kind(topic).unwrap().space(constraints).err().map(|error| error.to_string())
}

#[test]
fn pool_size_agrees_with_the_game_tree() {
    let mut solver = Solver::default();
    let rules = Piles { limit: None, misere: false };
    let large = |most| level(1).with(Constraint::Max, most).and(Constraint::ThreeSizes);
    for (constraints, counts, least, most, total) in [
        (level(1).with(Constraint::Counters, 12).with(Constraint::Max, 5), 2..=3, 1, 5, Some(12)),
        (level(1).with(Constraint::Counters, 14).with(Constraint::Max, 6), 2..=3, 1, 6, Some(14)),
        (level(1).with(Constraint::Min, 4), 3..=3, 4, 15, None),
        (level(1).with(Constraint::Min, 3).with(Constraint::Max, 6), 3..=3, 3, 6, None),
        (large(7), 3..=3, 1, 7, None),
        (large(8), 3..=3, 1, 8, None),
        (large(31).with(Constraint::Counters, 20).with(Constraint::Min, 4), 2..=3, 4, 31, Some(20)),
    ] {
        let found = counts.clone().flat_map(|count| {
            let sums = |piles: &Vec<u64>| total.is_none_or(|sum| piles.iter().sum::<u64>() == sum);
            let fit: Vec<_> = all(count, least, most).into_iter().filter(sums).collect();
            // If a question exists in three sizes, the largest pile has the maximal number of digits.
            let largest = fit.iter().flatten().max().copied().unwrap_or(0);
            let sized = constraints.has(Constraint::ThreeSizes);
            fit.into_iter().filter(move |piles| !sized || 2 * piles[count - 1] > largest)
        });
        let won = |piles: &Vec<u64>| !is_dull(piles) && solver.outcome(rules, piles) == Outcome::N;
        let expected: HashSet<Vec<u64>> = found.filter(won).collect();
        let drawn = space("winning-move", &constraints);
        let sorted = |exercise: Exercise| {
            let mut piles = exercise.piles().to_vec();
            piles.sort_unstable();
            piles
        };
        let drawn: HashSet<Vec<u64>> = drawn.draw(0).map(sorted).collect();
        assert!(!expected.is_empty(), "{constraints:?}");
        assert_eq!(drawn, expected, "{constraints:?}");
    }
}

#[test]
fn unreachable_counter_totals_are_refused() {
    let mut seen = [0, 0];
    for (least, most) in [(1, 3), (1, 4), (2, 3), (2, 5), (4, 6), (5, 6)] {
        for count in 2..=4 {
            let sums: HashSet<u64> =
                all(count, least, most).iter().map(|piles| piles.iter().sum()).collect();
            for counters in 4..=30 {
                let constraints =
                    level(1).with(Constraint::Piles, count as u64).with(Constraint::Max, most);
                let constraints = constraints.with(Constraint::Counters, counters);
                let constraints =
                    if least > 1 { constraints.with(Constraint::Min, least) } else { constraints };
                let said = refusal("winning-move", &constraints);
                let impossible = said.iter().any(|said| said.starts_with("counters-not-here "));
                assert_eq!(impossible, !sums.contains(&counters), "{constraints:?}: {said:?}");
                seen[usize::from(impossible)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 100), "{seen:?}");
    // Three winning moves need three piles.
    let constraints =
        level(1).with(Constraint::Wins, 3).with(Constraint::Min, 2).with(Constraint::Counters, 4);
    let said = refusal("all-moves", &constraints).unwrap();
    assert!(said.starts_with("counters-not-here ") && said.contains(" piles=3 "), "{said}");
}

/// A limit equal to the largest pile has no effect.
#[test]
fn even_numbers_of_winning_moves_need_an_effective_limit() {
    for (limit, refuses) in [(None, true), (Some(7), true), (Some(8), true), (Some(6), false)] {
        for wins in [2, 4] {
            let constraints = level(1)
                .with(Constraint::Piles, 4)
                .with(Constraint::Max, 7)
                .with(Constraint::Wins, wins);
            let constraints =
                limit.iter().fold(constraints, |own, limit| own.with(Constraint::Limit, *limit));
            let said = refusal("all-moves", &constraints).unwrap_or_default();
            assert_eq!(said.starts_with("wins-not-here "), refuses, "{limit:?} {wins}: {said}");
        }
    }
}

/// The misconception about remainders of the limit needs a pile of that size; the one that ignores the limit
/// needs a larger one.
#[test]
fn a_misconception_needs_a_large_enough_pile() {
    for (idea, needed) in [("mod-k", 5), ("ignore-limit", 6), ("only-down", 6)] {
        for most in 4..8 {
            let constraints = level(1).with(Constraint::Limit, 5).with(Constraint::Max, most);
            let said = refusal("winning-move", &constraints.with(Constraint::Trap, trap(idea)));
            let small = said.iter().any(|said| said.contains(" reason=larger "));
            assert_eq!(small, most < needed, "{idea} {most}: {said:?}");
        }
    }
}

/// Pile sizes start at the smallest allowed one and have one more binary digit.
#[test]
fn large_piles_have_one_digit_more_than_the_smallest() {
    for (hard, least, most) in [(1, 4, 15), (1, 5, 15), (1, 20, 63), (2, 2, 15), (1, 500, 1000)] {
        let drawn = space("winning-move", &level(hard).with(Constraint::Min, least));
        // All exercises, unless there are millions.
        let drawn = drawn.draw(2).take(20_000);
        let sizes: Vec<u64> = drawn.flat_map(|exercise| exercise.piles().to_vec()).collect();
        assert_eq!(sizes.iter().min(), Some(&least));
        assert_eq!(sizes.iter().max(), Some(&most), "from {least}");
    }
}

/// Adding, adding with carry and inverting the verdict mislead in N-positions and in P-positions.
#[test]
fn some_misconceptions_fail_in_n_and_p_positions() {
    for (idea, misere) in [("sum-rule", false), ("misere-reverse", true), ("carry", false)] {
        let drawn =
            space("who-wins", &trapped(trap(idea), None, misere).with(Constraint::Piles, 3));
        let verdicts: HashSet<_> = drawn.draw(4).take(30).map(|one| one.verdict()).collect();
        assert_eq!(verdicts.len(), 2, "{idea}");
    }
}

/// With a misconception as constraint every judged move is wrong: it is the move of the misconception.
#[test]
fn a_judged_move_follows_the_misconception() {
    let mut solver = Solver::default();
    let mut own = 0;
    for (tag, limit, misere) in [
        ("largest-pile", None, false),
        ("wrong-pile", None, false),
        ("equalise", None, false),
        ("take-nim-sum", None, false),
        ("mod-k", Some(3), false),
        ("late-switch", None, true),
        ("carry", None, false),
    ] {
        let judged = space("judge-move", &trapped(trap(tag), limit, misere));
        for exercise in judged.draw(5).take(30) {
            let json = read_back(&exercise, "");
            let chosen = &json["task"]["move"];
            assert_eq!(json["answer"]["asks"][0]["right"], false, "{tag} {json}");
            let carryless_exercises::constraints::Trap::Nim(idea) = trap(tag) else { panic!() };
            if tag != "carry" {
                let piles = list(&json["position"]["piles"]);
                let rules = Piles { limit, misere };
                let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
                let chosen = (number(&chosen["pile"]), number(&chosen["take"]));
                assert!(believer.plays(idea, chosen), "{tag} {json}");
                own += 1;
            }
        }
    }
    assert!(own > 100, "{own}");
}

/// Rare positions (all piles but one of size 1) are found among very many.
#[test]
fn rare_misere_endgames_are_found_among_many_positions() {
    let many = Constraints::default().with(Constraint::Piles, 4).with(Constraint::Max, 200);
    let ones = |exercise: &Exercise| exercise.piles().iter().filter(|size| **size == 1).count();
    for tag in ["late-switch", "ignore-misere"] {
        let constraints = many.clone().and(Constraint::Misere).with(Constraint::Trap, trap(tag));
        let drawn: Vec<_> = space("winning-move", &constraints).draw(1).collect();
        let piles: Vec<_> = drawn.iter().map(|one| one.piles()).collect();
        assert!(piles.len() == 199 && drawn.iter().all(|one| ones(one) == 3), "{tag} {piles:?}");
    }
    let space = space("misere", &many);
    assert!(space.draw(1).take(20).any(|one| ones(&one) == 3));
    // Verdicts for which the misconception is never wrong are not searched.
    let lost = many.with(Constraint::Trap, trap("zero-is-odd"));
    assert!(kind("who-wins").unwrap().space(&lost).unwrap().draw(1).take(50).count() == 50);
}

/// No exercise can be won by taking the whole pile at once.
#[test]
fn no_first_move_takes_the_whole_pile() {
    for hard in 1..=5 {
        for most in 4..12 {
            for exercise in space("fibonacci", &level(hard).with(Constraint::Max, most)).draw(1) {
                let json = read_back(&exercise, "");
                assert!(
                    json["rules"]["quota"].as_u64() < json["position"]["pile"].as_u64(),
                    "{json}"
                );
            }
        }
    }
}

/// Asserts that a class of 30 gets exercises of an effort that fewer than 300 of the first `drawn` exercises
/// have.
fn assert_rare_effort(drawn: usize) {
    let space = space("winning-move", &level(4));
    let first: Vec<_> = space.draw(9).take(drawn).collect();
    let count = |exercise: &Exercise| {
        first.iter().filter(|other| other.effort() == exercise.effort()).count()
    };
    let rare = first.iter().find(|one| (60..300).contains(&count(one))).unwrap().effort();
    let plan = vec![vec![None; 30]];
    let rows = space.deal(9, &plan, Some(&[rare]), &Allowance::default()).unwrap();
    assert!(rows[0].len() == 30 && rows[0].iter().all(|exercise| exercise.effort() == rare));
}

#[test]
fn exercises_of_a_rare_effort_are_found() {
    assert_rare_effort(8_000);
}

#[test]
#[ignore = "exhaustive"]
fn exercises_of_a_rare_effort_are_found_exhaustive() {
    assert_rare_effort(40_000);
}
