//! Checks every misconception with the game tree: each has a small counterexample and is named for exactly
//! the answers that it produces.

mod counted;

use std::collections::HashSet;

use carryless_games::game::Attempt;
use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception, VERDICT_IDEAS};
use carryless_games::games::nim::{self, Rules};
use carryless_games::games::race::Misconception as RaceIdea;
use carryless_games::games::race::{self, EndRule};
use carryless_games::position::{Claim, Outcome, PileMove};
use carryless_test_support::answers::explained;
use carryless_test_support::believer::Believer;
use carryless_test_support::boxes::{engine_rules, positions, rules_with};
use carryless_test_support::oracle::Search;
use carryless_test_support::oracle::{Distance, Piles, Solver, after, winning_numbers};
use serde_json::{Value, json};

/// A pile, 1-based, and the number of stones taken from it.
type Take = (u64, u64);

/// Rules of Nim, and pile sizes.
type Place = (Piles, Vec<u64>);

fn rules_of(answer: &Value) -> Place {
    let misere = answer["rules"]["play"] == "misere";
    let piles = answer["position"]["piles"].as_array().unwrap();
    let piles = piles.iter().map(|size| size.as_u64().unwrap()).collect();
    (Piles { limit: answer["rules"]["limit"].as_u64(), misere }, piles)
}

/// Misconception, command line of a position with its losing move, and all winning moves.
const WRONG_MOVES: [(&str, &str, &[Take]); 13] = [
    ("largest-pile", "1 2 2 --move 2:1", &[(1, 1)]),
    ("largest-pile", "2 4 5 --move 3:1", &[(1, 1)]),
    ("leftmost-only", "12 9 6 --move 3:2", &[(3, 1)]),
    ("wrong-pile", "3 4 5 --move 2:1", &[(1, 2)]),
    ("take-nim-sum", "2 3 --move 1:1", &[(2, 1)]),
    ("nim-sum-from-largest", "3 6 --move 2:5", &[(2, 3)]),
    ("equalise", "1 4 6 --move 3:2", &[(3, 1)]),
    ("sum-move", "1 1 4 --move 3:2", &[(3, 4)]),
    ("late-switch", "1 2 --misere --move 2:1", &[(2, 2)]),
    ("late-switch", "1 1 2 --misere --move 3:2", &[(3, 1)]),
    ("ignore-misere", "1 1 2 --misere --move 3:2", &[(3, 1)]),
    ("ignore-limit", "5 --limit 3 --move 1:3", &[(1, 1)]),
    ("mod-k", "7 --limit 3 --move 1:1", &[(1, 3)]),
];

#[test]
fn wrong_moves_have_their_counterexamples() {
    let mut solver = Solver::default();
    for (tag, question, right) in WRONG_MOVES {
        let answer = explained(question);
        let (rules, piles) = rules_of(&answer);
        let said = &answer["move"];
        let chosen = (said["pile"].as_u64().unwrap(), said["take"].as_u64().unwrap());
        assert_eq!(solver.winning(rules, &piles), right, "{question}");
        assert!(!right.contains(&chosen), "{question}");
        assert!(said["ideas"].as_array().unwrap().contains(&json!(tag)), "{question}: {said}");
        assert_eq!(said["winning"], false, "{question}");
        let left = after(&piles, chosen.0, chosen.1);
        let reply = &said["reply"];
        let reply = (reply["pile"].as_u64().unwrap(), reply["take"].as_u64().unwrap());
        assert!(solver.winning(rules, &left).contains(&reply), "{question}: {reply:?}");
    }
}

/// Misconception, and command line of a position with its wrong claim.
const WRONG_VERDICTS: [(&str, &str); 7] = [
    ("zero-is-odd", "1 4 5 --claim win"),
    ("even-total", "1 3 --claim lose"),
    ("sum-rule", "1 3 4 --claim lose"),
    ("sum-rule", "3 5 6 --claim win"),
    ("only-pairs", "1 2 3 --claim win"),
    ("only-pairs", "1 2 4 7 --claim win"),
    ("misere-reverse", "2 2 --misere --claim win"),
];

#[test]
fn wrong_verdicts_have_their_counterexamples() {
    let mut solver = Solver::default();
    for (tag, question) in WRONG_VERDICTS {
        let answer = explained(question);
        let (rules, piles) = rules_of(&answer);
        let truth = if question.ends_with("win") { Outcome::P } else { Outcome::N };
        assert_eq!(solver.outcome(rules, &piles), truth, "{question}");
        let claim = &answer["claim"];
        assert_eq!(claim["right"], false, "{question}");
        assert!(claim["ideas"].as_array().unwrap().contains(&json!(tag)), "{question}: {claim}");
    }
}

