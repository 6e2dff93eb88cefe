//! What the explanation of a question says to a program: its JSON, and the steps in it by their kind.

use carryless::command_line::CommandLine;
use carryless::games::Question;
use serde::Serialize;
use serde_json::Value;

/// The JSON of data as the program writes it.
pub(crate) fn json(data: &impl Serialize) -> Value {
    serde_json::from_str(&carryless::serialize::json(data).unwrap()).unwrap()
}

/// A question as it is typed; one that is refused fails.
pub(crate) fn question(words: &str) -> Question {
    Question::parse(&CommandLine::parse(words)).unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// The words of a question behind the name of its command; one that is refused fails.
pub(crate) fn of_command(command: &str, words: &str) -> Question {
    let question = Question::parse_for_command(command, &CommandLine::parse(words));
    question.unwrap_or_else(|error| panic!("{command} {words}: {error}"))
}

/// The explanation of a question, its tables as long as they are without `--full`.
pub(crate) fn explained(words: &str) -> Value {
    json(&question(words).explain(false))
}

/// The explanation of a question with `--frames`.
pub(crate) fn framed(words: &str) -> Value {
    let mut explanation = question(words).explain(false);
    explanation.build_frames();
    json(&explanation)
}

/// The explanation of a question with `--full`.
pub(crate) fn in_full(words: &str) -> Value {
    json(&question(words).explain(true))
}

/// The texts of the winning moves of an explanation, sorted.
pub(crate) fn winning_moves(answer: &Value) -> Vec<String> {
    let moves = answer["winning_moves"].as_array().unwrap().iter();
    let mut moves: Vec<String> = moves.map(Value::to_string).collect();
    moves.sort();
    moves
}

/// The explanation of the words behind the name of a command.
pub(crate) fn asked(command: &str, words: &str) -> Value {
    json(&of_command(command, words).explain(false))
}

/// The steps of a kind, in their order.
pub(crate) fn steps<'v>(answer: &'v Value, kind: &str) -> impl Iterator<Item = &'v Value> {
    answer["steps"].as_array().unwrap().iter().filter(move |step| step["kind"] == kind)
}

/// The only step of a kind.
pub(crate) fn step<'v>(answer: &'v Value, kind: &str) -> &'v Value {
    let mut found = steps(answer, kind);
    let step = found.next().unwrap_or_else(|| panic!("no step {kind} in {answer}"));
    assert!(found.next().is_none(), "more than one step {kind} in {answer}");
    step
}
