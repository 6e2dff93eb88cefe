//! Compares Hackenbush on trees with a search that knows only legal cuts and whole forests, no Grundy values:
//! outcome and every winning cut of random and of all small forests, in normal and misère play. Stalks are
//! compared with Nim piles; also trees worked out by hand, the misconceptions, lists of parents, and each
//! step of the argument on nested lists.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::figure::Figure;
use carryless_games::games::Question;
use carryless_games::games::hackenbush::misconceptions::Misconception;
use carryless_games::position::{Forest, Outcome};
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::{in_full, question, step, steps};
use carryless_test_support::oracle::{Piles, Search, Solver};
use carryless_test_support::rng::Dice;

/// A tree is the list of trees on its lowest branch; a forest is an ordered list of trees.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Grown(Vec<Grown>);

impl Grown {
    fn branches(&self) -> usize {
        1 + self.0.iter().map(Grown::branches).sum::<usize>()
    }

    fn text(&self) -> String {
        format!("({})", text(&self.0))
    }

    /// Canonical form of the tree, independent of the order of siblings.
    fn sorted(&self) -> Self {
        Grown(sorted(&self.0))
    }
}

fn text(forest: &[Grown]) -> String {
    forest.iter().map(Grown::text).collect()
}

fn sorted(forest: &[Grown]) -> Vec<Grown> {
    let mut forest: Vec<Grown> = forest.iter().map(Grown::sorted).collect();
    forest.sort();
    forest
}

/// Every legal cut: its path, and the forest after it.
fn cuts(forest: &[Grown]) -> Vec<(Vec<u64>, Vec<Grown>)> {
    let mut found = Vec::new();
    for (at, tree) in forest.iter().enumerate() {
        let number = at as u64 + 1;
        let mut felled = forest.to_vec();
        felled.remove(at);
        found.push((vec![number], felled));
        for (path, left) in cuts(&tree.0) {
            let mut after = forest.to_vec();
            after[at] = Grown(left);
            found.push(([vec![number], path].concat(), after));
        }
    }
    found
}

/// Rules for the search; under `misere` the player who cannot move wins.
struct Game {
    misere: bool,
}

impl Tree for Game {
    type Position = Vec<Grown>;

    fn terminal_outcome(&self, _: &Vec<Grown>) -> Outcome {
        if self.misere { Outcome::N } else { Outcome::P }
    }

    fn options(&self, forest: &Vec<Grown>) -> impl Iterator<Item = Vec<Grown>> {
        let after: BTreeSet<Vec<Grown>> =
            cuts(forest).into_iter().map(|(_, after)| sorted(&after)).collect();
        after.into_iter()
    }
}

/// A random forest of `branches` branches, each on an earlier one or on the ground.
fn random_forest(dice: &mut Dice, branches: usize) -> Vec<Grown> {
    let parents: Vec<usize> = (0..branches).map(|at| dice.below(at + 1)).collect();
    grown(&parents, 0)
}

/// Trees on branch `on` (1-based) of a list of parents, in which 0 is the ground.
fn grown(parents: &[usize], on: usize) -> Vec<Grown> {
    let own = (1..).zip(parents).filter(|(_, parent)| **parent == on);
    own.map(|(number, _)| Grown(grown(parents, number))).collect()
}

fn all(branches: usize) -> Vec<Vec<Grown>> {
    if branches == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for first in 1..=branches {
        for carried in all(first - 1) {
            for others in all(branches - first) {
                found.push([vec![Grown(carried.clone())], others].concat());
            }
        }
    }
    found
}

fn answer(forest: &[Grown], misere: bool) -> Value {
    let misere = if misere { " --misere" } else { "" };
    in_full(&format!("hackenbush {}{misere}", text(forest)))
}

