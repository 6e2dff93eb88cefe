//! Recomputes explanations by independent means: thousands of random positions under all rules are explained,
//! and each field and step of the JSON is computed again (Nim by binary digits as text, the race played
//! backwards). A kind of step that is not recomputed fails.

mod nim;
mod nim_steps;
mod race;

use std::collections::BTreeMap;

use carryless_test_support::answers::explained;
use carryless_test_support::pencil_and_paper::Rules;
use carryless_test_support::rng::Dice;
use serde_json::Value;

pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

pub(crate) fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list")).iter().map(number).collect()
}

/// Number of occurrences of each kind of step; every kind must occur.
#[derive(Default)]
struct Seen(BTreeMap<String, u64>);

impl Seen {
    fn note(&mut self, answer: &Value) {
        for step in answer["steps"].as_array().unwrap() {
            *self.0.entry(step["kind"].as_str().unwrap().to_owned()).or_default() += 1;
        }
    }

    fn check_each_at_least(&self, kinds: usize, times: u64) {
        println!("{:?}", self.0);
        assert_eq!(self.0.len(), kinds, "{:?}", self.0);
        assert!(self.0.values().all(|count| *count >= times), "{:?}", self.0);
    }
}

fn random_rules(dice: &mut Dice, largest_limit: u64) -> Rules {
    let limit = dice.coin().then(|| 1 + dice.up_to(largest_limit - 1));
    Rules { limit, misere: dice.coin() }
}

/// Command line of a question about these piles, sometimes with an attempt to judge.
fn nim_question(dice: &mut Dice, rules: Rules, piles: &[u64]) -> String {
    let sizes: Vec<String> = piles.iter().map(u64::to_string).collect();
    let mut question = sizes.join(" ");
    if let Some(limit) = rules.limit {
        question += &format!(" --limit {limit}");
    }
    if rules.misere {
        question += " --misere";
    }
    let pile = dice.up_to(piles.len() as u64 - 1);
    let most = rules.most(piles[pile as usize]);
    if dice.coin() && most > 0 {
        question += &format!(" --move {}:{}", pile + 1, 1 + dice.up_to(most - 1));
    }
    if dice.up_to(3) == 0 {
        question += if dice.coin() { " --claim win" } else { " --claim lose" };
    }
    if dice.up_to(3) == 0 {
        question += &format!(" --nim-sum {}", dice.up_to(7));
    }
    if dice.up_to(3) == 0 {
        let digits: Vec<String> =
            (0..1 + dice.up_to(4)).map(|_| dice.up_to(3).to_string()).collect();
        question += &format!(" --sums {}", digits.join(","));
    }
    question
}

/// Up to `count` random piles of at most `most` stones; often a P-position, which chance alone makes rare.
fn random_piles(dice: &mut Dice, rules: Rules, count: u64, most: u64) -> Vec<u64> {
    let count = 1 + dice.up_to(count - 1);
    let mut piles: Vec<u64> = (0..count).map(|_| dice.up_to(most)).collect();
    if dice.coin() {
        piles.push(0);
        piles[count as usize] = rules.target(&piles, count + 1).0;
    }
    piles
}

fn check_small(rounds: usize, times: u64) {
    let (mut dice, mut seen) = (Dice::new(301), Seen::default());
    for round in 0..rounds {
        let rules = random_rules(&mut dice, 8);
        let most = [1, 3, 9, 20][round % 4];
        let piles = random_piles(&mut dice, rules, 5, most);
        let answer = explained(&nim_question(&mut dice, rules, &piles));
        nim::check(&answer);
        seen.note(&answer);
    }
    seen.check_each_at_least(20, times);
}

#[test]
fn steps_of_small_positions_are_recomputed() {
    check_small(400, 1);
}

#[test]
#[ignore = "exhaustive"]
fn steps_of_small_positions_are_recomputed_exhaustive() {
    check_small(4000, 50);
}

fn check_large(rounds: usize) {
    let mut dice = Dice::new(1901);
    for round in 0..rounds {
        let largest_limit = [3, 1000, u64::MAX - 1][round % 3];
        let rules = random_rules(&mut dice, largest_limit);
        let most = [1000, u64::from(u32::MAX), u64::MAX][dice.up_to(2) as usize];
        let piles = random_piles(&mut dice, rules, 39, most);
        nim::check(&explained(&nim_question(&mut dice, rules, &piles)));
    }
}

#[test]
fn steps_of_large_positions_are_recomputed() {
    check_large(60);
}

#[test]
#[ignore = "exhaustive"]
fn steps_of_large_positions_are_recomputed_exhaustive() {
    check_large(240);
}

/// Command line of a random race towards a target of at most `most`.
fn race_question(dice: &mut Dice, most: u64) -> String {
    let least = 1 + dice.up_to(5);
    let wide = if dice.coin() { 6 } else { 60 };
    let largest = least + dice.up_to(wide);
    let target = dice.up_to(most);
    let from = if dice.coin() { 0 } else { target - dice.up_to(target.min(80)) };
    let ends = ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"];
    let end = ends[dice.up_to(3) as usize];
    let mut question = format!("race {target} --say {least}-{largest} --from {from} --end {end}");
    let legal = if end.starts_with("stuck") { largest.min(target - from) } else { largest };
    if dice.coin() && legal >= least && target > from {
        question += &format!(" --move {}", least + dice.up_to(legal - least));
    }
    if dice.coin() {
        question += if dice.coin() { " --claim win" } else { " --claim lose" };
    }
    question
}

fn check_races(rounds: usize, times: u64) {
    let (mut dice, mut seen) = (Dice::new(30), Seen::default());
    for round in 0..rounds {
        let most = [12, 100, 3000, 1 << 61][round % 4];
        let answer = explained(&race_question(&mut dice, most));
        race::check(&answer);
        seen.note(&answer);
    }
    seen.check_each_at_least(11, times);
}

#[test]
fn steps_of_races_are_recomputed() {
    check_races(400, 1);
}

#[test]
#[ignore = "exhaustive"]
fn steps_of_races_are_recomputed_exhaustive() {
    check_races(4000, 50);
}
