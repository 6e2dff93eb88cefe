//! The legal moves of every game, written a second time from its rules, and a search that knows only these:
//! no sums, values or closed forms. [`Game::read`] takes rules and position from the JSON of an answer.

use std::collections::HashMap;

use serde_json::{Value, json};

/// One component of a position: the sizes of its piles, or other numbers that its rules need.
pub(super) type Part = Vec<u64>;

/// Rules of one component.
#[derive(Clone, Debug)]
pub(super) enum Rules {
    /// Nim; at most this many stones may be taken from a pile.
    Nim(u64),
    /// Subtraction set: the numbers of stones that may be taken from a pile.
    Take(Vec<u64>),
    /// Octal code by digits; the first digit is for taking no stone.
    Octal(Vec<u8>),
    Kayles,
    Lasker,
    Grundy,
    /// Staircase: a move carries stones from a step to the step below.
    Staircase,
    Wythoff,
    /// Moore's game; stones may be taken from at most this many piles.
    Moore(u64),
    /// Race to a target: numbers that may be said, and whether they may pass it. The part is the distance.
    Race(Vec<u64>, bool),
    /// Fibonacci Nim; the part is a pile and the most that may be taken.
    Fibonacci,
    /// Tokens on a graph: the successors of each node (0-based), and the names of the nodes.
    Graph(Vec<Vec<u64>>, Vec<String>),
    /// Hackenbush; the part holds for each branch the number of the branch below it, or 0 for the ground.
    Hackenbush,
}

/// A position with its rules: one component, or those of a sum.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) rules: Vec<Rules>,
    pub(super) at: Vec<Part>,
    /// Whether the player who cannot move wins.
    pub(super) stuck_wins: bool,
    /// Whether the JSON of a move names its component.
    pub(super) is_sum: bool,
}

/// A move in the form of the JSON, and the component after the move.
pub(super) type Made = (Value, Part);

/// Numbers of a JSON list; `None` if it is not a list of numbers.
pub(super) fn numbers(list: &Value) -> Option<Vec<u64>> {
    list.as_array()?.iter().map(Value::as_u64).collect()
}

impl Game {
    /// Game from its name and the JSON of an answer, `whole`; `None` if the game cannot be played.
    pub(super) fn read(game: &str, whole: &Value) -> Option<Game> {
        let (rules, position) = (&whole["rules"], &whole["position"]);
        if game == "sum" {
            let parts = position["parts"].as_array()?;
            let parts = parts.iter().map(|part| Game::read(part["game"].as_str()?, part));
            let parts: Vec<Game> = parts.collect::<Option<_>>()?;
            return Some(Game {
                rules: parts.iter().flat_map(|part| part.rules.clone()).collect(),
                at: parts.iter().flat_map(|part| part.at.clone()).collect(),
                stuck_wins: false,
                is_sum: true,
            });
        }
        let own = match game {
            "nim" => Rules::Nim(rules["limit"].as_u64().unwrap_or(u64::MAX)),
            "subtraction" => Rules::Take(numbers(&rules["take"])?),
            "kayles" => Rules::Kayles,
            "lasker" => Rules::Lasker,
            "grundy" => Rules::Grundy,
            "octal" => Rules::Octal(digits(rules["octal"].as_str()?)),
            "staircase" => Rules::Staircase,
            "wythoff" => Rules::Wythoff,
            "moore" => Rules::Moore(rules["at_most"].as_u64()?),
            "race" => said(rules)?,
            "fibonacci" => Rules::Fibonacci,
            "graph" => arrows(rules)?,
            "hackenbush" => Rules::Hackenbush,
            _ => return None,
        };
        let at = match &own {
            Rules::Race(..) => {
                vec![position["target"].as_u64()?.checked_sub(position["from"].as_u64()?)?]
            }
            Rules::Fibonacci => {
                let pile = position["pile"].as_u64()?;
                let quota = rules["quota"].as_u64();
                vec![pile, quota.unwrap_or(pile.saturating_sub(1)).min(pile)]
            }
            Rules::Graph(_, names) => {
                let tokens = position["tokens"].as_array()?.iter();
                let place = |token: &Value| names.iter().position(|name| token == name);
                tokens.map(|token| place(token).map(|at| at as u64)).collect::<Option<_>>()?
            }
            Rules::Hackenbush => parse_branches(position.as_str()?),
            _ => numbers(&position["piles"])?,
        };
        let end = rules["end"].as_str();
        let stuck_wins = match end {
            Some(end) => end == "stuck-wins" || end == "finish-loses",
            None => rules["play"] == "misere",
        };
        Some(Game { rules: vec![own], at: vec![at], stuck_wins, is_sum: false })
    }

