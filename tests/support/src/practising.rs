//! Simulated pupils who practise. Each follows one misconception by rules of its own, written apart from the model of
//! the program, chooses at random among equal answers, and slips.

use serde_json::Value;

use crate::checker::{list, number};
use crate::rng::Dice;

/// A pupil who has a misconception, or none.
pub struct SimulatedPupil {
    /// Tag of the misconception; `None` for a pupil who answers right but for slips.
    pub idea: Option<&'static str>,
    /// Number of slips in a hundred answers.
    pub slips: u64,
    pub dice: Dice,
}

/// A position of piles, as a pupil sees it.
struct Seen {
    piles: Vec<u64>,
    limit: Option<u64>,
    misere: bool,
}

type Move = (usize, u64);

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
                    .filter(|say| {
                        from + say <= target && (from + say).is_multiple_of(least + most)
                    })
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

/// Whether the player to move wins at Nim without a limit, by the columns.
fn wins(piles: &[u64], misere: bool) -> bool {
    let sum = piles.iter().fold(0, |sum, size| sum ^ size);
    match misere && piles.iter().all(|size| *size < 2) {
        true => sum == 0,
        false => sum != 0,
    }
}

impl Seen {
    fn new(exercise: &Value) -> Self {
        Seen {
            piles: list(&exercise["position"]["piles"]),
            limit: exercise["rules"]["limit"].as_u64(),
            misere: exercise["rules"]["play"] == "misere",
        }
    }

    fn after(&self, (pile, take): Move) -> Vec<u64> {
        let mut piles = self.piles.clone();
        piles[pile] -= take;
        piles
    }

    fn all_moves(&self) -> Vec<Move> {
        let most = |size: u64| self.limit.map_or(size, |limit| limit.min(size));
        let piles = self.piles.iter().enumerate();
        piles.flat_map(|(pile, size)| (1..=most(*size)).map(move |take| (pile, take))).collect()
    }

    fn residues(&self, modulus: u64) -> Vec<u64> {
        self.piles.iter().map(|size| size % modulus).collect()
    }

    /// Sizes that count: remainders with a limit.
    fn counted(&self) -> Vec<u64> {
        self.limit.map_or_else(|| self.piles.clone(), |limit| self.residues(limit + 1))
    }

    /// Number of ones in each column, from the left.
    fn sums(&self) -> Vec<u64> {
        let counted = self.counted();
        let width = 64 - counted.iter().max().map_or(0, |most| most.leading_zeros());
        let width = if counted.iter().all(|size| *size == 0) { 1 } else { width };
        let ones = |place: u32| counted.iter().filter(|size| *size >> place & 1 == 1).count();
        (0..width).rev().map(|place| ones(place) as u64).collect()
    }

