//! Compares the closed forms of Nim (normal and misère, with and without a limit) and of the race (all four
//! end rules) with a game tree that knows only the legal moves: outcomes and complete sets of winning moves
//! in small boxes.

use carryless_games::games::race::{self, EndRule};
use carryless_games::position::Outcome;
use carryless_test_support::boxes::{engine_rules, positions, rules_with};
use carryless_test_support::oracle::Search;
use carryless_test_support::oracle::{Distance, Piles, Solver, winning_numbers};

fn closed_moves(rules: Piles, piles: &[u64]) -> Vec<(u64, u64)> {
    let moves = engine_rules(rules).winning_moves(piles);
    moves
        .map(|chosen| {
            assert_eq!(chosen.leaves + chosen.take, piles[chosen.pile as usize - 1]);
            (chosen.pile, chosen.take)
        })
        .collect()
}

/// Compares all positions of `count` piles of at most `most` stones with the search; returns their number.
fn check_box(rules: Piles, count: usize, most: u64) -> usize {
    let mut solver = Solver::default();
    let all = positions(count, most);
    for piles in &all {
        let closed = engine_rules(rules).outcome(piles);
        assert_eq!(closed, solver.outcome(rules, piles), "{rules:?} {piles:?}");
        // In another order of the piles the answer must keep the pile numbers.
        let mut turned = piles.clone();
        turned.rotate_left(count.min(1));
        for piles in [piles, &turned] {
            let winning = solver.winning(rules, piles);
            assert_eq!(closed_moves(rules, piles), winning, "{rules:?} {piles:?}");
        }
    }
    all.len()
}

fn check_nim(most: u64, boxes: &[(usize, u64, usize)]) {
    let limits: Vec<Option<u64>> = (1..=most).map(Some).chain([None]).collect();
    let mut positions = 0;
    for rules in rules_with(&limits) {
        for &(count, largest, _) in boxes {
            positions += check_box(rules, count, largest);
        }
    }
    let all = boxes.iter().map(|(.., all)| all).sum::<usize>();
    assert_eq!(positions, 2 * (most as usize + 1) * all);
}

#[test]
fn nim_and_misere_nim_agree_with_the_game_tree() {
    check_nim(3, &[(0, 0, 1), (1, 12, 13), (2, 8, 45), (3, 5, 56)]);
}

#[test]
#[ignore = "exhaustive"]
fn nim_and_misere_nim_agree_with_the_game_tree_exhaustive() {
    check_nim(8, &[(0, 0, 1), (1, 40, 41), (2, 20, 231), (3, 12, 455), (4, 9, 715)]);
}

fn check_races(most: [u64; 2], farthest: u64) {
    for [a, b] in (1..=most[0]).flat_map(|a| (a..=most[1]).map(move |b| [a, b])) {
        for &end in EndRule::ALL {
            check_race(Distance { say: [a, b], end }, farthest);
        }
    }
}

#[test]
fn races_agree_with_the_tree() {
    check_races([3, 5], 40);
}

#[test]
#[ignore = "exhaustive"]
fn races_agree_with_the_tree_exhaustive() {
    check_races([5, 10], 119);
}

fn check_race(race: Distance, farthest: u64) {
    let Distance { say, end } = race;
    let rules = race::Range { bounds: say, end };
    let mut search = Search::new(race);
    let mut keys = 0;
    for left in 0..=farthest {
        let what = format!("{race:?}, {left} to go");
        let lost = search.outcome(&left) == Outcome::P;
        assert_eq!(rules.outcome_at(left) == Outcome::P, lost, "{what}");
        keys += u64::from(lost);
        assert_eq!(rules.key_count(left), keys, "{what}");
        let winning = winning_numbers(&mut search, race, left);
        assert_eq!(rules.winning_numbers(left).collect::<Vec<_>>(), winning, "{what}");
        assert_eq!(rules.winning_number_count(left), winning.len() as u64, "{what}");
        let legal = race.numbers(left);
        assert_eq!(rules.can_move(left), !legal.is_empty(), "{what}");
        for say in legal {
            assert_eq!(rules.wins_by(left, say), winning.contains(&say), "{what}, saying {say}");
        }
        let index = keys.checked_sub(1).filter(|_| lost);
        if let Some(index) = index {
            assert_eq!(rules.key_distance(&rules.losing_remainders(), index), left, "{what}");
        }
    }
}

#[test]
fn the_race_to_30_by_2_to_5_depends_on_the_end_rule() {
    let outcomes = EndRule::ALL
        .iter()
        .map(|&end| Search::new(Distance { say: [2, 5], end }).outcome(&30))
        .map(|outcome| if outcome == Outcome::N { "first" } else { "second" });
    assert_eq!(outcomes.collect::<Vec<_>>(), ["first", "second", "first", "second"]);
}
