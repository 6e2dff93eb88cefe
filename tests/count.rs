//! Compares `carryless count` with the published value (Project Euler 301), with trying every n, and with
//! exact formulas for N up to 2^1000; compares its automaton with the carries by definition.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::program::output;
use carryless_args::command_line::CommandLine;
use carryless_games::games::count::automaton::Automaton;
use carryless_games::games::count::brute_force;
use carryless_games::games::count::recurrence::Recurrence;
use carryless_games::games::count::steps::BigNumber;
use carryless_games::games::{Explanation, Question};
use carryless_render::i18n::Language;
use carryless_render::{Renderer, View};
use carryless_test_support::answers::{asked, of_command, step, steps};
use carryless_test_support::pencil_and_paper::{columns_json, odd_columns};
use carryless_test_support::rng::Dice;
use carryless_test_support::validator::Validator;
use num_bigint::BigUint;
use serde_json::{Value, json};

fn count(line: &str) -> String {
    asked("count", line)["count"].as_str().unwrap().to_owned()
}

fn to_line(multipliers: &[u64]) -> String {
    let words: Vec<String> = multipliers.iter().map(u64::to_string).collect();
    words.join(" ")
}

fn power(exponent: u64) -> BigUint {
    BigUint::from(1u8) << exponent
}

/// Whether n cancels by the definition: its multiples by `multipliers` add to 0 without carry.
fn cancels(multipliers: &[u64], n: u64) -> bool {
    let multiples = multipliers.iter().map(|&c| u128::from(c) * u128::from(n));
    multiples.fold(0, |sum, multiple| sum ^ multiple) == 0
}

/// For N = 2^0 there is no shorter word to extend.
#[test]
fn words_are_explained_from_one_digit_on() {
    for (up_to, told) in [("1", false), ("2", true), ("3", false), ("4", true)] {
        let answer = asked("count", &format!("1 2 3 --up-to {up_to}"));
        let words = steps(&answer, "words").next();
        assert_eq!(words.is_some(), told, "{up_to}");
        // 0 and N themselves are counted.
        assert!(words.is_none_or(|words| words["zero"] == true && words["last"] == true));
    }
}

/// The example of addition without carry is drawn, and a hint shows its n.
#[test]
fn the_example_has_a_figure_and_a_hint() {
    let english = Language::of_code("en").unwrap();
    let renderer = Renderer::new(english, &["count"]).unwrap();
    let page = renderer
        .html(of_command("count", "1 2 3 --up-to 2^4").explain(false), View::default())
        .unwrap();
    assert_eq!(page.matches("<svg").count(), 2, "{page}");
    let hint =
        String::from_utf8(output("count 3 5 6 --up-to 2^9 --lang en --hint 1").stdout).unwrap();
    let smallest = (1..).find(|&n| cancels(&[3, 5, 6], n)).unwrap();
    assert!(hint.contains(&format!("n = {smallest}")), "{hint}");
}

/// Fibonacci number F(index), with F(1) = F(2) = 1.
fn fibonacci(index: u64) -> BigUint {
    let (mut a, mut b) = (BigUint::from(0u8), BigUint::from(1u8));
    for _ in 0..index {
        (a, b) = (b.clone(), a + b);
    }
    a
}

#[test]
fn count_agrees_with_project_euler_301() {
    let answer = asked("count", "1 2 3 --up-to 2^30");
    assert_eq!(answer["count"], "2178309");
    assert_eq!((&answer["schema"], &answer["game"]), (&json!(1), &json!("count")));
    assert_eq!(count("3 1 2 --up-to 1073741824"), "2178309");
    assert_eq!(count("1 2 3 --up-to=00001073741824"), "2178309");
    let recurrence = json!({"order": 2, "coefficients": [1, 1], "from": 2, "fibonacci": true});
    assert_eq!(answer["recurrence"], recurrence);
    assert_eq!(answer["state_count"], 6);
    let words = step(&answer, "words");
    assert_eq!(words["words"], "2178309");
    assert_eq!((&words["zero"], &words["last"]), (&json!(true), &json!(true)));
    assert_eq!(words["ones"], json!([3, 6, 9, 12]));
    assert_eq!(words["rows"][29]["zeros"], "1346269");
    assert_eq!(words["rows"][29]["ones"], "832040");
    let neighbours = step(&answer, "neighbours");
    assert_eq!(neighbours["apart"], json!([5, 10, 15, 0]));
    assert_eq!(neighbours["together"], json!([3, 6, 9, 12]));
    assert_eq!(neighbours["columns"], columns_json(&[3, 6, 9]));
}

