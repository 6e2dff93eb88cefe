//! Recomputes an explanation of Nim, field by field and step by step, from its rules and piles.
//! Every step is built anew as a whole, so that a field more, a field less or a new kind of step
//! fails.

use serde_json::{Value, json};

use crate::by_hand::{
    Aim, Rules, after, big, column_counts, columns_json, differing, odd_columns, ones, powers,
};
use crate::{number, numbers};

/// How many replies are listed at most.
const ROWS: usize = 32;

/// An explanation, and what was asked.
struct Answer<'a> {
    json: &'a Value,
    rules: Rules,
    piles: Vec<u64>,
    residues: Vec<u64>,
    /// The winning moves as the JSON lists them; they are checked before anything uses them.
    winning: Vec<(u64, u64)>,
}

/// Recomputes all of an explanation.
pub(crate) fn hold(json: &Value) {
    let play = json["rules"]["play"].as_str().unwrap();
    let rules = Rules {
        limit: json["rules"]["limit"].as_u64(),
        misere: play == "misere",
    };
    let piles = numbers(&json["position"]["piles"]);
    let listed = json["winning_moves"].as_array().unwrap();
    let winning: Vec<_> = listed
        .iter()
        .map(|one| (number(&one["pile"]), number(&one["take"])))
        .collect();
    let residues = rules.residues(&piles);
    let answer = Answer {
        json,
        rules,
        piles,
        residues,
        winning,
    };
    answer.hold_fields();
    answer.hold_winning_moves();
    answer.hold_judgements();
    for step in json["steps"].as_array().unwrap() {
        assert_eq!(*step, answer.recomputed(step), "in {json}");
    }
    answer.hold_course();
}

