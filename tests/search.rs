//! Proves the closed forms of Nim (normal and misère, with and without a limit) and of the race
//! (all four end rules) in small boxes, against a game tree that knows only the legal moves: the
//! outcomes and the complete sets of winning moves.

use crate::inside::boxes::{engine_rules, positions, rules_with};
use crate::inside::trees::Search;
use crate::inside::trees::{Distance, Piles, Solver, winning_numbers};
use carryless::games::race::{self, EndRule};
use carryless::position::Outcome;

fn closed_moves(rules: Piles, piles: &[u64]) -> Vec<(u64, u64)> {
    let moves = engine_rules(rules).winning_moves(piles);
    moves
        .map(|chosen| {
            assert_eq!(chosen.leaves + chosen.take, piles[chosen.pile as usize - 1]);
            (chosen.pile, chosen.take)
        })
        .collect()
}

/// Holds one box against the search; gives the number of positions.
fn hold_box(rules: Piles, count: usize, most: u64) -> usize {
    let mut solver = Solver::default();
    let all = positions(count, most);
    for piles in &all {
        let closed = engine_rules(rules).outcome(piles);
        assert_eq!(closed, solver.outcome(rules, piles), "{rules:?} {piles:?}");
        // Another order of the piles: the answer must keep the piles' numbers.
        let mut turned = piles.clone();
        turned.rotate_left(count.min(1));
        for piles in [piles, &turned] {
            let winning = solver.winning(rules, piles);
            assert_eq!(closed_moves(rules, piles), winning, "{rules:?} {piles:?}");
        }
    }
    all.len()
}

#[test]
fn nim_agrees_with_the_tree() {
    let limits: Vec<Option<u64>> = (1..=8).map(Some).chain([None]).collect();
    let mut positions = 0;
    for rules in rules_with(&limits) {
        for (count, most) in [(0, 0), (1, 40), (2, 20), (3, 12), (4, 9)] {
            positions += hold_box(rules, count, most);
        }
    }
    assert_eq!(positions, 18 * (1 + 41 + 231 + 455 + 715));
}

#[test]
fn races_agree_with_the_tree() {
    for [a, b] in (1..=5).flat_map(|a| (a..=10).map(move |b| [a, b])) {
        for &end in EndRule::ALL {
            hold_race(Distance { say: [a, b], end });
        }
    }
}

fn hold_race(race: Distance) {
    let Distance { say, end } = race;
    let rules = race::Range { say, end };
    let mut search = Search::new(race);
    let mut keys = 0;
    for left in 0..120 {
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
fn two_to_five_to_thirty_depends_on_the_end_rule() {
    let outcomes = EndRule::ALL
        .iter()
        .map(|&end| Search::new(Distance { say: [2, 5], end }).outcome(&30))
        .map(|outcome| if outcome == Outcome::N { "first" } else { "second" });
    assert_eq!(outcomes.collect::<Vec<_>>(), ["first", "second", "first", "second"]);
}
