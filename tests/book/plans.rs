//! Checks the lesson plans for teachers: each fills 40 minutes, stage by stage the same in both languages,
//! with time to look back. Compares the answers in the plans with a search that knows only the moves.

use std::fs;

use carryless_games::games::race::EndRule;

use carryless_test_support::oracle::{Distance, Piles, Search, Solver, winning_numbers};

/// Minutes in the last column of the timetable of a lesson plan; `unit` follows each number.
fn minutes(plan: &str, unit: &str) -> Vec<u32> {
    let cells = plan.lines().filter_map(|line| line.strip_suffix(" |")?.rsplit_once("| "));
    let times = cells.filter_map(|(_, cell)| cell.strip_suffix(unit));
    times.map(|time| time.parse().unwrap()).collect()
}

#[test]
fn every_plan_takes_forty_minutes() {
    for number in 1..=4 {
        let times = [("zh", " 分钟"), ("en", " min")].map(|(language, unit)| {
            let file = super::root().join(format!("lessons/{language}/plan-{number}.md"));
            let plan = fs::read_to_string(file).unwrap();
            assert!(plan.contains("| |\n"), "{language}/plan-{number}: no place to write");
            minutes(&plan, unit)
        });
        let [zh, en] = &times;
        assert_eq!(zh, en, "plan {number}");
        assert!(zh.len() >= 4, "plan {number}: {zh:?}");
        assert_eq!(zh.iter().sum::<u32>(), 40, "plan {number}: {zh:?}");
    }
}

/// Asserts that the lesson plan of this number contains the first text in English and the second in Chinese.
fn says(number: u32, texts: [&str; 2]) {
    for (language, text) in ["en", "zh"].into_iter().zip(texts) {
        let file = super::root().join(format!("lessons/{language}/plan-{number}.md"));
        assert!(fs::read_to_string(file).unwrap().contains(text), "{language} {number}: {text}");
    }
}

/// Pile sizes from 1 to `most` from which the player to move cannot win; a move takes at most `limit` stones.
fn lost(limit: u64, misere: bool, most: u64) -> Vec<u64> {
    let mut solver = Solver::default();
    let rules = Piles { limit: Some(limit), misere };
    (1..=most).filter(|size| solver.winning(rules, &[*size]).is_empty()).collect()
}

#[test]
fn answers_about_one_pile_agree_with_the_search() {
    assert_eq!(lost(2, false, 7), [3, 6]);
    says(1, ["marks 0, 3, 6", "接着框出 6 和 0"]);
    assert_eq!(lost(3, false, 8), [4, 8]);
    says(
        1,
        [
            "1, 2 or 3 at a time: where can nobody help you? (4, 8.)",
            "每次取 1 到 3 颗，哪几个数轮到谁走谁输？（4、8）",
        ],
    );
    assert_eq!(lost(2, true, 7), [1, 4, 7]);
    says(
        1,
        [
            "Back to 1 or 2 at a time, but whoever takes the last counter loses: where can nobody help you now? (1, 4, 7.)",
            "还是每次取 1 颗或 2 颗，取到最后一颗的人输，又是哪几个数？（1、4、7）",
        ],
    );
    let mut solver = Solver::default();
    let two = Piles { limit: Some(2), misere: false };
    assert_eq!(solver.winning(two, &[7]), [(1, 1)]);
    says(1, ["Take 1 and leave 6.", "先取 1 颗，留下 6 颗。"]);
    assert_eq!(solver.winning(two, &[8]), [(1, 2)]);
    says(1, ["Take 2 and leave 6.", "先走，取 2 颗，留下 6 颗。"]);
}

#[test]
fn answers_about_several_piles_agree_with_the_search() {
    let mut solver = Solver::default();
    let rules = Piles { limit: None, misere: false };
    for lost in
        [&[5, 5][..], &[4, 4], &[1, 2, 3], &[2, 4, 6], &[1, 4, 5], &[3, 6, 5], &[2, 3, 4, 5]]
    {
        assert_eq!(solver.winning(rules, lost), [], "{lost:?}");
    }
    says(
        1,
        ["Find a third pile for 2 and 4. (6.)", "给 2 颗和 4 颗再添一堆，让积木都成对。（6 颗）"],
    );
    says(2, ["makes 3 and 6 even in every column? (5.)", "使每一列都是偶数。（5 颗）"]);
    says(2, ["(For example (2, 3, 4, 5).)", "（例如 (2, 3, 4, 5)）"]);
    assert_eq!(solver.winning(rules, &[3, 5, 7]), [(1, 1), (2, 1), (3, 1)]);
    says(3, ["“Three: every pile", "“三种，三堆在 1 列上都是 1。”"]);
    for won in [&[2, 5, 6][..], &[4, 5, 6]] {
        assert!(!solver.winning(rules, won).is_empty(), "{won:?}");
    }
    says(3, ["(2, 5, 6), (4, 5, 6), (1, 4, 5)", "(2, 5, 6)、(4, 5, 6)、(1, 4, 5)"]);
    assert_eq!(solver.winning(rules, &[1, 4, 6]), [(3, 1)]);
    assert_eq!(solver.winning(rules, &[1, 3, 6]), [(3, 4)]);
    says(
        3,
        ["Take 4 from the pile of 6; (1, 3, 2) is left.", "从 6 颗那堆取 4 颗，剩下 (1, 3, 2)。"],
    );
}

#[test]
fn answers_about_races_agree_with_the_search() {
    let first = |most: u64, target: u64, end: EndRule| {
        let race = Distance { say: [1, most], end };
        winning_numbers(&mut Search::new(race), race, target)
    };
    assert!(first(2, 30, EndRule::StuckLoses).is_empty());
    assert_eq!(first(3, 30, EndRule::StuckLoses), [2]);
    says(
        4,
        [
            "30 ÷ 4 = 7 remainder 2, so go first and say 2.",
            "30 ÷ 4 = 7……2，先报的人第一次报两个数。",
        ],
    );
    assert_eq!(first(2, 30, EndRule::StuckWins), [2]);
    says(
        4,
        [
            "The first player, who races to 29 and says 2.",
            "先报的人：其实是抢 29，第一次报两个数。",
        ],
    );
    assert!(first(3, 24, EndRule::StuckLoses).is_empty());
    says(4, ["Second: 24 ÷ 4 leaves no remainder.", "后报好，24 ÷ 4 没有余数。"]);
    assert_eq!(first(4, 27, EndRule::StuckLoses), [2]);
    says(4, ["2, because 27 ÷ 5 = 5 remainder 2.", "两个，因为 27 ÷ 5 = 5……2。"]);
}
