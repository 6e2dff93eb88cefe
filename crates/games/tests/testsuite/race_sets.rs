//! Compares the race by a set of numbers with a search that knows only the legal numbers: outcome and all
//! winning numbers of every race up to 30 from every start, by every set of numbers up to 6 and every end
//! rule. Also ranges written as a list, published cases, and every step of the argument.

use std::collections::BTreeMap;

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_games::games::race::explanation::Facts;
use carryless_games::games::race::{EndRule, Position, Rules, State};
use carryless_games::position::Outcome;
use carryless_test_support::answers::{asked, framed, in_full, step, steps};
use serde_json::{Value, json};

/// Rules of a race, in which counts go up.
struct Race<'a> {
    numbers: &'a [u64],
    end: EndRule,
    target: u64,
    known: BTreeMap<u64, bool>,
}

impl<'a> Race<'a> {
    fn new(numbers: &'a [u64], end: EndRule, target: u64) -> Self {
        Race { numbers, end, target, known: BTreeMap::new() }
    }

    /// Numbers that may be said at a count.
    fn legal(&self, count: u64) -> Vec<u64> {
        let may_pass = matches!(self.end, EndRule::FinishWins | EndRule::FinishLoses);
        let fits = |say: &u64| count < self.target && (may_pass || count + say <= self.target);
        self.numbers.iter().copied().filter(fits).collect()
    }

    /// Whether the player to move at a count wins.
    fn wins(&mut self, count: u64) -> bool {
        if let Some(known) = self.known.get(&count) {
            return *known;
        }
        let legal = self.legal(count);
        let wins = match legal.is_empty() {
            true => matches!(self.end, EndRule::StuckWins | EndRule::FinishLoses),
            false => legal.into_iter().any(|say| !self.wins(count + say)),
        };
        self.known.insert(count, wins);
        wins
    }

    fn winning(&mut self, count: u64) -> Vec<u64> {
        let legal = self.legal(count);
        legal.into_iter().filter(|say| !self.wins(count + say)).collect()
    }
}

/// All nonempty sets of numbers up to 6.
fn sets() -> Vec<Vec<u64>> {
    (1_u64..64).map(|bits| (1..=6).filter(|take| bits >> (take - 1) & 1 == 1).collect()).collect()
}

fn state(numbers: &[u64], end: EndRule, target: u64, from: u64) -> State {
    let rules = Rules { say: None, numbers: Some(numbers.to_vec()), play: end.play(), end };
    State { rules, position: Position { target, from } }
}

fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