#[test]
fn multipliers_1_2_3_give_fibonacci_numbers() {
    for exponent in (0..=64).chain([100, 333, 999, 1000]) {
        let answer = asked("count", &format!("1 2 3 --up-to 2^{exponent}"));
        assert_eq!(answer["count"], fibonacci(exponent + 2).to_string(), "2^{exponent}");
        for (line, index) in answer["table"].as_array().unwrap().iter().zip(2..) {
            assert_eq!(line["count"], fibonacci(index).to_string());
        }
        if exponent > 0 {
            let words = step(&answer, "words");
            assert_eq!(words["words"], fibonacci(exponent + 2).to_string());
            let last = words["rows"].as_array().unwrap().last().unwrap();
            assert_eq!(last["bits"], exponent);
            assert_eq!(last["zeros"], fibonacci(exponent + 1).to_string());
            assert_eq!(last["ones"], fibonacci(exponent).to_string());
        }
    }
}

/// Number of n from 0 to N without two adjacent 1s: from the left, each 1 of N may become 0, followed by any
/// such word; after two adjacent 1s in N nothing more follows.
fn without_neighbours(limit: &BigUint) -> BigUint {
    let mut sum = BigUint::default();
    for place in (0..limit.bits()).rev().filter(|&place| limit.bit(place)) {
        sum += fibonacci(place + 2);
        if limit.bit(place + 1) {
            return sum;
        }
    }
    sum + 1u8
}

fn random_limit(dice: &mut Dice, bits: u64) -> BigUint {
    let mut limit = power(bits - 1);
    for place in 0..bits - 1 {
        limit.set_bit(place, dice.coin());
    }
    limit
}

/// Checks random limits of 1 to 1000 bits, in the chosen rounds of 400.
fn limits_for_one_two_three(rounds: impl Fn(u64) -> bool) {
    let mut dice = Dice::new(301);
    for round in 0..400 {
        let limit = random_limit(&mut dice, 1 + (round * 7) % 1000);
        if !rounds(round) {
            continue;
        }
        let expected = without_neighbours(&limit) - 1u8;
        assert_eq!(count(&format!("1 2 3 --up-to {limit}")), expected.to_string());
    }
    let largest = power(1000);
    assert_eq!(count(&format!("1 2 3 --up-to {largest}")), fibonacci(1002).to_string());
}

#[test]
fn multipliers_1_2_3_count_words_without_adjacent_ones() {
    limits_for_one_two_three(|round| round % 16 == 1);
}

#[test]
#[ignore = "exhaustive"]
fn multipliers_1_2_3_count_words_without_adjacent_ones_exhaustive() {
    limits_for_one_two_three(|_| true);
}

/// Checks multipliers 1, 2^k and 2^k + 1: n has no two 1s at distance k, so its digits split into k
/// independent strands.
fn assert_strands(shifts: impl IntoIterator<Item = u64>, lengths: &[u64]) {
    for shift in shifts {
        for &digits in lengths {
            if shift > 8 && digits > 200 {
                continue;
            }
            let strands = (0..shift).map(|strand| (digits + shift - 1 - strand) / shift);
            let words = strands.fold(BigUint::from(1u8), |all, length| all * fibonacci(length + 2));
            let multipliers = to_line(&[1, 1 << shift, (1 << shift) + 1]);
            let answer = asked("count", &format!("{multipliers} --up-to 2^{digits}"));
            // 2^digits is counted instead of 0.
            assert_eq!(answer["count"], words.to_string(), "{shift} {digits}");
        }
    }
}

#[test]
fn strands_give_products_of_fibonacci_numbers() {
    assert_strands(1..=4, &[1, 2, 7, 30, 62, 63, 64, 65, 126]);
    assert_strands([5], &[7, 64, 200]);
}

#[test]
#[ignore = "exhaustive"]
fn strands_give_products_of_fibonacci_numbers_exhaustive() {
    assert_strands((1..=8).chain([14]), &[1, 2, 7, 30, 62, 63, 64, 65, 126, 200, 1000]);
}

#[test]
fn simple_multipliers_are_counted_at_any_size() {
    let mut dice = Dice::new(77);
    for bits in [1, 40, 64, 65, 500, 1000] {
        let limit = random_limit(&mut dice, bits);
        let all = limit.to_string();
        for (multipliers, expected) in [
            ("5 5", all.as_str()),
            ("0", &all),
            ("0 0 7 7 7 7", &all),
            ("18446744073709551615", "0"),
            ("1 2", "0"),
            ("2 4 8", "0"),
            ("3 18446744073709551612 0", "0"),
            ("1 2 3 5 5", &(without_neighbours(&limit) - 1u8).to_string()),
        ] {
            assert_eq!(count(&format!("{multipliers} --up-to {limit}")), expected, "{multipliers}");
        }
    }
}

