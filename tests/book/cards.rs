//! Compares the dots on the misconception cards of the lessons, and the number of failures below them, with
//! the counts that the program computes from the rules, in both languages.

use std::fs;

use super::root;
use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use serde_json::Value;

/// Numbers of positions in which a misconception is wrong, in which that depends on the move, and in which it
/// is right.
type Dots = [u64; 3];

fn count_dots(line: &str, dots: [char; 3]) -> Dots {
    dots.map(|dot| line.chars().filter(|letter| *letter == dot).count() as u64)
}

/// Counts of dots in each row of dots of a lesson. The rows of the race lesson are left out, as they are a
/// pattern.
fn rows(lesson: &str) -> Vec<Dots> {
    let rows = lesson.lines().filter(|line| line.starts_with(['●', '◐', '○']));
    let rows = rows.filter(|line| !line.starts_with("●●○ "));
    rows.map(|line| count_dots(line, ['●', '◐', '○'])).collect()
}

/// Counts that the program computes for each misconception that the lesson asks about, in order.
fn program_dots(lesson: &str) -> Vec<Dots> {
    let lines = lesson.lines().filter_map(|line| line.strip_prefix("prove "));
    let asked = lines.filter(|line| line.contains("--idea "));
    let asked = asked.filter_map(|line| line.strip_suffix(" --detail verdict"));
    let dots = |line: &str| {
        let question = Question::parse_for_command("prove", &CommandLine::parse(line)).unwrap();
        let answer: Value = carryless_test_support::answers::json(&question.explain(false));
        ["wrong", "mixed", "right"].map(|field| answer[field].as_u64().unwrap())
    };
    asked.map(dots).collect()
}

#[test]
fn dots_agree_with_the_counted_positions() {
    let mut read = Vec::new();
    for code in ["en", "zh"] {
        let path = root().join(format!("lessons/{code}/wrong-ideas.md"));
        let lesson = fs::read_to_string(path).unwrap();
        let found = program_dots(&lesson);
        assert_eq!(found.len(), 18, "{code}");
        assert_eq!(rows(&lesson), found, "{code}");
        for dots in &found {
            assert!(numbers(&lesson).any(|number| number == dots[0]), "{code}: {dots:?}");
        }
        read.push(found);
    }
    assert_eq!(read[0], read[1]);
}

/// Numbers in the sentences below the dots.
fn numbers(lesson: &str) -> impl Iterator<Item = u64> {
    let below = lesson.split("</div>\n\n").skip(1).filter_map(|rest| rest.lines().next());
    let digits = below.flat_map(|line| line.split(|letter: char| !letter.is_ascii_digit()));
    digits.filter_map(|word| word.parse().ok()).chain([0])
}