    /// Every legal move at the position `at` in the form of the JSON, with the position after it.
    pub(super) fn moves(&self, at: &[Part]) -> Vec<(Value, Vec<Part>)> {
        let mut all = Vec::new();
        for (index, (rules, part)) in self.rules.iter().zip(at).enumerate() {
            for (made, left) in rules.moves(part) {
                let mut after = at.to_vec();
                after[index] = left;
                let made =
                    if self.is_sum { json!({"part": index + 1, "move": made}) } else { made };
                all.push((made, after));
            }
        }
        all
    }

    /// Whether the player to move at `at` wins; `None` if the search would need over `most` positions.
    pub(super) fn wins(&self, at: &[Part], known: &mut Known, most: usize) -> Option<bool> {
        let at: Vec<Part> =
            self.rules.iter().zip(at).map(|(rules, part)| rules.one_form(part)).collect();
        if let Some(&wins) = known.get(&at) {
            return Some(wins);
        }
        if known.len() > most {
            return None;
        }
        let moves = self.moves(&at);
        let mut wins = moves.is_empty() && self.stuck_wins;
        for (_, after) in moves {
            wins |= !self.wins(&after, known, most)?;
        }
        known.insert(at, wins);
        Some(wins)
    }

    /// Whether the estimated number of positions is small enough for a search.
    pub(super) fn is_small(&self) -> bool {
        let sizes = self.rules.iter().zip(&self.at).map(|(rules, at)| rules.size(at));
        sizes.product::<f64>() <= MOST
    }
}

impl Game {
    /// Whether the position has few enough legal moves for listing them.
    pub(super) fn is_played_fast(&self) -> bool {
        let many = |rules: &Rules| matches!(rules, Rules::Moore(_) | Rules::Wythoff);
        let product = |at: &Part| at.iter().map(|size| *size as f64 + 1.0).product::<f64>();
        self.rules.iter().zip(&self.at).all(|(rules, at)| !many(rules) || product(at) <= MOST)
    }
}

/// Largest estimated number of positions of a game for a search.
const MOST: f64 = 4000.0;

/// Largest number of stones for a search, because it bounds the depth.
const DEEPEST: f64 = 300.0;

/// Memoized positions: whether the player to move wins.
pub(super) type Known = HashMap<Vec<Part>, bool>;

/// Digits of an octal code, the digit before the point first.
fn digits(code: &str) -> Vec<u8> {
    code.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect()
}

fn said(rules: &Value) -> Option<Rules> {
    let passing = rules["end"].as_str()?.starts_with("finish");
    if let Some(set) = numbers(&rules["numbers"]) {
        return Some(Rules::Race(set, passing));
    }
    let [least, most] = numbers(&rules["say"])?[..] else { return None };
    // Only small positions are searched, so a small range of numbers suffices.
    Some(Rules::Race((least..=most.min(least.saturating_add(100))).collect(), passing))
}

fn arrows(rules: &Value) -> Option<Rules> {
    let arrows = rules["arrows"].as_array()?;
    let name = |node: &Value| node.as_str().map(str::to_owned);
    let names: Vec<String> =
        arrows.iter().map(|arrow| name(&arrow["node"])).collect::<Option<_>>()?;
    let place = |node: &Value| names.iter().position(|name| node == name).map(|at| at as u64);
    let to = |arrow: &Value| arrow["to"].as_array()?.iter().map(place).collect();
    let to = arrows.iter().map(to).collect::<Option<_>>()?;
    Some(Rules::Graph(to, names))
}

