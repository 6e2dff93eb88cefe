//! Compares `prove` with a short recursion that knows only the legal moves (outcomes, winning moves,
//! sub-positions, reasons), its boxes with published counts and with a deliberately wrong theory, and its
//! refusals with their numbers.

mod certificates;
mod definition;
mod listed;
mod program;

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_games::games::moore::{self, Moore};
use carryless_games::games::nim::{Rules, State};
use carryless_games::games::prove::provable::Decided;
use carryless_games::games::prove::steps::Step;
use carryless_games::games::prove::{LISTED, enumeration, nim_retrograde, piles};
use carryless_games::games::race::EndRule;
use carryless_games::games::{self, Question};
use carryless_games::position::{AnyMove, Outcome, Piles, PlayConvention};
use carryless_games::search::ranking::{Ranking, box_positions, sub_positions};
use carryless_games::search::run_length::Runs;
use carryless_test_support::answers::{asked, step};
use definition::{Definition, sorted};
use serde_json::{Value, json};

/// Rules: normal and misère play, each without a limit and with the limits 1 to 4.
fn all_rules() -> Vec<Rules> {
    let limits = [None, Some(1), Some(2), Some(3), Some(4)];
    let both =
        |limit| [PlayConvention::Normal, PlayConvention::Misere].map(|play| Rules { limit, play });
    limits.into_iter().flat_map(both).collect()
}

/// Arguments of the position under these rules.
fn line_of(rules: Rules, piles: &[u64]) -> String {
    let mut line: Vec<String> = piles.iter().map(u64::to_string).collect();
    line.extend(rules.limit.map(|limit| format!("--limit {limit}")));
    line.extend((rules.play == PlayConvention::Misere).then(|| "--misere".to_owned()));
    line.join(" ")
}

fn sizes(value: &Value) -> Vec<u64> {
    let numbers = value.as_array().unwrap().iter();
    numbers.map(|size| size.as_u64().unwrap()).collect()
}

/// Unsorted positions, with empty piles and equal ones.
const POSITIONS: &[&[u64]] = &[
    &[0],
    &[1],
    &[9],
    &[0, 0, 2],
    &[3, 3],
    &[5, 2],
    &[7, 0, 4],
    &[3, 4, 5],
    &[2, 1, 2],
    &[1, 1, 1, 1, 1],
    &[4, 1, 3, 2],
    &[6, 5, 6],
    &[1, 2, 1, 3, 1, 2],
];

/// Game with moves in several piles: the command line, its piles, and the definition of the game.
type Several = (&'static str, &'static [u64], fn() -> Definition);

const SEVERAL: &[Several] = &[
    ("wythoff 0 0", &[0, 0], Definition::of_wythoff),
    ("wythoff 3 5", &[3, 5], Definition::of_wythoff),
    ("wythoff 6 3", &[6, 3], Definition::of_wythoff),
    ("wythoff 0 4", &[0, 4], Definition::of_wythoff),
    ("wythoff 10 6", &[10, 6], Definition::of_wythoff),
    ("wythoff 7 7", &[7, 7], Definition::of_wythoff),
    ("moore 2 0 3 --at-most 1", &[2, 0, 3], || Definition::of_several(|taken| taken.len() == 1)),
    ("moore 3 1 2 --at-most 2", &[3, 1, 2], || Definition::of_several(|taken| taken.len() < 3)),
    ("moore 3 3 3 --at-most 2", &[3, 3, 3], || Definition::of_several(|taken| taken.len() < 3)),
    ("moore 4 4 --at-most 5", &[4, 4], || Definition::of_several(|_| true)),
    ("moore 2 1 2 2 --at-most 3", &[2, 1, 2, 2], || {
        Definition::of_several(|taken| taken.len() < 4)
    }),
];

fn one_pile(turn: &AnyMove) -> (u64, u64) {
    let AnyMove::Take(taken) = turn else { panic!("not in one pile: {turn:?}") };
    (taken.pile, taken.leaves)
}

