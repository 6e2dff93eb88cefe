//! Simulated pupils who practise. Each follows one misconception by rules of its own, written apart from the model of
//! the program, chooses at random among equal answers, and slips.

mod seen;

use serde_json::Value;

use crate::checker::{list, number};
use crate::rng::Dice;
use seen::{Move, Seen};

/// A pupil who has a misconception, or none.
pub struct SimulatedPupil {
    /// Tag of the misconception; `None` for a pupil who answers right but for slips.
    pub idea: Option<&'static str>,
    /// Number of slips in a hundred answers.
    pub slips: u64,
    pub dice: Dice,
}

impl SimulatedPupil {
    /// Returns the text that the pupil writes; `exercise` is the JSON of an exercise with its answer.
    pub fn answer(&mut self, exercise: &Value) -> String {
        let asks = exercise["answer"]["asks"].as_array().unwrap();
        let mut fields: Vec<String> = match self.idea {
            Some(idea) => self.misled(idea, exercise, asks),
            None => self.right(asks),
        };
        if (self.dice.below(100) as u64) < self.slips {
            self.slip(exercise, asks, &mut fields);
        }
        fields.join("; ")
    }

    fn right(&mut self, asks: &[Value]) -> Vec<String> {
        asks.iter().map(|ask| self.right_field(ask)).collect()
    }

    fn right_field(&mut self, ask: &Value) -> String {
        let right = &ask["right"];
        let joined = |between: &str| {
            let all: Vec<String> = list(right).iter().map(u64::to_string).collect();
            if all.is_empty() { "none".to_owned() } else { all.join(between) }
        };
        match ask["kind"].as_str().unwrap() {
            "outcome" => said(right == "N").to_owned(),
            "digits" | "list" => joined(" "),
            "set" => joined(", "),
            "say" => match list(right).as_slice() {
                [] => "none".to_owned(),
                all => all[self.dice.below(all.len())].to_string(),
            },
            "move" | "moves" => {
                let moves: Vec<Move> = right
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|made| (number(&made["pile"]) as usize - 1, number(&made["take"])))
                    .collect();
                match (moves.is_empty(), ask["kind"] == "move") {
                    (true, _) => "none".to_owned(),
                    (false, true) => self.one_of(&moves),
                    (false, false) => {
                        let all: Vec<String> = moves.iter().map(|made| spelled(*made)).collect();
                        all.join(", ")
                    }
                }
            }
            _ => right.to_string(),
        }
    }

    /// Answers by the misconception. A field about which it says nothing is right.
    fn misled(&mut self, idea: &str, exercise: &Value, asks: &[Value]) -> Vec<String> {
        let mut fields = self.right(asks);
        let at = |name: &str| asks.iter().position(|ask| ask["name"] == name);
        match exercise["game"].as_str().unwrap() {
            "nim" => self.misled_about_piles(idea, &Seen::new(exercise), &at, &mut fields),
            "race" if idea == "multiples-anyway" && at("say").is_some() => {
                let [least, most] = [0, 1].map(|at| number(&exercise["rules"]["say"][at]));
                let [from, target] =
                    ["from", "target"].map(|name| number(&exercise["position"][name]));
                let good: Vec<u64> = (least..=most)
                    .filter(|say| from + say <= target && (from + say).is_multiple_of(least + most))
                    .collect();
                if let Some(at) = at("outcome") {
                    fields[at] = said(!good.is_empty()).to_owned();
                }
                let step = at("say").unwrap();
                fields[step] = match good.first() {
                    Some(say) => say.to_string(),
                    None if at("outcome").is_some() => "none".to_owned(),
                    None => fields[step].clone(),
                };
            }
            "subtraction" => misled_about_sets(idea, exercise, &at, &mut fields),
            _ => {}
        }
        fields
    }

    fn misled_about_piles(
        &mut self,
        idea: &str,
        seen: &Seen,
        at: &dyn Fn(&str) -> Option<usize>,
        fields: &mut [String],
    ) {
        if let Some(field) = at("sums")
            && let Some(digits) = seen.digits(idea)
        {
            fields[field] = digits;
        }
        if let Some(field) = at("nim-sum")
            && let Some(sum) = seen.nim_sum(idea)
        {
            fields[field] = sum.to_string();
        }
        if let (Some(field), Some(limit), "mod-k") = (at("residues"), seen.limit, idea) {
            let all: Vec<String> =
                seen.piles.iter().map(|size| (size % limit).to_string()).collect();
            fields[field] = all.join(" ");
        }
        let claim = seen.claim(idea);
        if let (Some(field), Some(win)) = (at("outcome"), claim) {
            fields[field] = said(win).to_owned();
        }
        let Some(field) = at("move") else { return };
        let with_claim = at("outcome").is_some();
        let says_win = claim.unwrap_or_else(|| fields[field] != "none");
        let moves = seen.moves(idea);
        fields[field] = match (with_claim && !says_win, moves.is_empty()) {
            (true, _) => "none".to_owned(),
            (false, false) => self.one_of(&moves),
            (false, true) if fields[field] == "none" => {
                let all = seen.all_moves();
                self.one_of(&all)
            }
            (false, true) => return,
        };
    }

    /// Spells one of the moves, in one of the ways that pupils write.
    fn one_of(&mut self, moves: &[Move]) -> String {
        let (pile, take) = moves[self.dice.below(moves.len())];
        match self.dice.below(3) {
            0 => format!("take {take} from pile {}", pile + 1),
            1 => format!("第{}堆取{take}颗", pile + 1),
            _ => spelled((pile, take)),
        }
    }

    /// Spoils one field.
    fn slip(&mut self, exercise: &Value, asks: &[Value], fields: &mut [String]) {
        let spoilt = self.dice.below(fields.len());
        let after_claim = asks.iter().position(|ask| ask["kind"] == "outcome");
        let legal = legal_moves(exercise);
        match asks[spoilt]["kind"].as_str().unwrap() {
            "outcome" => {
                let win = fields[spoilt] == said(false);
                fields[spoilt] = said(win).to_owned();
                // The move that follows fits the claim.
                if let Some(ask) = asks.get(spoilt + 1) {
                    fields[spoilt + 1] = match ask["kind"].as_str().unwrap() {
                        _ if !win => "none".to_owned(),
                        "move" if !legal.is_empty() => self.one_of(&legal),
                        "say" => "1".to_owned(),
                        _ => fields[spoilt + 1].clone(),
                    };
                }
            }
            "move" if !legal.is_empty() => {
                fields[spoilt] = self.one_of(&legal);
                if let Some(claim) = after_claim {
                    fields[claim] = said(true).to_owned();
                }
            }
            "say" => {
                let most = number(&exercise["rules"]["say"][1]);
                fields[spoilt] = self.dice.up_to(most).to_string();
                if let Some(claim) = after_claim {
                    fields[claim] = said(true).to_owned();
                }
            }
            "digits" | "list" => {
                let mut numbers: Vec<u64> =
                    fields[spoilt].split(' ').filter_map(|text| text.parse().ok()).collect();
                if numbers.is_empty() {
                    return;
                }
                let one = self.dice.below(numbers.len());
                let down = numbers[one] > 0 && self.dice.coin();
                numbers[one] = if down { numbers[one] - 1 } else { numbers[one] + 1 };
                let all: Vec<String> = numbers.iter().map(u64::to_string).collect();
                fields[spoilt] = all.join(" ");
            }
            "number" => fields[spoilt] = self.dice.up_to(15).to_string(),
            _ => {}
        }
    }
}

