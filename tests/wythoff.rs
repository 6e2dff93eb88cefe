//! Compares Wythoff's game with a search that knows only the legal moves: outcome, complete set of winning
//! moves and every step of every small position. Cold pairs are compared with the published sequences A000201
//! and A001950, with the mex rule, and near 2^63 by multiplication alone. Also the judging of moves and
//! verdicts in all formats.

use std::collections::HashSet;

use carryless_games::games::wythoff::closed_form::{Pair, outcome, winning_moves};
use carryless_games::position::{AnyMove, MultiPileMove, Outcome};
use carryless_games::search::Tree;

use crate::program::output;
use carryless_test_support::answers::{self, explained, question, step, steps};
use carryless_test_support::oracle::Search;
use serde_json::{Value, json};

/// Rules of Wythoff's game for the search.
#[derive(Clone, Copy)]
struct Piles;

/// Every legal move as the numbers taken from each pile.
fn moves([x, y]: [u64; 2]) -> Vec<[u64; 2]> {
    let first = (1..=x).map(|take| [take, 0]);
    let second = (1..=y).map(|take| [0, take]);
    let both = (1..=x.min(y)).map(|take| [take, take]);
    first.chain(second).chain(both).collect()
}

impl Tree for Piles {
    type Position = [u64; 2];

    fn terminal_outcome(&self, _: &[u64; 2]) -> Outcome {
        Outcome::P
    }

    fn options(&self, piles: &[u64; 2]) -> impl Iterator<Item = [u64; 2]> {
        let after = |[a, b]: [u64; 2]| [piles[0] - a, piles[1] - b];
        moves(*piles).into_iter().map(after)
    }
}

/// Winning moves that the search finds, in the order of the program.
fn winning_moves_by_search(search: &mut Search<Piles>, piles: [u64; 2]) -> Vec<[u64; 2]> {
    let mut winning = moves(piles);
    winning.retain(|[a, b]| search.outcome(&[piles[0] - a, piles[1] - b]) == Outcome::P);
    winning
}

fn check_tree(size: u64) {
    let mut search = Search::new(Piles);
    let (mut positions, mut most) = (0, 0);
    for piles in (0..=size).flat_map(|x| (0..=size).map(move |y| [x, y])) {
        assert_eq!(outcome(piles), search.outcome(&piles), "{piles:?}");
        let winning = winning_moves_by_search(&mut search, piles);
        let closed: Vec<Vec<u64>> = winning_moves(piles).into_iter().map(|m| m.takes).collect();
        assert_eq!(closed, winning, "{piles:?}");
        most = most.max(winning.len());
        positions += 1;
    }
    assert_eq!((positions, most), ((size + 1).pow(2), 3));
}

#[test]
fn every_small_position_agrees_with_the_tree() {
    check_tree(16);
}

#[test]
#[ignore = "exhaustive"]
fn every_small_position_agrees_with_the_tree_exhaustive() {
    check_tree(40);
}

fn check_every_step(size: u64) {
    let mut search = Search::new(Piles);
    for piles in (0..=size).flat_map(|x| (0..=size).map(move |y| [x, y])) {
        let answer = explained(&format!("wythoff {} {}", piles[0], piles[1]));
        assert_eq!(answer["position"]["piles"], json!(piles));
        let winning = winning_moves_by_search(&mut search, piles);
        let listed: Vec<Value> = winning.iter().map(|takes| json!({ "takes": takes })).collect();
        assert_eq!(answer["winning_moves"], json!(listed), "{piles:?}");
        let lost = winning.is_empty();
        assert_eq!(answer["outcome"], if lost { "P" } else { "N" });
        if piles != [0, 0] {
            check_steps(&answer, piles, lost, &mut search);
        }
    }
}

#[test]
fn steps_of_small_positions_agree_with_the_tree() {
    check_every_step(9);
}

#[test]
#[ignore = "exhaustive"]
fn steps_of_small_positions_agree_with_the_tree_exhaustive() {
    check_every_step(24);
}