#[test]
fn moves_in_several_piles_agree_with_the_definition() {
    for &(line, piles, definition) in SEVERAL {
        let (proof, mut definition) = (asked("prove", line), definition());
        assert_eq!(proof["agrees"], true, "{line}");
        let mut winning = definition.takes(piles);
        winning.retain(|takes| {
            let left: Vec<u64> = piles.iter().zip(takes).map(|(size, take)| size - take).collect();
            definition.is_lost(&sorted(&left))
        });
        let told = proof["winning_moves"].as_array().unwrap().iter();
        let mut told: Vec<Vec<u64>> = told.map(|chosen| sizes(&chosen["takes"])).collect();
        told.sort_unstable();
        assert_eq!(told, winning, "{line}");
        check_nodes(&proof, &mut definition, piles, line);
    }
    let page = asked("prove", "wythoff 3 5");
    assert_eq!((&page["of"], &page["outcome"]), (&json!("wythoff"), &json!("P")));
}

#[test]
fn a_wrong_theory_of_moores_game_is_refuted() {
    let state = |at_most| moore::State {
        rules: moore::Rules::new(at_most),
        position: Piles::from_sizes(&[2, 2, 2]),
    };
    let refuted = |rules, theory| {
        let table = Moore::decide(&state(rules), moore::Rules::new(theory), LISTED, &mut |_| ());
        !piles::prove(&table).0.agrees
    };
    for rules in 1..=3 {
        for theory in 1..=3 {
            assert_eq!(refuted(rules, theory), rules != theory, "{rules} {theory}");
        }
    }
}

#[test]
fn proofs_agree_with_the_definition() {
    let mut nodes = 0;
    for rules in all_rules() {
        let mut definition = Definition::of_piles(rules);
        for piles in POSITIONS {
            nodes += check_proof(rules, &mut definition, piles);
        }
    }
    assert!(nodes > 2500, "{nodes}");
}

/// Checks one proof, all its nodes and reasons; returns the number of nodes.
fn check_proof(rules: Rules, definition: &mut Definition, piles: &[u64]) -> usize {
    let what = line_of(rules, piles);
    let proof = asked("prove", &what);
    let lost = |definition: &mut Definition, piles: &[u64]| definition.is_lost(&sorted(piles));
    let mark = |lost: bool| if lost { "P" } else { "N" };
    assert_eq!(proof["outcome"], mark(lost(definition, piles)), "{what}");
    assert_eq!(proof["agrees"], true, "{what}");
    assert_eq!(proof["position"]["piles"], json!(piles));
    let mut winning = Vec::new();
    for (index, &size) in piles.iter().enumerate() {
        for take in 1..=size.min(rules.limit.unwrap_or(size)) {
            let mut left = piles.to_vec();
            left[index] -= take;
            if lost(definition, &left) {
                winning.push(json!({"pile": index + 1, "take": take, "leaves": size - take}));
            }
        }
    }
    assert_eq!(proof["winning_moves"], json!(winning), "{what}");

    check_nodes(&proof, definition, piles, &what)
}

/// Checks all nodes of a proof and their reasons; returns their number.
fn check_nodes(proof: &Value, definition: &mut Definition, piles: &[u64], what: &str) -> usize {
    let lost = |definition: &mut Definition, piles: &[u64]| definition.is_lost(&sorted(piles));
    let mark = |lost: bool| if lost { "P" } else { "N" };
    assert_eq!(proof["outcome"], mark(lost(definition, piles)), "{what}");
    let nodes = step(proof, "tree")["positions"].as_array().unwrap();
    let mut below: Vec<Vec<u64>> = definition.below(&sorted(piles)).into_iter().collect();
    below.sort_by_key(|piles| (piles.iter().sum::<u64>(), piles.len(), piles.clone()));
    let listed: Vec<Vec<u64>> = nodes.iter().map(|node| sizes(&node["piles"])).collect();
    assert_eq!(listed, below, "{what}");
    assert_eq!(proof["sub_positions"], below.len(), "{what}");
    let all_lost = below.iter().filter(|piles| lost(definition, piles)).count();
    assert_eq!(proof["lost"], all_lost, "{what}");
    for (node, piles) in nodes.iter().zip(&below) {
        let options = definition.options(piles);
        let here = format!("{what}: {piles:?}");
        let is_lost = lost(definition, piles);
        assert_eq!(node["outcome"], mark(is_lost), "{here}");
        assert_eq!(node["stones"], piles.iter().sum::<u64>());
        if is_lost {
            let mut told: Vec<_> = node["options"].as_array().unwrap().iter().map(sizes).collect();
            told.sort_unstable();
            assert_eq!(told, options, "{here}");
            assert!(node["to"].is_null());
        } else if options.is_empty() {
            assert!(node["to"].is_null());
        } else {
            let to = sizes(&node["to"]);
            assert!(options.contains(&to) && lost(definition, &to), "{here} to {to:?}");
            assert_eq!(node["options"], json!([]));
        }
    }
    below.len()
}

