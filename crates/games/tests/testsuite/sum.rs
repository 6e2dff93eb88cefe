//! Compares sums of different games with a search that knows only the moves of each game, no Grundy values:
//! outcome and every winning move of random sums. Also the misconceptions by their wording, and all spellings
//! of a sum.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_games::position::Outcome;
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::{in_full, step, steps, winning_moves};
use carryless_test_support::oracle::Search;
use carryless_test_support::rng::Dice;

/// Games of the components: the text typed before their piles, and the text behind.
const KINDS: [(&str, &str); 7] = [
    ("", ""),
    ("", " --limit 2"),
    ("", " --take 1,3,4"),
    ("", " --take 2,5"),
    ("kayles ", ""),
    ("lasker ", ""),
    ("grundy ", ""),
];

/// Piles that each move in a pile of this kind leaves, from the rules of its game.
fn piles_after_move(kind: usize, size: u64) -> BTreeSet<Vec<u64>> {
    let mut ways = BTreeSet::new();
    for one in 0..=size {
        for other in 0..=one.min(size - one) {
            let taken = size - one - other;
            let allowed = match KINDS[kind] {
                ("", "") => other == 0 && taken > 0,
                ("", " --limit 2") => other == 0 && (1..=2).contains(&taken),
                ("", " --take 1,3,4") => other == 0 && [1, 3, 4].contains(&taken),
                ("", " --take 2,5") => other == 0 && [2, 5].contains(&taken),
                ("kayles ", _) => taken == 1 || taken == 2,
                ("lasker ", _) if taken == 0 => other > 0,
                ("lasker ", _) => other == 0,
                _ => taken == 0 && other > 0 && one != other,
            };
            if allowed {
                ways.insert(vec![one, other]);
            }
        }
    }
    ways
}

/// Sorted piles, each with its kind, an index of `KINDS`.
type Position = Vec<(usize, u64)>;

struct Game;

fn replaced(position: &Position, at: usize, left: &[u64]) -> Position {
    let mut after = position.clone();
    let (kind, _) = after.remove(at);
    after.extend(left.iter().filter(|size| **size > 0).map(|size| (kind, *size)));
    after.sort_unstable();
    after
}

impl Tree for Game {
    type Position = Position;

    fn terminal_outcome(&self, _: &Position) -> Outcome {
        Outcome::P
    }

    fn options(&self, position: &Position) -> impl Iterator<Item = Position> {
        let piles = position.iter().enumerate();
        let after = piles.flat_map(|(at, (kind, size))| {
            piles_after_move(*kind, *size)
                .into_iter()
                .map(move |left| replaced(position, at, &left))
        });
        after.collect::<BTreeSet<_>>().into_iter()
    }
}

/// Components, each as its kind, an index of `KINDS`, and its piles.
type Parts = Vec<(usize, Vec<u64>)>;

fn typed(parts: &Parts) -> String {
    let typed = |(kind, piles): &(usize, Vec<u64>)| {
        let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
        let (before, behind) = KINDS[*kind];
        format!("\"{before}{}{behind}\"", piles.join(" "))
    };
    parts.iter().map(typed).collect::<Vec<_>>().join(" + ")
}

fn random_sum(dice: &mut Dice) -> Parts {
    let count = 2 + dice.below(2);
    let part = |dice: &mut Dice| {
        let kind = dice.below(KINDS.len());
        let piles = 1 + dice.below(2);
        (kind, (0..piles).map(|_| dice.below(6) as u64).collect())
    };
    (0..count).map(|_| part(dice)).collect()
}

fn position(parts: &Parts) -> Position {
    let mut position: Position = parts
        .iter()
        .flat_map(|(kind, piles)| piles.iter().map(|size| (*kind, *size)))
        .filter(|(_, size)| *size > 0)
        .collect();
    position.sort_unstable();
    position
}

/// Component, pile, and the parts left of the pile in descending order, for a move of the JSON.
fn move_result(chosen: &Value) -> (u64, u64, Vec<u64>) {
    let number = |value: &Value| value.as_u64().unwrap();
    let (part, own) = (number(&chosen["part"]), &chosen["move"]);
    let mut leaves: Vec<u64> = match &own["leaves"] {
        Value::Array(parts) => parts.iter().map(number).collect(),
        one => vec![number(one)],
    };
    leaves.resize(2, 0);
    (part, number(&own["pile"]), leaves)
}

