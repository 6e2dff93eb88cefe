//! Checks that exercises meet their constraints: counted in their JSON and solved by the game tree. No
//! exercise exists for refused constraints.

use std::collections::{BTreeSet, HashMap};

use carryless_exercises::task::Task;
use carryless_exercises::{Constraint, Constraints, Exercise, KINDS, Space, question_text};
use carryless_games::games::AnyState;
use carryless_games::position::Outcome;
use carryless_render::i18n::Language;
use serde_json::Value;

use super::read_back;
use carryless_test_support::checker::{Checker, list, number};
use carryless_test_support::oracle::{Piles, Solver};

pub(super) fn space(topic: &str, constraints: &Constraints) -> Space {
    let kind = KINDS.iter().find(|kind| kind.name() == topic).unwrap();
    kind.space(constraints)
        .unwrap_or_else(|error| panic!("{topic} {constraints:?}: {}", error.id()))
}

fn refusal(topic: &str, constraints: &Constraints) -> Option<&'static str> {
    let kind = KINDS.iter().find(|kind| kind.name() == topic).unwrap();
    kind.space(constraints).err().map(|error| error.id())
}

pub(super) fn level(level: u64) -> Constraints {
    Constraints::default().with(Constraint::Level, level)
}

/// Exercises of a topic, `count` on each level.
pub(super) fn on_all_levels(topic: &str, count: usize) -> impl Iterator<Item = Exercise> {
    (1..=5).flat_map(move |of| space(topic, &level(of)).draw(3).take(count).collect::<Vec<_>>())
}

/// JSON of `count` drawn exercises; each is solved independently, with its question in every language.
fn solved(topic: &str, constraints: &Constraints, count: usize) -> Vec<Value> {
    let writers = Language::all().map(|language| question_text::writer(language).unwrap());
    let writers: Vec<_> = writers.collect();
    let mut checker = Checker::default();
    let drawn = space(topic, constraints);
    let made = drawn.draw(7).take(count).map(|exercise| {
        let asked = writers.iter().map(|words| exercise.question(words).unwrap());
        let json = read_back(&exercise, &asked.collect::<Vec<_>>().join("\n"));
        checker.check(&json).unwrap_or_else(|wrong| panic!("{wrong}: {json}"));
        json
    });
    let made: Vec<Value> = made.collect();
    assert!(!made.is_empty(), "{topic} {constraints:?}: nothing");
    made
}

fn piles(exercise: &Value) -> Vec<u64> {
    list(&exercise["position"]["piles"])
}

#[test]
fn a_race_has_the_requested_target() {
    let mut seen = 0;
    for target in [7, 13, 30, 100] {
        for constraints in [level(1), level(2), level(1).with(Constraint::Say, [1, 3])] {
            let constraints = constraints.with(Constraint::RaceTo, target);
            for exercise in solved("race", &constraints, 40) {
                assert_eq!(number(&exercise["position"]["target"]), target);
                seen += 1;
            }
            for exercise in solved("race-story", &constraints, 20) {
                assert_eq!(number(&exercise["position"]["target"]), target);
            }
        }
    }
    assert!(seen > 150, "only {seen}");
    let counters = solved("race-story", &level(2).with(Constraint::Counters, 7), 20);
    let squares = solved("race-story", &level(2).with(Constraint::Squares, 20), 20);
    for (exercises, target, story) in [(counters, 7, "counters"), (squares, 19, "squares")] {
        for exercise in exercises {
            assert_eq!(number(&exercise["position"]["target"]), target);
            let told = exercise["task"]["story"].as_str().unwrap();
            assert_eq!(told.split('-').next(), Some(story));
        }
    }
}

/// A race of one round is refused with the least possible target. The game tree agrees: the player to move
/// can end the race or is next to its end.
#[test]
fn too_short_a_race_is_refused() {
    let constraints = |target, say: [u64; 2]| {
        level(2).with(Constraint::RaceTo, target).with(Constraint::Say, say)
    };
    for topic in ["race", "race-story"] {
        assert_eq!(refusal(topic, &constraints(10, [1, 9])), Some("race-too-short"));
        assert_eq!(refusal(topic, &constraints(11, [1, 9])), None);
        assert!(!solved(topic, &constraints(11, [1, 9]), 1).is_empty());
    }
}

