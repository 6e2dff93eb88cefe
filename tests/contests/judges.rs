//! Compares the problems of the contest lesson with their commands: each command answers its case as the judge
//! prints it, and the positions asked for are those of the problems, by a search of the problem's own game.

use serde_json::Value;

use super::search::{Search, climbers, coins, jumpers, rising};
use super::{LANGUAGES, carryless, lesson, row};

/// A row of the lesson's tables: problem, command and output.
pub(super) struct Case {
    pub(super) problem: String,
    pub(super) command: String,
    pub(super) output: String,
}

/// Every row of the lesson's tables of problems. A problem is named only in its first row.
pub(super) fn cases(code: &str) -> Vec<Case> {
    let lesson = lesson(code, "contests").replace("洛谷", "Luogu");
    let mut cases: Vec<Case> = Vec::new();
    for line in lesson.lines().filter(|line| line.contains("| `carryless explain`")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let quoted = |cell: &str| -> Vec<String> {
            cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
        };
        let problem = match cells[0] {
            "" => cases.last().unwrap().problem.clone(),
            named => named.to_owned(),
        };
        let [command, output] = [1, 2].map(|cell| quoted(cells[cell]).join(" "));
        cases.push(Case { problem, command, output });
    }
    cases
}

/// Output of a problem's judge when the player to move wins and when that player loses.
fn said(problem: &str) -> [&'static str; 2] {
    match problem {
        "HDU 1524, POJ 2425" => ["WIN", "LOSE"],
        "HDU 1847" => ["Kiki", "Cici"],
        "HDU 1848" => ["Fibo", "Nacci"],
        "HDU 2516" => ["First win", "Second win"],
        "HDU 3032" | "HDU 3094" | "HDU 4315" | "AGC 017 D" => ["Alice", "Bob"],
        "AtCoder DP K" => ["First", "Second"],
        "Luogu P1290" => ["Stan wins", "Ollie wins"],
        "Luogu P2252, POJ 1067" => ["1", "0"],
        "Luogu P2575" => ["YES", "NO"],
        "Luogu P3480" => ["TAK", "NIE"],
        "POJ 1704" => ["Georgia will win", "Bob will win"],
        "POJ 3710" => ["Sally", "Harry"],
        other => panic!("nobody knows what {other} prints"),
    }
}

/// Smallest winning move of an answer about Fibonacci Nim.
fn smallest_move(answer: &Value) -> String {
    let moves = answer["winning_moves"].as_array().unwrap().iter();
    moves.map(|found| found["take"].as_u64().unwrap()).min().unwrap().to_string()
}

#[test]
fn each_command_answers_its_sample() {
    let [zh, en] = LANGUAGES.map(cases);
    let same = |zh: &Case, en: &Case| {
        (&zh.problem, &zh.command, &zh.output) == (&en.problem, &en.command, &en.output)
    };
    assert!(zh.len() == en.len() && zh.iter().zip(&en).all(|(zh, en)| same(zh, en)));
    assert_eq!(en.len(), 43);
    let words = |case: &Case| case.command.strip_prefix("carryless explain ").unwrap().to_owned();
    let answers = carryless(&en.iter().map(words).collect::<Vec<_>>());
    for (Case { problem, command, output }, answer) in en.into_iter().zip(answers) {
        if problem == "Luogu P6487" {
            assert_eq!(smallest_move(&answer), output, "{command}");
        } else {
            let lost = answer["outcome"] != "N";
            assert_eq!(said(&problem)[usize::from(lost)], output, "{command}");
        }
    }
}

/// Compares stairs with the outcomes of the games that the lesson makes stairs of.
fn assert_stairs(stairs: &[(String, bool)]) {
    let lines: Vec<String> = stairs.iter().map(|(line, _)| line.clone()).collect();
    let mut lost = 0;
    for ((line, wins), answer) in stairs.iter().zip(carryless(&lines)) {
        assert_eq!(answer["outcome"] == "N", *wins, "{line}");
        lost += usize::from(!wins);
    }
    assert!(lost * 20 > stairs.len(), "{lost} of {} lost", stairs.len());
}

/// Rising sequences of `length` numbers below `bound`; `step` is the least difference.
fn sequences(length: usize, bound: u64, step: u64) -> Vec<Vec<u64>> {
    let Some(shorter) = length.checked_sub(1) else { return vec![Vec::new()] };
    let begun = sequences(shorter, bound, step);
    let longer = |begun: Vec<u64>| {
        let least = begun.last().map_or(step, |last| last + step);
        (least..bound).map(move |next| [&begun[..], &[next]].concat())
    };
    begun.into_iter().flat_map(longer).collect()
}

/// Differences between neighbours, beginning at the right, less `apart`; the first number counts from `from`.
fn gaps(numbers: &[u64], apart: u64, from: u64) -> Vec<u64> {
    let pairs = numbers.windows(2).rev().map(|pair| pair[1] - pair[0] - apart);
    pairs.chain([numbers[0] - from]).collect()
}

#[test]
fn rising_piles_and_coins_are_stairs() {
    let (mut by_piles, mut by_coins) = (Search::new(rising), Search::new(coins));
    let mut stairs = Vec::new();
    for length in 1..=4 {
        for piles in sequences(length, 6, 0) {
            let steps = gaps(&piles, 0, 0);
            stairs.push((format!("staircase {}", row(&steps)), by_piles.wins(&piles)));
        }
        for squares in sequences(length, 9, 1) {
            let steps = gaps(&squares, 1, 1);
            stairs.push((format!("staircase {}", row(&steps)), by_coins.wins(&squares)));
        }
    }
    assert_stairs(&stairs);
}

#[test]
fn climbers_behind_the_king_are_stairs() {
    let mut stairs = Vec::new();
    for length in 2..=4 {
        for king in 1..length {
            let mut search = Search::new(climbers(king));
            for places in sequences(length, 9, 1) {
                let steps = gaps(&places, 1, u64::from(king == 1));
                stairs.push((format!("staircase {}", row(&steps)), search.wins(&places)));
            }
        }
    }
    assert_stairs(&stairs);
}

/// Pieces between free squares of a row, from the right; those right of the last free square are left out.
fn groups(row: u64) -> Vec<u64> {
    let (mut groups, mut count) = (Vec::new(), 0);
    for square in 0..20 {
        if row >> square & 1 == 1 {
            count += 1;
        } else {
            groups.push(std::mem::take(&mut count));
        }
    }
    groups.reverse();
    groups
}

#[test]
fn jumping_pieces_are_stairs() {
    let mut search = Search::new(jumpers);
    let mut stairs = Vec::new();
    // Pieces stand on the last six squares, so that the search stays small.
    for first in 0..64_u64 {
        for second in [0, 1, 2, 5, 11, 22, 41] {
            let rows = [first << 14, second << 14];
            let [one, two] = rows.map(|pieces| format!("\"staircase {}\"", row(&groups(pieces))));
            stairs.push((format!("sum {one} + {two}"), search.wins(&rows)));
        }
    }
    assert_stairs(&stairs);
}
