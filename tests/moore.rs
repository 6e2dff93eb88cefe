//! Compares Moore's game with a search that knows only the legal moves: outcome, complete set and number of
//! winning moves of every small position; k = 1 with Nim; k at least the number of piles; larger positions by
//! trying every move. Also the steps that build a move, and the judging of moves and verdicts in all formats.

use std::collections::{HashMap, HashSet};

use carryless_games::game::Playable;
use carryless_games::games::moore::count::{LISTED, most_piles};
use carryless_games::games::moore::{Misconception, Moore, Rules, State};
use carryless_games::games::nim;
use carryless_games::position::{self, MultiPileMove, Outcome};
use carryless_games::search::Tree;

use carryless_test_support::answers::{explained, step, steps};
use carryless_test_support::oracle::Search;
use serde_json::{Value, json};

/// Rules for the search: a move takes from at most this many piles.
#[derive(Clone, Copy)]
struct Piles(u64);

/// Every legal move as the numbers taken from each pile, those that take more from earlier piles first.
fn moves(at_most: u64, piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    for &size in piles {
        let longer = |takes: Vec<u64>| {
            (0..=size).rev().map(move |take| [takes.as_slice(), &[take]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    let touched = |takes: &Vec<u64>| takes.iter().filter(|take| **take > 0).count() as u64;
    all.retain(|takes| (1..=at_most).contains(&touched(takes)));
    all
}

fn after(piles: &[u64], takes: &[u64]) -> Vec<u64> {
    piles.iter().zip(takes).map(|(size, take)| size - take).collect()
}

/// Canonical position: piles sorted, without empty ones.
fn sorted(mut piles: Vec<u64>) -> Vec<u64> {
    piles.retain(|size| *size > 0);
    piles.sort_unstable();
    piles
}

impl Tree for Piles {
    type Position = Vec<u64>;

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        Outcome::P
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        let mut options: Vec<_> =
            moves(self.0, piles).iter().map(|takes| sorted(after(piles, takes))).collect();
        options.sort_unstable();
        options.dedup();
        options.into_iter()
    }
}

/// All positions of `count` piles of at most `most` stones, in every order.
fn positions(count: u32, most: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..(most + 1).pow(count)).map(move |mut code| {
        let mut size = || {
            let size = code % (most + 1);
            code /= most + 1;
            size
        };
        (0..count).map(|_| size()).collect()
    })
}

fn takes_of(moves: Vec<MultiPileMove>) -> Vec<Vec<u64>> {
    moves.into_iter().map(|chosen| chosen.takes).collect()
}

/// Outcomes found by the search for every position of at most four piles, each of at most `most` stones.
fn outcomes_by_search(at_most: u64, most: u64) -> HashMap<Vec<u64>, Outcome> {
    let mut search = Search::new(Piles(at_most));
    let all: HashSet<Vec<u64>> = positions(4, most).map(sorted).collect();
    let outcome = |piles: Vec<u64>| (piles.clone(), search.outcome(&piles));
    all.into_iter().map(outcome).collect()
}

/// Compares a position with the search; returns its number of winning moves.
fn check(known: &HashMap<Vec<u64>, Outcome>, at_most: u64, piles: &[u64]) -> usize {
    let rules = Rules::new(at_most);
    let what = format!("{at_most} {piles:?}");
    assert_eq!(rules.outcome(piles), known[&sorted(piles.to_vec())], "{what}");
    let mut winning = moves(at_most, piles);
    winning.retain(|takes| known[&sorted(after(piles, takes))] == Outcome::P);
    let counted = rules.winning_move_count(piles).0;
    assert_eq!(counted, winning.len().into(), "{what}");
    assert_eq!(takes_of(rules.winning_moves(piles)), winning, "{what}");
    let built = rules.winning_move(piles).map(|built| built.takes);
    assert_eq!(built.is_some(), !winning.is_empty(), "{what}");
    assert!(built.is_none_or(|built| winning.contains(&built)), "{what}");
    winning.len()
}

fn check_tree(size: u64) {
    let (mut held, mut most) = (0, 0);
    for at_most in 1..=4 {
        let known = outcomes_by_search(at_most, size);
        for piles in (1..=4).flat_map(|count| positions(count, size)) {
            most = most.max(check(&known, at_most, &piles));
            held += 1;
        }
    }
    assert_eq!(held, 4 * (1..=4).map(|count| (size + 1).pow(count)).sum::<u64>());
    assert!((2..=LISTED).contains(&most), "{most}");
}

#[test]
fn every_small_position_agrees_with_the_tree() {
    check_tree(3);
}

#[test]
#[ignore = "exhaustive"]
fn every_small_position_agrees_with_the_tree_exhaustive() {
    check_tree(6);
}

/// Beyond the searched boxes: the P-positions of the theorem are those with no move to another one, so the
/// winning moves are all moves to them, tried one by one.
#[test]
fn counts_agree_with_trying_every_move() {
    let rules = [(2, vec![9, 6, 7, 3, 5]), (3, vec![5, 7, 4, 6, 7, 3]), (2, vec![12, 15, 9, 14])];
    let more = [
        (3, vec![3, 3, 2, 3, 3, 2, 3]),
        (4, vec![3, 2, 3, 1, 3, 2, 3]),
        (2, vec![1; 10]),
        (3, vec![7, 6, 7, 5, 7, 7]),
    ];
    let mut most = 0;
    for (at_most, piles) in rules.into_iter().chain(more) {
        let divisible = |piles: &[u64]| {
            (0..4).all(|place| {
                let ones: u64 = piles.iter().map(|size| size >> place & 1).sum();
                ones.is_multiple_of(at_most + 1)
            })
        };
        let mut tried = moves(at_most, &piles);
        tried.retain(|takes| divisible(&after(&piles, takes)));
        let rules = Rules::new(at_most);
        assert_eq!(rules.winning_move_count(&piles).0, tried.len().into(), "{piles:?}");
        let listed = takes_of(rules.winning_moves(&piles));
        assert_eq!(listed.len(), tried.len().min(LISTED));
        let all: HashSet<_> = tried.iter().collect();
        assert!(listed.iter().all(|takes| all.contains(takes)), "{piles:?}");
        assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len());
        most = most.max(tried.len());
    }
    assert!(most > LISTED, "{most}");
}

#[test]
fn one_pile_at_a_time_is_nim() {
    let mut state = 301_u64;
    let mut dice = |most: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) % (most + 1)
    };
    for round in 0..500 {
        let most = [9, 1000, (1 << 53) - 1][round % 3];
        let mut piles: Vec<u64> = (0..1 + dice(19)).map(|_| dice(most)).collect();
        if round % 4 == 0 {
            piles.push(piles.iter().fold(0, |sum, size| sum ^ size));
        }
        let (moore, nim) = (Rules::new(1), nim::Rules::default());
        assert_eq!(moore.outcome(&piles), nim.outcome(&piles), "{piles:?}");
        let parts: Vec<(usize, u64)> = takes_of(moore.winning_moves(&piles))
            .iter()
            .map(|takes| {
                let pile = takes.iter().position(|take| *take > 0).unwrap();
                assert_eq!(takes.iter().sum::<u64>(), takes[pile]);
                (pile + 1, takes[pile])
            })
            .collect();
        let expected: Vec<(usize, u64)> =
            nim.winning_moves(&piles).map(|chosen| (chosen.pile as usize, chosen.take)).collect();
        assert_eq!(parts, expected, "{piles:?}");
        assert_eq!(moore.winning_move_count(&piles).0, expected.len().into());
    }
}

