//! Solves exercises about staircases, coins on a strip, facing pawns, trees and sums of games by the game
//! tree alone: coins are pushed square by square, branches are cut, and the Grundy value of a component is
//! the Nim pile that balances it.

use std::collections::HashMap;

use carryless_games::position::Outcome;
use serde_json::Value;

use super::{list, number, outcome, same};

/// Largest number of positions that the search examines.
const LARGEST: u64 = 60_000;

#[derive(Default)]
pub(super) struct Boards {
    stairs: HashMap<Vec<u64>, bool>,
    coins: HashMap<Vec<u64>, bool>,
    trees: HashMap<(Vec<String>, u64), bool>,
    sums: HashMap<(Vec<String>, Vec<Vec<u64>>), bool>,
}

fn task_field(exercise: &Value, name: &str) -> Value {
    let asks = exercise["answer"]["asks"].as_array().unwrap();
    asks.iter().find(|ask| ask["name"] == name).unwrap_or_else(|| panic!("no {name}"))["right"]
        .clone()
}

/// Compares both statements of the outcome, in the answer and in its field, with `lost`, the result of the
/// search.
fn same_outcome(exercise: &Value, lost: bool) -> Result<(), String> {
    let wins = if lost { Outcome::P } else { Outcome::N };
    same("outcome", outcome(&exercise["answer"]["outcome"]), wins)?;
    same("ask", outcome(&task_field(exercise, "outcome")), wins)
}

fn pairs(moves: &Value, names: [&str; 2]) -> Vec<[u64; 2]> {
    let moves = moves.as_array().unwrap().iter();
    let mut pairs: Vec<[u64; 2]> =
        moves.map(|made| names.map(|name| number(&made[name]))).collect();
    pairs.sort_unstable();
    pairs
}

impl Boards {
    /// Solves an exercise with stones on a staircase or coins on a strip.
    pub(super) fn staircase(&mut self, exercise: &Value) -> Result<(), String> {
        let steps = list(&exercise["position"]["piles"]);
        let strips = &exercise["task"]["strips"];
        if exercise["topic"] == "silver-dollar" {
            let coins = list(&strips["rows"][0]);
            let edge = |at: &usize| if *at == 0 { 0 } else { coins[at - 1] };
            let gaps: Vec<u64> =
                (0..coins.len()).map(|at| coins[at] - edge(&at) - 1).rev().collect();
            same(
                "on the strip",
                coins.iter().all(|coin| *coin <= number(&strips["squares"])),
                true,
            )?;
            same("gaps", list(&task_field(exercise, "gaps-from-the-right")), gaps.clone())?;
            same("steps", steps, gaps)?;
            let good: Vec<[u64; 2]> = pushes(&coins)
                .filter(|made| coins_lose(&mut self.coins, pushed(&coins, *made)))
                .collect();
            same_outcome(exercise, good.is_empty())?;
            let mut sorted = good.clone();
            sorted.sort_unstable();
            return same("moves", pairs(&task_field(exercise, "shifts"), ["from", "to"]), sorted);
        }
        let counted: Vec<u64> = steps
            .iter()
            .zip(1..)
            .map(|(stones, step)| if step % 2 == 1 { *stones } else { 0 })
            .collect();
        same("steps", list(&task_field(exercise, "steps")), counted)?;
        // Number of ways to lay the stones on the steps and the ground.
        let ways = (1..=steps.len() as u64).fold(1_u64, |ways, place| {
            ways.saturating_mul(steps.iter().sum::<u64>() + place) / place
        });
        if ways > LARGEST {
            return Ok(());
        }
        let moves = (1..)
            .zip(&steps)
            .flat_map(|(step, stones)| (1..=*stones).map(move |take| [step, take]));
        let good: Vec<[u64; 2]> =
            moves.filter(|made| stairs_lose(&mut self.stairs, brought(&steps, *made))).collect();
        same_outcome(exercise, good.is_empty())?;
        same(
            "winning moves",
            pairs(&exercise["answer"]["winning_moves"], ["step", "take"]),
            good.clone(),
        )?;
        same("moves", pairs(&task_field(exercise, "downs"), ["step", "take"]), good)
    }

