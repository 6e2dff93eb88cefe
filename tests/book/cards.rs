//! Proves the dots on the cards of wrong ideas: each row is what the game tree found about the idea,
//! in both languages, and every position that has a dot is counted once.

use std::fs;

use super::root;
use crate::inside::boxes::positions;
use crate::inside::by_hand::{odd_columns, powers};
use crate::inside::trees::{Piles, Solver, after};
use carryless::games::Question;
use carryless::line::Line;
use carryless::position::Outcome;
use serde_json::Value;

/// How many positions of an idea fail, depend on the move, are right.
type Dots = [u64; 3];

fn counted(line: &str, dots: [char; 3]) -> Dots {
    dots.map(|dot| line.chars().filter(|letter| *letter == dot).count() as u64)
}

/// The rows of dots of a lesson, but for that of the race, which is a pattern.
fn rows(lesson: &str) -> Vec<Dots> {
    let rows = lesson.lines().filter(|line| line.starts_with(['●', '◐', '○']));
    let rows = rows.filter(|line| !line.starts_with("●●○ "));
    rows.map(|line| counted(line, ['●', '◐', '○'])).collect()
}

/// What the program finds for each idea that the lesson asks it about, in order.
fn found(lesson: &str) -> Vec<Dots> {
    let lines = lesson.lines().filter_map(|line| line.strip_prefix("prove "));
    let asked = lines.filter(|line| line.contains("--idea "));
    let asked = asked.filter_map(|line| line.strip_suffix(" --detail verdict"));
    let dots = |line: &str| {
        let question = Question::of_command("prove", &Line::parse(line)).unwrap();
        let answer: Value = crate::inside::answers::json(&question.explain(false));
        ["wrong", "mixed", "right"].map(|field| answer[field].as_u64().unwrap())
    };
    asked.map(dots).collect()
}

/// Positions with two odd columns or more in which taking the weight of one of these columns from
/// a pile that has it can be done, and in how many of them every such move loses.
fn one_column(chosen: fn(&[u64]) -> &[u64]) -> Dots {
    let rules = Piles { limit: None, misere: false };
    let mut solver = Solver::default();
    let mut dots = [0; 3];
    for piles in positions(3, 7) {
        let odd = odd_columns(&piles);
        if odd.len() < 2 {
            continue;
        }
        let mut lost = Vec::new();
        for weight in chosen(&odd) {
            for (size, pile) in
                piles.iter().zip(1..).filter(|(size, _)| powers(**size).contains(weight))
            {
                assert!(size >= weight);
                lost.push(solver.outcome(rules, &after(&piles, pile, *weight)) == Outcome::N);
            }
        }
        match (lost.is_empty(), lost.iter().all(|lost| *lost), lost.contains(&true)) {
            (true, ..) => {}
            (_, true, _) => dots[0] += 1,
            (.., true) => dots[1] += 1,
            _ => dots[2] += 1,
        }
    }
    dots
}

#[test]
fn the_dots_are_what_was_found() {
    let mut read = Vec::new();
    for code in ["en", "zh"] {
        let path = root().join(format!("lessons/{code}/wrong-ideas.md"));
        let lesson = fs::read_to_string(path).unwrap();
        let mut expected = found(&lesson);
        assert_eq!(expected.len(), 16, "{code}");
        // Two ideas about one column stand behind the five about which pile to choose.
        let leftmost = one_column(|odd| &odd[..1]);
        let another = one_column(|odd| &odd[1..]);
        expected.splice(5..5, [leftmost, another]);
        assert_eq!(rows(&lesson), expected, "{code}");
        read.push(rows(&lesson));
    }
    assert_eq!(read[0], read[1]);
}
