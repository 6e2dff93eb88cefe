//! Recomputes an explanation of a race, field by field and step by step; outcomes are played backwards from
//! the target, by the legal numbers alone.

use serde_json::{Value, json};

use super::{number, numbers};
use carryless_test_support::answers;

/// Largest number of rows in a table of a step.
const ROWS: u64 = 32;

/// A race by distances to the target: for each distance, whether the player to move loses.
struct Race {
    least: u64,
    most: u64,
    end: String,
    lost: Vec<bool>,
}

impl Race {
    /// Computes the outcomes of distances over four periods, after which they repeat.
    fn played(least: u64, most: u64, end: &str) -> Self {
        let mut race = Race { least, most, end: end.to_owned(), lost: Vec::new() };
        for left in 0..4 * race.period() {
            let mut numbers = (least..=most).filter(|&say| race.legal(left, say));
            let stuck_loses = end == "stuck-loses" || end == "finish-wins";
            let lost = match numbers.clone().next() {
                None => stuck_loses,
                Some(_) => !numbers.any(|say| race.lost_at(left.saturating_sub(say))),
            };
            race.lost.push(lost);
        }
        race
    }

    fn period(&self) -> u64 {
        self.least + self.most
    }

    fn may_pass(&self) -> bool {
        self.end.starts_with("finish")
    }

    fn legal(&self, left: u64, say: u64) -> bool {
        let fits = if self.may_pass() { left > 0 } else { say <= left };
        fits && (self.least..=self.most).contains(&say)
    }

    /// Whether the player to move loses at distance `left`; far from the target, the outcome some periods
    /// nearer decides.
    fn lost_at(&self, left: u64) -> bool {
        let played = 4 * self.period();
        let near = if left < played { left } else { played / 2 + left % self.period() };
        self.lost[near as usize]
    }

    fn winning(&self, left: u64) -> Vec<u64> {
        (self.least..=self.most).filter(|&say| self.wins(left, say)).collect()
    }

    fn wins(&self, left: u64, say: u64) -> bool {
        self.legal(left, say) && self.lost_at(left.saturating_sub(say))
    }

    /// Number of P-positions from distance 0 to distance `left`.
    fn keys(&self, left: u64) -> u64 {
        let in_range =
            |from: u64, to: u64| (from..to).filter(|&at| self.lost_at(at)).count() as u64;
        let whole = left / self.period();
        whole * in_range(0, self.period()) + in_range(whole * self.period(), left + 1)
    }
}

struct Answer<'a> {
    json: &'a Value,
    race: Race,
    target: u64,
    from: u64,
    winning: Vec<u64>,
}

/// Recomputes a whole explanation of a race from its rules, and compares.
pub(crate) fn check(json: &Value) {
    let say = numbers(&json["rules"]["say"]);
    let race = Race::played(say[0], say[1], json["rules"]["end"].as_str().unwrap());
    let target = number(&json["position"]["target"]);
    let from = number(&json["position"]["from"]);
    let winning = race.winning(target - from);
    let answer = Answer { json, race, target, from, winning };
    answer.check_fields();
    answer.check_judgements();
    for step in json["steps"].as_array().unwrap() {
        assert_eq!(*step, answer.recomputed(step), "in {json}");
    }
    answer.check_course();
}

