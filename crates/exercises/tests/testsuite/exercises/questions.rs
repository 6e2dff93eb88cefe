//! Compares the question text with the exercise's JSON: lines of a solution, components of a sum, squares of
//! a board, added multiples, the end of a story, and the rules.

use carryless_exercises::{Constraint, Constraints, Exercise, question_text};
use carryless_render::i18n::Language;
use carryless_render::{Renderer, View};
use serde_json::Value;

use super::constrained::{level, space};
use super::read_back;
use carryless_test_support::checker::{list, number};

fn writer(code: &str) -> Renderer {
    question_text::writer(Language::of_code(code).unwrap()).unwrap()
}

fn draw_exercises(topic: &str, constraints: &Constraints) -> Vec<Exercise> {
    space(topic, constraints).draw(5).take(24).collect()
}

/// English questions of a topic with the JSON of the exercises.
fn questions_with_json(topic: &str, constraints: &Constraints) -> Vec<(String, Value)> {
    let words = writer("en");
    let both = |exercise: Exercise| {
        let question = exercise.question(&words).unwrap();
        (question, read_back(&exercise, ""))
    };
    draw_exercises(topic, constraints).into_iter().map(both).collect()
}

fn row(numbers: &[u64], between: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

/// Numbers of a line in a solution, in reading order.
fn line_numbers(line: &Value) -> Vec<String> {
    let one = |name: &str| number(&line[name]).to_string();
    match line["line"].as_str().unwrap() {
        "rows" => {
            let (numbers, written) = (list(&line["numbers"]), list(&line["written"]));
            let digits = |number: &u64| format!("{number:b}").len();
            let width = numbers.iter().chain(&written).map(digits).max().unwrap();
            let pairs = numbers.iter().zip(&written);
            pairs.map(|(number, written)| format!("{number} = {written:0width$b}")).collect()
        }
        "sums" | "check" => vec![row(&list(&line["digits"]), " ")],
        "odd" => vec![row(&list(&line["weights"]), ", ")],
        "becomes" => {
            vec![format!("Pile {} goes from {} to {}", one("pile"), one("size"), one("leaves"))]
        }
        "take" => vec![format!("takes {} from pile {}", one("take"), one("pile"))],
        other => panic!("{other}"),
    }
}

/// Asserts that the given lines are printed in digits and the others are empty.
fn assert_given_lines(question: &str, lines: &[Value], given: usize) {
    for (at, line) in lines.iter().enumerate() {
        let mut written = question.lines().filter(|one| one.starts_with(&format!("{}. ", at + 1)));
        let said = written.next().unwrap_or_else(|| panic!("no line {at}: {question}"));
        assert_eq!(written.next(), None, "{question}");
        let empty = said.contains("\\_\\_");
        assert_eq!(empty, at >= given, "{said}");
        let mut rest = said;
        for part in line_numbers(line).iter().filter(|_| !empty) {
            let found = rest.find(part).unwrap_or_else(|| panic!("no {part}: {said}"));
            rest = &rest[found + part.len()..];
        }
        let bare = rest.trim_end_matches(['.', ')']);
        assert!(empty || bare.is_empty(), "{said}: {rest}");
    }
}

#[test]
fn given_lines_of_a_solution_are_in_the_question() {
    let mut none = 0;
    for hard in 1..=4 {
        for (question, json) in questions_with_json("find-mistake", &level(hard)) {
            let lines = json["task"]["lines"].as_array().unwrap();
            assert_eq!(lines.len(), 5, "{json}");
            assert_given_lines(&question, lines, lines.len());
        }
        for fade in 1..=6 {
            for (question, json) in
                questions_with_json("walkthrough", &level(hard).with(Constraint::Fade, fade))
            {
                let steps = json["task"]["steps"].as_array().unwrap();
                assert_eq!(steps.len(), 6, "{json}");
                assert_given_lines(&question, steps, 6 - fade as usize);
                none += usize::from(question.contains("\\_\\_"));
            }
        }
    }
    assert!(none > 400, "{none}");
}

#[test]
fn each_part_of_a_sum_is_listed_with_its_numbers() {
    for hard in 1..=5 {
        for (question, json) in questions_with_json("sum", &level(hard)) {
            let parts = json["position"]["parts"].as_array().unwrap();
            for (at, part) in (1..).zip(parts) {
                let line = question.lines().find(|line| line.starts_with(&format!("{at}. ")));
                let line = line.unwrap_or_else(|| panic!("no part {at}: {question}"));
                let piles = list(&part["position"]["piles"]);
                assert!(line.contains(&row(&piles, ", ")), "{line}: {part}");
                let takes = &part["rules"]["take"];
                let named = |take: &u64| line.contains(&take.to_string());
                assert!(!takes.is_array() || list(takes).iter().all(named), "{line}: {part}");
            }
        }
    }
}

/// A board has one square more than steps, and a story ends as its rules say.
#[test]
fn stories_agree_with_their_board_and_end_rule() {
    for (constraint, told) in [(Constraint::Squares, "squares"), (Constraint::Counters, "counters")]
    {
        for say in [[1, 3], [1, 4]] {
            for (question, json) in questions_with_json(
                "race-story",
                &level(2).with(constraint, 30).with(Constraint::Say, say),
            ) {
                assert_eq!(
                    json["task"]["story"].as_str().unwrap().split("-last").next(),
                    Some(told)
                );
                assert!(question.contains("30"), "{question}");
            }
        }
    }
    let stuck = level(2).with(Constraint::Say, [2, 4]);
    for (constraint, told) in
        [(Constraint::Squares, "squares-stuck-loses"), (Constraint::Counters, "matches-stuck")]
    {
        for (question, json) in
            questions_with_json("race-story", &stuck.clone().with(constraint, 30))
        {
            assert!(json["task"]["story"].as_str().unwrap().starts_with(told), "{json}");
            assert!(question.contains("30"), "{question}");
        }
    }
    // With a single number to say there is no choice.
    assert_eq!(draw_exercises("race-story", &level(2).with(Constraint::Say, [3, 3])).len(), 0);
    // A lower bound slightly above the smallest target still gives small targets.
    let targets = questions_with_json("race-story", &level(1).with(Constraint::Target, 30));
    let least = targets.iter().map(|(_, json)| number(&json["position"]["target"])).min();
    assert!(least < Some(15), "{least:?}");
}

#[test]
fn multiples_that_are_added_are_named() {
    for (question, json) in questions_with_json("count", &level(3)) {
        for multiplier in list(&json["rules"]["multipliers"]) {
            let name = if multiplier == 1 { "n".to_owned() } else { format!("{multiplier}n") };
            let mut words = question.split(|letter: char| !letter.is_alphanumeric());
            assert!(words.any(|word| word == name), "{name}: {question}");
        }
        assert!(!question.contains("1n"), "{question}");
    }
}

/// The value of pawns is explained only if pawns face each other.
#[test]
fn pawns_are_mentioned_only_if_they_exist() {
    let mut seen = [0, 0];
    for hard in 1..=5 {
        for (question, json) in questions_with_json("xiangqi", &level(hard)) {
            let files = json["task"]["files"].as_array().unwrap();
            let pawns = files.iter().any(|file| file["man"] == "pawn");
            assert_eq!(question.contains("pawns"), pawns, "{question}");
            seen[usize::from(pawns)] += 1;
        }
    }
    assert!(seen[1] > 20, "{seen:?}");
}

/// The key of a judged move describes the position after this very move.
#[test]
fn the_key_judges_the_move_in_the_question() {
    for exercise in draw_exercises("judge-move", &level(2)) {
        let asked = read_back(&exercise, "");
        let key =
            carryless_render::json(exercise.explanation().unwrap(), &View::default()).unwrap();
        let key: Value = serde_json::from_str(&key).unwrap();
        for name in ["pile", "take", "leaves"] {
            assert_eq!(key["move"][name], asked["task"]["move"][name], "{asked}");
        }
    }
}