#[test]
fn the_nim_sum_is_not_a_number_to_take() {
    let mut solver = Solver::default();
    let rules = Piles { limit: None, misere: false };
    let won: [(&[u64], &[Take]); 2] =
        [(&[1, 2], &[(2, 1)]), (&[4, 5, 6], &[(1, 1), (2, 3), (3, 5)])];
    for (piles, right) in won {
        // No pile has so many stones: the misconception finds no move in an N-position.
        assert_eq!(solver.winning(rules, piles), right);
        for (pile, take) in rules.moves(piles) {
            let chosen = PileMove { pile, take, leaves: piles[pile as usize - 1] - take };
            assert!(!Misconception::TakeNimSum.produces(Rules::default(), piles, chosen));
        }
    }
}

#[test]
fn residues_may_rise_too() {
    let mut solver = Solver::default();
    let rising: [(u64, &[u64], &[Take], Take); 2] =
        [(1, &[1, 2], &[(1, 1), (2, 1)], (2, 1)), (3, &[2, 4], &[(1, 2), (2, 2)], (2, 2))];
    for (limit, piles, right, missed) in rising {
        let rules = Piles { limit: Some(limit), misere: false };
        assert_eq!(solver.winning(rules, piles), right);
        let size = piles[missed.0 as usize - 1];
        assert!((size - missed.1) % (limit + 1) > size % (limit + 1), "it does not rise");
    }
}

#[test]
fn sums_with_carry_are_wrong() {
    let carried = explained("3 4 5 --nim-sum 12");
    assert_eq!(carried["nim_sum_said"], json!({"said": 12, "right": false, "ideas": ["carry"]}));
    assert_eq!(carried["columns"]["sums"], json!([2, 1, 2]));
    let carried = explained("3 4 5 --sums 1,1,0,0");
    assert_eq!(carried["sums"]["ideas"], json!(["carry"]));
    let empty = explained("1 4 5 --sums 0,1,0");
    assert_eq!(empty["sums"]["ideas"], json!(["zero-is-odd"]));
    let empty = explained("1 4 5 --nim-sum 2");
    assert_eq!(empty["nim_sum_said"], json!({"said": 2, "right": false, "ideas": ["zero-is-odd"]}));
    assert_eq!(explained("1 4 5 --nim-sum 0")["nim_sum_said"]["right"], true);
}

/// Signs instead of counts of the columns, and counts from the right, are named as such.
#[test]
fn signs_and_reversed_counts_are_named() {
    let mut found = [0; 2];
    for piles in (2..=4).flat_map(|count| positions(count, 7)) {
        let width = [4, 2, 1].into_iter().filter(|weight| piles.iter().any(|size| size >= weight));
        let weights: Vec<u64> = width.collect();
        let ones = |weight: &u64| piles.iter().filter(|size| **size / weight % 2 == 1).count();
        let counts: Vec<usize> = weights.iter().map(ones).collect();
        let text = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let named = |digits: &[usize]| {
            let digits: Vec<String> = digits.iter().map(usize::to_string).collect();
            explained(&format!("{text} --sums {}", digits.join(",")))["sums"]["ideas"].clone()
        };
        let signs: Vec<usize> = counts.iter().map(|count| count % 2).collect();
        let reversed: Vec<usize> = counts.iter().rev().copied().collect();
        if signs != counts && !counts.is_empty() {
            assert_eq!(named(&signs), json!(["odd-even-signs"]), "{piles:?}");
            found[0] += 1;
        }
        if reversed != counts && reversed != signs {
            assert_eq!(named(&reversed), json!(["digits-reversed"]), "{piles:?}");
            found[1] += 1;
        }
        assert!(counts.is_empty() || named(&counts) == json!([]), "{piles:?}");
    }
    assert!(found.iter().all(|count| *count > 100), "{found:?}");
}

#[test]
fn multiples_are_not_key_numbers_of_every_target() {
    let answer = explained("race 50 --say 1-2 --from 1 --move 2");
    let race = Distance { say: [1, 2], end: EndRule::StuckLoses };
    assert_eq!(winning_numbers(&mut Search::new(race), race, 49), [1]);
    assert_eq!(answer["move"]["reaches"], 3);
    assert_eq!(answer["move"]["ideas"], json!(["multiples-anyway"]));
    assert_eq!(answer["move"]["reply"]["reaches"], 5);
}

