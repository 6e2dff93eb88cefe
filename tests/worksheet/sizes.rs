//! Checks the three sizes of each question: the promised number of columns, equal structure, and keys that
//! are right by counting digits in text.

use serde_json::Value;

use super::{run, sheets};
use carryless_test_support::checker::{list, number, odd_weights, sums};

fn exercises(sheet: &Value) -> &Vec<Value> {
    sheet["exercises"].as_array().unwrap()
}

/// Moves (pile and number of stones) after which every column is even, found by trying all.
fn winning(piles: &[u64]) -> Vec<(u64, u64)> {
    let mut found = Vec::new();
    for (at, size) in piles.iter().enumerate() {
        for take in 1..=*size {
            let mut left = piles.to_vec();
            left[at] -= take;
            if odd_weights(&sums(&left)).is_empty() {
                found.push((at as u64 + 1, take));
            }
        }
    }
    found
}

#[test]
fn sizes_have_three_five_and_seven_columns_and_equal_structure() {
    let folder = tempfile::tempdir().unwrap();
    for topic in ["winning-move", "all-moves", "columns", "nim-sum", "who-wins", "judge-move"] {
        let topics = format!("{topic}:6");
        let base = ["--topic", &topics, "--three-sizes", "--copies", "8", "--seed", "2"];
        for sheet in sheets(folder.path(), &base) {
            for three in exercises(&sheet).chunks(3) {
                let piles: Vec<Vec<u64>> =
                    three.iter().map(|each| list(&each["position"]["piles"])).collect();
                let columns = piles.iter().map(|piles| sums(piles).len());
                assert_eq!(columns.collect::<Vec<_>>(), [3, 5, 7], "{piles:?}");
                assert!(piles.iter().all(|own| own.len() == piles[0].len()));
                for (each, piles) in three.iter().zip(&piles) {
                    let key = each["answer"]["winning_moves"].as_array().unwrap();
                    let key =
                        key.iter().map(|taken| (number(&taken["pile"]), number(&taken["take"])));
                    assert_eq!(key.collect::<Vec<_>>(), winning(piles), "{each}");
                }
                if !["who-wins", "judge-move"].contains(&topic) {
                    let moves = piles.iter().map(|piles| winning(piles).len());
                    let odd = piles.iter().map(|piles| odd_weights(&sums(piles)).len());
                    let built: Vec<_> = moves.zip(odd).collect();
                    assert!(built.iter().all(|one| *one == built[0]), "{piles:?}");
                }
            }
        }
    }
}

#[test]
fn races_go_to_13_30_and_100_with_equal_numbers() {
    let folder = tempfile::tempdir().unwrap();
    for options in [&["--level", "1"][..], &["--level", "3"], &["--say", "1-4"]] {
        let base = ["--topic", "race:6", "--three-sizes", "--seed", "4"];
        let sheet = &sheets(folder.path(), &[&base[..], options].concat())[0];
        let of = |each: &Value| (number(&each["position"]["target"]), list(&each["rules"]["say"]));
        let found: Vec<_> = exercises(sheet).iter().map(of).collect();
        let say = &found[0].1;
        let expected = [13, 30, 100, 13, 30, 100].map(|target| (target, say.clone()));
        assert_eq!(found, expected);
    }
}

/// A class has different verdicts and no repeated exercise if there are enough.
#[test]
fn a_class_of_thirty_has_three_sizes() {
    let folder = tempfile::tempdir().unwrap();
    for topic in ["who-wins:3", "winning-move:3", "race:3", "limit:3", "misere:3", "grid:3"] {
        let base =
            ["--topic", topic, "--three-sizes", "--copies", "30", "--seed", "6", "--level", "2"];
        let made = sheets(folder.path(), &base);
        assert_eq!(made.len(), 30);
        if topic.starts_with("who-wins") {
            for place in 0..3 {
                let wins =
                    made.iter().filter(|it| exercises(it)[place]["answer"]["outcome"] == "N");
                assert!((10..=20).contains(&wins.count()), "{topic} {place}");
            }
        }
    }
    let refused = run(folder.path(), &["worksheet", "--topic", "xor:3", "--three-sizes"]);
    assert_eq!(refused.status.code(), Some(2));
}
