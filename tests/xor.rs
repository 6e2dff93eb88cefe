//! Compares `carryless xor` with digits written out as text (result and every step); laws are computed on
//! both sides, the odd one out is found by counting every number, the swap is compared with the two numbers
//! exchanged. Also the program in every language and format.

use crate::program::output;
use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_test_support::answers::{asked, step, steps};
use carryless_test_support::pencil_and_paper::{columns_json, odd_columns, powers};
use carryless_test_support::rng::Dice;
use carryless_test_support::validator::Validator;
use serde_json::{Value, json};

fn to_digits(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    words.join(" ")
}

/// Nim-sum by counting the 1s of written binary digits.
fn sum(numbers: &[u64]) -> u64 {
    odd_columns(numbers).iter().sum()
}

/// Random numbers, 1 to `count` of them, small and large, often with repetitions.
fn random(dice: &mut Dice, count: u64) -> Vec<u64> {
    let most = [1, 7, 100, u64::MAX][dice.up_to(3) as usize];
    (0..1 + dice.up_to(count - 1)).map(|_| dice.up_to(most)).collect()
}

#[test]
fn examples_of_the_sources_are_confirmed() {
    let answer = asked("xor", "34 23");
    assert_eq!(answer["schema"], 1);
    assert_eq!((&answer["game"], &answer["result"]), (&json!("xor"), &json!(53)));
    assert_eq!(answer["columns"]["rows"], json!(["100010", "010111"]));
    assert_eq!(answer["columns"]["sums"], json!([1, 1, 0, 1, 2, 1]));
    assert_eq!(step(&answer, "carry")["sum"], "57");
    assert_eq!(asked("xor", "1 3 5 7")["result"], 0);
    assert_eq!(asked("xor", "34 23 23")["result"], 34);
}

fn check_columns(rounds: usize) {
    let mut dice = Dice::new(34);
    for _ in 0..rounds {
        let numbers = random(&mut dice, 9);
        let answer = asked("xor", &to_digits(&numbers));
        let result = sum(&numbers);
        assert_eq!(answer["result"], result, "{numbers:?}");
        assert_eq!(answer["columns"], columns_json(&numbers));
        assert_eq!(answer["position"]["numbers"], json!(numbers));
        let parts =
            numbers.iter().map(|&number| json!({"number": number, "parts": powers(number)}));
        assert_eq!(step(&answer, "binary")["numbers"], parts.collect::<Value>());
        assert_eq!(step(&answer, "read")["odd"], json!(odd_columns(&numbers)));
        let carried: u128 = numbers.iter().map(|&number| u128::from(number)).sum();
        let carry = step(&answer, "carry");
        assert_eq!(carry["sum"], carried.to_string());
        assert_eq!(carry["same"], carried == u128::from(result));
        if numbers.len() > 1 {
            check_others(step(&answer, "others"), &numbers);
        }
    }
}

#[test]
fn columns_and_steps_agree_with_written_digits() {
    check_columns(200);
}

#[test]
#[ignore = "exhaustive"]
fn columns_and_steps_agree_with_written_digits_exhaustive() {
    check_columns(2000);
}

fn check_others(step: &Value, numbers: &[u64]) {
    let mut larger = 0;
    for (index, &number) in numbers.iter().enumerate() {
        let mut rest = numbers.to_vec();
        rest.remove(index);
        let others = sum(&rest);
        larger += u64::from(number > others);
        let row = json!({"number": number, "others": others, "larger": number > others});
        assert_eq!(step["rows"][index], row, "{numbers:?}");
    }
    assert_eq!(step["larger"], larger);
    assert_eq!(larger > 0, sum(numbers) != 0, "the lemma for {numbers:?}");
}

/// Nim-sum of two numbers of up to 65 digits, digit by digit.
fn xor(left: u128, right: u128) -> u128 {
    let (left, right) = (format!("{left:066b}"), format!("{right:066b}"));
    let digits = left.chars().zip(right.chars());
    digits.fold(0, |value, (a, b)| value * 2 + u128::from(a != b))
}