fn said(win: bool) -> &'static str {
    if win { "win" } else { "lose" }
}

fn spelled((pile, take): Move) -> String {
    format!("{}:{take}", pile + 1)
}

fn legal_moves(exercise: &Value) -> Vec<Move> {
    match exercise["game"] == "nim" {
        true => Seen::new(exercise).all_moves(),
        false => Vec::new(),
    }
}

/// Answers about a game with a set of numbers by wrong values of the piles.
fn misled_about_sets(
    idea: &str,
    exercise: &Value,
    at: &dyn Fn(&str) -> Option<usize>,
    fields: &mut [String],
) {
    let take = list(&exercise["rules"]["take"]);
    let piles = list(&exercise["position"]["piles"]);
    let largest = piles.iter().copied().max().unwrap_or(0);
    let mut row: Vec<u64> = Vec::new();
    for size in 0..=largest {
        let reached: Vec<u64> =
            take.iter().filter(|one| **one <= size).map(|one| row[(size - one) as usize]).collect();
        row.push(match idea {
            "biggest" => reached.iter().max().map_or(0, |most| most + 1),
            "count-moves" => reached.len() as u64,
            "remainder-of-largest" => size % (take.iter().max().unwrap() + 1),
            _ => return,
        });
    }
    let joined = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let values: Vec<u64> = piles.iter().map(|size| row[*size as usize]).collect();
    fields[at("row-values").unwrap()] = joined(&row);
    fields[at("values").unwrap()] = joined(&values);
    let win = values.iter().fold(0, |sum, value| sum ^ value) > 0;
    fields[at("outcome").unwrap()] = said(win).to_owned();
    if !win {
        fields[at("moves").unwrap()] = "none".to_owned();
    }
}
