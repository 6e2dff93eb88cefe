//! Solves an exercise from its JSON alone, by the game tree and by counting digits in text: no xor, no
//! remainder, nothing from the answer that is checked.

pub mod boards;
pub mod parted;

use rustc_hash::FxHashMap;

use crate::oracle::Search;
use carryless_games::games::race::EndRule;
use carryless_games::position::Outcome;
use serde_json::{Value, json};

use crate::oracle::{Distance, Piles, Solver, after, winning_numbers};

/// Checks exercises; caches the searched game trees.
#[derive(Default)]
pub struct Checker {
    solver: Solver,
    races: FxHashMap<([u64; 2], String), Search<Distance>>,
    parted: parted::Parted,
    boards: boards::Boards,
}

type Take = (u64, u64);

pub fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("no number: {value}"))
}

pub fn list(value: &Value) -> Vec<u64> {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}")).iter().map(number).collect()
}

fn takes(value: &Value) -> Vec<Take> {
    let moves = value.as_array().unwrap_or_else(|| panic!("no moves: {value}"));
    moves.iter().map(|taken| (number(&taken["pile"]), number(&taken["take"]))).collect()
}

fn outcome(value: &Value) -> Outcome {
    match value.as_str() {
        Some("N") => Outcome::N,
        Some("P") => Outcome::P,
        _ => panic!("no outcome: {value}"),
    }
}

/// Number of 1s in each column of the written numbers, from the left; leading zeros are left out.
pub fn sums(numbers: &[u64]) -> Vec<u64> {
    let written: Vec<String> = numbers.iter().map(|number| format!("{number:064b}")).collect();
    let ones = |place: usize| written.iter().filter(|row| row.as_bytes()[place] == b'1').count();
    (0..64).map(|place| ones(place) as u64).skip_while(|sum| *sum == 0).collect()
}

/// Weights of the odd columns, descending; `sums` has the number of 1s in each column, from the left.
pub fn odd_weights(sums: &[u64]) -> Vec<u64> {
    let weights = (0..sums.len()).rev().map(|place| 2_u64.pow(place as u32));
    sums.iter().zip(weights).filter(|(sum, _)| *sum % 2 == 1).map(|(_, weight)| weight).collect()
}

/// Remainder of a pile after removing whole bands one after the other.
fn left_over(mut size: u64, band: u64) -> u64 {
    while size >= band {
        size -= band;
    }
    size
}

fn same<T: std::fmt::Debug + PartialEq>(what: &str, said: T, true_one: T) -> Result<(), String> {
    if said == true_one { Ok(()) } else { Err(format!("{what}: {said:?}, not {true_one:?}")) }
}

impl Checker {
    /// Solves the exercise and compares its answer with the solution.
    pub fn check(&mut self, exercise: &Value) -> Result<(), String> {
        let found = match exercise["game"].as_str() {
            Some("nim") if exercise["topic"] == "xiangqi" => {
                self.nim(exercise, read_off(&exercise["task"]["files"]))
            }
            Some("nim") if exercise["topic"] == "northcott" => {
                boards::Boards::facing(exercise).and_then(|gaps| self.nim(exercise, gaps))
            }
            Some("nim") => self.nim(exercise, list(&exercise["position"]["piles"])),
            Some("race") => self.race(exercise),
            Some("xor") => numbers(exercise),
            Some("count") => count(exercise),
            Some("wythoff" | "moore") => several(exercise),
            Some("subtraction" | "kayles" | "lasker" | "grundy") => self.parted.sum(exercise),
            Some("fibonacci") => self.parted.fibonacci(exercise),
            Some("staircase") => self.boards.staircase(exercise),
            Some("hackenbush") => self.boards.hackenbush(exercise),
            Some("sum") => self.boards.sum(exercise),
            other => Err(format!("no such game: {other:?}")),
        };
        found.map_err(|what| format!("{}: {what}", exercise["id"]))
    }