fn check_steps(answer: &Value, piles: [u64; 2], lost: bool, search: &mut Search<Piles>) {
    let lost_at = |search: &mut Search<Piles>, piles: &Value| {
        let piles: [u64; 2] = serde_json::from_value(piles.clone()).unwrap();
        search.outcome(&piles) == Outcome::P
    };
    let pairs = step(answer, "pairs");
    for pair in pairs["first"].as_array().unwrap() {
        assert!(lost_at(search, &pair["piles"]), "{pair}");
    }
    assert_eq!(step(answer, "golden")["cold"], lost);
    assert_eq!(steps(answer, "ways").next().is_some(), !lost);
    if let Some(ways) = steps(answer, "ways").next() {
        for way in ways["ways"].as_array().unwrap() {
            assert!(lost_at(search, &way["target"]), "{way}");
        }
        assert!(lost_at(search, &step(answer, "check")["piles"]));
    }
    if let Some(spoil) = steps(answer, "spoil").next() {
        assert_eq!(spoil["moves"], moves(piles).len().to_string());
        let rows = spoil["rows"].as_array().unwrap();
        let left_out: usize = spoil["left_out"].as_str().unwrap().parse().unwrap();
        assert_eq!(rows.len() + left_out, moves(piles).len());
        let taken: HashSet<String> = rows.iter().map(|row| row["takes"].to_string()).collect();
        assert_eq!(taken.len(), rows.len());
        for row in rows {
            assert!(!lost_at(search, &row["leaves"]), "{row}");
            assert!(lost_at(search, &row["repaired"]), "{row}");
        }
    }
}

/// A000201 and A001950 of the On-Line Encyclopedia of Integer Sequences, from n = 1.
const LOWER: [u64; 30] = [
    1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38, 40,
    42, 43, 45, 46, 48,
];
const UPPER: [u64; 30] = [
    2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57, 60, 62,
    65, 68, 70, 73, 75, 78,
];

#[test]
fn cold_pairs_agree_with_the_published_sequences() {
    for (index, (lower, upper)) in (1..).zip(LOWER.into_iter().zip(UPPER)) {
        assert_eq!(Pair::at(index).unwrap().piles, [lower, upper]);
    }
}

#[test]
fn cold_pairs_obey_the_mex_rule() {
    let mut used = HashSet::new();
    let mut next = 0;
    for index in 0..20_000 {
        while used.contains(&next) {
            next += 1;
        }
        let pair = [next, next + index];
        assert_eq!(Pair::at(index).unwrap().piles, pair);
        for size in pair {
            assert_eq!(Pair::containing(size).unwrap().index, index);
        }
        used.extend(pair);
    }
}

/// Whether m ≤ nφ, for n > 0, by multiplication alone: φ is the positive root of x² = x + 1, and m / n is at
/// most φ exactly if m² ≤ mn + n².
fn at_most_golden(m: u64, n: u64) -> bool {
    let [m, n] = [m, n].map(u128::from);
    // m² − mn ≤ n², with m at least n.
    m <= n || m * (m - n) <= n * n
}

#[test]
fn cold_pairs_near_the_largest_numbers_are_exact() {
    let last = 7_046_029_254_386_353_130;
    assert!(Pair::at(last).is_some() && Pair::at(last + 1).is_none());
    let near = [1 << 32, 1 << 53, 1 << 61, (1_u64 << 63) / 2, last - 500];
    let middle = 3_523_014_627_193_176_565;
    let mut checked = 0;
    for index in near.into_iter().chain([middle]).flat_map(|n| n..n + 500) {
        let Some(Pair { piles: [low, high], .. }) = Pair::at(index) else {
            panic!("{index}");
        };
        assert!(at_most_golden(low, index) && !at_most_golden(low + 1, index));
        assert_eq!(high - low, index);
        assert_eq!(outcome([high, low]), Outcome::P);
        assert_eq!(Pair::containing(low), Pair::containing(high));
        checked += 1;
    }
    assert_eq!(checked, 3000);
}

/// Around 2^63 every number is in exactly one pair: the numbers of consecutive pairs, lower ones and upper
/// ones, fill an interval without gaps and repetitions.
#[test]
fn huge_numbers_are_in_exactly_one_cold_pair() {
    let start = (1_u64 << 63) - 1000;
    let first = [0, 1].map(|side| Pair::last_up_to(side, start).index + 1);
    let mut found = Vec::new();
    for (side, first) in first.into_iter().enumerate() {
        let pairs = (first..).map(|index| Pair::at(index).unwrap().piles[side]);
        found.extend(pairs.take_while(|size| *size <= start + 2000));
    }
    found.sort_unstable();
    assert_eq!(found, (start + 1..=start + 2000).collect::<Vec<u64>>());
}

