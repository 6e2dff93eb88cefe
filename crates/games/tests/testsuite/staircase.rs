//! Compares Staircase Nim with a search that knows only the legal moves and whole positions, no Grundy
//! values: outcome and every winning move of small stairs, including winning moves from even steps. Also each
//! step of the argument, the misconceptions by tables filled here, and the disguised games of the lesson
//! (silver dollar, Turning Turtles) by a search of their own.

use std::collections::BTreeSet;

use carryless_games::position::Outcome;
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::{in_full, question};
use carryless_test_support::oracle::Search;

/// Number of stones on each step, lowest step first.
type Stairs = Vec<u64>;

/// Legal moves, each as step (1-based) and number of stones.
fn moves(stairs: &Stairs) -> Vec<(usize, u64)> {
    let steps = stairs.iter().enumerate();
    steps.flat_map(|(at, stones)| (1..=*stones).map(move |take| (at + 1, take))).collect()
}

fn after(stairs: &Stairs, (step, take): (usize, u64)) -> Stairs {
    let mut after = stairs.clone();
    after[step - 1] -= take;
    if step > 1 {
        after[step - 2] += take;
    }
    after
}

struct Game;

impl Tree for Game {
    type Position = Stairs;

    fn terminal_outcome(&self, _: &Stairs) -> Outcome {
        Outcome::P
    }

    fn options(&self, stairs: &Stairs) -> impl Iterator<Item = Stairs> {
        let after: Vec<Stairs> =
            moves(stairs).into_iter().map(|chosen| after(stairs, chosen)).collect();
        after.into_iter()
    }
}

/// All positions with this number of steps and at most `most` stones on each.
fn boxed(steps: u32, most: u64) -> impl Iterator<Item = Stairs> {
    let base = most + 1;
    (0..base.pow(steps)).map(move |code| (0..steps).map(|at| code / base.pow(at) % base).collect())
}

/// Positions with one to five steps, in a small box.
fn small() -> impl Iterator<Item = Stairs> {
    [(1, 4), (2, 5), (3, 4), (4, 3), (5, 2)]
        .into_iter()
        .flat_map(|(steps, most)| boxed(steps, most))
}

fn line(stairs: &[u64]) -> String {
    let stones: Vec<String> = stairs.iter().map(u64::to_string).collect();
    format!("staircase {}", stones.join(" "))
}

fn step_and_take(chosen: &Value) -> (usize, u64) {
    assert_eq!(chosen.as_object().unwrap().len(), 2, "{chosen}");
    (chosen["step"].as_u64().unwrap() as usize, chosen["take"].as_u64().unwrap())
}

fn all(moves: &Value) -> BTreeSet<(usize, u64)> {
    let listed = moves.as_array().unwrap();
    let all: BTreeSet<_> = listed.iter().map(step_and_take).collect();
    assert_eq!(all.len(), listed.len(), "a move is listed twice");
    all
}

/// Moves to a P-position, each as step and number of stones.
fn winning(search: &mut Search<Game>, stairs: &Stairs) -> BTreeSet<(usize, u64)> {
    let wins = |chosen: &(usize, u64)| search.outcome(&after(stairs, *chosen)) == Outcome::P;
    moves(stairs).into_iter().filter(wins).collect()
}

/// The winning moves are complete: also those from even steps, which a closed form of the odd steps alone
/// would miss.
#[test]
fn theory_agrees_with_the_search() {
    let mut search = Search::new(Game);
    let (mut held, mut won, mut even) = (0, 0, 0);
    for stairs in small() {
        let answer = in_full(&line(&stairs));
        assert_eq!(answer["outcome"], json!(search.outcome(&stairs)), "{stairs:?}");
        let wins = winning(&mut search, &stairs);
        assert_eq!(all(&answer["winning_moves"]), wins, "{stairs:?}");
        held += 1;
        won += u64::from(!wins.is_empty());
        even += u64::from(wins.iter().any(|(step, _)| step % 2 == 0));
    }
    assert_eq!((held, won, even), (665, 506, 228));
}

/// Rules of Staircase Nim in misère play.
struct Misere;

impl Tree for Misere {
    type Position = Stairs;

    fn terminal_outcome(&self, _: &Stairs) -> Outcome {
        Outcome::N
    }

    fn options(&self, stairs: &Stairs) -> impl Iterator<Item = Stairs> {
        Game.options(stairs).collect::<Vec<_>>().into_iter()
    }
}

