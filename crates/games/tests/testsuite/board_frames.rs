//! Compares the board frames of every small position under all rules, read from the JSON, with counting by
//! hand and with a game tree that knows only the legal moves. Each frame follows from the one before, and the
//! last frame is balanced exactly if the player to move loses.

use std::collections::BTreeMap;

use serde_json::Value;

use carryless_games::position::Outcome;
use carryless_test_support::answers;
use carryless_test_support::boxes::{positions, rules_with};
use carryless_test_support::oracle::{Piles, Solver};

fn frames(question: &str) -> Vec<Value> {
    match answers::framed(question)["moments"].take() {
        Value::Array(frames) => frames,
        _ => Vec::new(),
    }
}

fn list<'v>(object: &'v Value, field: &str) -> &'v [Value] {
    object[field].as_array().unwrap()
}

fn number(object: &Value, field: &str) -> u64 {
    object[field].as_u64().unwrap()
}

fn sizes(frame: &Value) -> Vec<u64> {
    list(frame, "rows").iter().map(|row| number(row, "size")).collect()
}

/// Weights of the blocks of a row, descending: with `holes` those of the holes, otherwise those of the other
/// blocks.
fn weights(row: &Value, holes: bool) -> Vec<u64> {
    let blocks = list(row, "blocks").iter();
    let wanted = blocks.filter(|block| (block["state"] == "hole") == holes);
    wanted.map(|block| number(block, "weight")).collect()
}

/// Indices of the rows of each group of paired blocks, by block weight and group number.
fn groups(frame: &Value) -> BTreeMap<(u64, u64), Vec<usize>> {
    let mut groups: BTreeMap<(u64, u64), Vec<usize>> = BTreeMap::new();
    for (index, row) in list(frame, "rows").iter().enumerate() {
        for block in list(row, "blocks") {
            assert_eq!(block["state"] == "paired", !block["group"].is_null(), "{block}");
            if let Some(group) = block["group"].as_u64() {
                groups.entry((number(block, "weight"), group)).or_default().push(index);
            }
        }
    }
    groups
}

/// Asserts that the blocks of every row are distinct powers of two that sum to the pile size, with whole
/// bands.
fn assert_rows(frame: &Value, band: Option<u64>) {
    for row in list(frame, "rows") {
        let blocks = weights(row, false);
        assert!(blocks.iter().all(|weight| weight.is_power_of_two()), "{row}");
        assert!(blocks.windows(2).all(|pair| pair[0] > pair[1]), "{row}");
        let folded = number(row, "folded");
        assert_eq!(folded, number(row, "bands") * band.unwrap_or(0), "{row}");
        assert_eq!(folded + blocks.iter().sum::<u64>(), number(row, "size"), "{row}");
        assert!(band.is_none_or(|band| blocks.iter().sum::<u64>() < band), "{row}");
    }
}

/// Asserts the count of every counted column; its lone blocks are those that no group can take.
fn assert_columns(frame: &Value, modulus: u64) {
    for column in list(frame, "columns") {
        let weight = number(column, "weight");
        let rows = || list(frame, "rows").iter().flat_map(|row| list(row, "blocks"));
        let here = || rows().filter(|block| number(block, "weight") == weight);
        let there = here().filter(|block| block["state"] != "hole").count() as u64;
        assert_eq!(number(column, "count"), there, "{column}");
        assert_eq!(column["odd"], !there.is_multiple_of(modulus), "{column}");
        let pairs = frame["aim"] == "pairs";
        assert_eq!(column["right"], there.is_multiple_of(modulus) == pairs, "{column}");
        if pairs {
            let alone = here().filter(|block| block["state"] == "lone").count() as u64;
            assert_eq!(alone, there % modulus, "{column}");
        }
    }
    assert!(groups(frame).values().all(|rows| rows.len() as u64 == modulus), "{frame}");
}

