//! Compares Nim with a subtraction set with a search that knows only the legal moves: outcome and all winning
//! moves of every small position, all sets of numbers up to 6, normal and misère. Also sets 1 … K with Nim
//! with a limit, published cases, Grundy sequences and periods with a table filled by definition, and every
//! step of the argument.

use std::collections::BTreeSet;

use carryless_games::game::Playable as _;
use carryless_games::games::nim;
use carryless_games::games::subtraction::{Rules, State, Subtraction};
use carryless_games::grundy_sequence::{GrundySequence, Period};
use carryless_games::position::{Outcome, Piles, PlayConvention};
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::in_full;
use carryless_test_support::oracle::Search;

/// Rules of a subtraction game.
struct Game {
    takes: Vec<u64>,
    misere: bool,
}

impl Game {
    /// Every legal move: the pile (1-based), and the number of stones taken.
    fn moves(&self, piles: &[u64]) -> Vec<(u64, u64)> {
        let of = |(pile, &size): (u64, &u64)| {
            self.takes.iter().filter(move |take| **take <= size).map(move |take| (pile, *take))
        };
        (1..).zip(piles).flat_map(of).collect()
    }
}

fn after(piles: &[u64], (pile, take): (u64, u64)) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles[pile as usize - 1] -= take;
    piles
}

fn sorted(mut piles: Vec<u64>) -> Vec<u64> {
    piles.sort_unstable();
    piles
}

impl Tree for Game {
    type Position = Vec<u64>;

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        if self.misere { Outcome::N } else { Outcome::P }
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        let moves = self.moves(piles).into_iter().map(|chosen| sorted(after(piles, chosen)));
        moves.collect::<BTreeSet<_>>().into_iter()
    }
}

fn state(takes: &[u64], misere: bool, piles: &[u64]) -> State {
    let play = if misere { PlayConvention::Misere } else { PlayConvention::Normal };
    State { rules: Rules { take: takes.to_vec(), play }, position: Piles::from_sizes(piles) }
}

fn words(takes: &[u64], misere: bool, piles: &[u64]) -> String {
    let list = |numbers: &[u64], between: &str| {
        numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
    };
    let misere = if misere { " --misere" } else { "" };
    format!("{} --take {}{misere}", list(piles, " "), list(takes, ","))
}

/// All nonempty sets of numbers up to 6.
fn sets() -> Vec<Vec<u64>> {
    (1_u64..64).map(|bits| (1..=6).filter(|take| bits >> (take - 1) & 1 == 1).collect()).collect()
}

fn check_tree(most: u64, positions: u32) {
    let mut held = 0;
    for takes in sets() {
        for misere in [false, true] {
            let mut search = Search::new(Game { takes: takes.clone(), misere });
            let game = Game { takes: takes.clone(), misere };
            for first in 0..=most {
                for second in 0..=first {
                    for third in 0..=second {
                        // In an unsorted order of the piles the answer must keep the pile numbers.
                        let piles = vec![second, first, third];
                        let state = state(&takes, misere, &piles);
                        let winning = Subtraction::winning_moves(&state);
                        let winning: Vec<(u64, u64)> =
                            winning.iter().map(|chosen| (chosen.pile, chosen.take)).collect();
                        let lost = |chosen: &(u64, u64)| {
                            search.outcome(&sorted(after(&piles, *chosen))) == Outcome::P
                        };
                        let expected: Vec<_> =
                            game.moves(&piles).into_iter().filter(lost).collect();
                        assert_eq!(winning, expected, "{takes:?} {misere} {piles:?}");
                        let outcome = search.outcome(&sorted(piles.clone()));
                        assert_eq!(
                            outcome == Outcome::N,
                            !winning.is_empty() || {
                                // The player who cannot move wins a misère game.
                                misere && game.moves(&piles).is_empty()
                            }
                        );
                        held += 1;
                    }
                }
            }
        }
    }
    assert_eq!(held, 63 * 2 * positions);
}

#[test]
fn every_small_position_agrees_with_the_tree() {
    check_tree(4, 35);
}

#[test]
#[ignore = "exhaustive"]
fn every_small_position_agrees_with_the_tree_exhaustive() {
    check_tree(10, 286);
}

fn check_answers(most: u64) {
    for takes in [vec![1, 3, 4], vec![2, 5], vec![2, 3, 5, 8], vec![3]] {
        for misere in [false, true] {
            for (first, second) in (0..=most).flat_map(|x| (0..=most).map(move |y| (x, y))) {
                let piles = [first, second];
                let answer = in_full(&words(&takes, misere, &piles));
                let mut search = Search::new(Game { takes: takes.clone(), misere });
                let outcome = search.outcome(&sorted(piles.to_vec()));
                let expected = if outcome == Outcome::N { "N" } else { "P" };
                assert_eq!(answer["outcome"], expected, "{takes:?} {misere} {piles:?}");
                assert_eq!(answer["rules"]["take"], json!(takes));
                assert_steps(&answer, &takes);
            }
        }
    }
}