/// The number said before a reply ranges over exactly those that a search finds.
#[test]
fn every_possible_previous_number_is_asked_about() {
    let [least, most] = [3, 5];
    let drawn =
        space("race", &level(2).with(Constraint::RaceTo, 30).with(Constraint::Say, [least, most]));
    let mut asked: HashMap<u64, BTreeSet<u64>> = HashMap::new();
    for exercise in (0..60).flat_map(|seed| drawn.draw(seed).collect::<Vec<_>>()) {
        if let (Task::Reply { said }, AnyState::Race(state)) = (&exercise.task, &exercise.state) {
            asked.entry(state.position.from).or_default().insert(*said);
        }
    }
    let mut reached = vec![true];
    for number in 1..=30 {
        let mut before = (least..=most).filter_map(|said| u64::checked_sub(number, said));
        reached.push(before.any(|from| reached[from as usize]));
    }
    assert!(asked.len() > 8, "{asked:?}");
    for (from, said) in asked {
        let before = |said: &u64| from.checked_sub(*said).is_some_and(|at| reached[at as usize]);
        let all: BTreeSet<u64> = (least..=most).filter(before).collect();
        assert_eq!(said, all, "{from}");
    }
}

fn check_least(of_each: usize) {
    for (topic, own) in [
        ("who-wins", level(2).with(Constraint::Min, 7)),
        ("all-moves", level(2).with(Constraint::Min, 20).with(Constraint::Max, 26)),
        ("columns", level(3).with(Constraint::Min, 6)),
        ("judge-move", level(1).with(Constraint::Min, 3).with(Constraint::Max, 12)),
        ("misere", level(1).with(Constraint::Min, 3)),
        ("limit", level(2).with(Constraint::Min, 5)),
    ] {
        let least = own.number(Constraint::Min).unwrap();
        for exercise in solved(topic, &own, of_each) {
            assert!(piles(&exercise).iter().all(|size| *size >= least), "{exercise}");
        }
    }
}

#[test]
fn no_pile_is_smaller_than_requested() {
    check_least(1);
}

#[test]
#[ignore = "exhaustive"]
fn no_pile_is_smaller_than_requested_exhaustive() {
    check_least(24);
}

#[test]
fn the_number_of_winning_moves_is_as_requested() {
    let mut solver = Solver::default();
    for (topic, own) in [
        ("all-moves", level(2).with(Constraint::Wins, 1)),
        ("all-moves", level(2).with(Constraint::Wins, 3)),
        ("winning-move", level(1).with(Constraint::Wins, 5).with(Constraint::Max, 7)),
        ("all-moves", level(2).with(Constraint::Wins, 2).with(Constraint::Limit, 3)),
        ("judge-move", level(1).with(Constraint::Wins, 3)),
        ("misere", level(2).with(Constraint::Wins, 3)),
        ("limit", level(2).with(Constraint::Wins, 2)),
        ("misere-limit", level(2).with(Constraint::Wins, 2)),
    ] {
        let wins = own.number(Constraint::Wins).unwrap() as usize;
        for exercise in solved(topic, &own, 24) {
            let rules = Piles {
                limit: exercise["rules"]["limit"].as_u64(),
                misere: exercise["rules"]["play"] == "misere",
            };
            assert_eq!(solver.winning(rules, &piles(&exercise)).len(), wins, "{exercise}");
        }
    }
}

#[test]
fn piles_sum_to_the_requested_counters() {
    for topic in ["grid", "nim-sum", "all-moves", "winning-move", "judge-move", "limit"] {
        for counters in [7, 8, 12] {
            // With at most 2 per move, 7 has P-positions too.
            let own = level(1).with(Constraint::Counters, counters);
            for exercise in solved(topic, &own, 24) {
                assert_eq!(piles(&exercise).iter().sum::<u64>(), counters, "{exercise}");
            }
        }
    }
    for topic in ["who-wins", "misere", "prove"] {
        let outcomes: Vec<Value> = solved(topic, &level(3).with(Constraint::Counters, 8), 60)
            .into_iter()
            .map(|exercise| exercise["answer"]["outcome"].clone())
            .collect();
        assert!(outcomes.contains(&"N".into()) && outcomes.contains(&"P".into()), "{topic}");
    }
}