#[test]
fn with_moves_in_every_pile_all_is_taken_at_once() {
    for at_most in [3, 4, 64, u64::MAX - 1] {
        for piles in positions(3, 4) {
            let rules = Rules::new(at_most);
            if piles.iter().all(|size| *size == 0) {
                assert_eq!(rules.outcome(&piles), Outcome::P);
                assert!(rules.winning_moves(&piles).is_empty());
            } else {
                assert_eq!(takes_of(rules.winning_moves(&piles)), [piles.as_slice()]);
                assert_eq!(rules.winning_move_count(&piles).0, 1_u32.into());
            }
        }
    }
    let many = vec![u64::MAX; 64];
    assert_eq!(takes_of(Rules::new(64).winning_moves(&many)), [many.as_slice()]);
    assert_eq!(most_piles(64), 64);
}

#[test]
fn the_number_of_winning_moves_may_exceed_64_bits() {
    // Five piles of n stones, from up to three: k + 1 of them must stay equal in every digit.
    let n = u64::MAX;
    let answer = explained(&format!("moore {n} {n} {n} {n} {n} {n} --at-most 4"));
    let count = answer["winning_move_count"].as_str().unwrap();
    assert!(count.len() >= 20, "{count}");
    assert_eq!(answer["winning_moves"].as_array().unwrap().len(), LISTED);
    assert_eq!(step(&answer, "moves")["complete"], false);
    // One digit and two, counted by hand as text of all moves.
    for digits in [1, 2, 3] {
        let piles = vec![(1 << digits) - 1; 6];
        let divisible = |takes: &Vec<u64>| {
            let left = after(&piles, takes);
            let ones = |place: u64| left.iter().filter(|size| *size >> place & 1 == 1).count();
            (0..digits).all(|place| ones(place).is_multiple_of(5))
        };
        let tried = moves(4, &piles).into_iter().filter(divisible).count();
        let counted = Rules::new(4).winning_move_count(&piles).0;
        assert_eq!(counted, tried.into(), "{digits} digits");
    }
}