/// Condition of a law and its two sides; `p` is the power that the law may choose.
fn by_definition(law: u64, [x, y, z]: [u128; 3], p: u128) -> (bool, u128, u128) {
    match law {
        3 => (true, xor(x, 0), x),
        4 => (true, xor(x, y), 0),
        5 => (true, xor(x, y), xor(y, x)),
        6 => (true, xor(xor(x, y), z), xor(x, xor(y, z))),
        7 => (x == y, xor(x, z), xor(y, z)),
        8 => (x < p, xor(x, p), x + p),
        9 if x == 0 => (false, 0, 0),
        9 => (p <= x && x < 2 * p, xor(x, p), x - p),
        10 => (x < p && y < p, xor(x, y) + p, xor(x, y + p)),
        11 => (true, xor(xor(x, y), y), x),
        law => panic!("there is no law {law}"),
    }
}

fn check_laws(numbers: &[u64]) {
    let answer = asked("xor", &format!("{} --laws", to_digits(numbers)));
    assert_eq!(answer["result"], sum(numbers));
    let found = step(&answer, "laws");
    let chosen = [0, 1, 2].map(|index| numbers.get(index).copied().unwrap_or(numbers[0]));
    assert_eq!(json!([found["x"], found["y"], found["z"]]), json!(chosen));
    let laws = found["laws"].as_array().unwrap();
    assert_eq!(laws.len(), 9);
    for (law, number) in laws.iter().zip(3..) {
        assert_eq!(law["law"], number);
        let power = law["power"].as_str().map_or(0, |p| p.parse().unwrap());
        if let Some(t) = law["t"].as_u64() {
            assert_eq!(power, 2_u128.pow(t as u32));
        }
        let (applies, left, right) = by_definition(number, chosen.map(u128::from), power);
        assert_eq!(law["applies"], applies, "law {number} for {numbers:?}");
        assert_eq!(law["left"], left.to_string(), "law {number} for {numbers:?}");
        assert_eq!(law["right"], right.to_string(), "law {number} for {numbers:?}");
        let agree = match number {
            4 => (left == right) == (chosen[0] == chosen[1]),
            _ => left == right,
        };
        assert_eq!(law["holds"], agree);
        assert!(agree || !applies, "law {number} is false for {numbers:?}");
    }
    let group = step(&answer, "group");
    let own = |&number: &u64| json!({"number": number, "twice": 0});
    assert_eq!(group["inverses"], numbers.iter().map(own).collect::<Value>());
    assert_eq!(group["solution"], xor(chosen[0].into(), chosen[1].into()) as u64);
    assert_eq!(group["check"], chosen[1]);
}

#[test]
fn both_sides_of_each_law_agree() {
    for x in 0..=9 {
        check_laws(&[x]);
        for y in 0..=9 {
            check_laws(&[x, y]);
            (0..=4).for_each(|z| check_laws(&[x, y, z]));
        }
    }
    check_laws(&[u64::MAX, 1 << 63, u64::MAX - 1]);
    let mut dice = Dice::new(11);
    for _ in 0..500 {
        check_laws(&random(&mut dice, 6));
    }
}

#[test]
fn tables_of_digits_are_confirmed() {
    let answer = asked("xor", "34 23 --laws");
    let bits = step(&answer, "bits");
    let pair =
        |[a, b]: [u8; 2]| json!({"bits": [a, b], "xor": (a + b) % 2, "reversed": (b + a) % 2});
    let pairs = [[0, 0], [0, 1], [1, 0], [1, 1]].map(pair);
    assert_eq!(bits["pairs"], json!(pairs));
    assert_eq!(step(&asked("xor", "3"), "table")["pairs"], json!(pairs));
    let triples = bits["triples"].as_array().unwrap();
    assert_eq!(triples.len(), 8);
    for (row, number) in triples.iter().zip(0..) {
        let digits = [number / 4 % 2, number / 2 % 2, number % 2];
        let parity = digits.iter().sum::<u8>() % 2;
        let expected = json!({"bits": digits, "left_first": parity, "right_first": parity});
        assert_eq!(*row, expected);
    }
}

/// Numbers that occur an odd number of times, by counting each of them.
fn odd_occurrences(numbers: &[u64]) -> Vec<u64> {
    let times = |number: u64| numbers.iter().filter(|other| **other == number).count();
    let mut odd: Vec<u64> = numbers.to_vec();
    odd.retain(|number| times(*number) % 2 == 1);
    odd.sort_unstable();
    odd.dedup();
    odd
}