    fn nim(&mut self, exercise: &Value, piles: Vec<u64>) -> Result<(), String> {
        let answer = &exercise["answer"];
        let limit = exercise["rules"]["limit"].as_u64();
        let rules = Piles { limit, misere: exercise["rules"]["play"] == "misere" };
        let residues: Vec<u64> = match limit {
            Some(limit) => piles.iter().map(|size| left_over(*size, limit + 1)).collect(),
            None => piles.clone(),
        };
        let sums = sums(&residues);
        let winning = self.solver.winning(rules, &piles);
        let wins = self.solver.outcome(rules, &piles);
        let odd = odd_weights(&sums);
        // Two equal piles are the only P-positions of two piles.
        let equal = piles.len() == 2 && wins == Outcome::P && limit.is_none();
        // Gaps on a board are not visibly pairs.
        let hidden = exercise["topic"] == "northcott" && piles.iter().any(|gap| *gap != piles[0]);
        same("trivial", is_trivial(&piles) && !equal && !hidden, false)?;
        same("outcome", outcome(&answer["outcome"]), wins)?;
        same("moves", takes(&answer["winning_moves"]), winning.clone())?;
        same("sums", list(&answer["columns"]["sums"]), sums.clone())?;
        same("nim-sum", number(&answer["nim_sum"]), odd.iter().sum())?;
        if limit.is_some() {
            same("residues", list(&answer["residues"]), residues.clone())?;
        }
        let mut rows = empty_rows(&exercise["task"]["grid"], &piles).into_iter();
        for ask in answer["asks"].as_array().unwrap() {
            let right = &ask["right"];
            match ask["name"].as_str().unwrap() {
                "outcome" => same("ask", outcome(right), wins)?,
                "move" | "moves" | "advances" => same("ask", takes(right), winning.clone())?,
                "sums" => same("ask", list(right), sums.clone())?,
                "odd-columns" => same("ask", list(right), odd.clone())?,
                "nim-sum" => same("ask", number(right), odd.iter().sum())?,
                "residues" => same("ask", list(right), residues.clone())?,
                "row" => same("ask", Some(number(right)), rows.next())?,
                "correction" => {
                    let inner = &right["right"];
                    match right["kind"].as_str().unwrap() {
                        "rows" => same("ask", list(inner), piles.clone())?,
                        "digits" => same("ask", list(inner), sums.clone())?,
                        "set" => same("ask", list(inner), odd.clone())?,
                        _ => same("ask", takes(inner), winning.clone())?,
                    }
                }
                "piles" | "gaps" => same("ask", list(right), piles.clone())?,
                "check" => {
                    let left = after(&piles, winning[0].0, winning[0].1);
                    same("ask", list(right), self::sums(&left))?;
                }
                "becomes" => {
                    let (pile, take) = winning[0];
                    let size = piles[pile as usize - 1];
                    same("ask", list(right), vec![pile, size, size - take])?;
                }
                "line" => {
                    let wrong = first_wrong(&exercise["task"]["lines"], &piles, &winning);
                    same("ask", Some(number(right)), wrong)?;
                    let last = exercise["task"]["lines"].as_array().unwrap().last().unwrap();
                    let played = (number(&last["pile"]), number(&last["take"]));
                    same("the end of a wrong solution wins", winning.contains(&played), false)?;
                }
                "verdict" | "reply" => self.judged(exercise, ask, rules, &piles)?,
                "proof" => {}
                other => return Err(format!("no such ask: {other}")),
            }
        }
        Ok(())
    }

    fn judged(
        &mut self,
        exercise: &Value,
        ask: &Value,
        rules: Piles,
        piles: &[u64],
    ) -> Result<(), String> {
        let chosen = &exercise["task"]["move"];
        let (pile, take) = (number(&chosen["pile"]), number(&chosen["take"]));
        let left = after(piles, pile, take);
        let wins = self.solver.outcome(rules, &left) == Outcome::P;
        if ask["name"] == "verdict" {
            return same("verdict", ask["right"].as_bool(), Some(wins));
        }
        let replies = if wins { Vec::new() } else { self.solver.winning(rules, &left) };
        same("reply", takes(&ask["right"]), replies)
    }