/// Asserts that a move changes what it announces, leaves holes for removed blocks, and splits no whole group.
fn assert_step(before: &Value, after: &Value) {
    let (old, new) = (sizes(before), sizes(after));
    let mut taken: Vec<u64> = old.iter().zip(&new).map(|(old, new)| old - new).collect();
    match &after["move"] {
        Value::Null => {}
        made if made["takes"].is_array() => {
            let takes: Vec<u64> =
                list(made, "takes").iter().map(|take| take.as_u64().unwrap()).collect();
            assert_eq!(taken, takes);
            taken = vec![0; taken.len()];
        }
        made => taken[number(made, "pile") as usize - 1] -= number(made, "take"),
    }
    assert!(taken.iter().all(|left| *left == 0), "{after}");
    let rows = || list(before, "rows").iter().zip(list(after, "rows"));
    let moved = !after["move"].is_null();
    for (old, new) in rows().filter(|_| before["kind"] != "look") {
        let now = weights(new, false);
        let gone: Vec<u64> =
            weights(old, false).into_iter().filter(|weight| !now.contains(weight)).collect();
        assert_eq!(weights(new, true), if moved { gone } else { Vec::new() }, "{new}");
    }
    let later = groups(after);
    let stays =
        |weight: u64, row: usize| weights(&list(after, "rows")[row], false).contains(&weight);
    for ((weight, _), members) in groups(before) {
        let whole = members.iter().all(|&row| stays(weight, row)) && after["aim"] == "pairs";
        let together = later.iter().any(|((other, _), rows)| *other == weight && *rows == members);
        assert!(!whole || together, "{before} {after}");
    }
}

/// Checks the board frames of one question; returns the frames and their kinds.
fn check(
    question: &str,
    piles: &[u64],
    band: Option<u64>,
    modulus: u64,
) -> (Vec<Value>, Vec<String>) {
    let frames = frames(question);
    let kinds = |frame: &Value| frame["kind"].as_str().unwrap().to_owned();
    let all: Vec<String> = frames.iter().map(kinds).collect();
    assert_eq!(all[..2], ["look", "split"], "{question}");
    assert_eq!(all[all.len() - 2..], ["take", "check"], "{question}");
    assert_eq!(sizes(&frames[0]), piles, "{question}");
    for frame in &frames[1..] {
        assert_rows(frame, band);
        assert_columns(frame, modulus);
    }
    for pair in frames.windows(2) {
        assert_step(&pair[0], &pair[1]);
    }
    (frames, all)
}

/// Whether every column of a frame is marked as right, that is, as the player who has just moved needs it.
fn is_right(frame: &Value) -> bool {
    list(frame, "columns").iter().all(|column| column["right"] == true)
}

fn check_nim(largest: [u64; 3], positions_of: u64) {
    let mut solver = Solver::default();
    let mut held = 0;
    for rules in rules_with(&[None, Some(1), Some(2), Some(3), Some(5)]) {
        for (count, most) in (1..).zip(largest) {
            for piles in positions(count, most) {
                if piles.iter().all(|size| *size == 0) {
                    continue;
                }
                let Piles { limit, misere } = rules;
                let mut question = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
                question += &limit.map_or(String::new(), |limit| format!(" --limit {limit}"));
                question += if misere { " --misere" } else { "" };
                let (frames, kinds) = check(&question, &piles, limit.map(|limit| limit + 1), 2);
                assert_eq!(kinds.contains(&"fork".to_owned()), misere, "{question}");
                // After every move the game tree gives the outcome.
                for frame in frames.iter().filter(|frame| !frame["move"].is_null()) {
                    let lost = solver.outcome(rules, &sizes(frame)) == Outcome::P;
                    assert_eq!(is_right(frame), lost, "{question}: {frame}");
                }
                if let Some(frame) = frames.iter().find(|frame| frame["kind"] == "pair") {
                    let lost = solver.outcome(rules, &piles) == Outcome::P;
                    assert_eq!(is_right(frame), lost, "{question}");
                }
                held += 1;
            }
        }
    }
    assert_eq!(held, 10 * positions_of);
}

#[test]
fn board_frames_of_nim_agree_with_the_game_tree() {
    check_nim([5, 4, 3], 5 + 14 + 19);
}

#[test]
#[ignore = "exhaustive"]
fn board_frames_of_nim_agree_with_the_game_tree_exhaustive() {
    check_nim([9, 7, 5], 9 + 35 + 55);
}

fn check_moore(most: u64) {
    for piles in positions(4, most).into_iter().filter(|piles| piles[3] > 0) {
        let sizes = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let (frames, _) = check(&format!("moore {sizes} --at-most 2"), &piles, None, 3);
        assert!(is_right(&frames[frames.len() - 1]), "{piles:?}");
    }
}

#[test]
fn board_frames_of_moore_agree_with_the_game_tree() {
    check_moore(2);
}

#[test]
#[ignore = "exhaustive"]
fn board_frames_of_moore_agree_with_the_game_tree_exhaustive() {
    check_moore(4);
}

#[test]
fn wrong_moves_are_answered_on_the_board() {
    let (frames, _) = check("3 4 5 --move 3:2", &[3, 4, 5], None, 2);
    let last = &frames[frames.len() - 1];
    assert_eq!(last["move"], serde_json::json!({ "pile": 2, "take": 4, "leaves": 0 }));
    assert!(is_right(last) && !is_right(&frames[frames.len() - 2]));
}
