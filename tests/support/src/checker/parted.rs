//! Solves exercises about subtraction sets, piles that split and Fibonacci Nim by the game tree alone. The
//! Grundy value of a pile is the Nim pile that balances it.

use std::collections::HashMap;

use carryless_games::position::Outcome;
use serde_json::Value;

use super::{list, number, outcome, same};

/// Function from a subtraction set and the size of a pile to the piles that each move makes of this pile.
type Split = fn(&[u64], u64) -> Vec<Vec<u64>>;

/// Memoized positions: game and subtraction set with sorted piles, one Nim pile → whether the player to move
/// loses.
type Known = HashMap<(Vec<u64>, u64), bool>;

#[derive(Default)]
pub(super) struct Parted {
    known: HashMap<(String, Vec<u64>), Known>,
    quotas: HashMap<(u64, u64), bool>,
}

/// Piles after a move, largest first, without empty ones.
fn nonempty_descending(parts: &[u64]) -> Vec<u64> {
    let mut parts: Vec<u64> = parts.iter().copied().filter(|part| *part > 0).collect();
    parts.sort_unstable();
    parts.reverse();
    parts
}

pub fn split_of(game: &str) -> Split {
    match game {
        "subtraction" => |set, size| {
            set.iter()
                .filter(|take| **take <= size)
                .map(|take| nonempty_descending(&[size - take]))
                .collect()
        },
        // One pin or two adjacent ones, anywhere: the rest stays on either side.
        "kayles" => |_, size| {
            let places = (1..=2).flat_map(|take| (0..size).map(move |before| (take, before)));
            let inside = places.filter(|(take, before)| before + take <= size);
            inside
                .map(|(take, before)| nonempty_descending(&[before, size - before - take]))
                .collect()
        },
        "lasker" => |_, size| {
            let takes = (1..=size).map(|take| nonempty_descending(&[size - take]));
            takes.chain((1..size).map(|part| nonempty_descending(&[part, size - part]))).collect()
        },
        "grundy" => |_, size| {
            let parts = (1..size).filter(|part| *part != size - part);
            parts.map(|part| nonempty_descending(&[part, size - part])).collect()
        },
        other => panic!("no such game: {other}"),
    }
}

/// Distinct moves of a position: the pile, 1-based, and the parts left of it.
pub fn moves(split: Split, set: &[u64], piles: &[u64]) -> Vec<(u64, Vec<u64>)> {
    let mut found = Vec::new();
    for (pile, size) in (1..).zip(piles) {
        for left in split(set, *size) {
            if !found.contains(&(pile, left.clone())) {
                found.push((pile, left));
            }
        }
    }
    found
}

fn after(piles: &[u64], (pile, left): &(u64, Vec<u64>)) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles.splice(*pile as usize - 1..*pile as usize, left.iter().copied());
    piles.retain(|size| *size > 0);
    piles.sort_unstable();
    piles
}

fn is_lost(split: Split, set: &[u64], known: &mut Known, piles: Vec<u64>, nim: u64) -> bool {
    if let Some(&lost) = known.get(&(piles.clone(), nim)) {
        return lost;
    }
    let lost = !(0..nim).any(|fewer| is_lost(split, set, known, piles.clone(), fewer))
        && !moves(split, set, &piles)
            .iter()
            .any(|made| is_lost(split, set, known, after(&piles, made), nim));
    known.insert((piles, nim), lost);
    lost
}