/// Statement of the lesson: the odd steps are piles of misère Nim.
#[test]
fn misere_play_is_decided_by_the_odd_steps() {
    let mut search = Search::new(Misere);
    for stairs in small() {
        let odd: Vec<u64> = stairs.iter().copied().step_by(2).collect();
        let singles = odd.iter().all(|stones| *stones < 2);
        let lost = (sum(&odd) == 0) != singles;
        assert_eq!(search.outcome(&stairs) == Outcome::P, lost, "{stairs:?}");
    }
}

/// Value of each step under the misconception `idea`; the right values if `idea` names none.
fn values(idea: &str, stairs: &Stairs) -> Vec<u64> {
    let value = |(index, stones): (usize, &u64)| match (idea, (index + 1) % 2) {
        ("", 1) | ("even-steps", 0) | ("all-steps", _) => *stones,
        // A pile as large as the step for each stone.
        ("step-numbers", _) => (0..*stones).fold(0, |sum, _| sum ^ (index as u64 + 1)),
        _ => 0,
    };
    stairs.iter().enumerate().map(value).collect()
}

fn sum(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

const IDEAS: [&str; 3] = ["all-steps", "even-steps", "step-numbers"];

#[test]
fn misconceptions_are_named_from_the_move_and_the_claim() {
    let mut search = Search::new(Game);
    let (mut seen, mut judged) = (BTreeSet::new(), 0);
    for stairs in small().step_by(3) {
        for (step, take) in moves(&stairs) {
            let answer = in_full(&format!("{} --move {step}:{take}", line(&stairs)));
            let left = after(&stairs, (step, take));
            let wins = search.outcome(&left) == Outcome::P;
            assert_eq!(answer["move"]["winning"], wins, "{stairs:?} {step}:{take}");
            let made = IDEAS.iter().filter(|idea| !wins && sum(&values(idea, &left)) == 0).take(2);
            let made: Vec<&str> = made.copied().collect();
            assert_eq!(answer["move"]["ideas"], json!(made), "{stairs:?} {step}:{take}");
            if !wins {
                let reply = step_and_take(&answer["move"]["reply"]);
                assert!(winning(&mut search, &left).contains(&reply), "{stairs:?} {step}:{take}");
            }
            seen.extend(made);
            judged += 1;
        }
        let won = search.outcome(&stairs) == Outcome::N;
        let claim = if won { "lose" } else { "win" };
        let answer = in_full(&format!("{} --claim {claim}", line(&stairs)));
        assert_eq!(answer["claim"]["right"], false, "{stairs:?}");
        let told: Vec<&str> = answer["claim"]["ideas"]
            .as_array()
            .unwrap()
            .iter()
            .map(|idea| idea.as_str().unwrap())
            .collect();
        for idea in &told {
            let says = if sum(&values(idea, &stairs)) == 0 { "lose" } else { "win" };
            assert_eq!(says, claim, "{stairs:?} {idea}");
        }
    }
    assert_eq!(seen.len(), IDEAS.len());
    assert!(judged > 1000, "{judged}");
}

#[test]
fn each_step_follows_from_the_rules() {
    let mut kinds = BTreeSet::new();
    for stairs in small().filter(|stairs| stairs.iter().any(|stones| *stones > 0)) {
        let answer = in_full(&line(&stairs));
        assert_eq!(answer["values"], json!(values("", &stairs)), "{stairs:?}");
        for step in answer["steps"].as_array().unwrap() {
            kinds.insert(step["kind"].as_str().unwrap().to_owned());
            match step["kind"].as_str().unwrap() {
                "pairs" => {
                    let pairs: Vec<Value> = (0..stairs.len())
                        .step_by(2)
                        .map(|at| {
                            let above = stairs.get(at + 1);
                            let even = above.map(|_| at + 2);
                            json!({"odd": at + 1, "stones": stairs[at], "even": even, "above": above})
                        })
                        .collect();
                    assert_eq!(step["pairs"], json!(pairs));
                }
                "find" => {
                    let parts = step["parts"].as_array().unwrap();
                    let moves = parts.iter().flat_map(|part| part["moves"].as_array().unwrap());
                    let moves: Vec<&Value> = moves.collect();
                    assert_eq!(json!(moves), answer["winning_moves"]);
                }
                "check" => {
                    let left = after(&stairs, step_and_take(&step["shown"]));
                    assert_eq!(step["values"], json!(values("", &left)));
                    assert_eq!(step["last"], left.iter().all(|stones| *stones == 0));
                }
                "spoil" => {
                    for row in step["rows"].as_array().unwrap() {
                        let (from, take) = step_and_take(&row["made"]);
                        let left = after(&stairs, (from, take));
                        let odd = from - (from + 1) % 2;
                        assert_eq!(row["value"], left[odd - 1], "{stairs:?} {row}");
                        let answer = after(&left, step_and_take(&row["repair"]));
                        assert_eq!(sum(&values("", &answer)), 0, "{stairs:?} {row}");
                        // The stones from an even step are moved on.
                        let carried = json!({"step": odd, "take": take});
                        assert!(from % 2 == 1 || row["repair"] == carried, "{stairs:?} {row}");
                    }
                }
                _ => {}
            }
        }
    }
    for kind in ["pairs", "find", "check", "spoil", "advice", "theorem"] {
        assert!(kinds.contains(kind), "{kind}");
    }
}

/// Large numbers of stones, and many steps.
#[test]
fn large_stairs_are_explained() {
    let answer = in_full("staircase 400000 300000 100000 200000");
    assert_eq!(answer["nim_sum"], 400_000_u64 ^ 100_000);
    // Step 1 goes down to 100000; step 4 does not have the 300000 that step 3 would need.
    assert_eq!(all(&answer["winning_moves"]), BTreeSet::from([(1, 300_000)]));
    let long: Vec<u64> = (0..3000).map(|at| at % 7).collect();
    assert_eq!(in_full(&line(&long))["values"], json!(values("", &long)));
}

/// A game of the lesson that is Staircase Nim in disguise, given by its moves.
struct Disguised<P>(fn(&P) -> Vec<P>);

impl<P: Clone + Eq + std::hash::Hash + Ord> Tree for Disguised<P> {
    type Position = P;

    fn terminal_outcome(&self, _: &P) -> Outcome {
        Outcome::P
    }

    fn options(&self, position: &P) -> impl Iterator<Item = P> {
        (self.0)(position).into_iter()
    }
}

/// Coins on a strip, on different squares from 0 on: one moves down over free squares. The gaps below the
/// highest coin, the third highest … are the odd steps.
#[test]
fn the_silver_dollar_is_a_staircase() {
    let moves: fn(&Vec<u64>) -> Vec<Vec<u64>> = |coins| {
        let mut left = Vec::new();
        for (at, coin) in coins.iter().enumerate() {
            let free = if at == 0 { 0 } else { coins[at - 1] + 1 };
            for to in free..*coin {
                let mut after = coins.clone();
                after[at] = to;
                left.push(after);
            }
        }
        left
    };
    let mut search = Search::new(Disguised(moves));
    let mut held = 0;
    for mask in 1_u32..1 << 9 {
        let coins: Vec<u64> = (0..9).filter(|square| mask >> square & 1 == 1).collect();
        let gap = |at: usize| coins[at] - if at == 0 { 0 } else { coins[at - 1] + 1 };
        let stairs: Vec<u64> = (0..coins.len()).rev().map(gap).collect();
        let answer = in_full(&line(&stairs));
        assert_eq!(answer["outcome"], json!(search.outcome(&coins)), "{coins:?}");
        held += 1;
    }
    assert_eq!(held, 511);
}

/// Heads at the numbers of a set: turn one to tails, and optionally another coin to its left.
#[test]
fn turning_turtles_is_nim() {
    let moves: fn(&u32) -> Vec<u32> = |heads| {
        let mut left = Vec::new();
        for at in (0..9).filter(|at| heads >> at & 1 == 1) {
            let turned = heads ^ 1 << at;
            left.push(turned);
            left.extend((0..at).map(|other| turned ^ 1 << other));
        }
        left
    };
    let mut search = Search::new(Disguised(moves));
    for heads in 0_u32..1 << 9 {
        let piles: Vec<u64> = (0..9).filter(|at| heads >> at & 1 == 1).map(|at| at + 1).collect();
        let lost = search.outcome(&heads) == Outcome::P;
        assert_eq!(lost, sum(&piles) == 0, "{piles:?}");
    }
}

/// In a P-position one stone moves down from the highest step that has any.
#[test]
fn the_longest_defence_moves_from_the_highest_step() {
    for (line, expected) in [
        ("0 3 0", "2:1"),
        ("2 1 2 0 0", "3:1"),
        ("1 0 1", "3:1"),
        ("0 0 0 4", "4:1"),
        ("0 2", "2:1"),
    ] {
        let question = question(&format!("staircase {line}"));
        let patient = question.state().longest_defence().map(|turn| turn.to_string());
        assert_eq!(patient.as_deref(), Some(expected), "{line}");
    }
}