/// A shuffled list in which `odd` different numbers occur an odd number of times.
fn with_odd(dice: &mut Dice, odd: usize) -> Vec<u64> {
    let most = [6, 60, u64::MAX][dice.up_to(2) as usize];
    let mut list = Vec::new();
    let mut chosen: Vec<u64> = Vec::new();
    while chosen.len() < odd {
        let number = dice.up_to(most);
        if !chosen.contains(&number) {
            chosen.push(number);
        }
    }
    list.extend(&chosen);
    for _ in 0..dice.up_to(8) + u64::from(odd == 0) {
        let number = dice.up_to(most);
        list.extend([number, number]);
    }
    for last in (1..list.len()).rev() {
        list.swap(last, dice.up_to(last as u64) as usize);
    }
    list
}

fn check_odd_ones(rounds: usize) {
    let mut dice = Dice::new(2);
    for round in 0..rounds {
        let list = with_odd(&mut dice, round % 6);
        let answer = asked("xor", &format!("{} --odd-one-out", to_digits(&list)));
        let odd = odd_occurrences(&list);
        assert_eq!(odd.len(), round % 6);
        assert_eq!(answer["odd"], json!(odd), "{list:?}");
        let case = ["none", "one", "two", "many", "many", "many"][odd.len()];
        assert_eq!(step(&answer, "cancel")["case"], case);
        let rows = step(&answer, "count")["rows"].as_array().unwrap();
        let times: u64 = rows.iter().map(|row| row["times"].as_u64().unwrap()).sum();
        assert_eq!(times, list.len() as u64);
        let halves: Vec<&Value> = steps(&answer, "half").collect();
        if odd.len() == 2 {
            let bit = *odd_columns(&list).first().unwrap();
            assert_eq!(step(&answer, "split")["bit"], bit);
            check_halves(&halves, &list, bit, &odd);
        } else {
            assert_eq!((halves.len(), steps(&answer, "split").count()), (0, 0));
        }
    }
}

#[test]
fn the_odd_one_out_is_found() {
    check_odd_ones(300);
}

#[test]
#[ignore = "exhaustive"]
fn the_odd_one_out_is_found_exhaustive() {
    check_odd_ones(3000);
}

fn check_halves(halves: &[&Value], list: &[u64], bit: u64, odd: &[u64]) {
    let mut found = Vec::new();
    for (half, digit) in halves.iter().zip([1, 0]) {
        let own = |number: &u64| u64::from(powers(*number).contains(&bit)) == digit;
        let own: Vec<u64> = list.iter().copied().filter(own).collect();
        assert_eq!((&half["digit"], &half["numbers"]), (&json!(digit), &json!(own)));
        assert_eq!(half["columns"], columns_json(&own));
        found.push(half["result"].as_u64().unwrap());
    }
    found.sort_unstable();
    assert_eq!(found, odd);
}

#[test]
fn odd_ones_of_the_reported_issue_are_found() {
    assert_eq!(asked("xor", "--odd-one-out 3 5 3")["odd"], json!([5]));
    assert_eq!(asked("xor", "9 3 5 3 --odd-one-out")["odd"], json!([5, 9]));
    assert_eq!(asked("xor", "0 7 7 --odd-one-out")["odd"], json!([0]));
    assert_eq!(asked("xor", "0 7 --odd-one-out")["odd"], json!([0, 7]));
    assert_eq!(asked("xor", "4 4 --odd-one-out")["odd"], json!([]));
    assert_eq!(asked("xor", "3 1 2 --odd-one-out")["odd"], json!([1, 2, 3]));
}

fn check_swaps(rounds: u64) {
    let mut dice = Dice::new(3);
    for round in 0..rounds {
        let (a, b) = if round < 100 {
            (round / 10, round % 10)
        } else {
            (dice.up_to(u64::MAX), dice.up_to(u64::MAX))
        };
        let line = if dice.coin() { format!("--swap {a} {b}") } else { format!("{a} {b} --swap") };
        let answer = asked("xor", &line);
        assert_eq!(answer["swapped"], json!([b, a]));
        let total = sum(&[a, b]);
        let places = [[a, b], [total, b], [total, a], [b, a]];
        let assigned: Vec<&Value> = steps(&answer, "assign").collect();
        assert_eq!(assigned.len(), 3);
        for (index, step) in assigned.iter().enumerate() {
            assert_eq!(step["before"], json!(places[index]));
            assert_eq!(step["after"], json!(places[index + 1]));
            assert_eq!(step["columns"], columns_json(&places[index]));
        }
    }
}

