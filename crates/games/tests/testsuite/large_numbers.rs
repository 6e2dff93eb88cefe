//! Checks answers at the limits of the numbers: largest piles and limits, no stones, a million piles, races
//! to the largest target. Every expected number is a literal or follows from a count.

use std::time::{Duration, Instant};

use carryless_args::command_line::CommandLine;
use carryless_games::games::nim::{self, steps::Step};
use carryless_games::games::{Explanation, Question};
use carryless_games::position::{Outcome, PileMove};
use carryless_test_support::answers::{explained, question, step};
use serde_json::{Value, json};

/// Largest number that the program accepts: 64 ones in binary.
const MOST: &str = "18446744073709551615";

#[test]
fn numbers_may_be_written_in_chinese() {
    for (written, meant) in [
        ("三 四 五", "3 4 5"),
        ("三、四、五", "3 4 5"),
        ("十二 两 二十一", "12 2 21"),
        ("wythoff 三 五", "wythoff 3 5"),
        ("三 四 五 --limit 三", "3 4 5 --limit 3"),
    ] {
        assert_eq!(question(written).command_line(), question(meant).command_line(), "{written}");
    }
    // A word that contains numerals is not a number.
    assert!(Question::parse(&CommandLine::parse("抢三十")).is_err());
    assert!(Question::parse(&CommandLine::parse("三人 四 五")).is_err());
}

/// Winning moves as `pile:take`.
fn moves(answer: &Value) -> Vec<String> {
    let moves = answer["winning_moves"].as_array().unwrap().iter();
    moves.map(|chosen| format!("{}:{}", chosen["pile"], chosen["take"])).collect()
}

#[test]
fn the_largest_piles_are_counted_exactly() {
    let one = explained(MOST);
    assert_eq!(moves(&one), [format!("1:{MOST}")]);
    assert_eq!(one["nim_sum"], u64::MAX);
    assert_eq!(one["columns"]["sums"], json!(vec![1; 64]));
    assert_eq!(one["columns"]["rows"], json!(["1".repeat(64)]));

    let two = explained(&format!("{MOST} {MOST}"));
    assert_eq!((&two["outcome"], &two["nim_sum"]), (&json!("P"), &json!(0)));
    assert_eq!(step(&two, "spoil")["moves"], "36893488147419103230");
    assert_eq!(step(&two, "spoil")["rows"].as_array().unwrap().len(), 32);
    assert_eq!(step(&two, "spoil")["left_out"], "36893488147419103198");
    assert_eq!(step(&two, "advice")["advised"]["leaves"], u64::MAX - 1);

    let other = explained(&format!("{MOST} 18446744073709551614"));
    assert_eq!(moves(&other), ["1:1"]);
    assert_eq!(other["nim_sum"], 1);
}

#[test]
fn the_largest_piles_are_answered_in_misere_play() {
    let one = explained(&format!("{MOST} --misere"));
    assert_eq!(moves(&one), ["1:18446744073709551614"]);
    assert_eq!(step(&one, "switch")["target"], 1);
    let two = explained(&format!("{MOST} 1 --misere"));
    assert_eq!(moves(&two), [format!("1:{MOST}")]);
    let equal = explained(&format!("{MOST} {MOST} --misere"));
    assert_eq!(equal["outcome"], "P");
}

#[test]
fn the_largest_limit_is_no_limit() {
    let answer = explained(&format!("{MOST} 5 --limit {MOST}"));
    assert_eq!(answer["rules"]["limit"], u64::MAX);
    assert_eq!(answer["residues"], json!([u64::MAX, 5]));
    assert_eq!(moves(&answer), ["1:18446744073709551610"]);
    let misere = explained(&format!("{MOST} --limit {MOST} --misere"));
    assert_eq!(moves(&misere), ["1:18446744073709551614"]);
    // One pile too large to be emptied in one move, by just one stone.
    let below = explained(&format!("{MOST} --limit 18446744073709551614"));
    assert_eq!((&below["outcome"], &below["residues"]), (&json!("P"), &json!([0])));
    let division = &step(&below, "residues")["piles"][0];
    assert_eq!((&division["bands"], &division["residue"]), (&json!(1), &json!(0)));
    let misere = explained(&format!("{MOST} --limit 18446744073709551614 --misere"));
    assert_eq!(moves(&misere), ["1:18446744073709551614"]);
    // The residue 0 of the second pile rises to 2.
    let rising = explained(&format!("2 {MOST} --limit 18446744073709551614"));
    assert_eq!(moves(&rising), ["1:2", "2:18446744073709551613"]);
    let raised = json!({"leaves": 2, "bands": 0, "residue": 2});
    assert_eq!(step(&rising, "residues")["piles"][1]["raised"], raised);
}