    fn race(&mut self, exercise: &Value) -> Result<(), String> {
        let (rules, answer) = (&exercise["rules"], &exercise["answer"]);
        let say = [number(&rules["say"][0]), number(&rules["say"][1])];
        let name = rules["end"].as_str().unwrap().to_owned();
        let end = EndRule::ALL.iter().copied().find(|end| end.tag() == name).unwrap();
        let race = Distance { say, end };
        let search = self.races.entry((say, name)).or_insert_with(|| Search::new(race));
        let target = number(&exercise["position"]["target"]);
        let from = number(&exercise["position"]["from"]);
        let winning = winning_numbers(search, race, target - from);
        let wins = search.outcome(&(target - from));
        let said = answer["winning_moves"].as_array().unwrap();
        same("outcome", outcome(&answer["outcome"]), wins)?;
        // Every reachable count, once played from 0 and once from here.
        let counts = |from: u64| {
            let mut reached = vec![false; target as usize + 1];
            reached[from as usize] = true;
            for count in from..=target {
                let after = (say[0]..=say[1]).filter(|_| reached[count as usize]);
                let after: Vec<u64> = after.map(|said| count + said).collect();
                after
                    .iter()
                    .filter(|&&to| to <= target)
                    .for_each(|&to| reached[to as usize] = true);
            }
            reached
        };
        let (played, ahead) = (counts(0), counts(from));
        same("the count is reached", played[from as usize], true)?;
        if let Some(said) = exercise["task"]["said"].as_u64() {
            same("what was said", said >= say[0] && said <= say[1], true)?;
            same("where it was said", played[(from - said) as usize], true)?;
        }
        same("moves", said.iter().map(|m| number(&m["say"])).collect(), winning.clone())?;
        for ask in answer["asks"].as_array().unwrap() {
            let right = &ask["right"];
            match ask["name"].as_str().unwrap() {
                "outcome" => same("ask", outcome(right), wins)?,
                "say" => same("ask", list(right), winning.clone())?,
                "keys" => {
                    let lost = |count: &u64| search.outcome(&(target - count)) == Outcome::P;
                    let met = |count: &u64| ahead[*count as usize];
                    let keys = (from + 1..=target).filter(lost).filter(met);
                    same("ask", list(right), keys.collect())?;
                }
                other => return Err(format!("no such ask: {other}")),
            }
        }
        Ok(())
    }
}

/// Numbers whose grid rows are empty; all numbers if there is no grid.
fn empty_rows(grid: &Value, piles: &[u64]) -> Vec<u64> {
    let Some(rows) = grid["rows"].as_array() else { return piles.to_vec() };
    let empty = |row: &&Value| row["digits"].as_array().unwrap().iter().all(Value::is_null);
    rows.iter().filter(empty).map(|row| number(&row["number"])).collect()
}

/// Whether there is a single pile or only equal piles.
fn is_trivial(piles: &[u64]) -> bool {
    let times = |size: &u64| piles.iter().filter(|other| *other == size).count();
    piles.len() < 2 || piles.iter().all(|size| times(size) % 2 == 0 || times(size) == piles.len())
}

/// Pile sizes that a figure of a board shows.
fn read_off(files: &Value) -> Vec<u64> {
    let gap = |file: &Value| number(&file["black"]) - number(&file["red"]) - 1;
    let pile = |file: &Value| gap(file) - u64::from(file["man"] == "pawn");
    files.as_array().unwrap().iter().map(pile).collect()
}

/// Index (0-based) of the first line of a solution that does not follow from the piles; `None` if all lines do.
fn first_wrong(lines: &Value, piles: &[u64], winning: &[Take]) -> Option<u64> {
    let sums = sums(piles);
    let right = |line: &Value| match line["line"].as_str().unwrap() {
        "rows" => list(&line["written"]) == piles,
        "sums" => list(&line["digits"]) == sums,
        "odd" => list(&line["weights"]) == odd_weights(&sums),
        "becomes" => {
            let (pile, size) = (number(&line["pile"]), number(&line["size"]));
            let take = size.saturating_sub(number(&line["leaves"]));
            piles[pile as usize - 1] == size && winning.contains(&(pile, take))
        }
        "take" => winning.contains(&(number(&line["pile"]), number(&line["take"]))),
        other => panic!("no such line: {other}"),
    };
    let place = lines.as_array().unwrap().iter().position(|line| !right(line))?;
    Some(place as u64 + 1)
}