impl Answer<'_> {
    fn hold_fields(&self) {
        let Answer {
            json,
            rules,
            piles,
            residues,
            ..
        } = self;
        assert_eq!(json["schema"], 1);
        assert_eq!(json["game"], "nim");
        assert_eq!(
            json["outcome"],
            if rules.lost(piles) { "P" } else { "N" },
            "{json}"
        );
        assert_eq!(
            json["nim_sum"],
            odd_columns(residues).iter().sum::<u64>(),
            "{json}"
        );
        assert_eq!(
            json["residues"],
            rules.limit.map_or(Value::Null, |_| json!(residues))
        );
        assert_eq!(json["columns"], columns_json(residues), "{json}");
    }

    /// Every listed move leaves a lost position; a pile that is not listed has no such move among
    /// all its moves (in a large pile: among those that could be one, and some others).
    fn hold_winning_moves(&self) {
        let moves: Vec<Value> = self
            .winning
            .iter()
            .map(|&(pile, take)| self.move_json(pile, take))
            .collect();
        assert_eq!(self.json["winning_moves"], json!(moves), "{}", self.json);
        for (&size, pile) in self.piles.iter().zip(1..) {
            let mut takes = self.candidates(size, pile);
            takes.retain(|&take| self.rules.wins(&self.piles, pile, take));
            let here = self.winning.iter().filter(|(there, _)| *there == pile);
            let listed: Vec<u64> = here.map(|(_, take)| *take).collect();
            assert_eq!(listed, takes, "pile {pile} in {}", self.json);
        }
    }

    /// The numbers of stones to try in a pile: all of them, or those that reach a remainder which
    /// could matter (0, 1, what the other columns ask for) and the ones beside them.
    fn candidates(&self, size: u64, pile: u64) -> Vec<u64> {
        let most = self.rules.most(size);
        if most <= 40 {
            return (1..=most).collect();
        }
        let (target, _) = self.rules.target(&self.piles, pile);
        let modulus = self.rules.modulus().unwrap_or(u128::from(u64::MAX) + 1);
        let residue = u128::from(self.rules.residue(size));
        let reaching = |target: u64| (residue + modulus - u128::from(target) % modulus) % modulus;
        let mut takes: Vec<u128> = [target, 0, 1].map(reaching).to_vec();
        takes.extend(
            takes
                .clone()
                .iter()
                .flat_map(|take| [take.saturating_sub(1), take + 1]),
        );
        takes.extend([1, 2, 3].map(|part| u128::from(most) * part / 3));
        let legal = takes
            .into_iter()
            .filter(|take| (1..=u128::from(most)).contains(take));
        let mut legal: Vec<u64> = legal.map(|take| take as u64).collect();
        legal.sort_unstable();
        legal.dedup();
        legal
    }

    fn move_json(&self, pile: u64, take: u64) -> Value {
        json!({"pile": pile, "take": take, "leaves": self.size(pile) - take})
    }

    fn size(&self, pile: u64) -> u64 {
        self.piles[pile as usize - 1]
    }

    /// The move, verdict, digits and nim-sum that were said. Which ideas are named is proven
    /// elsewhere; here a right answer must have none.
    fn hold_judgements(&self) {
        let json = self.json;
        let none = |judged: &Value| judged["ideas"] == json!([]);
        if let Some(judged) = json.get("move") {
            let (pile, take) = (number(&judged["pile"]), number(&judged["take"]));
            let wins = self.rules.wins(&self.piles, pile, take);
            assert_eq!(judged["winning"], wins, "{json}");
            assert_eq!(judged["leaves"], self.size(pile) - take, "{json}");
            assert!(!wins || none(judged) && judged["reply"].is_null(), "{json}");
            if !wins {
                self.hold_repair(&judged["reply"], &after(&self.piles, pile, take));
            }
        }
        if let Some(judged) = json.get("claim") {
            let right = (judged["said"] == "win") == (json["outcome"] == "N");
            assert_eq!(judged["right"], right, "{json}");
            assert!(!right || none(judged), "{json}");
        }
        if let Some(judged) = json.get("nim_sum_said") {
            let right = judged["said"] == json["nim_sum"];
            assert_eq!(judged["right"], right, "{json}");
            assert!(!right || none(judged), "{json}");
        }
        if let Some(judged) = json.get("sums") {
            self.hold_said_sums(judged);
        }
    }

    /// Said digits are judged column by column, the last digit in the column of the ones.
    fn hold_said_sums(&self, judged: &Value) {
        let said = numbers(&judged["said"]);
        let sums = column_counts(&self.residues);
        let width = said.len().max(sums.len());
        let from_right = |digits: &[u64], place: usize| digits.iter().rev().nth(place).copied();
        let columns: Vec<Value> = (0..width)
            .rev()
            .map(|place| {
                let (digit, sum) = (from_right(&said, place), from_right(&sums, place));
                let right = digit == Some(sum.unwrap_or(0));
                json!({"weight": 2_u64.pow(place as u32), "said": digit,
                    "sum": sum.unwrap_or(0), "right": right})
            })
            .collect();
        assert_eq!(judged["columns"], json!(columns), "{}", self.json);
        let right = columns.iter().all(|column| column["right"] == true);
        assert_eq!(judged["right"], right, "{}", self.json);
        assert!(!right || judged["ideas"] == json!([]), "{}", self.json);
    }

    /// A repair is a legal move that leaves a lost position; without one the game is over.
    fn hold_repair(&self, repair: &Value, piles: &[u64]) {
        if repair.is_null() {
            let stuck = piles.iter().all(|size| *size == 0);
            assert!(
                stuck || self.rules.lost(piles),
                "no repair of {piles:?} in {}",
                self.json
            );
            return;
        }
        let (pile, take) = (number(&repair["pile"]), number(&repair["take"]));
        assert!(
            self.rules.wins(piles, pile, take),
            "{repair} in {piles:?}, {}",
            self.json
        );
        assert_eq!(repair["leaves"], piles[pile as usize - 1] - take);
    }

    /// The step as it must be.
    fn recomputed(&self, step: &Value) -> Value {
        let kind = step["kind"].as_str().unwrap();
        let fields = match kind {
            "start" => json!({"shown": self.shown()}),
            "judge" => self.judge(),
            "over" | "theorem" | "add" => json!({}),
            "residues" => self.divisions(),
            "fork" => self.fork(),
            "binary" => self.binary(),
            "odd" => {
                let odd = odd_columns(&self.residues);
                json!({"odd": odd, "leftmost": odd.first()})
            }
            "parity" => {
                let ones = ones(&self.residues);
                json!({"ones": ones, "odd": ones % 2 == 1})
            }
            "switch" => self.switch(),
            "flip" => self.flip(),
            "lower" | "raise" | "others" => json!({"piles": self.targets(kind)}),
            "check" => self.check(),
            "moves" => json!({"count": self.winning.len(), "shown": self.shown()}),
            "reply-rule" => self.reply_rule(),
            "spoil" => {
                let aim = self.rules.aim(&self.residues).name();
                json!({"moves": self.move_count().to_string(), "aim": aim})
            }
            "replies" => self.replies(step),
            "advice" => self.advice(),
            _ => panic!("a step that nobody recomputes: {step}"),
        };
        let mut step = fields;
        step["kind"] = json!(kind);
        step
    }

    /// The move that the steps show: the one that was asked about when it wins, else the first
    /// that lowers a remainder, else the first.
    fn shown(&self) -> Value {
        if let Some(judged) = self
            .json
            .get("move")
            .filter(|judged| judged["winning"] == true)
        {
            return self.move_json(number(&judged["pile"]), number(&judged["take"]));
        }
        let lowers = |chosen: &&(u64, u64)| self.way(chosen.0) == "lower";
        let chosen = self.winning.iter().find(lowers).or(self.winning.first());
        chosen.map_or(Value::Null, |&(pile, take)| self.move_json(pile, take))
    }

    /// How many stones the winning move in a pile takes.
    fn take(&self, pile: u64) -> Option<u64> {
        self.winning
            .iter()
            .find(|(there, _)| *there == pile)
            .map(|(_, take)| *take)
    }

    /// What the winning move in a pile does to its remainder.
    fn way(&self, pile: u64) -> &'static str {
        let size = self.size(pile);
        match self.take(pile).map(|take| self.rules.residue(size - take)) {
            None => "none",
            Some(left) if left < self.rules.residue(size) => "lower",
            Some(_) => "raise",
        }
    }

    /// The step to which a pile of a won position belongs.
    fn group(&self, pile: u64) -> &'static str {
        let large = big(&self.residues);
        match self.way(pile) {
            "none" => "others",
            "raise" => "raise",
            _ if !self.rules.misere || large > 1 => "flip",
            _ if large == 1 => "switch",
            _ => "lower",
        }
    }

    fn group_of(&self, group: &str) -> impl Iterator<Item = u64> {
        (1..=self.piles.len() as u64).filter(move |&pile| self.group(pile) == group)
    }

    fn judge(&self) -> Value {
        let chosen = &self.json["move"];
        let left = after(
            &self.piles,
            number(&chosen["pile"]),
            number(&chosen["take"]),
        );
        let residues = self.rules.residues(&left);
        let odd = odd_columns(&residues);
        json!({"columns": columns_json(&residues), "aim": self.rules.aim(&residues).name(),
            "tally": {"nim_sum": odd.iter().sum::<u64>(), "odd": odd,
                "ones": ones(&residues), "big": big(&residues)}})
    }

    fn divisions(&self) -> Value {
        let modulus = self.rules.modulus().unwrap();
        let division = |(&size, pile): (&u64, u64)| {
            let (bands, residue) = (u128::from(size) / modulus, self.rules.residue(size));
            assert_eq!(bands * modulus + u128::from(residue), u128::from(size));
            let raised = Some(pile).filter(|&pile| self.way(pile) == "raise");
            let raised_to = raised
                .and_then(|pile| self.take(pile))
                .map(|take| size - take);
            assert!(raised_to.is_none_or(|left| u128::from(left) < bands * modulus));
            json!({"pile": pile, "size": size, "bands": bands as u64, "residue": residue,
                "raised_to": raised_to})
        };
        let piles: Vec<Value> = self.piles.iter().zip(1..).map(division).collect();
        json!({"modulus": modulus as u64, "piles": piles})
    }

    fn fork(&self) -> Value {
        let large = big(&self.residues);
        let case = ["none", "one", "many"][large.min(2) as usize];
        json!({"big": large, "ones": ones(&self.residues), "case": case, "switch": large == 1})
    }

    fn binary(&self) -> Value {
        let parts = |(&number, pile): (&u64, u64)| {
            let parts = powers(number);
            assert_eq!(
                parts.iter().sum::<u64>(),
                number,
                "the parts make up the number"
            );
            json!({"pile": pile, "number": number, "parts": parts})
        };
        json!({"piles": self.residues.iter().zip(1..).map(parts).collect::<Vec<_>>()})
    }

    /// The one large pile becomes 1 or 0, so that an odd number of ones stays.
    fn switch(&self) -> Value {
        let index = self
            .residues
            .iter()
            .position(|residue| *residue > 1)
            .unwrap();
        let (pile, size, ones) = (index as u64 + 1, self.piles[index], ones(&self.residues));
        let target = 1 - ones % 2;
        assert_eq!((ones + target) % 2, 1);
        let take = self.residues[index] - target;
        json!({"pile": pile, "size": size, "residue": self.residues[index], "ones": ones,
            "target": target, "take": take, "leaves": size - take})
    }

    /// In just those piles that have a one in the leftmost odd column, all odd columns flip.
    fn flip(&self) -> Value {
        let odd = odd_columns(&self.residues);
        let here: Vec<u64> = self.group_of("flip").collect();
        let with_one = |pile: &u64| powers(self.residues[*pile as usize - 1]).contains(&odd[0]);
        let flipping: Vec<u64> = (1..=self.piles.len() as u64).filter(with_one).collect();
        assert_eq!(here, flipping, "{}", self.json);
        let rows = here.into_iter().map(|pile| {
            let (size, take) = (self.size(pile), self.take(pile).unwrap());
            let before = self.rules.residue(size);
            let after = self.rules.residue(size - take);
            assert_eq!(differing(before, after), odd, "{}", self.json);
            json!({"pile": pile, "size": size, "before": before, "after": after, "flips": odd,
                "take": take, "leaves": size - take})
        });
        json!({"column": odd[0], "piles": rows.collect::<Vec<_>>()})
    }

    fn targets(&self, group: &str) -> Vec<Value> {
        let target = |pile: u64| {
            let (target, aim) = self.rules.target(&self.piles, pile);
            let (size, take) = (self.size(pile), self.take(pile));
            let mut wanted = self.residues.clone();
            wanted[pile as usize - 1] = target;
            let balanced = odd_columns(&wanted).is_empty();
            let reached = if aim == Aim::Balance {
                balanced
            } else {
                ones(&wanted) % 2 == 1
            };
            assert!(
                reached,
                "{target} is no target for pile {pile} in {}",
                self.json
            );
            json!({"pile": pile, "size": size, "residue": self.rules.residue(size),
                "target": target, "aim": aim.name(), "take": take,
                "leaves": take.map(|take| size - take), "obstacle": self.obstacle(pile, target)})
        };
        self.group_of(group).map(target).collect()
    }

    /// Why a pile cannot get to its target.
    fn obstacle(&self, pile: u64, target: u64) -> Option<&'static str> {
        if self.take(pile).is_some() {
            return None;
        }
        assert!(
            target > self.rules.residue(self.size(pile)),
            "it could fall: {}",
            self.json
        );
        Some(match self.rules.limit {
            Some(limit) if target > limit => "beyond-limit",
            Some(limit) if limit < u64::MAX => "too-few",
            _ => "grow",
        })
    }

    fn check(&self) -> Value {
        let shown = self.shown();
        let left = after(&self.piles, number(&shown["pile"]), number(&shown["take"]));
        assert!(self.rules.lost(&left), "{}", self.json);
        let residues = self.rules.residues(&left);
        let aim = self.rules.aim(&residues);
        let sums = column_counts(&residues);
        assert!(
            aim == Aim::Parity || sums.iter().all(|sum| sum % 2 == 0),
            "{}",
            self.json
        );
        json!({"shown": shown, "aim": aim.name(), "columns": columns_json(&residues),
            "ones": ones(&residues)})
    }

    /// They take x from a pile above K, you complete it to K + 1: the remainder is as before.
    fn reply_rule(&self) -> Value {
        let modulus = self.rules.modulus().unwrap() as u64;
        assert!(!self.rules.misere);
        for &size in self.piles.iter().filter(|size| **size >= modulus) {
            for take in [1, modulus / 2, modulus - 1]
                .into_iter()
                .filter(|take| *take > 0)
            {
                let left = size - take - (modulus - take);
                assert_eq!(self.rules.residue(left), self.rules.residue(size));
            }
        }
        json!({"modulus": modulus})
    }

    fn move_count(&self) -> u128 {
        self.piles
            .iter()
            .map(|&size| u128::from(self.rules.most(size)))
            .sum()
    }

    /// The rows: first each pile's move of one stone, then of two, and so on, up to the bound.
    fn replies(&self, step: &Value) -> Value {
        let piles = || self.piles.iter().zip(1..);
        let longest = piles()
            .map(|(&size, _)| self.rules.most(size))
            .max()
            .unwrap();
        let can = |take: u64, (&size, pile): (&u64, u64)| {
            (take <= self.rules.most(size)).then_some((pile, take))
        };
        let all = (1..=longest).flat_map(|take| piles().filter_map(move |pile| can(take, pile)));
        let mut chosen: Vec<(u64, u64)> = all.take(ROWS).collect();
        chosen.sort_unstable();
        let left_out = self.move_count() - chosen.len() as u128;
        let given = step["rows"].as_array().unwrap();
        assert_eq!(given.len(), chosen.len(), "{}", self.json);
        let rows = chosen
            .iter()
            .zip(given)
            .map(|(&(pile, take), row)| self.reply(pile, take, row));
        json!({"rows": rows.collect::<Vec<_>>(), "left_out": left_out.to_string()})
    }

    /// One row; its repair may be any that works.
    fn reply(&self, pile: u64, take: u64, row: &Value) -> Value {
        let left = after(&self.piles, pile, take);
        assert!(
            !self.rules.lost(&left),
            "a move out of a lost position wins: {}",
            self.json
        );
        let residues = self.rules.residues(&left);
        let broken = match self.rules.aim(&residues) {
            Aim::Balance => odd_columns(&residues),
            Aim::Parity => Vec::new(),
        };
        self.hold_repair(&row["repair"], &left);
        let mut reply = self.move_json(pile, take);
        reply["broken"] = json!(broken);
        reply["ones"] = json!(ones(&residues));
        reply["repair"] = row["repair"].clone();
        reply
    }

    fn advice(&self) -> Value {
        let largest = self.piles.iter().max().unwrap();
        let index = self.piles.iter().position(|size| size == largest).unwrap();
        json!({"advised": self.move_json(index as u64 + 1, 1)})
    }

    /// Which steps there must be, whatever their order.
    fn hold_course(&self) {
        let steps = self.json["steps"].as_array().unwrap();
        let count = |kind: &str| steps.iter().filter(|step| step["kind"] == kind).count();
        let limited = self.rules.limit.is_some_and(|limit| limit < u64::MAX);
        let (misere, large) = (self.rules.misere, big(&self.residues));
        let over = self.piles.iter().all(|size| *size == 0);
        let (won, lost) = (
            !over && !self.winning.is_empty(),
            !over && self.winning.is_empty(),
        );
        let columns = !over && (!misere || large > 1);
        let group = |group: &str| won && self.group_of(group).next().is_some();
        let expected = [
            ("start", true),
            ("judge", self.json.get("move").is_some()),
            ("over", over),
            ("residues", !over && limited),
            ("fork", !over && misere),
            ("binary", columns),
            ("add", columns),
            ("odd", columns),
            ("parity", !over && misere && large == 0),
            ("switch", group("switch")),
            ("flip", group("flip")),
            ("lower", group("lower")),
            ("raise", group("raise")),
            ("others", group("others")),
            ("check", won),
            ("moves", won),
            ("reply-rule", !over && limited && !misere),
            ("spoil", lost),
            ("replies", lost),
            ("advice", lost),
            ("theorem", !over),
        ];
        for (kind, wanted) in expected {
            assert_eq!(count(kind), usize::from(wanted), "{kind} in {}", self.json);
        }
        assert_eq!(steps[0]["kind"], "start");
    }
}