#[test]
fn the_least_limit_leaves_only_the_parity() {
    let answer = explained(&format!("{MOST} {MOST} {MOST} --limit 1"));
    assert_eq!(moves(&answer), ["1:1", "2:1", "3:1"]);
    let misere = explained(&format!("{MOST} {MOST} {MOST} --limit 1 --misere"));
    assert_eq!((&misere["outcome"], moves(&misere).len()), (&json!("P"), 0));
}

#[test]
fn a_position_without_stones_is_answered() {
    for (question, outcome) in [
        ("0", "P"),
        ("0 --misere", "N"),
        ("0 --limit 3", "P"),
        ("0 --limit 3 --misere", "N"),
        ("0 0 0 0", "P"),
        ("0 0 0 0 --misere", "N"),
    ] {
        let answer = explained(question);
        assert_eq!(answer["outcome"], outcome, "{question}");
        assert!(moves(&answer).is_empty(), "{question}");
        let width = &answer["columns"]["width"];
        assert_eq!((width, &answer["columns"]["sums"]), (&json!(0), &json!([])), "{question}");
        assert_eq!(answer["columns"]["rows"][0], "", "{question}");
        let only = json!([{"kind": "start", "shown": null, "over": true}]);
        assert_eq!(answer["steps"], only, "{question}");
    }
}

#[test]
fn empty_piles_keep_their_numbers() {
    let zeros = "0 ".repeat(1000);
    let answer = explained(&format!("{zeros} 7 {zeros} 4"));
    assert_eq!(moves(&answer), ["1001:3"]);
    let misere = explained(&format!("{zeros} 7 {zeros} 1 --misere"));
    assert_eq!(moves(&misere), ["1001:7"]);
}

#[test]
fn one_more_than_the_largest_number_is_refused() {
    let excess = "18446744073709551616";
    let questions =
        [excess.to_owned(), format!("1 --limit {excess}"), format!("1 --nim-sum {excess}")];
    for question in questions {
        let error = Question::parse(&CommandLine::parse(&question)).unwrap_err();
        assert_eq!(error.id(), "too-large", "{question}");
        assert_eq!(&error.excerpt[error.span], excess, "{question}");
    }
}

#[test]
fn attempts_with_the_largest_numbers_are_judged() {
    // The sum with carry has 65 digits: no attempt can equal it, and nothing overflows.
    let answer = explained(&format!("{MOST} {MOST} --nim-sum 18446744073709551614"));
    let judged = json!({"said": u64::MAX - 1, "right": false, "ideas": []});
    assert_eq!(answer["nim_sum_said"], judged);
    let digits = vec!["1"; 64].join(",");
    assert_eq!(explained(&format!("{MOST} --sums {digits}"))["sums"]["right"], true);
    let error =
        Question::parse(&CommandLine::parse(&format!("{MOST} --sums {digits},1"))).unwrap_err();
    assert_eq!(error.id(), "sums-form");
    for move_in in ["1:1", "2:18446744073709551615", "3:9223372036854775808"] {
        let answer = explained(&format!("{MOST} {MOST} {MOST} --move {move_in}"));
        assert_eq!(answer["move"]["winning"], move_in.ends_with(MOST), "{move_in}");
    }
    assert_eq!(explained(&format!("{MOST} {MOST} 1 --move 1:1"))["move"]["winning"], true);
}

/// Explanation without JSON, for positions whose JSON would be very long. Half a minute is far more than a
/// few passes over the piles take, and far less than one pass per pile would.
fn explained_in_time(words: &str) -> nim::Explanation {
    let start = Instant::now();
    let Explanation::Nim(answer) = question(words).explain(false) else { panic!("not Nim") };
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
    answer
}