/// Grundy values of piles of a kind up to a size, by mex; the nim-sum of two parts is formed on binary
/// digits.
fn values_by_definition(kind: usize, largest: u64) -> Vec<u64> {
    let without_carry = |one: u64, other: u64| {
        let digit = |place: u32| (one >> place & 1 != other >> place & 1).then_some(1 << place);
        (0..16).filter_map(digit).sum::<u64>()
    };
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=largest {
        let reached: Vec<u64> = piles_after_move(kind, size)
            .iter()
            .map(|left| without_carry(values[left[0] as usize], values[left[1] as usize]))
            .collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    values
}

/// Asserts that each component with a table of values has it, and that it agrees with the rules.
fn assert_tables(line: &str, parts: &Parts, answer: &Value) {
    let tables = steps(answer, "rows").next().map_or(&[][..], |step| {
        let tables: &Vec<Value> = step["tables"].as_array().unwrap();
        tables
    });
    let worths = step(answer, "parts")["parts"].as_array().unwrap();
    for ((part, (kind, piles)), worth) in (1..).zip(parts).zip(worths) {
        let own = |table: &&Value| table["parts"].as_array().unwrap().contains(&json!(part));
        let Some(table) = tables.iter().find(own) else {
            assert!(*kind < 2, "no table for part {part}: {line}");
            continue;
        };
        let largest = piles.iter().max().copied().unwrap_or(0);
        let rows = table["rows"].as_array().unwrap();
        assert!(rows.len() as u64 > largest, "{line}");
        let values = values_by_definition(*kind, rows.len() as u64 - 1);
        for (size, row) in (0..).zip(rows) {
            assert_eq!(row["size"], json!(size), "{line}");
            assert_eq!(row["value"], json!(values[size as usize]), "{size} in {line}");
            let left = |left: &Vec<u64>| {
                let left: Vec<u64> = left.iter().copied().filter(|size| *size > 0).collect();
                left
            };
            let wanted: BTreeSet<Vec<u64>> =
                piles_after_move(*kind, size).iter().map(left).collect();
            let told: Vec<Vec<u64>> = serde_json::from_value(row["leaves"].clone()).unwrap();
            assert_eq!(told.iter().map(left).collect::<BTreeSet<_>>(), wanted, "{size} in {line}");
        }
        let own: Vec<u64> = piles.iter().map(|size| values[*size as usize]).collect();
        assert_eq!(worth["values"], json!(own), "{line}");
    }
}

fn check_sums(sums: usize, least: [u32; 2]) {
    let mut search = Search::new(Game);
    let mut dice = Dice::new(20_261_123);
    let (mut lost, mut several) = (0, 0);
    for _ in 0..sums {
        let parts = random_sum(&mut dice);
        let line = format!("sum {}", typed(&parts));
        let answer = in_full(&line);
        if steps(&answer, "parts").next().is_some() {
            assert_tables(&line, &parts, &answer);
        }
        let outcome = search.outcome(&position(&parts));
        assert_eq!(answer["outcome"], json!(outcome), "{line}");
        lost += u32::from(outcome == Outcome::P);
        let mut winning = BTreeSet::new();
        for (part, (kind, piles)) in (1..).zip(&parts) {
            for (pile, size) in (1..).zip(piles) {
                for left in piles_after_move(*kind, *size) {
                    let mut after = parts.clone();
                    let own = &mut after[part as usize - 1].1;
                    own.remove(pile as usize - 1);
                    own.extend(&left);
                    if search.outcome(&position(&after)) == Outcome::P {
                        winning.insert((part, pile, left));
                    }
                }
            }
        }
        let found = answer["winning_moves"].as_array().unwrap();
        assert_eq!(found.iter().map(move_result).collect::<BTreeSet<_>>(), winning, "{line}");
        assert_eq!(found.len(), winning.len(), "{line}");
        several += u32::from(winning.len() > 1);
    }
    assert!(lost >= least[0] && several >= least[1], "{lost} {several}");
}

/// Components share a table only if they have the same rules: a short table is the beginning of many others.
#[test]
fn components_with_other_rules_have_tables_of_their_own() {
    let cases: [(Parts, usize); 4] = [
        (vec![(3, vec![0]), (2, vec![4, 4]), (1, vec![2])], 2),
        (vec![(2, vec![5]), (3, vec![1, 0])], 2),
        (vec![(2, vec![2]), (3, vec![0]), (2, vec![5])], 2),
        (vec![(4, vec![3]), (5, vec![3]), (4, vec![5])], 2),
    ];
    for (parts, count) in cases {
        let line = format!("sum {}", typed(&parts));
        let answer = in_full(&line);
        assert_tables(&line, &parts, &answer);
        let tables = step(&answer, "rows")["tables"].as_array().unwrap();
        assert_eq!(tables.len(), count, "{line}");
    }
}

/// A pile far beyond the table has the value of one a multiple of the period before it.
#[test]
fn a_large_pile_of_a_component_has_a_periodic_value() {
    let answer = in_full(r#"sum "kayles 1000" + 3"#);
    let table = &step(&answer, "rows")["tables"][0];
    let place = table["repeated"][0]["place"].as_u64().unwrap();
    let values = values_by_definition(4, place);
    assert_eq!((1000 - place) % 12, 0, "the period of Kayles is 12");
    assert!(place > 70, "the values repeat from 71 on");
    assert_eq!(table["repeated"][0]["value"], json!(values[place as usize]));
    assert_eq!(table["rows"].as_array().unwrap().len() as u64, place + 1);
}

#[test]
fn theory_agrees_with_the_search() {
    check_sums(60, [5, 10]);
}

#[test]
#[ignore = "exhaustive"]
fn theory_agrees_with_the_search_exhaustive() {
    check_sums(600, [81, 151]);
}

/// A branch of a tree, with the branches on its upper end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Branch(Vec<Branch>);

/// Numbers of stones on steps (lowest first), branches on the ground, and a pile.
type Mixed = (Vec<u64>, Vec<Branch>, u64);

struct Garden;

/// Path to each branch, with the branches that are left after this branch is cut.
fn cuts(branches: &[Branch]) -> Vec<(Vec<u64>, Vec<Branch>)> {
    let mut cuts = Vec::new();
    for (at, branch) in branches.iter().enumerate() {
        let number = at as u64 + 1;
        let mut without = branches.to_vec();
        without.remove(at);
        cuts.push((vec![number], without));
        for (way, above) in self::cuts(&branch.0) {
            let mut changed = branches.to_vec();
            changed[at] = Branch(above);
            cuts.push(([vec![number], way].concat(), changed));
        }
    }
    cuts
}

/// Every move in the form of the JSON, and the position after it.
fn mixed_moves((steps, trees, pile): &Mixed) -> Vec<(Value, Mixed)> {
    let mut moves = Vec::new();
    for (at, stones) in steps.iter().enumerate() {
        for take in 1..=*stones {
            let mut after = steps.clone();
            after[at] -= take;
            if at > 0 {
                after[at - 1] += take;
            }
            let made = json!({ "part": 1, "move": { "step": at + 1, "take": take } });
            moves.push((made, (after, trees.clone(), *pile)));
        }
    }
    for (way, after) in cuts(trees) {
        let made = json!({ "part": 2, "move": { "cut": way } });
        moves.push((made, (steps.clone(), after, *pile)));
    }
    for take in 1..=*pile {
        let leaves = pile - take;
        let made = json!({ "part": 3, "move": { "pile": 1, "take": take, "leaves": leaves } });
        moves.push((made, (steps.clone(), trees.clone(), leaves)));
    }
    moves
}

impl Tree for Garden {
    type Position = Mixed;

    fn terminal_outcome(&self, _: &Mixed) -> Outcome {
        Outcome::P
    }

    fn options(&self, position: &Mixed) -> impl Iterator<Item = Mixed> {
        mixed_moves(position).into_iter().map(|(_, after)| after)
    }
}

/// Branches of trees that are written as brackets.
fn grown(text: &str) -> Vec<Branch> {
    let mut open: Vec<Vec<Branch>> = vec![Vec::new()];
    for letter in text.chars() {
        match letter {
            '(' => open.push(Vec::new()),
            _ => {
                let above = open.pop().unwrap();
                open.last_mut().unwrap().push(Branch(above));
            }
        }
    }
    open.pop().unwrap()
}

/// Compares sums of stairs, trees and a pile, three different kinds of games.
#[test]
fn sums_of_stairs_trees_and_a_pile_agree_with_the_search() {
    let mut search = Search::new(Garden);
    let mut lost = 0;
    for steps in [[0, 0, 1], [1, 2, 0], [2, 1, 1], [3, 0, 2], [1, 1, 1]] {
        for trees in ["()", "(()())", "(())(()(()))", "((())())", "((()()))()"] {
            for pile in 0..=4 {
                let position = (steps.to_vec(), grown(trees), pile);
                let stairs = steps.map(|stones: u64| stones.to_string()).join(" ");
                let line = format!("sum \"staircase {stairs}\" + \"hackenbush {trees}\" + {pile}");
                let answer = in_full(&line);
                let outcome = search.outcome(&position);
                assert_eq!(answer["outcome"], json!(outcome), "{line}");
                lost += u32::from(outcome == Outcome::P);
                let legal = mixed_moves(&position).into_iter();
                let winning = legal.filter(|(_, after)| search.outcome(after) == Outcome::P);
                let mut winning: Vec<String> = winning.map(|(made, _)| made.to_string()).collect();
                winning.sort();
                assert_eq!(winning_moves(&answer), winning, "{line}");
            }
        }
    }
    assert!(lost > 10, "{lost}");
}

/// Each move of every component is judged as listed.
#[test]
fn moves_are_judged_in_their_component() {
    let line = r#"sum "3 4 --take 1,2" + "kayles 5" + "lasker 3""#;
    let answer = in_full(line);
    assert_eq!(answer["values"], json!([1, 4, 4]));
    let won = [("1:1:2", true), ("1:2:1", true), ("1:1:1", false), ("2:1=2+1", false)];
    for (chosen, winning) in won {
        let judged = in_full(&format!("{line} --move {chosen}"));
        assert_eq!(judged["move"]["winning"], json!(winning), "{chosen}");
        assert_eq!(judged["move"]["reply"].is_null(), winning, "{chosen}");
    }
    assert_eq!(
        answer["winning_moves"][0],
        json!({ "part": 1, "move": { "pile": 1, "take": 2, "leaves": 1 } })
    );
}

#[test]
fn all_spellings_of_components_are_read() {
    let plain = in_full(r#"sum "3 4" + "kayles 5" + "2 6 --limit 3""#)["position"].clone();
    for line in [
        r#"sum "3 4" "kayles 5" "2 6 --limit 3""#,
        r#"sum 3 4 + kayles 5 + "2 6 --limit 3""#,
        r#"sum 3,4 ＋ Kayles 5 + "2 6 --limit=3""#,
        r#"sum "nim 3 4" + kayles 5 "2 6 -k 3""#,
        r#"sum "3 4" kayles 5 "2 6 --limit 3""#,
        r#"sum "3 4"kayles 5 "2 6 --limit 3""#,
    ] {
        assert_eq!(in_full(line)["position"], plain, "{line}");
    }
}

/// A quoted word is a component, however short.
#[test]
fn one_quoted_number_is_a_component() {
    let plain = in_full("sum 3 + 4 + 5")["position"].clone();
    for line in [r#"sum "3" 4 + 5"#, r#"sum 3 "4" 5"#, r#"sum 3 + "4" "5""#] {
        assert_eq!(in_full(line)["position"], plain, "{line}");
    }
}

#[test]
fn errors_are_marked_in_their_component() {
    for (line, wrong) in [
        (r#"sum "3 4" + "kayles 5x""#, "5x"),
        (r#"sum "3 4" "kaylez 5""#, "kaylez"),
        ("sum 3 4 + kayles 5 7x", "7x"),
        ("sum 3 4 +", "+"),
        ("sum 3 + 10001", "10001"),
        ("sum 3 10001 + kayles 5", "10001"),
    ] {
        let error =
            Question::parse(&CommandLine::parse(line)).err().unwrap_or_else(|| panic!("{line}"));
        let wrong_at = line.find(wrong).unwrap();
        assert_eq!((error.excerpt.as_str(), error.span.start), (line, wrong_at), "{line}");
        assert_eq!(error.span.len(), wrong.len(), "{line}");
    }
}

/// A pile may have 10000 stones, because each of its moves is examined; stairs and numbers of a set may be
/// larger.
#[test]
fn piles_are_bounded_and_stairs_are_not() {
    for (line, is_read) in [
        ("sum 10000 + 1", true),
        ("sum 10001 + 1", false),
        (r#"sum "staircase 5 20000" + 5"#, true),
        (r#"sum "5 --take 1,20000" + 1"#, true),
    ] {
        assert_eq!(Question::parse(&CommandLine::parse(line)).is_ok(), is_read, "{line}");
    }
}

/// Compares each misconception about sums with its wording.
#[test]
fn misconceptions_are_named_for_their_answers() {
    let ideas = |line: &str, said: &str| {
        in_full(&format!("{line} --claim {said}"))["claim"]["ideas"].clone()
    };
    // Both components are N-positions, with equal values.
    assert_eq!(ideas(r#"sum "2" + "kayles 2""#, "win"), json!(["one-part-is-enough"]));
    // Both are N-positions, with different values; the sizes are equal.
    assert_eq!(ideas(r#"sum "5" + "kayles 5""#, "lose"), json!(["odd-many-parts", "sizes-as-nim"]));
    // Both are P-positions.
    assert_eq!(ideas(r#"sum "1 1" + "grundy 2""#, "win"), json!(["sizes-as-nim"]));
}