/// Compares `rounds` random lists of multipliers with trying every n.
fn assert_every_n(rounds: usize) {
    let mut dice = Dice::new(32);
    let mut sparse = 0;
    for round in 0..rounds {
        let most = [4, 9, 20, 300, 1 << 20, u64::MAX][round % 6];
        let size = 1 + dice.up_to(5);
        let mut multipliers: Vec<u64> = (0..size).map(|_| dice.up_to(most)).collect();
        if round % 3 == 0 {
            // Appending their xor makes n = 1 count.
            multipliers.push(multipliers.iter().fold(0, |sum, c| sum ^ c));
        }
        let limit = dice.up_to([3, 100, 5000][round / 6 % 3]);
        let answer =
            asked("count", &format!("{} --up-to {limit} --list 30", to_line(&multipliers)));
        let counted: Vec<u64> = (1..=limit).filter(|&n| cancels(&multipliers, n)).collect();
        assert_eq!(answer["count"], counted.len().to_string(), "{multipliers:?} {limit}");
        let first = counted.iter().take(30);
        let first = first.map(|n| json!({"n": n.to_string(), "binary": format!("{n:b}")}));
        assert_eq!(answer["list"], first.collect::<Value>(), "{multipliers:?} {limit}");
        let mut below = 0;
        for line in answer["table"].as_array().unwrap() {
            let bits = line["bits"].as_u64().unwrap();
            below = (0..1 << bits).filter(|&n| cancels(&multipliers, n)).count();
            assert_eq!(line["count"], below.to_string(), "{multipliers:?} 2^{bits}");
        }
        assert_limit(&answer, below);
        sparse += usize::from(counted.is_empty());
    }
    assert!(sparse > rounds / 18 && sparse < rounds * 7 / 9, "{sparse}");
}

#[test]
fn random_multipliers_agree_with_trying_every_n() {
    assert_every_n(180);
}

#[test]
#[ignore = "exhaustive"]
fn random_multipliers_agree_with_trying_every_n_exhaustive() {
    assert_every_n(900);
}

/// Asserts that the step about the limit has `below` words, which lead to the count of the answer.
fn assert_limit(answer: &Value, below: usize) {
    let limit = step(answer, "limit");
    let number = |value: &Value| value.as_str().unwrap().parse::<u64>().unwrap();
    assert_eq!(number(&limit["words"]), below as u64);
    let left = number(&limit["words"]) - number(&limit["excess"]) - 1;
    assert_eq!(left, number(&answer["count"]));
    if let Some(example) = steps(answer, "example").next() {
        let multiples: Vec<u64> = serde_json::from_value(example["multiples"].clone()).unwrap();
        assert_eq!(odd_columns(&multiples), [] as [u64; 0]);
        assert_eq!(example["columns"], columns_json(&multiples));
        assert_eq!(example["n"].to_string(), answer["list"][0]["n"].as_str().unwrap());
    }
}

/// Checks the first n with so many digits, too many to try them all.
#[test]
fn first_counted_numbers_of_many_digits_are_found() {
    let multipliers = [1, 1 << 40, (1 << 40) + 1];
    let answer =
        asked("count", &format!("{} --up-to 2^1000 --list 40", to_line(&multipliers[..2])));
    assert_eq!(answer["count"], "0");
    let answer = asked("count", "1 2 3 --up-to 2^1000 --list 10000");
    let list = answer["list"].as_array().unwrap();
    let expected = (1..u64::MAX).filter(|n| n & (n << 1) == 0);
    for (row, n) in list.iter().zip(expected.clone()) {
        assert_eq!(row["n"], n.to_string());
        assert_eq!(row["binary"], format!("{n:b}"));
    }
    assert_eq!(list.len(), 10_000);
    // 1, 2, 4, 5, 8, 9 and 10.
    let answer = asked("count", "1 2 3 --up-to 10 --list 9");
    assert_eq!(answer["list"].as_array().unwrap().len(), 7);
}

/// All states by definition: the carries left by words whose columns are even.
fn states_by_definition(multipliers: &[u64], digits: u32) -> BTreeSet<Vec<u64>> {
    let mut found = BTreeSet::new();
    for length in 0..=digits {
        for value in 0..1_u64 << length {
            let low = |&c: &u64| c * value % (1 << length);
            if multipliers.iter().map(low).fold(0, |sum, digits| sum ^ digits) == 0 {
                found.insert(multipliers.iter().map(|c| (c * value) >> length).collect());
            }
        }
    }
    found
}