    fn digits(&self, idea: &str) -> Option<String> {
        let sums = self.sums();
        let digits: Vec<u64> = match idea {
            "carry" => {
                let total: u64 = self.counted().iter().sum();
                format!("{total:b}").chars().map(|one| u64::from(one == '1')).collect()
            }
            "zero-is-odd" => sums.iter().map(|ones| u64::from(*ones == 0 || ones % 2 == 1)).collect(),
            "odd-even-signs" => sums.iter().map(|ones| ones % 2).collect(),
            "digits-reversed" => sums.into_iter().rev().collect(),
            _ => return None,
        };
        Some(digits.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
    }

    fn nim_sum(&self, idea: &str) -> Option<u64> {
        match idea {
            "carry" => Some(self.counted().iter().sum()),
            "zero-is-odd" => Some(
                self.sums().iter().fold(0, |sum, ones| 2 * sum + u64::from(*ones == 0 || ones % 2 == 1)),
            ),
            _ => None,
        }
    }

    /// Whether the pupil says that the player to move can win; `None` if the misconception is about something else.
    fn claim(&self, idea: &str) -> Option<bool> {
        let plain = self.limit.is_none() && !self.misere;
        let mut sorted = self.piles.clone();
        sorted.sort_unstable();
        match idea {
            "carry" if !self.misere => Some(self.counted().iter().sum::<u64>() > 0),
            "zero-is-odd" => {
                let small = self.misere && self.counted().iter().all(|size| *size < 2);
                (!small).then(|| self.nim_sum(idea) != Some(0))
            }
            "even-total" if plain && self.piles.iter().sum::<u64>().is_multiple_of(2) => Some(false),
            "sum-rule" if !self.misere && sorted.len() == 3 => {
                Some(sorted[0] + sorted[1] != sorted[2])
            }
            "only-pairs" if plain => Some(!sorted.chunks(2).all(|two| two.len() == 2 && two[0] == two[1])),
            "misere-reverse" if self.misere && self.limit.is_none() => {
                Some(!wins(&self.piles, false))
            }
            "ignore-misere" if self.misere => Some(wins(&self.counted(), false)),
            "ignore-limit" if self.limit.is_some() => Some(wins(&self.piles, self.misere)),
            "mod-k" => self.limit.map(|limit| wins(&self.residues(limit), self.misere)),
            "only-down" => self.limit.map(|limit| {
                let counted = self.residues(limit + 1);
                (0..counted.len()).any(|pile| {
                    (0..counted[pile]).any(|left| {
                        let mut after = counted.clone();
                        after[pile] = left;
                        !wins(&after, self.misere)
                    })
                })
            }),
            _ => None,
        }
    }

    /// The moves that the pupil holds to be good; empty if the misconception is about something else.
    fn moves(&self, idea: &str) -> Vec<Move> {
        let large = self.piles.iter().filter(|size| **size > 1).count();
        let ends = self.misere && self.limit.is_none() && large <= 1;
        // A pupil with another misconception knows the end of misère play.
        if ends && !["late-switch", "ignore-misere"].contains(&idea) {
            return Vec::new();
        }
        let sum = self.piles.iter().fold(0, |sum, size| sum ^ size);
        let largest = self.piles.iter().copied().max().unwrap_or(0);
        let column = if sum == 0 { 0 } else { 1 << sum.ilog2() };
        let free = self.limit.is_none();
        let good = |made: &Move| -> bool {
            let (pile, take) = *made;
            let size = self.piles[pile];
            let after = self.after(*made);
            let mut rest: Vec<u64> = after.iter().copied().filter(|size| *size > 0).collect();
            rest.sort_unstable();
            match idea {
                "largest-pile" => size == largest,
                "leftmost-only" => free && column > 0 && size & column > 0 && take == column,
                "wrong-pile" => free && column > 0 && size & column == 0,
                "take-nim-sum" => free && take == sum,
                "nim-sum-from-largest" => free && take == sum && size == largest,
                "equalise" => {
                    let twin = after[pile] > 0
                        && (0..after.len()).any(|at| at != pile && after[at] == after[pile]);
                    let left_two = after[pile] == 0 && rest.len() == 2 && rest[0] == rest[1];
                    free && (twin || left_two)
                }
                "sum-move" => {
                    !self.misere && rest.len() == 3 && after.len() == 3 && rest[0] + rest[1] == rest[2]
                }
                "late-switch" => self.misere && free && large == 1 && !wins(&after, false),
                "ignore-misere" if self.misere => match self.limit {
                    None => !wins(&after, false),
                    Some(limit) => {
                        let left: Vec<u64> = after.iter().map(|size| size % (limit + 1)).collect();
                        !wins(&left, false)
                    }
                },
                _ => false,
            }
        };
        if let Some(limit) = self.limit.filter(|_| idea == "ignore-limit") {
            let whole = Seen { limit: None, piles: self.piles.clone(), ..*self };
            let winning = |made: &Move| !wins(&whole.after(*made), self.misere);
            let mut moves: Vec<Move> = whole.all_moves().into_iter().filter(winning).collect();
            moves.iter_mut().for_each(|made| made.1 = made.1.min(limit));
            return moves;
        }
        if let Some(limit) = self.limit.filter(|_| idea == "mod-k") {
            let winning = |made: &Move| {
                let left: Vec<u64> = self.after(*made).iter().map(|size| size % limit).collect();
                made.1 < limit && !wins(&left, self.misere)
            };
            return self.all_moves().into_iter().filter(winning).collect();
        }
        self.all_moves().into_iter().filter(good).collect()
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
