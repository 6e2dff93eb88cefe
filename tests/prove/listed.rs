//! Compares games with listed positions with the definition: subtraction sets, splitting piles, stairs and
//! others, whose moves are written here again.

use serde_json::json;

use super::definition::{Definition, Leaves, sorted};
use carryless_test_support::answers::{asked, step};

/// A command line, its piles, and the definition of the game.
pub(crate) type Listed = (&'static str, &'static [u64], fn() -> Definition);

pub(crate) const LISTED: &[Listed] = &[
    ("0 --take 2", &[], || Definition::of_leaves(by_set::<2, 2>, false)),
    ("5 7 --take 1,3", &[5, 7], || Definition::of_leaves(by_set::<1, 3>, false)),
    ("5 7 --take 1,3 --misere", &[5, 7], || Definition::of_leaves(by_set::<1, 3>, true)),
    ("1 6 4 --take 2,5 --misere", &[1, 4, 6], || Definition::of_leaves(by_set::<2, 5>, true)),
    ("kayles 4 1", &[1, 4], || Definition::of_leaves(kayles, false)),
    ("kayles 9", &[9], || Definition::of_leaves(kayles, false)),
    ("kayles 2 5 3", &[2, 3, 5], || Definition::of_leaves(kayles, false)),
    ("lasker 3 4", &[3, 4], || Definition::of_leaves(lasker, false)),
    ("lasker 0 5", &[5], || Definition::of_leaves(lasker, false)),
    ("lasker 2 4 --misere", &[2, 4], || Definition::of_leaves(lasker, true)),
    ("grundy 7 3", &[3, 7], || Definition::of_leaves(grundy, false)),
    ("grundy 11", &[11], || Definition::of_leaves(grundy, false)),
    ("octal 0.137 6 3", &[3, 6], || Definition::of_leaves(dawson, false)),
    ("octal 0.137 8", &[8], || Definition::of_leaves(dawson, false)),
    ("grundy 2 1", &[1, 2], || Definition::of_leaves(grundy, false)),
    ("staircase 1 2 2", &[1, 2, 2], || Definition::of_leaves(stairs, false)),
    ("fibonacci 13", &[13, 12], || Definition::of_leaves(fibonacci, false)),
    ("fibonacci 17 --quota 4", &[17, 4], || Definition::of_leaves(fibonacci, false)),
    ("fibonacci 6 --quota 40", &[6, 6], || Definition::of_leaves(fibonacci, false)),
    ("fibonacci 1", &[1, 0], || Definition::of_leaves(fibonacci, false)),
    ("hackenbush ((()))(()())", &[1, 2, 2, 1, 2, 3], || Definition::of_leaves(trees, false)),
    ("hackenbush (()(())(()()))", &[1, 2, 3, 3, 2, 3, 2], || Definition::of_leaves(trees, false)),
    ("hackenbush ((()())())() --misere", &[1, 1, 2, 3, 3, 2], || {
        Definition::of_leaves(trees, true)
    }),
    (r#"sum "3 --take 1,2" + "kayles 2" + "staircase 0 1""#, &[1, 3, 1, 2, 2, 0, 1], || {
        Definition::of_leaves(sum, false)
    }),
    (r#"sum "hackenbush (()())" + "2 1""#, &[3, 1, 2, 2, 2, 1, 2], || {
        Definition::of_leaves(trees_and_nim, false)
    }),
    (r#"sum "wythoff 3 1" + "octal 0.77 2""#, &[2, 1, 3, 1, 2], || {
        Definition::of_leaves(queen_and_pins, false)
    }),
    ("staircase 0 3 0 0", &[0, 3], || Definition::of_leaves(stairs, false)),
];

/// Pile sizes in which the pile at the index `place` is replaced by `parts`.
fn with(piles: &[u64], place: usize, parts: &[u64]) -> Vec<u64> {
    let (before, after) = (&piles[..place], &piles[place + 1..]);
    sorted(&[before, after, parts].concat())
}