#[test]
fn automaton_states_are_the_carries_by_definition() {
    let mut dice = Dice::new(12);
    for _ in 0..60 {
        let size = 1 + dice.up_to(4);
        let multipliers: Vec<u64> = (0..size).map(|_| 1 + dice.up_to(11)).collect();
        let answer = asked("count", &format!("{} --up-to 2^40", to_line(&multipliers)));
        let expected = states_by_definition(&multipliers, 11);
        let states = answer["states"].as_array().unwrap();
        let total = answer["state_count"].as_u64().unwrap();
        assert_eq!(total, 2 * expected.len() as u64, "{multipliers:?}");
        let bound = 1 + multipliers.iter().map(|c| c - 1).sum::<u64>();
        assert_eq!(step(&answer, "states")["bound"], (2 * bound).to_string());
        assert_eq!(step(&answer, "theorem")["bound"], bound.to_string());
        assert!(total <= 2 * bound);
        let carries = |state: &Value| -> Vec<u64> {
            serde_json::from_value(state["carries"].clone()).unwrap()
        };
        let numbered: BTreeMap<Vec<u64>, &Value> =
            states.iter().map(|state| (carries(state), &state["state"])).collect();
        assert_eq!((numbered.len(), states.len()), (states.len(), expected.len().min(32)));
        assert!(numbered.keys().all(|carries| expected.contains(carries)));
        for state in states {
            check_state(state, &carries(state), &multipliers, &numbered);
        }
    }
}

/// Two equal multipliers have as many states as their value; 32 are listed.
#[test]
fn at_most_32_states_are_listed() {
    for (size, told) in [(31, 31), (32, 32), (33, 32), (70, 32)] {
        let answer = asked("count", &format!("{size} {size} --up-to 1000"));
        assert_eq!(answer["state_count"], 2 * size);
        assert_eq!(answer["states"].as_array().unwrap().len(), told, "{size}");
    }
}

fn check_state(
    state: &Value,
    carries: &[u64],
    multipliers: &[u64],
    numbered: &BTreeMap<Vec<u64>, &Value>,
) {
    assert_eq!(state["end"], odd_columns(carries).is_empty());
    for digit in 0..2 {
        let sums: Vec<u64> = carries.iter().zip(multipliers).map(|(m, c)| m + c * digit).collect();
        let odd = sums.iter().sum::<u64>() % 2 == 1;
        let after: Vec<u64> = sums.iter().map(|sum| sum / 2).collect();
        let next = &state["next"][digit as usize];
        assert_eq!(next.is_null(), odd);
        if let Some(known) = numbered.get(&after).filter(|_| !odd) {
            assert_eq!(&next, known);
        }
    }
}

/// Checks the recurrences of `rounds` random lists of multipliers.
fn assert_recurrences(rounds: u32) {
    let mut dice = Dice::new(5);
    let mut found = 0;
    for _ in 0..rounds {
        let (a, b, c) = (1 + dice.up_to(6), 1 + dice.up_to(6), 1 + dice.up_to(9));
        let answer = asked("count", &format!("{a} {b} {c} {} --up-to 2^70", a ^ b ^ c));
        let table: Vec<BigUint> = answer["table"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["count"].as_str().unwrap().parse().unwrap())
            .collect();
        assert_eq!(table.len(), 65);
        let recurrence = &answer["recurrence"];
        let is_fibonacci = table.iter().zip(2..).all(|(term, index)| *term == fibonacci(index));
        if recurrence.is_null() {
            assert!(!is_fibonacci);
            continue;
        }
        found += 1;
        let coefficients: Vec<i64> =
            serde_json::from_value(recurrence["coefficients"].clone()).unwrap();
        let from = recurrence["from"].as_u64().unwrap() as usize;
        assert_eq!(recurrence["order"], coefficients.len());
        // It is reported once the table has a line that follows from it.
        for (bits, told) in [(from - 1, false), (from, true)] {
            let short = asked(
                "count",
                &format!("{a} {b} {c} {} --up-to {}", a ^ b ^ c, power(bits as u64) - 1u8),
            );
            let found = steps(&short, "recurrence").next();
            assert_eq!(found.is_some(), told, "{a} {b} {c} {bits}");
        }
        for at in from..table.len() {
            let side = |sign: i64| -> BigUint {
                let terms = coefficients.iter().zip(1..);
                let own = terms.filter(|(k, _)| **k * sign > 0);
                own.map(|(k, back)| &table[at - back] * k.unsigned_abs()).sum()
            };
            assert_eq!(&table[at] + side(-1), side(1), "{a} {b} {c} at {at}");
        }
        let from_one = table.iter().zip(1..).all(|(term, index)| *term == fibonacci(index));
        assert_eq!(recurrence["fibonacci"], is_fibonacci || from_one, "{a} {b} {c}");
    }
    assert!(found > rounds / 3, "{found}");
}

#[test]
fn recurrences_hold_and_only_fibonacci_is_named() {
    assert_recurrences(60);
}

#[test]
#[ignore = "exhaustive"]
fn recurrences_hold_and_only_fibonacci_is_named_exhaustive() {
    assert_recurrences(300);
}