#[test]
fn the_json_contains_the_counts() {
    let answer = explained("moore 3 4 5 --at-most 2");
    assert_eq!(answer["rules"], json!({"at_most": 2, "play": "normal"}));
    assert_eq!(answer["position"], json!({"piles": [3, 4, 5]}));
    assert_eq!((&answer["outcome"], &answer["modulus"]), (&json!("N"), &json!(3)));
    assert_eq!(answer["columns"]["sums"], json!([2, 1, 2]));
    assert_eq!(answer["remainders"], json!([2, 1, 2]));
    assert_eq!(answer["winning_moves"], json!([{"takes": [0, 1, 2]}]));
    assert_eq!(answer["winning_move_count"], 1);
}

/// Follows the building of a move with digits as text.
fn assert_building(size: u64, every: usize, least: u32) {
    let mut built = 0;
    for at_most in 1..=3 {
        for piles in positions(4, size).step_by(every) {
            let words: Vec<String> = piles.iter().map(u64::to_string).collect();
            let question = format!("moore {} --at-most {at_most}", words.join(" "));
            let answer = explained(&question);
            let Some(build) = steps(&answer, "build").next() else {
                continue;
            };
            built += 1;
            let leaves = follow_building(&piles, at_most, build);
            let check = step(&answer, "check");
            assert_eq!(check["piles"], json!(leaves), "{question}");
            let odd = check["columns"]["odd"].as_array().unwrap();
            assert!(odd.iter().all(|odd| odd == false), "{question}");
            for row in build["piles"].as_array().unwrap() {
                let at = row["pile"].as_u64().unwrap() as usize - 1;
                assert_eq!(
                    (&row["before"], &row["after"]),
                    (&json!(piles[at]), &json!(leaves[at]))
                );
            }
        }
    }
    assert!(built >= least, "{built}");
}

#[test]
fn the_steps_build_the_move() {
    assert_building(3, 2, 100);
}

#[test]
#[ignore = "exhaustive"]
fn the_steps_build_the_move_exhaustive() {
    assert_building(7, 3, 1001);
}