#[test]
fn answers_agree_with_the_rules() {
    check_answers(4);
}

#[test]
#[ignore = "exhaustive"]
fn answers_agree_with_the_rules_exhaustive() {
    check_answers(13);
}

/// Grundy values of piles 0 to `last`, by definition: the mex of the values that moves reach.
fn table(takes: &[u64], last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=last {
        let reached: Vec<u64> = takes
            .iter()
            .filter_map(|take| size.checked_sub(*take as usize).map(|left| values[left]))
            .collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    values
}

/// Asserts that each step of an answer follows from the rules alone.
fn assert_steps(answer: &Value, takes: &[u64]) {
    let values = table(takes, 60);
    let list = |value: &Value| -> Vec<u64> {
        value.as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).collect()
    };
    let value = |size: u64| values[size as usize];
    for step in answer["steps"].as_array().unwrap() {
        match step["kind"].as_str().unwrap() {
            "row" => {
                for (size, row) in (0..).zip(step["rows"].as_array().unwrap()) {
                    let leaves: Vec<u64> =
                        takes.iter().filter_map(|take| u64::checked_sub(size, *take)).collect();
                    assert_eq!(row["size"], size);
                    let alone: Vec<Vec<u64>> = leaves.iter().map(|left| vec![*left]).collect();
                    assert_eq!(row["leaves"], json!(alone));
                    let reached: Vec<u64> = leaves.iter().map(|left| value(*left)).collect();
                    assert_eq!(list(&row["reached"]), reached);
                    assert_eq!(row["value"], value(size));
                }
            }
            "period" => {
                let [from, long, window] =
                    ["preperiod", "period", "window"].map(|name| step[name].as_u64().unwrap());
                assert_eq!(window, *takes.last().unwrap());
                assert!((from..from + window).all(|n| value(n) == value(n + long)), "{step}");
                assert!(from == 0 || value(from - 1) != value(from - 1 + long), "{step}");
                let shown: Vec<u64> = (from..from + long).map(value).collect();
                assert_eq!(list(&step["values"]), shown);
            }
            "values" => {
                for pile in step["piles"].as_array().unwrap() {
                    let size = pile["size"].as_u64().unwrap();
                    assert_eq!(pile["value"], value(size));
                    assert_eq!(value(pile["place"].as_u64().unwrap()), value(size));
                }
            }
            "find" => {
                let winning = answer["winning_moves"].as_array().unwrap();
                let found: usize = step["parts"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|part| part["moves"].as_array().unwrap().len())
                    .sum();
                assert_eq!(found, winning.len(), "{answer}");
            }
            _ => {}
        }
    }
}

fn check_limits(step: usize) {
    for limit in 1..=7 {
        let takes: Vec<u64> = (1..=limit).collect();
        for piles in (0..512).step_by(step).map(|code| vec![code % 8, code / 8 % 8, code / 64 + 5])
        {
            for misere in [false, true] {
                let set = state(&takes, misere, &piles);
                let row = set.grundy_sequence();
                let rules = nim::Rules { limit: Some(limit), play: set.rules.play };
                let expected: Vec<_> = rules.winning_moves(&piles).collect();
                let mut winning = Subtraction::winning_moves(&set);
                winning.sort_by_key(|chosen| (chosen.pile, chosen.take));
                let mut sorted = expected.clone();
                sorted.sort_by_key(|chosen| (chosen.pile, chosen.take));
                assert_eq!(winning, sorted, "{limit} {misere} {piles:?}");
                let values: Vec<u64> = piles.iter().map(|size| row.value(*size).unwrap()).collect();
                let residues: Vec<u64> = piles.iter().map(|size| size % (limit + 1)).collect();
                assert_eq!(values, residues);
            }
        }
    }
}

#[test]
fn sets_1_to_k_agree_with_nim_with_a_limit() {
    check_limits(11);
}

#[test]
#[ignore = "exhaustive"]
fn sets_1_to_k_agree_with_nim_with_a_limit_exhaustive() {
    check_limits(1);
}

#[test]
fn published_cases_are_confirmed() {
    // AIME I 2024, problem 3: from how many of 1 … 2024 does the second player win?
    let row = GrundySequence::from_subtraction_set(&[1, 4], 2024);
    assert_eq!((1..=2024).filter(|n| row.value(*n) == Some(0)).count(), 809);
    // S-Nim with {2, 5} (Kattis, POJ 2960): L W W.
    for (piles, outcome) in [("5 12", "P"), ("2 4 7", "N"), ("2 3 7 12", "N")] {
        assert_eq!(in_full(&format!("{piles} --take 2,5"))["outcome"], outcome, "{piles}");
    }
    let row = GrundySequence::from_subtraction_set(&[2, 3, 5], 20);
    assert_eq!(row.values()[..7], [0, 0, 1, 1, 2, 2, 3]);
    assert_eq!(row.period(), Some(Period { preperiod: 0, period: 7 }));
    let row = GrundySequence::from_subtraction_set(&[2, 3, 5, 8], 40);
    assert_eq!(row.period(), Some(Period { preperiod: 13, period: 17 }));
    let outcomes: String = (1..=10)
        .map(|n| in_full(&format!("{n} --take 1,3,4"))["outcome"].clone())
        .map(|outcome| outcome.as_str().unwrap().to_owned())
        .collect();
    assert_eq!(outcomes, "NPNNNNPNPN");
    // A pile can have several winning moves.
    let winning = in_full("6 --take 1,4")["winning_moves"].clone();
    assert_eq!(
        winning,
        json!([{"pile": 1, "take": 1, "leaves": 5}, {"pile": 1, "take": 4, "leaves": 2}])
    );
}