/// All positions of `count` piles of `least` to `most`, ascending.
pub(super) fn all(count: usize, least: u64, most: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = all(count - 1, least, most);
    let longer = |piles: Vec<u64>| {
        let from = piles.last().copied().unwrap_or(least);
        (from..=most).map(move |size| [&piles[..], &[size]].concat())
    };
    shorter.into_iter().flat_map(longer).collect()
}

/// Whether all piles are equal or come in equal pairs.
pub(super) fn is_dull(piles: &[u64]) -> bool {
    piles.first() == piles.last() || piles.chunks(2).all(|pair| matches!(pair, [a, b] if a == b))
}

fn check_wins(most: u64, least: u32) {
    let mut solver = Solver::default();
    let mut refused = 0;
    for (topic, misere) in [("all-moves", false), ("all-moves", true), ("misere", true)] {
        for (limit, count) in [None, Some(1), Some(2), Some(3), Some(7)].into_iter().zip([3; 5]) {
            for wins in 1..=6 {
                let mut own = level(2).with(Constraint::Piles, count).with(Constraint::Max, most);
                own = own.with(Constraint::Wins, wins);
                own = if misere { own.and(Constraint::Misere) } else { own };
                let limit = limit.filter(|_| topic != "misere");
                own = limit.map_or(own.clone(), |limit| own.clone().with(Constraint::Limit, limit));
                let rules = Piles { limit, misere };
                let of = |piles: &&Vec<u64>| {
                    !is_dull(piles) && solver.winning(rules, piles).len() as u64 == wins
                };
                let found = all(count as usize, 1, most).iter().find(of).cloned();
                if refusal(topic, &own) == Some("wins-not-here") {
                    assert_eq!(found, None, "{topic} {own:?}");
                    refused += 1;
                } else if found.is_some() {
                    solved(topic, &own, 5);
                }
            }
        }
    }
    assert!(refused >= least, "only {refused} refused");
}

#[test]
fn refused_numbers_of_winning_moves_do_not_exist() {
    check_wins(4, 10);
}

#[test]
#[ignore = "exhaustive"]
fn refused_numbers_of_winning_moves_do_not_exist_exhaustive() {
    check_wins(7, 31);
}

/// Asserts that no position is skipped because of its sizes, under each limit in the range `limits`.
fn assert_all_drawn(limits: [u64; 2], most: u64, least: usize) {
    let mut solver = Solver::default();
    let mut found = 0;
    for (limit, misere) in (limits[0]..=limits[1]).flat_map(|limit| [(limit, false), (limit, true)])
    {
        for wins in 1..=4 {
            let own = level(2)
                .with(Constraint::Piles, 4)
                .with(Constraint::Max, most)
                .with(Constraint::Wins, wins);
            let own = own.with(Constraint::Limit, limit);
            let own = if misere { own.and(Constraint::Misere) } else { own };
            if refusal("all-moves", &own).is_some() {
                continue;
            }
            let rules = Piles { limit: Some(limit), misere };
            let mut wanted = all(4, 1, most);
            wanted.retain(|piles| {
                !is_dull(piles) && solver.winning(rules, piles).len() as u64 == wins
            });
            let drawn = space("all-moves", &own);
            let drawn = drawn.draw(7).map(|exercise| {
                let AnyState::Nim(own) = &exercise.state else { panic!("{}", exercise.id()) };
                let mut piles = own.position.piles.clone();
                piles.sort_unstable();
                piles
            });
            let mut drawn: Vec<Vec<u64>> = drawn.collect();
            drawn.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(drawn, wanted, "{own:?}");
            found += drawn.len();
        }
    }
    assert!(found >= least, "only {found} positions");
}

#[test]
fn every_position_with_the_requested_winning_moves_is_drawn() {
    assert_all_drawn([2, 3], 5, 50);
}

#[test]
#[ignore = "exhaustive"]
fn every_position_with_the_requested_winning_moves_is_drawn_exhaustive() {
    assert_all_drawn([1, 8], 9, 3001);
}