#[test]
fn the_largest_piles_are_answered() {
    let most = u64::MAX;
    let equal = explained(&format!("wythoff {most} {most}"));
    assert_eq!(equal["winning_moves"].as_array().unwrap().len(), 3);
    assert_eq!(equal["winning_moves"][2], json!({ "takes": [most, most] }));
    let empty = explained(&format!("wythoff 0 {most}"));
    assert_eq!(empty["winning_moves"], json!([{ "takes": [0, most] }]));
    let cold = explained("wythoff 11400714819323198485 18446744073709551615");
    assert_eq!(cold["outcome"], "P");
    let pairs = step(&cold, "pairs");
    let shown = ["first", "last"].map(|part| pairs[part].as_array().unwrap().len() as u64);
    let left_out = pairs["left_out"].as_u64().unwrap();
    assert_eq!(shown[0] + left_out + shown[1], 7_046_029_254_386_353_130 + 1);
    assert_eq!(step(&cold, "spoil")["moves"], "41248173712355948585");
}

#[test]
fn a_long_table_of_cold_pairs_is_elided_with_its_count() {
    let answer = question("wythoff 300 485").explain(true);
    let pairs = step(&answers::json(&answer), "pairs")["first"].as_array().unwrap().len();
    let words = "wythoff 300 485 --only pairs --format markdown --lang en";
    for (more, rows, left_out) in [("", 12, Some(pairs - 12)), (" --full", pairs, None)] {
        let printed = output(&format!("explain {words}{more}")).stdout;
        let page = String::from_utf8(printed).unwrap();
        let table = page.lines().filter(|line| line.starts_with("| ") && !line.contains("---"));
        let cells: Vec<&str> = table.skip(1).collect();
        let gap = cells.iter().find(|row| row.starts_with("| … "));
        assert_eq!(cells.len() - usize::from(gap.is_some()), rows, "{page}");
        let said = left_out.map(|count| format!("{count} more"));
        assert_eq!(gap.is_some(), said.is_some());
        assert!(said.is_none_or(|said| gap.unwrap().contains(&said)), "{gap:?}");
    }
}

#[test]
fn moves_and_verdicts_are_judged() {
    let right = explained("wythoff 3 4 --move 2,2");
    let judged = json!({"takes": [2, 2], "winning": true, "ideas": [], "reply": null});
    assert_eq!(right["move"], judged);
    let wrong = explained("wythoff 3 4 --move 0，1");
    let reply = json!({"takes": [3, 3]});
    let judged = json!({"takes": [0, 1], "winning": false, "ideas": ["equalise"], "reply": reply});
    assert_eq!(wrong["move"], judged);
    // Piles of 2 and 3 are left, which are not equal.
    let other = explained("wythoff 3 4 --move 1,1");
    assert_eq!([&other["move"]["winning"], &other["move"]["ideas"]], [&json!(false), &json!([])]);
    let claim = |question: &str| explained(question)["claim"].clone();
    let said = |said: &str, right: bool, ideas: &[&str]| json!({"said": said, "right": right, "ideas": ideas});
    assert_eq!(claim("wythoff 3 5 --claim lose"), said("lose", true, &[]));
    assert_eq!(claim("wythoff 3 5 --claim win"), said("win", false, &["equalise"]));
    assert_eq!(claim("wythoff 4 4 --claim lose"), said("lose", false, &["equalise"]));
    assert_eq!(claim("wythoff 3 4 --claim lose"), said("lose", false, &[]));
}

/// The misconception that equal piles are P-positions makes unequal piles equal; there is one such move.
#[test]
fn the_misconception_about_equal_piles_is_played() {
    for (first, second) in (0..=9).flat_map(|first| (0..=9).map(move |second| (first, second))) {
        let line = format!("wythoff {first} {second}");
        let board = question(&line).state();
        let made = moves([first, second]).into_iter();
        let made = made.filter(|[one, two]| first != second && first - one == second - two);
        let expected: Vec<AnyMove> =
            made.map(|takes| AnyMove::Takes(MultiPileMove { takes: takes.to_vec() })).collect();
        assert_eq!(expected.len(), usize::from(first != second), "{line}");
        for belief in board.misconceptions() {
            assert_eq!(belief.tag(), "equalise");
            let turn = board.misconception_move(belief, &mut |_| 0);
            assert_eq!(turn.as_slice(), expected, "{line}");
        }
        assert_eq!(board.misconceptions().len(), 1);
    }
}