/// Positions after each move of a subtraction game with the set {ONE, OTHER}.
fn by_set<const ONE: u64, const OTHER: u64>(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, size) in piles.iter().enumerate() {
        let left = [ONE, OTHER].into_iter().filter_map(|take| size.checked_sub(take));
        all.extend(left.map(|left| with(piles, place, &[left])));
    }
    all
}

/// Positions after each move of Kayles: one or two adjacent pins are taken from a row.
fn kayles(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &size) in piles.iter().enumerate() {
        for taken in 1..=size.min(2) {
            for first in 0..=size - taken {
                all.push(with(piles, place, &[first, size - taken - first]));
            }
        }
    }
    all
}

/// Positions after each move of Dawson's chess: a single pawn is removed, two at an end, or three adjacent ones
/// anywhere.
fn dawson(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &size) in piles.iter().enumerate() {
        if size == 1 {
            all.push(with(piles, place, &[0]));
        }
        if size >= 2 {
            all.push(with(piles, place, &[size - 2]));
        }
        for first in 0..size.saturating_sub(2) {
            all.push(with(piles, place, &[first, size - 3 - first]));
        }
    }
    all
}

fn lasker(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &size) in piles.iter().enumerate() {
        all.extend((0..size).map(|left| with(piles, place, &[left])));
        all.extend((1..size).map(|part| with(piles, place, &[part, size - part])));
    }
    all
}

fn grundy(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &size) in piles.iter().enumerate() {
        let parts = (1..size).filter(|part| *part != size - *part);
        all.extend(parts.map(|part| with(piles, place, &[part, size - part])));
    }
    all
}

/// Positions after each move of Staircase Nim: stones move down a step. Steps above the highest stone are
/// omitted.
fn stairs(steps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for step in 0..steps.len() {
        for take in 1..=steps[step] {
            let mut left = steps.to_vec();
            left[step] -= take;
            if step > 0 {
                left[step - 1] += take;
            }
            while left.last() == Some(&0) {
                left.pop();
            }
            all.push(left);
        }
    }
    all
}

/// Positions after each move of Fibonacci Nim. A position is a pile, and the most that may be taken.
fn fibonacci(place: &[u64]) -> Vec<Vec<u64>> {
    let &[pile, most] = place else { return Vec::new() };
    let left = (1..=most).map(|take| (pile - take, 2 * take));
    left.map(|(left, most)| if left == 0 { Vec::new() } else { vec![left, most.min(left)] })
        .collect()
}

/// Positions after each move of Hackenbush. A position is the branch heights in preorder; cutting a branch
/// removes all that follow it and reach higher.
fn trees(heights: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (at, height) in heights.iter().enumerate() {
        let falls = heights[at + 1..].iter().take_while(|other| *other > height).count();
        let left = [&heights[..at], &heights[at + 1 + falls..]].concat();
        let mut grown = grown(&left, 1);
        grown.sort();
        all.push(grown.concat());
    }
    all
}

/// Trees that begin at this height, the branches on each in descending order.
fn grown(heights: &[u64], floor: u64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let starts: Vec<usize> = (0..heights.len()).filter(|at| heights[*at] == floor).collect();
    for (number, start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(heights.len());
        let mut above = grown(&heights[start + 1..end], floor + 1);
        above.sort();
        above.reverse();
        found.push([&[floor][..], &above.concat()].concat());
    }
    found
}

/// Positions after each move of a sum. A position is the numbers of each component, preceded by their count;
/// `moves` lists the positions after a move in each component.
fn in_parts(numbers: &[u64], moves: &[Leaves]) -> Vec<Vec<u64>> {
    let mut parts: Vec<Vec<u64>> = Vec::new();
    let mut rest = numbers;
    while let [count, others @ ..] = rest {
        parts.push(others[..*count as usize].to_vec());
        rest = &others[*count as usize..];
    }
    let mut all = Vec::new();
    for (at, leaves) in moves.iter().enumerate() {
        for left in leaves(&parts[at]) {
            let mut after = parts.clone();
            after[at] = left;
            let flat = after.iter().flat_map(|own| [&[own.len() as u64][..], own].concat());
            all.push(flat.collect());
        }
    }
    all
}

