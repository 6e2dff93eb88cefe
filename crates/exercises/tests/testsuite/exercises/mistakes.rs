//! Checks solutions with a mistake, from the piles and lines alone: each mistake is one that pupils make,
//! every kind of mistake occurs, later lines follow from the wrong one, and the last line is a losing move.

use std::collections::BTreeMap;

use carryless_exercises::Constraint;
use serde_json::Value;

use super::constrained::{level, space};
use super::read_back;
use carryless_test_support::checker::{list, number, odd_weights, sums};

/// Numbers in the lines of a solution.
struct Lines {
    written: Vec<u64>,
    digits: Vec<u64>,
    weights: Vec<u64>,
    pile: usize,
    size: u64,
    leaves: u64,
    take: u64,
}

impl Lines {
    fn of(task: &Value) -> Self {
        let line = |name: &str| {
            let mut lines = task["lines"].as_array().unwrap().iter();
            lines.find(|line| line["line"] == name).unwrap()
        };
        let (becomes, take) = (line("becomes"), line("take"));
        assert_eq!(becomes["pile"], take["pile"]);
        Lines {
            written: list(&line("rows")["written"]),
            digits: list(&line("sums")["digits"]),
            weights: list(&line("odd")["weights"]),
            pile: number(&becomes["pile"]) as usize - 1,
            size: number(&becomes["size"]),
            leaves: number(&becomes["leaves"]),
            take: number(&take["take"]),
        }
    }
}

/// Positions (0-based) in which two lists of digits differ, each with the difference.
fn differences(one: &[u64], other: &[u64]) -> Vec<(usize, i64)> {
    assert_eq!(one.len(), other.len());
    let pairs = one.iter().zip(other).enumerate();
    let by = pairs.map(|(at, (one, other))| (at, *one as i64 - *other as i64));
    by.filter(|(_, by)| *by != 0).collect()
}

/// Kind of the mistake, found from the piles and the lines alone.
fn mistake(line: u64, piles: &[u64], lines: &Lines, winning: &[Value]) -> &'static str {
    let (true_sums, size) = (sums(piles), lines.size);
    let odd = odd_weights(&true_sums);
    let nim_sum: u64 = odd.iter().sum();
    match line {
        1 => {
            let wrong: Vec<u32> = piles
                .iter()
                .zip(&lines.written)
                .map(|(size, written)| (size ^ written).count_ones())
                .filter(|digits| *digits > 0)
                .collect();
            assert_eq!((wrong, sums(&lines.written).len()), (vec![1], true_sums.len()));
            "digit"
        }
        2 => match differences(&lines.digits, &true_sums)[..] {
            [(left, 1), (right, -2)] if right == left + 1 => "carried",
            [(at, 1)] if lines.digits[at] <= piles.len() as u64 => "counted twice",
            [(_, -1)] => "overlooked",
            ref other => panic!("{other:?}"),
        },
        3 => {
            let places = (0..true_sums.len()).rev().map(|place| 1 << place);
            let columns: Vec<(u64, u64)> = places.zip(true_sums.iter().copied()).collect();
            let extra: Vec<u64> =
                lines.weights.iter().copied().filter(|weight| !odd.contains(weight)).collect();
            let missed = odd.iter().filter(|weight| !lines.weights.contains(weight)).count();
            let zeros = columns.iter().filter(|(_, ones)| *ones == 0).map(|(weight, _)| *weight);
            match (&extra[..], missed) {
                ([], 1) if lines.weights.first() == odd.first() => "odd missed",
                (extra @ [_, _, ..], 0) if zeros.eq(extra.iter().copied()) => "all empty",
                ([_], 0) => "even",
                other => panic!("{other:?}"),
            }
        }
        4 => match lines.leaves {
            leaves if leaves + nim_sum == size && piles.iter().all(|other| *other <= size) => {
                "subtracted"
            }
            leaves if leaves == size ^ odd[0] && odd.len() > 1 => "leftmost alone",
            leaves if leaves == size & !nim_sum => "struck out",
            other => panic!("{other}"),
        },
        5 => {
            let right = &winning[0];
            assert_eq!(number(&right["pile"]) as usize - 1, lines.pile);
            assert_eq!(number(&right["leaves"]), lines.leaves);
            match lines.take.abs_diff(number(&right["take"])) {
                _ if lines.take == nim_sum => "the sum",
                1 => "one off",
                other => panic!("{other}"),
            }
        }
        other => panic!("{other}"),
    }
}

#[test]
fn every_kind_of_mistake_occurs_and_is_consistent() {
    let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
    // If there are many columns, several are empty.
    let wide = level(3).with(Constraint::Max, 127);
    for (constraints, count) in (1..=5).map(|of| (level(of), 60)).chain([(wide, 400)]) {
        for (seed, exercise) in (0..3).flat_map(|seed| {
            let space = space("find-mistake", &constraints);
            let drawn = space.draw(seed).take(count);
            drawn.map(move |exercise| (seed, exercise)).collect::<Vec<_>>()
        }) {
            let json = read_back(&exercise, "");
            let (piles, lines) = (list(&json["position"]["piles"]), Lines::of(&json["task"]));
            let answer = &json["answer"];
            let line = number(&answer["asks"][0]["right"]);
            let winning = answer["winning_moves"].as_array().unwrap();
            *seen.entry(mistake(line, &piles, &lines, winning)).or_default() += 1;
            let told = format!("{constraints:?}, seed {seed}: {json}");
            assert!(line == 1 || lines.written == piles, "{told}");
            assert!(line == 2 || lines.digits == sums(&lines.written), "{told}");
            assert!(line == 3 || lines.weights == odd_weights(&lines.digits), "{told}");
            assert_eq!(lines.size, piles[lines.pile], "{told}");
            if line < 4 {
                let first = lines.written.iter().position(|one| one & lines.weights[0] != 0);
                let flipped = lines.written[lines.pile] ^ lines.weights.iter().sum::<u64>();
                assert_eq!((first, flipped), (Some(lines.pile), lines.leaves), "{told}");
            }
            assert!(line == 5 || lines.take == lines.size - lines.leaves, "{told}");
            let wins = winning.iter().any(|right| {
                number(&right["pile"]) as usize - 1 == lines.pile
                    && number(&right["take"]) == lines.take
            });
            assert!(!wins && (1..=lines.size).contains(&lines.take), "{told}");
        }
    }
    let rare: Vec<_> = seen.iter().filter(|(_, times)| **times < 5).collect();
    assert!(seen.len() == 12 && rare.is_empty(), "{seen:?}");
}
