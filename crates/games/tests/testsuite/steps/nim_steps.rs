//! Recomputes each step of an explanation of Nim as a whole, so that an additional or missing field or a new
//! kind of step fails.

use serde_json::{Value, json};

use super::nim::Answer;
use super::number;
use carryless_test_support::pencil_and_paper::{
    Aim, after, big, column_counts, columns_json, differing, odd_columns, ones, powers,
};

/// Largest number of answers that are listed in a step.
const ROWS: usize = 32;

impl Answer<'_> {
    /// The step as it must be, recomputed from rules and piles.
    pub(crate) fn recomputed(&self, step: &Value) -> Value {
        let kind = step["kind"].as_str().unwrap();
        let fields = match kind {
            "start" => json!({"shown": self.shown(), "over": self.is_over()}),
            "judge" => self.judge(),
            "theorem" | "add" => json!({}),
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
            "spoil" => self.spoil(step),
            "advice" => self.advice(),
            "square" => self.square(),
            _ => panic!("a step that nobody recomputes: {step}"),
        };
        let mut step = fields;
        step["kind"] = json!(kind);
        step
    }

    /// Move that the steps show: the attempt if it wins, else the first that lowers a remainder (with more
    /// than 13 piles one of the first eight or the last four, which are in a figure), else the first.
    fn shown(&self) -> Value {
        if let Some(judged) = self.json.get("move").filter(|judged| judged["winning"] == true) {
            return self.move_json(number(&judged["pile"]), number(&judged["take"]));
        }
        let count = self.piles.len() as u64;
        let drawn = |pile: u64| count <= 13 || pile <= 8 || pile > count - 4;
        let lowering = || self.winning.iter().filter(|chosen| self.way(chosen.0) == "lower");
        let chosen = lowering().find(|chosen| drawn(chosen.0)).or_else(|| lowering().next());
        let chosen = chosen.or(self.winning.first());
        chosen.map_or(Value::Null, |&(pile, take)| self.move_json(pile, take))
    }

    /// Number of stones that the winning move in pile `pile` (1-based) takes; `None` if no move in it wins.
    fn take(&self, pile: u64) -> Option<u64> {
        self.winning.iter().find(|(there, _)| *there == pile).map(|(_, take)| *take)
    }

    /// Effect of the winning move in pile `pile` on its remainder: "lower" or "raise"; "none" without such a
    /// move.
    fn way(&self, pile: u64) -> &'static str {
        let size = self.size(pile);
        match self.take(pile).map(|take| self.rules.residue(size - take)) {
            None => "none",
            Some(left) if left < self.rules.residue(size) => "lower",
            Some(_) => "raise",
        }
    }

    /// Kind of the step to which pile `pile` of an N-position belongs.
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

    pub(crate) fn group_of(&self, group: &str) -> impl Iterator<Item = u64> {
        (1..=self.piles.len() as u64).filter(move |&pile| self.group(pile) == group)
    }

    fn judge(&self) -> Value {
        let chosen = &self.json["move"];
        let left = after(&self.piles, number(&chosen["pile"]), number(&chosen["take"]));
        let residues = self.rules.residues(&left);
        let odd = odd_columns(&residues);
        json!({"piles": left, "columns": columns_json(&residues),
            "aim": self.rules.aim(&residues).name(),
            "tally": {"nim_sum": odd.iter().sum::<u64>(), "odd": odd,
                "ones": ones(&residues), "big": big(&residues)},
            "last": left.iter().all(|size| *size == 0)})
    }

    fn divisions(&self) -> Value {
        let modulus = self.rules.modulus().unwrap();
        let division = |(&size, pile): (&u64, u64)| {
            let (bands, residue) = (u128::from(size) / modulus, self.rules.residue(size));
            assert_eq!(bands * modulus + u128::from(residue), u128::from(size));
            let raised = Some(pile).filter(|&pile| self.way(pile) == "raise");
            let raised = raised.and_then(|pile| self.take(pile)).map(|take| {
                let (leaves, above) = (size - take, self.rules.residue(size - take));
                let fewer = u128::from(leaves) / modulus;
                assert!(fewer < bands && above > residue, "{}", self.json);
                json!({"leaves": leaves, "bands": fewer as u64, "residue": above})
            });
            json!({"pile": pile, "size": size, "bands": bands as u64, "residue": residue,
                "raised": raised})
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
            assert_eq!(parts.iter().sum::<u64>(), number, "the parts make up the number");
            json!({"pile": pile, "number": number, "parts": parts})
        };
        json!({"piles": self.residues.iter().zip(1..).map(parts).collect::<Vec<_>>()})
    }

    /// Step in which the one large pile becomes 1 or 0, so that an odd number of ones stays.
    fn switch(&self) -> Value {
        let index = self.residues.iter().position(|residue| *residue > 1).unwrap();
        let (pile, size, ones) = (index as u64 + 1, self.piles[index], ones(&self.residues));
        let target = 1 - ones % 2;
        assert_eq!((ones + target) % 2, 1);
        let take = self.residues[index] - target;
        json!({"pile": pile, "size": size, "residue": self.residues[index], "ones": ones,
            "target": target, "take": take, "leaves": size - take})
    }

    /// Step about the piles with a 1 in the leftmost odd column, in which all odd columns flip.
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
            let reached = if aim == Aim::Balance { balanced } else { ones(&wanted) % 2 == 1 };
            assert!(reached, "{target} is no target for pile {pile} in {}", self.json);
            json!({"pile": pile, "size": size, "residue": self.rules.residue(size),
                "target": target, "aim": aim.name(), "take": take,
                "leaves": take.map(|take| size - take), "obstacle": self.obstacle(pile, target)})
        };
        self.group_of(group).map(target).collect()
    }

    /// Reason why no move in pile `pile` reaches its target; `None` if one does.
    fn obstacle(&self, pile: u64, target: u64) -> Option<&'static str> {
        if self.take(pile).is_some() {
            return None;
        }
        assert!(target > self.rules.residue(self.size(pile)), "it could fall: {}", self.json);
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
        assert!(aim == Aim::Parity || sums.iter().all(|sum| sum % 2 == 0), "{}", self.json);
        json!({"shown": shown, "aim": aim.name(), "piles": left,
            "columns": columns_json(&residues), "ones": ones(&residues),
            "last": left.iter().all(|size| *size == 0)})
    }

    /// Reply rule: the opponent takes x from a pile above K, you complete it to K + 1, and the remainder is
    /// as before.
    fn reply_rule(&self) -> Value {
        let modulus = self.rules.modulus().unwrap() as u64;
        assert!(!self.rules.misere);
        for &size in self.piles.iter().filter(|size| **size >= modulus) {
            for take in [1, modulus / 2, modulus - 1].into_iter().filter(|take| *take > 0) {
                let left = size - take - (modulus - take);
                assert_eq!(self.rules.residue(left), self.rules.residue(size));
            }
        }
        json!({"modulus": modulus})
    }

    fn move_count(&self) -> u128 {
        self.piles.iter().map(|&size| u128::from(self.rules.most(size))).sum()
    }

    /// Step about moves that break the balance. Rows: first each pile's move of one stone, then of two, and
    /// so on, up to the bound.
    fn spoil(&self, step: &Value) -> Value {
        let piles = || self.piles.iter().zip(1..);
        let longest = piles().map(|(&size, _)| self.rules.most(size)).max().unwrap();
        let can = |take: u64, (&size, pile): (&u64, u64)| {
            (take <= self.rules.most(size)).then_some((pile, take))
        };
        let all = (1..=longest).flat_map(|take| piles().filter_map(move |pile| can(take, pile)));
        let mut chosen: Vec<(u64, u64)> = all.take(ROWS).collect();
        chosen.sort_unstable();
        let left_out = self.move_count() - chosen.len() as u128;
        let given = step["rows"].as_array().unwrap();
        assert_eq!(given.len(), chosen.len(), "{}", self.json);
        let rows = chosen.iter().zip(given).map(|(&(pile, take), row)| self.reply(pile, take, row));
        json!({"moves": self.move_count().to_string(),
            "aim": self.rules.aim(&self.residues).name(),
            "rows": rows.collect::<Vec<_>>(), "left_out": left_out.to_string()})
    }

    /// One row; its reply may be any that works.
    fn reply(&self, pile: u64, take: u64, row: &Value) -> Value {
        let left = after(&self.piles, pile, take);
        assert!(!self.rules.lost(&left), "a move out of a lost position wins: {}", self.json);
        let residues = self.rules.residues(&left);
        let broken = match self.rules.aim(&residues) {
            Aim::Balance => odd_columns(&residues),
            Aim::Parity => Vec::new(),
        };
        self.check_repair(&row["repair"], &left);
        let mut reply = self.move_json(pile, take);
        reply["broken"] = json!(broken);
        reply["ones"] = json!(ones(&residues));
        reply["repair"] = row["repair"].clone();
        reply
    }

    /// The two-pile board; every square is computed by itself.
    fn square(&self) -> Value {
        let most = *self.piles.iter().max().unwrap();
        assert!((1..=15).contains(&most), "{}", self.json);
        let largest = if most < 8 { 7 } else { 15 };
        let third = self.piles.get(2).copied();
        let mut lost = Vec::new();
        for (y, x) in (0..=largest).flat_map(|y| (0..=largest).map(move |x| (y, x))) {
            let piles: Vec<u64> = [x, y].into_iter().chain(third).collect();
            if self.rules.lost(&piles) {
                lost.push([x, y]);
            }
        }
        let plain = self.rules.limit.is_none() && !self.rules.misere;
        let mirrors = third.filter(|_| plain).map_or(Vec::new(), powers);
        json!({"largest": largest, "third": third, "mirrors": mirrors, "lost": lost})
    }

    fn advice(&self) -> Value {
        let largest = self.piles.iter().max().unwrap();
        let index = self.piles.iter().position(|size| size == largest).unwrap();
        json!({"advised": self.move_json(index as u64 + 1, 1)})
    }
}