/// Largest pile size for one, two, three and four piles, and the limits.
type Boxes = ([u64; 4], &'static [Option<u64>]);

const SMALL: Boxes = ([5, 4, 3, 2], &[None, Some(2)]);
const LARGE: Boxes = ([9, 7, 6, 3], &[None, Some(1), Some(2), Some(3), Some(4)]);

/// Small positions of one to four piles, in ascending and in mixed order.
fn small_positions(largest: [u64; 4]) -> Vec<Vec<u64>> {
    let boxes = (1..).zip(largest);
    let rising = boxes.flat_map(|(count, most)| positions(count, most));
    let mixed = |mut piles: Vec<u64>| {
        let rising = piles.clone();
        piles.rotate_left(1);
        if piles == rising { vec![rising] } else { vec![rising, piles] }
    };
    rising.flat_map(mixed).collect()
}

fn check_moves((largest, limits): Boxes) {
    let mut solver = Solver::default();
    for rules in rules_with(limits) {
        for piles in small_positions(largest) {
            let winning = solver.winning(rules, &piles);
            for chosen in rules.moves(&piles) {
                let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
                let wins = winning.contains(&chosen);
                let mut ideas = MOVE_IDEAS.to_vec();
                ideas.retain(|&idea| !wins && believer.plays(idea, chosen));
                let (pile, take) = chosen;
                let leaves = piles[pile as usize - 1] - take;
                let state = nim::State::new(engine_rules(rules), &piles);
                let said =
                    Attempt { chosen: Some(PileMove { pile, take, leaves }), ..Attempt::default() };
                let question = nim::Question { state, attempt: said };
                let judged = nim::explanation::explain(&question, 1).judged.chosen.unwrap();
                assert_eq!(judged.winning, wins, "{rules:?} {piles:?} {chosen:?}");
                assert_eq!(judged.ideas, ideas, "{rules:?} {piles:?} {chosen:?}");
            }
        }
    }
}

#[test]
fn misconceptions_about_moves_are_named_for_exactly_their_moves() {
    check_moves(SMALL);
}

#[test]
#[ignore = "exhaustive"]
fn misconceptions_about_moves_are_named_for_exactly_their_moves_exhaustive() {
    check_moves(LARGE);
}

fn check_claims((largest, limits): Boxes) {
    let mut solver = Solver::default();
    for rules in rules_with(limits) {
        for piles in small_positions(largest) {
            for (said, truth) in [(Claim::Win, Outcome::N), (Claim::Lose, Outcome::P)] {
                let right = solver.outcome(rules, &piles) == truth;
                let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
                let mut ideas = VERDICT_IDEAS.to_vec();
                ideas.retain(|&idea| !right && believer.says(idea) == Some(said));
                let state = nim::State::new(engine_rules(rules), &piles);
                let claim = Attempt { claim: Some(said), ..Attempt::default() };
                let question = nim::Question { state, attempt: claim };
                let judged = nim::explanation::explain(&question, 1).judged.claim.unwrap();
                assert_eq!(judged.right, right, "{rules:?} {piles:?}");
                assert_eq!(judged.ideas, ideas, "{rules:?} {piles:?} {said:?}");
            }
        }
    }
}

#[test]
fn misconceptions_about_verdicts_are_named_for_exactly_their_verdicts() {
    check_claims(SMALL);
}

#[test]
#[ignore = "exhaustive"]
fn misconceptions_about_verdicts_are_named_for_exactly_their_verdicts_exhaustive() {
    check_claims(LARGE);
}

/// All small positions by number of stones, for each set of rules.
fn fewest_stones_first(most: u64) -> Vec<Place> {
    let limits = [None, Some(1), Some(2), Some(3)];
    let all = rules_with(&limits).into_iter().flat_map(|rules| {
        (1..=4).flat_map(move |count| {
            positions(count, most).into_iter().map(move |piles| (rules, piles))
        })
    });
    let mut all: Vec<_> = all.filter(|(_, piles)| piles.iter().all(|size| *size > 0)).collect();
    all.sort_by_key(|(_, piles)| (piles.iter().sum::<u64>(), piles.len()));
    all
}

/// Asserts that a misconception produces exactly the moves that the manual describes, in the order of all
/// moves.
fn assert_misconception_moves(most: u64, both_kinds: usize) {
    let mut both = HashSet::new();
    let mut solver = Solver::default();
    for (rules, piles) in fewest_stones_first(most) {
        for &idea in Misconception::ALL {
            let mut believer = Believer { solver: &mut solver, rules, piles: &piles };
            let expected = rules.moves(&piles).into_iter();
            let expected: Vec<_> = expected.filter(|made| believer.plays(idea, *made)).collect();
            let lead = idea.aim(engine_rules(rules), &piles);
            let moves = lead.iter().flat_map(|lead| lead.moves());
            let said: Vec<_> = moves.map(|made| (made.pile, made.take)).collect();
            assert_eq!(said, expected, "{idea:?} {rules:?} {piles:?}");
            let any = lead.is_some_and(|lead| lead.has_moves());
            assert_eq!(any, !expected.is_empty(), "{idea:?} {rules:?} {piles:?}");
            both.insert((idea.tag(), any));
        }
    }
    // Each misconception about moves has winning and losing moves here, except for the largest pile.
    assert!(both.len() >= both_kinds && both.len() <= 20 + 10, "{both:?}");
}

#[test]
fn a_misconception_produces_its_moves() {
    assert_misconception_moves(3, 20);
}

#[test]
#[ignore = "exhaustive"]
fn a_misconception_produces_its_moves_exhaustive() {
    assert_misconception_moves(6, 20 + 10);
}

/// Smallest N-position in which the misconception makes a losing move.
fn smallest_wrong_move(idea: Misconception) -> Option<Place> {
    let mut solver = Solver::default();
    fewest_stones_first(6).into_iter().find(|(rules, piles)| {
        let winning = solver.winning(*rules, piles);
        let loses = |&(pile, take): &(u64, u64)| {
            let chosen = PileMove { pile, take, leaves: piles[pile as usize - 1] - take };
            !winning.contains(&(pile, take)) && idea.produces(engine_rules(*rules), piles, chosen)
        };
        !winning.is_empty() && rules.moves(piles).iter().any(loses)
    })
}

/// Smallest position whose outcome the misconception misjudges.
fn smallest_wrong_verdict(idea: Misconception) -> Option<Place> {
    let mut solver = Solver::default();
    fewest_stones_first(6).into_iter().find(|(rules, piles)| {
        let outcome = solver.outcome(*rules, piles);
        idea.verdict(engine_rules(*rules), piles).is_some_and(|said| !said.is_true_of(outcome))
    })
}

#[test]
fn every_misconception_has_a_small_counterexample() {
    let stones = |found: Option<Place>, idea: Misconception| {
        let (rules, piles) = found.unwrap_or_else(|| panic!("{idea:?} is never wrong"));
        println!("{idea:?}: {piles:?} {rules:?}");
        piles.iter().sum::<u64>()
    };
    // At most as many stones as in the example of the manual.
    for (idea, most) in MOVE_IDEAS.into_iter().zip([3, 4, 5, 7, 5, 9, 5, 6, 11, 5, 12]) {
        assert!(stones(smallest_wrong_move(idea), idea) <= most, "{idea:?}");
    }
    for (idea, most) in VERDICT_IDEAS.into_iter().zip([24, 10, 4, 8, 6, 4]) {
        assert!(stones(smallest_wrong_verdict(idea), idea) <= most, "{idea:?}");
    }
}

#[test]
fn multiples_in_races_have_a_small_counterexample() {
    let end = EndRule::StuckLoses;
    let race = Distance { say: [1, 2], end };
    let rules = race::Range { bounds: race.say, end };
    let mut search = Search::new(race);
    let mut misled = |target: u64, from: u64| {
        let winning = winning_numbers(&mut search, race, target - from);
        let mut numbers = race.numbers(target - from);
        numbers.retain(|say| RaceIdea::MultiplesAnyway.produces(rules.period(), from + say));
        !winning.is_empty() && numbers.iter().any(|say| !winning.contains(say))
    };
    let mut starts = (1..50).flat_map(|target| (0..target).map(move |from| (target, from)));
    // To 4 from 2: the multiple is 3, and then the opponent says 4.
    assert_eq!(starts.find(|&(target, from)| misled(target, from)), Some((4, 2)));
    assert!(misled(50, 1), "the example that the manual gives");
}
