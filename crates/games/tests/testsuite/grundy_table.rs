//! Compares `carryless grundy` with independent references: Grundy sequences of subtraction sets and of
//! splitting games with tables filled by definition, the number of P-positions with counting one by one,
//! periods with the table, and a published answer.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_test_support::answers::of_command;
use serde_json::{Value, json};

fn answered(words: &str) -> Value {
    of("grundy", words)
}

fn of(command: &str, words: &str) -> Value {
    carryless_test_support::answers::json(&of_command(command, words).explain(true))
}

fn mex(reached: &BTreeSet<u64>) -> u64 {
    (0..).find(|value| !reached.contains(value)).unwrap()
}

/// Grundy sequence of a subtraction set by definition.
fn by_set(takes: &[usize], last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=last {
        let left = takes.iter().filter_map(|take| size.checked_sub(*take));
        values.push(mex(&left.map(|left| values[left]).collect()));
    }
    values
}

#[test]
fn sequences_agree_with_the_definition() {
    for bits in 1_u64..128 {
        let takes: Vec<usize> = (1..=7).filter(|take| bits >> (take - 1) & 1 == 1).collect();
        let list = takes.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let answer = answered(&format!("--take {list} --up-to 200"));
        let values = by_set(&takes, 200);
        assert_eq!(answer["values"], json!(values), "{takes:?}");
        let lost = values.iter().skip(1).filter(|value| **value == 0).count();
        assert_eq!(answer["lost"], lost, "{takes:?}");
        let [from, long] = ["preperiod", "period"].map(|name| answer[name].as_u64().unwrap());
        let (from, long) = (from as usize, long as usize);
        assert!((from..=200 - long).all(|size| values[size] == values[size + long]), "{takes:?}");
        assert!(from == 0 || values[from - 1] != values[from - 1 + long], "{takes:?}");
    }
}

#[test]
fn kayles_agrees_with_the_definition() {
    let mut values: Vec<u64> = Vec::new();
    for pins in 0..=300_usize {
        let mut reached = BTreeSet::new();
        for taken in 1..=pins.min(2) {
            for left in 0..=pins - taken {
                reached.insert(values[left] ^ values[pins - taken - left]);
            }
        }
        values.push(mex(&reached));
    }
    let answer = answered("kayles --up-to 300");
    assert_eq!(answer["values"], json!(values));
    assert_eq!([&answer["preperiod"], &answer["period"]], [71, 12]);
    assert_eq!(answer["rules"], json!({"game": "kayles"}));
    assert_eq!(answered("grundy --up-to 50")["period"], Value::Null);
}

/// The longest sequences are answered, longer ones refused.
#[test]
fn the_length_of_a_sequence_is_bounded() {
    for (words, fits) in [
        ("kayles --up-to 10000", true),
        ("kayles --up-to 10001", false),
        ("--take 1,2 --up-to 1000000", true),
        ("--take 1,2 --up-to 1000001", false),
    ] {
        let question = Question::parse_for_command("grundy", &CommandLine::parse(words));
        assert_eq!(question.is_ok(), fits, "{words}");
    }
}

/// AIME I 2024, problem 3.
#[test]
fn a_published_count_is_confirmed() {
    let answer = answered("--take 1,4 --up-to 2024");
    assert_eq!(answer["lost"], 809);
    assert_eq!(answer["rules"], json!({"take": [1, 4]}));
    assert_eq!(answer["values"].as_array().unwrap().len(), 2025);
}

/// Compares the counts of `count` up to every size with sequences filled by definition.
#[test]
fn p_positions_agree_with_counting_one_by_one() {
    for bits in (1_u64..128).step_by(3) {
        let takes: Vec<usize> = (1..=7).filter(|take| bits >> (take - 1) & 1 == 1).collect();
        let list = takes.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let values = by_set(&takes, 400);
        for last in (0..=400).step_by(7).chain([1, 2, 3, 399]) {
            let answer = of("count", &format!("--take {list} --up-to {last}"));
            let lost = values[1..=last].iter().filter(|value| **value == 0).count();
            assert_eq!(answer["count"], lost.to_string(), "{takes:?} {last}");
        }
    }
}

/// At most two: every third size is a P-position (C.-G. Bachet, *Problèmes plaisants et délectables*, 1612).
/// AIME I 2024, problem 3.
#[test]
fn p_positions_are_counted_up_to_huge_sizes() {
    let answer = of("count", "--take 1,2 --up-to 10^30");
    assert_eq!(answer["count"], "3".repeat(30));
    assert_eq!(answer["rules"], json!({"take": [1, 2]}));
    assert_eq!(answer["position"]["up_to"], format!("1{}", "0".repeat(30)));
    assert_eq!(of("count", "--take 1,4 --up-to 2024")["count"], "809");
    let answer = of("count", "kayles --up-to 2^1000");
    assert_eq!([&answer["count"], &answer["preperiod"]], [&json!("0"), &json!(71)]);
    assert_eq!(of("count", "grundy --up-to 50")["count"], lost_by_hand(50).to_string());
}

/// Number of P-positions of Grundy's game up to this size, by definition.
fn lost_by_hand(last: usize) -> usize {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=last {
        let parts = (1..size).filter(|less| 2 * less < size);
        let reached = parts.map(|less| values[less] ^ values[size - less]).collect();
        values.push(mex(&reached));
    }
    values[1..].iter().filter(|value| **value == 0).count()
}