fn sum(numbers: &[u64]) -> Vec<Vec<u64>> {
    in_parts(numbers, &[by_set::<1, 2>, kayles, stairs])
}

fn trees_and_nim(numbers: &[u64]) -> Vec<Vec<u64>> {
    in_parts(numbers, &[trees, nim])
}

fn queen_and_pins(numbers: &[u64]) -> Vec<Vec<u64>> {
    in_parts(numbers, &[queen, kayles])
}

/// Positions after each move of Wythoff's game: a queen moves to the corner.
fn queen(pair: &[u64]) -> Vec<Vec<u64>> {
    let (one, other) = (pair[0], pair[1]);
    let alone = (0..one).map(|left| [left, other]).chain((0..other).map(|left| [one, left]));
    let both = (1..=one.min(other)).map(|take| [one - take, other - take]);
    alone.chain(both).map(|[a, b]| vec![a.min(b), a.max(b)]).collect()
}

fn nim(piles: &[u64]) -> Vec<Vec<u64>> {
    let places = piles.iter().enumerate();
    places.flat_map(|(at, size)| (0..*size).map(move |left| with(piles, at, &[left]))).collect()
}

#[test]
fn games_with_listed_positions_agree_with_the_definition() {
    for &(line, root, definition) in LISTED {
        let (proof, mut definition) = (asked("prove", line), definition());
        assert_eq!(proof["agrees"], true, "{line}");
        let below = definition.below(root);
        assert_eq!(proof["sub_positions"], below.len(), "{line}");
        let lost = below.iter().filter(|place| definition.is_lost(place)).count();
        assert_eq!(proof["lost"], lost, "{line}");
        let outcome = if definition.is_lost(root) { "P" } else { "N" };
        assert_eq!(proof["outcome"], outcome, "{line}");
        // Each P-position once, though several moves may lead there.
        let options = definition.options(root);
        let ways = options.iter().filter(|option| definition.is_lost(option)).count();
        let told = proof["winning_moves"].as_array().unwrap().len();
        assert!(told >= ways && (told > 0) == (ways > 0), "{line}");
        let tree = step(&proof, "tree");
        let mut before = Vec::new();
        for node in tree["positions"].as_array().unwrap() {
            let place = super::sizes(&node["piles"]);
            let outcome = if definition.is_lost(&place) { "P" } else { "N" };
            assert_eq!(node["outcome"], outcome, "{line}: {place:?}");
            let options = definition.options(&place);
            assert!(options.iter().all(|option| before.contains(option)), "{line}: {place:?}");
            if node["outcome"] == "P" {
                let mut told: Vec<_> =
                    node["options"].as_array().unwrap().iter().map(super::sizes).collect();
                told.sort();
                assert_eq!(told, options, "{line}: {place:?}");
            } else if !options.is_empty() {
                let to = super::sizes(&node["to"]);
                assert!(options.contains(&to) && definition.is_lost(&to), "{line}: {place:?}");
            }
            before.push(place);
        }
        assert_eq!(before.len(), below.len());
    }
}

/// Rows of Kayles with equal Grundy values (OEIS A002186), and P-positions of Grundy's game (A002188).
#[test]
fn published_positions_are_proved() {
    for (line, outcome) in [
        ("kayles 7 7", "P"),
        ("kayles 8 4", "P"),
        ("kayles 6 3", "P"),
        ("kayles 9 5", "P"),
        ("kayles 5 4", "N"),
        ("grundy 4", "P"),
        ("grundy 7", "P"),
        ("grundy 10", "P"),
        ("grundy 8", "N"),
    ] {
        assert_eq!(asked("prove", line)["outcome"], json!(outcome), "{line}");
    }
}
