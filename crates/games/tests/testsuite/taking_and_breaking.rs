//! Compares taking-and-breaking games with a search that knows only the legal moves and whole positions, no
//! Grundy values: outcome and every winning move of all small positions, and sums of different games. Also
//! the published sequences (OEIS A002186, A002188, and Lasker's rule), the period of Kayles to 10,000 with a
//! table filled by definition, a published problem, and each step of the argument.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_games::position::Outcome;
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::{in_full, step};
use carryless_test_support::oracle::Search;

/// Parts that each move leaves of a pile, each result once, from the rules of the game.
fn parts_after_move(game: &str, size: u64) -> BTreeSet<Vec<u64>> {
    let mut ways = BTreeSet::new();
    for one in 0..=size {
        for other in 0..=one.min(size - one) {
            let taken = size - one - other;
            let allowed = match game {
                "kayles" => taken == 1 || taken == 2,
                // In Lasker's Nim a pile is split without taking, or stays one pile after taking.
                "lasker" if taken == 0 => other > 0,
                "lasker" => other == 0,
                "grundy" => taken == 0 && other > 0 && one != other,
                // The octal digit for the number taken has a bit for each permitted number of parts.
                _ => {
                    let code = game.strip_prefix("octal ").unwrap().replace('.', "");
                    let digit =
                        code.chars().nth(taken as usize).and_then(|digit| digit.to_digit(8));
                    let parts = usize::from(one > 0) + usize::from(other > 0);
                    [[1, 3, 5, 7], [2, 3, 6, 7], [4, 5, 6, 7]][parts].contains(&digit.unwrap_or(0))
                }
            };
            if allowed {
                ways.insert([one, other].into_iter().filter(|part| *part > 0).collect());
            }
        }
    }
    ways
}