/// Pile sizes after the changes of a step that builds a move.
fn follow_building(piles: &[u64], at_most: u64, build: &Value) -> Vec<u64> {
    let mut digits: Vec<Vec<char>> =
        piles.iter().map(|size| format!("{size:03b}").chars().collect()).collect();
    let mut free = [false; 4];
    for deed in build["columns"].as_array().unwrap() {
        let place = 2 - deed["weight"].as_u64().unwrap().ilog2() as usize;
        let named = |list: &str| -> Vec<usize> {
            let list = deed[list].as_array().unwrap().iter();
            list.map(|pile| pile.as_u64().unwrap() as usize - 1).collect()
        };
        let ones = (0..4).filter(|&at| !free[at] && digits[at][place] == '1').count() as u64;
        assert_eq!(
            (&deed["ones"], &deed["remainder"]),
            (&json!(ones), &json!(ones % (at_most + 1)))
        );
        assert_eq!(deed["free"], free.iter().filter(|free| **free).count());
        for at in (0..4).filter(|&at| free[at]) {
            digits[at][place] = if named("filled").contains(&at) { '1' } else { '0' };
        }
        for at in named("lowered") {
            assert_eq!(digits[at][place], '1');
            digits[at][place] = '0';
            free[at] = true;
        }
    }
    assert!(free.iter().filter(|free| **free).count() as u64 <= at_most);
    let number = |digits: Vec<char>| u64::from_str_radix(&String::from_iter(digits), 2).unwrap();
    digits.into_iter().map(number).collect()
}