#[test]
fn recurrences_are_searched_only_with_few_states() {
    // A recurrence is searched with 48 states, but not with 49 or 72, however short it would be.
    for (line, states, order) in
        [("8 32 40", 48, json!(4)), ("21 37 48", 49, Value::Null), ("16 40 56", 72, Value::Null)]
    {
        // So few states are all explored, whatever N is.
        for up_to in ["3", "2^70"] {
            let answer = asked("count", &format!("{line} --up-to {up_to}"));
            assert_eq!(answer["state_count"], 2 * states, "{line}");
            assert_eq!(answer["recurrence"]["order"], order, "{line}");
        }
    }
}

/// Whether every term with enough predecessors is their linear combination with these coefficients.
fn obeys(terms: &[i64], coefficients: &[i64]) -> bool {
    terms.windows(coefficients.len() + 1).all(|window| {
        let (last, earlier) = window.split_last().unwrap();
        earlier.iter().rev().zip(coefficients).map(|(term, k)| term * k).sum::<i64>() == *last
    })
}

/// Compares recurrences with counts by trying every n: no shorter one with coefficients from −3 to 3 fits.
#[test]
fn recurrences_are_short() {
    for (multipliers, coefficients) in [
        (&[1, 4, 5][..], &[1, 0, 1, 1][..]),
        (&[2, 5, 7], &[0, 0, 2, 2, 1]),
        (&[3, 5, 9, 15], &[2, -2, 2]),
    ] {
        let below = |bits| (0..1_u64 << bits).filter(|&n| cancels(multipliers, n)).count() as i64;
        let terms: Vec<i64> = (0..12).map(below).collect();
        assert!(obeys(&terms, coefficients), "{multipliers:?} {terms:?}");
        for order in 1..coefficients.len() as u32 {
            let mut all = (0..7_i64.pow(order))
                .map(|number| (0..order).map(|at| number / 7_i64.pow(at) % 7 - 3).collect());
            assert!(!all.any(|shorter: Vec<i64>| obeys(&terms, &shorter)), "{multipliers:?}");
        }
        let recurrence =
            &asked("count", &format!("{} --up-to 2^20", to_line(multipliers)))["recurrence"];
        assert_eq!(recurrence["coefficients"], json!(coefficients), "{multipliers:?}");
        assert_eq!(recurrence["from"], coefficients.len());
    }
}

/// Fibonacci numbers from 1, 1 or 1, 2 on are named; sequences that grow otherwise, begin otherwise (Lucas
/// numbers) or become Fibonacci later are not.
#[test]
fn only_fibonacci_sequences_are_named() {
    for (terms, coefficients, from, fibonacci) in [
        ([1_u32, 1, 2, 3, 5, 8, 13, 21], [1, 1], 2, true),
        ([1, 2, 3, 5, 8, 13, 21, 34], [1, 1], 2, true),
        ([1, 3, 7, 15, 31, 63, 127, 255], [3, -2], 2, false),
        ([1, 3, 4, 7, 11, 18, 29, 47], [1, 1], 2, false),
        ([1, 2, 2, 4, 6, 10, 16, 26], [1, 1], 3, false),
    ] {
        let found = Recurrence::find(&terms.map(BigUint::from), 3).unwrap();
        let told = (found.coefficients, found.from, found.fibonacci);
        assert_eq!(told, (coefficients.to_vec(), from, fibonacci), "{terms:?}");
    }
}

#[test]
fn limits_are_read_in_every_form() {
    for (form, number) in [
        ("2^10", 1024),
        ("3^5", 243),
        ("10^0", 1),
        ("1^999999", 1),
        ("0^3", 0),
        ("0", 0),
        ("007", 7),
    ] {
        let answer = asked("count", &format!("4 4 --up-to {form}"));
        assert_eq!(answer["count"], number.to_string(), "{form}");
        assert_eq!(answer["position"]["up_to"], number.to_string());
    }
    let refused =
        Question::parse_for_command("count", &CommandLine::parse("1 2 3 --up-to 2^4294967296"));
    assert_eq!(refused.unwrap_err().id(), "too-large");
    // 2^32 multiples, of two numbers or of three.
    for (line, known) in [
        ("1 2 --up-to 2147483648 --brute", true),
        ("1 2 --up-to 2147483649 --brute", false),
        ("1 2 3 --up-to 1431655765 --brute", true),
        ("1 2 3 --up-to 1431655766 --brute", false),
    ] {
        assert_eq!(
            Question::parse_for_command("count", &CommandLine::parse(line)).is_ok(),
            known,
            "{line}"
        );
    }
    assert_eq!(asked("count", "1 2 3 --up-to 1024")["position"]["power"], 10);
    assert_eq!(asked("count", "1 2 3 --up-to 1023")["position"]["power"], Value::Null);
}