/// Piles, each with the name of its game.
type Position = Vec<(&'static str, u64)>;

/// Rules for the search; the field is the outcome of a position without moves.
struct Game(Outcome);

/// Every legal move of one pile: the index of the pile (0-based), and the parts left.
fn moves(position: &Position) -> Vec<(usize, Vec<u64>)> {
    let of = |(at, (game, size)): (usize, &(&'static str, u64))| {
        parts_after_move(game, *size).into_iter().map(move |parts| (at, parts)).collect::<Vec<_>>()
    };
    position.iter().enumerate().flat_map(of).collect()
}

fn after(position: &Position, (at, parts): &(usize, Vec<u64>)) -> Position {
    let mut after = position.clone();
    let (game, _) = after.remove(*at);
    after.extend(parts.iter().map(|part| (game, *part)));
    after.sort_unstable();
    after
}

impl Tree for Game {
    type Position = Position;

    fn terminal_outcome(&self, _: &Position) -> Outcome {
        self.0
    }

    fn options(&self, position: &Position) -> impl Iterator<Item = Position> {
        let after = moves(position).into_iter().map(|chosen| after(position, &chosen));
        after.collect::<BTreeSet<_>>().into_iter()
    }
}

const GAMES: [&str; 7] =
    ["kayles", "lasker", "grundy", "octal 0.137", "octal 0.07", "octal 4.25", "octal 0.461"];

fn words(game: &str, piles: &[u64]) -> String {
    let piles = piles.iter().map(u64::to_string).collect::<Vec<_>>();
    format!("{game} {}", piles.join(" "))
}

fn list(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).collect()
}

fn check_tree(games: &[&'static str], end: Outcome, most: [u64; 3], least: u32) {
    let mut search = Search::new(Game(end));
    let mut held = 0;
    let rule = if end == Outcome::N { " --misere" } else { "" };
    for game in games {
        for first in 0..=most[0] {
            for second in 0..=first.min(most[1]) {
                for third in 0..=second.min(most[2]) {
                    // In an unsorted order of the piles the answer must keep the pile numbers.
                    let piles = [second, first, third];
                    let position: Position = piles.iter().map(|size| (*game, *size)).collect();
                    let answer = in_full(&(words(game, &piles) + rule));
                    let mut lost: Vec<(u64, Vec<u64>)> = Vec::new();
                    for chosen in moves(&position) {
                        if search.outcome(&after(&position, &chosen)) == Outcome::P {
                            lost.push((chosen.0 as u64 + 1, falling(chosen.1)));
                        }
                    }
                    lost.sort();
                    let winning = answer["winning_moves"].as_array().unwrap();
                    let mut found: Vec<(u64, Vec<u64>)> = winning
                        .iter()
                        .map(|chosen| (chosen["pile"].as_u64().unwrap(), list(&chosen["leaves"])))
                        .collect();
                    found.sort();
                    assert_eq!(found, lost, "{game} {piles:?}");
                    let mut sorted = position.clone();
                    sorted.sort_unstable();
                    let outcome = json!(search.outcome(&sorted));
                    assert_eq!(answer["outcome"], outcome, "{game} {piles:?}");
                    for chosen in winning {
                        let size = piles[chosen["pile"].as_u64().unwrap() as usize - 1];
                        let left: u64 = list(&chosen["leaves"]).iter().sum();
                        let taken = (*game != "grundy").then_some(size - left);
                        assert_eq!(chosen.get("take").and_then(Value::as_u64), taken);
                    }
                    held += 1;
                }
            }
        }
    }
    assert!(held >= least, "{held}");
}

#[test]
fn theory_agrees_with_the_search() {
    check_tree(&GAMES, Outcome::P, [5, 4, 2], 100);
}

/// With `--misere` Lasker's Nim is decided by its Grundy values, and a split into two larger piles may win as
/// well.
#[test]
fn misere_theory_of_lasker_agrees_with_the_search() {
    check_tree(&["lasker"], Outcome::N, [7, 4, 2], 60);
    let answer = in_full("lasker 6 1 --misere");
    let find = &step(&answer, "find")["parts"][0];
    assert_eq!(find["moves"], json!([{ "pile": 1, "take": 6, "leaves": [] }]));
    assert_eq!(find["apart"], json!([{ "pile": 1, "take": 0, "leaves": [4, 2] }]));
}

#[test]
#[ignore = "exhaustive"]
fn misere_theory_of_lasker_agrees_with_the_search_exhaustive() {
    check_tree(&["lasker"], Outcome::N, [10, 8, 6], 245);
}

/// A refusal of `--misere` names two piles of equal Grundy value and different misère outcome.
#[test]
fn misere_play_is_refused_if_values_do_not_decide() {
    let mut search = Search::new(Game(Outcome::N));
    let value = |game: &str, size: u64| *table(game, size).last().unwrap();
    for (game, won, lost, both) in [("kayles", 5, 9, 4), ("grundy", 28, 3, 1)] {
        assert_eq!([won, lost].map(|size| value(game, size)), [both; 2], "{game}");
        assert_eq!(search.outcome(&vec![(game, won)]), Outcome::N);
        assert_eq!(search.outcome(&vec![(game, lost)]), Outcome::P);
    }
    for words in ["kayles 9 --misere", "grundy 3 --misere", "octal 0.77 9 --misere"] {
        let refused = Question::parse(&CommandLine::parse(words)).unwrap_err();
        assert_eq!(refused.id(), "misere-by-values", "{words}");
    }
}

#[test]
#[ignore = "exhaustive"]
fn theory_agrees_with_the_search_exhaustive() {
    check_tree(&GAMES, Outcome::P, [9, 7, 4], 315);
}

fn falling(mut parts: Vec<u64>) -> Vec<u64> {
    parts.sort_unstable_by(|one, other| other.cmp(one));
    parts
}

/// Asserts that Grundy values of different games add, for one pile of each game.
fn assert_sums(most: u64) {
    let mut search = Search::new(Game(Outcome::P));
    let value = |game: &str, size: u64| in_full(&words(game, &[size]))["values"][0].as_u64();
    let values = |game, most| (0..=most).map(|size| value(game, size).unwrap()).collect::<Vec<_>>();
    let (kayles, lasker, grundy) =
        (values("kayles", most), values("lasker", most), values("grundy", most + 2));
    let mut held = 0;
    for pins in 0..=most {
        for stones in 0..=most {
            for split in 0..=most + 2 {
                let sum = kayles[pins as usize] ^ lasker[stones as usize] ^ grundy[split as usize];
                let mut position = vec![("kayles", pins), ("lasker", stones), ("grundy", split)];
                position.sort_unstable();
                assert_eq!(search.outcome(&position) == Outcome::P, sum == 0, "{position:?}");
                held += 1;
            }
        }
    }
    assert_eq!(held, (most + 1).pow(2) * (most + 3));
}

#[test]
fn sums_of_different_games_agree_with_the_search() {
    assert_sums(5);
}

#[test]
#[ignore = "exhaustive"]
fn sums_of_different_games_agree_with_the_search_exhaustive() {
    assert_sums(7);
}

/// Grundy values of piles 0 to `last`, by definition.
fn table(game: &str, last: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=last {
        let reached: BTreeSet<u64> = parts_after_move(game, size)
            .iter()
            .map(|parts| parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]))
            .collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    values
}

#[test]
fn sequences_agree_with_published_ones() {
    // OEIS A002186, A002188.
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
    let grundy = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0];
    for (game, row) in [("kayles", &kayles[..]), ("grundy", &grundy[..])] {
        let sizes: Vec<u64> = (0..row.len() as u64).collect();
        assert_eq!(in_full(&words(game, &sizes))["values"], json!(row));
    }
    let lasker = |size: u64| match size % 4 {
        3 => size + 1,
        0 if size > 0 => size - 1,
        _ => size,
    };
    let sizes: Vec<u64> = (0..=300).collect();
    let expected: Vec<u64> = sizes.iter().map(|size| lasker(*size)).collect();
    assert_eq!(in_full(&words("lasker", &sizes))["values"], json!(expected));
}