fn end_name(end: EndRule) -> String {
    carryless_test_support::answers::json(&end).as_str().unwrap().to_owned()
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn check_tree(farthest: u64) {
    let mut positions = 0;
    for set in sets() {
        for &end in EndRule::ALL {
            for target in 0..=farthest {
                let mut race = Race::new(&set, end, target);
                for from in 0..=target {
                    let facts = Facts::new(&state(&set, end, target, from));
                    let what = format!("{set:?} {end:?} from {from} to {target}");
                    assert_eq!(facts.outcome == Outcome::N, race.wins(from), "{what}");
                    let winning = race.winning(from);
                    let said: Vec<u64> = facts.winning_moves.iter().map(|said| said.say).collect();
                    assert_eq!(said, winning, "{what}");
                    assert_eq!(facts.winning_move_count, winning.len() as u64, "{what}");
                    let reached = facts.winning_moves.iter().map(|said| said.reaches - said.say);
                    assert!(reached.into_iter().all(|count| count == from), "{what}");
                    positions += 1;
                }
            }
        }
    }
    assert_eq!(positions, 63 * 4 * ((farthest + 1) * (farthest + 2) / 2));
}

#[test]
fn every_small_race_agrees_with_the_tree() {
    check_tree(9);
}

#[test]
#[ignore = "exhaustive"]
fn every_small_race_agrees_with_the_tree_exhaustive() {
    check_tree(30);
}

/// Beyond the period, the outcome is that of the period.
#[test]
fn the_period_decides_far_from_the_target() {
    for set in [vec![1, 4], vec![2, 3, 7], vec![1, 3, 5], vec![4, 9, 10], vec![5]] {
        for &end in EndRule::ALL {
            let mut race = Race::new(&set, end, 700);
            for from in 0..700 {
                let facts = Facts::new(&state(&set, end, 700, from));
                assert_eq!(facts.outcome == Outcome::N, race.wins(from), "{set:?} {end:?} {from}");
                let left = 700 - from;
                let (period, preperiod) = (facts.period.unwrap(), facts.preperiod.unwrap());
                if left >= preperiod {
                    let lost = facts.losing_remainders.contains(&(left % period));
                    assert_eq!(lost, !race.wins(from), "{set:?} {end:?} {from}");
                }
            }
        }
    }
    let far = in_full("race 4000000000000000000 --say 2,3,7 --end stuck-wins");
    let winning = far["winning_moves"].as_array().unwrap();
    assert_eq!(!winning.is_empty(), far["outcome"] == "N");
}

#[test]
fn a_range_written_as_a_list_is_an_equal_race() {
    for (range, set) in [("1-2", "1,2"), ("1-3", "3,2,1"), ("2-5", "2,3,4,5"), ("3-4", "4,3")] {
        for &end in EndRule::ALL {
            for target in 0..40 {
                let end = end_name(end);
                let [range, set] = [range, set]
                    .map(|say| in_full(&format!("race {target} --say {say} --end {end}")));
                for field in ["outcome", "winning_moves", "winning_move_count"] {
                    assert_eq!(range[field], set[field], "{target} {end} {field}");
                }
                assert!(range["rules"].get("numbers").is_none());
                assert!(range.get("preperiod").is_none());
                assert_eq!(set["rules"]["say"], Value::Null);
            }
        }
    }
}

#[test]
fn published_cases_are_confirmed() {
    let race = in_full("race 24 --say 1,3,5");
    let rules = json!({"say": null, "numbers": [1, 3, 5], "play": "normal", "end": "stuck-loses"});
    assert_eq!(race["rules"], rules);
    assert_eq!((&race["outcome"], &race["winning_moves"]), (&json!("P"), &json!([])));
    let odd = in_full("race 23 --say 5，1、3".replace('、', "，").as_str());
    let all = json!([
        {"say": 1, "reaches": 1},
        {"say": 3, "reaches": 3},
        {"say": 5, "reaches": 5},
    ]);
    assert_eq!(odd["winning_moves"], all);
    // AIME I 2024, problem 3: 809 of the first 2024 are P-positions by 1 or 4.
    let facts = Facts::new(&state(&[1, 4], EndRule::StuckLoses, 2024, 0));
    let lost = |left: &u64| facts.losing_remainders.contains(&(left % facts.period.unwrap()));
    assert_eq!((1..=2024).filter(lost).count(), 809);
}

/// Every step of small races, recomputed by the search.
#[test]
fn steps_agree_with_the_search() {
    // A set of one number is written as a range.
    for set in sets().into_iter().filter(|set| set.len() > 1) {
        for &end in EndRule::ALL {
            for (target, from) in [(7, 0), (24, 0), (25, 3), (60, 1)] {
                let end_name = end_name(end);
                let words =
                    format!("race {target} --say {} --from {from} --end {end_name}", list(&set));
                let explained = in_full(&words);
                for step in explained["steps"].as_array().unwrap() {
                    check(step, (&set, end), (target, from), &words);
                }
            }
        }
    }
}

/// The path of a longer race exists if the race repeats early: its hops are legal, and the winner wins. The
/// table reaches as far as needed, and every key number is counted.
#[test]
fn a_short_path_exists_and_agrees_with_the_search() {
    let sets: [&[u64]; 5] = [&[2, 3, 7], &[4, 9, 10], &[1, 21], &[5, 36], &[1, 2, 41]];
    for set in sets {
        for &end in EndRule::ALL {
            // The player to move at this distance: a race of that length.
            let mut long = Race::new(set, end, 400);
            let mut wins = |left: u64| long.wins(400 - left);
            let repeats = (1..=40)
                .any(|period| (40 - period..=300).all(|left| wins(left) == wins(left + period)));
            for target in [24, 40, 41, 90] {
                let from = 3;
                let words = format!(
                    "race {target} --say {} --from {from} --end {}",
                    list(set),
                    end_name(end)
                );
                let answer = framed(&words);
                let chain = step(&answer, "chain");
                let [spots, hops] =
                    ["numbers", "hops"].map(|field| chain["path"][field].as_array().unwrap());
                assert_eq!(!spots.is_empty(), target <= 40 || repeats, "{words}");
                let mut race = Race::new(set, end, target);
                for hop in hops {
                    let [at, say] = ["from", "say"].map(|field| hop[field].as_u64().unwrap());
                    assert!(race.legal(at).contains(&say), "{words}: {hop}");
                    assert_eq!(hop["winning"], !race.wins(at + say), "{words}: {hop}");
                    assert_eq!(hop["winning"], race.wins(at), "{words}: {hop}");
                }
                let keys = (0..=target - from).filter(|&left| !wins(left)).count() as u64;
                let told =
                    numbers(&chain["near_target"]).len() + numbers(&chain["near_start"]).len();
                let left_out = chain["left_out"].as_u64().unwrap();
                assert_eq!(told as u64 + left_out, keys, "{words}");
                let rows = step(&answer, "row")["rows"].as_array().unwrap();
                let place = step(&answer, "place")["place"].as_u64().unwrap();
                assert!(rows.len() as u64 > place.min(40), "{words}");
                if let (Some(check), Some(period)) =
                    (steps(&answer, "check").next(), answer["period"].as_u64())
                {
                    let number = |field: &str| check[field].as_u64().unwrap();
                    let left = number("remainder") + number("times") * period;
                    assert_eq!(left, number("left"), "{words}");
                }
            }
        }
    }
}

/// Up to a million before the target everything is computed; before that only the period is used.
#[test]
fn without_a_period_only_a_million_counts_are_known() {
    let asked = |target: u64| format!("race {target} --say 77,30011,99991 --end stuck-loses");
    assert!(Question::parse(&CommandLine::parse(&asked(1_000_000))).is_ok());
    assert!(Question::parse(&CommandLine::parse(&asked(1_000_001))).is_err());
}

fn check(step: &Value, (set, end): (&[u64], EndRule), (target, from): (u64, u64), words: &str) {
    // The player to move at this distance: a race of that length.
    let mut long = Race::new(set, end, 400);
    let mut wins = |left: u64| long.wins(400 - left);
    let number = |name: &str| step[name].as_u64().unwrap();
    match step["kind"].as_str().unwrap() {
        "row" => {
            for row in step["rows"].as_array().unwrap() {
                let left = row["left"].as_u64().unwrap();
                assert_eq!(row["outcome"] == "N", wins(left), "{words}: {row}");
                let race = Race::new(set, end, 400);
                let legal = race.legal(400 - left).into_iter();
                let leaves: Vec<u64> = legal.map(|say| left.saturating_sub(say)).collect();
                assert_eq!(numbers(&row["leaves"]), leaves, "{words}: {row}");
                let to = leaves.into_iter().find(|&left| !wins(left));
                assert_eq!(row["to"], json!(to), "{words}: {row}");
            }
        }
        "repeat" => {
            let (preperiod, period) = (number("preperiod"), number("period"));
            assert_eq!(number("window"), *set.last().unwrap(), "{words}");
            for left in preperiod..200 {
                assert_eq!(wins(left), wins(left + period), "{words}: {left}");
            }
            // Neither could be smaller.
            let begins = |at: u64, period| (at..200).all(|left| wins(left) == wins(left + period));
            let mut begins = begins;
            assert!(preperiod == 0 || !begins(preperiod - 1, period), "{words}");
            assert!((1..period).all(|shorter| !begins(preperiod, shorter)), "{words}");
        }
        "place" => {
            let [left, place, times, period] = ["left", "place", "times", "period"].map(number);
            assert_eq!((left, left), (target - from, place + times * period), "{words}");
            assert_eq!(step["losing"] == true, !wins(left), "{words}");
            assert_eq!(wins(place), wins(left), "{words}");
        }
        "chain" => {
            let keys: Vec<u64> =
                (0..=target - from).filter(|&left| !wins(left)).map(|left| target - left).collect();
            assert_eq!(numbers(&step["near_target"]), keys, "{words}");
        }
        "check" => {
            assert!(!wins(number("left")), "{words}");
            assert!(!wins(number("remainder")), "{words}");
        }
        "replies" | "others" => {
            for row in step["rows"].as_array().unwrap() {
                let reached = row["reaches"].as_u64().unwrap().min(target);
                assert!(wins(target - reached), "{words}: {row}");
                if let Some(repair) = row["repair"]["reaches"].as_u64() {
                    assert!(!wins(target.saturating_sub(repair)), "{words}: {row}");
                }
            }
        }
        _ => {}
    }
}

/// A range stands for its numbers, alone or among others, wherever a set is read.
#[test]
fn ranges_are_read_as_their_numbers() {
    for (word, takes) in [
        ("2-5", &[2, 3, 4, 5][..]),
        ("6..8", &[6, 7, 8]),
        ("1,4-6", &[1, 4, 5, 6]),
        ("7,2-3", &[2, 3, 7]),
        ("４－６", &[4, 5, 6]),
        ("3-3", &[3]),
    ] {
        assert_eq!(
            in_full(&format!("9 12 --take {word}"))["rules"]["take"],
            json!(takes),
            "{word}"
        );
        let row = asked("grundy", &format!("--take {word}"));
        assert_eq!(row["rules"]["take"], json!(takes), "{word}");
    }
    assert_eq!(in_full("race 20 --say 1,3-5")["rules"]["numbers"], json!([1, 3, 4, 5]));
    for (word, refused) in [
        ("5-2", "set-order"),
        ("2-4,3", "set-twice"),
        ("0-3", "set-zero"),
        ("1-65", "set-too-long"),
        ("9-100001", "set-too-large"),
        ("3-", "not-a-number"),
    ] {
        let question = Question::parse(&CommandLine::parse(&format!("9 --take {word}")));
        assert_eq!(question.unwrap_err().id(), refused, "{word}");
    }
}
