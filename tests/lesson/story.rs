//! Plays a lesson with thirty simulated pupils, most of them with a misconception whose moves this file
//! computes independently; their codes become a report that names the misconceptions.

use std::collections::HashMap;

use carryless_web::{self as web, Request};

use super::page::{between, pressed};

/// Strategy of a simulated pupil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strategy {
    /// Plays right.
    Right,
    /// Makes two piles equal.
    Equal,
    /// Takes the nim-sum from the largest pile.
    Largest,
    /// Takes the whole largest pile.
    Whole,
}

/// Whether the player to move wins, for each position, found by trying all moves.
#[derive(Default)]
struct Tree(HashMap<Vec<u64>, bool>);

impl Tree {
    fn wins(&mut self, piles: &[u64]) -> bool {
        let mut sorted: Vec<u64> = piles.iter().copied().filter(|size| *size > 0).collect();
        sorted.sort_unstable();
        if let Some(known) = self.0.get(&sorted) {
            return *known;
        }
        let wins = moves(&sorted).into_iter().any(|turn| !self.wins(&after(&sorted, turn)));
        self.0.insert(sorted, wins);
        wins
    }

    fn winning(&mut self, piles: &[u64]) -> Option<(usize, u64)> {
        moves(piles).into_iter().find(|turn| !self.wins(&after(piles, *turn)))
    }
}

/// Moves as (pile index, 0-based, number taken).
fn moves(piles: &[u64]) -> Vec<(usize, u64)> {
    let of_pile = |(pile, size): (usize, &u64)| (1..=*size).map(move |take| (pile, take));
    piles.iter().enumerate().flat_map(of_pile).collect()
}

fn after(piles: &[u64], (pile, take): (usize, u64)) -> Vec<u64> {
    let mut left = piles.to_vec();
    left[pile] -= take;
    left
}

impl Strategy {
    /// Move of a pupil with this strategy.
    fn plays(self, piles: &[u64], tree: &mut Tree) -> (usize, u64) {
        let largest = (0..piles.len()).max_by_key(|at| piles[*at]).unwrap();
        let mut others: Vec<u64> = piles.to_vec();
        others.remove(largest);
        let next = others.into_iter().max().unwrap();
        match self {
            Strategy::Right => tree.winning(piles).unwrap(),
            Strategy::Equal if piles[largest] > next => (largest, piles[largest] - next),
            Strategy::Largest => {
                // Digit by digit: the bits that are 1 an odd number of times.
                let digits = (0..6).map(|place| 1 << place);
                let odd = digits.filter(|weight| {
                    piles.iter().filter(|size| *size / weight % 2 == 1).count() % 2 == 1
                });
                (largest, odd.sum::<u64>().clamp(1, piles[largest]))
            }
            _ => (largest, piles[largest]),
        }
    }
}

/// Plays the lesson to the end, page by page, and reads the code.
fn plays(line: &str, place: u64, strategy: Strategy, tree: &mut Tree) -> (String, bool) {
    let mut shown = pressed(line, "", "");
    let mut errs = false;
    for task in line.split('"').skip(1).step_by(2) {
        let piles: Vec<u64> = task.split(' ').map(|size| size.parse().unwrap()).collect();
        let typed = |(pile, take): (usize, u64)| format!("{}:{take}", pile + 1);
        let first = strategy.plays(&piles, tree);
        shown = pressed(&shown.line, "answer", &typed(first));
        if tree.wins(&after(&piles, first)) {
            errs = true;
            assert!(shown.parts["answer"].contains("One more try."), "{task}");
            // Every third pupil is right at the second attempt.
            let second = if place.is_multiple_of(3) {
                typed(tree.winning(&piles).unwrap())
            } else {
                typed(first)
            };
            shown = pressed(&shown.line, "answer", &second);
        }
        shown = pressed(&shown.line, "next", "");
    }
    shown = pressed(&shown.line, "place", &place.to_string());
    let code = between(&shown.parts["answer"], "<code>", "</code>").unwrap();
    (code.to_owned(), errs)
}

#[test]
fn the_report_names_the_misconceptions_of_thirty_pupils() {
    let planned = pressed("explain 3 4 5", "wing", "lesson");
    let planned = pressed(&planned.line, "other", "");
    let link = pressed(&planned.line, "link", "https://school.example/");
    let line = pressed(&planned.line, "try", "").line;
    let lesson = super::named(
        between(&link.parts["answer"].replace("&amp;", "&"), "data-copy=\"", "\"").unwrap(),
    );
    assert_eq!(lesson.unwrap().tasks.len(), 5);

    let mut tree = Tree::default();
    let strategies = [Strategy::Right, Strategy::Equal, Strategy::Largest, Strategy::Whole];
    let mut codes = Vec::new();
    let mut held: Vec<(String, Strategy, bool)> = Vec::new();
    for place in 1..=30 {
        let strategy = strategies[(place as usize * 7) % 4];
        let name = format!("Pupil{place:02}");
        let (code, errs) = plays(&line, place, strategy, &mut tree);
        assert_eq!(errs, strategy != Strategy::Right, "{line}: {strategy:?}");
        codes.push(format!("{place},{code}"));
        held.push((name, strategy, errs));
    }
    // The codes come back in any order.
    codes.reverse();
    let names: Vec<&str> = held.iter().map(|(name, ..)| name.as_str()).collect();
    let shown = web::reply(&Request {
        lang: "en".to_owned(),
        line: line.replace("lesson ", "lesson --back "),
        answers: codes.join("\n"),
        roster: names.join("\n"),
        ..Request::default()
    });
    let report = &shown.parts["answer"];
    assert!(report.contains("30 pupils have answered"), "{report}");
    // Pupils named beside a misconception.
    let held_by = |idea: &str| {
        let named = between(report, &format!("“{idea}”</strong> ("), ")").unwrap_or_default();
        named.replace(" and ", ", ").split(", ").map(str::to_owned).collect::<Vec<_>>()
    };
    for (strategy, ideas) in [
        (Strategy::Equal, &["Make two piles equal"][..]),
        (Strategy::Largest, &["Take the nim-sum away from the largest pile"]),
    ] {
        let named: Vec<String> = ideas.iter().flat_map(|idea| held_by(idea)).collect();
        for (name, ..) in held.iter().filter(|(_, own, errs)| *own == strategy && *errs) {
            assert!(named.contains(name), "{strategy:?} {name}: {named:?}\n{line}");
        }
    }
    let wrong = between(report, "Wrong ideas", "Pupils").unwrap();
    for (name, ..) in held.iter().filter(|(_, strategy, _)| *strategy == Strategy::Right) {
        assert!(!wrong.contains(name.as_str()), "{name}: {wrong}");
    }
    assert!(wrong.contains("name=\"sheet\" value=\"--trap equalise"), "{wrong}");
}