fn check_refused(most: [u64; 2], least_refused: u64) {
    let mut solver = Solver::default();
    let mut refused = 0;
    let rules = Piles { limit: None, misere: false };
    for (count, least) in [(3, 2), (3, 3), (3, 4), (3, 5), (3, 9), (5, 2), (5, 3), (5, 4)] {
        for most in least.max(3)..=most[usize::from(count != 3)] {
            let own = level(2).with(Constraint::Piles, count).with(Constraint::Min, least);
            let own = own.with(Constraint::Max, most);
            let mut lost = all(count as usize, least, most).into_iter();
            let lost = lost.any(|piles| solver.outcome(rules, &piles) == Outcome::P);
            assert_eq!(refusal("who-wins", &own).is_none(), lost, "{own:?}");
            refused += u64::from(!lost);
        }
    }
    for counters in 4..=24 {
        let own = level(2).with(Constraint::Counters, counters);
        let sums = |piles: &Vec<u64>| piles.iter().sum::<u64>() == counters;
        let dull = |piles: &Vec<u64>| piles.len() > 2 && is_dull(piles);
        let all = (2..=3).flat_map(|count| all(count, 1, counters)).filter(sums);
        let mut all = all.filter(|piles| !dull(piles));
        let lost = all.any(|piles| solver.outcome(rules, &piles) == Outcome::P);
        assert_eq!(refusal("who-wins", &own).is_none(), lost, "{counters}");
        refused += u64::from(!lost);
    }
    assert!(refused >= least_refused, "only {refused} refused");
}

#[test]
fn a_refused_outcome_question_has_no_p_position() {
    check_refused([12, 6], 5);
}

#[test]
#[ignore = "exhaustive"]
fn a_refused_outcome_question_has_no_p_position_exhaustive() {
    check_refused([26, 13], 21);
}

/// Asserts that every constraint value is met or refused at once, and no draw fails.
fn assert_bounds(levels: &[u64], least_refused: u32) {
    let mut refused = 0;
    for kind in KINDS {
        for (constraint, values) in [
            (Constraint::Min, &[2, 20, 500][..]),
            (Constraint::Wins, &[1, 2, 3, 4, 5, 6]),
            (Constraint::Counters, &[4, 5, 7, 30, 100]),
            (Constraint::RaceTo, &[5, 13, 100_000]),
            (Constraint::Squares, &[6, 20, 100_001]),
        ] {
            let understood = kind.constraints().contains(&constraint);
            for value in values.iter().filter(|_| understood) {
                for &hard in levels {
                    let own = level(hard).with(constraint, *value);
                    match kind.space(&own) {
                        Ok(space) => {
                            let found = space.draw(3).take(3).count();
                            assert!(found > 0, "{} {own:?}", kind.name());
                        }
                        Err(_) => refused += 1,
                    }
                }
            }
        }
    }
    assert!(refused > least_refused, "only {refused} refused");
}

#[test]
fn every_bound_of_every_constraint_is_met_or_refused() {
    assert_bounds(&[2], 5);
}

#[test]
#[ignore = "exhaustive"]
fn every_bound_of_every_constraint_is_met_or_refused_exhaustive() {
    assert_bounds(&[1, 2, 3, 4, 5], 40);
}

#[test]
fn numbers_out_of_bounds_are_refused() {
    for (say, fits) in [
        ([0, 3], false),
        ([3, 2], false),
        ([1, 1001], false),
        ([1, 1000], true),
        ([1, 3], true),
        ([2, 3], true),
    ] {
        let refused =
            refusal("race", &level(2).with(Constraint::RaceTo, 5000).with(Constraint::Say, say));
        assert_eq!(refused != Some("out-of-range"), fits, "{say:?}: {refused:?}");
    }
    for (least, most, fits) in [(5, 5, true), (5, 6, true), (6, 5, false)] {
        let refused = refusal(
            "winning-move",
            &level(2).with(Constraint::Min, least).with(Constraint::Max, most),
        );
        assert_eq!(refused != Some("min-above-max"), fits, "{least} {most}: {refused:?}");
    }
}

/// A board has ten ranks, so there are at most eight points between facing cannons.
#[test]
fn cannons_fit_on_the_board() {
    for (constrained, most) in [(5, 5), (8, 8), (30, 8)] {
        let drawn = space("xiangqi", &level(1).with(Constraint::Max, constrained));
        let largest = drawn.draw(1).flat_map(|exercise| exercise.piles().to_vec()).max();
        assert_eq!(largest, Some(most), "{constrained}");
    }
}