#[test]
fn unanswerable_questions_are_refused() {
    let above = (power(1000) + 1u8).to_string();
    let long = "9".repeat(5000);
    for (line, kind, place) in [
        ("", "no-numbers", ""),
        ("--up-to 9", "no-numbers", ""),
        ("1 2 3", "no-up-to", ""),
        ("1 2 3 --up-to", "missing-value", "--up-to"),
        ("1 2 3 --up-to 2^x", "up-to-form", "2^x"),
        ("1 2 3 --up-to ^3", "up-to-form", "^3"),
        ("1 2 3 --up-to many", "up-to-form", "many"),
        ("1 2 3 --up-to -5", "signed", "-5"),
        ("1 2 3 --up-to 2^1001", "too-large", "2^1001"),
        ("1 2 3 --up-to 18446744073709551615^999", "too-large", "18446744073709551615^999"),
        (&format!("1 2 3 --up-to {above}"), "too-large", &above),
        (&format!("1 2 3 --up-to {long}"), "too-large", &long),
        ("1 x 3 --up-to 9", "not-a-number", "x"),
        ("1 2 3 --up-to 9 --list 10001", "too-large", "10001"),
        ("1 2 3 --up-to 4294967297 --brute", "too-many-to-try", "4294967297"),
        ("1 2 3 --up-to 9 --misere", "unknown-option", "--misere"),
    ] {
        let error = Question::parse_for_command("count", &CommandLine::parse(line)).unwrap_err();
        assert_eq!((error.id(), &error.excerpt[error.span]), (kind, place), "{line}");
    }
}

#[test]
fn refusals_point_at_the_number() {
    let error =
        |line: &str| Question::parse_for_command("count", &CommandLine::parse(line)).unwrap_err();
    // 25 000 001 states of carries, each with and without "exceeds N".
    let line = "25000001 25000001 --up-to 2^37";
    let error_of_states = error(line);
    let place = &error_of_states.excerpt[error_of_states.span.clone()];
    assert_eq!((error_of_states.id(), place), ("too-many-states", "25000001 25000001"));
    let states = error_of_states.to_string();
    // 5 · 10^7 steps in all: eight per multiplier and, with 38 digits, two for each of them.
    let most = 50_000_000 / (8 * 2 + 2 * 38);
    assert!(states.contains(&format!(" most={} states=100000002", 2 * most)), "{states}");
    // With 1001 digits the counts are computed modulo 17 numbers, four at once: in five runs.
    let many: Vec<u64> = (1..=1500).collect();
    let many = error(&format!("{} --up-to 2^1000", to_line(&many))).to_string();
    let most = 50_000_000 / (8 * 1500 + 2 * 1001 * 5);
    assert!(many.contains(&format!(" most={} states=2248502", 2 * most)), "{many}");
    let tries = error("1 2 3 --up-to 2^33 --brute").to_string();
    assert!(tries.contains(" count=8589934592 most=1431655765"), "{tries}");
    // Few digits need few states, however large the multipliers are.
    let large = [1 << 60, 3 << 60, 2 << 60];
    let expected = (1..=1000).filter(|&n| cancels(&large, n)).count();
    assert_eq!(count(&format!("{} --up-to 1000", to_line(&large))), expected.to_string());
}

/// Number of reachable vectors of carries, computed as a set, digit by digit, without order or fractions.
fn states_one_by_one(multipliers: &[u64], digits: u64) -> usize {
    let mut known = HashSet::from([vec![0u128; multipliers.len()]]);
    let mut open: Vec<Vec<u128>> = known.iter().cloned().collect();
    for _ in 0..digits {
        let mut found = Vec::new();
        for (carries, digit) in open.iter().flat_map(|carries| [(carries, 0), (carries, 1)]) {
            let sums = carries.iter().zip(multipliers);
            let sums: Vec<u128> = sums.map(|(m, &c)| m + u128::from(c) * digit).collect();
            let after: Vec<u128> = sums.iter().map(|sum| sum / 2).collect();
            if sums.iter().sum::<u128>() % 2 == 0 && known.insert(after.clone()) {
                found.push(after);
            }
        }
        open = found;
    }
    known.len()
}