/// Compares outcome and winning cuts of one forest with the search.
fn check(search: &mut Search<Game>, forest: &[Grown], misere: bool) -> Value {
    let answer = answer(forest, misere);
    let wins = |after: &Vec<Grown>, search: &mut Search<Game>| {
        search.outcome(&sorted(after)) == Outcome::P
    };
    let mut winning = Vec::new();
    for (path, after) in cuts(forest) {
        if wins(&after, search) {
            winning.push(json!({ "cut": path }));
        }
    }
    let name = text(forest);
    assert_eq!(answer["winning_moves"], json!(winning), "{name} misère {misere}");
    assert_eq!(answer["outcome"], json!(search.outcome(&sorted(forest))), "{name} misère {misere}");
    assert_eq!(answer["position"], name);
    assert_eq!(answer["branches"], forest.iter().map(Grown::branches).sum::<usize>());
    answer
}

fn check_drawn(forests: usize, least: usize) {
    let mut dice = Dice::new(20_261_123);
    let mut searches = [false, true].map(|misere| Search::new(Game { misere }));
    let mut lost = [0, 0];
    for nth in 0..forests {
        let branches = 1 + nth % 12;
        let forest = random_forest(&mut dice, branches);
        for misere in [false, true] {
            let answer = check(&mut searches[usize::from(misere)], &forest, misere);
            lost[usize::from(misere)] += usize::from(answer["outcome"] == "P");
        }
    }
    assert!(lost[0] >= least && lost[1] >= least, "{lost:?}");
}

#[test]
fn every_cut_of_random_forests_agrees_with_the_search() {
    check_drawn(72, 3);
}

#[test]
#[ignore = "exhaustive"]
fn every_cut_of_random_forests_agrees_with_the_search_exhaustive() {
    check_drawn(800, 31);
}

/// Compares all forests of 1, 2 … branches; their numbers are the Catalan numbers.
fn assert_small_forests(numbers: &[usize]) {
    let mut searches = [false, true].map(|misere| Search::new(Game { misere }));
    let mut held = 0;
    for (branches, count) in (1..).zip(numbers) {
        let forests = all(branches);
        assert_eq!(forests.len(), *count);
        for forest in forests {
            for misere in [false, true] {
                check(&mut searches[usize::from(misere)], &forest, misere);
            }
            held += 1;
        }
    }
    assert_eq!(held, numbers.iter().sum::<usize>());
}

#[test]
fn all_small_forests_agree_with_the_search() {
    assert_small_forests(&[1, 2, 5, 14]);
}

#[test]
#[ignore = "exhaustive"]
fn all_small_forests_agree_with_the_search_exhaustive() {
    assert_small_forests(&[1, 2, 5, 14, 42, 132]);
}

fn stalk(long: usize) -> String {
    "(".repeat(long) + &")".repeat(long)
}

/// A stalk of n branches is a pile of n: outcome and moves equal those of the program's Nim, which other
/// tests check.
#[test]
fn stalks_agree_with_nim_piles() {
    for (first, second, third) in
        (0..245).map(|code| (code % 7 + 1, code / 7 % 7 + 1, code / 49 + 1))
    {
        for misere in ["", " --misere"] {
            let stalks = [first, second, third].map(stalk).concat();
            let trees = in_full(&format!("hackenbush {stalks}{misere}"));
            let piles = in_full(&format!("{first} {second} {third}{misere}"));
            assert_eq!(trees["outcome"], piles["outcome"]);
            assert_eq!(trees["values"], piles["position"]["piles"]);
            let heights = |chosen: &Value| {
                let path: Vec<u64> = serde_json::from_value(chosen["cut"].clone()).unwrap();
                json!([path[0], path.len() - 1])
            };
            let leaves = |chosen: &Value| json!([chosen["pile"], chosen["leaves"]]);
            let list = |answer: &Value| answer["winning_moves"].as_array().unwrap().clone();
            let cuts: Vec<Value> = list(&trees).iter().map(heights).collect();
            let takes: Vec<Value> = list(&piles).iter().map(leaves).collect();
            assert_eq!(cuts, takes, "{first} {second} {third}{misere}");
        }
    }
}