#[test]
fn replies_restore_a_p_position() {
    let answer = explained("moore 5 5 5 2 2 2 --at-most 2");
    assert_eq!(answer["outcome"], "P");
    let rows = step(&answer, "spoil")["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 32);
    let mut search = Search::new(Piles(2));
    for row in rows {
        let list = |value: &Value| -> Vec<u64> { serde_json::from_value(value.clone()).unwrap() };
        let left = after(&[5, 5, 5, 2, 2, 2], &list(&row["takes"]));
        assert_eq!(search.outcome(&sorted(left.clone())), Outcome::N);
        assert!(!row["broken"].as_array().unwrap().is_empty());
        let repaired = after(&left, &list(&row["repair"]["takes"]));
        assert_eq!(search.outcome(&sorted(repaired)), Outcome::P);
    }
}

/// The misconception that columns must be even makes random moves among those that leave such columns; a
/// winning one if there is any. The winning moves of a match equal those of the search.
#[test]
fn the_misconception_about_even_columns_is_played() {
    let even = |piles: &[u64]| {
        (0..2).all(|bit| piles.iter().filter(|size| **size >> bit & 1 == 1).count() % 2 == 0)
    };
    let mut chosen = 0;
    for at_most in 1..=3 {
        let mut search = Search::new(Piles(at_most));
        for piles in positions(3, 3) {
            let rules = Rules::new(at_most);
            let state = State { rules, position: position::Piles { piles: piles.clone() } };
            let all = moves(at_most, &piles);
            let wins = |takes: &Vec<u64>, search: &mut Search<Piles>| {
                search.outcome(&sorted(after(&piles, takes))) == Outcome::P
            };
            let right: HashSet<Vec<u64>> =
                all.iter().filter(|takes| wins(takes, &mut search)).cloned().collect();
            let what = format!("{at_most} {piles:?}");
            let told: HashSet<Vec<u64>> =
                takes_of(Moore::winning_moves(&state)).into_iter().collect();
            assert_eq!(told, right, "{what}");
            let believed: HashSet<Vec<u64>> =
                all.into_iter().filter(|takes| even(&after(&piles, takes))).collect();
            let (mut made, mut ways, mut way) = (HashSet::new(), 1, 0);
            while way < ways {
                let mut below = |bound: u128| {
                    ways = ways.max(bound);
                    way
                };
                let turn =
                    Moore::misconception_move(&state, Misconception::EvenColumns, &mut below);
                assert_eq!(turn.is_some(), !believed.is_empty(), "{what} {way}");
                made.extend(turn.map(|turn| turn.takes));
                way += 1;
            }
            match believed.is_disjoint(&right) {
                true => assert_eq!(made, believed, "{what}"),
                false => assert!(made.is_subset(&right) && made.is_subset(&believed), "{what}"),
            }
            chosen += made.len();
        }
    }
    assert!(chosen > 150, "{chosen}");
}

/// Empty piles change nothing in the explanation of the others.
#[test]
fn empty_piles_change_nothing() {
    let kinds = |answer: &Value| -> Vec<Value> {
        answer["steps"].as_array().unwrap().iter().map(|step| step["kind"].clone()).collect()
    };
    // Numbers taken from the nonempty piles in all rows of a P-position's table.
    let rows = |answer: &Value, piles: &[u64]| -> Vec<Vec<u64>> {
        let Some(spoil) = steps(answer, "spoil").next() else { return Vec::new() };
        let takes = |row: &Value| -> Vec<u64> {
            let takes: Vec<u64> = serde_json::from_value(row["takes"].clone()).unwrap();
            takes
                .into_iter()
                .zip(piles)
                .filter(|(_, size)| **size > 0)
                .map(|(take, _)| take)
                .collect()
        };
        spoil["rows"].as_array().unwrap().iter().map(takes).collect()
    };
    for (piles, at_most) in [
        ([3, 0, 5, 0], 2),
        ([0, 0, 3, 0], 1),
        ([1, 0, 1, 1], 2),
        ([2, 0, 2, 0], 1),
        ([0, 1, 2, 3], 2),
    ] {
        let full: Vec<u64> = piles.into_iter().filter(|size| *size > 0).collect();
        let of = |piles: &[u64]| {
            let sizes: Vec<String> = piles.iter().map(u64::to_string).collect();
            explained(&format!("moore {} --at-most {at_most}", sizes.join(" ")))
        };
        let (with, without) = (of(&piles), of(&full));
        assert_eq!(kinds(&with), kinds(&without), "{piles:?}");
        assert_eq!(rows(&with, &piles), rows(&without, &full), "{piles:?}");
    }
}

#[test]
fn moves_and_verdicts_are_judged() {
    let right = explained("moore 3 4 5 --at-most 2 --move 0,1,2");
    let judged = json!({"takes": [0, 1, 2], "winning": true, "ideas": [], "reply": null});
    assert_eq!(right["move"], judged);
    // 1 4 5 has even columns: the winning move of Nim.
    let wrong = explained("moore 3 4 5 --at-most 2 --move 2,0,0");
    assert_eq!(wrong["move"]["winning"], false);
    assert_eq!(wrong["move"]["ideas"], json!(["even-columns"]));
    let reply: Vec<u64> = serde_json::from_value(wrong["move"]["reply"]["takes"].clone()).unwrap();
    assert_eq!(Rules::new(2).outcome(&after(&[1, 4, 5], &reply)), Outcome::P);
    let claim = explained("moore 1 1 --at-most 2 --claim lose")["claim"].clone();
    assert_eq!(claim, json!({"said": "lose", "right": false, "ideas": ["even-columns"]}));
    let claim = explained("moore 1 1 1 --at-most 2 --claim lose")["claim"].clone();
    assert_eq!(claim, json!({"said": "lose", "right": true, "ideas": []}));
}

mod answered {
    use crate::program::output;

    fn printed(words: &str) -> (Option<i32>, String) {
        let output = output(words);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    }

    /// Detail option for a format; empty for JSON, which is always complete and takes no such option.
    fn detailed(format: &str, detail: &str) -> String {
        if format == "json" { String::new() } else { format!(" --detail {detail}") }
    }

    #[test]
    fn every_format_answers_in_both_languages() {
        let cases = [
            ("en", "text", "take 1 from pile 2 and 2 from pile 3"),
            ("zh", "text", "从第 2 堆取 1 颗、从第 3 堆取 2 颗"),
            ("en", "markdown", "**You can win**: take 1 from pile 2 and 2 from pile 3."),
            ("zh", "markdown", "**你能赢**：从第 2 堆取 1 颗、从第 3 堆取 2 颗。"),
            ("en", "html", "take 1 from pile 2 and 2 from pile 3"),
            ("zh", "html", "从第 2 堆取 1 颗、从第 3 堆取 2 颗"),
            ("en", "json", r#""winning_moves":[{"takes":[0,1,2]}],"winning_move_count":1"#),
        ];
        for (language, format, expected) in cases {
            for detail in ["verdict", "key", "standard", "teach", "proof"] {
                let line = format!(
                    "explain moore 3 4 5 --at-most 2 --lang {language} --format {format}{}",
                    detailed(format, detail)
                );
                let (code, text) = printed(&line);
                assert_eq!(code, Some(0), "{line}");
                assert!(text.contains(expected), "{line}: {text}");
                assert!(format == "markdown" || !text.contains("**"), "{line}: {text}");
            }
        }
    }

    #[test]
    fn every_outcome_has_its_message() {
        for (words, code) in [
            ("0 0 --at-most 1", 0),
            ("2 3 --at-most 2", 0),
            ("4 4 4 --at-most 2", 0),
            ("4 4 4 --at-most 2 --move 4,4,0", 1),
            ("2 3 --at-most 2 --move 2,3", 0),
            ("1 1 1 1 --at-most 1 --move 1,0,0,0", 1),
            ("3 4 5 --at-most 2 --move 0,1,2", 0),
            ("3 4 5 --at-most 2 --move 2,0,0", 1),
            ("3 4 5 --at-most 2 --claim win", 0),
            ("3 4 5 --at-most 2 --claim lose", 1),
            ("15 15 15 15 15 15 --at-most 4", 0),
            ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 --at-most 2", 0),
        ] {
            for language in ["en", "zh"] {
                for format in ["text", "markdown", "html", "json"] {
                    let line = format!(
                        "explain moore {words} --lang {language} --format {format}{}",
                        detailed(format, "proof")
                    );
                    assert_eq!(printed(&line).0, Some(code), "{line}");
                }
            }
        }
    }

    /// The reply to a wrong move is called the last one if it may take from all piles that are left.
    #[test]
    fn the_last_reply_is_called_the_last() {
        for (words, last) in [
            ("0 3 0 --at-most 1 --move 0,1,0", true),
            ("0 3 2 --at-most 1 --move 0,2,0", false),
            ("3 4 1 --at-most 2 --move 0,0,1", true),
            ("3 4 5 --at-most 2 --move 2,0,0", false),
        ] {
            let (_, text) = printed(&format!("explain moore {words} --lang en --format markdown"));
            assert!(text.contains("Your opponent takes"), "{words}: {text}");
            assert_eq!(text.contains("and with that the last stone"), last, "{words}: {text}");
        }
    }

    #[test]
    fn hints_hide_the_answer_up_to_the_last() {
        let (won, lost) = ("3 4 5", "3 3 3");
        for (piles, answer, rungs) in [(won, "take 1 from pile 2", 5), (lost, "no move wins", 4)] {
            for hint in 1..=rungs {
                let line = format!("explain moore {piles} --at-most 2 --lang en --hint {hint}");
                let (_, text) = printed(&line);
                assert_eq!(text.contains(answer), hint == rungs, "{line}: {text}");
            }
        }
    }

    #[test]
    fn bad_questions_are_refused_at_their_position() {
        let thirteen = "1 1 1 1 1 1 1 1 1 1 1 1 33 --at-most 7";
        for (words, place, said) in [
            ("--at-most 2", "", "no piles"),
            ("3 4 5", "", "how many piles a move may touch"),
            ("3 4 5 --at-most 0", "0", "nobody can move"),
            ("3 4 5 --at-most 18446744073709551615", "18446744073709551615", "too large"),
            ("3 4 5 --at-most 2 --misere", "--misere", "does not go with moore"),
            ("3 4 5 --at-most 2 --move 1,1,1", "1,1,1", "from 3 piles"),
            ("3 4 5 --at-most 2 --move 1,1", "1,1", "is not a move"),
            ("3 4 5 --at-most 2 --move 1:1", "1:1", "is not a move"),
            ("3 4 5 --at-most 2 --move 0,0,0", "0,0,0", "at least 1 stone"),
            ("3 4 5 --at-most 2 --move 0,0,6", "6", "holds 5"),
            (thirteen, "33", "12 at most"),
        ] {
            let output = output(&format!("explain moore {words} --lang en"));
            let errors = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{words}");
            assert!(output.stdout.is_empty(), "{words}");
            assert!(errors.contains(said), "{words}: {errors}");
            let carets = errors.matches('^').count();
            assert_eq!(carets, place.len().max(1), "{words}: {errors}");
        }
    }
}