#[test]
fn large_automata_have_exactly_the_reachable_states() {
    const EDGE: u64 = 1 << 32;
    let multipliers: [&[u64]; 10] = [
        &[20_000, 20_000],
        &[1, 1 << 14, (1 << 14) + 1],
        &[12_345, 54_321, 12_345 ^ 54_321],
        &[6, 7, 8, 9, 9_001, 9_001],
        &[EDGE, EDGE - 1, 1, 2],
        &[EDGE, EDGE, EDGE - 2, EDGE - 2],
        &[EDGE + 1, EDGE - 1, EDGE],
        &[EDGE + 1, EDGE + 1, EDGE + 3, EDGE + 3],
        &[u64::MAX, u64::MAX, u64::MAX - 1, 2],
        &[u64::MAX, u64::MAX - 2, 2, u64::MAX, u64::MAX],
    ];
    for multipliers in multipliers {
        for digits in [9, 13, 15] {
            let states = states_one_by_one(multipliers, digits);
            let automaton = Automaton::explore(multipliers, digits);
            assert!(
                automaton.state_count() == states || states <= 4096,
                "{multipliers:?} {digits}"
            );
            let limited = |most| {
                Automaton::explore_within(multipliers, digits, most, &mut |_, _| {})
                    .map(|automaton| automaton.state_count())
            };
            assert_eq!(
                limited(automaton.state_count()),
                Some(automaton.state_count()),
                "{multipliers:?}"
            );
            assert_eq!(limited(automaton.state_count() - 1), None, "{multipliers:?}");
        }
    }
    // A state for every fraction m / c, and no other.
    assert_eq!(Automaton::explore(&[50_000, 50_000], 99).state_count(), 50_000);
}

/// Progress is reported every 65,536 states: first of the upper bound, then of the actual number.
#[test]
fn progress_is_reported_every_65536_states() {
    for (most, total) in [(usize::MAX, 140_001), (80_000, 80_000)] {
        let mut told = Vec::new();
        let mut watch = |done, total| told.push((done, total));
        let automaton = Automaton::explore_within(&[70_001, 70_001], 99, most, &mut watch);
        let states = automaton.unwrap().state_count() as u64;
        assert_eq!(states, 70_001);
        assert_eq!(told, [(65_536, total), (0, states), (65_536, states)]);
    }
}

/// Compares counts and lists of the automaton with every n up to a limit; a case is multipliers and limit.
fn assert_agrees_with_trying(cases: &[(&[u64], u64)]) {
    for &(multipliers, limit) in cases {
        let line = format!("{} --up-to {limit} --list 200", to_line(multipliers));
        let answer = asked("count", &line);
        let counted: Vec<u64> = (1..=limit).filter(|&n| cancels(multipliers, n)).collect();
        assert_eq!(answer["count"], counted.len().to_string(), "{line}");
        let first = counted.iter().take(200);
        let first = first.map(|n| json!({"n": n.to_string(), "binary": format!("{n:b}")}));
        assert_eq!(answer["list"], first.collect::<Value>(), "{line}");
    }
}

#[test]
fn large_automata_agree_with_trying_every_n() {
    assert_agrees_with_trying(&[
        (&[1, 1 << 9, (1 << 9) + 1], 1023),
        (&[1003, 1003, 5, 10, 15], 1024),
        (&[1 << 50, 1 << 50, 3, 3, 1, 2, 3], 3000),
        (&[1 << 45 | 1, 3 << 45, 1 << 46 | 1], 2500),
    ]);
}

/// Automata of a hundred thousand states and more, and every n up to a quarter of a million.
#[test]
#[ignore = "exhaustive"]
fn large_automata_agree_with_trying_every_n_exhaustive() {
    assert_agrees_with_trying(&[
        (&[1, 1 << 17, (1 << 17) + 1], 262_143),
        (&[100_003, 100_003, 5, 10, 15], 262_144),
        (&[1 << 50, 1 << 50, 3, 3, 1, 2, 3], 100_000),
        (&[99_999, 70_001, 99_999 ^ 70_001, 6, 6], 200_001),
        (&[1 << 45 | 1, 3 << 45, 1 << 46 | 1], 250_000),
    ]);
}

/// An upper bound above the limit does not refuse an automaton that turns out to be small.
#[test]
fn large_multipliers_with_few_states_are_answered() {
    for multipliers in [
        [100_000_001, 100_000_003, 200_000_000],
        [1 << 60, 1 << 61, 3 << 60],
        // The third is the sum of the others without carry: powers of two count, and more than 64 digits are
        // needed.
        [16_846_257_569, 8_346_653_556, 9_082_941_141],
        [5_495_334_941, 11_878_700_356, 15_091_809_625],
    ] {
        let line = to_line(&multipliers);
        let expected = (1..=3000).filter(|&n| cancels(&multipliers, n)).count();
        assert_eq!(count(&format!("{line} --up-to 3000")), expected.to_string());
    }
    assert_eq!(count("100000001 100000003 200000000 --up-to 2^500"), "0");
}

/// With multipliers near 2^63, adjacent states are so close that 64 digits do not distinguish them.
#[test]
fn close_states_are_distinguished() {
    let multipliers =
        [5_167_461_299_025_127_992, 6_290_364_617_955_584_047, 1_224_240_117_813_936_663];
    let expected = (1..=1000).filter(|&n| cancels(&multipliers, n)).count();
    let line = format!("{} --up-to 1000", to_line(&multipliers));
    assert_eq!((count(&line), expected), ("10".to_owned(), 10));
}

