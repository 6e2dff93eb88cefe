//! Compares the path of a race in the JSON with a game tree that knows only the legal numbers, for every
//! target up to 41, every range up to 5 and every end rule. Every number is present, key numbers agree with
//! the tree, each hop is legal and starts where the last one landed, and the winner completes a + b if that
//! wins. Omissions in long paths are counted.

use serde_json::Value;

use carryless_games::figure::{Figure, PathVariant};
use carryless_games::games::Explanation;
use carryless_games::games::race::EndRule;
use carryless_games::position::Outcome;
use carryless_test_support::answers::{framed, question};
use carryless_test_support::oracle::{Distance, Search, winning_numbers};

fn path(question: &str) -> Option<Value> {
    let mut whole = framed(question);
    let steps = whole["steps"].as_array_mut().unwrap();
    steps.iter_mut().find(|step| step["kind"] == "chain").map(|step| step["path"].take())
}

fn number(object: &Value, field: &str) -> u64 {
    object[field].as_u64().unwrap()
}

fn list<'v>(object: &'v Value, field: &str) -> &'v [Value] {
    object[field].as_array().unwrap()
}

/// Whether no gap of a path leaves out a single number: the note about it would be as long.
fn none_alone(path: &Value) -> bool {
    list(path, "numbers").iter().all(|spot| number(spot, "left_out") != 1)
}

/// A race, and its outcomes found by the game tree.
struct Race {
    rules: Distance,
    target: u64,
    from: u64,
    said: Option<u64>,
    tree: Search<Distance>,
}

impl Race {
    fn question(&self) -> String {
        let Race { rules: Distance { say: [least, most], end }, target, from, said, .. } = self;
        let moved = said.map_or(String::new(), |said| format!(" --move {said}"));
        format!("race {target} --say {least}-{most} --end {} --from {from}{moved}", end.tag())
    }

    fn is_lost(&mut self, left: u64) -> bool {
        self.tree.outcome(&left) == Outcome::P
    }

    fn check(&mut self) -> bool {
        let question = self.question();
        let Some(path) = path(&question) else {
            assert!(self.rules.numbers(self.target - self.from).is_empty(), "{question}");
            return false;
        };
        self.check_numbers(&path, &question);
        self.check_hops(&path, &question);
        true
    }

    fn check_numbers(&mut self, path: &Value, question: &str) {
        let mut next = if self.target <= 40 { 0 } else { self.from };
        for spot in list(path, "numbers") {
            let (at, left_out) = (number(spot, "number"), number(spot, "left_out"));
            assert_eq!(at, next + left_out, "{question}: {spot}");
            assert!(left_out == 0 || self.target > 40, "{question}: {spot}");
            let key = self.target.checked_sub(at).is_some_and(|left| self.is_lost(left));
            assert_eq!(spot["key"], key, "{question}: {spot}");
            next = at + 1;
        }
        let last = list(path, "hops").last().map_or(0, |hop| number(hop, "reaches"));
        assert_eq!(next, last.max(self.target) + 1, "{question}");
    }

    fn check_hops(&mut self, path: &Value, question: &str) {
        let [least, most] = self.rules.say;
        let (mut at, mut before, mut jumps) = (self.from, None, 0);
        for (nth, hop) in list(path, "hops").iter().enumerate() {
            let (from, say) = (number(hop, "from"), number(hop, "say"));
            assert_eq!(hop["by"], ["you", "they"][nth % 2], "{question}: {hop}");
            if from != at {
                assert!(from > at && (from - at) % (least + most) == 0, "{question}: {hop}");
                (jumps, before) = (jumps + 1, None);
            }
            let left = self.target - from;
            assert!(self.rules.numbers(left).contains(&say), "{question}: {hop}");
            assert_eq!(number(hop, "reaches"), from + say, "{question}: {hop}");
            let won = winning_numbers(&mut self.tree, self.rules, left);
            assert_eq!(hop["winning"], won.contains(&say), "{question}: {hop}");
            if nth == 0 && self.said.is_some() {
                assert_eq!(Some(say), self.said, "{question}");
            } else {
                assert_eq!(hop["winning"], !won.is_empty(), "{question}: a win is missed in {hop}");
                let rest = before.map(|before: u64| least + most - before);
                if let Some(rest) = rest.filter(|rest| won.contains(rest)) {
                    assert_eq!(say, rest, "{question}: {hop}");
                }
            }
            (at, before) = (from + say, Some(say));
        }
        assert!(
            self.rules.numbers(self.target.saturating_sub(at)).is_empty(),
            "{question}: not over"
        );
        assert!(jumps <= u64::from(self.target > 40), "{question}");
        let spots = list(path, "numbers").iter().map(|spot| number(spot, "number"));
        let spots: Vec<u64> = spots.collect();
        let ends =
            list(path, "hops").iter().flat_map(|hop| [number(hop, "from"), number(hop, "reaches")]);
        assert!(ends.into_iter().all(|end| spots.contains(&end)), "{question}");
    }
}

fn every_range() -> impl Iterator<Item = Distance> {
    let ranges = (1..=5).flat_map(|most| (1..=most).map(move |least| [least, most]));
    ranges.flat_map(|say| EndRule::ALL.iter().map(move |&end| Distance { say, end }))
}