fn check_row(count: u64) {
    let sizes: Vec<String> = (1..=count).map(|size: u64| size.to_string()).collect();
    let answer = explained_in_time(&sizes.join(" "));
    // 1 to n have the nim-sum n if n is a multiple of 4.
    assert_eq!(answer.facts.nim_sum, count);
    let first = 1 << count.ilog2();
    // The piles from the largest power of two on have a 1 in the leftmost column.
    let listed = answer.facts.winning_moves.as_slice();
    assert_eq!(listed.len() as u64, count - first + 1);
    assert_eq!(answer.facts.columns.sums()[0], listed.len() as u64);
    assert_eq!(listed[0], PileMove { pile: first, take: 2 * first - count, leaves: count - first });
    assert_eq!(answer.facts.columns.numbers().len() as u64, count);
}

#[test]
fn many_piles_are_answered() {
    check_row(10_000);
}

#[test]
#[ignore = "exhaustive"]
fn many_piles_are_answered_exhaustive() {
    check_row(1_000_000);
}

fn check_equal(count: usize) {
    let ones = "1 ".repeat(count);
    let lost = explained_in_time(&ones);
    assert_eq!((lost.facts.outcome, lost.facts.nim_sum), (Outcome::P, 0));
    let replies = lost.steps.iter().find_map(|step| match step {
        Step::PPositionMoves { rows, left_out, .. } => Some((rows.len(), left_out.0)),
        _ => None,
    });
    assert_eq!(replies, Some((32, (count - 32).try_into().unwrap())));
    let misere = explained_in_time(&format!("{ones} --misere"));
    assert_eq!((misere.facts.outcome, misere.facts.winning_moves.len()), (Outcome::N, count));
}

#[test]
fn many_equal_piles_are_answered() {
    check_equal(10_000);
}

#[test]
#[ignore = "exhaustive"]
fn many_equal_piles_are_answered_exhaustive() {
    check_equal(1_000_000);
}

/// Each row examines every pile, ten million in all: with many piles fewer rows are complete.
#[test]
fn a_full_table_of_many_piles_has_fewer_rows() {
    for (piles, rows, left_out) in
        [("40 40".to_owned(), 80, "0"), ("1 ".repeat(20_000), 500, "19500")]
    {
        let question = question(&piles);
        let answer = carryless_test_support::answers::json(&question.explain(true));
        let spoil = step(&answer, "spoil");
        assert_eq!(spoil["rows"].as_array().unwrap().len(), rows);
        assert_eq!(spoil["left_out"], left_out);
    }
}

#[test]
fn the_longest_races_are_answered() {
    let target = (1_u64 << 62) - 1;
    // 2^62 − 1 is a multiple of 3.
    let lost = explained(&format!("race {target} --say 1-2"));
    assert_eq!((&lost["outcome"], &lost["imbalance"]), (&json!("P"), &json!(0)));
    let whole = explained(&format!("race {target} --say 1-{target}"));
    assert_eq!(whole["winning_moves"], json!([{"say": target, "reaches": target}]));
    assert_eq!(whole["period"], 1_u64 << 62);
    // Every number finishes: all of them win, the first 30,000 are listed.
    let finish = explained(&format!("race 1 --say 1-{target} --end finish-wins"));
    assert_eq!(finish["winning_move_count"], target);
    assert_eq!(finish["winning_moves"].as_array().unwrap().len(), 30_000);
    let passed =
        explained(&format!("race {target} --say {0}-{target} --end finish-wins", 1_000_000));
    assert_eq!(passed["losing_remainders"].as_array().unwrap().len(), 1_000_000);
    assert_eq!(moves_said(&passed), [target]);
    let error =
        Question::parse(&CommandLine::parse("race 4611686018427387904 --say 1-2")).unwrap_err();
    assert_eq!(error.id(), "too-large");
}

fn moves_said(answer: &Value) -> Vec<u64> {
    let moves = answer["winning_moves"].as_array().unwrap().iter();
    moves.map(|chosen| chosen["say"].as_u64().unwrap()).collect()
}