/// Asserts that the Grundy sequence of every `step`-th set within 1 … 8 repeats within 30, and agrees with a
/// long table.
fn check_sets(step: usize) {
    for bits in (1_u64..256).step_by(step) {
        let takes: Vec<u64> = (1..=8).filter(|take| bits >> (take - 1) & 1 == 1).collect();
        let values = table(&takes, 400);
        let Period { preperiod, period } =
            GrundySequence::from_subtraction_set(&takes, 0).period().unwrap();
        assert!(preperiod + period <= 30, "{takes:?}");
        let repeats =
            |from: usize, long: usize| (from..=400 - long).all(|n| values[n] == values[n + long]);
        let (from, long) = (preperiod as usize, period as usize);
        assert!(repeats(from, long), "{takes:?}");
        assert!(from == 0 || !repeats(from - 1, long), "{takes:?}: earlier");
        assert!((1..long).all(|shorter| !repeats(60, shorter)), "{takes:?}: shorter");
    }
}

#[test]
fn sequences_of_small_sets_repeat_within_30() {
    check_sets(9);
}

#[test]
#[ignore = "exhaustive"]
fn sequences_of_small_sets_repeat_within_30_exhaustive() {
    check_sets(1);
}

#[test]
fn huge_piles_have_the_value_of_a_small_one() {
    let answer = in_full("18446744073709551615 9223372036854775807 --take 1,3,4");
    // 2^64 - 1 = 7 · 2635249153387078802 + 1 and 2^63 - 1 is divisible by 7.
    assert_eq!(answer["values"], json!([1, 0]));
    assert_eq!(answer["period"], 7);
}

#[test]
fn moves_and_verdicts_are_judged() {
    for (line, right, ideas) in [
        ("5 7 9 --take 1,3,4 --move 1:3", true, &[][..]),
        ("5 7 9 --take 1,3,4 --move 3:4", true, &[]),
        // By the rule for a limit of 3 a pile of 4 would be a P-position; its Grundy value is 2.
        ("7 --take 2,3 --move 1:3", false, &["remainder-of-largest"]),
        ("7 --take 2,3 --move 1:2", true, &[]),
        ("4 --take 1,3,4 --move 1:1", false, &[]),
        // One pile of value 1 and two of 0: by the usual rule 0 would be left, in misère play 1 is.
        ("1 --take 1,4 --misere --move 1:1", false, &["misere-as-normal"]),
    ] {
        let judged = &in_full(line)["move"];
        assert_eq!(
            (&judged["winning"], &judged["ideas"]),
            (&json!(right), &json!(ideas)),
            "{line}"
        );
    }
    let claim = &in_full("5 --take 1,4 --claim win")["claim"];
    assert_eq!(
        (&claim["right"], &claim["ideas"]),
        (&json!(false), &json!(["biggest", "count-moves"]))
    );
    // A game of thousands of moves is not played to its end.
    for (size, ideas) in
        [(9_999, json!(["biggest", "count-moves"])), (10_002, json!(["count-moves"]))]
    {
        let claim = in_full(&format!("{size} --take 1,2 --claim win"))["claim"].clone();
        assert_eq!((&claim["right"], &claim["ideas"]), (&json!(false), &ideas), "{size}");
    }
}

/// Checks each misconception by a table of its own.
#[test]
fn misconceptions_agree_with_their_tables() {
    for takes in sets() {
        let largest = *takes.last().unwrap();
        let mut longest: Vec<u64> = Vec::new();
        for size in 0..=12_usize {
            let reached = takes.iter().filter_map(|take| size.checked_sub(*take as usize));
            longest.push(reached.map(|left| longest[left] + 1).max().unwrap_or(0));
        }
        for size in 0..=12_u64 {
            let answer = in_full(&format!("{} --claim win", words(&takes, false, &[size])));
            if answer["claim"]["right"] == json!(true) {
                continue;
            }
            let counted = takes.iter().filter(|take| **take <= size).count() as u64;
            let said = [
                ("biggest", longest[size as usize]),
                ("count-moves", counted),
                ("remainder-of-largest", size % (largest + 1)),
            ];
            let held: Vec<&str> =
                said.iter().filter(|(_, value)| *value != 0).map(|(tag, _)| *tag).collect();
            assert_eq!(answer["claim"]["ideas"], json!(held), "{takes:?} {size}");
        }
    }
}