fn numbers(exercise: &Value) -> Result<(), String> {
    let answer = &exercise["answer"];
    let numbers = list(&exercise["position"]["numbers"]);
    let sums = sums(&numbers);
    let result: u64 = odd_weights(&sums).iter().sum();
    let times = |one: &u64| numbers.iter().filter(|other| *other == one).count();
    same("result", number(&answer["result"]), result)?;
    same("sums", list(&answer["columns"]["sums"]), sums)?;
    for ask in answer["asks"].as_array().unwrap() {
        let right = number(&ask["right"]);
        match ask["name"].as_str().unwrap() {
            "result" => {
                same("trivial", is_trivial(&numbers), false)?;
                same("ask", right, result)?;
            }
            "binary" | "number" => {
                same("trivial", right < 2, false)?;
                same("ask", vec![right], numbers.clone())?;
            }
            "odd-one" => {
                let alone: Vec<u64> =
                    numbers.iter().filter(|one| times(one) % 2 == 1).copied().collect();
                same("ask", vec![right], alone)?;
            }
            other => return Err(format!("no such ask: {other}")),
        }
    }
    Ok(())
}

fn count(exercise: &Value) -> Result<(), String> {
    let multipliers = list(&exercise["rules"]["multipliers"]);
    let balanced = |n: &u64| {
        let piles: Vec<u64> = multipliers.iter().map(|multiplier| multiplier * n).collect();
        sums(&piles).iter().all(|sum| sum % 2 == 0)
    };
    let up_to: u64 = exercise["position"]["up_to"].as_str().unwrap().parse().unwrap();
    let found = (1..=up_to).filter(balanced).count() as u64;
    same("trivial", found == 0 || found == up_to, false)?;
    same("count", &exercise["answer"]["count"], &json!(found.to_string()))?;
    same("ask", number(&exercise["answer"]["asks"][0]["right"]), found)
}

/// Checks an exercise of Moore's or Wythoff's game by definition: the outcome, and that each move of the key
/// leads to a P-position. `crates/play/tests/testsuite/multi_pile.rs` solves larger positions.
fn several(exercise: &Value) -> Result<(), String> {
    let piles = list(&exercise["position"]["piles"]);
    let most = exercise["rules"]["at_most"].as_u64().unwrap_or(2);
    if piles.iter().map(|size| size + 1).product::<u64>() > 500 {
        return Ok(());
    }
    let alike = exercise["game"] == "wythoff";
    let mut known = FxHashMap::default();
    let lost = is_lost(&piles, most, alike, &mut known);
    same("outcome", &exercise["answer"]["outcome"], &json!(if lost { "P" } else { "N" }))?;
    for chosen in exercise["answer"]["winning_moves"].as_array().unwrap() {
        let left: Vec<u64> =
            piles.iter().zip(list(&chosen["takes"])).map(|(size, take)| size - take).collect();
        same("a winning move", is_lost(&left, most, alike, &mut known), true)?;
    }
    Ok(())
}

fn is_lost(piles: &[u64], most: u64, alike: bool, known: &mut FxHashMap<Vec<u64>, bool>) -> bool {
    if let Some(&lost) = known.get(piles) {
        return lost;
    }
    let mut below = vec![Vec::new()];
    for &size in piles {
        let more = |left: Vec<u64>| (0..=size).map(move |here| [&left[..], &[here]].concat());
        below = below.into_iter().flat_map(more).collect();
    }
    let legal = |left: &Vec<u64>| {
        let takes = piles.iter().zip(left).map(|(size, left)| size - left);
        let taken: Vec<u64> = takes.filter(|take| *take > 0).collect();
        let same = taken.windows(2).all(|pair| pair[0] == pair[1]);
        !taken.is_empty() && taken.len() as u64 <= most && (same || !alike)
    };
    let lost = !below.into_iter().filter(legal).any(|left| is_lost(&left, most, alike, known));
    known.insert(piles.to_vec(), lost);
    lost
}