impl Answer<'_> {
    fn left(&self) -> u64 {
        self.target - self.from
    }

    fn say_json(&self, say: u64) -> Value {
        json!({"say": say, "reaches": self.from + say})
    }

    fn check_fields(&self) {
        let Answer { json, race, winning, .. } = self;
        let period = race.period();
        let misere = race.end == "stuck-wins" || race.end == "finish-loses";
        assert_eq!(json["rules"]["play"], if misere { "misere" } else { "normal" });
        assert_eq!(json["outcome"], if race.lost_at(self.left()) { "P" } else { "N" }, "{json}");
        assert_eq!(json["period"], period);
        assert_eq!(json["imbalance"], self.left() % period);
        let lost = |remainder: &u64| race.lost_at(2 * period + remainder);
        let remainders: Vec<u64> = (0..period).filter(lost).collect();
        assert_eq!(json["losing_remainders"], json!(remainders), "{json}");
        let moves: Vec<Value> = winning.iter().map(|&say| self.say_json(say)).collect();
        assert_eq!(json["winning_moves"], json!(moves), "{json}");
        assert_eq!(json["winning_move_count"], winning.len(), "{json}");
    }

    fn check_judgements(&self) {
        let json = self.json;
        if let Some(judged) = json.get("move") {
            let say = number(&judged["say"]);
            let (wins, reaches) = (self.race.wins(self.left(), say), self.from + say);
            assert_eq!(judged["reaches"], reaches, "{json}");
            assert_eq!(judged["winning"], wins, "{json}");
            let multiple = !wins && reaches % self.race.period() == 0;
            let ideas = if multiple { json!(["multiples-anyway"]) } else { json!([]) };
            assert_eq!(judged["ideas"], ideas, "{json}");
            assert!(!wins || judged["reply"].is_null(), "{json}");
            if !wins {
                self.check_repair(&judged["reply"], reaches);
            }
        }
        if let Some(judged) = json.get("claim") {
            let right = (judged["said"] == "win") == (json["outcome"] == "N");
            assert_eq!(judged["right"], right, "{json}");
        }
    }

    /// Asserts that the answer `repair` to the total `reached` is legal and wins, or that it is absent and no
    /// number is legal.
    fn check_repair(&self, repair: &Value, reached: u64) {
        let left = self.target.saturating_sub(reached);
        if repair.is_null() {
            let stuck = self.race.winning(left).is_empty();
            assert!(stuck, "no answer to {reached} in {}", self.json);
            return;
        }
        let say = number(&repair["say"]);
        assert!(self.race.wins(left, say), "{repair} after {reached} in {}", self.json);
        assert_eq!(repair["reaches"], reached + say);
    }

    fn recomputed(&self, step: &Value) -> Value {
        let kind = step["kind"].as_str().unwrap();
        let (left, period) = (self.left(), self.race.period());
        let fields = match kind {
            "start" => json!({"left": left, "shown": self.shown(), "over": self.is_over()}),
            "judge" => {
                let left = self.target.saturating_sub(number(&self.json["move"]["reaches"]));
                json!({"left": left, "remainder": left % period})
            }
            "period" => {
                json!({"least": self.race.least, "most": self.race.most, "period": period})
            }
            "imbalance" => self.imbalance(),
            "chain" => self.chain(step),
            "moves" => json!({"count": self.winning.len(), "shown": self.shown()}),
            "check" => self.check(),
            "reply-rule" => self.reply_rule(),
            "replies" => self.replies(step),
            "advice" => json!({"advised": self.say_json(self.race.least)}),
            "theorem" => json!({}),
            _ => panic!("a step that nobody recomputes: {step}"),
        };
        let mut step = fields;
        step["kind"] = json!(kind);
        step
    }

    fn imbalance(&self) -> Value {
        let (left, period) = (self.left(), self.race.period());
        let (times, imbalance) = (left / period, left % period);
        assert_eq!(times * period + imbalance, left);
        json!({"left": left, "times": times, "imbalance": imbalance,
            "losing": self.race.lost_at(left)})
    }

    /// Number that the steps show: the attempt if it wins, else the least winning number.
    fn shown(&self) -> Value {
        let said = self.json.get("move").filter(|judged| judged["winning"] == true);
        let said = said.map(|judged| number(&judged["say"]));
        said.or(self.winning.first().copied()).map_or(Value::Null, |say| self.say_json(say))
    }

    fn check(&self) -> Value {
        let shown = self.shown();
        let left = self.target.saturating_sub(number(&shown["reaches"]));
        let remainder = left % self.race.period();
        let losing = numbers(&self.json["losing_remainders"]);
        // At or past the target the game is over; before it the remainder decides.
        assert!(left == 0 || losing.contains(&remainder), "{}", self.json);
        json!({"shown": shown, "left": left, "times": left / self.race.period(),
            "remainder": remainder, "stuck": self.is_stuck_at(left)})
    }

    /// Whether there is no number to say.
    fn is_over(&self) -> bool {
        self.is_stuck_at(self.left())
    }

    fn is_stuck_at(&self, left: u64) -> bool {
        let mut numbers = self.race.least..=self.race.most;
        !numbers.any(|say| self.race.legal(left, say))
    }

    /// Distance from the target from which the reply rule holds.
    fn ruled_from(&self) -> u64 {
        self.shown()["reaches"]
            .as_u64()
            .map_or(self.left(), |reached| self.target.saturating_sub(reached))
    }

    /// Rows of the reply rule: each number and its complement are legal in turn, and together advance exactly
    /// one period to a P-position.
    fn reply_rule(&self) -> Value {
        let (left, period) = (self.ruled_from(), self.race.period());
        let (least, most) = (self.race.least, self.race.most);
        let pairs: Vec<[u64; 2]> = (least..=most)
            .zip((least..=most).rev())
            .take(ROWS as usize)
            .map(|(theirs, yours)| [theirs, yours])
            .collect();
        for [x, y] in &pairs {
            let legal = self.race.legal(left, *x) && self.race.legal(left - x, *y);
            assert!(x + y == period && legal, "{x} and {y} in {}", self.json);
        }
        assert!(self.race.lost_at(left) && self.race.lost_at(left - period), "{}", self.json);
        let left_out = (least..=most).count() - pairs.len();
        json!({"period": self.race.period(), "pairs": pairs, "left_out": left_out})
    }

    /// Key numbers in descending order: all of them, or both ends and the number of those between.
    fn chain(&self, step: &Value) -> Value {
        let near_target = numbers(&step["near_target"]);
        let near_start = numbers(&step["near_start"]);
        let total = self.race.keys(self.left());
        let shown = (near_target.len() + near_start.len()) as u64;
        assert_eq!(shown, total.min(ROWS), "{}", self.json);
        let downwards = self.keys_from((self.from..=self.target).rev(), near_target.len());
        assert_eq!(near_target, downwards, "{}", self.json);
        let mut upwards = self.keys_from(self.from..=self.target, near_start.len());
        upwards.reverse();
        assert_eq!(near_start, upwards, "{}", self.json);
        json!({"near_target": near_target, "left_out": total - shown, "near_start": near_start})
    }

    fn keys_from(&self, numbers: impl Iterator<Item = u64>, count: usize) -> Vec<u64> {
        numbers.filter(|number| self.race.lost_at(self.target - number)).take(count).collect()
    }

    fn replies(&self, step: &Value) -> Value {
        let legal = |say: &u64| self.race.legal(self.left(), *say);
        let legal: Vec<u64> = (self.race.least..=self.race.most).filter(legal).collect();
        let given = step["rows"].as_array().unwrap();
        assert_eq!(given.len() as u64, ROWS.min(legal.len() as u64), "{}", self.json);
        let rows = given.iter().zip(&legal).map(|(row, &say)| {
            self.check_repair(&row["repair"], self.from + say);
            let mut reply = self.say_json(say);
            reply["repair"] = row["repair"].clone();
            reply
        });
        json!({"rows": rows.collect::<Vec<_>>(), "left_out": legal.len() - given.len()})
    }

    /// Asserts which kinds of steps the explanation has, in any order.
    fn check_course(&self) {
        let count = |kind: &str| answers::steps(self.json, kind).count();
        let going = !self.is_over();
        let (won, lost) = (!self.winning.is_empty(), going && self.winning.is_empty());
        let expected = [
            ("start", true),
            ("judge", self.json.get("move").is_some()),
            ("chain", going),
            ("period", going),
            ("imbalance", going),
            ("moves", won),
            ("check", won),
            ("reply-rule", going && self.ruled_from() >= self.race.period()),
            ("replies", lost),
            ("advice", lost),
            ("theorem", going),
        ];
        for (kind, wanted) in expected {
            assert_eq!(count(kind), usize::from(wanted), "{kind} in {}", self.json);
        }
        assert_eq!(self.json["steps"][0]["kind"], "start");
    }
}