/// Multiples beyond 64 bits are tried too: those of 1, 2 and 3, shifted left.
#[test]
fn large_multiples_are_tried() {
    for (shift, range, found) in [
        (61, 1..=1023, 143),
        (61, 0..=1023, 144),
        (0, 1..=1023, 143),
        (61, 1..=5, 4),
        (0, 1..=5, 4),
    ] {
        let multipliers = [1, 2, 3].map(|c: u64| c << shift);
        let expected = range.clone().filter(|&n| cancels(&multipliers, n)).count() as u64;
        assert_eq!((brute_force::count(&multipliers, range), expected), (found, found), "{shift}");
    }
}

/// Runs every `every`-th command line in each view.
fn assert_program(every: usize) {
    let schema = Validator::new(&carryless::schema());
    for line in [
        "1 2 3 --up-to 2^30 --list 20",
        "1 3 5 7 --up-to 999",
        "0 --up-to 0",
        "1 2 --up-to 2^70 --list 3",
        "14 1 15 --up-to 2^100",
    ]
    .into_iter()
    .step_by(every)
    {
        for lang in ["zh", "en"] {
            for format in ["text", "markdown", "html", "json"] {
                for view in ["verdict", "key", "proof"] {
                    // JSON is always complete and takes no detail option.
                    let view = match format {
                        "json" => String::new(),
                        _ => format!(" --detail {view}"),
                    };
                    let output =
                        output(&format!("count {line} --lang {lang} --format {format}{view}"));
                    assert!(output.status.success(), "{line} {lang} {format}: {output:?}");
                    let text = String::from_utf8(output.stdout).unwrap();
                    if format == "json" {
                        let json: Value = serde_json::from_str(&text).unwrap();
                        assert!(schema.is_valid(&json), "{line}");
                        assert_eq!(json, asked("count", line));
                    }
                    assert!(format == "markdown" || !text.contains("**"), "{text}");
                }
            }
            assert!(output(&format!("count {line} --lang {lang} --ask")).status.success());
            assert!(output(&format!("count {line} --lang {lang} --hint 9")).status.success());
        }
    }
}

#[test]
fn the_program_answers_in_every_language_and_format() {
    assert_program(4);
}

#[test]
#[ignore = "exhaustive"]
fn the_program_answers_in_every_language_and_format_exhaustive() {
    assert_program(1);
}

#[test]
fn the_program_agrees_with_trying_every_n() {
    for line in
        ["1 2 3 --up-to 2^21", "5 5 --up-to 1048577", "1 3 5 7 --up-to 1048576", "1 1 --up-to 0"]
    {
        let answered = output(&format!("count {line} --brute --format json"));
        assert_eq!(answered.status.code(), Some(0));
        let json: Value = serde_json::from_slice(&answered.stdout).unwrap();
        assert_eq!(json["brute"]["agrees"], true);
        assert_eq!(json["brute"]["count"].to_string(), json["count"].as_str().unwrap());
        for lang in ["zh", "en"] {
            let text = output(&format!("count {line} --brute --lang {lang}")).stdout;
            let text = String::from_utf8(text).unwrap();
            assert!(text.contains(json["count"].as_str().unwrap()), "{text}");
        }
    }
}

#[test]
fn a_difference_is_reported() {
    for language in Language::all() {
        let mut answer = of_command("count", "1 2 3 --up-to 100").explain(false);
        let renderer = Renderer::new(language, &["count"]).unwrap();
        assert_eq!(answer.is_right(), None);
        let Explanation::Count(inner) = &mut answer else { panic!("not a count") };
        assert_eq!(inner.facts.count, BigNumber(without_neighbours(&100u8.into()) - 1u8));
        inner.add_brute_force(4711);
        assert_eq!(answer.is_right(), Some(false));
        // Where they differ, the answer of the theorem is given.
        let answered = carryless_test_support::answers::json(&answer);
        let steps = answered["steps"].as_array().unwrap();
        let kinds: Vec<&Value> = steps.iter().rev().take(2).map(|step| &step["kind"]).collect();
        assert_eq!(kinds, ["theorem", "tried"]);
        let page = renderer.markdown(answer, View::default()).unwrap();
        assert!(page.contains("4711"), "{page}");
    }
}

#[test]
fn the_program_refuses_with_a_position_and_exit_code_2() {
    for line in
        ["", "1 2 3", "1 2 3 --up-to 2^1001", "1 2 3 --up-to 2^33 --brute", "1 2 3 --up-to 2^^3"]
    {
        for lang in ["zh", "en"] {
            let output = output(&format!("count {line} --lang {lang}"));
            assert_eq!(output.status.code(), Some(2), "{line}");
            assert!(output.stdout.is_empty(), "{line}");
            assert!(String::from_utf8(output.stderr).unwrap().contains('^'), "{line}");
        }
    }
}
