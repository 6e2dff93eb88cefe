//! Recomputes an explanation of Nim from its rules and piles: fields, judged attempts, and the list of steps.
//! The steps themselves are recomputed in `nim_steps`.

use serde_json::{Value, json};

use super::{number, numbers};
use carryless_test_support::answers;
use carryless_test_support::pencil_and_paper::{
    Rules, after, big, column_counts, columns_json, odd_columns,
};

/// The JSON of an explanation of Nim, with its question.
pub(crate) struct Answer<'a> {
    pub(crate) json: &'a Value,
    pub(crate) rules: Rules,
    pub(crate) piles: Vec<u64>,
    pub(crate) residues: Vec<u64>,
    /// Winning moves as listed in the JSON; checked before they are used.
    pub(crate) winning: Vec<(u64, u64)>,
}

/// Recomputes a whole explanation of Nim from its rules and piles, and compares.
pub(crate) fn check(json: &Value) {
    let play = json["rules"]["play"].as_str().unwrap();
    let rules = Rules { limit: json["rules"]["limit"].as_u64(), misere: play == "misere" };
    let piles = numbers(&json["position"]["piles"]);
    let listed = json["winning_moves"].as_array().unwrap();
    let winning: Vec<_> =
        listed.iter().map(|one| (number(&one["pile"]), number(&one["take"]))).collect();
    let residues = rules.residues(&piles);
    let answer = Answer { json, rules, piles, residues, winning };
    answer.check_fields();
    answer.check_winning_moves();
    answer.check_judgements();
    for step in json["steps"].as_array().unwrap() {
        assert_eq!(*step, answer.recomputed(step), "in {json}");
    }
    answer.check_course();
}

impl Answer<'_> {
    fn check_fields(&self) {
        let Answer { json, rules, piles, residues, .. } = self;
        assert_eq!(json["schema"], 1);
        assert_eq!(json["game"], "nim");
        assert_eq!(json["outcome"], if rules.lost(piles) { "P" } else { "N" }, "{json}");
        assert_eq!(json["nim_sum"], odd_columns(residues).iter().sum::<u64>(), "{json}");
        assert_eq!(json["residues"], rules.limit.map_or(Value::Null, |_| json!(residues)));
        assert_eq!(json["columns"], columns_json(residues), "{json}");
    }

    /// Asserts that every listed move leads to a P-position, and that an unlisted pile has no such move (in a
    /// large pile: among the candidates).
    fn check_winning_moves(&self) {
        let moves: Vec<Value> =
            self.winning.iter().map(|&(pile, take)| self.move_json(pile, take)).collect();
        assert_eq!(self.json["winning_moves"], json!(moves), "{}", self.json);
        for (&size, pile) in self.piles.iter().zip(1..) {
            let mut takes = self.candidates(size, pile);
            takes.retain(|&take| self.rules.wins(&self.piles, pile, take));
            let here = self.winning.iter().filter(|(there, _)| *there == pile);
            let listed: Vec<u64> = here.map(|(_, take)| *take).collect();
            assert_eq!(listed, takes, "pile {pile} in {}", self.json);
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.piles.iter().all(|size| *size == 0)
    }

    /// Numbers of stones to try in a pile: all of them, or those that reach a relevant remainder (0, 1, the
    /// one that the other columns need) and their neighbours.
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
        takes.extend(takes.clone().iter().flat_map(|take| [take.saturating_sub(1), take + 1]));
        takes.extend([1, 2, 3].map(|part| u128::from(most) * part / 3));
        let legal = takes.into_iter().filter(|take| (1..=u128::from(most)).contains(take));
        let mut legal: Vec<u64> = legal.map(|take| take as u64).collect();
        legal.sort_unstable();
        legal.dedup();
        legal
    }

    pub(crate) fn move_json(&self, pile: u64, take: u64) -> Value {
        json!({"pile": pile, "take": take, "leaves": self.size(pile) - take})
    }

    pub(crate) fn size(&self, pile: u64) -> u64 {
        self.piles[pile as usize - 1]
    }

    /// Recomputes the judged move, verdict, digits and nim-sum. Other tests check which misconceptions are
    /// named; here a right answer must have none.
    fn check_judgements(&self) {
        let json = self.json;
        let none = |judged: &Value| judged["ideas"] == json!([]);
        if let Some(judged) = json.get("move") {
            let (pile, take) = (number(&judged["pile"]), number(&judged["take"]));
            let wins = self.rules.wins(&self.piles, pile, take);
            assert_eq!(judged["winning"], wins, "{json}");
            assert_eq!(judged["leaves"], self.size(pile) - take, "{json}");
            assert!(!wins || none(judged) && judged["reply"].is_null(), "{json}");
            if !wins {
                self.check_repair(&judged["reply"], &after(&self.piles, pile, take));
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
            self.check_said_sums(judged);
        }
    }

    /// Asserts that digits are judged column by column, the last digit in the column of weight 1.
    fn check_said_sums(&self, judged: &Value) {
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

    /// Asserts that the answer `repair` is a legal move to a P-position, or that it is absent and the game is
    /// over.
    pub(crate) fn check_repair(&self, repair: &Value, piles: &[u64]) {
        if repair.is_null() {
            let stuck = piles.iter().all(|size| *size == 0);
            assert!(stuck || self.rules.lost(piles), "no repair of {piles:?} in {}", self.json);
            return;
        }
        let (pile, take) = (number(&repair["pile"]), number(&repair["take"]));
        assert!(self.rules.wins(piles, pile, take), "{repair} in {piles:?}, {}", self.json);
        assert_eq!(repair["leaves"], piles[pile as usize - 1] - take);
    }

    /// Whether the losing player has a pile above the limit: after the shown move, or now.
    fn has_a_band(&self) -> bool {
        let check = answers::steps(self.json, "check").next();
        let piles = check.map_or_else(|| self.piles.clone(), |check| numbers(&check["piles"]));
        piles.iter().any(|size| self.rules.limit.is_some_and(|limit| *size > limit))
    }

    /// Whether there are two or three piles, all of 15 stones or fewer.
    fn has_board(&self) -> bool {
        (2..=3).contains(&self.piles.len()) && self.piles.iter().all(|&size| size < 16)
    }

    /// Asserts which kinds of steps the explanation has, in any order.
    fn check_course(&self) {
        let count = |kind: &str| answers::steps(self.json, kind).count();
        let limited = self.rules.limit.is_some_and(|limit| limit < u64::MAX);
        let (misere, large) = (self.rules.misere, big(&self.residues));
        let over = self.is_over();
        let (won, lost) = (!over && !self.winning.is_empty(), !over && self.winning.is_empty());
        let columns = !over && (!misere || large > 1);
        let group = |group: &str| won && self.group_of(group).next().is_some();
        let expected = [
            ("start", true),
            ("judge", self.json.get("move").is_some()),
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
            ("reply-rule", !over && limited && !misere && self.has_a_band()),
            ("spoil", lost),
            ("advice", lost),
            ("square", !over && self.has_board()),
            ("theorem", !over),
        ];
        for (kind, wanted) in expected {
            assert_eq!(count(kind), usize::from(wanted), "{kind} in {}", self.json);
        }
        assert_eq!(self.json["steps"][0]["kind"], "start");
    }
}