    /// Gaps of a board of Northcott's game; `crates/games/tests/testsuite/northcott.rs` shows by search that they are Nim piles.
    pub(super) fn facing(exercise: &Value) -> Result<Vec<u64>, String> {
        let strips = &exercise["task"]["strips"];
        let rows: Vec<[u64; 2]> = strips["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| list(row).try_into().unwrap())
            .collect();
        let gaps: Vec<u64> = rows.iter().map(|[white, black]| black - white - 1).collect();
        let squares = number(&strips["squares"]);
        same("on the board", rows.iter().flatten().all(|at| (1..=squares).contains(at)), true)?;
        same("gaps", list(&task_field(exercise, "gaps")), gaps.clone())?;
        Ok(gaps)
    }

    /// Solves an exercise with trees that are written as brackets.
    pub(super) fn hackenbush(&mut self, exercise: &Value) -> Result<(), String> {
        let trees = children(exercise["position"].as_str().unwrap());
        let values: Vec<u64> = trees
            .iter()
            .map(|tree| (0..).find(|nim| self.trees_lose(vec![tree.clone()], *nim)).unwrap())
            .collect();
        same("stalks", list(&task_field(exercise, "stalks")), values.clone())?;
        same("values", list(&exercise["answer"]["values"]), values)?;
        let lost = self.trees_lose(trees.clone(), 0);
        same_outcome(exercise, lost)?;
        let mut good: Vec<Vec<u64>> = cuts(&trees)
            .into_iter()
            .filter(|(_, after)| self.trees_lose(after.clone(), 0))
            .map(|(path, _)| path)
            .collect();
        good.sort();
        let written = |moves: &Value| {
            let mut all: Vec<Vec<u64>> =
                moves.as_array().unwrap().iter().map(|made| list(&made["cut"])).collect();
            all.sort();
            all
        };
        same("winning moves", written(&exercise["answer"]["winning_moves"]), good.clone())?;
        same("cuts", written(&task_field(exercise, "cuts")), good)
    }

    fn trees_lose(&mut self, mut trees: Vec<String>, nim: u64) -> bool {
        trees.sort();
        if let Some(&lost) = self.trees.get(&(trees.clone(), nim)) {
            return lost;
        }
        let lost = !(0..nim).any(|fewer| self.trees_lose(trees.clone(), fewer))
            && !cuts(&trees).into_iter().any(|(_, after)| self.trees_lose(after, nim));
        self.trees.insert((trees, nim), lost);
        lost
    }

    /// Solves an exercise with a sum of several games.
    pub(super) fn sum(&mut self, exercise: &Value) -> Result<(), String> {
        let parts = exercise["position"]["parts"].as_array().unwrap();
        let rules =
            |part: &Value| format!("{} {}", part["game"].as_str().unwrap(), part["rules"]["take"]);
        let games: Vec<String> = parts.iter().map(rules).collect();
        let piles: Vec<Vec<u64>> =
            parts.iter().map(|part| list(&part["position"]["piles"])).collect();
        let nim = "nim null".to_owned();
        let values: Vec<u64> = games
            .iter()
            .zip(&piles)
            .map(|(game, own)| {
                let beside = [game.clone(), nim.clone()];
                let lost = |value: u64| self.sum_loses(&beside, vec![own.clone(), vec![value]]);
                (0..)
                    .find({
                        let mut lost = lost;
                        move |value| lost(*value)
                    })
                    .unwrap()
            })
            .collect();
        same("values", list(&exercise["answer"]["values"]), values.clone())?;
        same("worths", list(&task_field(exercise, "worths")), values.clone())?;
        // A pile of this Grundy value replaces a component; the outcome is searched among Nim piles.
        let plain = vec![nim; games.len()];
        let piles_of = |values: &[u64]| values.iter().map(|value| vec![*value]).collect::<Vec<_>>();
        let lost = self.sum_loses(&plain, piles_of(&values));
        same_outcome(exercise, lost)?;
        let mut good = Vec::new();
        for (at, (game, own)) in games.iter().zip(&piles).enumerate() {
            let wins = moves(game, own).into_iter().any(|after| {
                let mut beside = plain.clone();
                let mut all = piles_of(&values);
                beside[at].clone_from(game);
                all[at] = after;
                self.sum_loses(&beside, all)
            });
            if wins {
                good.push(at as u64 + 1);
            }
        }
        same("parts", list(&task_field(exercise, "winning-parts")), good)
    }

    fn sum_loses(&mut self, games: &[String], piles: Vec<Vec<u64>>) -> bool {
        let key = (games.to_vec(), piles);
        if let Some(&lost) = self.sums.get(&key) {
            return lost;
        }
        let mut lost = true;
        for (at, game) in games.iter().enumerate() {
            for after in moves(game, &key.1[at]) {
                let mut all = key.1.clone();
                all[at] = after;
                if self.sum_loses(games, all) {
                    lost = false;
                    break;
                }
            }
        }
        self.sums.insert(key, lost);
        lost
    }
}

/// Positions after one move in the piles, the row or the stairs of a component.
fn moves(game: &str, piles: &[u64]) -> Vec<Vec<u64>> {
    if game.starts_with("staircase") {
        let steps = (1..).zip(piles);
        let all = steps.flat_map(|(step, stones)| (1..=*stones).map(move |take| [step, take]));
        return all.map(|made| brought(piles, made)).collect();
    }
    let set: Option<Vec<u64>> =
        game.strip_prefix("subtraction ").map(|set| serde_json::from_str(set).unwrap());
    let mut found = Vec::new();
    for (at, &size) in piles.iter().enumerate() {
        let parts: Vec<Vec<u64>> = match (&set, game) {
            (Some(set), _) => {
                set.iter().filter(|take| **take <= size).map(|take| vec![size - take]).collect()
            }
            (None, "kayles null") => (1..=2.min(size))
                .flat_map(|take| {
                    (0..=size - take).map(move |before| vec![before, size - take - before])
                })
                .collect(),
            _ => (0..size).map(|left| vec![left]).collect(),
        };
        found.extend(parts.into_iter().map(|parts| {
            let mut after = piles.to_vec();
            after.splice(at..=at, parts);
            after.retain(|size| *size > 0);
            after.sort_unstable();
            after
        }));
    }
    found
}

fn brought(steps: &[u64], [step, take]: [u64; 2]) -> Vec<u64> {
    let (mut after, at) = (steps.to_vec(), step as usize - 1);
    after[at] -= take;
    if at > 0 {
        after[at - 1] += take;
    }
    after
}

fn stairs_lose(known: &mut HashMap<Vec<u64>, bool>, steps: Vec<u64>) -> bool {
    if let Some(&lost) = known.get(&steps) {
        return lost;
    }
    let moves =
        (1..).zip(&steps).flat_map(|(step, stones)| (1..=*stones).map(move |take| [step, take]));
    let all: Vec<[u64; 2]> = moves.collect();
    let lost = !all.into_iter().any(|made| stairs_lose(known, brought(&steps, made)));
    known.insert(steps, lost);
    lost
}

/// All pushes of a coin, as [from, to] squares.
pub fn pushes(coins: &[u64]) -> impl Iterator<Item = [u64; 2]> {
    let edges = [0].into_iter().chain(coins.to_vec());
    edges.zip(coins.to_vec()).flat_map(|(edge, coin)| (edge + 1..coin).map(move |to| [coin, to]))
}

fn pushed(coins: &[u64], [from, to]: [u64; 2]) -> Vec<u64> {
    coins.iter().map(|coin| if *coin == from { to } else { *coin }).collect()
}

fn coins_lose(known: &mut HashMap<Vec<u64>, bool>, coins: Vec<u64>) -> bool {
    if let Some(&lost) = known.get(&coins) {
        return lost;
    }
    let all: Vec<[u64; 2]> = pushes(&coins).collect();
    let lost = !all.into_iter().any(|made| coins_lose(known, pushed(&coins, made)));
    known.insert(coins, lost);
    lost
}

/// Trees or branches side by side in a bracket expression.
pub fn children(brackets: &str) -> Vec<String> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in brackets.char_indices() {
        depth += if letter == '(' { 1 } else { -1 };
        if depth == 0 {
            found.push(brackets[start..=at].to_owned());
            start = at + 1;
        }
    }
    found
}

/// Path to every branch, with the trees that are left after the branch is cut.
pub fn cuts(trees: &[String]) -> Vec<(Vec<u64>, Vec<String>)> {
    let mut found = Vec::new();
    for (at, tree) in trees.iter().enumerate() {
        let with = |other: Option<String>| {
            let mut after = trees.to_vec();
            after.splice(at..=at, other);
            after
        };
        let nth = at as u64 + 1;
        found.push((vec![nth], with(None)));
        for (path, above) in cuts(&children(&tree[1..tree.len() - 1])) {
            let path = [&[nth][..], &path].concat();
            found.push((path, with(Some(format!("({})", above.concat())))));
        }
    }
    found
}