#[test]
fn races_agree_with_the_definition() {
    for &end in EndRule::ALL {
        for [least, most] in [[1, 2], [1, 3], [1, 9], [2, 5], [3, 3], [4, 6], [5, 40]] {
            let mut definition = Definition::of_race((least..=most).collect(), end);
            for (target, from) in [(0, 0), (1, 0), (13, 0), (30, 0), (30, 17), (61, 2)] {
                let line = format!("race {target} --from {from} --say {least}-{most}");
                let proof = asked("prove", &format!("{line} --end {}", end.tag()));
                check_race(&proof, &mut definition, [target, from], &line);
            }
        }
    }
}

#[test]
fn races_by_a_set_agree_with_the_definition() {
    for &end in EndRule::ALL {
        for say in [&[1, 3, 4][..], &[2, 5], &[1, 4], &[3], &[2, 3, 7, 11], &[5, 6, 40]] {
            let mut definition = Definition::of_race(say.to_vec(), end);
            let said: Vec<String> = say.iter().map(u64::to_string).collect();
            // A set of one number is a range.
            let said = if let [one] = &said[..] { format!("{one}-{one}") } else { said.join(",") };
            for (target, from) in [(0, 0), (1, 0), (13, 0), (30, 0), (30, 17), (61, 2)] {
                let line = format!("race {target} --from {from} --say {said}");
                let proof = asked("prove", &format!("{line} --end {}", end.tag()));
                check_race(&proof, &mut definition, [target, from], &line);
            }
        }
    }
}

fn check_race(proof: &Value, definition: &mut Definition, [target, from]: [u64; 2], what: &str) {
    let mark = |lost: bool| if lost { "P" } else { "N" };
    let left = target - from;
    assert_eq!(proof["agrees"], true, "{what}");
    assert_eq!(proof["sub_positions"], left + 1);
    assert_eq!(proof["outcome"], mark(definition.is_lost(&[left])), "{what}");
    let mut winning = Vec::new();
    for said in definition.numbers(left) {
        if definition.is_lost(&[left.saturating_sub(said)]) {
            winning.push(json!({"say": said, "reaches": from + said}));
        }
    }
    assert_eq!(proof["winning_moves"], json!(winning), "{what}");
    assert_eq!(proof["winning_move_count"], winning.len());
    let nodes = step(proof, "numbers")["positions"].as_array().unwrap();
    assert_eq!(nodes.len() as u64, left + 1);
    for (node, distance) in nodes.iter().zip(0..) {
        let lost = definition.is_lost(&[distance]);
        let numbers = definition.numbers(distance);
        assert_eq!(node["at"], target - distance);
        assert_eq!(node["outcome"], mark(lost), "{what}, {distance} to go");
        assert_eq!(node["to"].is_null(), lost || numbers.is_empty());
        if let Some(said) = node["to"]["say"].as_u64() {
            assert!(numbers.contains(&said), "{what}, {distance} to go");
            assert!(definition.is_lost(&[distance.saturating_sub(said)]));
            assert_eq!(node["to"]["reaches"], target - distance + said);
        }
        if lost && !numbers.is_empty() {
            let reached = |said: &u64| (target - distance + said).min(target);
            let mut ends: Vec<u64> = numbers.iter().map(reached).collect();
            if proof["rules"]["numbers"].is_null() {
                ends = vec![ends[0], ends[ends.len() - 1]];
            }
            // All numbers that pass the target reach it.
            let mut told = sizes(&node["options"]);
            ends.dedup();
            told.dedup();
            assert_eq!(told, ends, "{what}, {distance} to go");
        }
    }
    let parts = step(proof, "line")["parts"].as_array().unwrap();
    let marks = parts.iter().flat_map(|part| part["marks"].as_array().unwrap());
    let told: Vec<&Value> = nodes.iter().map(|node| &node["outcome"]).collect();
    assert_eq!(marks.collect::<Vec<_>>(), told);
}

