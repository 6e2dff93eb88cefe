//! Helpers: the JSON of an explanation and its steps by kind, as a program reads them.

use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use serde::Serialize;
use serde_json::Value;

/// JSON of the data, as the program prints it.
pub fn json(data: &impl Serialize) -> Value {
    serde_json::from_str(&carryless_games::serialize::json(data).unwrap()).unwrap()
}

/// Parses `words`, the arguments of `carryless explain`; fails the test if they are refused.
pub fn question(words: &str) -> Question {
    Question::parse(&CommandLine::parse(words)).unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// Parses `words`, the arguments of `command`; fails the test if they are refused.
pub fn of_command(command: &str, words: &str) -> Question {
    let question = Question::parse_for_command(command, &CommandLine::parse(words));
    question.unwrap_or_else(|error| panic!("{command} {words}: {error}"))
}

/// JSON of the explanation of a question, with tables as short as without `--full`.
pub fn explained(words: &str) -> Value {
    json(&question(words).explain(false))
}

/// JSON of the explanation of a question with `--frames`.
pub fn framed(words: &str) -> Value {
    let mut explanation = question(words).explain(false);
    explanation.build_frames();
    json(&explanation)
}

/// JSON of the explanation of a question with `--full`.
pub fn in_full(words: &str) -> Value {
    json(&question(words).explain(true))
}

/// The winning moves in the JSON of an explanation, each as JSON text, sorted.
pub fn winning_moves(answer: &Value) -> Vec<String> {
    let moves = answer["winning_moves"].as_array().unwrap().iter();
    let mut moves: Vec<String> = moves.map(Value::to_string).collect();
    moves.sort();
    moves
}

/// JSON of the explanation that `command` gives for the arguments `words`.
pub fn asked(command: &str, words: &str) -> Value {
    json(&of_command(command, words).explain(false))
}

/// Steps of this kind in the JSON of an explanation, in their order.
pub fn steps<'v>(answer: &'v Value, kind: &str) -> impl Iterator<Item = &'v Value> {
    answer["steps"].as_array().unwrap().iter().filter(move |step| step["kind"] == kind)
}

/// The step of this kind in the JSON of an explanation; fails the test unless there is exactly one.
pub fn step<'v>(answer: &'v Value, kind: &str) -> &'v Value {
    let mut found = steps(answer, kind);
    let step = found.next().unwrap_or_else(|| panic!("no step {kind} in {answer}"));
    assert!(found.next().is_none(), "more than one step {kind} in {answer}");
    step
}