impl Parted {
    /// Solves an exercise with a sum of piles.
    pub(super) fn sum(&mut self, exercise: &Value) -> Result<(), String> {
        let game = exercise["game"].as_str().unwrap();
        let set = exercise["rules"]["take"]
            .as_array()
            .map_or(Vec::new(), |_| list(&exercise["rules"]["take"]));
        let split = split_of(game);
        let known = self.known.entry((game.to_owned(), set.clone())).or_default();
        let piles = list(&exercise["position"]["piles"]);
        let mut lost = |piles: Vec<u64>, nim| is_lost(split, &set, known, piles, nim);
        let mut worth = |size: u64| (0..).find(|nim| lost(vec![size], *nim)).unwrap();
        let row: Vec<u64> = (0..=*piles.iter().max().unwrap()).map(&mut worth).collect();
        let values: Vec<u64> = piles.iter().map(|size| worth(*size)).collect();
        let legal = moves(split, &set, &piles);
        let winning: Vec<_> =
            legal.into_iter().filter(|made| lost(after(&piles, made), 0)).collect();
        let wins = if winning.is_empty() { Outcome::P } else { Outcome::N };
        let mut sorted = piles.clone();
        sorted.sort_unstable();
        same("who wins", lost(sorted, 0), wins == Outcome::P)?;
        let answer = &exercise["answer"];
        let said = |moves: &Value| {
            let said = moves.as_array().unwrap().iter().map(|made| {
                let left = match &made["leaves"] {
                    Value::Array(_) => list(&made["leaves"]),
                    one => nonempty_descending(&[number(one)]),
                };
                (number(&made["pile"]), left)
            });
            let mut said: Vec<_> = said.collect();
            said.sort();
            said
        };
        let mut sorted = winning.clone();
        sorted.sort();
        same("outcome", outcome(&answer["outcome"]), wins)?;
        same("values", list(&answer["values"]), values.clone())?;
        same("moves", said(&answer["winning_moves"]), sorted.clone())?;
        for ask in answer["asks"].as_array().unwrap() {
            let right = &ask["right"];
            match ask["name"].as_str().unwrap() {
                "row-values" => same("row", list(right), row.clone())?,
                "values" => same("ask", list(right), values.clone())?,
                "outcome" => same("ask", outcome(right), wins)?,
                "moves" => same("ask", said(right), sorted.clone())?,
                other => return Err(format!("no such ask: {other}")),
            }
        }
        Ok(())
    }

    fn quota_lost(&mut self, pile: u64, quota: u64) -> bool {
        if let Some(&lost) = self.quotas.get(&(pile, quota)) {
            return lost;
        }
        let lost = !(1..=quota.min(pile)).any(|take| self.quota_lost(pile - take, 2 * take));
        self.quotas.insert((pile, quota), lost);
        lost
    }

    /// Solves an exercise of Fibonacci Nim.
    pub(super) fn fibonacci(&mut self, exercise: &Value) -> Result<(), String> {
        let (pile, quota) =
            (number(&exercise["position"]["pile"]), number(&exercise["rules"]["quota"]));
        let takes = 1..=quota.min(pile);
        let winning: Vec<u64> =
            takes.filter(|take| self.quota_lost(pile - take, 2 * take)).collect();
        let wins = if winning.is_empty() { Outcome::P } else { Outcome::N };
        let answer = &exercise["answer"];
        let said = answer["winning_moves"].as_array().unwrap().iter();
        same("moves", said.map(|made| number(&made["take"])).collect(), winning.clone())?;
        same("outcome", outcome(&answer["outcome"]), wins)?;
        let parts = apart(pile);
        for ask in answer["asks"].as_array().unwrap() {
            let right = &ask["right"];
            match ask["name"].as_str().unwrap() {
                "parts" => same("the ways to take it apart", vec![list(right)], parts.clone())?,
                "outcome" => same("ask", outcome(right), wins)?,
                "amounts" => same("ask", list(right), winning.clone())?,
                other => return Err(format!("no such ask: {other}")),
            }
        }
        Ok(())
    }
}

/// All sums of non-adjacent Fibonacci numbers that equal this number, largest part first.
fn apart(number: u64) -> Vec<Vec<u64>> {
    let mut row = vec![1, 2];
    while row[row.len() - 1] < number {
        row.push(row[row.len() - 1] + row[row.len() - 2]);
    }
    // Every choice from the sequence, with its sum and whether it contains the last number.
    let mut choices: Vec<(Vec<u64>, u64, bool)> = vec![(Vec::new(), 0, false)];
    for one in row {
        let more =
            choices.clone().into_iter().filter(|(_, sum, last)| !last && sum + one <= number);
        let more: Vec<_> =
            more.map(|(parts, sum, _)| ([&[one][..], &parts].concat(), sum + one, true)).collect();
        choices.iter_mut().for_each(|(.., last)| *last = false);
        choices.extend(more);
    }
    choices.into_iter().filter(|(_, sum, _)| *sum == number).map(|(parts, ..)| parts).collect()
}
