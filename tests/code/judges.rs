//! Compares the table of judge problems with its commands: each command answers the sample as the judge
//! prints it, and a search confirms small samples.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{LANGUAGES, Rules, Tree, lesson};
use crate::program::program;

/// A sample of a programming contest: the problem, the command, and the output that the judge expects.
struct Case {
    problem: String,
    command: String,
    output: Vec<String>,
}

/// Texts between backticks in a cell of a table.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Samples in the table of a lesson; a problem is named only in its first row.
fn cases(code: &str) -> Vec<Case> {
    let (lesson, mut cases, mut problem) = (lesson(code), Vec::new(), String::new());
    for line in lesson.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        // A command is several code spans, so that a narrow page can break it.
        let command = quoted(cells[1]).join(" ");
        if !command.starts_with("carryless ") {
            continue;
        }
        if !cells[0].is_empty() {
            problem = cells[0].rsplit(' ').next().unwrap().to_owned();
        }
        cases.push(Case { problem: problem.clone(), command, output: quoted(cells[2]) });
    }
    cases
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// Piles after a move of a two-pile game, the smaller one first.
fn piles_after(piles: &[u64], takes: &Value) -> String {
    let mut left: Vec<u64> =
        piles.iter().zip(takes.as_array().unwrap()).map(|(n, take)| n - number(take)).collect();
    left.sort_unstable();
    format!("{} {}", left[0], left[1])
}

/// Output of the problem's judge, derived from the answer of `carryless`.
fn judge_output(problem: &str, answer: &Value) -> Vec<String> {
    let wins = answer["outcome"] == "N";
    let moves = answer["winning_moves"].as_array().unwrap();
    let piles: Vec<u64> = answer["position"]["piles"]
        .as_array()
        .map_or(Vec::new(), |piles| piles.iter().map(number).collect());
    let said = |yes: &str, no: &str| vec![if wins { yes } else { no }.to_owned()];
    match problem {
        "P1247" if wins => {
            let mut after = piles;
            let first = &moves[0];
            after[number(&first["pile"]) as usize - 1] = number(&first["leaves"]);
            vec![format!("{} {}", first["take"], first["pile"]), super::row(&after)]
        }
        "P1247" => vec!["lose".to_owned()],
        "P2197" => said("Yes", "No"),
        "1907" => said("John", "Brother"),
        "1846" => said("first", "second"),
        "S-Nim" => said("W", "L"),
        "1850" | "2975" => vec![moves.len().to_string()],
        "2149" if wins => {
            let prices: Vec<u64> = moves.iter().map(|found| number(&found["say"])).collect();
            vec![super::row(&prices)]
        }
        "2149" => vec!["none".to_owned()],
        "2176" => {
            let pairs = moves.iter().map(|found| {
                let had = piles[number(&found["pile"]) as usize - 1];
                format!("{had} {}", found["leaves"])
            });
            said("Yes", "No").into_iter().chain(pairs).collect()
        }
        "2177" => {
            let both = |found: &&Value| found["takes"][0] == found["takes"][1];
            let (both, one): (Vec<&Value>, Vec<&Value>) = moves.iter().partition(both);
            let one: BTreeSet<String> =
                one.iter().map(|found| piles_after(&piles, &found["takes"])).collect();
            let both = both.iter().map(|found| piles_after(&piles, &found["takes"]));
            said("1", "0").into_iter().chain(both).chain(one).collect()
        }
        other => panic!("nobody knows what {other} prints"),
    }
}

#[test]
fn each_command_answers_its_sample() {
    let [zh, en] = LANGUAGES.map(cases);
    assert_eq!(zh.len(), en.len());
    let problems: BTreeSet<&str> = en.iter().map(|case| case.problem.as_str()).collect();
    let all = "P1247 P2197 1907 1846 1850 2149 2176 2177 2975 S-Nim";
    assert_eq!(problems, all.split(' ').collect());
    for (case, other) in en.iter().zip(&zh) {
        assert_eq!((&case.command, &case.output), (&other.command, &other.output));
        let words = case.command.strip_prefix("carryless ").unwrap();
        let output = program(&format!("{words} --format json")).output().unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(judge_output(&case.problem, &answer), case.output, "{}", case.command);
        assert_searched(&case.command, &answer);
    }
}

/// Computes the verdict again from the moves alone, if the position is small enough, and compares.
fn assert_searched(command: &str, answer: &Value) {
    let position = &answer["position"];
    let wins = if let Some(target) = position["target"].as_u64() {
        let most = number(&answer["rules"]["say"][1]);
        // Reaching or passing the target wins: the opponent cannot move any more.
        let mut lost = vec![true];
        for left in 1..=target {
            lost.push(!(1..=most).any(|add| lost[left.saturating_sub(add) as usize]));
        }
        !lost[target as usize]
    } else {
        let piles: Vec<u64> = position["piles"].as_array().unwrap().iter().map(number).collect();
        let largest = *piles.iter().max().unwrap();
        if largest > 100 {
            return;
        }
        if command.contains("wythoff") {
            wythoff(piles[0], piles[1])
        } else {
            let limit = answer["rules"]["limit"].as_u64().unwrap_or(largest);
            let takes: Vec<u64> = (1..=limit).collect();
            let misere = answer["rules"]["play"] == "misere";
            Tree::new(Rules { takes: &takes, misere }).wins(&piles)
        }
    };
    assert_eq!(wins, answer["outcome"] == "N", "{command}");
}

/// Whether the player to move wins Wythoff's game: take from one pile, or equally from both.
fn wythoff(a: u64, b: u64) -> bool {
    let [a, b] = [a, b].map(|size| size as usize);
    let mut wins = vec![vec![false; b + 1]; a + 1];
    for x in 0..=a {
        for y in 0..=b {
            let one = (0..x).any(|left| !wins[left][y]) || (0..y).any(|left| !wins[x][left]);
            wins[x][y] = one || (1..=x.min(y)).any(|take| !wins[x - take][y - take]);
        }
    }
    wins[a][b]
}