mod answered {
    use crate::program::output;

    fn printed(words: &str) -> (Option<i32>, String) {
        let output = output(words);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    }

    /// Detail option of a format: JSON is always complete and takes none.
    fn detailed(format: &str, detail: &str) -> String {
        if format == "json" { String::new() } else { format!(" --detail {detail}") }
    }

    #[test]
    fn every_format_answers_in_both_languages() {
        let cases = [
            ("en", "text", "take 2 from each pile"),
            ("zh", "text", "每堆各取 2 颗"),
            ("en", "markdown", "**You can win**: take 2 from each pile."),
            ("zh", "markdown", "**你能赢**：每堆各取 2 颗。"),
            ("en", "html", "take 2 from each pile"),
            ("zh", "html", "每堆各取 2 颗"),
            ("en", "json", r#""winning_moves":[{"takes":[2,2]}]"#),
        ];
        for (language, format, expected) in cases {
            for detail in ["verdict", "key", "standard", "teach", "proof"] {
                let line = format!(
                    "explain wythoff 3 4 --lang {language} --format {format}{}",
                    detailed(format, detail)
                );
                let (code, text) = printed(&line);
                assert_eq!(code, Some(0), "{line}");
                // On a page the words of the verdict may be in elements of their own.
                assert!(text.contains(expected), "{line}: {text}");
                assert!(format == "markdown" || !text.contains("**"), "{line}: {text}");
            }
        }
    }

    #[test]
    fn hints_hide_the_answer_up_to_the_last() {
        for (piles, answer) in [("3 4", "take 2 from each"), ("3 5", "no move wins")] {
            for hint in 1..=4 {
                let line = format!("explain wythoff {piles} --lang en --hint {hint}");
                let (_, text) = printed(&line);
                assert_eq!(text.contains(answer), hint == 4, "{line}: {text}");
            }
        }
    }

    /// The reply to a wrong move is called the last one if it can take all that is left.
    #[test]
    fn the_last_reply_is_called_the_last() {
        for (words, last) in [
            ("3 4 --move 0,1", true),
            ("3 4 --move 3,0", true),
            ("3 4 --move 0,4", true),
            ("3 4 --move 1,1", false),
            ("3 4 --move 1,0", false),
        ] {
            let (_, text) =
                printed(&format!("explain wythoff {words} --lang en --format markdown"));
            assert!(text.contains("Your opponent takes"), "{words}: {text}");
            assert_eq!(text.contains("and with that the last stone"), last, "{words}: {text}");
        }
    }

    #[test]
    fn exit_codes_depend_on_the_attempt() {
        for (words, code) in [
            ("3 4 --move 2,2", 0),
            ("3 4 --move 1,0", 1),
            ("3 5 --move 1,1", 1),
            ("3 5 --claim lose", 0),
            ("3 5 --claim win", 1),
            ("3 4 --move 2,2 --claim lose", 1),
        ] {
            assert_eq!(printed(&format!("explain wythoff {words}")).0, Some(code), "{words}");
        }
    }

    #[test]
    fn bad_questions_are_refused_at_their_position() {
        for (words, place, said) in [
            ("3", "", "exactly two piles"),
            ("3 5 7", "7", "exactly two piles"),
            ("3 x", "x", "not a number"),
            ("3 5 --misere", "--misere", "does not go with wythoff"),
            ("3 5 --limit 2", "--limit", "does not go with wythoff"),
            ("3 5 --move 1", "1", "is not a move"),
            ("3 5 --move 1:1", "1:1", "is not a move"),
            ("3 5 --move 1,1,1", "1,1,1", "is not a move"),
            ("3 5 --move 1,2", "1,2", "the same number"),
            ("3 5 --move 0,0", "0,0", "at least 1 stone"),
            ("3 5 --move 4,0", "4", "holds 3"),
            ("3 5 --claim draw", "draw", "not a verdict"),
        ] {
            let output = output(&format!("explain wythoff {words} --lang en"));
            let errors = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{words}");
            assert!(output.stdout.is_empty(), "{words}");
            assert!(errors.contains(said), "{words}: {errors}");
            let carets = errors.matches('^').count();
            assert_eq!(carets, place.len().max(1), "{words}: {errors}");
        }
    }
}