#[test]
fn octal_sequences_agree_with_published_ones() {
    // OEIS A002186, A002187; at most 1 and at most 3 stones.
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
    let dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1];
    let one = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
    let three = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3];
    for (code, row) in [("0.77", kayles), ("0.07", dawson), ("0.3", one), ("0.333", three)] {
        let sizes: Vec<u64> = (0..row.len() as u64).collect();
        assert_eq!(in_full(&words(&format!("octal {code}"), &sizes))["values"], json!(row));
    }
    for (code, period) in [("0.77", 12), ("0.07", 34), ("0.137", 34), ("0.333", 4)] {
        assert_eq!(in_full(&format!("octal {code} 9"))["period"], period, "{code}");
    }
}

#[test]
fn kayles_repeats_from_71_on() {
    let values = table("kayles", 400);
    let sizes: Vec<u64> = (0..=400).collect();
    let answer = in_full(&words("kayles", &sizes));
    assert_eq!(list(&answer["values"]), values);
    assert_eq!(answer["preperiod"], 71);
    assert_eq!(answer["period"], 12);
    assert_ne!(values[70], values[82], "70 is the last exception");
    assert!((71..=388).all(|size| values[size] == values[size + 12]));
    let far = in_full("kayles 9999 10000");
    let place = |size: u64| values[(71 + (size - 71) % 12) as usize];
    assert_eq!(list(&far["values"]), [place(9999), place(10_000)]);
    assert_eq!(step(&far, "period")["checked"], 2 * (71 + 12) + 2 - 1);
    assert!(in_full("grundy 60")["period"].is_null());
}

/// AMC 12B 2021, problem 22: the first player loses at (6, 2, 1), and wins at the other four.
#[test]
fn a_published_problem_is_confirmed() {
    for (piles, outcome) in
        [("6 1 1", "N"), ("6 2 1", "P"), ("6 2 2", "N"), ("6 3 1", "N"), ("6 3 2", "N")]
    {
        assert_eq!(in_full(&format!("kayles {piles}"))["outcome"], outcome, "{piles}");
    }
}

fn check_steps(step: usize) {
    let mut held = 0;
    for game in GAMES {
        let values = table(game, 20);
        let sum =
            |parts: &Value| list(parts).iter().fold(0, |sum, part| sum ^ values[*part as usize]);
        for piles in (0..180).step_by(step).map(|code| [code % 6, code / 6 % 6 + 3, code / 36 + 8])
        {
            let answer = in_full(&words(game, &piles));
            for step in answer["steps"].as_array().unwrap() {
                match step["kind"].as_str().unwrap() {
                    "row" => {
                        for (size, row) in (0..).zip(step["rows"].as_array().unwrap()) {
                            let ways: BTreeSet<Vec<u64>> =
                                row["leaves"].as_array().unwrap().iter().map(list).collect();
                            let expected: BTreeSet<Vec<u64>> =
                                parts_after_move(game, size).into_iter().map(falling).collect();
                            assert_eq!(ways, expected);
                            let reached: Vec<u64> =
                                row["leaves"].as_array().unwrap().iter().map(sum).collect();
                            assert_eq!(list(&row["reached"]), reached);
                            assert_eq!(row["value"], values[size as usize]);
                        }
                    }
                    "find" => {
                        let parts = step["parts"].as_array().unwrap();
                        let moves = parts.iter().map(|part| part["moves"].as_array().unwrap());
                        let moves: Vec<&Value> = moves.flatten().collect();
                        let winning: Vec<&Value> =
                            answer["winning_moves"].as_array().unwrap().iter().collect();
                        assert_eq!(moves, winning);
                    }
                    "spoil" => {
                        for row in step["rows"].as_array().unwrap() {
                            assert_eq!(row["value"], sum(&row["made"]["leaves"]));
                        }
                    }
                    _ => {}
                }
            }
            held += 1;
        }
    }
    assert_eq!(held, 7 * 180_usize.div_ceil(step));
}

#[test]
fn each_step_follows_from_the_rules() {
    check_steps(7);
}

#[test]
#[ignore = "exhaustive"]
fn each_step_follows_from_the_rules_exhaustive() {
    check_steps(1);
}

/// A code has one digit before the point and at most nine behind it, not counting trailing zeros.
#[test]
fn octal_codes_are_read_or_refused() {
    for (code, refused) in [
        ("0.137", None),
        ("0.6", None),
        ("4.1", None),
        ("4.0", None),
        ("0.１", None),
        ("0.123456712", None),
        ("0.123456712000", None),
        ("0.1234567121", Some("octal-too-long")),
        ("4.0000000001", Some("octal-too-long")),
        ("0.0", Some("octal-no-moves")),
        ("0.000", Some("octal-no-moves")),
        ("1.1", Some("octal-endless")),
        ("3.0", Some("octal-endless")),
        ("5.1", Some("octal-endless")),
        ("7.7", Some("octal-endless")),
        ("4", Some("octal-code")),
        ("0.", Some("octal-code")),
        (".1", Some("octal-code")),
        ("0.8", Some("octal-code")),
        ("00.1", Some("octal-code")),
        ("0.1.1", Some("octal-code")),
    ] {
        let question = Question::parse(&CommandLine::parse(&format!("octal {code} 5")));
        let said = question.as_ref().err().map(|error| error.id());
        assert_eq!(said, refused, "{code}");
    }
}