#[test]
fn two_numbers_are_swapped() {
    check_swaps(150);
}

#[test]
#[ignore = "exhaustive"]
fn two_numbers_are_swapped_exhaustive() {
    check_swaps(600);
}

#[test]
fn unanswerable_questions_are_refused() {
    for (line, kind, place) in [
        ("", "no-numbers", ""),
        ("--laws", "no-numbers", ""),
        ("3 4 5 --swap", "swap-two", "--swap"),
        ("--swap 3", "swap-two", "--swap"),
        ("3 4 --swap --laws", "conflict", "--laws"),
        ("--odd-one-out 3 4 --swap", "conflict", "--swap"),
        ("3 4 --laws=yes", "unexpected-value", "--laws=yes"),
        ("3 4 --limit 3", "unknown-option", "--limit"),
        ("3 18446744073709551616", "too-large", "18446744073709551616"),
        ("3 x", "not-a-number", "x"),
        ("3 -4", "signed", "-4"),
        ("3 0.5", "fraction", "0.5"),
    ] {
        let error = Question::parse_for_command("xor", &CommandLine::parse(line)).unwrap_err();
        assert_eq!((error.id(), &error.excerpt[error.span]), (kind, place), "{line}");
    }
}

#[test]
fn the_program_answers_in_every_language_and_format() {
    let schema = Validator::new(&carryless::schema());
    for line in
        ["34 23", "34 23 --laws", "0 --laws", "3 5 3 9 --odd-one-out", "--swap 34 23", "0 0"]
    {
        for lang in ["zh", "en"] {
            for format in ["text", "markdown", "html", "json"] {
                for view in ["verdict", "proof"] {
                    // JSON is always complete and takes no detail option.
                    let view = match format {
                        "json" => String::new(),
                        _ => format!(" --detail {view}"),
                    };
                    let output =
                        output(&format!("xor {line} --lang {lang} --format {format}{view}"));
                    assert!(output.status.success(), "{line} {lang} {format}: {output:?}");
                    let text = String::from_utf8(output.stdout).unwrap();
                    if format == "json" {
                        let json: Value = serde_json::from_str(&text).unwrap();
                        assert!(schema.is_valid(&json), "{line}");
                        assert_eq!(json, asked("xor", line));
                    }
                    assert!(format == "markdown" || !text.contains("**"), "{text}");
                }
            }
            assert!(
                output(&format!("xor {line} --lang {lang} --ask --detail teach")).status.success()
            );
            assert!(output(&format!("xor {line} --lang {lang} --hint 9")).status.success());
        }
    }
    let text = String::from_utf8(output("xor 34 23 --lang en --detail verdict").stdout).unwrap();
    assert!(text.contains("34 ⊕ 23 = 53"), "{text}");
}

#[test]
fn long_lists_are_elided_for_readers_only() {
    let list = to_digits(&(1..=1000).collect::<Vec<u64>>());
    for (task, rows) in [("", 1000), ("--laws", 1000), ("--odd-one-out", 1000)] {
        let json = output(&format!("xor {list} {task} --format json")).stdout;
        let json: Value = serde_json::from_slice(&json).unwrap();
        assert_eq!(json["columns"]["rows"].as_array().unwrap().len(), rows);
        let text = output(&format!("xor {list} {task} --lang en")).stdout;
        let text = String::from_utf8(text).unwrap();
        assert!(text.lines().count() < 150 && text.contains("988"), "{text}");
    }
}

#[test]
fn the_program_refuses_with_a_position_and_exit_code_2() {
    for line in ["", "--swap 1", "3 4 --laws --swap", "3 x", "3 --limit 2"] {
        for lang in ["zh", "en"] {
            let output = output(&format!("xor {line} --lang {lang}"));
            assert_eq!(output.status.code(), Some(2), "{line}");
            assert!(output.stdout.is_empty(), "{line}");
            let told = String::from_utf8(output.stderr).unwrap();
            assert!(told.contains('^'), "{told}");
        }
    }
}
