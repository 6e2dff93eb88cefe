//! Compares sums that contain a pair of Wythoff piles and piles of an octal game with a search that knows
//! only the legal moves: outcome and every winning move. Grundy values of pairs are compared with published
//! ones and with the definition; also their explanation.

use std::collections::{BTreeSet, HashMap};

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_games::position::Outcome;
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::{in_full, step, winning_moves};
use carryless_test_support::oracle::Search;

/// A position: two piles of Wythoff's game, piles of the octal game 0.07 in ascending order, and a pile of Nim.
type Position = ([u64; 2], Vec<u64>, u64);

struct Game;

/// Pairs of pile sizes after each move of Wythoff's queen.
fn walks([first, second]: [u64; 2]) -> Vec<[u64; 2]> {
    let down = (1..=first).map(|take| [first - take, second]);
    let left = (1..=second).map(|take| [first, second - take]);
    let both = (1..=first.min(second)).map(|take| [first - take, second - take]);
    down.chain(left).chain(both).collect()
}

/// Parts of a pile after two adjacent tokens are taken; the octal game 0.07 is Dawson's Kayles.
fn strikes(size: u64) -> BTreeSet<[u64; 2]> {
    let places = 0..size.saturating_sub(1);
    places.map(|first| [first, size - 2 - first]).map(|[a, b]| [a.max(b), a.min(b)]).collect()
}

/// Every move in the form of the JSON, and the position after it.
fn moves((pair, rows, pile): &Position) -> Vec<(Value, Position)> {
    let mut moves = Vec::new();
    for left in walks(*pair) {
        let takes = [pair[0] - left[0], pair[1] - left[1]];
        let made = json!({ "part": 1, "move": { "takes": takes } });
        moves.push((made, (left, rows.clone(), *pile)));
    }
    for (at, size) in rows.iter().enumerate() {
        for parts in strikes(*size) {
            let mut after = rows.clone();
            after.remove(at);
            let parts: Vec<u64> = parts.into_iter().filter(|part| *part > 0).collect();
            after.extend(&parts);
            after.sort_unstable();
            let made = json!({ "part": 2, "move": { "pile": at + 1, "take": 2, "leaves": parts } });
            moves.push((made, (*pair, after, *pile)));
        }
    }
    for take in 1..=*pile {
        let leaves = pile - take;
        let made = json!({ "part": 3, "move": { "pile": 1, "take": take, "leaves": leaves } });
        moves.push((made, (*pair, rows.clone(), leaves)));
    }
    moves
}

impl Tree for Game {
    type Position = Position;

    fn terminal_outcome(&self, _: &Position) -> Outcome {
        Outcome::P
    }

    fn options(&self, position: &Position) -> impl Iterator<Item = Position> {
        moves(position).into_iter().map(|(_, after)| after)
    }
}

fn check_sums(most: [u64; 4], least: u32) {
    let mut search = Search::new(Game);
    let mut lost = 0;
    for first in 0..=most[0] {
        for second in 0..=most[1] {
            for row in 0..=most[2] {
                for pile in 0..=most[3] {
                    let position = ([first, second], vec![row], pile);
                    let line =
                        format!(r#"sum "wythoff {first} {second}" + octal 0.07 {row} + {pile}"#);
                    let answer = in_full(&line);
                    let outcome = search.outcome(&position);
                    assert_eq!(answer["outcome"], json!(outcome), "{line}");
                    lost += u32::from(outcome == Outcome::P);
                    let legal = moves(&position).into_iter();
                    let winning = legal.filter(|(_, after)| search.outcome(after) == Outcome::P);
                    let mut winning: Vec<String> =
                        winning.map(|(made, _)| made.to_string()).collect();
                    winning.sort();
                    assert_eq!(winning_moves(&answer), winning, "{line}");
                }
            }
        }
    }
    assert!(lost >= least, "{lost}");
}

#[test]
fn sums_of_a_pair_a_row_and_a_pile_agree_with_the_search() {
    check_sums([3, 4, 5, 3], 20);
}

#[test]
#[ignore = "exhaustive"]
fn sums_of_a_pair_a_row_and_a_pile_agree_with_the_search_exhaustive() {
    check_sums([6, 6, 7, 5], 100);
}

/// Grundy values of all pairs of piles up to `most`, by definition.
fn by_definition(most: u64) -> HashMap<[u64; 2], u64> {
    let mut values = HashMap::new();
    for pair in (0..=most).flat_map(|first| (0..=most).map(move |second| [first, second])) {
        let reached: BTreeSet<u64> = walks(pair).iter().map(|left| values[left]).collect();
        values.insert(pair, (0..).find(|value| !reached.contains(value)).unwrap());
    }
    values
}

fn worth(first: u64, second: u64) -> Value {
    in_full(&format!(r#"sum "wythoff {first} {second}" + 0"#))["values"][0].clone()
}

#[test]
fn values_of_pairs_agree_with_the_definition_and_oeis() {
    // OEIS A004482 with a pile of 1, A004483 with a pile of 2.
    for (first, row) in
        [(1, [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9]), (2, [2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10])]
    {
        for (second, value) in (0..).zip(row) {
            assert_eq!(worth(first, second), value, "{first} {second}");
        }
    }
    let values = by_definition(60);
    for [first, second] in [[0, 47], [9, 58], [60, 60], [33, 20], [41, 59], [58, 9]] {
        assert_eq!(worth(first, second), values[&[first, second]], "{first} {second}");
    }
}

/// The step about the components lists the values that moves reach, and a table if it is small.
#[test]
fn the_value_of_a_pair_is_explained() {
    let answer = in_full(r#"sum "wythoff 4 6" + "wythoff 2 20" + "kayles 3""#);
    let values = by_definition(20);
    let parts = step(&answer, "parts")["parts"].as_array().unwrap();
    for (part, pair) in parts.iter().zip([[4, 6], [2, 20]]) {
        let reached: BTreeSet<u64> = walks(pair).iter().map(|left| values[left]).collect();
        assert_eq!(part["reached"], json!(reached));
        assert_eq!(part["value"], values[&pair]);
    }
    assert!(parts[2].get("reached").is_none());
    let tables = step(&answer, "pairs")["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    assert_eq!(tables[1]["rows"], json!([]));
    for (size, row) in (0..).zip(tables[0]["rows"].as_array().unwrap()) {
        let expected: Vec<u64> = (0..=6).map(|other| values[&[size, other]]).collect();
        assert_eq!(row["values"], json!(expected));
    }
}

#[test]
fn components_are_bounded_and_others_refused() {
    for (line, refused) in [
        (r#"sum "wythoff 500 3" + 1"#, None),
        (r#"sum "wythoff 3 501" + 1"#, Some("break-too-large")),
        (r#"sum "wythoff 3" + 1"#, Some("two-piles")),
        (r#"sum "octal 0.8 3" + 1"#, Some("octal-code")),
        (r#"sum "moore 3 4" + 1"#, Some("sum-part-game")),
        ("sum fibonacci 8 + 1", Some("sum-part-game")),
        (r#"sum "lasker 3 --misere" + 1"#, Some("misere-by-values")),
    ] {
        let question = Question::parse(&CommandLine::parse(line));
        assert_eq!(question.as_ref().err().map(|error| error.id()), refused, "{line}");
    }
}