/// Worked out on paper: a fork of two equal stalks has the Grundy value 0, a stalk below counts one by one.
#[test]
fn trees_worked_out_by_hand_are_confirmed() {
    for (tree, values) in [
        ("()", vec![1]),
        ("(((((((((())))))))))", vec![10]),
        ("(()())", vec![1]),
        ("((())())", vec![4]),
        ("((())(()))", vec![1]),
        ("(()()())", vec![2]),
        ("((()()))", vec![2]),
        ("(((()())(()))(()))", vec![7]),
        ("((()()())((())()))", vec![7]),
        ("((()))(()())", vec![3, 1]),
        ("()(())((()))", vec![1, 2, 3]),
    ] {
        assert_eq!(in_full(&format!("hackenbush {tree}"))["values"], json!(values), "{tree}");
    }
    let answer = in_full("hackenbush ((()))(()())");
    assert_eq!(answer["winning_moves"], json!([{ "cut": [1, 1] }]));
    let answer = in_full("hackenbush (()()())");
    assert_eq!(answer["winning_moves"], json!([{ "cut": [1] }]));
    // One tip less leaves a fork of two, whose value is 0: several cuts of one tree can win.
    let answer = in_full("hackenbush (()()())()");
    assert_eq!(
        answer["winning_moves"],
        json!([{ "cut": [1, 1] }, { "cut": [1, 2] }, { "cut": [1, 3] }])
    );
}

#[test]
fn spellings_of_equal_trees_are_equal() {
    let one = in_full("hackenbush ((()))(()())");
    for other in [
        "hackenbush ((())) (()())",
        "hackenbush (( ( ))) ( ()() )",
        "hackenbush （（（）））（（）（））",
        "hackenbush --parents 0,1,2,0,4,4",
        "hackenbush --parents 0,0,1,2,2,3",
        "hackenbush --parents 2,0,1,0,4,4",
        "Hackenbush --parents (0;1;2;0;4;4)",
    ] {
        let other = in_full(other);
        assert_eq!(other["position"], "((()))(()())");
        assert_eq!(other["winning_moves"], one["winning_moves"]);
    }
    // The trees on one branch are in the order of the list.
    let answer = in_full("hackenbush --parents 4,4,1,0");
    assert_eq!(answer["position"], "((())())");
}