fn check_paths(ranges: usize, step: usize, least: u64) {
    let mut paths = 0;
    for rules in every_range().take(ranges) {
        for target in (0..=41).step_by(step) {
            for from in [0, 1, target / 2, target] {
                let tree = Search::new(rules);
                let from = from.min(target);
                let mut race = Race { rules, target, from, said: None, tree };
                paths += u64::from(race.check());
                if target % 7 == 5 {
                    for said in rules.numbers(target - from) {
                        race.said = Some(said);
                        paths += u64::from(race.check());
                    }
                }
            }
        }
    }
    assert!(paths >= least, "{paths}");
}

#[test]
fn every_short_path_agrees_with_the_game_tree() {
    check_paths(12, 4, 150);
}

#[test]
#[ignore = "exhaustive"]
fn every_short_path_agrees_with_the_game_tree_exhaustive() {
    check_paths(usize::MAX, 1, 8001);
}

/// With steps of one the omitted middle shrinks to a single number, which is then kept.
#[test]
fn a_single_number_is_never_omitted() {
    for from in 0..=13 {
        let path = path(&format!("race 41 --say 1-1 --from {from}")).unwrap();
        assert!(none_alone(&path), "{from}: {path}");
        let left_out = list(&path, "numbers").iter().any(|spot| number(spot, "left_out") > 0);
        assert_eq!(left_out, from < 10, "{from}: {path}");
    }
}

#[test]
fn a_long_path_counts_its_omissions() {
    for (say, target) in
        [([1, 2], 100), ([1, 9], 100), ([2, 5], 311), ([1, 30], 500), ([7, 50], 900)]
    {
        for &end in EndRule::ALL {
            let rules = Distance { say, end };
            let mut race = Race { rules, target, from: 3, said: None, tree: Search::new(rules) };
            assert!(race.check());
            let path = path(&race.question()).unwrap();
            assert!(list(&path, "numbers").len() <= 44, "{}", race.question());
            let left_out: u64 =
                list(&path, "numbers").iter().map(|spot| number(spot, "left_out")).sum();
            assert!(left_out > 0, "{}", race.question());
            assert!(none_alone(&path), "{}", race.question());
        }
    }
}

/// Both ends of a long path contain all numbers if those are at most 44, otherwise the numbers where a hop
/// lands.
#[test]
fn the_ends_of_a_long_path_are_complete_if_short() {
    let (mut whole, mut thin) = (0, 0);
    for target in 41..=70 {
        for &end in EndRule::ALL {
            let rules = Distance { say: [5, 10], end };
            let mut race = Race { rules, target, from: 3, said: None, tree: Search::new(rules) };
            assert!(race.check());
            let question = race.question();
            let path = path(&question).unwrap();
            let hops = list(&path, "hops");
            let skipped: u64 = hops
                .windows(2)
                .map(|pair| number(&pair[1], "from") - number(&pair[0], "reaches"))
                .sum();
            let last = number(hops.last().unwrap(), "reaches").max(target);
            let all = last - 3 + 1 - skipped.saturating_sub(1);
            let shown = list(&path, "numbers").len() as u64;
            assert_eq!(shown == all, all <= 44, "{question}: {shown} of {all}");
            assert!(shown <= 44 && none_alone(&path), "{question}: {shown} of {all}");
            whole += u32::from(shown == all);
            thin += u32::from(shown < all);
        }
    }
    assert!(whole > 50 && thin > 20, "{whole} {thin}");
}

/// Paths in the lead figure of an explanation, and the index of the path that the question asks about.
fn head(explanation: &Explanation) -> (Vec<PathVariant<'_>>, usize) {
    match explanation.figures().flatten().next() {
        Some(Figure::Braid { strands, asked }) => (strands, asked),
        _ => panic!("no path"),
    }
}

/// A path is shown beside those with other largest numbers that fit, each as if it were asked about; a long
/// path, or one with an attempt, is shown alone.
#[test]
fn a_path_is_shown_beside_its_neighbours() {
    let cases: [(&str, &str, &[u64], usize); 10] = [
        ("30 --say 1-", "2", &[2, 3, 4, 5], 0),
        ("30 --say 1-", "3", &[2, 3, 4, 5], 1),
        ("30 --say 1-", "1", &[1, 2, 3, 4], 0),
        ("30 --end stuck-wins --say 3-", "7", &[6, 7, 8, 9], 1),
        ("5 --from 1 --say 1-", "3", &[2, 3, 4], 1),
        ("5 --from 2 --say 1-", "3", &[2, 3], 1),
        ("5 --from 3 --say 1-", "3", &[3], 0),
        ("40 --say 1-", "3", &[2, 3, 4, 5], 1),
        ("41 --say 1-", "3", &[3], 0),
        ("30 --move 2 --say 1-", "3", &[3], 0),
    ];
    for (race, most, largest, place) in cases {
        let explanation = question(&format!("race {race}{most}")).explain(false);
        let (strands, asked) = head(&explanation);
        let shown: Vec<u64> = strands.iter().map(|strand| strand.addable.unwrap()[1]).collect();
        assert_eq!((shown.as_slice(), asked), (largest, place), "{race}{most}");
        for (strand, most) in strands.iter().zip(largest) {
            let own = question(&format!("race {race}{most}")).explain(false);
            let (own, asked) = head(&own);
            assert_eq!(strand.addable, own[asked].addable, "{race}{most}");
            assert_eq!(strand.path, own[asked].path, "{race}{most}");
        }
    }
}