#[test]
fn two_piles_give_a_table() {
    let mut definition = Definition::of_piles(Rules::default());
    let proof = asked("prove", "4 0 6");
    let rows = step(&proof, "grid")["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 5);
    for (small, row) in (0..).zip(rows) {
        let row = row.as_array().unwrap();
        assert_eq!(row.len(), 7);
        for (large, mark) in (0..).zip(row) {
            let lost = definition.is_lost(&sorted(&[small, large]));
            assert_eq!(mark == "P", lost, "{small} {large}");
        }
    }
}

#[test]
fn box_counts_agree_with_published_numbers() {
    // Piles, largest size; positions with exactly so many piles, P-positions among them, and N-positions with
    // exactly one winning pile.
    let published = [
        (3, 7, 84, 7, 42),
        (3, 15, 680, 35, 420),
        (4, 15, 3060, 225, 1260),
        (5, 15, 11628, 693, 3150),
    ];
    for (piles, most, positions, lost, one) in published {
        let found = asked("prove", &format!("--box {piles} {most}"));
        assert_eq!(found["counterexample"], Value::Null);
        let shares = step(&found, "box-result")["by_piles"].as_array().unwrap();
        let expected = json!({
            "piles": piles, "positions": positions, "lost": lost, "one_winning_pile": one,
        });
        assert_eq!(shares.last(), Some(&expected));
        let total: u64 = shares.iter().map(|share| share["positions"].as_u64().unwrap()).sum();
        assert_eq!(found["positions"], total);
    }
    assert_eq!(asked("prove", "--box 3 7")["positions"], 120);
    assert_eq!(asked("prove", "--box 0 7")["positions"], 1);
    assert_eq!(asked("prove", "--box 4 0")["positions"], 1);
}

#[test]
fn box_counts_agree_with_the_definition() {
    for rules in all_rules() {
        let mut definition = Definition::of_piles(rules);
        let found = asked("prove", &format!("--box 3 6 {}", line_of(rules, &[])));
        let all = definition.below(&[6, 6, 6]);
        let lost = all.iter().filter(|piles| definition.is_lost(piles)).count();
        assert_eq!(found["positions"], all.len());
        assert_eq!(found["lost"], lost, "{rules:?}");
        assert_eq!(found["won"], all.len() - lost);
        assert_eq!(found["agrees"], true);
    }
}

/// Positions of up to three piles up to 7, in the order in which a box is searched.
fn in_order() -> Vec<[u64; 3]> {
    let all = (0..8).flat_map(|a| (a..8).flat_map(move |b| (b..8).map(move |c| [a, b, c])));
    all.collect()
}

#[test]
fn a_wrong_theory_is_refuted_at_its_first_mistake() {
    let all = all_rules();
    let mut refuted = 0;
    for &rules in &all {
        for &theory in all.iter().filter(|&&theory| theory != rules) {
            let (found, _) = enumeration::compare_box(rules, 3, 7, theory, &mut |_| ());
            let (mut truth, mut other) =
                (Definition::of_piles(rules), Definition::of_piles(theory));
            let first = in_order().into_iter().find(|piles| {
                let piles = sorted(piles);
                truth.winning(&piles) != other.winning(&piles)
                    || truth.is_lost(&piles) != other.is_lost(&piles)
            });
            let first = first.unwrap_or_else(|| panic!("{rules:?} is {theory:?}"));
            let example = found.counterexample.unwrap();
            assert_eq!(example.piles, sorted(&first), "{rules:?}, {theory:?}");
            assert!(!found.agrees && found.decided <= found.positions);
            assert_eq!(example.search.outcome == Outcome::P, truth.is_lost(&example.piles));
            assert_eq!(example.theorem.outcome == Outcome::P, other.is_lost(&example.piles));
            let moves: Vec<(u64, u64)> =
                example.search.winning_moves.iter().map(one_pile).collect();
            assert_eq!(moves, truth.winning(&example.piles), "{rules:?}, {theory:?}");
            let state = carryless_games::games::nim::State::new(rules, &[7, 7, 7]);
            let table = nim_retrograde::decide(&state, theory, LISTED, &mut |_| ());
            assert!(!piles::prove(&table).0.agrees);
            refuted += 1;
        }
    }
    assert_eq!(refuted, 90);
}

#[test]
fn sub_positions_are_numbered_without_gaps() {
    let definition = Definition::of_piles(Rules::default());
    for piles in POSITIONS {
        let below = definition.below(&sorted(piles));
        assert_eq!(sub_positions(piles), Some(below.len() as u128), "{piles:?}");
        let ranking = Ranking::try_new(piles).unwrap();
        assert_eq!(ranking.count(), below.len());
        let mut runs = Runs::first(&ranking);
        for rank in 0..ranking.count() {
            let position = runs.piles();
            assert_eq!(position.len(), ranking.bounds().len());
            assert!(position.is_sorted(), "{piles:?} {position:?}");
            assert_eq!(ranking.rank(&position), rank, "{piles:?} {position:?}");
            assert!(below.contains(&sorted(&position)), "{piles:?} {position:?}");
            assert_eq!(runs.advance(&ranking), rank + 1 < ranking.count());
            let mut back = runs.piles();
            assert_eq!(
                rank + 1 < ranking.count(),
                ranking.step_back(&mut back) && back == position
            );
        }
    }
    assert_eq!(box_positions(15, 15), Some(155_117_520));
    assert_eq!(sub_positions(&[15; 15]), Some(155_117_520));
    assert_eq!(sub_positions(&[u64::MAX]), Some(1 << 64));
}

/// The documented bounds on piles, positions and numbers are accepted, and one more is refused.
#[test]
fn exactly_the_questions_beyond_the_bounds_are_refused() {
    let refused = |line: &str| {
        let question = Question::parse_for_command("prove", &CommandLine::parse(line));
        question.err().map(|error| error.id())
    };
    for (line, fault) in [
        ("1 ".repeat(1000), None),
        ("1 ".repeat(1001), Some("too-many-piles")),
        ("399999 --certificate".to_owned(), None),
        ("400000 --certificate".to_owned(), Some("too-many-positions")),
        ("1 ".repeat(500) + &"2 ".repeat(500), None),
        ("1 ".repeat(500) + &"2 ".repeat(500) + "--certificate", Some("too-many-positions")),
        // At most 40 million piles, where equal piles count once and empty ones not at all: two in each of 20
        // million positions, and in some more; three in 13 million; with many piles one for each size.
        ("6323 6323 0".to_owned(), None),
        ("6324 6324".to_owned(), Some("too-much-work")),
        ("--box 3 428".to_owned(), None),
        ("--box 3 429".to_owned(), Some("too-much-work")),
        ("--box 428 3".to_owned(), None),
        ("--box 429 3".to_owned(), Some("too-much-work")),
        // With up to 270 stones two piles have 36,856 positions with two sizes, 270 moves each, and two
        // numbers in each.
        ("--box 2 270 --idea equalise".to_owned(), None),
        ("--box 2 271 --idea equalise".to_owned(), Some("too-much-work")),
        ("--box 2 1400 --limit 10 --idea ignore-limit".to_owned(), None),
        ("--box 2 1400 --limit 11 --idea ignore-limit".to_owned(), Some("too-much-work")),
        // Where every move is tried, bounded by the numbers that the moves leave: 3 n moves of two piles of n
        // in Wythoff's game; n moves of each of k piles in Moore's.
        ("wythoff 236 236".to_owned(), None),
        ("wythoff 237 237".to_owned(), Some("too-much-work")),
        ("moore ".to_owned() + &"3 ".repeat(36) + "--at-most 1", None),
        ("moore ".to_owned() + &"3 ".repeat(37) + "--at-most 1", Some("too-much-work")),
        ("39999999 0".to_owned(), None),
        ("40000000 0".to_owned(), Some("too-many-positions")),
        ("1000 --take 1".to_owned(), None),
    ] {
        assert_eq!(refused(&line), fault, "{}", &line[..line.len().min(40)]);
    }
    // Sorted piles that are nowhere larger; and for a box, combinations.
    for (line, positions) in [("2 3 4", 28), ("3 40", 158), ("7", 8), ("--box 3 4", 35)] {
        let Ok(Question::Prove(question)) =
            Question::parse_for_command("prove", &CommandLine::parse(line))
        else {
            panic!("{line}")
        };
        assert_eq!(question.attempt.positions(), Some(positions), "{line}");
    }
}

/// Interactive proofs examine at most two million piles: 15,626 positions of up to 125 sizes are accepted,
/// 15,877 of up to 126 are not.
#[test]
fn interactive_proofs_examine_at_most_two_million_piles() {
    for (piles, fault) in [(125, None), (126, Some("too-much-work"))] {
        let text = format!("{piles} ") + &"1 ".repeat(piles - 1);
        let line = CommandLine::parse(&text);
        let args = Args::parse(&line, games::options_of("prove")).unwrap();
        let refused =
            carryless_evaluate::explain(&args, "prove", false).err().map(|error| error.id());
        assert_eq!(refused, fault, "{piles}");
    }
}

/// At most 1500 positions of 1000 numbers are listed: one pile from which 2 stones are taken, and others that
/// stay.
#[test]
fn the_documented_number_of_positions_is_listed() {
    let line = "1 ".repeat(999) + "2999 --take 2";
    assert!(Question::parse_for_command("prove", &CommandLine::parse(&line)).is_ok());
}

#[test]
fn no_more_than_the_documented_positions_are_listed() {
    let line = "1 ".repeat(999) + "3000 --take 2";
    let refused = Question::parse_for_command("prove", &CommandLine::parse(&line)).unwrap_err();
    assert_eq!(refused.id(), "too-many-positions");
}

/// 0 to 50,010 stones are 50,011 positions.
#[test]
fn omitted_positions_are_counted() {
    let answer = asked("prove", "50010 --take 1");
    let tree = step(&answer, "tree");
    let listed = tree["positions"].as_array().unwrap().len();
    assert_eq!((listed, tree["left_out"].as_u64()), (50_000, Some(11)));
}

/// For n piles with too many positions to count, there are more than (s₁ + 1)(s₂ + 1)… / n!.
#[test]
fn a_power_of_ten_below_the_number_is_reported() {
    let largest = format!("{} ", u64::MAX);
    for (line, power) in [
        // 2^192 / 6 is 1.05 · 10^57, and 2 · 2^256 / 120 is 1.93 · 10^75.
        (largest.repeat(3), 57),
        ("1 ".to_owned() + &largest.repeat(4), 75),
        // 6 · 10^39 / 6: rounding must not make it more.
        ("9999999999999 19999999999999 29999999999999".to_owned(), 38),
    ] {
        let refused = Question::parse_for_command("prove", &CommandLine::parse(&line))
            .unwrap_err()
            .to_string();
        assert!(refused.contains(&format!(" power={power}")), "{line}: {refused}");
    }
}

/// Four bytes for each size that each pile can have, and one for each position.
#[test]
fn the_memory_need_is_reported() {
    for (line, kind, sizes, positions) in
        [("2 3", "cost", 3 + 4, 4 + 3 + 2), ("--box 3 7", "box-cost", 8 + 8 + 8, 120)]
    {
        assert_eq!(step(&asked("prove", line), kind)["bytes"], 4 * sizes + positions, "{line}");
    }
}

/// Numbers are listed until there are slightly more than 1,500,000. The first 5000 positions of these piles
/// have exactly so many.
#[test]
fn long_lists_are_cut_by_their_count_of_numbers() {
    let rules = Rules { limit: Some(21), play: PlayConvention::Normal };
    let state = State::new(rules, &[&[24][..], &[1; 209]].concat());
    let table = nim_retrograde::decide(&state, rules, LISTED, &mut |_| ());
    let steps = piles::prove(&table).1;
    let tree = steps.iter().find_map(|step| match step {
        Step::Tree { positions, left_out } => Some((positions, *left_out)),
        _ => None,
    });
    let (nodes, left_out) = tree.unwrap();
    // Ones alone, 0 to 210 of them, or 0 to 209 beside one of 2 to 24.
    assert_eq!(nodes.len() as u64 + left_out, 211 + 210 * 23);
    let all = nodes.iter().map(|node| {
        let lists = [&node.piles].into_iter().chain(&node.to).chain(&node.options);
        lists.map(Vec::len).sum::<usize>()
    });
    let (sum, largest) = (all.clone().sum::<usize>(), all.max().unwrap());
    assert!(sum > 1_500_000 && sum - largest <= 1_500_000, "{sum}");
}