#[test]
fn brackets_keep_their_order() {
    let mut dice = Dice::new(7);
    for branches in (0..200).map(|nth| 1 + nth % 40) {
        let written = text(&random_forest(&mut dice, branches));
        let forest = Forest::try_from(written.clone()).unwrap();
        assert_eq!(forest.to_string(), written);
        assert_eq!(forest.branch_count(), branches);
        for (at, cut) in forest.cuts().enumerate() {
            assert_eq!(forest.find_path(&cut.cut), Ok(at));
        }
    }
    for wrong in ["(", ")", "())(", "(x)", "( )"] {
        assert!(Forest::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

/// Value of a tree under a misconception, computed on nested lists.
fn misconceived_value(idea: Misconception, tree: &Grown) -> u64 {
    fn height(tree: &Grown) -> u64 {
        1 + tree.0.iter().map(height).max().unwrap_or(0)
    }
    /// Length of the piece that begins with this branch, and the nim-sum of the pieces above it.
    fn pieces(tree: &Grown) -> (u64, u64) {
        match &tree.0[..] {
            [only] => {
                let (long, others) = pieces(only);
                (long + 1, others)
            }
            several => {
                (1, several.iter().map(pieces).fold(0, |sum, (long, rest)| sum ^ long ^ rest))
            }
        }
    }
    match idea {
        Misconception::Branches => tree.branches() as u64,
        Misconception::Height => height(tree),
        Misconception::Pieces => {
            let (long, others) = pieces(tree);
            long ^ others
        }
        Misconception::MisereAsNormal => panic!("says nothing of a tree"),
    }
}

fn check_ideas(forests: usize) {
    let mut dice = Dice::new(99);
    let mut named = BTreeSet::new();
    for nth in 0..forests {
        let forest = random_forest(&mut dice, 2 + nth % 8);
        let truth = answer(&forest, false)["outcome"].clone();
        let wrong = if truth == "N" { "lose" } else { "win" };
        let claim = in_full(&format!("hackenbush {} --claim {wrong}", text(&forest)));
        let says = |idea: Misconception, forest: &[Grown]| {
            forest.iter().fold(0, |sum, tree| sum ^ misconceived_value(idea, tree)) == 0
        };
        let ideas = [Misconception::Branches, Misconception::Height, Misconception::Pieces];
        let held: Vec<&str> = ideas
            .into_iter()
            .filter(|idea| says(*idea, &forest) == (wrong == "lose"))
            .map(Misconception::tag)
            .collect();
        assert_eq!(claim["claim"]["ideas"], json!(held), "{}", text(&forest));
        named.extend(held);
        let (path, after) = cuts(&forest).swap_remove(dice.below(forest.len()));
        let path = path.iter().map(u64::to_string).collect::<Vec<_>>().join(".");
        let judged = in_full(&format!("hackenbush {} --move {path}", text(&forest)));
        let judged = &judged["move"];
        let made = ideas.into_iter().filter(|idea| says(*idea, &after)).map(Misconception::tag);
        let made: Vec<&str> = made.take(2).collect();
        let expected = if judged["winning"] == true { json!([]) } else { json!(made) };
        assert_eq!(judged["ideas"], expected, "{} {path}", text(&forest));
    }
    assert_eq!(named.len(), 3, "{named:?}");
}

#[test]
fn misconceptions_are_named_for_their_answers() {
    check_ideas(48);
}

#[test]
#[ignore = "exhaustive"]
fn misconceptions_are_named_for_their_answers_exhaustive() {
    check_ideas(400);
}

/// In misère play a misconception about trees is checked with its own end rule, by a search of piles with the
/// misconceived values; confusing misère with normal play gives the outcome of normal play.
#[test]
fn misconceptions_are_named_in_misere_play() {
    let mut normal = Search::new(Game { misere: false });
    let mut solver = Solver::default();
    let rules = Piles { limit: None, misere: true };
    let mut named = BTreeSet::new();
    for forest in (1..=5).flat_map(all) {
        let truth = answer(&forest, true)["outcome"].clone();
        let wrong = if truth == "N" { "lose" } else { "win" };
        let claim = in_full(&format!("hackenbush {} --misere --claim {wrong}", text(&forest)));
        let mut says = |idea: Misconception| match idea {
            Misconception::MisereAsNormal => normal.outcome(&sorted(&forest)),
            _ => {
                let piles: Vec<u64> =
                    forest.iter().map(|tree| misconceived_value(idea, tree)).collect();
                solver.outcome(rules, &piles)
            }
        };
        let held: Vec<&str> = Misconception::ALL
            .iter()
            .filter(|idea| (says(**idea) == Outcome::P) == (wrong == "lose"))
            .map(|idea| idea.tag())
            .collect();
        assert_eq!(claim["claim"]["ideas"], json!(held), "{}", text(&forest));
        named.extend(held);
    }
    assert_eq!(named.len(), 4, "{named:?}");
}

/// Stalk that a tree is reduced to by trimming nested lists; `forks` gets the forks, highest first.
fn trim(tree: &Grown, path: &[u64], forks: &mut Vec<(usize, Value)>) -> u64 {
    let stalks: Vec<u64> = (1..)
        .zip(&tree.0)
        .map(|(number, child)| trim(child, &[path, &[number]].concat(), forks))
        .collect();
    // Nim-sum digit by digit: an odd number of 1s leaves a 1.
    let digit = |place: u32| stalks.iter().filter(|long| *long >> place & 1 == 1).count() % 2;
    let sum: u64 = (0..20).map(|place| (digit(place) as u64) << place).sum();
    if stalks.len() > 1 {
        forks.push((path.len(), json!({ "at": path, "stalks": stalks, "sum": sum })));
    }
    sum + 1
}

fn check_steps(forests: usize) {
    let mut dice = Dice::new(5);
    for nth in 0..forests {
        let forest = random_forest(&mut dice, 1 + nth % 25);
        let answer = answer(&forest, false);
        let (mut forks, mut values) = (Vec::new(), Vec::new());
        for (number, tree) in (1..).zip(&forest) {
            let mut own = Vec::new();
            values.push(trim(tree, &[number], &mut own));
            own.sort_by_key(|(high, fork)| (std::cmp::Reverse(*high), fork["at"].to_string()));
            own.sort_by_key(|(high, _)| std::cmp::Reverse(*high));
            forks.push((own.is_empty(), own));
        }
        assert_eq!(answer["values"], json!(values), "{}", text(&forest));
        let rows = step(&answer, "values")["trees"].as_array().unwrap();
        for (((row, tree), value), (plain, _)) in rows.iter().zip(&forest).zip(&values).zip(&forks)
        {
            assert_eq!(row["branches"], tree.branches());
            assert_eq!(row["value"], *value);
            assert_eq!(row["forked"], !plain);
        }
        let mut expected: Vec<Value> = Vec::new();
        for (_, own) in forks {
            expected.extend(own.into_iter().map(|(_, fork)| fork));
        }
        let found = steps(&answer, "trim").next().map_or(json!([]), |step| step["forks"].clone());
        let (mut found, mut wanted) = (found.as_array().unwrap().clone(), expected);
        let heights = |rows: &[Value]| -> Vec<(Value, usize)> {
            rows.iter()
                .map(|row| (row["at"][0].clone(), row["at"].as_array().unwrap().len()))
                .collect()
        };
        assert_eq!(heights(&found), heights(&wanted), "{}", text(&forest));
        found.sort_by_key(Value::to_string);
        wanted.sort_by_key(Value::to_string);
        assert_eq!(found, wanted, "{}", text(&forest));
    }
}

#[test]
fn each_step_follows_from_the_rules() {
    check_steps(50);
}

#[test]
#[ignore = "exhaustive"]
fn each_step_follows_from_the_rules_exhaustive() {
    check_steps(300);
}

/// Large trees are answered completely, within seconds.
#[test]
fn large_trees_are_answered() {
    let stalk = stalk(1_000);
    assert_eq!(in_full(&format!("hackenbush {stalk}"))["values"], json!([1000]));
    let tuft = format!("({})", "()".repeat(9_999));
    let answer = in_full(&format!("hackenbush {tuft}"));
    assert_eq!(answer["values"], json!([2]));
    assert_eq!(answer["winning_moves"], json!([{ "cut": [1] }]));
    let lawn = "()".repeat(10_000);
    let lawn = question(&format!("hackenbush {lawn}"));
    assert_eq!(lawn.explain(false).outcome(), Some(Outcome::P));
}

/// Up to four forks are trimmed in figures one after the other; more only in text.
#[test]
fn up_to_four_forks_are_drawn() {
    for forks in 1..=7 {
        let line = format!("hackenbush {}", "(()())".repeat(forks));
        let answer = question(&line).explain(false);
        let pictures = answer.figures().flatten().map(|figure| match figure {
            Figure::Trees(groves) => groves.len(),
            _ => 0,
        });
        let expected = if forks <= 4 { forks + 1 } else { 1 };
        assert_eq!(pictures.max(), Some(expected), "{line}");
    }
}

/// Both input forms have the same bound.
#[test]
fn both_forms_accept_up_to_a_thousand_branches() {
    for (height, fits) in [(999, true), (1000, true), (1001, false), (1002, false)] {
        let brackets = "(".repeat(height) + &")".repeat(height);
        let parents: Vec<String> = (0..height).map(|parent| parent.to_string()).collect();
        for line in [brackets, format!("--parents {}", parents.join(","))] {
            let question = Question::parse(&CommandLine::parse(&format!("hackenbush {line}")));
            assert_eq!(question.is_ok(), fits, "{height}");
        }
    }
}

/// The misconception that confuses misère with normal play exists only under misère play.
#[test]
fn misconceptions_fit_the_play_convention() {
    for (line, named) in [
        ("hackenbush (())", false),
        ("hackenbush (()) --misere", true),
        ("5 7 --take 1,3", false),
        ("5 7 --take 1,3 --misere", true),
    ] {
        let question = question(line);
        let tags: Vec<_> =
            question.state().misconceptions().iter().map(|idea| idea.tag()).collect();
        assert_eq!(tags.contains(&"misere-as-normal"), named, "{line}: {tags:?}");
        assert!(tags.len() > 1, "{line}: {tags:?}");
    }
}