/// Branches of trees written in brackets, in that order, each as the number of the branch below it.
fn parse_branches(text: &str) -> Part {
    let (mut branches, mut open) = (Vec::new(), Vec::new());
    for letter in text.chars() {
        match letter {
            '(' => {
                branches.push(open.last().copied().unwrap_or(0));
                open.push(branches.len() as u64);
            }
            ')' => drop(open.pop()),
            _ => {}
        }
    }
    branches
}

impl Rules {
    /// Legal moves of one component, each with the component after it.
    pub(super) fn moves(&self, at: &Part) -> Vec<Made> {
        match self {
            Rules::Nim(limit) => moves_taking(at, |size| (1..=size.min(*limit)).collect()),
            Rules::Take(set) => {
                moves_taking(at, |size| set.iter().copied().filter(|take| *take <= size).collect())
            }
            Rules::Octal(digits) => moves_splitting(at, |size| by_digits(size, digits)),
            Rules::Kayles => moves_splitting(at, |size| by_digits(size, &[0, 7, 7])),
            Rules::Lasker => moves_splitting(at, |size| {
                let taken = (0..size).map(|left| if left == 0 { vec![] } else { vec![left] });
                taken.chain(halves(size)).collect()
            }),
            Rules::Grundy => moves_splitting(at, |size| {
                halves(size).into_iter().filter(|it| it[0] != it[1]).collect()
            }),
            Rules::Staircase => carried(at),
            Rules::Wythoff => multi_pile_moves(at, |taken| taken.len() < 2 || taken[0] == taken[1]),
            Rules::Moore(most) => multi_pile_moves(at, |taken| taken.len() as u64 <= *most),
            Rules::Race(say, passing) => {
                let left = at[0];
                let legal = say.iter().filter(|say| left > 0 && (*passing || **say <= left));
                legal.map(|say| (json!({"say": say}), vec![left.saturating_sub(*say)])).collect()
            }
            Rules::Fibonacci => (1..=at[0].min(at[1]))
                .map(|take| {
                    let left = at[0] - take;
                    (json!({"take": take}), vec![left, (2 * take).min(left)])
                })
                .collect(),
            Rules::Graph(to, names) => stepped(at, to, names),
            Rules::Hackenbush => cut(at),
        }
    }

    /// Estimated number of positions that can be reached from this one.
    fn size(&self, at: &Part) -> f64 {
        let sum: f64 = at.iter().map(|size| *size as f64).sum();
        if sum > DEEPEST {
            return f64::INFINITY;
        }
        match self {
            Rules::Octal(_) | Rules::Kayles | Rules::Lasker | Rules::Grundy => sum.exp2().sqrt(),
            Rules::Staircase => sum.exp2() * (at.len() as f64),
            Rules::Hackenbush => (at.len() as f64).exp2(),
            Rules::Graph(to, _) => (to.len() as f64).powf(at.len() as f64),
            Rules::Fibonacci => at[0] as f64 * at[1] as f64,
            _ => at.iter().map(|size| *size as f64 + 1.0).product(),
        }
    }

    /// Canonical form of a component: positions that differ only in the order of their piles have the same
    /// form.
    fn one_form(&self, at: &Part) -> Part {
        let mut at = at.clone();
        match self {
            Rules::Race(..) | Rules::Fibonacci | Rules::Staircase | Rules::Hackenbush => {}
            Rules::Graph(..) => at.sort_unstable(),
            _ => {
                at.retain(|size| *size > 0);
                at.sort_unstable();
            }
        }
        at
    }
}

/// Moves that take from one pile; `takes` lists the numbers that may be taken from a pile of a size.
fn moves_taking(at: &Part, takes: impl Fn(u64) -> Vec<u64>) -> Vec<Made> {
    let mut all = Vec::new();
    for (index, &size) in at.iter().enumerate() {
        for take in takes(size) {
            let mut left = at.clone();
            left[index] = size - take;
            all.push((json!({"pile": index + 1, "take": take, "leaves": size - take}), left));
        }
    }
    all
}

/// Moves that replace one pile by `parts(size)`: none, one or two, the larger first.
fn moves_splitting(at: &Part, parts: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Made> {
    let mut all = Vec::new();
    for (index, &size) in at.iter().enumerate() {
        for leaves in parts(size) {
            let mut left = at.clone();
            // An emptied pile keeps its position, so that the others keep their numbers.
            left.splice(index..=index, if leaves.is_empty() { vec![0] } else { leaves.clone() });
            all.push((json!({"pile": index + 1, "leaves": leaves}), left));
        }
    }
    all
}

/// Splits of a pile of this size into two parts, the larger first.
fn halves(size: u64) -> Vec<Vec<u64>> {
    (1..=size / 2).map(|small| vec![size - small, small]).collect()
}

fn by_digits(size: u64, digits: &[u8]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (take, digit) in (0_u64..).zip(digits).filter(|(take, _)| *take <= size) {
        let rest = size - take;
        if digit & 1 > 0 && rest == 0 && take > 0 {
            all.push(Vec::new());
        }
        if digit & 2 > 0 && rest > 0 && take > 0 {
            all.push(vec![rest]);
        }
        if digit & 4 > 0 {
            all.extend(halves(rest));
        }
    }
    all
}

fn carried(at: &Part) -> Vec<Made> {
    let mut all = Vec::new();
    for (index, &stones) in at.iter().enumerate() {
        for take in 1..=stones {
            let mut left = at.clone();
            left[index] -= take;
            if index > 0 {
                left[index - 1] += take;
            }
            all.push((json!({"step": index + 1, "take": take}), left));
        }
    }
    all
}

/// Moves in several piles at once; `allowed` decides by the numbers of stones taken from the changed piles.
fn multi_pile_moves(at: &Part, allowed: impl Fn(&[u64]) -> bool) -> Vec<Made> {
    let mut all = vec![Vec::new()];
    for &size in at {
        let longer = |begun: Vec<u64>| (0..=size).map(move |take| [&begun[..], &[take]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    let made = all.into_iter().filter_map(|takes| {
        let taken: Vec<u64> = takes.iter().copied().filter(|take| *take > 0).collect();
        let left = at.iter().zip(&takes).map(|(size, take)| size - take).collect();
        (!taken.is_empty() && allowed(&taken)).then(|| (json!({"takes": takes}), left))
    });
    made.collect()
}

fn stepped(at: &Part, to: &[Vec<u64>], names: &[String]) -> Vec<Made> {
    let mut all = Vec::new();
    for (index, &node) in at.iter().enumerate() {
        let mut ends = to[node as usize].clone();
        ends.sort_unstable();
        ends.dedup();
        for end in ends {
            let mut left = at.clone();
            left[index] = end;
            let [from, end] = [node, end].map(|node| &names[node as usize]);
            all.push((json!({"token": index + 1, "from": from, "to": end}), left));
        }
    }
    all
}

/// Cuts of every branch. The path of a cut numbers each branch among those on the branch below (1-based).
fn cut(at: &Part) -> Vec<Made> {
    let mut all = Vec::new();
    let mut paths: Vec<Vec<u64>> = vec![Vec::new()];
    let mut counts = vec![0_u64; at.len() + 1];
    for &parent in at {
        counts[parent as usize] += 1;
        let path = [&paths[parent as usize][..], &[counts[parent as usize]]].concat();
        paths.push(path);
    }
    for (branch, path) in paths.iter().enumerate().skip(1) {
        let mut new = vec![0_u64; at.len() + 1];
        let (mut left, mut gone) = (Vec::new(), vec![false; at.len() + 1]);
        for (other, &parent) in (1..).zip(at) {
            gone[other] = other == branch || gone[parent as usize];
            if !gone[other] {
                left.push(new[parent as usize]);
                new[other] = left.len() as u64;
            }
        }
        all.push((json!({"cut": path}), left));
    }
    all
}
